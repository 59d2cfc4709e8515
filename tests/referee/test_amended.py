"""House rules agreed on in mid-match hold from then on, and leave what was before as it was."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.events import Amended
from referee.game import Game
from referee.games import GAMES
from referee.match import Match
from referee.notation import write
from referee.options import OPTIONS, STACKING, UNO_PENALTY, WILD_DRAW_LEGALITY, Value
from referee.replay import replay
from tests.referee.likely import likely

FIRST = "match classic 3 dealer 0 standard 100"
HAND = "hand 2 out light 0:=10 1:=0"


def log(*lines: str, first: str = FIRST) -> Match:
    match = replay([first, *lines])
    assert match.trouble == ()
    return match


def test_what_is_amended_takes_the_place_of_all_that_was_agreed() -> None:
    first = "match flip 3 dealer 0 standard 100 preset=gamerules uno_penalty=4"
    match = log("amend stacking=true", first=first)
    assert match.agreed[STACKING] is True
    assert (match.agreed[UNO_PENALTY], match.agreed[WILD_DRAW_LEGALITY]) == (2, "no_colour_card")
    assert match.opened.options == (("preset", "gamerules"), ("uno_penalty", "4"))
    assert (match.options, match.latest) == (
        (("stacking", "true"),),
        Amended((("stacking", "true"),)),
    )
    assert log("amend stacking=true", "amend", first=first).agreed[STACKING] is False


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("amend tax=1", "options: tax=1 is no option of this referee"),
        ("amend stacking=maybe", "options: stacking is one of false, true, not 'maybe'"),
        ("amend preset=tower", "options: preset is one of mattel, not 'tower'"),
    ],
)
def test_what_cannot_be_agreed_on_says_why_and_changes_nothing(line: str, why: str) -> None:
    match = replay([FIRST, "amend stacking=true", line])
    assert [it.why for it in match.trouble] == [why]
    assert match.options == (("stacking", "true"),)


def test_undo_brings_back_what_was_agreed_before() -> None:
    match = log("amend stacking=true", "amend stacking=true uno_penalty=4", "undo")
    assert match.options == (("stacking", "true"),)
    assert log("amend stacking=true", "undo").options == ()
    assert log("amend stacking=true", "undo", "redo").agreed[STACKING] is True


def test_the_hand_being_played_goes_on_under_the_new_rules() -> None:
    answered = ("start R5", "1 plays R+2", "2 plays B+2")
    assert not log(*answered).steps[-1].verdict.legal
    before, deed = answered[:2], answered[2]
    # What the first card made somebody owe was settled by what was agreed when it was played.
    match = log("start R5", "amend stacking=true", *answered[1:])
    assert match.steps[-1].verdict.legal
    assert match.table.owed is not None
    assert not log(*before, "amend stacking=true", deed).steps[-1].verdict.legal


def test_who_dealt_the_hands_before_stays_as_it_was() -> None:
    match = log(HAND, HAND, "amend deal_rotation=winner", HAND)
    assert [hand.dealer for hand in match.hands] == [0, 1, 2]
    assert (match.dealer, log(HAND, "amend deal_rotation=fixed").dealer) == (2, 0)
    assert log(HAND, "amend deal_rotation=fixed", HAND, "amend").dealer == 1


def test_a_hand_that_has_been_dealt_keeps_its_dealer() -> None:
    match = log(HAND, "start R5", "amend deal_rotation=fixed")
    assert (match.dealer, match.table.dealer) == (1, 1)
    over = log(HAND, "start R5", "amend deal_rotation=fixed", HAND)
    assert ([hand.dealer for hand in over.hands], over.dealer) == ([0, 1], 0)


def test_a_tower_that_stands_is_begun_by_whom_it_was_begun() -> None:
    first = "match stacko 3 dealer 0 rounds 3"
    assert log("amend starter=left_of_builder", first=first).starter == 1
    assert log("0 pulls R1", "amend starter=left_of_builder", first=first).starter == 0


def test_one_hand_for_everything_is_the_next_one_and_none_before() -> None:
    first = "match tippo 3 dealer 0 standard 500"
    match = log(HAND, "amend win=single_round", first=first)
    assert (match.over, match.standings.totals) == (False, (0, 0, 10))
    over = log(HAND, "amend win=single_round", "hand 1 out light 0:=30 2:=0", first=first)
    assert (over.closed, over.standings.winners, over.standings.ended_by) == (True, (1,), 1)
    agreed = f"{first} win=single_round"
    assert log(HAND, "reopen", "amend win=single_round stacking=true", first=agreed).over
    assert not log(HAND, "reopen", "amend", first=agreed).over


def test_a_tie_is_judged_by_what_is_agreed_now() -> None:
    tie = "hand 0 out light 1:=60 2:=0"
    first = "match classic 3 dealer 0 lowest 50"
    assert log(tie, first=first).over
    assert not log("amend lowest_tie=extra_hand", tie, first=first).over


@given(st.sampled_from(list(GAMES.values())), st.integers(0, 2**32).map(Random))
def test_rules_may_change_at_any_moment_of_a_hand(game: Game, chance: Random) -> None:
    lines = [f"match {game.key} 3 dealer 0 {'standard 500' if game.scored else 'rounds 3'}"]
    match = replay(lines)
    for _ in range(40):
        if chance.random() < 0.2:
            key = chance.choice(list(OPTIONS))
            value: Value = chance.choice(list[Value](OPTIONS[key].values))
            lines.append(write(Amended(((key, str(value).lower()),))))
        else:
            lines.append(write(likely(match.table, match.agreed, chance)))
        match = replay(lines)
        assert match.table.turn in match.table.playing
