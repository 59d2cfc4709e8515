"""Cards can be read: every face is drawn, and what stands on a colour stands out from it."""

import pytest

from pages.parts.card_art import FACES, FILLS, SHAPE_OF, TEXT_ON
from referee.cards import Colour
from referee.games import GAMES
from tests.sight import contrast

READABLE = 4.5
"""WCAG 2.2, level AA."""


@pytest.mark.parametrize("colour", Colour)
def test_what_stands_on_a_colour_can_be_read(colour: Colour) -> None:
    assert contrast(FILLS[colour], TEXT_ON[colour]) >= READABLE


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_drawing_and_every_colour_of_a_side_a_shape_of_its_own(game: str) -> None:
    for side in GAMES[game].sides:
        assert {card.face + "!" * card.stop for card in side.deck} <= set(FACES)
        assert len({SHAPE_OF[colour] for colour in side.colours}) == len(side.colours)
