"""House rules that many tables play by."""

from __future__ import annotations

from referee.events import Advised, Played
from referee.options import (
    ADVICE_PENALTY,
    ILLEGAL_PLAY_PENALTY,
    SEVEN_SWAP,
    ZERO_ROTATION,
    Agreed,
)
from referee.rule import check, effect
from referee.table import Held, Table


@effect("house.seven_swap")
def swaps_hands(table: Table, event: Played, agreed: Agreed) -> Table:
    """A 7 swaps whole hands with a player of choice; with whom, only the table can tell."""
    if not agreed[SEVEN_SWAP] or table.out(event.seat):
        return table
    others = table.others(event.seat)
    other = others[0] if len(others) == 1 else event.target
    if other is None or other == event.seat:
        return _called(table.but(held=(None,) * table.seats))
    mine, theirs = table.held[event.seat], table.held[other]
    return _called(table.with_held(event.seat, theirs).with_held(other, mine))


@effect("house.zero_rotation")
def passes_hands_on(table: Table, event: Played, agreed: Agreed) -> Table:
    """A 0 passes all hands one seat on in the direction of play."""
    if not agreed[ZERO_ROTATION] or table.out(event.seat):
        return table
    held: list[Held] = list(table.held)
    for seat in table.playing:
        held[table.after(seat)] = table.held[seat]
    return _called(table.but(held=tuple(held)))


def _called(table: Table) -> Table:
    """Nobody owes a call for a hand that is no longer theirs."""
    owed = table.uno_owed
    return table if owed is None or table.count(owed) == 1 else table.but(uno_owed=None)


@check("house.advice")
def advice_is_free(table: Table, event: Advised, agreed: Agreed) -> bool:
    """Nothing forbids advice, unless the table has set a fine for it."""
    return agreed[ADVICE_PENALTY] == 0


@effect("house.advice")
def pays_for_advice(table: Table, event: Advised, agreed: Agreed) -> Table:
    fine = agreed[ADVICE_PENALTY]
    return table.draws(event.seat, fine, "house.advice") if fine else table


@effect("house.illegal_play")
def fined(table: Table, event: Played, agreed: Agreed) -> Table:
    fine = agreed[ILLEGAL_PLAY_PENALTY]
    return table.draws(event.seat, fine, "house.illegal_play") if fine else table
