"""The read model: what lists and statistics ask for, derived from a replayed log alone."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

from sqlalchemy import Connection, bindparam, delete, insert, select

from db import courses
from db.models import HAND_LENGTH, HAND_RESULT, READ_MODEL, SEAT_STANDING, STANDING
from db.shapes import Log, Status
from referee.events import Ended, Toppled
from referee.match import Hand, Match
from referee.scoring import values

Row = dict[str, object]


def derive(id: str, log: Log) -> list[list[Row]]:
    """All rows of a match, in the order of READ_MODEL and of their keys."""
    hands = log.match.hands
    return [
        [_standing(id, log)],
        _seats(id, log.match),
        _results(id, log.match, hands),
        courses.lengths(id, log, hands),
        *courses.derive(id, log),
    ]


def stored(connection: Connection, id: str) -> list[list[Row]]:
    """The same rows as they are in the database."""
    return [
        [
            dict(row)
            for row in connection.execute(
                select(table).where(table.c.match_id == id).order_by(*table.primary_key)
            ).mappings()
        ]
        for table in READ_MODEL
    ]


def write(connection: Connection, id: str, log: Log, before: Match | None = None) -> None:
    """Writes what follows from a log: where the match `before` is known only what has changed.

    How a running match goes is left to whoever asks for statistics: a save need not wait for it.
    """
    old = before.hands if before else ()
    changed = [pair for pair in zip_longest(old, log.match.hands) if pair[0] != pair[1]]
    now = [hand for _, hand in changed if hand]
    for drop in _OF_MATCH[:2] if before else _OF_MATCH:
        connection.execute(drop, {"of": id})
    if before and changed:
        stale = [{"of": id, "hand": (was or new).number} for was, new in changed]
        for drop in _OF_HAND:
            connection.execute(drop, stale)
    found = ([_standing(id, log)], _seats(id, log.match), _results(id, log.match, now))
    for add, rows in zip(_ADD, (*found, courses.lengths(id, log, now)), strict=True):
        if rows:
            connection.execute(add, rows)
    if before and not log.match.closed:
        courses.postpone(connection, id, before, log.match)
    else:
        courses.write(connection, id, log)


# Made once: to put a statement together takes longer than to run it.
_WRITTEN = (STANDING, SEAT_STANDING, HAND_RESULT, HAND_LENGTH)
_ADD = [insert(table) for table in _WRITTEN]
_OF_MATCH = [delete(table).where(table.c.match_id == bindparam("of")) for table in _WRITTEN]
_OF_HAND = [
    drop.where(table.c.number == bindparam("hand"))
    for table, drop in zip(_WRITTEN[2:], _OF_MATCH[2:], strict=True)
]


def status(match: Match) -> Status:
    if not match.closed:
        return "running"
    return "abandoned" if match.abandoned else "over"


def _standing(id: str, log: Log) -> Row:
    match = log.match
    return {
        "match_id": id,
        "game": match.opened.game,
        "scoring": match.opened.scoring,
        "target": match.target,
        "status": status(match),
        "closed": match.closed,
        "hands": len(match.counted),
        "next_number": match.next_number,
        "dealer": None if match.closed else match.dealer,
        "started_at": log.entries[0].at,
        "changed_at": log.entries[-1].at,
    }


def _seats(id: str, match: Match) -> list[Row]:
    winners = match.standings.winners if status(match) == "over" else ()
    return [
        {"match_id": id, "seat": seat, "total": total, "won": seat in winners}
        for seat, total in enumerate(match.standings.totals)
    ]


def _results(id: str, match: Match, hands: Iterable[Hand]) -> list[Row]:
    return [
        {
            "match_id": id,
            "number": hand.number,
            "seat": seat,
            **told,
            "dealt": seat == hand.dealer,
            "points": points,
            "struck": hand.struck,
        }
        for hand in hands
        for seat, (points, told) in enumerate(
            zip(hand.points, _told(hand.result, match), strict=True)
        )
    ]


def _told(result: Ended | Toppled, match: Match) -> list[Row]:
    """What a result says of each seat."""
    if isinstance(result, Toppled):
        return [
            {
                "side": None,
                "won": seat == result.won,
                "fell": seat == result.fell,
                "cards": None,
                "value": None,
            }
            for seat in range(match.opened.seats)
        ]
    return [
        {
            "side": result.side,
            "won": seat == result.out,
            "fell": False,
            "cards": len(left) if isinstance(left, tuple) else None,
            "value": value,
        }
        for seat, (left, value) in enumerate(
            zip(result.left, values(result, match.game), strict=True)
        )
    ]
