"""The facts of a log: what people did or saw at the table, never what follows from it."""

from __future__ import annotations

from dataclasses import dataclass

from referee.cards import Card, Face


@dataclass(frozen=True, slots=True)
class Sum:
    """Points counted at the table and typed as a sum; the terms are kept as they were typed."""

    terms: tuple[int, ...]

    @property
    def points(self) -> int:
        return sum(self.terms)


Left = tuple[Card, ...] | Sum
"""What a seat was left with: its cards, or only what they were worth."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A match begins: who sits where is the store's business, here are only seats."""

    game: str
    seats: int
    dealer: int
    """The seat that deals the first hand; it builds the tower in UNO Stacko."""
    scoring: str
    target: int
    options: tuple[tuple[str, str], ...] = ()
    """House rules that differ from their defaults, by key."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A hand is over: who went out and what every seat was left with, in seat order.

    The seat that went out is left with no cards, `()`; a seat that took no part with None.
    """

    out: int
    left: tuple[Left | None, ...]
    side: str = "light"
    last: Face | None = None
    """The card that went down last, where it made somebody draw."""


@dataclass(frozen=True, slots=True)
class Toppled:
    """A round of UNO Stacko is over: who brought the tower down, who placed safely last.

    Nobody has won (None) where the tower fell before a block was placed.
    """

    fell: int
    won: int | None


Result = Ended | Toppled


@dataclass(frozen=True, slots=True)
class Corrected:
    """An earlier hand was entered wrongly, or struck out wrongly; this is what it was."""

    hand: int
    """Its number on the sheet, from 1."""
    result: Result
    why: str


@dataclass(frozen=True, slots=True)
class Struck:
    """An earlier hand does not count."""

    hand: int
    why: str


@dataclass(frozen=True, slots=True)
class PlayedOn:
    """The table goes on after the end, to a higher target."""

    target: int


@dataclass(frozen=True, slots=True)
class Reopened:
    """A match that was over or abandoned may be changed again."""


@dataclass(frozen=True, slots=True)
class Abandoned:
    """The match ends without a winner."""


@dataclass(frozen=True, slots=True)
class Undone:
    """The latest change that is in force is taken back."""


@dataclass(frozen=True, slots=True)
class Redone:
    """The latest change that was taken back is in force again."""


Change = Ended | Toppled | Corrected | Struck | PlayedOn | Reopened | Abandoned
"""What can be undone."""

Event = Opened | Change | Undone | Redone
