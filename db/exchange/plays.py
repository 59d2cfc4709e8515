"""What another app's file tells of a match: names, and points per round or only in the end."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

from db.backup import on_calendar

Why = Literal[
    "other-game",
    "unnamed",
    "tower",
    "seats",
    "name",
    "name-twice",
    "score",
    "negative",
    "rounds",
    "totals",
    "winner",
    "teams",
    "quantity",
    "empty",
    "unusable",
]
"""Why a match of a file cannot come in; the screens say it."""

OTHER = "other"
"""A game that is none of ours."""


@dataclass(frozen=True, slots=True)
class Play:
    id: str
    """The same each time the file is written."""
    game: str | None
    """One of ours, `OTHER`, or None where only the title may say."""
    begun: datetime
    names: tuple[str, ...]
    totals: tuple[int | None, ...] = ()
    """By seat; None for what is no whole number."""
    rounds: tuple[tuple[int, ...], ...] = ()
    """What each round added, where that is known."""
    won: frozenset[int] = frozenset()
    """The seats that the file names as winners."""
    highest_wins: bool | None = None
    lines: tuple[str, ...] = ()
    """The log itself, where the file is one of ours."""
    trouble: Why | None = None
    title: str = ""
    """What people have called the match."""


@dataclass(frozen=True, slots=True)
class Foreign:
    """A file that another app has written."""

    app: str
    plays: tuple[Play, ...]


_GAMES = {
    "uno": "classic",
    "uno classic": "classic",
    "uno flip": "flip",
    "uno tippo": "tippo",
    "uno stacko": "stacko",
}


def game_of(name: str, otherwise: str | None) -> str | None:
    """
    >>> game_of("UNO Flip!", None), game_of("Catan", OTHER), game_of("Friday", None)
    ('flip', 'other', None)
    """
    words = " ".join(re.findall(r"[a-z]+", name.casefold()))
    return _GAMES.get(words, otherwise)


def whole(text: str) -> int | None:
    """A score that is one number; scores of other apps are free text.

    >>> whole(" 49 "), whole("49-46ish"), whole("")
    (49, None, None)
    """
    return int(text) if re.fullmatch(r"\s*-?[0-9]{1,9}\s*", text) else None


def moment(text: str) -> datetime:
    """A day and perhaps an hour, on the clock of this computer; raises ValueError."""
    return on_calendar(datetime.fromisoformat(text.strip())).astimezone(UTC)


def since_1970(milliseconds: int) -> datetime:
    """Raises ValueError and OverflowError for a moment that no calendar has."""
    return on_calendar(datetime.fromtimestamp(milliseconds / 1000, UTC))


def adds_up(rounds: Sequence[Sequence[int]], totals: Sequence[int | None]) -> bool:
    return bool(rounds) and [sum(seat) for seat in zip(*rounds, strict=True)] == list(totals)
