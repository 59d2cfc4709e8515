"""What tables decided otherwise than the sheet, to be shown when the same question comes again."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select

from db import groups
from db.models import MATCH, RULING
from db.shapes import PlayerInfo, RulingInfo
from db.trouble import NoSuchMatch


def shown_to(
    connection: Connection, players: Iterable[int], question: str | None
) -> list[RulingInfo]:
    """On one question, or all, the latest first."""
    of = groups.at(connection, players)
    wanted = select(RULING).where(RULING.c.group_id.in_(of))
    if question is not None:
        wanted = wanted.where(RULING.c.question == question)
    rows = connection.execute(wanted.order_by(RULING.c.at.desc(), RULING.c.id.desc()))
    return [_info(row, of[row.group_id]) for row in rows]


def add(
    connection: Connection,
    game: str,
    question: str,
    answer: str,
    why: str,
    players: Iterable[int],
    match: str | None,
    by: str,
) -> RulingInfo:
    """Raises NoSuchPlayer and NoSuchMatch."""
    if match is not None and not connection.scalar(select(MATCH.c.id).where(MATCH.c.id == match)):
        raise NoSuchMatch(match)
    group, people = next(iter(groups.add(connection, players).items()))
    row = connection.execute(
        insert(RULING)
        .values(
            game=game,
            question=question,
            answer=answer,
            why=why,
            group_id=group,
            match_id=match,
            at=datetime.now(UTC),
            by=by,
        )
        .returning(RULING)
    ).one()
    return _info(row, people)


def drop(connection: Connection, id: int) -> None:
    """Nothing happens where it is gone already."""
    connection.execute(delete(RULING).where(RULING.c.id == id))


def _info(row: Row[Any], players: tuple[PlayerInfo, ...]) -> RulingInfo:
    return RulingInfo(
        id=row.id,
        game=row.game,
        question=row.question,
        answer=row.answer,
        why=row.why,
        players=players,
        match=row.match_id,
        at=row.at,
        by=row.by,
    )
