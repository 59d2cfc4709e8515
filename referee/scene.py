"""The table of a question, read from JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.asking import (
    Question,
    QuestionError,
    by_seat,
    card_of,
    colour_of,
    flag,
    is_whole,
    list_of,
    object_of,
    one_of,
    whole,
)
from referee.cards import Card, Colour
from referee.game import Game, Side
from referee.options import (
    AFTER_DRAW_TWO,
    DISCARD_PILES,
    EXPOSED_WILD_CHOOSER,
    RESHUFFLE_SOURCE,
    STACKING,
    Agreed,
)
from referee.sense import too_many, wrong_card, wrong_colour
from referee.table import Held, Owed, Phase, Pile, Table

_COUNT = range(1000)
_JUDGED_BY_COLOUR = ("play", "draw", "keep", "accept", "challenge")
_COLOUR_OPEN = (Phase.COLOUR, Phase.REVEAL, Phase.TILT)


def table_of(question: Question, game: Game, agreed: Agreed, event: Question) -> Table:
    """What everyone can see; raises QuestionError for what makes no sense."""
    scene = object_of(question, "table")
    seats = whole(scene, "players", game.seats)
    side = game.side(one_of(scene, "side", [s.key for s in game.sides], game.sides[0].key))
    table = Table(
        game=game,
        seats=seats,
        dealer=_seat(scene, "dealer", seats, 0),
        turn=_seat(scene, "turn", seats, 1 % seats),
        direction=_direction(scene),
        side=side.key,
        phase=Phase(one_of(scene, "phase", list(Phase), Phase.PLAY)),
        held=_held(scene, side, seats),
        opening=flag(scene, "opening"),
        uno_owed=_maybe_seat(scene, "uno_owed", seats),
        left=_left(scene, agreed),
    )
    if game.levels:
        return _tower(scene, table, agreed)
    if event.get("type") != "start" or "top" in scene:
        table = table.but(piles=_piles(scene, table, agreed, event))
    return _owed_cards(scene, _phase(scene, table, agreed, event), agreed)


def _piles(scene: Question, table: Table, agreed: Agreed, event: Question) -> tuple[Pile, ...]:
    if table.phase is Phase.REVEAL:
        return ()
    tops = _tops(scene, table.cards, agreed[DISCARD_PILES])
    colours = _colours(scene, tops, table.cards)
    needed = table.phase not in _COLOUR_OPEN and event.get("type") in _JUDGED_BY_COLOUR
    if needed and None in colours and agreed[EXPOSED_WILD_CHOOSER] != "free":
        raise QuestionError("colour: which one was named for the wild on top?")
    if table.phase is Phase.COLOUR and len(tops) == 1 and tops[0].wild:
        colours = [None]
    return tuple(Pile(top, colour) for top, colour in zip(tops, colours, strict=True))


def _tops(scene: Question, side: Side, piles: int) -> list[Card]:
    found = scene.get("top")
    codes = [found] if piles == 1 else list_of(found, "top")
    if len(codes) != piles:
        raise QuestionError(f"top: {piles} are needed, not {len(codes)}")
    return [_card(code, "top", side) for code in codes]


def _colours(scene: Question, tops: list[Card], side: Side) -> list[Colour | None]:
    found = scene.get("colour")
    named = [found] if len(tops) == 1 else [None] * len(tops) if found is None else found
    if len(list_of(named, "colour")) != len(tops):
        raise QuestionError(f"colour: {len(tops)} are needed, not {len(named)}")
    return [_in_force(name, top, side) for name, top in zip(named, tops, strict=True)]


def _in_force(name: Any, top: Card, side: Side) -> Colour | None:
    if name is None:
        return top.colour
    colour = _colour(name, "colour", side)
    if not top.wild and colour != top.colour:
        raise QuestionError(f"colour: {colour} is not the colour of {top}")
    return colour


def _phase(scene: Question, table: Table, agreed: Agreed, event: Question) -> Table:
    """What belongs to a phase: the card drawn, what lay under a wild draw card, the tilt."""
    if table.phase is Phase.DRAWN and scene.get("drawn") is not None:
        return table.but(drawn=_card(scene["drawn"], "drawn", table.cards))
    if table.phase is Phase.CHALLENGE:
        return _challenge(scene, table, agreed, event)
    if table.phase is Phase.TILT:
        tilt = object_of(scene, "tilt")
        return table.but(
            turn=_seat(tilt, "seat", table.seats, table.turn, "tilt: seat"),
            at=whole(tilt, "tray", range(agreed[DISCARD_PILES]), 0),
            by=_maybe_seat(tilt, "by", table.seats, "tilt: by"),
        )
    return table


def _challenge(scene: Question, table: Table, agreed: Agreed, event: Question) -> Table:
    if not table.piles or (scene.get("before") is None and event.get("type") != "challenge"):
        return table.but(by=table.after(table.turn, -1), at=(_wild_draws(table) or [0])[0])
    before = object_of(scene, "before")
    try:
        tops = _tops(before, table.cards, agreed[DISCARD_PILES])
        colours = _colours(before, tops, table.cards)
        by = _seat(before, "seat", table.seats, table.after(table.turn, -1))
    except QuestionError as error:
        raise QuestionError(f"before: {error}") from None
    at = _laid_at(table, tops, colours)
    if colours[at] is None and agreed[EXPOSED_WILD_CHOOSER] != "free":
        raise QuestionError("before: colour: which one was named for the wild?")
    top = table.piles[at]
    laid = table.with_pile(at, Pile(top.top, top.colour, Pile(tops[at], colours[at])))
    return laid.but(at=at, by=by)


def _laid_at(table: Table, tops: list[Card], colours: list[Colour | None]) -> int:
    """The pile on which the wild draw card was laid: the one that has changed."""
    draws = _wild_draws(table)
    before = list(zip(tops, colours, strict=True))
    changed = [
        index
        for index in draws
        if (table.piles[index].top, table.piles[index].colour) != before[index]
    ]
    return (changed or draws or [0])[0]


def _wild_draws(table: Table) -> list[int]:
    """The piles with a wild draw card on top."""
    rows = [(pile.top.wild, table.row(pile.top)) for pile in table.piles]
    return [at for at, (wild, row) in enumerate(rows) if wild and (row.price or row.until_colour)]


def _owed_cards(scene: Question, table: Table, agreed: Agreed) -> Table:
    if scene.get("owed") is not None:
        owed = object_of(scene, "owed")
        seat = _seat(owed, "seat", table.seats, table.turn, "owed: seat")
        return table.but(owed=Owed(seat, _number(owed, "cards", "owed")))
    top = table.pile(table.at)
    if table.phase is Phase.CHALLENGE and agreed[STACKING] and top:
        row = table.row(top.top)
        colour = top.colour if row.until_colour else None
        return table.but(owed=Owed(table.turn, row.price, colour))
    return table


def _tower(scene: Question, table: Table, agreed: Agreed) -> Table:
    piles: tuple[Pile, ...] = ()
    if (found := scene.get("colour")) is not None:
        _colour(found, "colour", table.cards)
    if scene.get("last") is not None:
        last = _card(scene["last"], "last", table.cards)
        if last.wild and found is None:
            raise QuestionError("colour: which one was named for the wild pulled last?")
        only = found is not None and agreed[AFTER_DRAW_TWO] == "colour_of_second"
        piles = (Pile(last, Colour(found) if found else last.colour, colour_only=only),)
    by = _maybe_seat(scene, "by", table.seats)
    owed = None
    if scene.get("owed") is not None:
        debt = object_of(scene, "owed")
        seat = _seat(debt, "seat", table.seats, table.turn, "owed: seat")
        count = _number(debt, "blocks", "owed")
        owed = Owed(seat, count, _colour(debt.get("colour"), "owed: colour", table.cards))
    return table.but(
        piles=piles,
        owed=owed,
        levels=_levels(scene),
        aloft=tuple(pile.top for pile in piles),
        safe=() if by is None else (by,),
    )


def _levels(scene: Question) -> tuple[int, int] | None:
    found = scene.get("levels")
    if found is None:
        return None
    numbers = list_of(found, "levels")
    if len(numbers) != 2 or not all(map(is_whole, numbers)) or numbers[0] < 0:
        raise QuestionError(f"levels: two whole numbers are needed, not {found!r}")
    if numbers[1] not in range(3):
        raise QuestionError("levels: a level with three blocks is complete")
    return numbers[0], numbers[1]


def _held(scene: Question, side: Side, seats: int) -> tuple[Held, ...]:
    held: list[Held] = [None] * seats
    if scene.get("held") is None:
        return tuple(held)
    for seat, found in by_seat(scene["held"], "held", seats):
        if isinstance(found, list):
            held[seat] = tuple(_card(code, "held", side) for code in found)
        elif is_whole(found) and found in range(side.size + 1):
            held[seat] = found
        else:
            raise QuestionError(f"held: seat {seat} holds cards or a number, not {found!r}")
    seen = [card for hand in held if isinstance(hand, tuple) for card in hand]
    if why := too_many(side, seen):
        raise QuestionError(f"held: {why}")
    return tuple(held)


def _card(code: Any, key: str, side: Side) -> Card:
    card = card_of(code, key)
    if why := wrong_card(side, card):
        raise QuestionError(f"{key}: {why}")
    return card


def _colour(found: Any, key: str, side: Side) -> Colour:
    colour = colour_of(found, key)
    if why := wrong_colour(side, colour):
        raise QuestionError(f"{key}: {why}")
    return colour


def _direction(scene: Question) -> int:
    found = scene.get("direction", 1)
    if not is_whole(found) or found not in (1, -1):
        raise QuestionError(f"direction: {found!r} is neither 1 nor -1")
    return int(found)


def _left(scene: Question, agreed: Agreed) -> int | None:
    """Cards that can still be drawn; also those set aside, where they make the new draw pile."""
    aside = whole(scene, "aside", _COUNT, 0)
    parts = [
        None if scene.get(key) is None else whole(scene, key, _COUNT) for key in ("stock", "under")
    ]
    if None in parts:
        return None
    lying = sum(part or 0 for part in parts)
    return lying + aside if agreed[RESHUFFLE_SOURCE] == "set_aside_first" else lying


def _number(scene: Mapping[str, Any], key: str, of: str) -> int:
    found = scene.get(key)
    if not is_whole(found) or found not in _COUNT:
        raise QuestionError(f"{of}: {key} is a whole number, not {found!r}")
    return int(found)  # type: ignore[arg-type]


def _seat(scene: Question, key: str, seats: int, default: int, of: str | None = None) -> int:
    found = scene.get(key, default)
    if not is_whole(found) or found not in range(seats):
        raise QuestionError(f"{of or key}: {found!r} is no seat; they are 0 to {seats - 1}")
    return int(found)


def _maybe_seat(scene: Question, key: str, seats: int, of: str | None = None) -> int | None:
    return None if scene.get(key) is None else _seat(scene, key, seats, 0, of)
