"""The card turned up at the start."""

from __future__ import annotations

from collections.abc import Callable

from referee.cards import Card, Colour
from referee.events import Named, Played, Revealed, Started
from referee.options import (
    EXPOSED_ACTION_EFFECT,
    EXPOSED_WILD_CHOOSER,
    STARTING_ACTION,
    STARTING_REVERSE,
    STARTING_WILD,
    STARTING_WILD_DRAW,
    Agreed,
    Option,
)
from referee.rule import Apply, Check, Effect, check, effect
from referee.rules.action import next_draws
from referee.table import Phase, Pile, Table


def first_player(table: Table) -> int:
    """The seat to the dealer's left, or whoever built the tower."""
    return table.dealer if table.game.dealer_starts else table.after(table.dealer)


@check("start.once", quiet=True)
def not_begun(table: Table, event: Started, agreed: Agreed) -> bool:
    return not table.piles and table.phase is Phase.PLAY


@effect("start.turned_up")
def turned_up(table: Table, event: Started, agreed: Agreed) -> Table:
    return table.but(
        piles=tuple(Pile(card, card.colour) for card in event.cards),
        turn=first_player(table),
        left=None if table.left is None else table.left - len(event.cards),
        phase=Phase.PLAY,
        opening=False,
    )


def goes_back_by(option: Option[str], rule: str) -> Check:
    """A card that may not start goes back into the deck and is replaced."""

    @check(rule)
    def may_open(table: Table, event: Started, agreed: Agreed) -> bool:
        return agreed[STARTING_ACTION] == "ignored" or agreed[option] != "redraw"

    return may_open


def opening(rule: str) -> Callable[[Apply], Effect]:
    """An effect of a card turned up, where its sheet lets such cards act."""

    def decorate(apply: Apply) -> Effect:
        @effect(rule)
        def acts(table: Table, event: Started, agreed: Agreed) -> Table:
            ignored = agreed[STARTING_ACTION] == "ignored"
            return table if ignored else apply(table, event, agreed)

        return acts

    return decorate


def opening_draw(count: int) -> Effect:
    """The first player draws and misses the turn."""
    draws = next_draws(count)

    @opening("start.draw")
    def first_draws(table: Table, event: Started, agreed: Agreed) -> Table:
        return draws.apply(table, event, agreed)

    return first_draws


@opening("start.skip")
def opening_skip(table: Table, event: Started, agreed: Agreed) -> Table:
    return table.loses(table.turn, "start.skip").but(turn=table.after(table.turn))


@opening("start.reverse")
def opening_reverse(table: Table, event: Started, agreed: Agreed) -> Table:
    turned = table.but(direction=-table.direction)
    dealer_first = agreed[STARTING_REVERSE] == "dealer_first"
    return turned.but(turn=table.dealer if dealer_first else turned.after(table.dealer))


@effect("start.wild")
def opening_wild(table: Table, event: Started, agreed: Agreed) -> Table:
    """A wild waits for a colour; where the cards turned up do not act, from the first player."""
    return table.but(phase=Phase.COLOUR, opening=True, turn=namer(table, agreed))


@effect("start.wild_draw")
def opening_wild_draw(table: Table, event: Started, agreed: Agreed) -> Table:
    if agreed[STARTING_ACTION] == "ignored" or agreed[STARTING_WILD_DRAW] != "acts":
        return table
    first = first_player(table)
    price = table.row(event.cards[0]).price
    return table.draws(first, price, "start.wild_draw").loses(first, "start.wild_draw")


def namer(table: Table, agreed: Agreed) -> int:
    """Who names the colour of a wild turned up."""
    by_dealer = agreed[STARTING_ACTION] == "acts" and agreed[STARTING_WILD] == "dealer"
    return table.dealer if by_dealer else first_player(table)


def plays_first(table: Table, agreed: Agreed) -> int:
    """Who plays once that colour is named: the seat after, where the first player had to draw."""
    first = first_player(table)
    (top, *_) = table.piles
    drew = (
        table.side == table.game.sides[0].key
        and table.row(top.top).price > 0
        and agreed[STARTING_ACTION] == "acts"
        and agreed[STARTING_WILD_DRAW] == "acts"
    )
    return table.after(first) if drew else first


def waiting(table: Table) -> list[int]:
    """The piles that wait for a colour."""
    return [at for at, pile in enumerate(table.piles) if pile.top.wild and pile.colour is None]


def last_one_waits(table: Table) -> bool:
    """Whether play goes on as soon as one more colour is named."""
    return table.phase is Phase.COLOUR and len(waiting(table)) == 1


@check("colour.waits", quiet=True)
def pile_waits(table: Table, event: Named, agreed: Agreed) -> bool:
    piles = waiting(table)
    return bool(piles) if event.pile is None else event.pile in piles


@effect("colour.named")
def names_for_pile(table: Table, event: Named, agreed: Agreed) -> Table:
    piles = waiting(table)
    if not piles or table.phase is not Phase.COLOUR:
        return table
    index = event.pile if event.pile in piles else piles[0]
    pile = table.piles[index]
    named = table.with_pile(index, Pile(pile.top, event.colour, pile.under))
    return named if waiting(named) else named.but(phase=Phase.PLAY, opening=False)


@effect("start.colour")
def opening_colour(table: Table, event: Named, agreed: Agreed) -> Table:
    """Once a card turned up at the start has its colour, play begins."""
    if not (table.opening and last_one_waits(table)):
        return table
    return table.but(turn=plays_first(table, agreed))


def chooser(table: Table, agreed: Agreed) -> int | None:
    """Who names the colour of a wild that turned up when the cards were turned over."""
    who = agreed[EXPOSED_WILD_CHOOSER]
    if who == "free":
        return None
    if table.opening:
        return namer(table, agreed)
    return table.turn if who == "next_player" else table.after(table.turn, -1)


def shows(table: Table, card: Card, colour: Colour | None, agreed: Agreed) -> Table:
    """A face lies on top that nobody played: it says what to match, and at most acts as an action
    card of the flipper."""
    choosing = chooser(table, agreed) if card.wild else None
    named = card.colour if choosing is None else colour
    shown = table.but(piles=(Pile(card, named),), phase=Phase.PLAY)
    if choosing is None or named is not None:
        return acts_exposed(shown.but(opening=False), card, agreed)
    return shown.but(phase=Phase.COLOUR, turn=choosing)


def acts_exposed(table: Table, card: Card, agreed: Agreed) -> Table:
    """What an action card does that came up by a Flip. Wilds and a second Flip never act."""
    row = table.row(card)
    plain = card.wild or row.turns_over or card.face.isdigit()
    if plain or agreed[EXPOSED_ACTION_EFFECT] == "none":
        return table
    for act in row.then:
        table = act.apply(table, Played(table.after(table.turn, -1), card), agreed)
    return table


@check("flip.revealed")
def is_not_known(table: Table, event: Revealed, agreed: Agreed) -> bool:
    """A face is read out while nobody has said what lies on top, after a last card too."""
    return table.phase is Phase.REVEAL or (table.over and not table.piles)


@check("flip.chooser", quiet=True)
def by_its_chooser(table: Table, event: Revealed, agreed: Agreed) -> bool:
    """A colour is named for a revealed wild by whoever may choose it."""
    if not event.card.wild or event.colour is None or event.seat is None:
        return True
    return event.seat == chooser(table, agreed)
