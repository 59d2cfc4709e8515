"""The hands of a trial, in pieces that any process can play and that come out the same anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import NamedTuple

from referee.agreement import agreed_on
from referee.bulk import MANNERS, Book, Manners, RandomHand
from referee.events import Options, Spilled
from referee.game import Game
from referee.games import GAMES
from referee.scoring import Scoring, points

PIECE, LONG_PIECE = 50, 10
"""Hands of each set that are played at a time, and where each takes longer: trials take turns by
pieces, and none should wait long for another's."""

PLAYABLE = tuple(key for key, game in GAMES.items() if game.dealt)
"""The games of which whole hands can be played by chance."""


class Played(NamedTuple):
    """What a trial keeps of a hand."""

    moves: int
    points: int
    """That the winner collects."""
    place: int
    """Of the winner, counted to the left from the dealer; -1 where nobody won."""
    ran_out: bool
    """Somebody had to draw from an empty draw pile."""


Piece = tuple[list[Played], list[Played]]
"""The same deals under one set of options and under the other."""


@dataclass(frozen=True, slots=True)
class Trial:
    """Everything the result depends on."""

    game: str
    seats: int
    sets: tuple[Options, Options]
    hands: int
    seed: int = 1
    target: int = 500
    manners: Manners = MANNERS

    @property
    def pieces(self) -> int:
        return -(-self.hands // self._piece)

    def of(self, piece: int) -> range:
        """The numbers of its hands."""
        return range(piece * self._piece, min((piece + 1) * self._piece, self.hands))

    @property
    def _piece(self) -> int:
        return LONG_PIECE if takes_long(GAMES[self.game]) else PIECE


def takes_long(game: Game) -> bool:
    """With a scale there is five times as much to find out in a hand."""
    return Spilled in game.rows


def play(trial: Trial, piece: int) -> Piece:
    """Each hand has a chance of its own, by its number: whoever plays it, and after whichever, it
    goes the same. Both sets begin with the same cards, so that what differs is the rules' doing."""
    one, other = (list(_hands(trial, options, piece)) for options in trial.sets)
    return one, other


def _hands(trial: Trial, options: Options, piece: int) -> Iterator[Played]:
    book, game = _book(trial.game, trial.seats, options), GAMES[trial.game]
    for number in trial.of(piece):
        hand = _Hand(book, 0, Random(f"{trial.seed}/{number}"), trial.manners)
        yield hand.told(game)


@lru_cache(maxsize=4)
def _book(game: str, seats: int, options: Options) -> Book:
    """It knows the more the longer it is played by, and is kept from piece to piece."""
    return Book(GAMES[game], seats, agreed_on(options, GAMES[game]))


class _Hand(RandomHand):
    ran_out = False

    def recycle(self) -> None:
        self.ran_out = True
        super().recycle()

    def gather(self) -> None:
        self.ran_out = True
        super().gather()

    def told(self, game: Game) -> Played:
        ended = self.play()
        if ended is None:
            return Played(self.moves, 0, -1, self.ran_out)
        booked = points(ended, game, Scoring.STANDARD, self.seats)
        return Played(self.moves, booked[ended.out] or 0, ended.out, self.ran_out)
