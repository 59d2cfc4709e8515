"""Wild draw cards: when they may be played, who draws, and the challenge."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards import Card, Colour
from referee.events import Accepted, Challenged, Found, Played
from referee.options import (
    CHALLENGE,
    CHALLENGE_GUILTY_TURN,
    GUILTY_WILD_DRAW_COLOR,
    LAST_CARD_DRAW,
    NO_BLUFFING,
    STACKING,
    WDCOLOR_WILD_COUNTS,
    WILD_DRAW_LEGALITY,
    Agreed,
)
from referee.rule import check, effect
from referee.rules.turn import fits
from referee.table import Owed, Phase, Pile, Table


def convicts(table: Table, before: Pile | None, hand: Sequence[Card], agreed: Agreed) -> bool:
    """Whether the rest of the hand forbids a wild draw card on what lay there before."""
    legality = agreed[WILD_DRAW_LEGALITY]
    if before is None or legality == "always_legal":
        return False
    if legality == "no_colour_card":
        return any(card.colour is not None and card.colour == before.colour for card in hand)
    return any(fits(before, card, agreed) for card in hand if not _wild_draw(table, card))


def _wild_draw(table: Table, card: Card) -> bool:
    return card.wild and table.row(card).forces_draw


@check("wild_draw.legality")
def none_else_to_play(table: Table, event: Played, agreed: Agreed) -> bool | None:
    """Only without a card of the colour in play; bluffing is for a challenge to find out."""
    if agreed[WILD_DRAW_LEGALITY] == "always_legal":
        return True
    hand = table.hand(event.seat)
    if hand is None or event.card not in hand:
        return None
    rest = list(hand)
    rest.remove(event.card)
    if not convicts(table, table.pile(event.pile), rest, agreed):
        return True
    return False if agreed[NO_BLUFFING] else None


@effect("wild_draw")
def asks_the_target(table: Table, event: Played, agreed: Agreed) -> Table:
    """The target accepts or challenges; where nobody can challenge, it draws at once."""
    last = table.out(event.seat)
    if last and not agreed[LAST_CARD_DRAW]:
        return table
    stacks = agreed[STACKING] and not last
    row = table.row(event.card)
    total = row.price + (table.owed.count if table.owed else 0)
    colour = event.colour if row.until_colour else None
    owed = Owed(table.turn, total, colour) if agreed[STACKING] else None
    waiting = table.but(at=event.pile, owed=owed)
    if agreed[CHALLENGE] and not agreed[NO_BLUFFING]:
        return waiting.but(phase=Phase.CHALLENGE)
    return waiting if stacks else settle(waiting, table.turn, None, agreed)


def settle(
    table: Table, seat: int, pile: Sequence[Card] | None, agreed: Agreed, extra: int = 0
) -> Table:
    """A seat takes what the draw card on top costs, and loses the turn."""
    paid = charge(table, seat, pile, agreed, extra)
    return paid.loses(seat, "wild_draw").but(turn=table.after(seat))


def charge(
    table: Table, seat: int, pile: Sequence[Card] | None, agreed: Agreed, extra: int = 0
) -> Table:
    """A seat draws what the draw card on top costs, and what was stacked under it."""
    top = table.pile(table.at)
    settled = table.but(owed=None, phase=Phase.PLAY)
    if top is not None and table.row(top.top).until_colour:
        count = _until(top.colour, pile, extra, agreed)
        return settled.draws(seat, count, "wild_draw_color", top.colour, extra)
    price = table.row(top.top).price if top else 0
    count = table.owed.count if table.owed else price
    return settled.draws(seat, count + extra, "wild_draw")


def _until(
    colour: Colour | None, pile: Sequence[Card] | None, extra: int, agreed: Agreed
) -> int | None:
    """How many cards of a known pile are drawn until the colour comes; all where it does not."""
    if pile is None:
        return None
    for index, card in enumerate(pile):
        if comes(colour, card, agreed):
            return index + 1 + extra
    return len(pile)


def comes(colour: Colour | None, card: Card, agreed: Agreed) -> bool:
    """Whether drawing until a colour comes ends with this card."""
    return card.colour == colour or (card.wild and agreed[WDCOLOR_WILD_COUNTS])


@check("accept")
def has_to_answer(table: Table, event: Accepted, agreed: Agreed) -> bool:
    return table.phase is Phase.CHALLENGE or table.owed is not None


@effect("accept")
def takes_the_cards(table: Table, event: Accepted, agreed: Agreed) -> Table:
    """What is owed is drawn, and the turn is lost."""
    if table.phase is Phase.CHALLENGE or table.owed is None or table.owed.colour:
        return settle(table, event.seat, event.pile, agreed)
    taken = table.draws(event.seat, table.owed.count, "stacking").loses(event.seat, "stacking")
    return taken.but(turn=table.after(event.seat), owed=None, phase=Phase.PLAY)


@check("challenge")
def may_challenge(table: Table, event: Challenged, agreed: Agreed) -> bool:
    """Only a wild draw card, where it may be bluffed with."""
    top = table.pile(table.at)
    if top is not None and not _wild_draw(table, top.top):
        return False
    return agreed[CHALLENGE] and not agreed[NO_BLUFFING]


@check("wild_draw.legality", quiet=True)
def told_as_known(table: Table, event: Challenged, agreed: Agreed) -> bool | None:
    """What the challenger says stands; where all that is known speaks against it, only the hand
    could tell."""
    if not isinstance(event.shown, Found):
        return True
    said, author = event.shown is Found.GUILTY, accused(table, event.seat)
    hand = () if table.out(author) else table.hand(author)
    found = _forbidden(table, tuple(table.cards.deck) if hand is None else hand, agreed)
    return True if found == said or (hand is None and found) else None


@effect("challenge")
def is_decided(table: Table, event: Challenged, agreed: Agreed) -> Table:
    """A guilty author draws instead and the challenger plays; an innocent one costs two more."""
    author = accused(table, event.seat)
    if table.count(author) is None and not isinstance(event.shown, Found):
        table = table.with_held(author, len(event.shown))
    if not guilty(table, event, agreed):
        return settle(table, event.seat, event.pile, agreed, extra=2)
    top = table.pile(table.at)
    if top and table.row(top.top).until_colour and agreed[GUILTY_WILD_DRAW_COLOR] == "two_cards":
        paid = table.draws(author, 2, "challenge").but(owed=None, phase=Phase.PLAY)
    else:
        paid = charge(table, author, event.pile, agreed)
    if agreed[CHALLENGE_GUILTY_TURN] == "challenger_plays":
        return paid.but(turn=event.seat)
    return paid.loses(event.seat, "challenge").but(turn=table.after(event.seat))


def guilty(table: Table, event: Challenged, agreed: Agreed) -> bool:
    """Whether the hand forbade the card, by what was shown of it or said."""
    if isinstance(event.shown, Found):
        return event.shown is Found.GUILTY
    return _forbidden(table, event.shown, agreed)


def _forbidden(table: Table, hand: Sequence[Card], agreed: Agreed) -> bool:
    """By the colour in force before the card was laid."""
    top = table.pile(table.at)
    return convicts(table, top.under if top else None, hand, agreed)


def accused(table: Table, challenger: int) -> int:
    """Who laid the wild draw card."""
    return table.after(challenger, -1) if table.by is None else table.by
