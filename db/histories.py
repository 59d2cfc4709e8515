"""What happened when: records, streaks, evenings, results; one question each, as in `tallies`."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, and_, case, func, select, union_all

from db.models import HAND_LENGTH, HAND_RESULT, MATCH_COURSE, PLAYER, RULING, SEAT_COURSE, STANDING
from db.questions import Row, about, at, rows
from db.scope import Scope

RECORDS = {
    "best_hand": (SEAT_COURSE, "best", "max"),
    "comeback": (MATCH_COURSE, "comeback", "max"),
    "closest": (MATCH_COURSE, "margin", "min"),
    "blow_out": (MATCH_COURSE, "margin", "max"),
    "lead_changes": (MATCH_COURSE, "lead_changes", "max"),
    "longest_run": (SEAT_COURSE, "win_best", "max"),
    "longest_match": (STANDING, "hands", "max"),
    "fastest_out": (SEAT_COURSE, "fastest", "min"),
    "safe_run": (SEAT_COURSE, "safe_best", "max"),
}
"""Table, column and which end of it is the record."""

TIED = 5
"""How many of those that share a record are told."""


def record(connection: Connection, scope: Scope, name: str) -> list[Row]:
    """match_id, started_at, value and who did it: the holders of a record, the latest first.

    Of a record of the match those are its winners.
    """
    table, column, end = RECORDS[name]
    seated, value = scope.seated(connection), table.c[column]
    wanted = (
        select(value.label("value"), STANDING.c.match_id, STANDING.c.started_at, seated.c.person)
        .select_from(seated)
        .join(SEAT_COURSE, at(seated))
        .join(STANDING, STANDING.c.match_id == seated.c.match_id)
    )
    if table is MATCH_COURSE:
        wanted = wanted.join(MATCH_COURSE, MATCH_COURSE.c.match_id == seated.c.match_id)
    if table is not SEAT_COURSE:
        wanted = wanted.where(SEAT_COURSE.c.place == 1)
    wanted = (
        wanted.where(value.is_not(None), value > 0)
        if end == "max"
        else wanted.where(value.is_not(None))
    )
    found = wanted.cte("found")
    most = func.max(found.c.value) if end == "max" else func.min(found.c.value)
    return rows(
        connection,
        select(found)
        .where(found.c.value == select(most).scalar_subquery())
        .order_by(found.c.started_at.desc(), found.c.match_id, found.c.person)
        .limit(TIED),
    )


def best_hands(connection: Connection, scope: Scope, person: int) -> list[Row]:
    """match_id, number, started_at, game and side of a person's biggest hand; of several that are
    level, the latest first."""
    seated, it = scope.seated(connection), SEAT_COURSE.c
    own = (
        select(it.match_id, it.seat, it.best, it.best_hand)
        .join(seated, at(seated))
        .where(seated.c.person == person, it.best > 0)
        .cte("own")
    )
    return rows(
        connection,
        select(
            own.c.match_id,
            own.c.best_hand.label("number"),
            STANDING.c.started_at,
            STANDING.c.game,
            HAND_RESULT.c.side,
        )
        .join(STANDING, STANDING.c.match_id == own.c.match_id)
        .join(
            HAND_RESULT,
            and_(
                HAND_RESULT.c.match_id == own.c.match_id,
                HAND_RESULT.c.number == own.c.best_hand,
                HAND_RESULT.c.seat == own.c.seat,
            ),
        )
        .where(own.c.best == select(func.max(own.c.best)).scalar_subquery())
        .order_by(STANDING.c.started_at.desc(), own.c.match_id)
        .limit(TIED),
    )


def nights(
    connection: Connection, scope: Scope, shift: int, person: int | None = None
) -> list[Row]:
    """day, matches, hands and won of each evening; the day is told by a clock `shift` minutes
    from UTC. For one person, or for all seats together."""
    seated, it = scope.seated(connection), SEAT_COURSE.c
    day = func.date(STANDING.c.started_at, f"{shift} minutes")
    wanted = (
        select(
            day.label("day"),
            func.count(STANDING.c.match_id.distinct()).label("matches"),
            func.sum(it.hands).label("hands"),
            func.sum(it.won).label("won"),
            func.sum(it.par).label("par"),
        )
        .select_from(seated)
        .join(SEAT_COURSE, at(seated))
        .join(STANDING, STANDING.c.match_id == seated.c.match_id)
        .group_by(day)
        .order_by(day)
    )
    return rows(connection, about(wanted, seated, person))


def results(connection: Connection, scope: Scope, latest: int) -> list[Row]:
    """match_id, started_at, person, place and seats of the latest matches that were won, the
    oldest first."""
    seated, it = scope.seated(connection), SEAT_COURSE.c
    won = (
        select(STANDING.c.match_id, STANDING.c.started_at)
        .where(STANDING.c.status == "over")
        .where(STANDING.c.match_id.in_(scope.matches(connection)))
        .order_by(STANDING.c.started_at.desc(), STANDING.c.match_id.desc())
        .limit(latest)
        .cte("won")
    )
    return rows(
        connection,
        select(won.c.match_id, won.c.started_at, seated.c.person, it.place)
        .join(seated, seated.c.match_id == won.c.match_id)
        .join(SEAT_COURSE, at(seated))
        .order_by(won.c.started_at, won.c.match_id, it.seat),
    )


def form(connection: Connection, scope: Scope, person: int, latest: int) -> list[Row]:
    """started_at, hands, won and par of a person's latest matches, the oldest first."""
    seated, it = scope.seated(connection), SEAT_COURSE.c
    found = (
        select(STANDING.c.started_at, it.hands, it.won, it.par)
        .select_from(seated)
        .join(SEAT_COURSE, at(seated))
        .join(STANDING, STANDING.c.match_id == seated.c.match_id)
        .where(seated.c.person == person, it.hands > 0)
        .order_by(STANDING.c.started_at.desc(), STANDING.c.match_id.desc())
        .limit(latest)
    )
    return rows(connection, found)[::-1]


def worst_hands(connection: Connection, scope: Scope, person: int) -> list[int]:
    """What a person conceded in their three worst hands."""
    seated = scope.seated(connection)
    each = [
        select(SEAT_COURSE.c[name].label("value"))
        .join(seated, at(seated))
        .where(seated.c.person == person)
        for name in ("worst", "second_worst", "third_worst")
    ]
    every = union_all(*each).subquery()
    return list(connection.scalars(select(every.c.value).order_by(every.c.value.desc()).limit(3)))


def streak(connection: Connection, scope: Scope, person: int, kind: str) -> tuple[int, int]:
    """The longest row of hands won ("win"), not won ("dry") or in which the tower stood ("safe"),
    and the present one, from match to match.

    Within a match it is known already. From one to the next a row goes on through matches that
    are one row as a whole: each of the others ends one row and begins the next.
    """
    seated, it = scope.seated(connection), SEAT_COURSE.c
    first, last, best = (it[f"{kind}_{end}"] for end in ("first", "last", "best"))
    order = (STANDING.c.started_at, STANDING.c.match_id)
    broken = case((first < it.hands, 1), else_=0)
    matches = (
        select(
            it.hands,
            first.label("head"),
            last.label("tail"),
            best.label("best"),
            broken.label("broken"),
            func.sum(broken).over(order_by=order).label("stretch"),
        )
        .select_from(seated)
        .join(SEAT_COURSE, at(seated))
        .join(STANDING, STANDING.c.match_id == seated.c.match_id)
        .where(seated.c.person == person, it.hands > 0)
        .cte("matches")
    )
    m = matches.c
    # A stretch is a match that breaks the row, and the whole ones after it.
    stretches = (
        select(
            m.stretch,
            func.sum(case((m.broken == 1, m.tail), else_=m.hands)).label("run"),
            func.sum(case((m.broken == 1, m.head), else_=0)).label("head"),
        )
        .group_by(m.stretch)
        .cte("stretches")
    )
    s = stretches.c
    joined = s.run + func.coalesce(func.lead(s.head).over(order_by=s.stretch), 0)
    runs = union_all(
        select(joined.label("run")),
        select(m.best.label("run")),
    ).subquery()
    now = select(s.run).order_by(s.stretch.desc()).limit(1).scalar_subquery()
    row = connection.execute(
        select(func.coalesce(func.max(runs.c.run), 0), func.coalesce(now, 0))
    ).one()
    return int(row[0]), int(row[1])


def game_streaks(connection: Connection, scope: Scope) -> list[Row]:
    """person, won, length: the longest row of games won and of games not won."""
    seated, it = scope.seated(connection), SEAT_COURSE.c
    first = case((it.place == 1, 1), else_=0)
    order = (STANDING.c.started_at, STANDING.c.match_id)
    person = seated.c.person
    every = func.row_number().over(partition_by=person, order_by=order)
    same = func.row_number().over(partition_by=[person, first], order_by=order)
    games = (
        select(person, first.label("won"), (every - same).label("stretch"))
        .select_from(seated)
        .join(SEAT_COURSE, at(seated))
        .join(STANDING, STANDING.c.match_id == seated.c.match_id)
        .where(it.place > 0)
        .cte("games")
    )
    g = games.c
    runs = (
        select(g.person, g.won, func.count().label("length"))
        .group_by(g.person, g.won, g.stretch)
        .cte("runs")
    )
    return rows(
        connection,
        select(runs.c.person, runs.c.won, func.max(runs.c.length).label("length")).group_by(
            runs.c.person, runs.c.won
        ),
    )


def argued(connection: Connection, games: Sequence[str], most: int = 10) -> list[Row]:
    """game, question and times: what tables most often ruled on."""
    times = func.count().label("times")
    wanted = select(RULING.c.game, RULING.c.question, times)
    if games:
        wanted = wanted.where(RULING.c.game.in_(games))
    return rows(
        connection,
        wanted.group_by(RULING.c.game, RULING.c.question)
        .order_by(times.desc(), RULING.c.question)
        .limit(most),
    )


def played(connection: Connection) -> list[Row]:
    """game, scoring, seats and matches: what there is to choose from."""
    return rows(
        connection,
        select(
            STANDING.c.game, STANDING.c.scoring, MATCH_COURSE.c.seats, func.count().label("matches")
        )
        .join(MATCH_COURSE, MATCH_COURSE.c.match_id == STANDING.c.match_id)
        .where(STANDING.c.hands > 0)
        .group_by(STANDING.c.game, STANDING.c.scoring, MATCH_COURSE.c.seats)
        .order_by(func.count().desc()),
    )


def lengths(connection: Connection, match: str) -> list[Row]:
    """number, started_at, ended_at, plays and flips of the hands that count."""
    it = HAND_LENGTH.c
    return rows(
        connection,
        select(it.number, it.started_at, it.ended_at, it.plays, it.flips)
        .where(it.match_id == match, it.struck.is_(False))
        .order_by(it.number),
    )


def revision(connection: Connection) -> Row:
    """What differs as soon as any answer might."""
    merged = select(func.count()).where(PLAYER.c.merged_into.is_not(None)).scalar_subquery()
    (row,) = rows(
        connection,
        select(
            func.max(STANDING.c.changed_at).label("changed"),
            func.count().label("matches"),
            merged.label("merged"),
        ),
    )
    return row


def booked(connection: Connection, scope: Scope, but: str, latest: int) -> list[Row]:
    """match_id, number, person and points: the latest hands that counted, except those of one
    match. A person who took no part has None."""
    seated, it = scope.seated(connection), HAND_RESULT.c
    hands = (
        select(it.match_id, it.number, STANDING.c.started_at)
        .join(STANDING, STANDING.c.match_id == it.match_id)
        .where(it.seat == 0, ~it.struck, it.match_id != but)
        .where(it.match_id.in_(scope.matches(connection)))
        .order_by(STANDING.c.started_at.desc(), it.match_id, it.number.desc())
        .limit(latest)
        .cte("latest")
    )
    return rows(
        connection,
        select(it.match_id, it.number, seated.c.person, it.points)
        .select_from(hands)
        .join(HAND_RESULT, and_(it.match_id == hands.c.match_id, it.number == hands.c.number))
        .join(seated, and_(seated.c.match_id == it.match_id, seated.c.seat == it.seat))
        .order_by(hands.c.started_at.desc(), it.match_id, it.number.desc(), it.seat),
    )
