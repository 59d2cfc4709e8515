"""The event of a question, read from JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from referee.asking import (
    Question,
    QuestionError,
    card_of,
    colour_of,
    flag,
    is_whole,
    list_of,
    one_of,
)
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
    Named,
    PiledUp,
    Placed,
    Played,
    Pulled,
    Reshuffled,
    Revealed,
    Spilled,
    Started,
)
from referee.options import DISCARD_PILES, Agreed
from referee.sense import faults
from referee.table import Table


def event_of(told: Question, table: Table, agreed: Agreed) -> Deed:
    """What happened or is claimed; raises QuestionError for what makes no sense."""
    event = _TYPES[one_of(told, "type", _TYPES)](told, agreed[DISCARD_PILES])
    for key, why in faults(table, event, agreed):
        raise QuestionError(f"{key}: {why}")
    return event


def _started(told: Question, piles: int) -> Started:
    return Started(_turned_up(told, piles), _maybe_card(told, "revealed"), _maybe_colour(told))


def _reshuffled(told: Question, piles: int) -> Reshuffled:
    return Reshuffled(_turned_up(told, piles), _maybe_colour(told))


def _turned_up(told: Question, piles: int) -> tuple[Card, ...]:
    return (_card(told, "card"),) if piles == 1 else _cards(told, "cards")


def _played(told: Question, piles: int) -> Played:
    return Played(
        seat=_number(told, "seat"),
        card=_card(told, "card"),
        colour=_maybe_colour(told),
        pile=_number(told, "tray") if piles > 1 else _maybe_number(told, "tray") or 0,
        uno=flag(told, "uno"),
        revealed=_maybe_card(told, "revealed"),
        target=_maybe_number(told, "target"),
    )


def _revealed(told: Question, piles: int) -> Revealed:
    return Revealed(_card(told, "card"), _maybe_number(told, "seat"), _maybe_colour(told))


def _named(told: Question, piles: int) -> Named:
    colour = colour_of(told.get("colour"))
    return Named(_number(told, "seat"), colour, _maybe_number(told, "tray"))


def _challenged(told: Question, piles: int) -> Challenged:
    shown = _found(told) if told.get("shown") is None else None
    return Challenged(_number(told, "seat"), shown or _cards(told, "shown"), _pile(told))


def _found(told: Question) -> Found | None:
    """What was told of a hand that nobody else has seen."""
    if told.get("guilty") is None:
        return None
    return Found.GUILTY if flag(told, "guilty") else Found.INNOCENT


def _pulled(told: Question, piles: int) -> Pulled:
    level = _maybe_number(told, "level")
    return Pulled(_number(told, "seat"), _card(told, "block"), level, _maybe_colour(told))


def _piled_up(told: Question, piles: int) -> PiledUp:
    colour = colour_of(told.get("colour"))
    return PiledUp(_number(told, "seat"), _number(told, "target"), colour)


_TYPES: Mapping[str, Callable[[Question, int], Deed]] = {
    "start": _started,
    "play": _played,
    "reveal": _revealed,
    "draw": lambda told, _: Drew(_number(told, "seat"), _maybe_card(told, "card")),
    "keep": lambda told, _: Kept(_number(told, "seat")),
    "colour": _named,
    "accept": lambda told, _: Accepted(_number(told, "seat"), _pile(told)),
    "challenge": _challenged,
    "uno": lambda told, _: Called(_number(told, "seat")),
    "catch": lambda told, _: Caught(_number(told, "seat"), _number(told, "target")),
    "spill": lambda told, _: Spilled(_number(told, "seat")),
    "drop": lambda told, _: Dropped(
        _number(told, "seat"), _card(told, "card"), flag(told, "spilled")
    ),
    "pull": _pulled,
    "place": lambda told, _: Placed(_number(told, "seat"), _maybe_number(told, "level")),
    "pile_up": _piled_up,
    "fall": lambda told, _: Fell(_number(told, "seat")),
    "advise": lambda told, _: Advised(_number(told, "seat")),
    "reshuffle": _reshuffled,
}


def _card(told: Question, key: str) -> Card:
    return card_of(told.get(key), key)


def _maybe_card(told: Question, key: str) -> Card | None:
    return None if told.get(key) is None else _card(told, key)


def _cards(told: Question, key: str) -> tuple[Card, ...]:
    return tuple(card_of(code, key) for code in list_of(told.get(key), key))


def _pile(told: Question) -> tuple[Card, ...] | None:
    return None if told.get("pile") is None else _cards(told, "pile")


def _maybe_colour(told: Question) -> Colour | None:
    return None if told.get("colour") is None else colour_of(told["colour"])


def _number(told: Question, key: str) -> int:
    found = told.get(key)
    if not is_whole(found):
        raise QuestionError(f"{key}: a whole number is needed, not {found!r}")
    return int(found)  # type: ignore[arg-type]


def _maybe_number(told: Question, key: str) -> int | None:
    return None if told.get(key) is None else _number(told, key)
