"""Colours, faces and cards, and the codes they are written in ("R7", "W+4", "R3!")."""

from __future__ import annotations

import re
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple


class Colour(StrEnum):
    """The letter of a colour in a card code. The last four are the dark side of UNO Flip."""

    RED = "R"
    YELLOW = "Y"
    GREEN = "G"
    BLUE = "B"
    PINK = "P"
    TEAL = "T"
    ORANGE = "O"
    PURPLE = "U"


LIGHT_COLOURS = (Colour.RED, Colour.YELLOW, Colour.GREEN, Colour.BLUE)
DARK_COLOURS = (Colour.PINK, Colour.TEAL, Colour.ORANGE, Colour.PURPLE)

Face = str
"""What a card shows besides its colour: "0" to "9", "S", "+2", "W+4". Each game's table says which
faces it has, so that a game may bring one that no other knows."""

WILD = "W"
STOP = "!"
_CODE = re.compile(
    rf"(?P<colour>[{''.join(Colour)}])?(?P<face>W(?:[A-Z]|\+[0-9])?|[A-Z]|\+?[0-9])(?P<stop>!)?"
)


class CardError(ValueError):
    """Text that is no card code."""


class Card(NamedTuple):
    """A card, or a block of UNO Stacko.

    A wild has no colour. Other cards may lack theirs where it does not matter: points do not
    depend on it, so a hand counted at the table is often just "7, Skip, Draw One".

    >>> Card.read("R3!")
    Card.read('R3!')
    >>> str(Card("+2", Colour.BLUE)), Card.read("W+4").wild
    ('B+2', True)
    """

    face: Face
    colour: Colour | None = None
    stop: bool = False
    """True for the copies of UNO Tippo's numbers that carry the octagon."""

    @classmethod
    @lru_cache(maxsize=1000)
    def read(cls, code: str) -> Card:
        """The card of a code, in capitals or not; raises CardError for anything else.

        A lone letter is a face without its colour ("R" is a Reverse), never a colour alone.
        """
        found = _CODE.fullmatch(code.strip().upper())
        if not found:
            raise CardError(f"{code!r} is no card; codes look like R7, GS, B+1, W or W+4")
        colour, face = found["colour"], found["face"]
        if colour and face.startswith(WILD):
            raise CardError(f"{code!r} is no card; a wild has no colour of its own: {face}")
        return cls(face, Colour(colour) if colour else None, found["stop"] is not None)

    @property
    def wild(self) -> bool:
        return self.face[:1] == WILD

    def __str__(self) -> str:
        return f"{self.colour or ''}{self.face}{STOP if self.stop else ''}"

    def __repr__(self) -> str:
        return f"Card.read({str(self)!r})"
