"""The notebooks run from top to bottom, and are kept without what they printed."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from db import open_store
from referee.events import Ended, Opened, Sum
from stats.looks import COLOURS, SYMBOLS

FOLDER = Path(__file__).parents[1] / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


@pytest.fixture
def _evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database with a match in it, which a notebook finds as the app does."""
    url = f"sqlite:///{tmp_path / 'scores.db'}"
    monkeypatch.setenv("DATABASE_URL", url)
    store = open_store(url, colours=COLOURS, symbols=SYMBOLS)
    people = [store.add_player(name).id for name in ("Ada", "卡拉")]
    match = store.new_match(Opened("flip", 2, 0, "standard", 100), people)
    store.record(match, Ended(0, ((), Sum((60,)))), after=1)
    store.record(match, Ended(1, (Sum((12, 11)), ())), after=2)
    store.close()


def said(name: str) -> str:
    """All that the notebook shows, as plain text."""
    book = nbformat.read(FOLDER / name, as_version=4)
    NotebookClient(book, timeout=120, resources={"metadata": {"path": str(FOLDER)}}).execute()
    shown = []
    for cell in book.cells:
        for output in cell.get("outputs", ()):
            shown.append(output.get("text") or output.get("data", {}).get("text/plain", ""))
            shown += output.get("data", {})
    return "\n".join(shown)


def test_there_are_notebooks() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["dispute", "race"]


def test_the_dispute_is_judged_both_ways() -> None:
    shown = said("dispute.ipynb")
    assert "seat 1 draws 4" in shown
    assert "illegal" in shown.split("seat 1 draws 4")[-1]


@pytest.mark.usefixtures("_evening")
def test_the_race_is_drawn_from_the_database() -> None:
    shown = said("race.ipynb")
    assert "卡拉" in shown
    assert "application/vnd.plotly.v1+json" in shown
    assert "(60, 23)" in shown


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_no_output_is_kept(path: Path) -> None:
    cells = [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]
    assert cells
    assert not [cell for cell in cells if cell.outputs or cell.execution_count]
