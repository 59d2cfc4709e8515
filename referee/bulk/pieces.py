"""The cards themselves, each with what is printed on its sides."""

from __future__ import annotations

from functools import cache
from random import Random

from referee.cards import Card
from referee.game import Game


class Piece:
    """All cards that show the same on every side. There is one object for them, which is found
    by itself and not by what it shows: that is fast."""

    __slots__ = ("faces", "sides")

    def __init__(self, faces: tuple[Card, ...]) -> None:
        self.faces = faces
        self.sides: tuple[Piece, ...] = (self,)
        """Each face as the one piece that stands for it whatever is on its back."""
        if len(faces) > 1:
            self.sides = tuple(map(piece, faces))

    def __repr__(self) -> str:
        return f"piece({', '.join(map(repr, self.faces))})"


@cache
def piece(*faces: Card) -> Piece:
    return Piece(faces)


def shuffled(game: Game, chance: Random) -> list[Piece]:
    """The whole deck. Which face has which on its back is left to chance: no printing is known
    for sure."""
    decks = [list(_deck(game, side)) for side in range(len(game.sides))]
    for deck in decks:
        chance.shuffle(deck)
    return decks[0] if len(decks) == 1 else [_both(*faces) for faces in zip(*decks, strict=True)]


@cache
def _deck(game: Game, side: int) -> tuple[Piece, ...]:
    deck = game.sides[side].deck
    return tuple(piece(card) for card, copies in deck.items() for _ in range(copies))


@cache
def _both(*sides: Piece) -> Piece:
    return piece(*[it.faces[0] for it in sides])
