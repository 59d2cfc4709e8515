"""Drawing for the deal: the highest number deals, and those who tie draw again."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.cards import LIGHT_COLOURS, Card
from referee.dealer import draw_for_dealer, highest
from referee.game import CardRow, Game, Side
from tests.referee.tables import SIDES

TABLES = st.sets(st.integers(0, 9), min_size=2).map(sorted)
CHANCES = st.integers(0, 2**32).map(Random)


def rank(card: Card) -> int:
    return max(0, "0123456789".find(card.face))


def best(drawn: dict[int, Card]) -> list[int]:
    return [seat for seat in drawn if all(rank(drawn[seat]) >= rank(it) for it in drawn.values())]


@given(st.sampled_from(SIDES), TABLES, CHANCES)
def test_the_draw_ends_with_one_highest_and_ties_draw_again(
    where: tuple[Game, Side], seats: list[int], chance: Random
) -> None:
    rounds = [dict(drawn) for drawn in draw_for_dealer(where[1], seats, chance)]
    drawing = seats
    for drawn in rounds:
        assert sorted(drawn) == drawing
        assert len(drawing) > 1
        drawing = best(drawn)
    assert len(drawing) == 1
    assert highest(rounds[-1]) == drawing


@given(st.sampled_from(SIDES), TABLES, CHANCES)
def test_cards_come_from_the_deck_and_none_is_drawn_twice(
    where: tuple[Game, Side], seats: list[int], chance: Random
) -> None:
    _, side = where
    rounds = draw_for_dealer(side, seats, chance)
    drawn = Counter(card for cards in rounds for card in cards.values())
    assert set(drawn) <= set(side.deck)
    if drawn.total() <= side.size:
        assert drawn <= Counter(side.deck)


@pytest.mark.parametrize("symbol", ["S", "R", "+2", "+5", "W", "W+4", "WC", "WT", "E", "F"])
def test_a_symbol_counts_as_zero(symbol: str) -> None:
    assert highest({0: Card(symbol), 1: Card("1")}) == [1]
    assert highest({0: Card(symbol), 1: Card("0")}) == [0, 1]


def test_a_stop_card_counts_its_number() -> None:
    assert highest({0: Card("3", stop=True), 1: Card("2"), 2: Card("3")}) == [0, 2]


@pytest.mark.parametrize("seats", [[], [4]])
def test_where_there_is_no_choice_nobody_draws(seats: list[int]) -> None:
    assert draw_for_dealer(SIDES[0][1], seats, Random(1)) == []


@given(CHANCES)
def test_a_deck_that_runs_out_is_shuffled_again(chance: Random) -> None:
    red = LIGHT_COLOURS[:1]
    tiny = Side("light", red, {"1": CardRow(copies=1, points=1), "2": CardRow(copies=2, points=2)})
    first, *again = draw_for_dealer(tiny, [0, 1, 2], chance)
    assert Counter(first.values()) == Counter(tiny.deck)
    assert again
    assert len(highest(again[-1])) == 1


def test_the_same_chance_draws_the_same_cards() -> None:
    side = SIDES[0][1]
    assert draw_for_dealer(side, range(9), Random(7)) == draw_for_dealer(side, range(9), Random(7))
