"""Cards on a tipping scale: stop cards, spills, tilts."""

from __future__ import annotations

from referee.events import Dropped, Named, Played, Spilled
from referee.options import (
    CLOSED_TRAY,
    COVER_STOP,
    LAST_TILT,
    RESET_CARDS,
    RESHUFFLE_SOURCE,
    SPILL_PENALTY,
    TILT_ACTION,
    Agreed,
)
from referee.rule import Effect, check, effect
from referee.rules.action import hit
from referee.rules.start import last_one_waits, waiting
from referee.table import BARE, Phase, Table


def stopped(table: Table) -> tuple[int, ...]:
    """The trays that are closed: one with a stop card on top, unless the other has one too."""
    stops = tuple(index for index, pile in enumerate(table.piles) if pile.top.stop)
    return stops if len(table.piles) == 2 and len(stops) == 1 else ()


@check("stop.closed", quiet=True)
def tray_is_open(table: Table, event: Played, agreed: Agreed) -> bool:
    """A closed tray takes a wild, or a stop card that matches; nothing else, or even less."""
    if event.pile not in stopped(table):
        return True
    takes = agreed[CLOSED_TRAY]
    if event.card.wild:
        tilt = table.row(event.card).nameless
        return takes != "nothing" and not (tilt and takes == "no_tilt")
    return event.card.stop and takes in ("wild_or_matching_stop", "no_tilt")


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
    if table.out(event.seat) and agreed[LAST_TILT] == "over_at_once":
        return table
    return table.but(phase=Phase.TILT, at=event.pile)


@effect("tilt.dropped")
def tilts_again(table: Table, event: Dropped | Spilled, agreed: Agreed) -> Table:
    """A new tilt; with nothing left to drop, or with the hand won, there is none."""
    acts = agreed[TILT_ACTION] == "last_card_acts" and table.left != 0 and table.winner is None
    return table.but(phase=Phase.TILT) if acts else table


def as_dropped(act: Effect) -> Effect:
    """What a card does, for where it is the last one dropped and that one acts."""

    def acts(table: Table, event: Dropped | Spilled, agreed: Agreed) -> Table:
        return act.apply(table, event, agreed) if agreed[TILT_ACTION] == "last_card_acts" else table

    return Effect(act.rule, acts)


@effect("tilt.drop")
def drops(table: Table, event: Dropped, agreed: Agreed) -> Table:
    """A card goes on the tray of the tilt; whoever makes it spill draws, and the tilt is over."""
    piles = table.covered(table.at, event.card, None)
    drawn = table if table.left is None else table.but(left=table.left - 1)
    dropped = table.but(piles=piles, under=drawn.deeper(table.at), turn=table.after(event.seat))
    return tipped(dropped, event, agreed) if event.spilled else dropped


def tipped(table: Table, event: Dropped | Spilled, agreed: Agreed) -> Table:
    """The tilt is over, whoever spilled draws; the card dropped last acts after that, a wild from
    where it lies."""
    if table.out(event.seat) and agreed[LAST_TILT] == "wins_anyway":
        table = table.but(winner=event.seat)
    last = table.pile(table.at)
    tidied = set_up(table, agreed, keep=table.at if last and last.top.wild else None)
    paid = tidied.draws(event.seat, agreed[SPILL_PENALTY], "tilt.spill")
    return paid.but(phase=Phase.PLAY, by=event.seat, turn=table.after(event.seat))


@effect("tilt.dropped")
def dropped_wild(table: Table, event: Dropped | Spilled, agreed: Agreed) -> Table:
    """The next player has to do what the last card says, so names its colour."""
    return table.but(phase=Phase.COLOUR)


@effect("tilt.dropped")
def dropped_wild_draw(table: Table, event: Dropped | Spilled, agreed: Agreed) -> Table:
    """The next player draws and misses the turn; whoever dropped it names the colour."""
    if agreed[TILT_ACTION] == "none":
        return dropped_wild.apply(table, event, agreed)
    price = table.row(table.piles[table.at].top).price
    return hit(table, table.turn, price, "tilt.dropped").but(phase=Phase.COLOUR, turn=event.seat)


@effect("tilt.colour")
def dropped_plays_on(table: Table, event: Named, agreed: Agreed) -> Table:
    """The next player plays; or, where that one had to draw, the player after."""
    if table.opening or not last_one_waits(table):
        return table
    top = table.piles[waiting(table)[0]].top
    hit_next = table.row(top).price > 0 and agreed[TILT_ACTION] == "last_card_acts"
    return table.but(turn=table.after(table.turn, 2)) if hit_next else table


@effect("spill")
def spills(table: Table, event: Spilled, agreed: Agreed) -> Table:
    """Who discarded or drew last draws, however late the cards fall, and so is not out."""
    if table.phase is Phase.TILT:
        return tipped(table, event, agreed)
    free = table.phase in (Phase.PLAY, Phase.DRAWN) and table.owed is None
    tidied = set_up(table, agreed, waits=not free)
    paid = tidied.draws(event.seat, agreed[SPILL_PENALTY], "spill")
    reopened = table.over and table.winner == event.seat
    return paid.but(phase=Phase.PLAY, winner=None) if reopened else paid


def set_up(table: Table, agreed: Agreed, keep: int | None = None, waits: bool = False) -> Table:
    """The scale stands again. Either what lay on top lies there as before, one card or two, or it
    all went back to be drawn, but for the tray that is kept, or where a top card is still to be
    answered."""
    back = agreed[RESET_CARDS]
    table = set_aside(table, 0 if back == "one_per_tray" else 1, agreed)
    if back != "to_draw_pile" or waits:
        return table
    kept = tuple(pile if index == keep else BARE for index, pile in enumerate(table.piles))
    freed = sum(table.covers(index) for index in range(len(kept)) if index != keep)
    left = None if table.left is None else table.left + freed
    under = tuple(count if index == keep else 0 for index, count in enumerate(table.under))
    return table.but(piles=kept, left=left, under=under)


def set_aside(table: Table, back: int, agreed: Agreed) -> Table:
    """What fell and does not go back, so many cards under each top, makes a new draw pile one day,
    or none."""
    under = tuple(min(count, back) for count in table.lying)
    gone = sum(table.lying) - sum(under)
    table = table.but(under=under) if under != table.under else table
    if not gone or table.left is None or agreed[RESHUFFLE_SOURCE] != "discard":
        return table
    return table.but(left=table.left - gone, aside=table.aside + gone)
