"""The shape of a rule sheet: a game is a table of its cards, side by side and row by row."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from referee.cards import WILD, Card, Colour, Face
from referee.options import Agreed, Preset
from referee.rule import Check, Effect, Row


@dataclass(frozen=True, slots=True)
class CardRow:
    """One face of a side: how many there are, what it is worth in a hand, what it does."""

    copies: int
    """Of each colour; of a wild, in the whole deck."""
    points: int
    stops: int = 0
    """How many of the copies carry UNO Tippo's stop octagon."""
    forces_draw: bool = False
    """Somebody draws because of it, so also after it went down as the last card of a hand."""
    price: int = 0
    """Cards that the next player draws."""
    until_colour: bool = False
    """The next player draws until the colour named comes."""
    turns_over: bool = False
    """All cards are turned over because of it."""
    nameless: bool = False
    """A wild for which its player names no colour."""
    may: tuple[Check, ...] = ()
    """What playing it needs, besides what every play needs."""
    then: tuple[Effect, ...] = ()
    """What it does when it is played."""
    may_open: tuple[Check, ...] = ()
    """What being turned up at the start needs."""
    opens: tuple[Effect, ...] = ()
    """What it does when it is turned up at the start."""
    dropped: tuple[Effect, ...] = ()
    """What it does when it is the last card of a tilt."""


@dataclass(frozen=True)
class Side:
    """The faces that are in use at one time; only the cards of UNO Flip have a second side."""

    key: str
    colours: tuple[Colour, ...]
    rows: Mapping[Face, CardRow]

    def copies(self, face: Face) -> int:
        """How many cards of the whole deck show this face, in any colour."""
        row = self.rows[face]
        return row.copies if face.startswith(WILD) else row.copies * len(self.colours)

    @cached_property
    def deck(self) -> Mapping[Card, int]:
        """Every card of the side and how many there are of it, colour by colour, wilds last."""
        return dict(self._count())

    def _count(self) -> Iterator[tuple[Card, int]]:
        for colour in self.colours:
            for face, row in self.rows.items():
                if face.startswith(WILD):
                    continue
                if row.copies > row.stops:
                    yield Card(face, colour), row.copies - row.stops
                if row.stops:
                    yield Card(face, colour, stop=True), row.stops
        for face, row in self.rows.items():
            if face.startswith(WILD):
                yield Card(face), row.copies

    @cached_property
    def size(self) -> int:
        return sum(self.deck.values())

    @cached_property
    def value(self) -> int:
        """Points of the whole deck: no hand can be worth more."""
        return sum(self.rows[face].points * self.copies(face) for face in self.rows)

    def missing(self, card: Card) -> str | None:
        """Why this side has no such card, in plain English; None if it has.

        A number of UNO Tippo written without its octagon may be either copy.
        """
        row = self.rows.get(card.face)
        if row is None:
            return f"there is no face {card.face} on the {self.key} side"
        if card.stop and not row.stops:
            return f"no {card.face} is a stop card"
        if card.colour is not None and card.colour not in self.colours:
            return f"there is no colour {card.colour.name.lower()} on the {self.key} side"
        return None


@dataclass(frozen=True, eq=False)  # there is only one of each
class Game:
    """One game of the family: its key, how many may play, its sides, and how it is scored."""

    key: str
    seats: range
    sides: tuple[Side, ...]
    scored: bool = True
    """False for UNO Stacko: a hand has a winner and a loser but no points."""
    dealer_starts: bool = False
    """Whoever sets up plays first, as the builder of a tower; else the seat to the left."""
    presets: tuple[Preset, ...] = (Preset("standard"),)
    """Its rule sheets by name, the usual one first."""
    rows: Mapping[type[Any], Row] = field(default_factory=dict)
    """What may happen in a hand, by the kind of event."""
    dealt: int = 7
    """Cards that every player is dealt."""
    levels: int = 0
    """Blocks of a complete level of the tower."""
    variant: Callable[[Agreed], Game] | None = None
    """The same game with another deck, where an option is about that."""

    def as_agreed(self, agreed: Agreed) -> Game:
        """The game with the deck that the table has agreed on."""
        return self if self.variant is None else self.variant(agreed)

    def preset(self, key: str | None) -> Preset:
        """The rule sheet of that name, the usual one where none is named; raises KeyError."""
        if key is None:
            return self.presets[0]
        return {preset.key: preset for preset in self.presets}[key]

    def other_side(self, key: str) -> Side:
        """The side that comes up when all cards are turned over."""
        return next((side for side in self.sides if side.key != key), self.sides[0])

    def side(self, key: str | None) -> Side:
        """The side of that key, the first where none is named; raises KeyError."""
        return self.sides[0] if key is None else self._sides[key]

    @cached_property
    def _sides(self) -> Mapping[str, Side]:
        return {side.key: side for side in self.sides}
