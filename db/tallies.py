"""Sums over matches, one question each, added up by the database.

Hands count as soon as they are entered, places once a match has been won: one that is still on or
was abandoned has none. Struck hands count for nothing, and merged players are one person.
"""

from __future__ import annotations

from sqlalchemy import Connection, Integer, and_, case, cast, func, select

from db.models import MATCH_COURSE, SEAT_COURSE, SEAT_COURSE_BY, STANDING
from db.questions import Row, about, at, count, rows
from db.scope import Scope
from referee.course import COUNTS

_RUNS = [f"{kind}_{end}" for kind in ("win", "dry", "safe") for end in ("first", "last", "best")]
_HIGHEST = ("best", "worst", "second_worst", "third_worst", "lead", "deficit", *_RUNS)
_LOWEST = ("fastest",)
_KEYS = ("best_hand", "place", "behind")
_AGAINST = ("lowest", "elimination")
_WHOLE = and_(MATCH_COURSE.c.comeback.is_not(None), MATCH_COURSE.c.timed == STANDING.c.hands)
"""Matches that were won, and of which it is known of every hand how long it took."""


def sums(connection: Connection, scope: Scope) -> list[Row]:
    """A row per person: the counts of `referee.course`, added up, or the highest or lowest of
    them; and games, with how they ended."""
    seated, it = scope.seated(connection), SEAT_COURSE.c
    counts = [
        (
            func.max(it[name])
            if name in _HIGHEST
            else func.min(it[name])
            if name in _LOWEST
            else func.sum(it[name])
        ).label(name)
        for name in COUNTS
        if name not in _KEYS
    ]
    over, first = it.place > 0, it.place == 1
    seats = MATCH_COURSE.c.seats
    games = [
        count(over).label("games"),
        count(first).label("games_won"),
        func.coalesce(func.sum(case((over, 1.0 / seats), else_=0.0)), 0.0).label("games_par"),
        count(it.place == 2).label("second"),
        count(over & (it.place * 2 <= seats)).label("top_half"),
        count(over & (it.behind == 0) & (it.place > 1)).label("last"),
        func.max(case((first, it.deficit))).label("comeback"),
        func.max(case((it.place > 1, it.lead))).label("collapse"),
        func.count().label("matches"),
    ]
    return rows(
        connection,
        select(seated.c.person, *counts, *games)
        .join(SEAT_COURSE, at(seated))
        .join(MATCH_COURSE, MATCH_COURSE.c.match_id == it.match_id)
        .group_by(seated.c.person)
        .order_by(seated.c.person),
    )


def by(connection: Connection, scope: Scope, what: str, person: int | None = None) -> list[Row]:
    """person, key, hands, won, cards and value of one of the kinds of `SeatCourse.by`."""
    seated, it = scope.seated(connection), SEAT_COURSE_BY.c
    added = [func.sum(it[name]).label(name) for name in ("hands", "won", "cards", "value")]
    wanted = (
        select(seated.c.person, it.key, *added)
        .join(
            SEAT_COURSE_BY,
            and_(it.what == what, it.match_id == seated.c.match_id, it.seat == seated.c.seat),
        )
        .group_by(seated.c.person, it.key)
        .order_by(seated.c.person, it.key)
    )
    return rows(connection, about(wanted, seated, person))


def fed(connection: Connection, scope: Scope) -> list[Row]:
    """person, to, hands and value: what was lost to whom."""
    seated, it = scope.seated(connection), SEAT_COURSE_BY.c
    winner = seated.alias("winner")
    return rows(
        connection,
        select(
            seated.c.person,
            winner.c.person.label("to"),
            func.sum(it.hands).label("hands"),
            func.sum(it.value).label("value"),
        )
        .join(
            SEAT_COURSE_BY,
            and_(it.what == "winner", it.match_id == seated.c.match_id, it.seat == seated.c.seat),
        )
        .join(
            winner,
            and_(winner.c.match_id == it.match_id, winner.c.seat == cast(it.key, Integer)),
        )
        .group_by(seated.c.person, winner.c.person)
        .order_by(seated.c.person, winner.c.person),
    )


def pairs(connection: Connection, scope: Scope) -> list[Row]:
    """person, other, games that both finished, in how many person was ahead or level, and the
    sum of how far (negative where behind)."""
    seated, mine, theirs = scope.seated(connection), SEAT_COURSE.alias(), SEAT_COURSE.alias()
    other = seated.alias("other")
    ahead = mine.c.total - theirs.c.total
    gap = case((STANDING.c.scoring.in_(_AGAINST), -ahead), else_=ahead)
    return rows(
        connection,
        select(
            seated.c.person,
            other.c.person.label("other"),
            func.count().label("games"),
            count(mine.c.place < theirs.c.place).label("ahead"),
            count(mine.c.place == theirs.c.place).label("level"),
            func.sum(gap).label("gap"),
        )
        .join(mine, and_(mine.c.match_id == seated.c.match_id, mine.c.seat == seated.c.seat))
        .join(
            other,
            and_(other.c.match_id == seated.c.match_id, other.c.seat != seated.c.seat),
        )
        .join(theirs, and_(theirs.c.match_id == other.c.match_id, theirs.c.seat == other.c.seat))
        .join(STANDING, STANDING.c.match_id == seated.c.match_id)
        .where(mine.c.place > 0)
        .group_by(seated.c.person, other.c.person)
        .order_by(seated.c.person, other.c.person),
    )


def left_of(connection: Connection, scope: Scope, person: int) -> list[Row]:
    """of, hands and won: how a person does to the left of somebody."""
    seated, it = scope.seated(connection), SEAT_COURSE.c
    right = seated.alias("right_hand")
    seats = MATCH_COURSE.c.seats
    wanted = (
        select(
            right.c.person.label("of"),
            func.sum(it.hands).label("hands"),
            func.sum(it.won).label("won"),
        )
        .select_from(seated)
        .join(SEAT_COURSE, at(seated))
        .join(MATCH_COURSE, MATCH_COURSE.c.match_id == it.match_id)
        .join(
            right,
            and_(
                right.c.match_id == seated.c.match_id,
                right.c.seat == (seated.c.seat + seats - 1) % seats,
            ),
        )
        .group_by(right.c.person)
        .order_by(right.c.person)
    )
    return rows(connection, about(wanted, seated, person))


def races(connection: Connection, scope: Scope) -> Row:
    """What all matches have in common, in one row."""
    it = MATCH_COURSE.c
    (row,) = rows(
        connection,
        select(
            func.count().label("matches"),
            count(it.comeback.is_not(None)).label("over"),
            count(STANDING.c.status == "abandoned").label("abandoned"),
            *(
                func.coalesce(func.sum(column), 0).label(column.name)
                for column in (
                    STANDING.c.hands,
                    it.lead_changes,
                    it.timed,
                    it.seconds,
                    it.along,
                    it.plays,
                    it.flips,
                )
            ),
            count(it.comeback.is_not(None), STANDING.c.hands).label("hands_over"),
            count(it.comeback.is_not(None), it.lead_changes).label("changes_over"),
            count(_WHOLE).label("games_timed"),
            count(_WHOLE, it.seconds).label("seconds_whole"),
            count(it.agrees.is_not(None)).label("judged"),
            count(it.agrees.is_(True)).label("agreed"),
        )
        .join(STANDING, STANDING.c.match_id == it.match_id)
        .where(it.match_id.in_(scope.matches(connection))),
    )
    return row
