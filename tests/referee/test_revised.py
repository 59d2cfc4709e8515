"""A hand told rightly after all: what was logged wrongly or not at all, without playing it anew."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.cards import Card
from referee.events import Played, Revised, Ruled, TakenBack, Told
from referee.game import Game
from referee.games import GAMES
from referee.hand import told
from referee.judge import Step
from referee.match import Match
from referee.notation import read, write
from referee.replay import replay
from referee.table import Table
from tests.referee.likely import likely

FLIP = "match flip 3 dealer 0 standard 500"
BEGUN = (FLIP, "start R5", "1 plays R7", "2 draws", "2 keeps", "0 plays B7")
AGREED = replay([FLIP]).agreed
chances = st.integers(0, 2**32).map(Random)


def log(*lines: str) -> Match:
    match = replay(lines)
    assert match.trouble == ()
    return match


def seen_of(steps: tuple[Step, ...]) -> list[object]:
    """What happened, without what was logged there first."""
    return [
        (it.event, it.before, it.after, it.verdict, it.applied, it.taken_back, it.ruled)
        for it in steps
        if not it.struck
    ]


def test_what_follows_from_an_event_follows_from_what_it_really_was() -> None:
    match = log(*BEGUN, 'revise 2 1 plays RR why "mistapped"')
    assert seen_of(match.steps) == seen_of(log(*BEGUN[:2], "1 plays RR", *BEGUN[3:]).steps)
    assert not match.steps[2].verdict.legal, "after a Reverse it is not this seat's turn"
    assert not match.steps[2].struck


def test_what_was_logged_before_stays_readable() -> None:
    revised = log(*BEGUN, 'revise 2 1 plays RR why "mistapped"').steps[1]
    assert (revised.was, revised.revised) == (Played(1, Card.read("R7")), "mistapped")
    struck = log(*BEGUN, 'revise 5 nothing why "twice"').steps[4]
    assert (struck.was, struck.revised, struck.struck) == (read("0 plays B7"), "twice", True)


def test_a_struck_event_keeps_its_number_and_can_be_put_back() -> None:
    match = log(*BEGUN, "revise 3 nothing", 'revise 3 2 draws why "it was so"')
    assert seen_of(match.steps) == seen_of(log(*BEGUN).steps)
    assert len(log(*BEGUN, "revise 3 nothing").steps) == 5


def test_a_revision_is_undone_like_anything_else() -> None:
    match = log(*BEGUN, "revise 2 1 plays RR", "undo")
    assert match.steps == log(*BEGUN).steps
    assert match.undone == Revised(2, Played(1, Card.read("RR")), "")


def test_what_the_table_decided_later_is_decided_anew() -> None:
    lines = (*BEGUN, "1 plays G3", 'rule back why "a slip"')
    ruled = log(*lines, "revise 2 1 plays R9").steps[-1]
    assert (ruled.ruled, ruled.taken_back, ruled.after) == ("a slip", True, ruled.before)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("revise 0 nothing", "at: the hand has no event 0"),
        ("revise 6 nothing", "at: the hand has no event 6"),
        ("revise 2 1 plays T7", "card: T7, but there is no colour teal on the light side"),
        ("revise 2 1 plays RF>T5", "then: 5 would make no sense: card: B7, but there is no"),
    ],
)
def test_a_revision_that_makes_no_sense_says_why_and_changes_nothing(line: str, why: str) -> None:
    match = replay([*BEGUN, line])
    assert match.trouble[0].why.startswith(why)
    assert match.steps == log(*BEGUN).steps


def test_each_line_is_judged_by_what_was_agreed_when_it_was_played() -> None:
    first = "match classic 3 dealer 0 standard 100"
    lines = (first, "start R5", "1 plays R+2", "amend stacking=true", "0 plays R+2")
    assert log(*lines, "revise 2 1 plays B+2").table.owed == log(*lines).table.owed
    assert log(*lines, "revise 2 1 plays B+2").steps[1].consequences != ()


def flat(lines: list[list[str]]) -> list[str]:
    return [line for said in lines for line in said]


def quiet(table: Table) -> Table:
    return table.but(happened=())


def some_log(game: Game, chance: Random) -> tuple[str, list[list[str]]]:
    """A match line, and the lines of every event of a hand: what happened, what was ruled on it."""
    first = f"match {game.key} 3 dealer 0 {'standard 500' if game.scored else 'rounds 3'}"
    told: list[list[str]] = []
    match = replay([first])
    for _ in range(chance.randint(1, 20)):
        deed = likely(match.table, match.agreed, chance)
        it: Told = TakenBack(deed) if chance.random() < 0.1 else deed
        said = [write(it)]
        if chance.random() < 0.1:
            said.append(write(Ruled(chance.random() < 0.5, "so")))
        after = replay([first, *flat(told), *said])
        if not after.trouble:
            told.append(said)
            match = after
    return first, told


@given(st.sampled_from(list(GAMES.values())), chances)
def test_a_revised_log_is_the_log_that_should_have_been_written(game: Game, chance: Random) -> None:
    first, lines = some_log(game, chance)
    if not lines:
        return
    whole = [first, *flat(lines)]
    at = chance.randrange(len(lines))
    before = replay([first, *flat(lines[:at])]).table
    instead: Told | None = None if chance.random() < 0.4 else likely(before, AGREED, chance)
    revised = replay([*whole, write(Revised(at + 1, instead, "so"))])
    right = [*lines[:at], *([[write(instead)]] if instead else []), *lines[at + 1 :]]
    wanted = replay([first, *flat(right)])
    if wanted.trouble:
        assert revised.steps == replay(whole).steps
        assert len(revised.trouble) == 1
    else:
        assert seen_of(revised.steps) == seen_of(wanted.steps)
        # What a struck line brought about is gone; what the line before it did was said there.
        assert quiet(revised.table) == quiet(wanted.table) or not wanted.steps


@given(st.sampled_from(list(GAMES.values())), chances)
def test_what_is_revised_to_what_it_was_is_as_it_was(game: Game, chance: Random) -> None:
    first, lines = some_log(game, chance)
    whole = [first, *(said[0] for said in lines)]
    steps = replay(whole).steps
    for at, it in enumerate(steps, start=1):
        once = replay([*whole, write(Revised(at, told(it), ""))])
        assert seen_of(once.steps) == seen_of(steps)
