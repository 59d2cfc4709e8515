"""Whose turn it is, and what a card may be played on."""

from __future__ import annotations

from typing import Any

from referee.cards import Card
from referee.events import Named, Played
from referee.options import JUMP_IN, MATCHING_SYMBOL, PLAY_DRAWN_CARD, STACKING, Agreed
from referee.rule import Check, check, effect
from referee.table import Held, Phase, Pile, Table


@check("over", quiet=True)
def not_over(table: Table, event: Any, agreed: Agreed) -> bool:
    return not table.over


@check("turn", quiet=True)
def in_turn(table: Table, event: Any, agreed: Agreed) -> bool:
    return bool(event.seat == table.turn)


@check("turn", quiet=True)
def in_turn_or_jumping_in(table: Table, event: Played, agreed: Agreed) -> bool:
    return event.seat == table.turn or jumps_in(table, event, agreed)


def jumps_in(table: Table, event: Played, agreed: Agreed) -> bool:
    """An identical card out of turn, before the next player has drawn."""
    pile = table.pile(event.pile)
    identical = pile is not None and pile.top == event.card
    return identical and table.phase is Phase.PLAY and agreed[JUMP_IN]


def waits_for(*phases: Phase) -> Check:
    """The event is of the kind that the table waits for."""

    @check("phase", quiet=True)
    def its_time(table: Table, event: Any, agreed: Agreed) -> bool:
        return table.phase in phases

    return its_time


@check("phase", quiet=True)
def time_to_play(table: Table, event: Played, agreed: Agreed) -> bool:
    """Where draw cards are stacked, a wild draw card may be answered with another."""
    if table.phase in _TO_PLAY:
        return True
    return table.phase is Phase.CHALLENGE and agreed[STACKING]


_TO_PLAY = (Phase.PLAY, Phase.DRAWN)


@check("start.first", quiet=True)
def begun(table: Table, event: Played, agreed: Agreed) -> bool:
    return bool(table.piles) or table.phase is Phase.REVEAL


@check("hand", quiet=True)
def is_held(table: Table, event: Played, agreed: Agreed) -> bool:
    """A card that a known hand lacks cannot come from it."""
    return not table.lacks(event.seat, event.card)


@check("draw.only_drawn", quiet=True)
def is_the_drawn_one(table: Table, event: Played, agreed: Agreed) -> bool:
    """After drawing only the card drawn may be played, where the table allows it at all; where one
    draws to match and it did not fit, none."""
    if table.phase is not Phase.DRAWN:
        return table.drawn is None or event.seat != table.turn
    return table.drawn in (None, event.card) and agreed[PLAY_DRAWN_CARD] != "never"


@check("owed", quiet=True)
def nothing_owed(table: Table, event: Any, agreed: Agreed) -> bool:
    return table.owed is None


@check("owed", quiet=True)
def answers_what_is_owed(table: Table, event: Played, agreed: Agreed) -> bool:
    """Cards that are owed are answered with one of the same kind or taken; a last card is final."""
    if table.owed is None and table.phase is not Phase.CHALLENGE:
        return True
    pile = table.pile(event.pile)
    same_kind = pile is not None and pile.top.face == event.card.face
    return agreed[STACKING] and same_kind and not table.out(table.by)


def fits(pile: Pile, card: Card, agreed: Agreed) -> bool:
    """Same colour, number or symbol; where no colour is in force, anything."""
    if card.wild or pile.colour is None or card.colour == pile.colour:
        return True
    return card.face == pile.top.face and (card.face.isdigit() or agreed[MATCHING_SYMBOL])


@check("match")
def matches(table: Table, event: Played, agreed: Agreed) -> bool:
    """What is stacked needs to be of the same kind only."""
    pile = table.pile(event.pile)
    if pile is None or (table.owed is not None and event.card.face == pile.top.face):
        return True
    return fits(pile, event.card, agreed)


@check("wild")
def goes_on_anything(table: Table, event: Played, agreed: Agreed) -> bool:
    return event.card.wild


@effect("play")
def lays(table: Table, event: Played, agreed: Agreed) -> Table:
    """The card leaves the hand and lies on top; the turn passes on."""
    return table.but(
        held=table.held_by(event.seat, without(table.held[event.seat], event.card)),
        piles=table.covered(event.pile, event.card, event.colour),
        turn=table.after(event.seat),
        phase=Phase.PLAY,
        by=event.seat,
        drawn=None,
        opening=False,
        uno_owed=None,
        left=None
        if table.left is None or not table.piles
        else table.left + table.covers(event.pile),
        under=table.under and table.deeper(event.pile),
    )


def without(held: Held, card: Card) -> Held:
    """A hand without one card, as far as it is known."""
    if isinstance(held, tuple) and card in held:
        at = held.index(card)
        return held[:at] + held[at + 1 :]
    if isinstance(held, tuple):
        return len(held) - 1 if held else ()
    return held and held - 1


@effect("turn.begun")
def turn_begins(table: Table, event: Any, agreed: Agreed) -> Table:
    """Once the next player acts, nobody is caught any more without having called UNO."""
    own = isinstance(event, Named) and event.seat == table.uno_owed
    return table if own or table.uno_owed is None else table.but(uno_owed=None)
