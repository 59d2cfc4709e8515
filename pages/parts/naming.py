"""What people call cards, colours, trays, and several things in a row. Plain text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pages.parts.say import t
from referee.cards import Card, Colour, Face

Names = Sequence[str]
"""Names by seat."""


class Roles(tuple[str, ...]):
    """What seats are called of which no name is known: "the next player"."""


def face_name(face: Face) -> str:
    """Numbers are their own name."""
    return face if face.isdigit() else t(f"face-{face.lower().replace('+', 'plus')}")


def colour_name(colour: Colour) -> str:
    return t(f"colour-{colour.lower()}")


def card_name(card: Card) -> str:
    """A card or a block: "blue 7", "Wild Draw Four", "red 3 (Stop)"."""
    face = face_name(card.face)
    name = t("card", colour=colour_name(card.colour), face=face) if card.colour else face
    return t("card-stop", card=name) if card.stop else name


def card_names(cards: Iterable[Card]) -> str:
    return joined([card_name(card) for card in cards])


def tray_name(pile: int) -> str:
    """The trays of a scale as they are drawn on the screen: left, then right."""
    return t(f"tray-{pile}")


def joined(said: Sequence[str], by: str = "list-and") -> str:
    """Several things as one would say them: "Ada, Bo and Carla"."""
    *first, last = said
    return t(by, first=", ".join(first), last=last) if first else last
