"""Matches put together from hands that were played, as they would follow each other at a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stats.lab.trial import Played

LONGEST = 1_000
"""Hands after which nobody waits for the end of a match."""

Numbers = NDArray[Any]


@dataclass(frozen=True)
class Hands:
    """Of one set of options, a column for each thing that is kept of them."""

    moves: Numbers
    points: Numbers
    place: Numbers
    ran_out: Numbers

    @classmethod
    def of(cls, played: Sequence[Played]) -> Hands:
        return cls(*np.array(played, np.int32).T)


@dataclass(frozen=True)
class Matches:
    length: Numbers
    """Hands that each took."""
    comebacks: Numbers
    """Whether it was won by somebody who did not lead, or lead with others, when the first had half
    the target."""


def matches(
    hands: Hands,
    pools: Numbers,
    from_pool: Numbers,
    seats: int,
    target: int,
    deal: str,
    chance: np.random.Generator,
) -> Matches:
    """A match for each of `from_pool`: of the hands whose numbers stand in that row of the pools.

    Two sets of options given the same chance draw hands of the same number, so that what differs is
    the rules' doing. `deal` is how the deal moves on: left, winner, fixed.
    """
    runs = len(from_pool)
    every = np.arange(runs)
    totals = np.zeros((runs, seats), np.int32)
    halfway, at_half = np.zeros(runs, bool), np.zeros((runs, seats), np.int32)
    dealer, over = np.zeros(runs, np.int32), np.zeros(runs, bool)
    length, comebacks = np.zeros(runs, np.int32), np.zeros(runs, bool)
    for _ in range(LONGEST):
        hand = pools[from_pool, chance.integers(pools.shape[1], size=runs)]
        won = hands.place[hand] >= 0
        winner = np.where(won, (dealer + hands.place[hand]) % seats, dealer)
        totals[every, winner] += hands.points[hand]
        its = totals[every, winner]
        reached = ~halfway & (2 * its >= target)
        at_half[reached] = totals[reached]
        halfway |= reached
        length += ~over
        ended = ~over & (its >= target)
        comebacks |= ended & (at_half[every, winner] < at_half.max(axis=1))
        over |= ended
        if over.all():
            break
        dealer = {"left": (dealer + 1) % seats, "winner": winner, "fixed": dealer}[deal]
    return Matches(length, comebacks)
