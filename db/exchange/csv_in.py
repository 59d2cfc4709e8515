"""Files in CSV: our own hands, and what KeepScore exports."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from datetime import UTC, datetime
from io import StringIO

from db.backup import on_calendar
from db.exchange.cells import as_typed
from db.exchange.plays import Foreign, Play, game_of, moment, whole
from db.exchange.tables import TIDY
from referee.events import Ended, Event, Left, Opened, Struck, Sum, Toppled
from referee.games import GAMES
from referee.notation import write

Row = dict[str, str]
NAMES = 8
"""Columns of KeepScore before those that have a player's name on top."""


DELIMITERS = ",;\t"
"""The second is what spreadsheets write where a comma stands before decimals."""


def read(text: str) -> Foreign | None:
    """None for another kind of table; raises ValueError and csv.Error."""
    delimiter = max(DELIMITERS, key=text.partition("\n")[0].count)
    lines = csv.reader(StringIO(text, newline=""), strict=True, delimiter=delimiter)
    filled = [row for row in lines if any(cell.strip() for cell in row)]
    if not filled:
        return None
    head, *rows = filled
    if set(TIDY) <= set(head):
        return Foreign("CSV", tuple(_own(head, rows)))
    if len(head) > NAMES and rows and all(len(row) == len(head) for row in rows):
        return Foreign("KeepScore", tuple(_keepscore(head, row) for row in rows))
    return None


def _keepscore(head: Sequence[str], row: Sequence[str]) -> Play:
    """Raises ValueError where the first column is no moment: then it is another table."""
    seats = [seat for seat in range(NAMES, len(head)) if row[seat].strip()]
    names = tuple(head[seat] for seat in seats)
    return Play(
        id=f"keepscore-csv:{row[0]}:{':'.join(names)}",
        game=game_of(row[5], None),
        begun=moment(row[0]),
        names=names,
        totals=tuple(whole(row[seat]) for seat in seats),
        title=row[5],
    )


def _own(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[Play]:
    matches: dict[str, list[Row]] = {}
    for number, row in enumerate(rows, start=2):
        if len(row) != len(head):
            raise ValueError(f"row {number} has {len(row)} cells, not {len(head)}")
        told = dict(zip(head, row, strict=True))
        matches.setdefault(told["match"], []).append(told)
    return [_match(id, told) for id, told in matches.items()]


def _match(id: str, rows: list[Row]) -> Play:
    first = rows[0]
    hands: dict[int, list[Row]] = {}
    for row in sorted(rows, key=lambda row: (int(row["hand"]), int(row["seat"]))):
        hands.setdefault(int(row["hand"]), []).append(row)
    seats = next(iter(hands.values()))
    dealer = next((seat for seat, row in enumerate(seats) if row["dealer"] == "1"), 0)
    game, target = first["game"], int(first["target"])
    events: list[Event] = [Opened(game, len(seats), dealer, first["scoring"], target)]
    events += [_result(game, hand) for hand in hands.values()]
    events += [
        Struck(number, "")
        for number, (_, hand) in enumerate(hands.items(), start=1)
        if hand[0]["struck"] == "1"
    ]
    return Play(
        id=id,
        game=game if game in GAMES else None,
        begun=on_calendar(datetime.fromisoformat(first["begun_utc"]).replace(tzinfo=UTC)),
        names=tuple(as_typed(row["player"]) for row in seats),
        lines=tuple(map(write, events)),
    )


def _result(game: str, hand: list[Row]) -> Ended | Toppled:
    won = next((seat for seat, row in enumerate(hand) if row["won"] == "1"), None)
    if game in GAMES and not GAMES[game].scored:
        fell = next((seat for seat, row in enumerate(hand) if row["fell"] == "1"), None)
        if fell is None:
            raise ValueError(f"nobody brought the tower down in round {hand[0]['hand']}")
        return Toppled(fell, won)
    if won is None:
        raise ValueError(f"nobody went out in hand {hand[0]['hand']}")
    left: list[Left | None] = [Sum((int(row["value"]),)) if row["value"] else None for row in hand]
    left[won] = ()
    return Ended(won, tuple(left), hand[0]["side"])
