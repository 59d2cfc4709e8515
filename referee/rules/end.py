"""The end of a hand."""

from __future__ import annotations

from typing import Any

from referee.events import Played
from referee.options import Agreed
from referee.rule import effect
from referee.table import Phase, Table


@effect("last_card")
def goes_out(table: Table, event: Played, agreed: Agreed) -> Table:
    """The hand is over with the last card, once its draw is answered or its tilt is done."""
    if table.phase in (Phase.CHALLENGE, Phase.TILT) or not table.out(event.seat):
        return table
    return ended(table, event.seat)


@effect("last_card")
def author_goes_out(table: Table, event: Any, agreed: Agreed) -> Table:
    """A wild draw card was the last card, and is answered now."""
    return ended(table, table.by) if table.out(table.by) else table


@effect("last_card")
def somebody_is_out(table: Table, event: Any, agreed: Agreed) -> Table:
    """A tilt was the last card, and the scale has tipped."""
    if table.phase in (Phase.CHALLENGE, Phase.TILT):
        return table
    if table.winner is not None and not table.over:
        return ended(table, table.winner)
    return next((ended(table, seat) for seat in table.playing if table.out(seat)), table)


def ended(table: Table, winner: int | None) -> Table:
    return table.but(phase=Phase.OVER, winner=winner, owed=None, uno_owed=None)
