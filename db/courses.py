"""What the read model keeps for statistics: how long hands were, and how matches went."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime, timedelta

from sqlalchemy import Connection, bindparam, delete, exists, insert, select

from db.logs import Replays, read_log
from db.models import MATCH, MATCH_COURSE, SEAT_COURSE, SEAT_COURSE_BY
from db.shapes import Log
from db.trouble import NoSuchMatch
from referee.course import COUNTS, SeatCourse, course
from referee.match import Hand, Match
from referee.replay import LogError

Row = dict[str, object]

LIKELY = (timedelta(seconds=30), timedelta(minutes=60))
"""Shorter, and a hand was copied from paper; longer, and there was a break in it."""

COURSES = (MATCH_COURSE, SEAT_COURSE, SEAT_COURSE_BY)

KINDS = ("cause", "face", "flips", "place", "side", "winner")
"""By what a seat's counts are told apart, see `SeatCourse.by`."""

_BY = ("hands", "won", "cards", "value")


def derive(id: str, log: Log) -> list[list[Row]]:
    """The rows of COURSES, in the order of their keys."""
    it = course(log.match)
    spans = [end - start for start, end in (span(log, hand) for hand in log.match.counted)]
    likely = [span for span in spans if LIKELY[0] <= span <= LIKELY[1]]
    along = [hand.play for hand in log.match.counted if hand.play]
    whole: Row = {
        "match_id": id,
        "seats": len(it.seats),
        "lead_changes": it.lead_changes,
        "margin": it.margin,
        "comeback": it.comeback,
        "agrees": it.agrees,
        "timed": len(likely),
        "seconds": round(sum(span.total_seconds() for span in likely)),
        "along": len(along),
        "plays": sum(play.plays for play in along),
        "flips": sum(play.flips for play in along),
    }
    seats: list[Row] = [
        {"match_id": id, "seat": seat} | {name: getattr(counts, name) for name in COUNTS}
        for seat, counts in enumerate(it.seats)
    ]
    return [[whole], seats, list(_by(id, it.seats))]


def _by(id: str, seats: Iterable[SeatCourse]) -> Iterable[Row]:
    found = [
        (what, seat, key, counts)
        for seat, it in enumerate(seats)
        for (what, key), counts in it.by.items()
    ]
    for what, seat, key, counts in sorted(found):
        row: Row = {"what": what, "match_id": id, "seat": seat, "key": key}
        yield row | dict(zip(_BY, counts, strict=True))


def write(connection: Connection, id: str, log: Log) -> None:
    for drop in _DROP:
        connection.execute(drop, {"of": id})
    for add, rows in zip(_ADD, derive(id, log), strict=True):
        if rows:
            connection.execute(add, rows)


def postpone(connection: Connection, id: str, before: Match, after: Match) -> None:
    """Leaves them to whoever asks next, where something has changed that they depend on.

    A match without a row in MATCH_COURSE is one that they are yet to be derived for.
    """
    if any(getattr(before, name) != getattr(after, name) for name in _DEPENDS_ON):
        connection.execute(_DROP[0], {"of": id})


def due(connection: Connection) -> list[str]:
    """The matches that have been postponed."""
    return list(connection.scalars(_DUE))


def settle(connection: Connection, replays: Replays) -> None:
    """Writes what has been postponed; a match whose log cannot be replayed stays as it is."""
    for id in due(connection):
        with suppress(LogError, NoSuchMatch):
            write(connection, id, read_log(connection, id, replays))


_DEPENDS_ON = ("entered", "target", "amended", "abandoned")

# Made once: to put a statement together takes longer than to run it.
_ADD = [insert(table) for table in COURSES]
_DROP = [
    delete(table).where(table.c.match_id == bindparam("of"))
    for table in (MATCH_COURSE, SEAT_COURSE)
]
_DROP.append(
    delete(SEAT_COURSE_BY).where(
        SEAT_COURSE_BY.c.what.in_(KINDS), SEAT_COURSE_BY.c.match_id == bindparam("of")
    )
)


_DUE = select(MATCH.c.id).where(~exists().where(MATCH_COURSE.c.match_id == MATCH.c.id))


def span(log: Log, hand: Hand) -> tuple[datetime, datetime]:
    """When a hand began and when it was entered."""
    first, last = hand.lines
    if first is None:
        entered = log.match.entered
        first = entered[hand.number - 2].lines[1] if hand.number > 1 else 0
    return log.entries[first].at, log.entries[last].at


def lengths(id: str, log: Log, hands: Iterable[Hand]) -> list[Row]:
    """The rows of HAND_LENGTH."""
    rows: list[Row] = []
    for hand in hands:
        started, ended = span(log, hand)
        rows.append(
            {
                "match_id": id,
                "number": hand.number,
                "started_at": started,
                "ended_at": ended,
                "plays": hand.play and hand.play.plays,
                "flips": hand.play and hand.play.flips,
                "struck": hand.struck,
            }
        )
    return rows
