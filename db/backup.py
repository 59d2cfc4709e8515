"""A backup: one JSON file with all that the store knows and cannot work out again.

| key | what it holds |
|---|---|
| format, version, made_at | what the file is |
| players | uid, name, colour, symbol, and into whom they were merged |
| matches | id, begun, the players by seat, and the log entry by entry |
| profiles, rulings | house rules by name and table rulings, with the players they are of |

The read model is left out: it follows from the logs. Players are named by their uid, which is the
same in every copy of a database.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Annotated, Literal, TypeVar

from pydantic import (
    AfterValidator,
    AwareDatetime,
    BaseModel,
    ConfigDict,
    FailFast,
    Field,
    StringConstraints,
)
from sqlalchemy import Connection, select

from db.models import ENTRY, GROUP, MATCH, MEMBER, PLAYER, PROFILE, RULING, SEAT

FORMAT: Literal["uno-score-sheet"] = "uno-score-sheet"
VERSION: Literal[1] = 1
"""Raised when an older app could misread a file."""

CALENDAR = range(1900, 9000)
"""Years that every clock has, whatever its zone."""


def on_calendar(at: datetime) -> datetime:
    """Raises ValueError."""
    if at.year not in CALENDAR:
        raise ValueError(f"the year {at.year} is on no calendar in use")
    return at


T = TypeVar("T")
Moment = Annotated[AwareDatetime, AfterValidator(on_calendar)]
Many = Annotated[tuple[T, ...], FailFast()]
"""The first fault is enough: to name each of a million would take all memory."""

Uid = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
MatchId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{8}$")]
Short = Annotated[str, StringConstraints(max_length=1_000, pattern=r"^[^\x00]*$")]
Text = Annotated[str, StringConstraints(max_length=1_000_000, pattern=r"^[^\x00]*$")]
Line = Annotated[str, StringConstraints(max_length=1_000_000, pattern=r"^[^\x00-\x1f]*$")]


class _Strict(BaseModel):
    """Nothing is guessed: an unknown key or a number for a text is a fault of the file."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class PlayerCopy(_Strict):
    uid: Uid
    name: Annotated[str, StringConstraints(max_length=1_000)]
    colour: Short
    symbol: Short
    merged_into: Uid | None = None


class EntryCopy(_Strict):
    line: Line
    at: Moment
    by: Short
    token: Short | None = None


class MatchCopy(_Strict):
    id: MatchId
    begun: Moment
    seats: Many[Uid]
    log: Annotated[Many[EntryCopy], Field(min_length=1)]


class ProfileCopy(_Strict):
    name: Short
    game: Short
    options: dict[Short, Short]
    players: Many[Uid]
    saved_at: Moment


class RulingCopy(_Strict):
    game: Short
    question: Text
    answer: Text
    why: Text
    players: Many[Uid]
    match: MatchId | None = None
    at: Moment
    by: Short


class Backup(_Strict):
    format: Literal["uno-score-sheet"] = FORMAT
    version: Literal[1] = VERSION
    made_at: Moment
    players: Many[PlayerCopy]
    matches: Many[MatchCopy]
    profiles: Many[ProfileCopy] = ()
    rulings: Many[RulingCopy] = ()


def backup(connection: Connection) -> Backup:
    """All of the store, as one transaction sees it."""
    uids = {row.id: row.uid for row in connection.execute(select(PLAYER.c.id, PLAYER.c.uid))}
    of = _groups(connection, uids)
    return Backup(
        made_at=datetime.now(UTC),
        players=tuple(
            PlayerCopy(
                uid=row.uid,
                name=row.name,
                colour=row.colour,
                symbol=row.symbol,
                merged_into=uids.get(row.merged_into),
            )
            for row in connection.execute(select(PLAYER).order_by(PLAYER.c.id))
        ),
        matches=tuple(_matches(connection, uids)),
        profiles=tuple(
            ProfileCopy(
                name=row.name,
                game=row.game,
                options=row.options,
                players=of[row.group_id],
                saved_at=row.saved_at,
            )
            for row in connection.execute(select(PROFILE).order_by(PROFILE.c.id))
        ),
        rulings=tuple(
            RulingCopy(
                game=row.game,
                question=row.question,
                answer=row.answer,
                why=row.why,
                players=of[row.group_id],
                match=row.match_id,
                at=row.at,
                by=row.by,
            )
            for row in connection.execute(select(RULING).order_by(RULING.c.id))
        ),
    )


def _matches(connection: Connection, uids: dict[int, str]) -> Iterable[MatchCopy]:
    seats: defaultdict[str, list[str]] = defaultdict(list)
    for seat in connection.execute(select(SEAT).order_by(SEAT.c.match_id, SEAT.c.seat)):
        seats[seat.match_id].append(uids[seat.player_id])
    logs: defaultdict[str, list[EntryCopy]] = defaultdict(list)
    for entry in connection.execute(select(ENTRY).order_by(ENTRY.c.match_id, ENTRY.c.seq)):
        logs[entry.match_id].append(
            EntryCopy(line=entry.line, at=entry.at, by=entry.by, token=entry.token)
        )
    for match in connection.execute(select(MATCH).order_by(MATCH.c.created_at, MATCH.c.id)):
        yield MatchCopy(
            id=match.id,
            begun=match.created_at,
            seats=tuple(seats[match.id]),
            log=tuple(logs[match.id]),
        )


def _groups(connection: Connection, uids: dict[int, str]) -> dict[int, tuple[str, ...]]:
    found: dict[int, tuple[str, ...]] = dict.fromkeys(connection.scalars(select(GROUP.c.id)), ())
    for row in connection.execute(select(MEMBER).order_by(MEMBER.c.group_id, MEMBER.c.player_id)):
        found[row.group_id] += (uids[row.player_id],)
    return found
