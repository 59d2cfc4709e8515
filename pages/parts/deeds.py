"""Play in words: what somebody did. Plain text, for callers to escape."""

from __future__ import annotations

from collections.abc import Iterator

from pages.parts.naming import Names, card_name, card_names, colour_name, joined, tray_name
from pages.parts.outcomes import outcome
from pages.parts.say import t
from referee.cards import Card, Colour
from referee.events import (
    Accepted,
    Advised,
    Called,
    Caught,
    Challenged,
    Deed,
    Drew,
    Dropped,
    Fell,
    Found,
    Kept,
    Move,
    Named,
    PiledUp,
    Placed,
    Played,
    Pulled,
    Reshuffled,
    Revealed,
    Revised,
    Ruled,
    Seen,
    Spilled,
    Started,
    TakenBack,
)

__all__ = ["card_name", "colour_name", "deed", "outcome"]


def deed(event: Move, names: Names, *, trays: bool = False) -> str:
    """A line of a hand: "Ada plays blue 7 and says UNO"; `trays` where there are two of them."""
    match event:
        case TakenBack(it):
            return t("deed-back", deed=deed(it, names, trays=trays))
        case Ruled(stands, why):
            return t("deed-ruled-stands" if stands else "deed-ruled-back", why=why)
        case Revised(at, None, why):
            return t("deed-struck", line=at, why=why)
        case Revised(at, it, why) if it is not None:
            return t("deed-revised", line=at, deed=deed(it, names, trays=trays), why=why)
        case Seen():
            key = "deed-counted" if event == Seen(held=event.held) else "deed-seen"
            return t(key, what=joined(list(_seen(event, names))))
    return joined(list(_said(event, names, trays)))


def _said(event: Deed, names: Names, trays: bool) -> Iterator[str]:
    """What was done, then what else was said or seen with it."""
    match event:
        case Started(cards, revealed, colour):
            yield t("deed-started", count=len(cards), cards=card_names(cards))
            yield from _comes_up(revealed)
            if colour:
                yield t("deed-colour", colour=colour_name(colour))
        case Played(seat, card, colour, pile, uno, revealed, target):
            key = "deed-played-on" if trays else "deed-played"
            tray = tray_name(pile) if trays else ""
            yield t(key, name=names[seat], card=card_name(card), tray=tray)
            yield from _comes_up(revealed)
            yield from _names(colour)
            if target is not None:
                yield t("deed-swaps", name=names[target])
            if uno:
                yield t("deed-uno")
        case Revealed(card, seat, colour):
            yield t("deed-comes-up", card=card_name(card))
            if colour and seat is not None:
                yield t("deed-named", name=names[seat], colour=colour_name(colour))
            elif colour:
                yield t("deed-colour", colour=colour_name(colour))
        case Drew(seat, card):
            key = "deed-drew-card" if card else "deed-drew"
            yield t(key, name=names[seat], card=card_name(card) if card else "")
        case Named(seat, colour, pile):
            key = "deed-named" if pile is None else "deed-named-for"
            tray = "" if pile is None else tray_name(pile)
            yield t(key, name=names[seat], colour=colour_name(colour), tray=tray)
        case Challenged(seat, Found() as found):
            yield t(f"deed-challenged-{found}", name=names[seat])
        case Challenged(seat, shown):
            key = "deed-challenged" if shown else "deed-challenged-empty"
            yield t(key, name=names[seat], cards=card_names(shown) if shown else "")
        case Caught(seat, target):
            yield t("deed-caught", name=names[seat], target=names[target])
        case Dropped(seat, card, spilled):
            yield t("deed-dropped", name=names[seat], card=card_name(card))
            if spilled:
                yield t("deed-falls")
        case Pulled(seat, block, level, colour):
            key = "deed-pulled" if level is None else "deed-pulled-from"
            yield t(key, name=names[seat], block=card_name(block), level=level or 0)
            yield from _names(colour)
        case Placed(seat, level):
            key = "deed-placed" if level is None else "deed-placed-on"
            yield t(key, name=names[seat], level=level or 0)
        case PiledUp(seat, target, colour):
            about = {"target": names[target], "colour": colour_name(colour)}
            yield t("deed-piled-up", name=names[seat], **about)
        case Reshuffled(cards, colour):
            yield t("deed-reshuffled", count=len(cards), cards=card_names(cards))
            if colour:
                yield t("deed-colour", colour=colour_name(colour))
        case Kept() | Accepted() | Called() | Spilled() | Fell() | Advised():
            yield t(f"deed-{type(event).__name__.lower()}", name=names[event.seat])


def _seen(event: Seen, names: Names) -> Iterator[str]:
    if event.turn is not None:
        yield t("deed-seen-turn", name=names[event.turn])
    if event.direction is not None:
        yield t("deed-seen-left" if event.direction > 0 else "deed-seen-right")
    if event.side is not None:
        yield t("deed-seen-side", side=t(f"side-{event.side}"))
    if event.cards:
        yield t("deed-seen-top", count=len(event.cards), cards=card_names(event.cards))
    if event.colour is not None:
        yield t("deed-colour", colour=colour_name(event.colour))
    for seat, count in event.held:
        yield t("deed-seen-holds", name=names[seat], count=count)


def _comes_up(card: Card | None) -> Iterator[str]:
    if card is not None:
        yield t("deed-comes-up", card=card_name(card))


def _names(colour: Colour | None) -> Iterator[str]:
    if colour is not None:
        yield t("deed-names", colour=colour_name(colour))
