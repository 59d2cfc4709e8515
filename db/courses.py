"""What the read model keeps for statistics: how long hands were, and how matches went."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from sqlalchemy import Connection, delete, insert

from db.models import MATCH_COURSE, SEAT_COURSE, SEAT_COURSE_BY
from db.shapes import Log
from referee.course import COUNTS, SeatCourse, course
from referee.match import Hand, Match

Row = dict[str, object]

LIKELY = (timedelta(seconds=30), timedelta(minutes=60))
"""Shorter, and a hand was copied from paper; longer, and there was a break in it."""

KINDS = ("cause", "face", "flips", "place", "side", "winner")
"""By what a seat's counts are told apart, see `SeatCourse.by`."""

_BY = ("hands", "won", "cards", "value")


def derive(id: str, log: Log) -> list[list[Row]]:
    """The rows of MATCH_COURSE, SEAT_COURSE and SEAT_COURSE_BY, in the order of their keys."""
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


def write(connection: Connection, id: str, log: Log, before: Match | None = None) -> None:
    """Writes them, unless nothing has changed that they depend on."""
    if before and _same(before, log.match):
        return
    for table in (MATCH_COURSE, SEAT_COURSE):
        connection.execute(delete(table).where(table.c.match_id == id))
    stale = SEAT_COURSE_BY.c.what.in_(KINDS) & (SEAT_COURSE_BY.c.match_id == id)
    connection.execute(delete(SEAT_COURSE_BY).where(stale))
    for table, rows in zip(
        (MATCH_COURSE, SEAT_COURSE, SEAT_COURSE_BY), derive(id, log), strict=True
    ):
        if rows:
            connection.execute(insert(table), rows)


def _same(before: Match, after: Match) -> bool:
    return all(
        getattr(before, name) == getattr(after, name)
        for name in ("entered", "target", "amended", "abandoned")
    )


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
