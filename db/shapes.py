"""What the store hands out: plain frozen values that outlive every connection and reload."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from referee.match import Match

Status = Literal["running", "over", "abandoned"]


@dataclass(frozen=True, slots=True)
class PlayerInfo:
    id: int
    name: str
    colour: str
    symbol: str


@dataclass(frozen=True, slots=True)
class ProfileInfo:
    """House rules that a group plays by, under a name."""

    id: int
    name: str
    game: str
    options: Mapping[str, str]
    """As a match line has them, `preset` among them."""
    players: tuple[PlayerInfo, ...]
    """The group by name; none where it is nobody's in particular."""
    saved_at: datetime


@dataclass(frozen=True, slots=True)
class RulingInfo:
    """What a table decided, and a precedent for the group when the same question comes again."""

    id: int
    game: str
    question: str
    answer: str
    why: str
    players: tuple[PlayerInfo, ...]
    """The group by name; none where it is nobody's in particular."""
    match: str | None
    """The id of the one in which it came up."""
    at: datetime
    by: str


@dataclass(frozen=True, slots=True)
class EntryInfo:
    seq: int
    line: str
    at: datetime
    """Aware, in UTC."""
    by: str


@dataclass(frozen=True, slots=True)
class Log:
    """A log and the match that it tells."""

    match: Match
    entries: tuple[EntryInfo, ...]
    tokens: tuple[str, ...]
    """The latest, oldest first."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match with its log."""

    id: str
    match: Match
    players: tuple[PlayerInfo, ...]
    """By seat."""
    entries: tuple[EntryInfo, ...]
    tokens: tuple[str, ...]
    """The latest, oldest first."""
    started_at: datetime


@dataclass(frozen=True, slots=True)
class Listed:
    """A match as one row of a list, without its log."""

    id: str
    game: str
    scoring: str
    target: int
    status: Status
    hands: int
    """Those that count."""
    next_number: int
    """Of the hand to come; struck hands keep theirs."""
    dealer: int | None
    """Who deals next, while it is running."""
    players: tuple[PlayerInfo, ...]
    """By seat, like the totals."""
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats; none unless it is over."""
    started_at: datetime
    changed_at: datetime
