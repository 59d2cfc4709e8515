"""What a notebook shows of cards, tables and verdicts."""

from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

import referee
from referee import Card, Finding, Table, Verdict, judge, read, replay
from referee.cards import Colour
from referee.events import Played
from referee.notebook import INK, card_html
from tests.referee import tables
from tests.referee.games.hands import after

OPENED = "match classic 3 dealer 2 standard 500"


def html(shown: Any) -> ElementTree.Element:
    """What is shown; that it can be read at all says that its tags are closed and escaped."""
    return ElementTree.fromstring(shown._repr_html_())


def words(shown: Any) -> str:
    return " ".join(" ".join(html(shown).itertext()).split())


@given(tables.cards)
def test_every_card_shows_its_face_on_its_colour(card: Card) -> None:
    drawn = html(card)
    assert drawn.findtext("text") == card.face
    assert next(it.get("fill") for it in drawn.iter("rect")) == INK[card.colour]
    assert ("stop" in str(drawn.findtext("title"))) == card.stop


def test_a_wild_tells_the_colour_that_was_named() -> None:
    assert "W, green named" in card_html(Card.read("W"), Colour.GREEN)


@pytest.mark.parametrize("ink", INK.values())
def test_white_is_readable_on_every_colour(ink: str) -> None:
    parts = [int(ink[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    assert 1.05 / (light + 0.05) >= 3.5


def test_a_table_shows_piles_seats_and_turn() -> None:
    table = replay([OPENED, "start R5", "0 plays W>G"]).table
    table = table.but(held=((Card.read("B2"),), 7, None))
    told = words(table)
    assert "W, green named" in told
    assert "▸ seat 1 7 cards" in told
    assert "blue 2" in told
    assert repr(table) == "<Table classic light: play: seat 1, direction +1, W>G>"


@pytest.mark.parametrize("game", referee.GAMES)
def test_a_table_shows_before_anything_happened(game: str) -> None:
    table = referee.deal(referee.GAMES[game], 4, 0, absent=[2])
    assert "seat 3" in words(table)
    assert "seat 2" not in words(table)


def test_a_hand_that_is_over_has_no_turn() -> None:
    table: Table = after("stacko", 3, "0 pulls R3", "0 places", "1 falls")
    assert "▸" not in words(table)
    assert "over, won by seat 0" in repr(table)


def test_a_verdict_shows_the_rules_that_decide() -> None:
    match = replay([OPENED, "start R5"])
    event = read("0 plays B7")
    assert isinstance(event, Played)
    verdict = judge(match.table, event, match.agreed)
    assert repr(verdict) == "<Verdict illegal: match>"
    assert words(verdict).startswith("✗ illegal match Same colour")


@given(st.text())
def test_a_rule_of_any_name_is_escaped(name: str) -> None:
    clean = "".join(letter for letter in name if letter.isprintable())
    found = html(Verdict((Finding(clean, False),))).find("ul/li/code")
    assert found is not None
    assert (found.text or "") == clean


def test_what_is_large_shows_in_one_line() -> None:
    match = replay([OPENED, "hand 0 out light 1:W 2:7", "start R5", "1 plays B7"])
    assert repr(match) == "<Match classic standard 500: 57 0 0>"
    assert repr(match.steps) == "(<Step start R5: legal>, <Step 1 plays B7: illegal>)"
    assert repr(match.steps[0]._replace(taken_back=True)).endswith("R5 (taken back): legal>")
    assert repr(referee.GAMES["flip"]) == "<Game flip: light 112, dark 112>"
    assert repr(referee.GAMES["tippo"].sides[0]) == "<Side light 112>"


def test_everything_that_is_offered_is_there() -> None:
    assert all(hasattr(referee, name) for name in referee.__all__)
