"""A figure with what it rests on: below a minimum there is none, and a rate has an interval."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Literal

Unit = Literal[
    "share", "ratio", "points", "cards", "hands", "games", "plays", "blocks", "times", "minutes",
    "deviations",
]  # fmt: skip

HANDS, GAMES = 5, 3
"""The usual minimum."""


@dataclass(frozen=True, slots=True)
class Figure:
    value: float | None
    """None where the sample is too small, or what it would be divided by is nothing."""
    unit: Unit
    sample: int
    least: int
    of: str
    """What the sample is counted in: hands, games, wins …"""
    interval: tuple[float, float] | None = None


def wilson(hits: int, tries: int, z: float = 1.96) -> tuple[float, float]:
    """Where a rate lies, nineteen times out of twenty (E. B. Wilson, 1927).

    >>> [round(end, 3) for end in wilson(5, 10)], wilson(0, 0)
    ([0.237, 0.763], (0.0, 1.0))
    """
    if not tries:
        return 0.0, 1.0
    rate, weight = hits / tries, z * z / tries
    middle = (rate + weight / 2) / (1 + weight)
    reach = z * sqrt(rate * (1 - rate) / tries + weight / (4 * tries)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)
