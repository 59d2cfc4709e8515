"""A hundred thousand continuations of a race, beside the same in bare NumPy.

python -m benchmarks.forecast
"""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

from benchmarks.served import median
from referee.scoring import Scoring
from stats.forecast import Race, forecast, pool
from stats.prior import chance_hands

CONTINUATIONS = 100_000
ROUNDS = 9


def bare(booked: np.ndarray, target: int) -> np.ndarray:
    """Hands drawn with equal chances and added up until somebody is there, for one scoring."""
    chance, seats = np.random.default_rng(3), booked.shape[1]
    totals, wins = np.zeros((CONTINUATIONS, seats), np.int32), np.zeros(seats, np.int64)
    racing = np.arange(CONTINUATIONS)
    while racing.size:
        totals[racing] += booked[chance.integers(0, len(booked), racing.size)]
        there = totals[racing] >= target
        over = there.any(axis=1)
        wins += np.bincount(there[over].argmax(axis=1), minlength=seats)
        racing = racing[~over]
    return wins / CONTINUATIONS


def milliseconds(act: Callable[[], object]) -> float:
    act()
    took = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        act()
        took.append((time.perf_counter() - begun) * 1000)
    return median(took)


def main() -> None:
    print(f"{CONTINUATIONS:,} continuations from 0 to 500   bare NumPy      ours  ratio")
    for seats in (4, 10):
        for scoring in Scoring:
            game = "stacko" if scoring is Scoring.ROUNDS else "flip"
            target = 3 if scoring is Scoring.ROUNDS else 500
            hands = pool([], [], chance_hands(game, seats, scoring), seats)
            race = Race((0,) * seats, scoring, target)
            plain = milliseconds(lambda h=hands, t=target: bare(h.booked, t))
            ours = milliseconds(lambda r=race, h=hands: forecast(r, h, continuations=CONTINUATIONS))
            print(
                f"  {seats:2} players, {scoring:12}         {plain:8.1f} ms {ours:7.1f} ms"
                f"  {ours / plain:.2f}"
            )


if __name__ == "__main__":
    main()
