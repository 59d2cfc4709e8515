"""The table: everything that all can see, and of the hands what is known."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from referee.cards import Card, Colour

if TYPE_CHECKING:
    from referee.game import CardRow, Game, Side


class Phase(StrEnum):
    """What the table waits for."""

    PLAY = "play"
    DRAWN = "drawn"
    """Whoever drew a card may play that one only, or keep it."""
    CHALLENGE = "challenge"
    """The target of a wild draw card accepts or challenges."""
    COLOUR = "colour"
    """A wild that nobody played from the hand needs a colour."""
    REVEAL = "reveal"
    """The cards were turned over, and the face now on top has not been read out."""
    TILT = "tilt"
    """Cards are dropped until the scale tips."""
    OVER = "over"


_OVER = Phase.OVER


class Pile(NamedTuple):
    """What lies face up, with the colour in force: None where any card may follow."""

    top: Card
    colour: Colour | None
    under: Pile | None = None
    """What lay there before: a challenge is judged by it."""
    colour_only: bool = False
    """The face of the top no longer counts, as after a paid debt of blocks."""

    @property
    def bare(self) -> bool:
        """Nothing lies there, and any card may follow."""
        return not self.top.face


BARE = Pile(Card(""), None)


@dataclass(frozen=True, slots=True)
class Owed:
    """Cards or blocks that a seat must take before play goes on."""

    seat: int
    count: int
    colour: Colour | None = None
    """Of blocks: the colour they must have. Of cards: drawn until this colour comes."""
    then: int | None = None
    """Who acts once it is paid, where that is not the next seat."""
    under: Owed | None = None
    """An older debt that waits for this one."""


@dataclass(frozen=True, slots=True)
class Draws:
    """A seat draws because of an event: so many, or until a colour and then some extra."""

    seat: int
    count: int | None
    rule: str
    until: Colour | None = None
    extra: int = 0


@dataclass(frozen=True, slots=True)
class Loses:
    """A seat loses its turn because of an event."""

    seat: int
    rule: str


Consequence = Draws | Loses
Held = tuple[Card, ...] | int | None
"""A hand: its cards where they are known, else how many, else nothing."""


@dataclass(frozen=True)
class Table:
    game: Game = field(repr=False)
    seats: int
    dealer: int = 0
    turn: int = 0
    """The seat that acts, whatever the phase waits for."""
    direction: int = 1
    """1 to the left, -1 to the right."""
    side: str = "light"
    piles: tuple[Pile, ...] = ()
    """Empty before the first card, and while the face on top is not known."""
    phase: Phase = Phase.PLAY
    held: tuple[Held, ...] = ()
    absent: tuple[int, ...] = ()
    """Seats that take no part in this hand."""
    by: int | None = None
    """Who laid the top card: a challenge, a tilt or a last card is about that seat."""
    at: int = 0
    """The pile that the phase is about."""
    drawn: Card | None = None
    """The card just drawn, where it is known."""
    opening: bool = False
    """Nobody has played yet: what the phase is about was turned up at the start."""
    uno_owed: int | None = None
    owed: Owed | None = None
    left: int | None = None
    """Cards that can still be drawn, those under the top card included."""
    under: tuple[int, ...] = ()
    """Of these, how many lie under the top of each tray of a scale, where that is known."""
    aside: int = 0
    """Cards that fell off a scale and stay out of play."""
    levels: tuple[int, int] | None = None
    """Complete levels of the tower, and blocks on the one above them."""
    lifted: int | None = None
    """Who pulled a block of which nobody has said yet that it was placed."""
    aloft: tuple[Card, ...] = ()
    """Blocks pulled before that lie too high to be pulled again, the latest first."""
    safe: tuple[int, ...] = ()
    """Who placed a block safely, the latest first."""
    winner: int | None = None
    loser: int | None = None
    happened: tuple[Consequence, ...] = ()
    """What the latest event brought about."""

    @property
    def cards(self) -> Side:
        """The side in use."""
        return self.game.side(self.side)

    @property
    def over(self) -> bool:
        return self.phase is _OVER

    @property
    def playing(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if self.plays(seat))

    def plays(self, seat: int) -> bool:
        return 0 <= seat < self.seats and seat not in self.absent

    @property
    def for_two(self) -> bool:
        return self.seats - len(self.absent) == 2

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat so many turns after this one; -1 for the one before."""
        if not self.absent:
            return (seat + self.direction * steps) % self.seats
        way = self.direction if steps > 0 else -self.direction
        for _ in range(abs(steps)):
            seat = (seat + way) % self.seats
            while seat in self.absent:
                seat = (seat + way) % self.seats
        return seat

    def others(self, seat: int) -> tuple[int, ...]:
        return tuple(other for other in self.playing if other != seat)

    def count(self, seat: int) -> int | None:
        """How many cards a seat holds, where that is known."""
        held = self.held[seat]
        return len(held) if isinstance(held, tuple) else held

    def hand(self, seat: int) -> tuple[Card, ...] | None:
        held = self.held[seat]
        return held if isinstance(held, tuple) else None

    def lacks(self, seat: int, card: Card) -> bool:
        """Whether a seat is known not to hold this card."""
        held = self.held[seat]
        return card not in held if isinstance(held, tuple) else held == 0

    def out(self, seat: int | None) -> bool:
        """Whether this seat is known to hold no card."""
        return seat is not None and self.count(seat) == 0

    def row(self, card: Card) -> CardRow:
        return self.cards.rows[card.face]

    def pile(self, index: int) -> Pile | None:
        return self.piles[index] if index < len(self.piles) else None

    def covers(self, index: int) -> bool:
        """Whether a card laid on this pile covers another."""
        pile = self.pile(index)
        return pile is not None and not pile.bare

    @property
    def lying(self) -> tuple[int, ...]:
        """How many cards lie under each top; none any more once they too had to be drawn from."""
        drawn_from = self.left is not None and self.left < sum(self.under)
        return (0,) * len(self.under) if drawn_from else self.under

    def deeper(self, index: int) -> tuple[int, ...]:
        """The same once one more card was laid on this pile."""
        more = self.covers(index)
        return tuple(count + (more and at == index) for at, count in enumerate(self.lying))

    def but(self, **changes: Any) -> Table:
        # What dataclasses.replace does, but ten times as fast: every event makes several tables.
        other = object.__new__(type(self))
        object.__setattr__(other, "__dict__", self.__dict__ | changes)
        return other

    def with_pile(self, index: int, pile: Pile) -> Table:
        return self.but(piles=(*self.piles[:index], pile, *self.piles[index + 1 :]))

    def with_held(self, seat: int, held: Held) -> Table:
        return self.but(held=self.held_by(seat, held))

    def held_by(self, seat: int, held: Held) -> tuple[Held, ...]:
        """All hands, where this seat now holds that."""
        return (*self.held[:seat], held, *self.held[seat + 1 :])

    def covered(self, index: int, card: Card, colour: Colour | None) -> tuple[Pile, ...]:
        """The piles after a card was laid on one."""
        piles = self.piles
        before = piles[index] if index < len(piles) else None
        top = Pile(card, card.colour or colour, before and Pile(before.top, before.colour))
        return (*piles[:index], top, *piles[index + 1 :])

    def takes(self, seat: int, count: int | None, card: Card | None = None) -> Table:
        """A seat has drawn so many cards; what it called does not hold for them."""
        held = self.held[seat]
        more: Held
        if held is None or count is None:
            more = None
        elif isinstance(held, tuple) and card is not None:
            more = (*held, card)
        elif count:
            more = (len(held) if isinstance(held, tuple) else held) + count
        else:
            more = held
        left = None if self.left is None or count is None else max(0, self.left - count)
        owed = None if self.uno_owed == seat and count != 0 else self.uno_owed
        return self.but(held=self.held_by(seat, more), left=left, uno_owed=owed)

    def draws(
        self, seat: int, count: int | None, rule: str, until: Colour | None = None, extra: int = 0
    ) -> Table:
        """A seat draws because of a rule; where little is left it draws what there is."""
        if self.left is not None and (count is not None or not self.left):
            count = min(self.left, count or 0)
        after = self.takes(seat, count)
        return after.but(happened=(*after.happened, Draws(seat, count, rule, until, extra)))

    def loses(self, seat: int, rule: str) -> Table:
        return self.but(happened=(*self.happened, Loses(seat, rule)))
