"""Where every card is in truth: both faces of it, moved by hand as people do."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from referee.cards import Card, Colour
from referee.game import Game

Faces = tuple[Card, ...]
"""A card with what is printed on each side of it."""


@dataclass
class Cards:
    """The last card of a list lies on top."""

    stock: list[Faces]
    hands: list[list[Faces]]
    chance: Random
    piles: list[list[Faces]] = field(default_factory=list)
    up: int = 0
    """The index of the side in use."""

    @classmethod
    def dealt(cls, game: Game, seats: int, chance: Random) -> Cards:
        """Which face has which on its back is left to chance: no printing is known for sure."""
        decks = [[card for card, n in side.deck.items() for _ in range(n)] for side in game.sides]
        for deck in decks:
            chance.shuffle(deck)
        stock = list(zip(*decks, strict=True))
        hands = [[stock.pop() for _ in range(game.dealt)] for _ in range(seats)]
        return cls(stock, hands, chance)

    @property
    def held(self) -> tuple[tuple[Card, ...], ...]:
        return tuple([self.hand(seat) for seat in range(len(self.hands))])

    def hand(self, seat: int) -> tuple[Card, ...]:
        up = self.up
        return tuple([card[up] for card in self.hands[seat]])

    @property
    def tops(self) -> list[Card | None]:
        """None where nothing lies."""
        return [pile[-1][self.up] if pile else None for pile in self.piles]

    @property
    def left(self) -> int:
        """What can still be drawn, with what lies under the top cards."""
        return len(self.stock) + sum([len(pile[:-1]) for pile in self.piles])

    def start(self, piles: int) -> None:
        self.piles = [[self.stock.pop()] for _ in range(piles)]

    def recycle(self) -> None:
        """What lies under the top cards is shuffled and goes under the draw pile."""
        under = [card for pile in self.piles for card in pile[:-1]]
        self.piles = [pile[-1:] for pile in self.piles]
        self.chance.shuffle(under)
        self.stock[:0] = under

    def next(self) -> Card | None:
        """The card that is drawn next."""
        if not self.stock:
            self.recycle()
        return self.stock[-1][self.up] if self.stock else None

    def all_next(self) -> tuple[Card, ...]:
        """The whole draw pile, the next card first."""
        self.recycle()
        return tuple([card[self.up] for card in reversed(self.stock)])

    def draw(self, seat: int, count: int = 1) -> None:
        """As many as there are."""
        for _ in range(count):
            if self.next() is not None:
                self.hands[seat].append(self.stock.pop())

    def draw_until(self, seat: int, colour: Colour, wild_counts: bool) -> None:
        while (card := self.next()) is not None:
            self.draw(seat)
            if card.colour == colour or (card.wild and wild_counts):
                return

    def clear(self, pile: int) -> None:
        """All that lies there goes back into the draw pile."""
        self.stock += self.piles[pile]
        self.piles[pile] = []
        self.chance.shuffle(self.stock)

    def set_aside(self, back: int) -> None:
        """What fell is gone for good, but for the top cards and so many under each."""
        self.piles = [pile[-1 - back :] for pile in self.piles]

    def drop(self, pile: int) -> None:
        self.piles[pile].append(self.stock.pop())

    def lay(self, seat: int, card: Card, pile: int) -> None:
        hand = self.hands[seat]
        at = [faces[self.up] for faces in hand].index(card)
        self.piles[pile].append(hand.pop(at))

    def turn_over(self) -> None:
        """The oldest discard comes to lie on top, and the lowest card of the stock is next."""
        self.up = 1 - self.up
        self.stock.reverse()
        for pile in self.piles:
            pile.reverse()

    def shown_by_turning(self) -> Card:
        """The face that a Flip on the pile will bring up."""
        return self.piles[0][0][1 - self.up]

    def swap(self, seat: int, other: int) -> None:
        self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]

    def pass_on(self, direction: int) -> None:
        """Every hand goes one seat on."""
        seats = len(self.hands)
        self.hands = [self.hands[(seat - direction) % seats] for seat in range(seats)]
