"""The read model as tables: tidy, a row per hand and player, and wide, a row per match."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from sqlalchemy import Connection, select

from db import roster
from db.exchange.cells import Cell, Table
from db.models import HAND_RESULT, SEAT, SEAT_STANDING, STANDING

TIDY = (
    "match",
    "begun_utc",
    "game",
    "scoring",
    "target",
    "hand",
    "struck",
    "seat",
    "player",
    "dealer",
    "side",
    "won",
    "fell",
    "cards",
    "value",
    "points",
    "total",
)
"""`won` is 1 for who went out, or placed the last block safely; `value` is what the cards left
were worth, `points` what was booked; both are empty for a seat that took no part."""

WIDE = (
    "begun_utc",
    "changed_utc",
    "duration",
    "players",
    "hands",
    "game",
    "highest",
    "lowest",
    "match",
    "scoring",
    "target",
    "status",
    "winners",
)
"""Followed by a column per player with the total, which is empty where they did not play."""


def hands(connection: Connection, match: str | None = None) -> Table:
    """All hands, also those struck out, or those of one match."""
    wanted = (
        roster.seats()
        .add_columns(HAND_RESULT, STANDING)
        .join(
            HAND_RESULT,
            (HAND_RESULT.c.match_id == SEAT.c.match_id) & (HAND_RESULT.c.seat == SEAT.c.seat),
        )
        .join(STANDING, STANDING.c.match_id == SEAT.c.match_id)
        .order_by(None)
        .order_by(STANDING.c.started_at, SEAT.c.match_id, HAND_RESULT.c.number, SEAT.c.seat)
    )
    if match is not None:
        wanted = wanted.where(SEAT.c.match_id == match)
    totals: defaultdict[tuple[str, int], int] = defaultdict(int)
    rows: list[Sequence[Cell]] = [TIDY]
    for row in connection.execute(wanted):
        if not row.struck:
            totals[row.match_id, row.seat] += row.points or 0
        about = (row.match_id, row.started_at, row.game, row.scoring, row.target, row.number)
        who = (int(row.struck), row.seat, row.name, int(row.dealt), row.side)
        left = (int(row.won), int(row.fell), row.cards, row.value, row.points)
        rows.append((*about, *who, *left, totals[row.match_id, row.seat]))
    return rows


def matches(connection: Connection) -> Table:
    totals: defaultdict[str, dict[str, int]] = defaultdict(dict)
    won: defaultdict[str, list[str]] = defaultdict(list)
    for row in connection.execute(
        roster.seats()
        .add_columns(SEAT_STANDING.c.total, SEAT_STANDING.c.won)
        .join(
            SEAT_STANDING,
            (SEAT_STANDING.c.match_id == SEAT.c.match_id) & (SEAT_STANDING.c.seat == SEAT.c.seat),
        )
    ):
        totals[row.match_id][row.name] = row.total
        won[row.match_id] += [row.name] if row.won else []
    names = [player.name for player in roster.everyone(connection)]
    rows: list[Sequence[Cell]] = [(*WIDE, *names)]
    for row in connection.execute(
        select(STANDING).order_by(STANDING.c.started_at.desc(), STANDING.c.match_id)
    ):
        total = totals[row.match_id]
        minutes, seconds = divmod(int((row.changed_at - row.started_at).total_seconds()), 60)
        duration = f"{minutes // 60:02}:{minutes % 60:02}:{seconds:02}"
        about = (row.started_at, row.changed_at, duration, len(total), row.hands, row.game)
        ends = (_with(total, max(total.values())), _with(total, min(total.values())))
        race = (row.match_id, row.scoring, row.target, row.status, ", ".join(won[row.match_id]))
        rows.append((*about, *ends, *race, *map(total.get, names)))
    return rows


def rounds(table: Table) -> Table:
    """Of the hands of one match: a row per hand, a column per player with what was booked."""
    seats = {row[TIDY.index("seat")]: row[TIDY.index("player")] for row in table[1:]}
    booked: defaultdict[Cell, list[Cell]] = defaultdict(list)
    for row in table[1:]:
        if not row[TIDY.index("struck")]:
            booked[row[TIDY.index("hand")]].append(row[TIDY.index("points")])
    return [("hand", *seats.values()), *((hand, *points) for hand, points in booked.items())]


def _with(totals: dict[str, int], total: int) -> str:
    return ", ".join(name for name, it in totals.items() if it == total)
