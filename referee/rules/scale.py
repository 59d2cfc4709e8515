"""Cards on a tipping scale: stop cards, spills, tilts."""

from __future__ import annotations

from referee.events import Dropped, Named, Played, Spilled
from referee.options import COVER_STOP, RESET_CARDS, SPILL_PENALTY, Agreed
from referee.rule import check, effect
from referee.rules.action import hit
from referee.rules.start import last_one_waits, waiting
from referee.table import BARE, Phase, Table


def stopped(table: Table) -> tuple[int, ...]:
    """The trays that are closed: one with a stop card on top, unless the other has one too."""
    stops = tuple(index for index, pile in enumerate(table.piles) if pile.top.stop)
    return stops if len(table.piles) == 2 and len(stops) == 1 else ()


@check("stop.closed", quiet=True)
def tray_is_open(table: Table, event: Played, agreed: Agreed) -> bool:
    """A closed tray takes a wild, or a stop card that matches; nothing else."""
    return event.card.wild or event.card.stop or event.pile not in stopped(table)


@check("stop.cover", quiet=True)
def covers_stop(table: Table, event: Played, agreed: Agreed) -> bool:
    """Two stop cards open both trays; whether a plain card may then cover one is disputed."""
    pile = table.pile(event.pile)
    if len(table.piles) < 2 or pile is None or not pile.top.stop:
        return True
    return event.card.wild or event.card.stop or agreed[COVER_STOP] != "only_stop_or_wild"


@effect("tilt")
def tilts(table: Table, event: Played, agreed: Agreed) -> Table:
    """Everybody in turn drops a card, the next player first, until the scale tips."""
    return table.but(phase=Phase.TILT, at=event.pile)


@effect("tilt.dropped")
def tilts_again(table: Table, event: Dropped | Spilled, agreed: Agreed) -> Table:
    """A new tilt; with nothing left to drop play goes on."""
    return table if table.left == 0 else table.but(phase=Phase.TILT)


@effect("tilt.drop")
def drops(table: Table, event: Dropped, agreed: Agreed) -> Table:
    """A card goes on the tray of the tilt; whoever makes it spill draws, and the tilt is over."""
    piles = table.covered(table.at, event.card, None)
    dropped = table.but(piles=piles, turn=table.after(event.seat))
    return tipped(dropped, event, agreed) if event.spilled else dropped


def tipped(table: Table, event: Dropped | Spilled, agreed: Agreed) -> Table:
    """The tilt is over, whoever spilled draws; the card dropped last acts after that, a wild from
    where it lies."""
    paid = table.draws(event.seat, agreed[SPILL_PENALTY], "tilt.spill")
    last = table.pile(table.at)
    tidied = set_up(paid, agreed, keep=table.at if last and last.top.wild else None)
    return tidied.but(phase=Phase.PLAY, by=event.seat, turn=table.after(event.seat))


@effect("tilt.dropped")
def dropped_wild(table: Table, event: Dropped | Spilled, agreed: Agreed) -> Table:
    """The next player has to do what the last card says, so names its colour."""
    return table.but(phase=Phase.COLOUR)


@effect("tilt.dropped")
def dropped_wild_draw(table: Table, event: Dropped | Spilled, agreed: Agreed) -> Table:
    """The next player draws and misses the turn; whoever dropped it names the colour."""
    price = table.row(table.piles[table.at].top).price
    return hit(table, table.turn, price, "tilt.dropped").but(phase=Phase.COLOUR, turn=event.seat)


@effect("tilt.colour")
def dropped_plays_on(table: Table, event: Named, agreed: Agreed) -> Table:
    """The next player plays; or, where that one had to draw, the player after."""
    if table.opening or not last_one_waits(table):
        return table
    top = table.piles[waiting(table)[0]].top
    return table.but(turn=table.after(table.turn, 2)) if table.row(top).price else table


@effect("spill")
def spills(table: Table, event: Spilled, agreed: Agreed) -> Table:
    """Who discarded or drew last draws, however late the cards fall, and so is not out."""
    if table.phase is Phase.TILT:
        return tipped(table, event, agreed)
    paid = table.draws(event.seat, agreed[SPILL_PENALTY], "spill")
    if table.phase in (Phase.PLAY, Phase.DRAWN) and table.owed is None:
        paid = set_up(paid, agreed)
    reopened = table.over and table.winner == event.seat
    return paid.but(phase=Phase.PLAY, winner=None) if reopened else paid


def set_up(table: Table, agreed: Agreed, keep: int | None = None) -> Table:
    """The scale stands again. Either what lay on top lies there as before, one card or two, or it
    all went back to be drawn, but for the tray that is kept."""
    if agreed[RESET_CARDS] != "to_draw_pile":
        return table
    kept = tuple(pile if index == keep else BARE for index, pile in enumerate(table.piles))
    freed = sum(table.covers(index) for index in range(len(kept)) if index != keep)
    return table.but(piles=kept, left=None if table.left is None else table.left + freed)
