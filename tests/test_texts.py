"""Every language has every text, with the same arguments, and every text that is used exists."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from pages.parts.entry import ENTRY_TEXTS
from pages.parts.say import LANGUAGES, TEXTS, plain, text
from referee.games import GAMES
from referee.plausible import Problem
from referee.scoring import Scoring, systems

ROOT = Path(__file__).parents[1]


class Arguments(Visitor):
    """Names of the arguments that a message asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def catalogue(code: str) -> dict[str, set[str]]:
    found = {}
    for entry in parse((TEXTS / f"{code}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.found
    return found


def calls(source: str, name: str) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == name
        and node.args
    ]


def asked() -> set[str]:
    """Keys written out in a call of `t` or `said` anywhere in the pages."""
    found = set()
    for path in (ROOT / "pages").rglob("*.py"):
        source = path.read_text("utf-8")
        for call in (*calls(source, "t"), *calls(source, "said")):
            for node in ast.walk(call.args[0]):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found


def test_all_languages_have_the_same_texts_with_the_same_arguments() -> None:
    first, *others = [catalogue(code) for code in LANGUAGES]
    for other in others:
        assert other == first


def test_every_text_that_a_page_asks_for_exists() -> None:
    known = catalogue("en")
    whole = {key for key in asked() if not key.endswith("-") and "-" in key}
    assert not {key for key in whole if key not in known and not _prefix(key, known)}


def _prefix(key: str, known: dict[str, set[str]]) -> bool:
    """The fixed part of a key that is put together, or a piece of a longer text."""
    return any(other.startswith(f"{key}-") or key in other for other in known)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_side_face_and_system_has_a_name(code: str, game: str) -> None:
    assert text(code, f"game-{game}")
    for side in GAMES[game].sides:
        assert text(code, f"side-{side.key}")
        for face in side.rows:
            if not face.isdigit():
                assert text(code, f"face-{face.lower().replace('+', 'plus')}")
    for scoring in systems(GAMES[game]):
        assert text(code, f"scoring-{scoring}")
    assert text(code, f"scoring-{Scoring.STANDARD}")


def test_every_word_of_the_hand_entry_has_its_arguments() -> None:
    known = catalogue("en")
    for key, arguments in ENTRY_TEXTS.items():
        assert known[f"entry-{key}"] <= set(arguments), key
    assert {key for key in known if key.startswith("entry-")} == {f"entry-{k}" for k in ENTRY_TEXTS}


def test_every_problem_of_a_hand_can_be_said() -> None:
    source = (ROOT / "referee" / "plausible.py").read_text("utf-8")
    codes = {
        call.args[0].value
        for call in calls(source, Problem.__name__)
        if isinstance(call.args[0], ast.Constant)
    }
    assert len(codes) > 10
    assert {f"problem-{code}" for code in codes} <= set(catalogue("en"))


@pytest.mark.parametrize("name", ["**Bo**", "<b>Bo</b>", ":red[Bo]", "$Bo$", "[Bo](x)", "# Bo"])
def test_a_name_in_a_label_has_its_markup_escaped(name: str) -> None:
    escaped = plain(name)
    assert escaped.replace("\\", "") == name
    assert all(escaped[at - 1] == "\\" for at, char in enumerate(escaped) if char in "*<>:[]$#")
