"""What came of a trial: each measure under both sets, and what the other set changes, with how
sure that is (nineteen times out of twenty)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt

import numpy as np

from referee.agreement import agreed_on
from referee.games import GAMES
from referee.options import DEAL_ROTATION
from stats.lab.matches import Hands, Matches, Numbers, matches
from stats.lab.trial import Piece, Trial
from stats.sample import Unit, wilson

MATCHES = 20_000
AGAIN, EACH = 150, 2_000
"""How often the hands are drawn anew to see how much rests on which were played (the bootstrap of
B. Efron, 1979), and matches that are then put together."""
SURE = 1.96


@dataclass(frozen=True, slots=True)
class Estimate:
    value: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Not nothing, for a difference."""
        return self.low > 0 or self.high < 0


@dataclass(frozen=True, slots=True)
class Compared:
    key: str
    unit: Unit
    sets: tuple[Estimate, Estimate]
    change: Estimate
    """From the first set to the second."""


@dataclass(frozen=True)
class Outcome:
    trial: Trial
    hands: tuple[Hands, Hands]
    alike: int
    """Hands that went the same under both."""
    measures: tuple[Compared, ...]


def outcome(trial: Trial, pieces: Sequence[Piece]) -> Outcome:
    """Of the pieces in their order, wherever each was played."""
    one, other = (Hands.of([hand for it in pieces for hand in it[side]]) for side in (0, 1))
    same = (one.moves == other.moves) & (one.points == other.points)
    same &= (one.place == other.place) & (one.ran_out == other.ran_out)
    first = 1 % trial.seats
    measures = [
        _mean("moves", "plays", one.moves, other.moves),
        _mean("points", "points", one.points, other.points),
        *_of_matches(trial, one, other),
        _rate("ran-out", one.ran_out == 1, other.ran_out == 1),
        _rate("first-seat", one.place == first, other.place == first),
    ]
    return Outcome(trial, (one, other), int(same.sum()), tuple(measures))


def _mean(key: str, unit: Unit, one: Numbers, other: Numbers) -> Compared:
    """Hands of the same number began with the same cards: their differences vary less than they."""
    first, second, change = (mean(it) for it in (one, other, other - one))
    return Compared(key, unit, (first, second), change)


def mean(values: Numbers) -> Estimate:
    return _around(float(values.mean()), float(values.std(ddof=1)) / sqrt(len(values)))


def _around(value: float, error: float) -> Estimate:
    return Estimate(value, value - SURE * error, value + SURE * error)


def _rate(key: str, one: Numbers, other: Numbers) -> Compared:
    first, second = (
        Estimate(float(it.mean()), *wilson(int(it.sum()), len(it))) for it in (one, other)
    )
    return Compared(key, "share", (first, second), difference(first, second))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """Of two rates (R. G. Newcombe, 1998), which also holds where neither was ever seen.

    >>> rare = Estimate(0, 0, 0.04)
    >>> difference(rare, rare).clear
    False
    """
    value = other.value - one.value
    low = value - hypot(other.value - other.low, one.high - one.value)
    return Estimate(value, low, value + hypot(other.high - other.value, one.value - one.low))


def _of_matches(trial: Trial, *sides: Hands) -> list[Compared]:
    if not all(side.points.any() for side in sides):
        return []
    count = len(sides[0].points)
    chance = np.random.default_rng(trial.seed)
    again = chance.integers(count, size=(AGAIN, count), dtype=np.int32)
    game = GAMES[trial.game]
    plain: list[Matches] = []
    anew: list[Matches] = []
    for side, options in zip(sides, trial.sets, strict=True):
        deal = agreed_on(options, game)[DEAL_ROTATION]
        every = np.arange(count, dtype=np.int32)[None]
        for runs, pools, each in ((plain, every, MATCHES), (anew, again, EACH)):
            rows = np.repeat(np.arange(len(pools)), each)
            same = np.random.default_rng([trial.seed, each])
            runs.append(matches(side, pools, rows, trial.seats, trial.target, deal, same))
    return [
        _compared("length", "hands", [it.length for it in plain], [it.length for it in anew]),
        _compared(
            "comeback", "share", [it.comebacks for it in plain], [it.comebacks for it in anew]
        ),
    ]


def _compared(key: str, unit: Unit, plain: list[Numbers], anew: list[Numbers]) -> Compared:
    first, second = (_resampled(*it) for it in zip(plain, anew, strict=True))
    change = _resampled(plain[1].astype(float) - plain[0], anew[1].astype(float) - anew[0])
    return Compared(key, unit, (first, second), change)


def _resampled(plain: Numbers, anew: Numbers) -> Estimate:
    """The samples drawn anew differ because the hands do, and because they hold few matches: the
    second would be no doubt about the hands, and is taken off again."""
    groups = anew.reshape(AGAIN, EACH)
    few = float(groups.var(axis=1, ddof=1).mean()) / EACH
    of_hands = max(0.0, float(groups.mean(axis=1).var(ddof=1)) - few)
    value, many = float(plain.mean()), float(plain.var(ddof=1)) / len(plain)
    return _around(value, sqrt(of_hands + many))
