"""A database of many hands for measuring: `python -m benchmarks.many_hands FILE [HANDS] [PEOPLE]`.

A few hundred matches are played at random, told line by line and replayed as the store does; the
rest are the same under other ids and on other days. So every row agrees with its log, which
`python -m db check` finds as well, and no match need be replayed twice.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import Connection, insert

from db import open_store, read_model
from db.engine import connect, writing
from db.models import ENTRY, MATCH, READ_MODEL, SEAT
from db.shapes import EntryInfo, Log
from referee.cards import Card
from referee.events import Ended, Opened
from referee.games import GAMES
from referee.notation import write
from referee.replay import apply, replay

SEATS = 4
PATTERNS = 300
BEGIN = datetime(2016, 1, 1, 19, tzinfo=UTC)
BETWEEN = timedelta(hours=6)
"""From one match to the next."""

Rows = dict[Any, list[dict[str, Any]]]


def fill(url: str, hands: int, people: int = SEATS, seed: int = 1) -> int:
    """Writes whole matches until there are so many hands; how many matches that took."""
    chance = Random(seed)
    store = open_store(url)
    roster = [store.add_player(f"Player {number + 1}").id for number in range(people)]
    store.close()
    patterns = [_pattern(chance, number) for number in range(PATTERNS)]
    engine = connect(url)
    written = matches = 0
    with writing(engine) as connection:
        while written < hands:
            played, rows = patterns[matches % PATTERNS]
            id = f"m{matches:07}"
            seats = chance.sample(roster, SEATS)
            _copy(connection, id, rows, BEGIN + matches * BETWEEN, seats)
            written += played
            matches += 1
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    engine.dispose()
    return matches


def _pattern(chance: Random, number: int) -> tuple[int, Rows]:
    """The rows of one match that began at BEGIN."""
    game = GAMES[chance.choice(["flip", "flip", "classic"])]
    scoring = chance.choice(["standard", "standard", "lowest"])
    lines = [write(Opened(game.key, SEATS, chance.randrange(SEATS), scoring, 500))]
    match = replay(lines)
    while not match.over:
        side = chance.choice(game.sides)
        deck = [card for card, count in side.deck.items() for _ in range(count)]
        chance.shuffle(deck)
        # The first seats win somewhat more often, so that a rating has something to find.
        out = chance.choices(range(SEATS), weights=[5, 4, 4, 3])[0]
        left: list[tuple[Card, ...]] = [
            () if seat == out else tuple(deck.pop() for _ in range(chance.randint(1, 7)))
            for seat in range(SEATS)
        ]
        ended = Ended(out, tuple(left), side.key)
        match = replace(apply(match, ended), length=match.length + 1)
        lines.append(write(ended))
    moments = [BEGIN]
    for _ in lines[1:]:
        moments.append(moments[-1] + timedelta(seconds=chance.randint(120, 900)))
    entries = tuple(
        EntryInfo(seq, line, at, "")
        for seq, (line, at) in enumerate(zip(lines, moments, strict=True))
    )
    id = f"pattern {number}"
    rows: Rows = dict(zip(READ_MODEL, read_model.derive(id, Log(match, entries, ())), strict=True))
    rows[ENTRY] = [
        {"match_id": id, "seq": it.seq, "line": it.line, "at": it.at, "by": "", "token": None}
        for it in entries
    ]
    return len(match.entered), rows


def _copy(connection: Connection, id: str, rows: Rows, begin: datetime, seats: list[int]) -> None:
    connection.execute(insert(MATCH), {"id": id, "created_at": begin})
    connection.execute(
        insert(SEAT),
        [{"match_id": id, "seat": seat, "player_id": player} for seat, player in enumerate(seats)],
    )
    for table, its in rows.items():
        connection.execute(insert(table), list(_moved(its, id, begin - BEGIN)))


def _moved(rows: list[dict[str, Any]], id: str, by: timedelta) -> Iterator[dict[str, Any]]:
    for row in rows:
        yield {
            key: value + by if isinstance(value, datetime) else value for key, value in row.items()
        } | {"match_id": id}


if __name__ == "__main__":
    file, *numbers = sys.argv[1:]
    if Path(file).exists():
        sys.exit(f"{file} is there already")
    hands, people = (*map(int, numbers), *(100_000, SEATS)[len(numbers) :])
    print(f"{fill(f'sqlite:///{file}', hands, people)} matches")
