"""Chances that others have published, worked out from our decks."""

from math import comb

import pytest

from referee.cards import Card, Colour
from referee.events import Played as Plays
from referee.events import Started
from referee.games import GAMES
from referee.hand import deal
from referee.judge import allowed, step
from referee.options import Agreed


def fitting(first: Card) -> list[Card]:
    """The cards of the rest of the deck that may be laid on the first one, by one who holds nothing
    else, each as often as there are."""
    game = GAMES["classic"]
    begun = step(deal(game, 2, 1), Started((first,)), Agreed()).after
    found = []
    for card, copies in game.sides[0].deck.items():
        colour = first.colour if card.wild else None
        held = begun.with_held(begun.turn, (card,))
        if allowed(held, Plays(begun.turn, card, colour, 0, True), Agreed()):
            found += [card] * (copies - (card == first))
    return found


def test_seven_draws_or_more_for_a_match_are_as_likely_as_published() -> None:
    """J. Whittemore (2024): 8.9 % for a deck with four wild cards more, 111 besides the first, of
    which cards that skip the next player are not counted as a match. Of our 107 with every card
    that fits it is 6.6 %."""
    fits = fitting(Card("5", Colour.RED))
    numbers_and_wilds = [card for card in fits if card.wild or card.face.isdigit()]
    assert (len(fits), len(numbers_and_wilds) + 4) == (38, 36)
    assert comb(111 - 36, 6) / comb(111, 6) == pytest.approx(0.089, abs=0.0005)
    assert comb(107 - len(fits), 6) / comb(107, 6) == pytest.approx(0.066, abs=0.0005)
