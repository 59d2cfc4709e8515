"""Hands as chance play leaves them: what is expected of a table of which little is known.

They are kept in `prior.json`, because self-play from nothing takes seconds: per game and number
of seats what the others held, counted to the left from whoever went out. Every game is played by
its first sheet. `python -m stats.prior` plays them again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

from referee.bulk import Book, RandomHand
from referee.events import Ended, Sum
from referee.games import GAMES
from referee.options import Agreed
from referee.scoring import Points, Scoring, points, values

KEPT = Path(__file__).with_name("prior.json")
HANDS = 120


@cache
def chance_hands(game: str, seats: int, scoring: Scoring) -> tuple[Points, ...]:
    """Points booked by seat, seat 0 having won each hand.

    >>> chance_hands("stacko", 3, Scoring.ROUNDS)
    ((1, 0, 0),)
    """
    if not GAMES[game].scored:
        return ((1, *[0] * (seats - 1)),)
    left = _kept()[game][str(seats)]
    return tuple(
        points(Ended(0, ((), *[Sum((it,)) for it in hand])), GAMES[game], scoring, seats)
        for hand in left
    )


def played(game: str, seats: int, seed: str = "") -> Iterator[list[int]]:
    """One hand after the other, always the same ones."""
    rules, chance = GAMES[game], Random(f"{game} {seats}{seed}")
    book = Book(rules, seats, Agreed.on(rules.presets[0], {}))
    while True:
        result = RandomHand(book, chance.randrange(seats), chance).play()
        if result is not None:
            left = [worth or 0 for worth in values(result, rules)]
            yield left[result.out + 1 :] + left[: result.out]


@cache
def _kept() -> dict[str, dict[str, list[list[int]]]]:
    kept: dict[str, dict[str, list[list[int]]]] = json.loads(KEPT.read_text())
    return kept


def main() -> None:
    found = {
        key: {str(seats): list(islice(played(key, seats), HANDS)) for seats in game.seats}
        for key, game in GAMES.items()
        if game.scored
    }
    KEPT.write_text(json.dumps(found, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
