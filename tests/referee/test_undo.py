"""Undo and redo, back to the start and forth again."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from referee.events import Ended, Struck, Sum
from referee.match import Match
from referee.notation import write
from referee.replay import replay
from tests.referee.tables import changes

FIRST = "match classic 3 dealer 0 standard 100"
HAND = "hand 0 out light 1:=40 2:=0"
# Changes of which most can be made, and some cannot.
LOGS = st.lists(
    st.sampled_from(
        [
            *(HAND, "hand 2 out light 0:=70 1:off", "strike 1", "strike 2", f"correct 1 {HAND}"),
            *("abandon", "reopen", "play-on 200", "play-on 300"),
        ]
    )
    | changes.map(write),
    max_size=8,
)


def bare(match: Match) -> Match:
    """What the table sees, without the way it came about."""
    return replace(match, trouble=(), length=0, undone=None, latest=None)


def made(lines: list[str]) -> list[str]:
    """The changes among these that could be made."""
    failed = {it.entry for it in replay([FIRST, *lines]).trouble}
    return [line for entry, line in enumerate(lines, start=1) if entry not in failed]


@given(LOGS)
def test_undo_leads_back_to_the_start_and_no_further(lines: list[str]) -> None:
    changes_made = made(lines)
    undone = replay([FIRST, *changes_made, *["undo"] * len(changes_made)])
    assert bare(undone) == bare(replay([FIRST]))
    assert (undone.latest, undone.trouble) == (None, ())
    once_more = replay([FIRST, *changes_made, *["undo"] * (len(changes_made) + 1)])
    assert [it.why for it in once_more.trouble] == ["there is nothing to undo"]


@given(LOGS, st.integers(0, 8))
def test_redo_leads_forth_again_and_no_further(lines: list[str], back: int) -> None:
    changes_made = made(lines)
    back = min(back, len(changes_made))
    redone = replay([FIRST, *changes_made, *["undo"] * back, *["redo"] * back])
    there = replay([FIRST, *changes_made])
    assert replace(redone, length=0) == replace(there, length=0)
    once_more = replay([FIRST, *changes_made, *["undo"] * back, *["redo"] * (back + 1)])
    assert [it.why for it in once_more.trouble] == ["there is nothing to redo"]


@given(LOGS, st.integers(0, 8))
def test_undo_shows_the_match_as_it_was_before(lines: list[str], back: int) -> None:
    changes_made = made(lines)
    kept = len(changes_made) - min(back, len(changes_made))
    undone = replay([FIRST, *changes_made, *["undo"] * (len(changes_made) - kept)])
    assert bare(undone) == bare(replay([FIRST, *changes_made[:kept]]))
    assert undone.latest == replay([FIRST, *changes_made[:kept]]).latest


def test_what_undo_and_redo_would_take_is_known() -> None:
    match = replay([FIRST, HAND, 'strike 1 why "misdeal"', "undo"])
    assert match.latest == Ended(0, ((), Sum((40,)), Sum((0,))))
    assert match.undone == Struck(1, "misdeal")
    assert replay([FIRST, HAND]).undone is None


def test_a_new_change_clears_what_could_be_redone() -> None:
    match = replay([FIRST, HAND, "undo", HAND, "redo"])
    assert len(match.hands) == 1
    assert match.undone is None
    assert [(it.entry, it.why) for it in match.trouble] == [(4, "there is nothing to redo")]


def test_a_change_that_cannot_be_made_leaves_redo_alone() -> None:
    match = replay([FIRST, HAND, "undo", "strike 7", "redo"])
    assert len(match.hands) == 1
    assert [it.why for it in match.trouble] == ["there is no hand 7"]


def test_what_was_redone_is_undone_again() -> None:
    match = replay([FIRST, HAND, "undo", "redo", "undo"])
    assert (match.hands, match.trouble, match.length) == ((), (), 5)
