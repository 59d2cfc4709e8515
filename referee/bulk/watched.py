"""A table that notes what a rule looks at, so that its ruling holds wherever the same is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from referee.cards import Card
from referee.table import Table

LEFT = -1
"""Stands for the cards that can still be drawn, where a seat would stand for its hand; the numbers
before it for those under the top of each tray of a scale."""
ALL = 1_000
"""More cards than there are."""


class _Forgotten:
    """What no rule is thought to ask about: one that does fails, instead of answering wrongly."""

    __hash__ = object.__hash__

    def __bool__(self) -> bool:
        raise TypeError("this was forgotten")

    def __eq__(self, other: object) -> bool:
        raise TypeError("this was forgotten")

    def __repr__(self) -> str:
        return "forgotten"


FORGOTTEN: Any = _Forgotten()


class Notes:
    """What the rules looked at."""

    __slots__ = ("cards", "limits")

    def __init__(self) -> None:
        self.limits: dict[int, int] = {}
        """Whose → from how many cards on all numbers were alike to them."""
        self.cards = False
        """They looked into a hand."""

    def counts(self) -> dict[int, int]:
        """The limits that matter where it is known which hands are empty."""
        return {whose: limit for whose, limit in self.limits.items() if limit > (whose >= 0)}


class Count(int):
    """A number of cards that notes with what it was compared, also after some came or went."""

    whose: int
    more: int
    notes: Notes

    def __add__(self, other: int) -> Count:
        if isinstance(other, Count):
            other.note(ALL)
        return counted(int(self) + int(other), self.whose, self.notes, self.more + int(other))

    __radd__ = __add__

    def __sub__(self, other: int) -> Count:
        return self + -other

    def __bool__(self) -> bool:
        return self != 0

    __hash__ = int.__hash__

    def note(self, limit: int) -> None:
        self.notes.limits[self.whose] = max(self.notes.limits.get(self.whose, 0), limit)


def counted(number: int, whose: int, notes: Notes, more: int = 0) -> Count:
    made = Count(number)
    made.whose, made.notes, made.more = whose, notes, more
    return made


def _comparing(compare: Callable[[int, int], bool]) -> Any:
    def compared(self: Count, other: object) -> Any:
        if not isinstance(other, int):
            return NotImplemented
        if isinstance(other, Count):
            self.note(ALL)
            other.note(ALL)
        else:
            self.note(other - self.more + 1)
        return compare(self, other)

    return compared


def _exactly(operate: Callable[..., int]) -> Any:
    def operated(self: Count, *others: int) -> int:
        for it in (self, *others):
            if isinstance(it, Count):
                it.note(ALL)
        return operate(self, *others)

    return operated


for _name in ("__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__"):
    setattr(Count, _name, _comparing(getattr(int, _name)))
for _name in ("__rsub__", "__neg__", "__mul__", "__rmul__", "__floordiv__", "__mod__"):
    setattr(Count, _name, _exactly(getattr(int, _name)))


@dataclass(frozen=True)
class Watched(Table):
    """Of every hand only the number of cards is known."""

    notes: Notes = field(default_factory=Notes, compare=False, repr=False)

    @property
    def lying(self) -> tuple[int, ...]:
        """No guess, as at a table that is told of events alone: the cards have been counted."""
        return self.under

    def hand(self, seat: int) -> tuple[Card, ...] | None:
        self.notes.cards = True
        return super().hand(seat)


class Numbers:
    """So many cards in each hand, then under each top of a scale, and left to draw."""

    def __init__(self, numbers: Sequence[int], table: Table) -> None:
        self.notes = notes = Notes()
        seats, piles = len(table.held), len(table.under)
        held, under = numbers[:seats], numbers[seats:LEFT]
        self.held = tuple([counted(it, seat, notes) for seat, it in enumerate(held)])
        self.under = tuple([counted(it, at - piles - 1, notes) for at, it in enumerate(under)])
        self.left = counted(numbers[LEFT], LEFT, notes)


def watched(table: Table, numbers: Numbers) -> Watched:
    seen = object.__new__(Watched)
    it = seen.__dict__
    it.update(table.__dict__)
    it["notes"] = numbers.notes
    if table.game.dealt:
        it["held"], it["under"], it["left"] = numbers.held, numbers.under, numbers.left
    return seen
