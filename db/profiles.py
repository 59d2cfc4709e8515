"""House rules under a name, for a group to play by again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select

from db import groups, names
from db.models import PROFILE
from db.shapes import PlayerInfo, ProfileInfo


def shown_to(connection: Connection, players: Iterable[int]) -> list[ProfileInfo]:
    """By name; where two groups turned out to be one, the latest of a name."""
    of = groups.at(connection, players)
    rows = connection.execute(
        select(PROFILE).where(PROFILE.c.group_id.in_(of)).order_by(PROFILE.c.saved_at, PROFILE.c.id)
    )
    latest = {
        (row.game, row.folded, of[row.group_id]): _info(row, of[row.group_id]) for row in rows
    }
    return sorted(latest.values(), key=lambda it: (names.order(it.name), it.id))


def save(
    connection: Connection,
    name: str,
    game: str,
    options: Mapping[str, str],
    players: Iterable[int],
) -> ProfileInfo:
    """In place of the group's one of that name; raises NameTrouble and NoSuchPlayer."""
    shown = names.tidy(name)
    folded = names.folded(shown)
    of = groups.add(connection, players)
    group, people = next(iter(of.items()))
    _drop(connection, game, folded, of)
    row = connection.execute(
        insert(PROFILE)
        .values(
            name=shown,
            folded=folded,
            game=game,
            options=dict(options),
            group_id=group,
            saved_at=datetime.now(UTC),
        )
        .returning(PROFILE)
    ).one()
    return _info(row, people)


def drop(connection: Connection, id: int) -> None:
    """Nothing happens where it is gone already, or was saved again since."""
    row = connection.execute(select(PROFILE).where(PROFILE.c.id == id)).first()
    if row:
        _drop(connection, row.game, row.folded, groups.same(connection, row.group_id))


def _drop(connection: Connection, game: str, folded: str, of: Iterable[int]) -> None:
    connection.execute(
        delete(PROFILE).where(
            PROFILE.c.game == game, PROFILE.c.folded == folded, PROFILE.c.group_id.in_(of)
        )
    )


def _info(row: Row[Any], players: tuple[PlayerInfo, ...]) -> ProfileInfo:
    return ProfileInfo(row.id, row.name, row.game, row.options, players, row.saved_at)
