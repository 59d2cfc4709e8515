"""The people who play: names, looks, and who turned out to be the same person."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, bindparam, func, insert, or_, select, update

from db import names
from db.models import MATCH, PLAYER, SEAT
from db.shapes import PlayerInfo
from db.trouble import MergeTrouble, NameTrouble, NoSuchPlayer

_SHOWN = (PLAYER.c.id, PLAYER.c.name, PLAYER.c.colour, PLAYER.c.symbol)
_SEATED = PLAYER.alias("seated")


def seats() -> Select[Any]:
    """Every seat with the person on it, whichever of their players sat down there."""
    return (
        select(SEAT.c.match_id, SEAT.c.seat, *_SHOWN)
        .join(_SEATED, _SEATED.c.id == SEAT.c.player_id)
        .join(PLAYER, PLAYER.c.id == func.coalesce(_SEATED.c.merged_into, _SEATED.c.id))
        .order_by(SEAT.c.match_id, SEAT.c.seat)
    )


_SEATED_AT = seats().where(SEAT.c.match_id == bindparam("of"))


def info(row: Row[Any]) -> PlayerInfo:
    return PlayerInfo(row.id, row.name, row.colour, row.symbol)


def seated(connection: Connection, match_id: str) -> tuple[PlayerInfo, ...]:
    """The players of a match, by seat."""
    return tuple(map(info, connection.execute(_SEATED_AT, {"of": match_id})))


def everyone(connection: Connection) -> list[PlayerInfo]:
    """The roster by name."""
    rows = connection.execute(select(PLAYER).where(PLAYER.c.merged_into.is_(None)))
    return sorted(map(info, rows), key=lambda player: names.order(player.name))


def last_group(connection: Connection) -> tuple[PlayerInfo, ...]:
    """The players of the newest match, by seat."""
    newest = connection.scalar(
        select(MATCH.c.id).order_by(MATCH.c.created_at.desc(), MATCH.c.id).limit(1)
    )
    return seated(connection, newest) if newest else ()


def person(connection: Connection, id: int) -> int:
    """Who a player is by now; raises NoSuchPlayer."""
    found = connection.scalar(
        select(func.coalesce(PLAYER.c.merged_into, PLAYER.c.id)).where(PLAYER.c.id == id)
    )
    if found is None:
        raise NoSuchPlayer(id)
    return int(found)


def known_as(person: int) -> Select[Any]:
    """The ids a person has had on seats."""
    return select(PLAYER.c.id).where(or_(PLAYER.c.id == person, PLAYER.c.merged_into == person))


def add(
    connection: Connection, name: str, colour: str, symbol: str, uid: str | None = None
) -> PlayerInfo:
    """Raises NameTrouble."""
    shown = _free(connection, name)
    row = {
        "name": shown,
        "folded": names.folded(shown),
        "colour": colour,
        "symbol": symbol,
        "uid": uid or secrets.token_hex(8),
    }
    id = connection.execute(insert(PLAYER).values(row).returning(PLAYER.c.id)).scalar_one()
    return PlayerInfo(id, shown, colour, symbol)


def rename(connection: Connection, id: int, name: str) -> None:
    """Raises NameTrouble and NoSuchPlayer."""
    who = person(connection, id)
    shown = _free(connection, name, but_for=who)
    _change(connection, who, name=shown, folded=names.folded(shown))


def repaint(connection: Connection, id: int, colour: str, symbol: str) -> None:
    """Raises NoSuchPlayer."""
    _change(connection, person(connection, id), colour=colour, symbol=symbol)


def merge(connection: Connection, id: int, into: int) -> None:
    """Both are one person from now on; nothing happens if they are already.

    Raises MergeTrouble and NoSuchPlayer.
    """
    gone, stays = person(connection, id), person(connection, into)
    if gone == stays:
        return
    theirs = select(SEAT.c.match_id).where(SEAT.c.player_id.in_(known_as(stays)))
    met = SEAT.c.player_id.in_(known_as(gone)) & SEAT.c.match_id.in_(theirs)
    if connection.scalar(select(SEAT.c.match_id).where(met).limit(1)):
        raise MergeTrouble("met")
    _change(connection, gone, folded=None)
    connection.execute(
        update(PLAYER).where(PLAYER.c.id.in_(known_as(gone))).values(merged_into=stays)
    )


def least_used(
    roster: Iterable[PlayerInfo], colours: Sequence[str], symbols: Sequence[str]
) -> tuple[str, str]:
    """The look that least resembles the others': colour first, then the symbol with it."""
    worn = [(player.colour, player.symbol) for player in roster]
    by_colour = Counter(colour for colour, _ in worn)
    by_symbol, pairs = Counter(symbol for _, symbol in worn), Counter(worn)
    colour = min(colours, key=lambda key: by_colour[key])
    return colour, min(symbols, key=lambda key: (pairs[colour, key], by_symbol[key]))


def _free(connection: Connection, name: str, but_for: int | None = None) -> str:
    """The name as it is shown; raises NameTrouble, also where somebody else has it."""
    shown = names.tidy(name)
    owner = connection.scalar(select(PLAYER.c.id).where(PLAYER.c.folded == names.folded(shown)))
    if owner not in (None, but_for):
        raise NameTrouble("taken")
    return shown


def _change(connection: Connection, id: int, **values: object) -> None:
    connection.execute(update(PLAYER).where(PLAYER.c.id == id).values(values))
