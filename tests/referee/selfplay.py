"""Whole hands played at random by somebody who sees all cards, told to the referee step by step.

The physical cards are kept here, apart from the engine: a card is its faces, one per side.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from random import Random

from referee.cards import Card
from referee.events import (
    Accepted,
    Challenged,
    Deed,
    Drew,
    Dropped,
    Kept,
    Named,
    Played,
    Revealed,
    Spilled,
    Started,
)
from referee.game import Game
from referee.hand import deal
from referee.judge import Step, judge, step
from referee.options import DISCARD_PILES, Agreed
from referee.table import Draws, Phase, Table
from tests.referee.tables import whole_deck

Faces = tuple[Card, ...]


@dataclass
class Dealer:
    """The cards of one hand, where they really are, and the table as the referee knows it."""

    game: Game
    agreed: Agreed
    seats: int
    chance: Random
    wilful: float = 0.0
    """How often somebody draws who could play."""
    table: Table = field(init=False)
    stock: list[Faces] = field(init=False)
    hands: list[list[Faces]] = field(init=False)
    piles: list[list[Faces]] = field(init=False)
    steps: list[Step] = field(default_factory=list)

    def __post_init__(self) -> None:
        sides = [whole_deck(side) for side in self.game.sides]
        for deck in sides:
            self.chance.shuffle(deck)
        self.stock = list(zip(*sides, strict=True))
        self.hands = [[self.stock.pop() for _ in range(7)] for _ in range(self.seats)]
        self.piles = [[] for _ in range(self.agreed[DISCARD_PILES])]
        self.table = deal(self.game, self.seats, self.seats - 1)
        self._show_hands()

    @property
    def side(self) -> int:
        return [side.key for side in self.game.sides].index(self.table.side)

    def face(self, card: Faces) -> Card:
        return card[self.side]

    def play(self, most: int = 3000) -> int:
        """Play until the hand is over; how many decisions, drawing and playing on being one."""
        while not self.table.piles and self.table.phase is Phase.PLAY:
            self._turn_up()
        decisions = 0
        while not self.table.over and len(self.steps) < most:
            decisions += self.table.phase is Phase.PLAY
            self.tell(self.decide())
        return decisions

    def tell(self, event: Deed) -> None:
        """What happens is carried out with the real cards and must be what the referee says."""
        done = step(self.table, event, self.agreed)
        assert done.verdict.legal, (event, done.verdict)
        self.steps.append(done)
        self._carry_out(event, done)
        self.table = done.after
        for it in done.consequences:
            if isinstance(it, Draws):
                drawn = [self._draw() for _ in range(it.count or 0)]
                self.hands[it.seat] += drawn
        counts = [len(hand) for hand in self.hands]
        assert [self.table.count(seat) for seat in range(self.seats)] == counts
        under = sum(max(0, len(pile) - 1) for pile in self.piles)
        assert self.table.left == len(self.stock) + under
        self._show_hands()

    def decide(self) -> Deed:
        table, seat = self.table, self.table.turn
        match table.phase:
            case Phase.CHALLENGE:
                return self._answer(seat)
            case Phase.COLOUR:
                return Named(seat, self.chance.choice(table.cards.colours), self._waiting())
            case Phase.REVEAL:
                return Revealed(self.face(self.piles[0][-1]))
            case Phase.TILT:
                self._renew()
                return Dropped(seat, self.face(self.stock[-1]), self.chance.random() < 0.3)
            case Phase.DRAWN:
                return self._any_legal([*self._plays(seat), Kept(seat)])
        if Spilled in self.game.rows and table.by is not None and self.chance.random() < 0.03:
            return Spilled(table.by)
        plays = list(self._plays(seat))
        if table.owed:
            return self._any_legal([*plays, Accepted(seat, self._next_cards())])
        self._renew()
        draw = Drew(seat, self.face(self.stock[-1]) if self.stock else None)
        if plays and (self.chance.random() >= self.wilful or not self._legal(draw)):
            return self.chance.choice(plays)
        return draw

    def _plays(self, seat: int) -> Iterator[Played]:
        for card, pile in product(self.hands[seat], range(len(self.table.piles))):
            face = self.face(card)
            row = self.table.row(face)
            named = self.chance.choice(self.table.cards.colours) if face.wild else None
            revealed = None
            if row.turns_over and self.chance.random() < 0.8:
                revealed = (self.piles[0] or [card])[0][1 - self.side]
            last_but_one = len(self.hands[seat]) == 2
            it = Played(seat, face, named, pile, last_but_one, revealed)
            if self._legal(it):
                yield it

    def _any_legal(self, events: Sequence[Deed]) -> Deed:
        return self.chance.choice([it for it in events if self._legal(it)])

    def _legal(self, event: Deed) -> bool:
        return judge(self.table, event, self.agreed).legal

    def _answer(self, seat: int) -> Deed:
        pile = self._next_cards()
        author = self.table.by
        assert author is not None
        shown = tuple(self.face(card) for card in self.hands[author])
        return self._any_legal([Accepted(seat, pile), Challenged(seat, shown, pile)])

    def _turn_up(self) -> None:
        cards = [self.stock.pop() for _ in self.piles]
        faces = tuple(self.face(card) for card in cards)
        over = self.table.row(faces[0]).turns_over and self.chance.random() < 0.8
        started = Started(faces, cards[0][-1] if over else None)
        if not self._legal(started):
            self.stock = [*cards, *self.stock]
            self.chance.shuffle(self.stock)
            return
        for pile, card in zip(self.piles, cards, strict=True):
            pile.append(card)
        self.tell(started)

    def _carry_out(self, event: Deed, done: Step) -> None:
        if isinstance(event, Played):
            held = self.hands[event.seat]
            card = next(it for it in held if self.face(it) == event.card)
            held.remove(card)
            self.piles[event.pile].append(card)
        elif isinstance(event, Drew) and self.stock:
            self.hands[event.seat].append(self.stock.pop())
        elif isinstance(event, Dropped):
            self.piles[done.before.at].append(self.stock.pop())
        if done.after.side != done.before.side:
            self.piles[0].reverse()
            self.stock.reverse()

    def _draw(self) -> Faces:
        self._renew()
        return self.stock.pop()

    def _renew(self) -> None:
        """The discards but for the top ones make a new draw pile where there is none left."""
        if not self.stock:
            self._shuffle_discards()

    def _next_cards(self) -> tuple[Card, ...]:
        """Everything that may be drawn, in order: discards are shuffled in at the bottom."""
        self._shuffle_discards()
        return tuple(self.face(card) for card in reversed(self.stock))

    def _shuffle_discards(self) -> None:
        under = [card for pile in self.piles for card in pile[:-1]]
        self.chance.shuffle(under)
        self.stock = under + self.stock
        for pile in self.piles:
            del pile[:-1]

    def _waiting(self) -> int | None:
        return [pile.colour for pile in self.table.piles].index(None)

    def _show_hands(self) -> None:
        held = tuple(tuple(self.face(card) for card in hand) for hand in self.hands)
        self.table = self.table.but(held=held)
