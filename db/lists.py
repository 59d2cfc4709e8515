"""Matches as lists show them, from the read model alone: nothing is replayed."""

from __future__ import annotations

from collections import defaultdict
from datetime import date, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, select

from db import roster
from db.models import SEAT, SEAT_STANDING, STANDING
from db.scope import midnight
from db.shapes import Listed

_ALL = select(STANDING)


def running(connection: Connection, limit: int) -> list[Listed]:
    """The latest changed first."""
    return _listed(
        connection,
        _ALL.where(STANDING.c.closed.is_(False))
        .order_by(STANDING.c.changed_at.desc(), STANDING.c.match_id)
        .limit(limit),
    )


def finished(
    connection: Connection,
    *,
    player: int | None,
    since: date | None,
    until: date | None,
    limit: int,
    offset: int,
) -> list[Listed]:
    """Over or abandoned, the latest begun first; days are those of the computer's own clock."""
    wanted: list[ColumnElement[bool]] = [STANDING.c.closed.is_(True)]
    if player is not None:
        wanted.append(_plays(roster.person(connection, player)))
    if since is not None:
        wanted.append(STANDING.c.started_at >= midnight(since))
    if until is not None:
        wanted.append(STANDING.c.started_at < midnight(until + timedelta(days=1)))
    return _listed(
        connection,
        _ALL.where(*wanted)
        .order_by(STANDING.c.started_at.desc(), STANDING.c.match_id)
        .limit(limit)
        .offset(offset),
    )


def _plays(person: int) -> ColumnElement[bool]:
    return (
        select(SEAT)
        .where(
            SEAT.c.match_id == STANDING.c.match_id,
            SEAT.c.player_id.in_(roster.known_as(person)),
        )
        .exists()
    )


def _listed(connection: Connection, wanted: Select[Any]) -> list[Listed]:
    rows = connection.execute(wanted).all()
    seats: defaultdict[str, list[Row[Any]]] = defaultdict(list)
    for seat in connection.execute(
        roster.seats()
        .add_columns(SEAT_STANDING.c.total, SEAT_STANDING.c.won)
        .join(
            SEAT_STANDING,
            (SEAT_STANDING.c.match_id == SEAT.c.match_id) & (SEAT_STANDING.c.seat == SEAT.c.seat),
        )
        .where(SEAT.c.match_id.in_([row.match_id for row in rows]))
    ):
        seats[seat.match_id].append(seat)
    return [_row(row, seats[row.match_id]) for row in rows]


def _row(row: Row[Any], seats: list[Row[Any]]) -> Listed:
    return Listed(
        id=row.match_id,
        game=row.game,
        scoring=row.scoring,
        target=row.target,
        status=row.status,
        hands=row.hands,
        next_number=row.next_number,
        dealer=row.dealer,
        players=tuple(map(roster.info, seats)),
        totals=tuple(seat.total for seat in seats),
        winners=tuple(seat.seat for seat in seats if seat.won),
        started_at=row.started_at,
        changed_at=row.changed_at,
    )
