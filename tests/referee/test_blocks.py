"""How many blocks a tower has: not known, as published, or as a table has counted its own."""

import pytest

from referee.games.stacko import STACKO
from referee.options import DISTRIBUTION, Agreed
from referee.replay import LogError, replay
from tests.referee.games.hands import after, broken, hand

# Seat 0 builds; every Skip passes over one seat. The green blocks fill the sixteenth level.
GREEN = ("0 pulls GS", "2 pulls G1", "0 pulls G2")
ABOVE = ("1 pulls G3", "2 pulls G4", "0 pulls G1")


@pytest.mark.parametrize(("agreed", "wrong"), [("not_known", []), ("public", ["block.count"])])
def test_a_block_comes_from_below_while_one_is_there(agreed: str, wrong: list[str]) -> None:
    *_, again = hand("stacko", 3, *GREEN, "1 pulls GS", dealer=0, distribution=agreed)
    assert broken(again) == wrong


def test_a_block_is_in_reach_again_once_the_level_above_is_full() -> None:
    *_, early = hand("stacko", 3, *GREEN, *ABOVE[:2], "0 pulls GS", dealer=0, distribution="public")
    *_, late = hand("stacko", 3, *GREEN, *ABOVE, "1 pulls GS from 16", dealer=0)
    assert (broken(early), broken(late)) == (["block.count"], [])


def test_of_two_blocks_one_may_still_be_below() -> None:
    lines = (*GREEN, "1 pulls GS", "0 pulls GS")
    *_, second, third = hand("stacko", 3, *lines, dealer=0, distribution="s:2")
    assert (broken(second), broken(third)) == ([], ["block.count"])


def test_after_a_placing_of_nothing_it_is_not_known_what_lies_on_top() -> None:
    table = after("stacko", 3, *GREEN, "0 places", "0 places", dealer=0)
    assert table.aloft == ()


def test_a_tower_of_more_blocks_has_more_levels() -> None:
    match = replay(["match stacko 3 dealer 0 rounds 3 distribution=w:5,s:2"])
    assert (match.table.levels, match.game.sides[0].size) == ((17, 2), 53)
    assert replay(["match stacko 3 dealer 0 rounds 3"]).table.levels == (15, 0)


def test_a_kind_that_a_tower_lacks_is_no_block() -> None:
    match = replay(["match stacko 3 dealer 0 rounds 3 distribution=w:0", "0 pulls W>R"])
    assert ["no face W" in it.why for it in match.trouble] == [True]


def test_the_same_count_is_the_same_game() -> None:
    own, again = (STACKO.as_agreed(Agreed({"distribution": "w:4"})) for _ in range(2))
    assert own is again is own.as_agreed(Agreed({"distribution": "w:4"}))
    usual = {STACKO.as_agreed(Agreed({"distribution": it})) for it in DISTRIBUTION.values}
    assert usual == {STACKO}


@pytest.mark.parametrize("count", ["w", "w:", "5:2", "w:100", "w:1,", "x:1", "-1"])
def test_a_count_that_cannot_be_read_is_no_option(count: str) -> None:
    assert not DISTRIBUTION.allows(count)
    with pytest.raises(ValueError, match="or like w:4,s:2"):
        DISTRIBUTION.read(count)
    with pytest.raises(LogError):
        replay([f"match stacko 3 dealer 0 rounds 3 distribution={count}"])
