"""Which matches a question is about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any, Literal

from sqlalchemy import CTE, ColumnElement, Connection, Select, func, select

from db import roster
from db.models import PLAYER, SEAT, STANDING

Company = Literal["any", "all", "only"]


@dataclass(frozen=True, slots=True)
class Scope:
    """Nothing named means whatever it is. Days are those of the computer's own clock."""

    match: str | None = None
    games: tuple[str, ...] = ()
    scorings: tuple[str, ...] = ()
    seats: int | None = None
    since: date | None = None
    until: date | None = None
    people: tuple[int, ...] = ()
    company: Company = "any"
    """Matches with any of these people, with all of them among others, or with only them."""

    def matches(self, connection: Connection) -> Select[Any]:
        """Their ids; raises NoSuchPlayer."""
        wanted: list[ColumnElement[bool]] = []
        if self.match is not None:
            wanted.append(STANDING.c.match_id == self.match)
        if self.games:
            wanted.append(STANDING.c.game.in_(self.games))
        if self.scorings:
            wanted.append(STANDING.c.scoring.in_(self.scorings))
        if self.since is not None:
            wanted.append(STANDING.c.started_at >= midnight(self.since))
        if self.until is not None:
            wanted.append(STANDING.c.started_at < midnight(self.until + timedelta(days=1)))
        if self.people:
            people = sorted({roster.person(connection, player) for player in self.people})
            wanted.append(STANDING.c.match_id.in_(_with(people, self.company)))
        found = select(STANDING.c.match_id).where(*wanted)
        seats = len(set(self.people)) if self.people and self.company == "only" else self.seats
        if seats is not None:
            id, has = STANDING.c.match_id, select(SEAT.c.match_id)
            found = found.where(
                id.in_(has.where(SEAT.c.seat == seats - 1)),
                id.not_in(has.where(SEAT.c.seat == seats)),
            )
        return found

    def seated(self, connection: Connection) -> CTE:
        """match_id, seat and person of every seat in these matches, by merged players."""
        person = func.coalesce(PLAYER.c.merged_into, PLAYER.c.id).label("person")
        found = select(SEAT.c.match_id, SEAT.c.seat, person)
        found = found.join(PLAYER, PLAYER.c.id == SEAT.c.player_id)
        if self != Scope():
            found = found.where(SEAT.c.match_id.in_(self.matches(connection)))
        return found.cte("seated")


def midnight(day: date) -> datetime:
    return datetime.combine(day, time.min).astimezone()


def _with(people: Sequence[int], company: Company) -> Select[Any]:
    person = func.coalesce(PLAYER.c.merged_into, PLAYER.c.id)
    found = (
        select(SEAT.c.match_id)
        .join(PLAYER, PLAYER.c.id == SEAT.c.player_id)
        .where(person.in_(people))
    )
    if company == "any":
        return found
    return found.group_by(SEAT.c.match_id).having(func.count() == len(people))
