"""Seats counted from the one in turn, the way play goes: 0 acts, 1 follows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from referee.bulk.watched import FORGOTTEN
from referee.events import Deed
from referee.table import Held, Owed, Table


@dataclass(frozen=True, slots=True)
class Around:
    """One way to count the seats of a table where all take part."""

    seats: int
    first: int
    """Which seat is counted as 0."""
    way: int
    """1 to count on to the left, -1 to the right."""

    @property
    def back(self) -> Around:
        """What undoes it."""
        return Around(self.seats, -self.way * self.first % self.seats, self.way)

    def seat(self, seat: Any) -> Any:
        if seat is None or seat is FORGOTTEN:
            return seat
        return (seat - self.first) * self.way % self.seats

    def event(self, event: Deed) -> Deed:
        named = {key: self.seat(getattr(event, key)) for key in _SEATS if hasattr(event, key)}
        return replace(event, **named)

    def table(self, table: Table) -> Table:
        """The same table, but for what has just happened."""
        held: list[Held] = [None] * self.seats
        for seat, hand in enumerate(table.held):
            held[self.seat(seat)] = hand
        return table.but(
            dealer=self.seat(table.dealer),
            turn=self.seat(table.turn),
            direction=table.direction * self.way,
            held=tuple(held),
            by=self.seat(table.by),
            uno_owed=self.seat(table.uno_owed),
            owed=self.owed(table.owed),
            lifted=self.seat(table.lifted),
            safe=tuple(map(self.seat, table.safe)),
            winner=self.seat(table.winner),
            loser=self.seat(table.loser),
            happened=(),
        )

    def owed(self, owed: Owed | None) -> Owed | None:
        if owed is None:
            return None
        seat, then, under = self.seat(owed.seat), self.seat(owed.then), self.owed(owed.under)
        return replace(owed, seat=seat, then=then, under=under)


_SEATS = ("seat", "target")
