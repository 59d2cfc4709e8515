"""What the table waits for, and what may be done about it: questions for the keys, and buttons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from referee.cards import Card, Colour
from referee.events import (
    Accepted,
    Called,
    Caught,
    Challenged,
    Deed,
    Drew,
    Dropped,
    Fell,
    Found,
    Kept,
    Named,
    PiledUp,
    Placed,
    Played,
    Pulled,
    Revealed,
    Spilled,
    Started,
)
from referee.game import Side
from referee.judge import Step
from referee.options import (
    CHALLENGE,
    DISCARD_PILES,
    DRAW_TO_MATCH,
    NO_BLUFFING,
    SEVEN_SWAP,
    STACKING,
    UNO_CALL,
    UNO_CALL_MOMENT,
    Agreed,
)
from referee.rules.start import waiting
from referee.rules.wild import accused
from referee.table import Phase, Table

What = Literal["start", "play", "pull", "colour", "reveal", "drop", "shown", "two_hands", "seen"]


@dataclass(frozen=True, slots=True)
class Ask:
    """What is asked for, and what the answer is: one card, several, or a colour."""

    what: What
    side: Side
    picks: Literal["one", "many", "colour"] = "one"
    at_most: int | None = None
    at_once: bool = False
    """A legal answer is logged with one tap; otherwise its verdict is shown first."""


@dataclass(frozen=True, slots=True)
class Act:
    """A button: what it is called, whom it names, what it logs."""

    key: str
    deed: Deed | None = None
    """None: it asks for something first."""
    seat: int | None = None
    count: int | None = None


def ask(table: Table, agreed: Agreed, begun: bool, asked: str | None = None) -> Ask | None:
    """The question for the keys; `asked` is one that somebody has opened by a button."""
    side, piles = table.cards, agreed[DISCARD_PILES]
    if asked == "seen":
        return _cards("seen", side, piles)
    if asked == "shown" and table.phase is Phase.CHALLENGE:
        return Ask("shown", side, "many", table.count(accused(table, table.turn)), at_once=True)
    if asked == "two_hands" and PiledUp in table.game.rows:
        return Ask("two_hands", side, "colour", at_once=True)
    match table.phase:
        case Phase.OVER:
            unknown = not table.piles and Revealed in table.game.rows
            return Ask("reveal", side, at_once=True) if unknown and not table.game.levels else None
        case Phase.COLOUR:
            return Ask("colour", side, "colour", at_once=True)
        case Phase.REVEAL:
            return Ask("reveal", side, at_once=True)
        case Phase.TILT:
            return Ask("drop", side, at_once=True)
        case Phase.CHALLENGE if not agreed[STACKING]:
            return None
    if table.game.levels:
        return Ask("pull", side)
    if not table.piles:
        return _cards("seen" if begun else "start", side, piles)
    return Ask("play", side)


def _cards(what: What, side: Side, piles: int) -> Ask:
    """One card for every pile."""
    return Ask(what, side, "one" if piles == 1 else "many", piles)


def answers(
    it: Ask,
    table: Table,
    agreed: Agreed,
    seat: int,
    cards: tuple[Card, ...],
    colour: Colour | None = None,
    uno: bool = False,
) -> tuple[Deed, ...]:
    """What was picked as what happened: once for every tray or player that it may be about."""
    match it.what:
        case "start":
            return (Started(cards),)
        case "colour":
            open_piles = waiting(table)
            pile = open_piles[0] if len(open_piles) > 1 else None
            return (Named(seat, colour, pile),) if colour else ()
        case "two_hands":
            target = busy(table, seat)
            return (PiledUp(watcher(table, target), target, colour),) if colour else ()
        case "shown":
            return (Challenged(seat, cards),)
        case "seen":
            return ()
    if not cards:
        return ()
    (card, *_) = cards
    match it.what:
        case "reveal":
            return (Revealed(card),)
        case "drop":
            return (Dropped(seat, card),)
        case "pull":
            return (Pulled(seat, card, colour=colour),)
    targets = _swaps(table, agreed, seat, card)
    trays = range(agreed[DISCARD_PILES])
    return tuple(
        Played(seat, card, colour, at, uno, target=target) for at in trays for target in targets
    )


def _swaps(table: Table, agreed: Agreed, seat: int, card: Card) -> tuple[int | None, ...]:
    """With whom the hands are swapped, where a seven does that and it is for the player to say."""
    others = table.others(seat)
    swaps = agreed[SEVEN_SWAP] and card.face == "7" and table.count(seat) != 1
    return others if swaps and len(others) > 1 else (None,)


def acts(table: Table, agreed: Agreed, seat: int, steps: tuple[Step, ...]) -> Iterator[Act]:
    """What may be done now with one tap, but for laying cards."""
    if table.game.levels:
        yield from _tower(table, seat)
        return
    if table.phase is Phase.CHALLENGE:
        yield Act("accept", Accepted(seat), seat)
        if agreed[CHALLENGE] and not agreed[NO_BLUFFING]:
            yield Act("guilty", Challenged(seat, Found.GUILTY), seat)
            yield Act("innocent", Challenged(seat, Found.INNOCENT), seat)
            yield Act("challenge", None, seat)
    elif table.owed is not None and table.phase is Phase.PLAY:
        yield Act("take", Accepted(seat), seat, table.owed.count)
    elif table.piles and (
        table.phase is Phase.PLAY or (table.phase is Phase.DRAWN and agreed[DRAW_TO_MATCH])
    ):
        yield Act("draw", Drew(seat), seat)
    if table.phase is Phase.DRAWN:
        yield Act("keep", Kept(seat), seat)
    yield from _uno(table, agreed, seat)
    if Spilled in table.game.rows and (who := last_to_touch(steps)) is not None:
        yield Act("spill", Spilled(who), who)


def _uno(table: Table, agreed: Agreed, seat: int) -> Iterator[Act]:
    if agreed[UNO_CALL] == "none":
        return
    if table.phase in (Phase.PLAY, Phase.DRAWN) and table.piles and table.count(seat) in (2, None):
        yield Act("uno", None, seat)
    if (owes := table.uno_owed) is not None and table.phase is not Phase.DRAWN:
        if agreed[UNO_CALL_MOMENT] == "while_playing":
            yield Act("call", Called(owes), owes)
        yield Act("catch", Caught(watcher(table, owes), owes), owes)


def _tower(table: Table, seat: int) -> Iterator[Act]:
    if table.over:
        return
    at_it = busy(table, seat)
    if table.lifted is not None:
        yield Act("place", Placed(table.lifted), table.lifted)
    yield Act("two_hands", None, at_it)
    yield Act("fall", Fell(at_it), at_it)


def busy(table: Table, seat: int) -> int:
    """Who has a block in hand, or else pulls the next one."""
    return seat if table.lifted is None else table.lifted


def watcher(table: Table, seat: int) -> int:
    """Who sees what this seat does: whose turn it is, or the next one."""
    return table.turn if table.turn != seat else table.after(seat)


def last_to_touch(steps: tuple[Step, ...]) -> int | None:
    """Who discarded, drew or dropped last: cards that fall are theirs."""
    for it in reversed(steps):
        if isinstance(it.event, Played | Drew | Dropped) and not it.struck:
            return it.event.seat
    return None
