"""Replay of a log of play from its text, by its length: ms, and ms for 100 lines.

python -m benchmarks.replays
"""

from __future__ import annotations

from random import Random
from statistics import median
from time import process_time

from benchmarks.rules import ROUNDS, Hand
from referee.events import Ended
from referee.notation import read, write
from referee.replay import replay

LENGTHS = (300, 1_200, 2_400, 9_600)


def log(length: int) -> list[str]:
    """The first lines of a match of whole hands."""
    chance = Random(3)
    lines = ["match classic 4 dealer 3 standard 5000 no_bluffing=true"]
    while len(lines) < length:
        hand = Hand(4, chance)
        over = hand.play()
        assert over.winner is not None
        held = tuple(map(hand.hand, range(4)))
        lines += [*map(write, hand.events), write(Ended(over.winner, held))]
    return lines[:length]


def replays() -> None:
    for length in LENGTHS:
        lines, took = log(length), []
        for _ in range(ROUNDS):
            read.cache_clear()
            start = process_time()
            match = replay(lines)
            took.append((process_time() - start) * 1000)
            assert not match.trouble
        print(f"  {length:5,} lines {median(took):24.1f} {median(took) / length * 100:8.2f}")


if __name__ == "__main__":
    replays()
