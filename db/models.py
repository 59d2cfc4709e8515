"""The tables. The log (match, seat, entry) is the truth, with the roster beside it; what stands
below the last line is the read model: all of it follows from the log and can be made anew."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    JSON,
    Column,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    UniqueConstraint,
)
from sqlalchemy.orm import registry
from sqlalchemy.types import TypeDecorator
from sqlmodel import Field, SQLModel

from referee.course import COUNTS

Options = dict[str, str]  # by a plain name: SQLAlchemy reads no brackets in a module imported twice


class Utc(TypeDecorator[datetime]):
    """A moment, aware and in UTC on both ways; SQLite has no time zones of its own."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value and value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value and (value.astimezone(UTC) if value.tzinfo else value.replace(tzinfo=UTC))


class Base(SQLModel, registry=registry()):
    """Its own registry keeps a second import of this module from meeting the first one's tables."""


class Player(Base, table=True):
    __tablename__ = "player"

    id: int | None = Field(default=None, primary_key=True)
    name: str
    folded: str | None = Field(unique=True)
    """The name as `names.folded` has it. None once merged: the name is free again."""
    colour: str
    symbol: str
    merged_into: int | None = Field(default=None, foreign_key="player.id", index=True)
    """The player this one turned out to be, never merged in turn: one step always leads there."""
    uid: str = Field(index=True, unique=True)
    """The same in every copy of this database."""


class MatchRow(Base, table=True):
    __tablename__ = "match"

    id: str = Field(primary_key=True)
    created_at: datetime = Field(sa_type=Utc, index=True)


class Seat(Base, table=True):
    __tablename__ = "seat"

    match_id: str = Field(foreign_key="match.id", primary_key=True)
    seat: int = Field(primary_key=True)
    player_id: int = Field(foreign_key="player.id", index=True)
    """As it was when the match began, also after a merge."""


class Entry(Base, table=True):
    """One line of a log. Appended, never changed. Its key is the lock between two devices."""

    __tablename__ = "entry"
    __table_args__ = (UniqueConstraint("match_id", "token"),)

    match_id: str = Field(foreign_key="match.id", primary_key=True)
    seq: int = Field(primary_key=True)
    line: str
    at: datetime = Field(sa_type=Utc)
    by: str
    token: str | None
    """Made by whoever saves, so that the same save sent twice is written once."""


# ---------------------------------------------------------------------------- agreements


class Group(Base, table=True):
    """People who have agreed on something; of nobody in particular where it has no members."""

    __tablename__ = "player_group"

    id: int | None = Field(default=None, primary_key=True)


class Member(Base, table=True):
    __tablename__ = "group_member"

    group_id: int = Field(foreign_key="player_group.id", primary_key=True)
    player_id: int = Field(foreign_key="player.id", primary_key=True)
    """As it was when the group was made, also after a merge."""


class Profile(Base, table=True):
    """House rules by name. Saved again it is a new row: an id never comes to mean another one."""

    __tablename__ = "profile"
    __table_args__ = (
        UniqueConstraint("game", "folded", "group_id"),
        {"sqlite_autoincrement": True},
    )

    id: int | None = Field(default=None, primary_key=True)
    name: str
    folded: str
    game: str
    options: Options = Field(sa_type=JSON)
    """As a match line has them."""
    group_id: int = Field(foreign_key="player_group.id")
    saved_at: datetime = Field(sa_type=Utc)


class Ruling(Base, table=True):
    """What a table decided where it did not want to go by the sheet."""

    __tablename__ = "ruling"
    __table_args__ = ({"sqlite_autoincrement": True},)

    id: int | None = Field(default=None, primary_key=True)
    game: str
    question: str = Field(index=True)
    """The key under which the same question comes again."""
    answer: str
    why: str
    group_id: int = Field(foreign_key="player_group.id")
    match_id: str | None = Field(foreign_key="match.id")
    """Where it came up."""
    at: datetime = Field(sa_type=Utc)
    by: str


# ---------------------------------------------------------------------------- read model


class Standing(Base, table=True):
    """A match as the lists show it."""

    __tablename__ = "standing"
    __table_args__ = (
        Index("ix_standing_running", "closed", "changed_at"),
        Index("ix_standing_finished", "closed", "started_at"),
    )

    match_id: str = Field(foreign_key="match.id", primary_key=True)
    game: str
    scoring: str
    target: int
    status: str
    """running, over or abandoned"""
    closed: bool
    """Not running; apart from the status so that one index serves each list."""
    hands: int
    """Those that count, without the struck ones."""
    next_number: int
    """Of the hand to come; struck hands keep theirs."""
    dealer: int | None
    """Who deals next, while it is running."""
    started_at: datetime = Field(sa_type=Utc)
    changed_at: datetime = Field(sa_type=Utc)


class SeatStanding(Base, table=True):
    __tablename__ = "seat_standing"

    match_id: str = Field(foreign_key="match.id", primary_key=True)
    seat: int = Field(primary_key=True)
    total: int
    won: bool


class HandResult(Base, table=True):
    """What a hand was for one seat."""

    __tablename__ = "hand_result"

    match_id: str = Field(foreign_key="match.id", primary_key=True)
    number: int = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    side: str | None
    """On which the hand ended; UNO Stacko has none."""
    dealt: bool
    won: bool
    """Went out, or placed the last block safely."""
    fell: bool
    """Brought the tower down."""
    cards: int | None
    """How many were left; None where only their sum is known, or nothing was held."""
    value: int | None
    """Points of the seat's own cards, whoever booked them."""
    points: int | None
    """Booked under the match's own scoring; None for a seat that took no part."""
    struck: bool


class HandLength(Base, table=True):
    """When a hand was played, and how long it was."""

    __tablename__ = "hand_length"

    match_id: str = Field(foreign_key="match.id", primary_key=True)
    number: int = Field(primary_key=True)
    started_at: datetime = Field(sa_type=Utc)
    """Its first play where it was played along, else when the hand before was entered."""
    ended_at: datetime = Field(sa_type=Utc)
    """When it was entered."""
    plays: int | None
    """Of a hand that was played along, like the flips."""
    flips: int | None
    struck: bool


class MatchCourse(Base, table=True):
    """How a match went; see `referee.course`."""

    __tablename__ = "match_course"

    match_id: str = Field(foreign_key="match.id", primary_key=True)
    seats: int
    lead_changes: int
    margin: int | None
    comeback: int | None
    agrees: bool | None
    timed: int
    """Hands whose length in minutes can be right, and the seconds they took together."""
    seconds: int
    along: int
    """Hands that were played along, and their plays and flips together."""
    plays: int
    flips: int


_EXACT, _OPTIONAL = ("par", "spread"), ("fastest",)

SEAT_COURSE = Table(
    "seat_course",
    Base.metadata,
    Column("match_id", String, ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    *(
        Column(name, Float if name in _EXACT else Integer, nullable=name in _OPTIONAL)
        for name in COUNTS
    ),
)
"""The counts of `referee.course.SeatCourse`."""

SEAT_COURSE_BY = Table(
    "seat_course_by",
    Base.metadata,
    Column("what", String, primary_key=True),
    Column("match_id", String, ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("key", String, primary_key=True),
    *(Column(name, Integer, nullable=False) for name in ("hands", "won", "cards", "value")),
    sqlite_with_rowid=False,
)
"""Its counts by side, place, winner, face …: what is asked for together lies together."""


_TABLES = Base.metadata.tables
PLAYER: Table = _TABLES["player"]
MATCH: Table = _TABLES["match"]
SEAT: Table = _TABLES["seat"]
ENTRY: Table = _TABLES["entry"]
GROUP: Table = _TABLES["player_group"]
MEMBER: Table = _TABLES["group_member"]
PROFILE: Table = _TABLES["profile"]
RULING: Table = _TABLES["ruling"]
STANDING: Table = _TABLES["standing"]
SEAT_STANDING: Table = _TABLES["seat_standing"]
HAND_RESULT: Table = _TABLES["hand_result"]
HAND_LENGTH: Table = _TABLES["hand_length"]
MATCH_COURSE: Table = _TABLES["match_course"]
READ_MODEL = (
    STANDING,
    SEAT_STANDING,
    HAND_RESULT,
    HAND_LENGTH,
    MATCH_COURSE,
    SEAT_COURSE,
    SEAT_COURSE_BY,
)
