"""UNO Stacko, rule by rule in the order of the leaflet."""

from typing import Any

import pytest

from referee.judge import Step
from tests.referee.games.hands import after, broken, drawn, hand, lost


def stacko(seats: int, *lines: str, **options: Any) -> list[Step]:
    """Seat 0 builds and begins."""
    return hand("stacko", seats, *lines, dealer=0, **options)


def test_first_block_is_any_and_the_builder_begins() -> None:
    first, wrong = stacko(3, "0 pulls Y2", "0 pulls Y3 back")
    assert (broken(first), first.after.turn) == ([], 1)
    assert broken(wrong) == ["turn"]


def test_block_match_by_colour_or_number() -> None:
    *_, wrong = stacko(3, "0 pulls Y2", "1 pulls R2", "2 pulls R4", "0 pulls Y1")
    assert broken(wrong) == ["block.match"]


@pytest.mark.parametrize(
    ("value", "rules"), [("colour_only", ["block.match"]), ("colour_or_symbol", [])]
)
def test_block_match_after_a_command(value: str, rules: list[str]) -> None:
    *_, symbol = stacko(4, "0 pulls YS", "2 pulls RS", command_match=value)
    assert broken(symbol) == rules


def test_block_wild_sets_the_colour() -> None:
    *_, wrong = stacko(3, "0 pulls W>B", "1 pulls R1")
    assert broken(wrong) == ["block.match"]


def test_block_skip_and_reverse() -> None:
    *_, skip, reverse = stacko(4, "0 pulls YS", "2 pulls YR")
    assert lost(skip) == [1]
    assert (reverse.after.direction, reverse.after.turn) == (-1, 1)


def test_block_draw_two_is_paid_in_numbers_of_its_colour() -> None:
    *_, hit, wild, command, one, two, after_it = stacko(
        3,
        "0 pulls R+2",
        "1 pulls W>B back",
        "1 pulls RS back",
        "1 pulls R1",
        "1 pulls R2",
        "2 pulls B2",
    )
    assert drawn(hit) == {1: 2}
    assert broken(wild) == broken(command) == ["block.debt"]
    assert (one.after.turn, two.after.turn, two.after.owed) == (1, 2, None)
    assert broken(after_it) == ["block.match"]


@pytest.mark.parametrize("block", ["RR", "RS"])
def test_block_command_between_two_players_is_a_draw_two(block: str) -> None:
    *_, hit, _, paid = stacko(2, f"0 pulls {block}", "1 pulls R1", "1 pulls R2")
    assert (drawn(hit), lost(hit)) == ({1: 2}, [])
    assert paid.after.turn == 0


def test_block_level_lies_below_the_highest_complete_one() -> None:
    *_, wrong, right = stacko(3, "0 pulls R1 from 15 back", "0 pulls R1 from 14")
    assert (broken(wrong), broken(right)) == (["block.level"], [])


def test_block_place_finishes_a_level_first() -> None:
    lines = ("0 pulls R1", "0 places on 16", "1 pulls R2", "2 pulls R3", "2 places on 16")
    *_, last = stacko(3, *lines)
    assert last.after.levels == (16, 0)
    *_, wrong = stacko(3, *lines[:2], "1 pulls R2", "1 places on 17 back")
    assert (broken(wrong), wrong.after.levels) == (["block.place"], (15, 1))


def test_pile_up_is_paid_at_once_and_play_goes_on_where_it_was() -> None:
    *_, yelled, _, paid = stacko(
        3, "0 pulls R1", "1 pulls R2", "0 yells 1>G", "1 pulls G1", "1 pulls G2"
    )
    assert (drawn(yelled), yelled.after.turn) == ({1: 2}, 1)
    assert paid.after.turn == 2


def test_pile_up_is_yelled_by_another_player() -> None:
    *_, wrong = stacko(3, "0 pulls R1", "1 yells 1>G back")
    assert broken(wrong) == ["pile_up.other"]


@pytest.mark.parametrize(
    ("lines", "won"),
    [
        (("0 pulls R1", "0 places", "1 pulls R2", "1 falls"), 0),
        (("0 pulls R1", "1 pulls R2", "2 falls"), 1),
        (("0 pulls R1", "1 pulls R2", "1 places", "1 falls"), 0),
        (("0 pulls R1", "0 falls"), None),
    ],
)
def test_tower_fall_is_won_by_the_last_other_to_place_safely(
    lines: tuple[str, ...], won: int | None
) -> None:
    table = after("stacko", 3, *lines, dealer=0)
    assert (table.over, table.loser, table.winner) == (True, int(lines[-1][0]), won)
