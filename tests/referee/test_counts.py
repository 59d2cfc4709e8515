"""How many of the 108 cards of classic UNO may follow: counted on paper."""

import pytest

from referee.cards import Card, Colour
from referee.events import Played
from referee.games import GAMES
from referee.judge import judge
from referee.options import Agreed
from referee.table import Pile, Table

CLASSIC = GAMES["classic"]


@pytest.mark.parametrize(
    ("top", "colour", "expected"),
    [
        ("R5", Colour.RED, 25 + 3 * 2 + 8),  # the red cards, the other fives, the wilds
        ("R0", Colour.RED, 25 + 3 * 1 + 8),
        ("RS", Colour.RED, 25 + 3 * 2 + 8),
        ("W", Colour.RED, 25 + 8),
        ("W+4", Colour.RED, 25 + 8),
        ("W", None, 108),
    ],
)
def test_so_many_cards_may_follow(top: str, colour: Colour | None, expected: int) -> None:
    table = Table(CLASSIC, 2, piles=(Pile(Card.read(top), colour),), held=(None, None))
    legal = 0
    for card, copies in CLASSIC.sides[0].deck.items():
        named = Colour.BLUE if card.wild else None
        legal += copies * judge(table, Played(0, card, named), Agreed()).legal
    assert legal == expected
