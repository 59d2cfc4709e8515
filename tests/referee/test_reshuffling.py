"""A new draw pile: from which cards it is made, and what then lies on top."""

from typing import Any

import pytest

from referee.cards import Card, Colour
from referee.events import Drew, Reshuffled
from referee.judge import step
from referee.options import Agreed
from referee.table import Phase, Table
from tests.referee.games.hands import after, broken, hand, tops

# Three cards lie under the 8 on the first tray, none under the other; 112 - 3 * 7 - 2 are left to
# draw at first, and every card laid on another can be drawn again.
FULL = ("start R1,Y2", "0 plays R7", "1 plays R9", "2 plays R8")
LEFT = 112 - 21 - 2 + 3


def spilled(*more: str, **options: Any) -> Table:
    return after("tippo", 3, *FULL, "2 spills", *more, **options)


def test_cards_are_counted_under_the_top_of_each_tray() -> None:
    assert after("tippo", 3, *FULL, "0 plays Y5 on 1").under == (3, 1)
    assert after("classic", 3, "start R1", "0 plays R7").under == ()


def test_cards_set_aside_are_drawn_again_by_the_usual_reading() -> None:
    table = spilled()
    assert (table.left, table.aside, table.under) == (LEFT - 2, 0, (1, 0))


@pytest.mark.parametrize(
    ("reset", "gone", "under", "tray"),
    [
        ("two_per_tray", 2, (1, 0), ["R8", "Y2"]),
        ("one_per_tray", 3, (0, 0), ["R8", "Y2"]),
        # The two tops and one card more are drawn again.
        ("to_draw_pile", 2, (0, 0), ["", ""]),
    ],
)
def test_where_discards_alone_are_shuffled_what_fell_is_gone(
    reset: str, gone: int, under: tuple[int, int], tray: list[str]
) -> None:
    table = spilled(reshuffle_source="discard", reset_cards=reset)
    back = 2 if reset == "to_draw_pile" else 0
    assert (table.left, table.aside) == (LEFT - 2 - gone + back, gone)
    assert (table.under, tops(table)) == (under, tray)


def test_what_is_gone_once_is_not_lost_again() -> None:
    table = spilled("2 spills", reshuffle_source="discard")
    assert (table.left, table.aside) == (LEFT - 4 - 2, 2)


def test_a_tilt_sets_cards_aside_too() -> None:
    lines = ("0 plays WT", "1 drops B5", "2 drops G5 spills")
    table = after("tippo", 3, *FULL, *lines, reshuffle_source="discard")
    # Six lay under the last card dropped, and one goes back with it.
    assert (table.under, table.aside) == ((1, 0), 5)


def test_once_the_discards_had_to_be_drawn_from_nothing_lies_under_the_tops() -> None:
    table = after("tippo", 3, *FULL, reshuffle_source="discard").but(left=3)
    assert table.lying == (3, 0)
    drawn = step(table, Drew(0, Card("5", Colour.GREEN)), Agreed({"discard_piles": 2})).after
    assert (drawn.lying, drawn.deeper(1)) == ((0, 0), (0, 1))


def test_the_top_card_stays_unless_the_table_shuffles_it_in() -> None:
    lines = ("start R1", "0 plays R7", "reshuffle B4", "1 plays B9")
    *_, usual, _ = hand("classic", 3, *lines)
    *_, agreed, match = hand("classic", 3, *lines, reshuffle_keep_top=False)
    assert (broken(usual), broken(agreed), broken(match)) == (["draw.new_pile"], [], [])
    assert (agreed.after.turn, agreed.after.left) == (1, agreed.before.left)


def test_a_card_turned_up_on_a_bare_tray_comes_from_the_draw_pile() -> None:
    agreed = {"reset_cards": "to_draw_pile", "reshuffle_keep_top": False}
    before, table = spilled(**agreed), spilled("reshuffle B4,G2", **agreed)
    assert before.left is not None
    assert (table.left, tops(table), table.under) == (before.left - 2, ["B4", "G2"], (0, 0))


@pytest.mark.parametrize("lines", [("start RF", "reshuffle P4"), ("start W", "reshuffle R4")])
def test_nothing_is_turned_up_anew_while_the_table_waits_for_something(
    lines: tuple[str, str],
) -> None:
    *_, it = hand("flip", 3, *lines, reshuffle_keep_top=False)
    assert "phase" in broken(it)
    assert it.after == it.before.but(happened=())


def test_a_wild_turned_up_needs_a_colour_and_no_more() -> None:
    agreed = {"reshuffle_keep_top": False}
    table = after("classic", 3, "start R1", "reshuffle W+4>B", **agreed)
    assert (tops(table), table.phase, table.turn) == (["W+4>B"], Phase.PLAY, 0)
    nameless = Reshuffled((Card("W"),))
    verdict = step(table, nameless, Agreed(agreed)).verdict
    assert [it.rule for it in verdict.findings] == ["impossible.colour"]
