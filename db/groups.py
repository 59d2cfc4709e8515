"""Groups: people who have agreed on something, whichever matches they play after that."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from sqlalchemy import Connection, func, insert, select

from db import names, roster
from db.models import GROUP, MEMBER, PLAYER
from db.shapes import PlayerInfo

Groups = Mapping[int, tuple[PlayerInfo, ...]]
"""By id: who is in a group by now, by name."""

_JOINED = PLAYER.alias("joined")


def at(connection: Connection, players: Iterable[int]) -> Groups:
    """Those that a whole table belongs to, and those that sit at it as a whole.

    A table of nobody sees all; a group of nobody is seen everywhere. Raises NoSuchPlayer.
    """
    table = _people(connection, players)
    return {
        id: group
        for id, group in _all(connection).items()
        if table <= _ids(group) or _ids(group) <= table
    }


def of(connection: Connection, players: Iterable[int]) -> Groups:
    """Those of exactly these people: several, if some of them turned out to be one person.

    Raises NoSuchPlayer.
    """
    wanted = _people(connection, players)
    return {id: group for id, group in _all(connection).items() if _ids(group) == wanted}


def same(connection: Connection, id: int) -> Groups:
    """Those of the people of this one."""
    return of(connection, _ids(_all(connection)[id]))


def add(connection: Connection, players: Iterable[int]) -> Groups:
    """As `of`, or else a new one; raises NoSuchPlayer."""
    found = of(connection, players)
    if found:
        return found
    id = connection.execute(insert(GROUP).returning(GROUP.c.id)).scalar_one()
    rows = [{"group_id": id, "player_id": person} for person in _people(connection, players)]
    if rows:
        connection.execute(insert(MEMBER), rows)
    return of(connection, players)


def _all(connection: Connection) -> Groups:
    found: defaultdict[int, set[PlayerInfo]] = defaultdict(set)
    for row in connection.execute(
        select(GROUP.c.id.label("group"), PLAYER)
        .outerjoin(MEMBER, MEMBER.c.group_id == GROUP.c.id)
        .outerjoin(_JOINED, _JOINED.c.id == MEMBER.c.player_id)
        .outerjoin(PLAYER, PLAYER.c.id == func.coalesce(_JOINED.c.merged_into, _JOINED.c.id))
    ):
        found[row.group] |= set() if row.id is None else {roster.info(row)}
    return {
        id: tuple(sorted(group, key=lambda player: names.order(player.name)))
        for id, group in found.items()
    }


def _people(connection: Connection, players: Iterable[int]) -> frozenset[int]:
    return frozenset(roster.person(connection, player) for player in players)


def _ids(group: Iterable[PlayerInfo]) -> frozenset[int]:
    return frozenset(player.id for player in group)
