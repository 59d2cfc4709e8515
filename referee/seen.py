"""Where the log has missed something: what all can see is told, and play goes on from there."""

from __future__ import annotations

from collections.abc import Iterator

from referee.events import Seen
from referee.options import DISCARD_PILES, Agreed
from referee.sense import Fault, too_many, wrong_card, wrong_colour
from referee.table import Phase, Pile, Table


def misseen(table: Table, seen: Seen, agreed: Agreed) -> Iterator[Fault]:
    """What cannot be seen at this table."""
    game, sides = table.game, [side.key for side in table.game.sides]
    if seen.turn is not None and not table.plays(seen.turn):
        yield Fault("turn", f"{seen.turn} is no seat; they are {_listed(table.playing)}")
    if seen.side is not None and seen.side not in sides:
        yield Fault("side", f"{seen.side} is none of {', '.join(sides)}")
        return
    side = game.side(seen.side or table.side)
    if seen.cards and len(seen.cards) != agreed[DISCARD_PILES]:
        yield Fault("top", f"{agreed[DISCARD_PILES]} are needed, not {len(seen.cards)}")
    wrong = [why for card in seen.cards if (why := wrong_card(side, card))]
    yield from (Fault("top", why) for why in wrong)
    if not wrong and (why := too_many(side, seen.cards)):
        yield Fault("top", why)
    if seen.colour and (why := wrong_colour(side, seen.colour)):
        yield Fault("colour", why)
    for seat, count in seen.held:
        if not table.plays(seat):
            yield Fault("holds", f"{seat} is no seat; they are {_listed(table.playing)}")
        elif not game.dealt or count > side.size:
            yield Fault("holds", f"seat {seat} cannot hold {count}")


def looked(table: Table, seen: Seen) -> Table:
    """The table as it is seen. A new turn, side or top ends whatever was waited for."""
    table = table.but(happened=(), left=None, direction=seen.direction or table.direction)
    if (seen.turn, seen.side, seen.cards) != (None, None, ()):
        table = _waiting_for_a_play(table)
    if seen.side not in (None, table.side):
        counts = tuple(table.count(seat) for seat in range(table.seats))
        table = table.but(side=seen.side, piles=(), held=counts)
    if seen.cards:
        table = table.but(piles=tuple(Pile(it, it.colour or seen.colour) for it in seen.cards))
    if seen.turn is not None:
        table = table.but(turn=seen.turn)
    for seat, count in seen.held:
        table = _holds(table, seat, count)
    return table


def _waiting_for_a_play(table: Table) -> Table:
    over = {"winner": None, "loser": None} if table.over else {}
    return table.but(
        phase=Phase.PLAY, owed=None, drawn=None, uno_owed=None, opening=False, lifted=None, **over
    )


def _holds(table: Table, seat: int, count: int) -> Table:
    """Whoever holds nothing is out; whoever holds something is not."""
    table = table.with_held(seat, count)
    if table.uno_owed == seat and count != 1:
        table = table.but(uno_owed=None)
    if count == 0 and not table.over:
        return table.but(phase=Phase.OVER, winner=seat, owed=None, uno_owed=None)
    if count and table.over and table.winner == seat:
        return _waiting_for_a_play(table)
    return table


def _listed(seats: tuple[int, ...]) -> str:
    return ", ".join(map(str, seats))
