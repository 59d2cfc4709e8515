"""Calling UNO, forgetting it, being caught."""

from __future__ import annotations

from typing import Any

from referee.events import Called, Caught, Played
from referee.options import FALSE_UNO_PENALTY, UNO_CALL, UNO_CALL_MOMENT, UNO_PENALTY, Agreed
from referee.rule import check, effect
from referee.table import Phase, Table


@effect("uno.call")
def calls_or_not(table: Table, event: Played, agreed: Agreed) -> Table:
    """With one card left UNO has to be called; a call that is not due may be fined."""
    left = table.count(event.seat)
    if left == 1 and not event.uno and agreed[UNO_CALL] == "required":
        return table.but(uno_owed=event.seat)
    if event.uno and left is not None and left > 1:
        return _fined(table, event.seat, agreed)
    return table


@check("uno.due")
def call_is_due(table: Table, event: Called, agreed: Agreed) -> bool:
    """A call forgotten may follow until it is noticed, unless UNO has to come before the card."""
    return table.uno_owed == event.seat and agreed[UNO_CALL_MOMENT] == "while_playing"


@effect("uno.call")
def calls_late(table: Table, event: Called, agreed: Agreed) -> Table:
    return table.but(uno_owed=None)


@check("uno.caught")
def forgot_to_call(table: Table, event: Caught, agreed: Agreed) -> bool:
    """The target holds one card, has not called, and nobody has begun the next turn."""
    return table.uno_owed == event.target != event.seat and table.phase is not Phase.DRAWN


@effect("uno.caught")
def is_caught(table: Table, event: Caught, agreed: Agreed) -> Table:
    return table.draws(event.target, agreed[UNO_PENALTY], "uno.caught").but(uno_owed=None)


@effect("uno.false")
def false_alarm(table: Table, event: Any, agreed: Agreed) -> Table:
    """A call that was not due, or a wrong accusation."""
    return _fined(table, event.seat, agreed)


def _fined(table: Table, seat: int, agreed: Agreed) -> Table:
    fine = agreed[FALSE_UNO_PENALTY]
    return table.draws(seat, fine, "uno.false") if fine else table
