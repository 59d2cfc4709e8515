"""Events that make no sense at this table: a seat or a card that is not there, no colour named.

Such an event is no fact that rules could judge. A question about it gets an error, a log keeps the
line as trouble.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from referee.cards import Card, Colour
from referee.events import (
    Accepted,
    Challenged,
    Deed,
    Drew,
    Dropped,
    Found,
    Named,
    PiledUp,
    Placed,
    Played,
    Pulled,
    Reshuffled,
    Revealed,
    Started,
)
from referee.game import Side
from referee.options import DISCARD_PILES, LAST_FLIP_SIDE, Agreed
from referee.table import Phase, Table


class Fault(NamedTuple):
    key: str
    """What is wrong, named as in the questions: "seat", "card", "colour" …"""
    why: str


def faults(table: Table, event: Deed, agreed: Agreed) -> tuple[Fault, ...]:
    """Everything about the event that makes no sense; nothing where it does."""
    if type(event) not in table.game.rows:
        return (Fault("type", f"nothing of this kind happens in {table.game.key}"),)
    wrong = []
    for key in ("seat", "target"):
        seat = getattr(event, key, None)
        if seat is not None and not table.plays(seat):
            seats = ", ".join(map(str, table.playing))
            wrong.append(Fault(key, f"{seat} is no seat; they are {seats}"))
    if wrong:
        return tuple(wrong)
    particular = _PARTICULAR.get(type(event))
    return tuple(particular(table, event, agreed)) if particular else ()


def wrong_card(side: Side, card: Card) -> str | None:
    """Why this is no card of the side; a card in play has a colour, but for wilds."""
    if card in side.deck:
        return None
    if reason := side.missing(card):
        return f"{card}, but {reason}"
    if card.colour is None and not card.wild:
        return f"{card} has no colour; write it as R{card}"
    return None


def wrong_colour(side: Side, colour: Colour) -> str | None:
    if colour in side.colours:
        return None
    return f"{colour} is none of {', '.join(side.colours)} on the {side.key} side"


def too_many(side: Side, cards: Sequence[Card]) -> str | None:
    """Why these cannot all be cards of one deck; a stop written without its octagon is let pass."""
    seen = Counter(Card(card.face, card.colour) for card in cards)
    stops = Counter(card for card in cards if card.stop)
    for card, count in (seen | stops).items():
        row = side.rows[card.face]
        copies = row.stops if card.stop else row.copies
        if count > copies:
            return f"{count} times {card}, but the deck has {copies}"
    return None


def _started(table: Table, event: Started, agreed: Agreed) -> Iterator[Fault]:
    yield from _turned_up(table, event, agreed)
    if any(_turns_over(table.cards, card) for card in event.cards):
        yield from _other_face(table, event)


def _turned_up(table: Table, event: Started | Reshuffled, agreed: Agreed) -> Iterator[Fault]:
    key = "card" if agreed[DISCARD_PILES] == 1 else "cards"
    if len(event.cards) != agreed[DISCARD_PILES]:
        yield Fault(key, f"{agreed[DISCARD_PILES]} turned up, not {len(event.cards)}")
    yield from _cards(table.cards, event.cards, key)


def _reshuffled(table: Table, event: Reshuffled, agreed: Agreed) -> Iterator[Fault]:
    yield from _turned_up(table, event, agreed)
    if event.colour and (why := wrong_colour(table.cards, event.colour)):
        yield Fault("colour", why)
    if any(card.wild for card in event.cards) and event.colour is None:
        yield Fault("colour", "one must be named for the wild")


def _played(table: Table, event: Played, agreed: Agreed) -> Iterator[Fault]:
    side = table.cards
    if why := wrong_card(side, event.card):
        yield Fault("card", why)
    if event.pile and event.pile not in range(agreed[DISCARD_PILES]):
        yield Fault("tray", f"there is no pile {event.pile}")
    if event.card.wild and event.colour is None and not _nameless(side, event.card):
        yield Fault("colour", f"one must be named for {event.card}")
    if _turns_over(side, event.card):
        if table.count(event.seat) != 1 or agreed[LAST_FLIP_SIDE] == "new":
            yield from _other_face(table, event)
    elif event.colour and (why := wrong_colour(side, event.colour)):
        yield Fault("colour", why)


def _nameless(side: Side, card: Card) -> bool:
    row = side.rows.get(card.face)
    return row is None or row.nameless


def _turns_over(side: Side, card: Card) -> bool:
    row = side.rows.get(card.face)
    return row is not None and row.turns_over


def _other_face(table: Table, event: Started | Played) -> Iterator[Fault]:
    side = table.game.other_side(table.side)
    if event.revealed:
        yield from _cards(side, [event.revealed], "revealed")
    if event.colour and (why := wrong_colour(side, event.colour)):
        yield Fault("colour", why)


def _revealed(table: Table, event: Revealed, agreed: Agreed) -> Iterator[Fault]:
    yield from _cards(table.cards, [event.card], "card")
    if event.colour and (why := wrong_colour(table.cards, event.colour)):
        yield Fault("colour", why)


def _drew(table: Table, event: Drew | Dropped, agreed: Agreed) -> Iterator[Fault]:
    if event.card and (why := wrong_card(table.cards, event.card)):
        yield Fault("card", why)


def _named(table: Table, event: Named, agreed: Agreed) -> Iterator[Fault]:
    if why := wrong_colour(table.cards, event.colour):
        yield Fault("colour", why)
    waiting = [pile for pile in table.piles if pile.top.wild and pile.colour is None]
    if event.pile is None and len(waiting) > 1 and table.phase is Phase.COLOUR:
        yield Fault("tray", "both wait for a colour; say which")
    if event.pile is not None and event.pile not in range(agreed[DISCARD_PILES]):
        yield Fault("tray", f"there is no pile {event.pile}")


def _settled(table: Table, event: Accepted | Challenged, agreed: Agreed) -> Iterator[Fault]:
    yield from _cards(table.cards, event.pile or (), "pile")


def _challenged(table: Table, event: Challenged, agreed: Agreed) -> Iterator[Fault]:
    if not isinstance(event.shown, Found):
        yield from _cards(table.cards, event.shown, "shown")
    yield from _settled(table, event, agreed)


def _pulled(table: Table, event: Pulled, agreed: Agreed) -> Iterator[Fault]:
    yield from _cards(table.cards, [event.block], "block")
    if event.block.wild and event.colour is None:
        yield Fault("colour", f"one must be named for {event.block}")
    if event.colour and (why := wrong_colour(table.cards, event.colour)):
        yield Fault("colour", why)
    yield from _level(event.level)


def _placed(table: Table, event: Placed, agreed: Agreed) -> Iterator[Fault]:
    yield from _level(event.level)


def _piled_up(table: Table, event: PiledUp, agreed: Agreed) -> Iterator[Fault]:
    if why := wrong_colour(table.cards, event.colour):
        yield Fault("colour", why)


def _level(level: int | None) -> Iterator[Fault]:
    if level is not None and level < 1:
        yield Fault("level", f"{level} is no level; the lowest is 1")


def _cards(side: Side, cards: Sequence[Card], key: str) -> Iterator[Fault]:
    wrong = [why for card in cards if (why := wrong_card(side, card))]
    yield from (Fault(key, why) for why in wrong)
    if not wrong and len(cards) > 1 and (why := too_many(side, cards)):
        yield Fault(key, why)


_PARTICULAR: Mapping[type[Any], Callable[[Table, Any, Agreed], Iterable[Fault]]] = {
    Started: _started,
    Played: _played,
    Revealed: _revealed,
    Reshuffled: _reshuffled,
    Drew: _drew,
    Dropped: _drew,
    Named: _named,
    Accepted: _settled,
    Challenged: _challenged,
    Pulled: _pulled,
    Placed: _placed,
    PiledUp: _piled_up,
}
