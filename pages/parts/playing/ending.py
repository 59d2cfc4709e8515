"""What a hand that was played along says about its end, before anybody counts."""

from __future__ import annotations

from typing import Any

from referee.cards import Face
from referee.events import Played
from referee.match import Match


def known(match: Match) -> dict[str, Any] | None:
    """As the hand entry takes it, with the cards that each seat should be left with; None while
    the hand is not over."""
    table = match.table
    if not (match.steps and table.over):
        return None
    if not match.game.scored:
        return {"fell": table.loser, "won": table.winner, "left": {}, "counts": {}}
    if table.winner is None:
        return None
    counts = {str(seat): table.count(seat) for seat in table.others(table.winner)}
    return {
        "side": table.side,
        "out": table.winner,
        "last": _last(match),
        "left": {},
        "counts": {seat: count for seat, count in counts.items() if count is not None},
    }


def _last(match: Match) -> Face | None:
    """The card that went down last, where it made somebody draw."""
    for it in reversed(match.steps):
        if isinstance(it.event, Played) and not (it.struck or it.taken_back):
            row = it.before.row(it.event.card)
            mine = it.event.seat == match.table.winner and it.after.out(it.event.seat)
            return it.event.card.face if row.forces_draw and mine else None
    return None
