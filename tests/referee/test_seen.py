"""Where the log has missed something: what all can see is told, and the hand goes on from there."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.cards import Colour
from referee.game import Game
from referee.games import GAMES
from referee.match import Match
from referee.notation import write
from referee.replay import replay
from referee.table import Phase
from tests.referee.likely import likely

FLIP = "match flip 3 dealer 0 standard 500"


def log(*lines: str) -> Match:
    match = replay(lines)
    assert match.trouble == ()
    return match


def test_a_hand_can_be_joined_in_its_middle() -> None:
    match = log(FLIP, "seen turn 2 right top B7 holds 0:3,1:5,2:2", "2 plays B9", "1 plays B2")
    assert [it.verdict.legal for it in match.steps] == [True, True, True]
    assert [match.table.count(seat) for seat in range(3)] == [3, 4, 1]
    assert (match.table.turn, match.table.uno_owed) == (0, None)


def test_a_gap_is_no_offence_of_who_plays_next() -> None:
    assert not log(FLIP, "start R5", "0 plays R7").steps[-1].verdict.legal
    assert log(FLIP, "start R5", "seen turn 0", "0 plays R7").steps[-1].verdict.legal


def test_what_was_waited_for_is_over_once_somebody_else_is_seen_to_play() -> None:
    waiting = ("start R5", "1 plays W+2>B")
    assert log(FLIP, *waiting).table.phase is Phase.CHALLENGE
    table = log(FLIP, *waiting, "seen turn 0").table
    assert (table.phase, table.turn, table.piles[0].colour) == (Phase.PLAY, 0, Colour.BLUE)


def test_the_other_side_is_seen_with_its_card_on_top() -> None:
    table = log(FLIP, "start R5", "seen side dark top W>T").table
    assert (table.side, str(table.piles[0].top), table.piles[0].colour) == ("dark", "W", "T")
    assert log(FLIP, "start R5", "seen side dark").table.piles == ()


def test_hands_are_counted_again_without_disturbing_the_turn() -> None:
    table = log(FLIP, "start R5", "1 draws", "seen holds 1:4").table
    assert (table.count(1), table.phase, table.turn) == (4, Phase.DRAWN, 1)


def test_who_is_seen_with_an_empty_hand_is_out_and_who_holds_a_card_is_not() -> None:
    out = log(FLIP, "start R5", "seen holds 1:0")
    assert (out.table.over, out.table.winner) == (True, 1)
    again = log(FLIP, "start R5", "seen holds 1:0", "seen holds 1:2")
    assert (again.table.over, again.table.winner, again.table.count(1)) == (False, None, 2)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("seen turn 7", "turn: 7 is no seat; they are 0, 1, 2"),
        ("seen side tilted", "side: tilted is none of light, dark"),
        ("seen top T5", "top: T5, but there is no colour teal on the light side"),
        ("seen top R5,R6", "top: 1 are needed, not 2"),
        ("seen top W>T", "colour: T is none of R, Y, G, B on the light side"),
        ("seen holds 5:3", "holds: 5 is no seat; they are 0, 1, 2"),
        ("seen holds 1:200", "holds: seat 1 cannot hold 200"),
    ],
)
def test_what_cannot_be_seen_says_why(line: str, why: str) -> None:
    match = replay([FLIP, "start R5", line])
    assert [it.why for it in match.trouble] == [why]


def test_blocks_are_not_held() -> None:
    match = replay(["match stacko 2 dealer 0 rounds 2", "seen turn 1 top R4", "seen holds 0:3"])
    assert (match.table.turn, match.trouble[0].why) == (1, "holds: seat 0 cannot hold 3")


def test_nobody_rules_on_what_was_seen() -> None:
    match = replay([FLIP, "seen turn 2", 'rule back why "no"'])
    assert match.trouble[0].why == "rule: there is nothing yet to rule on"


@given(st.sampled_from(list(GAMES.values())), st.integers(0, 2**32).map(Random))
def test_play_goes_on_from_whatever_was_seen(game: Game, chance: Random) -> None:
    lines = [f"match {game.key} 3 dealer 0 {'standard 500' if game.scored else 'rounds 3'}"]
    for _ in range(chance.randint(0, 15)):
        match = replay(lines)
        lines.append(write(likely(match.table, match.agreed, chance)))
    match = replay([*lines, f"seen turn {chance.randrange(3)}"])
    assert (match.table.phase, match.table.owed, match.table.over) == (Phase.PLAY, None, False)
    after = replay([*lines, "seen turn 2", write(likely(match.table, match.agreed, chance))])
    assert after.table.turn in after.table.playing
