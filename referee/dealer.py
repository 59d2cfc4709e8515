"""Who deals first: everybody draws a card, the highest number deals (Marquoir, Setup)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from referee.cards import Card
from referee.game import Side


def draw_for_dealer(side: Side, seats: Sequence[int], chance: Random) -> list[Mapping[int, Card]]:
    """Rounds of cards by seat, until one seat alone has the highest number; that seat deals.

    Symbol cards count as zero. Those who tie draw again, from the cards that are left.
    """
    deck = list(side.deck)
    cards = chance.sample(deck, k=side.size, counts=list(side.deck.values()))
    rounds: list[Mapping[int, Card]] = []
    tied = list(seats)
    while len(tied) > 1:
        # Two players and a full deck never run dry in practice; a new shuffle costs nothing.
        if len(cards) < len(tied):
            cards = chance.sample(deck, k=side.size, counts=list(side.deck.values()))
        drawn = {seat: cards.pop() for seat in tied}
        rounds.append(drawn)
        tied = highest(drawn)
    return rounds


def highest(drawn: Mapping[int, Card]) -> list[int]:
    """The seats that share the highest number.

    >>> highest({0: Card("7"), 1: Card("S"), 2: Card("7")})
    [0, 2]
    """
    best = max(map(_rank, drawn.values()))
    return [seat for seat, card in drawn.items() if _rank(card) == best]


def _rank(card: Card) -> int:
    return int(card.face) if card.face.isdigit() else 0
