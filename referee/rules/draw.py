"""Drawing in turn, playing or keeping the card drawn."""

from __future__ import annotations

from referee.cards import Card
from referee.events import Drew, Kept, Played, Reshuffled
from referee.judge import allowed
from referee.options import (
    DRAW_EXHAUSTED,
    DRAW_TO_MATCH,
    FORCED_PLAY,
    PLAY_DRAWN_CARD,
    RESHUFFLE_KEEP_TOP,
    VOLUNTARY_DRAW,
    Agreed,
)
from referee.rule import check, effect
from referee.rules.end import ended
from referee.table import Phase, Pile, Table


def playable(table: Table, seat: int, card: Card, agreed: Agreed) -> bool:
    """Whether playing this card would not be illegal, on any pile."""
    colour = table.cards.colours[0] if card.wild else None
    notes = agreed.afresh()
    piles = range(len(table.piles))
    return any(allowed(table, Played(seat, card, colour, pile), notes) for pile in piles)


def drawn_fits(table: Table, seat: int, agreed: Agreed) -> bool | None:
    """Whether the card just drawn fits; None where nobody has seen it."""
    if table.drawn is None:
        return None
    return playable(table.but(phase=Phase.PLAY, drawn=None), seat, table.drawn, agreed)


@check("draw.one", quiet=True)
def one_a_turn(table: Table, event: Drew, agreed: Agreed) -> bool:
    """One card is drawn in a turn; where one draws to match, as many as it takes."""
    if table.phase is Phase.DRAWN and table.turn == event.seat and agreed[DRAW_TO_MATCH]:
        return drawn_fits(table, event.seat, agreed) is not True
    return table.phase is Phase.PLAY


@check("draw.voluntary", quiet=True)
def has_to_draw(table: Table, event: Drew, agreed: Agreed) -> bool | None:
    """Where nobody draws by choice, a hand must hold nothing playable."""
    if (agreed[VOLUNTARY_DRAW] and not agreed[FORCED_PLAY]) or table.phase is not Phase.PLAY:
        return True
    hand = table.hand(event.seat)
    if hand is None:
        return None
    return not any(playable(table, event.seat, card, agreed) for card in set(hand))


@effect("draw")
def draws_one(table: Table, event: Drew, agreed: Agreed) -> Table:
    """One card is drawn; with nothing left the turn passes, or the hand ends without a winner."""
    if table.left == 0 and event.seat != table.turn:
        return table
    if table.left == 0:
        passed = table.but(phase=Phase.PLAY, drawn=None, turn=table.after(event.seat))
        return ended(passed, None) if agreed[DRAW_EXHAUSTED] == "end_round" else passed
    taken = table.takes(event.seat, 1, event.card)
    return taken.but(phase=Phase.DRAWN, drawn=event.card) if event.seat == table.turn else taken


@effect("draw.passes")
def passes_unless_playable(table: Table, event: Drew, agreed: Agreed) -> Table:
    """A card that fits may be played at once; else the turn ends, or one draws on."""
    if table.phase is not Phase.DRAWN or event.seat != table.turn:
        return table
    fits = drawn_fits(table, event.seat, agreed)
    if fits is False and agreed[DRAW_TO_MATCH]:
        return table.but(phase=Phase.PLAY)
    if fits is False or agreed[PLAY_DRAWN_CARD] == "never":
        return table.but(phase=Phase.PLAY, drawn=None, turn=table.after(event.seat))
    return table


@check("draw.keep", quiet=True)
def may_keep(table: Table, event: Kept, agreed: Agreed) -> bool | None:
    """Where a card that fits must be played, it cannot be kept."""
    forced = agreed[PLAY_DRAWN_CARD] == "forced" or agreed[FORCED_PLAY]
    if table.phase is not Phase.DRAWN or not (forced or agreed[DRAW_TO_MATCH]):
        return True
    fits = drawn_fits(table, event.seat, agreed)
    if fits is None:
        return None
    return not forced if fits else not agreed[DRAW_TO_MATCH]


@check("draw.new_pile")
def top_goes_in(table: Table, event: Reshuffled, agreed: Agreed) -> bool:
    """Another card is turned up only where the one on top is shuffled in with the rest."""
    return not agreed[RESHUFFLE_KEEP_TOP]


@effect("draw.new_pile")
def turned_up_anew(table: Table, event: Reshuffled, agreed: Agreed) -> Table:
    """What is turned up only says what to match; a wild has its colour from the seat in turn."""
    if table.phase not in (Phase.PLAY, Phase.DRAWN):
        return table
    piles = tuple(Pile(card, card.colour or event.colour) for card in event.cards)
    more = len(piles) - sum(table.covers(index) for index in range(len(table.piles)))
    left = None if table.left is None else max(0, table.left - more)
    return table.but(piles=piles, left=left, under=(0,) * len(table.under))


@effect("draw.kept")
def keeps(table: Table, event: Kept, agreed: Agreed) -> Table:
    return table.but(phase=Phase.PLAY, drawn=None, turn=table.after(event.seat))
