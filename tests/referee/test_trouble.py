"""Logs that cannot be read to the end, and those that cannot be read at all."""

import re
from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from referee.events import Event
from referee.match import Match, Trouble
from referee.notation import read, write
from referee.replay import LogError, UnusableError, apply, replay, unfold
from referee.scoring import Scoring
from tests.referee.tables import changes, steps

FIRST = "match flip 3 dealer 0 standard 100"
GOOD = st.sampled_from(
    [
        *("hand 0 out light 1:7,W 2:=12", "hand 2 out dark last WC 0:E,E 1:off"),
        *("undo", "redo", "strike 1", "abandon", "reopen", "play-on 200"),
    ]
)
UNUSABLE = {
    "match flip 3 dealer 0 standard 100": "a match begins only once",
    "round 0 fell 1 won": "flip hands are not entered this way",
    "hand 0 out dusk 1:7 2:8": "no-such-side dusk",
    "hand 0 out light 1:0 2:8": "seat 1: no-such-card 0",
    "hand 0 out light 1:P7 2:8": "seat 1: no-such-card P7",
    "hand 0 out light 1:R3! 2:8": "seat 1: no-such-card R3!",
    "hand 3 out light 0:7 1:7 2:7": "there is no seat 3",
    "hand 0 out light 1:7 2:8 3:9": "there is no seat 3",
    "hand 0 out light 1:7 2:8 3:off": "there is no seat 3",
    "hand 0 out light 1:7": "seat 2: blank",
    "strike 9": "there is no hand 9",
    "strike 0": "there is no hand 0",
    "correct 9 hand 0 out light 1:7 2:8": "there is no hand 9",
    "correct 1 hand 0 out light 1:7": "seat 2: blank",
    "correct 1 round 0 fell": "flip hands are not entered this way",
    "play-on 100": "the new target must lie above 100, at most 5000",
}
GARBAGE = st.text().map(lambda text: f"? {text}") | st.sampled_from(["", *UNUSABLE])


def bare(match: Match) -> Match:
    """The match without what only its log's length and order tell."""
    entered = tuple(replace(it, lines=(None, 0)) for it in match.entered)
    return replace(match, trouble=(), length=0, undone=None, begun=0, entered=entered)


def look_at(match: Match) -> None:
    """Everything a page may ask of a match."""
    for system in Scoring:
        view = match.under(system)
        assert len(view.running) == len(view.counted) <= len(view.hands)
        assert view.running[-1:] in ((), (view.standings.totals,))
        assert view.dealer in range(view.opened.seats)
        assert view.starter in range(view.opened.seats)
        assert set(view.playing) | set(view.standings.eliminated) == set(range(view.opened.seats))
        assert all(len(hand.points) == view.opened.seats for hand in view.hands)
        assert view.over == bool(view.standings.winners)
        assert view.over <= (view.closed or view.reopened)


@given(st.lists(steps), st.sampled_from([FIRST, "match stacko 4 dealer 3 rounds 3"]))
def test_no_log_is_too_much_to_look_at(events: list[Event], first: str) -> None:
    match = replay([first, *map(write, events)])
    assert match.length == len(events) + 1
    look_at(match)


@given(st.lists(GOOD, max_size=8), st.lists(st.tuples(st.integers(0, 8), GARBAGE), max_size=4))
def test_garbage_between_the_lines_changes_nothing_but_the_trouble(
    good: list[str], garbage: list[tuple[int, str]]
) -> None:
    lines = list(good)
    for place, line in garbage:
        lines.insert(place, line)
    clean, dirty = replay([FIRST, *good]), replay([FIRST, *lines])
    assert (bare(dirty), dirty.undone) == (bare(clean), clean.undone)
    assert dirty.length == clean.length + len(garbage)
    assert len(dirty.trouble) == len(clean.trouble) + len(garbage)
    assert all(lines[it.entry - 1] == it.line and it.why for it in dirty.trouble)
    look_at(dirty)


@pytest.mark.parametrize(("line", "why"), UNUSABLE.items())
def test_a_line_that_cannot_be_used_is_kept_with_its_reason(line: str, why: str) -> None:
    match = replay([FIRST, "hand 0 out light 1:7 2:8", line])
    assert len(match.hands) == 1
    (trouble,) = match.trouble
    assert (trouble.entry, trouble.line) == (2, line)
    assert why in trouble.why


def test_a_line_that_cannot_be_read_is_kept_with_what_would_be_right() -> None:
    match = replay([FIRST, "hand 0 out light 1:XX 2:8"])
    assert match.trouble == (
        Trouble(
            1,
            "hand 0 out light 1:XX 2:8",
            "'XX' is no card; codes look like R7, GS, B+1, W or W+4",
        ),
    )


@given(st.lists(steps, max_size=8))
def test_every_line_is_told_as_if_the_log_ended_there(events: list[Event]) -> None:
    lines = [FIRST, *map(write, events)]
    told = list(unfold(lines))
    assert told == [replay(lines[:length]) for length in range(1, len(lines) + 1)]
    assert [match.length for match in told] == list(range(1, len(lines) + 1))
    for match in told:
        assert match.trouble == tuple(it for it in told[-1].trouble if it.entry < match.length)


@given(st.lists(GOOD.filter(lambda line: line.startswith("hand")), max_size=6))
def test_later_hands_leave_the_earlier_ones_alone(lines: list[str]) -> None:
    whole = replay([FIRST, *lines])
    for count in range(len(lines) + 1):
        part = replay([FIRST, *lines[:count]])
        assert part.hands == whole.hands[:count]
        assert part.running == whole.running[:count]
        assert part.dealer == [*(hand.dealer for hand in whole.hands), whole.dealer][count]


@given(st.lists(GOOD, max_size=6), GOOD.map(read) | changes)
def test_applying_a_change_is_what_replaying_it_does(lines: list[str], change: Event) -> None:
    assume(write(change) not in ("undo", "redo"))
    before, after = replay([FIRST, *lines]), replay([FIRST, *lines, write(change)])
    if len(after.trouble) > len(before.trouble):
        with pytest.raises(UnusableError, match=f"^{re.escape(after.trouble[-1].why)}$"):
            apply(before, change)
        applied = before
    else:
        applied = apply(before, change)
    assert bare(applied) == bare(after)


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ([], "a log begins with a match line"),
        (["", FIRST], "a log begins with a match line"),
        (["hand 0 out light 1:7"], "a log begins with a match line"),
        (["?", FIRST], "the first line opens no match: a line begins with one of match"),
        (["match whist 3 dealer 0 standard 100"], "game: 'whist' is none of flip, classic"),
        (["match flip 3 dealer 0 rounds 3"], "scoring: flip is scored by standard, lowest"),
        (["match stacko 3 dealer 0 standard 100"], "scoring: stacko is scored by rounds"),
        (["match flip 3 dealer 0 standard 49"], "target: 49 is not from 50 to 5000"),
        (["match flip 3 dealer 0 standard 5001"], "target: 5001 is not from 50 to 5000"),
        (["match stacko 3 dealer 0 rounds 0"], "target: 0 is not from 1 to 100"),
        (["match flip 1 dealer 0 standard 100"], "seats: 2 to 10 play, not 1"),
        (["match flip 11 dealer 0 standard 100"], "seats: 2 to 10 play, not 11"),
        (["match flip 3 dealer 3 standard 100"], "dealer: there is no seat 3"),
        (["match flip 3 dealer 0 standard 100 tax=1"], "options: tax=1 is no option"),
        (
            ["match flip 3 dealer 0 lowest 100 lowest_tie=duel"],
            "options: lowest_tie is one of shared",
        ),
        (["match flip 3 dealer 0 standard 100 preset=tower"], "options: preset is one of marquoir"),
    ],
)
def test_a_log_that_opens_no_match_says_why(lines: list[str], why: str) -> None:
    with pytest.raises(LogError) as refused:
        replay(lines)
    assert why in str(refused.value)
