"""Imports point one way, pages → stats → db → referee, and no module grows out of hand."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ABOVE_DB = {"app", "pages", "stats", "streamlit", "pandas", "plotly"}
ABOVE_STATS = {"app", "pages", "streamlit"}
LONGEST = 400


def imported(source: str) -> set[str]:
    """Top-level packages a module imports anywhere, inside functions too; not relative imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


def modules(folder: Path) -> Iterator[Path]:
    """Python files below the folder, but for those in hidden folders such as `.venv`."""
    for path in sorted(folder.rglob("*.py")):
        if not any(part.startswith(".") for part in path.relative_to(ROOT).parts):
            yield path


def imports_of(layer: str) -> dict[str, set[str]]:
    return {
        str(path.relative_to(ROOT)): imported(path.read_text(encoding="utf-8"))
        for path in modules(ROOT / layer)
    }


@pytest.mark.parametrize(
    "source",
    ["import db.store", "from db import store", "def f():\n    from db.store import Store"],
)
def test_an_import_is_seen_wherever_it_stands(source: str) -> None:
    assert imported(source) == {"db"}


def test_referee_needs_the_standard_library_only() -> None:
    found = imports_of("referee")
    allowed = sys.stdlib_module_names | {"referee"}
    assert found
    assert {path: names - allowed for path, names in found.items() if names - allowed} == {}


@pytest.mark.parametrize(("layer", "above"), [("db", ABOVE_DB), ("stats", ABOVE_STATS)])
def test_no_layer_imports_from_above(layer: str, above: set[str]) -> None:
    found = imports_of(layer)
    assert found
    assert {path: names & above for path, names in found.items() if names & above} == {}


def test_no_module_is_longer_than_can_be_read_in_one_go() -> None:
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in modules(ROOT)}
    assert {str(path): count for path, count in lines.items() if count > LONGEST} == {}
