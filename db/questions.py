"""What the questions of statistics share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import CTE, ColumnElement, Connection, Select, case, func

from db.models import SEAT_COURSE

Row = Mapping[str, Any]


def rows(connection: Connection, wanted: Any) -> list[Row]:
    return [dict(row) for row in connection.execute(wanted).mappings()]


def at(seated: CTE) -> ColumnElement[bool]:
    return (SEAT_COURSE.c.match_id == seated.c.match_id) & (SEAT_COURSE.c.seat == seated.c.seat)


def count(condition: ColumnElement[bool], value: Any = 1) -> ColumnElement[Any]:
    return func.coalesce(func.sum(case((condition, value), else_=0)), 0)


def about(wanted: Select[Any], seated: CTE, person: int | None) -> Select[Any]:
    return wanted if person is None else wanted.where(seated.c.person == person)
