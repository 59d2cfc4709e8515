"""Card codes: what is written reads back, and nothing else is read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.cards import Card, CardError, Colour
from tests.referee.tables import SIDES

CARDS = sorted({card for _, side in SIDES for card in side.deck}, key=str)


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_every_card_of_every_deck_reads_back(card: Card) -> None:
    assert Card.read(str(card)) == card


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_capitals_and_spaces_around_do_not_matter(card: Card) -> None:
    assert Card.read(f" {str(card).lower()}\t") == card


@pytest.mark.parametrize("face", sorted({card.face for card in CARDS}))
def test_a_face_alone_is_a_card_without_colour(face: str) -> None:
    assert Card.read(face) == Card(face, None)


def test_no_two_cards_share_a_code() -> None:
    assert len({str(card) for card in CARDS}) == len(CARDS)


def test_letters_mean_what_the_format_says() -> None:
    assert Card.read("RR") == Card("R", Colour.RED)
    assert Card.read("PE") == Card("E", Colour.PINK)
    assert Card.read("U+5") == Card("+5", Colour.PURPLE)
    assert Card.read("G3!") == Card("3", Colour.GREEN, stop=True)
    assert Card.read("3!") == Card("3", None, stop=True)
    assert Card.read("WC") == Card("WC")


@pytest.mark.parametrize("code", ["W", "W+2", "W+4", "WC", "WT"])
def test_wilds_have_no_colour(code: str) -> None:
    assert Card.read(code).wild
    with pytest.raises(CardError, match="a wild has no colour of its own"):
        Card.read(f"R{code}")


@pytest.mark.parametrize(
    "code",
    [
        *("", " ", "!", "+", "R+", "10", "R10", "R-1", "XX7", "77", "R7R", "R 7", "R7!!", "!R7"),
        *("W+44", "W5", "red 7", "R7,R8", "R7\nR8", "R٣", "７", "🂡", "None"),
    ],
)
def test_nonsense_is_refused_with_an_example_of_what_would_be_right(code: str) -> None:
    with pytest.raises(CardError, match="codes look like R7, GS, B"):
        Card.read(code)


@given(st.text(max_size=5) | st.text("RYGBPTOUWSFEC+!0123456789 ", max_size=5))
def test_whatever_is_read_keeps_its_code(code: str) -> None:
    try:
        card = Card.read(code)
    except CardError:
        return
    assert Card.read(str(card)) == card
