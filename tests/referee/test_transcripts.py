"""Whole logs as `python -m referee replay` prints them, read by people; one for every sheet.

Lines that are not indented are the log. After a change that is meant, print and read them anew.
"""

from pathlib import Path

import pytest

from referee.games import GAMES
from referee.replay import replay, unfold
from referee.report import report

TRANSCRIPTS = sorted(Path(__file__).with_name("transcripts").glob("*.txt"))


def log(path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith(" ")]


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_a_log_is_judged_as_it_was(path: Path) -> None:
    assert list(report(log(path))) == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_every_line_of_it_can_be_used(path: Path) -> None:
    assert replay(log(path)).trouble == ()


def test_no_game_side_or_sheet_is_without_one() -> None:
    matches = [match for path in TRANSCRIPTS for match in unfold(log(path))]
    assert {(it.game.key, step.after.side) for it in matches for step in it.steps} == {
        (game.key, side.key) for game in GAMES.values() for side in game.sides
    }
    named = {(it.game.key, dict(it.opened.options).get("preset")) for it in matches}
    usual = {(game.key, None) for game in GAMES.values()}
    assert named >= usual | {("tippo", "tower"), ("flip", "gamerules")}
