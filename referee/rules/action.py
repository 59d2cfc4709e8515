"""What action cards do. The turn has passed on already when they act."""

from __future__ import annotations

from typing import Any

from referee.events import Played
from referee.options import LAST_CARD_DRAW, STACKING, TWO_PLAYER_REVERSE, Agreed
from referee.rule import Effect, effect
from referee.table import Owed, Table


def next_draws(count: int) -> Effect:
    """The next player draws and misses the turn; where draws are stacked, may answer first."""

    @effect("draw_card")
    def hits_next(table: Table, event: Any, agreed: Agreed) -> Table:
        author = getattr(event, "seat", None)
        if table.out(author) and not agreed[LAST_CARD_DRAW]:
            return table
        total = count + (table.owed.count if table.owed else 0)
        if agreed[STACKING] and not table.out(author):
            return table.but(owed=Owed(table.turn, total))
        return hit(table, table.turn, total, "draw_card")

    return hits_next


def hit(table: Table, seat: int, count: int, rule: str) -> Table:
    """A seat draws so many and loses its turn."""
    drawn = table.draws(seat, count, rule).loses(seat, rule)
    return drawn.but(turn=table.after(seat), owed=None)


@effect("skip")
def skips_next(table: Table, event: Any, agreed: Agreed) -> Table:
    return table.loses(table.turn, "skip").but(turn=table.after(table.turn))


@effect("skip_everyone")
def skips_everyone(table: Table, event: Played, agreed: Agreed) -> Table:
    for seat in table.others(event.seat):
        table = table.loses(seat, "skip_everyone")
    return table.but(turn=event.seat)


@effect("reverse")
def turns_direction(table: Table, event: Any, agreed: Agreed) -> Table:
    """Play goes the other way round; between two players it passes the other over."""
    turned = table.but(direction=-table.direction)
    if table.for_two and agreed[TWO_PLAYER_REVERSE] == "skip":
        return turned.loses(table.turn, "reverse").but(turn=event.seat)
    return turned.but(turn=turned.after(event.seat))
