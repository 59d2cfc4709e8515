"""The facts of a log: what people did or saw at the table, never what follows from it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from referee.cards import Card, Colour, Face


@dataclass(frozen=True, slots=True)
class Sum:
    """Points counted at the table and typed as a sum; the terms are kept as they were typed."""

    terms: tuple[int, ...]

    @property
    def points(self) -> int:
        return sum(self.terms)


Left = tuple[Card, ...] | Sum
"""What a seat was left with: its cards, or only what they were worth."""


Options = tuple[tuple[str, str], ...]
"""House rules by key, and under "preset" the rule sheet they depart from."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A match begins: who sits where is the store's business, here are only seats."""

    game: str
    seats: int
    dealer: int
    """The seat that deals the first hand; it builds the tower in UNO Stacko."""
    scoring: str
    target: int
    options: Options = ()
    """What departs from the game's usual rule sheet."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A hand is over: who went out and what every seat was left with, in seat order.

    The seat that went out is left with no cards, `()`; a seat that took no part with None.
    """

    out: int
    left: tuple[Left | None, ...]
    side: str = "light"
    last: Face | None = None
    """The card that went down last, where it made somebody draw."""


@dataclass(frozen=True, slots=True)
class Toppled:
    """A round of UNO Stacko is over: who brought the tower down, who placed safely last.

    Nobody has won (None) where the tower fell before a block was placed.
    """

    fell: int
    won: int | None


Result = Ended | Toppled


@dataclass(frozen=True, slots=True)
class Corrected:
    """An earlier hand was entered wrongly, or struck out wrongly; this is what it was."""

    hand: int
    """Its number on the sheet, from 1."""
    result: Result
    why: str


@dataclass(frozen=True, slots=True)
class Struck:
    """An earlier hand does not count."""

    hand: int
    why: str


@dataclass(frozen=True, slots=True)
class Amended:
    """The table agrees on other house rules, for the hand being played and those to come."""

    options: Options
    """All of them: they take the place of what was agreed before."""


@dataclass(frozen=True, slots=True)
class PlayedOn:
    """The table goes on after the end, to a higher target."""

    target: int


@dataclass(frozen=True, slots=True)
class Reopened:
    """A match that was over or abandoned may be changed again."""


@dataclass(frozen=True, slots=True)
class Abandoned:
    """The match ends without a winner."""


@dataclass(frozen=True, slots=True)
class Undone:
    """The latest change that is in force is taken back."""


@dataclass(frozen=True, slots=True)
class Redone:
    """The latest change that was taken back is in force again."""


@dataclass(frozen=True, slots=True)
class Started:
    """The first card of a hand is turned up, or the first two where there are two piles."""

    cards: tuple[Card, ...]
    revealed: Card | None = None
    """The other face of the card, where all cards were turned over because of it."""
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Played:
    seat: int
    card: Card
    colour: Colour | None = None
    """Named for a wild, played or revealed."""
    pile: int = 0
    uno: bool = False
    revealed: Card | None = None
    """The face that lies on top once the cards were turned over."""
    target: int | None = None
    """With whom the hands are swapped."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """The face on top after the cards were turned over is read out."""

    card: Card
    seat: int | None = None
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Drew:
    """A card is drawn in turn; cards that a rule makes somebody draw are no events."""

    seat: int
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    seat: int


@dataclass(frozen=True, slots=True)
class Named:
    """A colour for a wild that nobody played from the hand."""

    seat: int
    colour: Colour
    pile: int | None = None


@dataclass(frozen=True, slots=True)
class Accepted:
    seat: int
    pile: tuple[Card, ...] | None = None
    """The next cards of the draw pile, where they were seen."""


class Found(StrEnum):
    """What a challenger says who alone has seen the hand."""

    GUILTY = "guilty"
    INNOCENT = "innocent"


@dataclass(frozen=True, slots=True)
class Challenged:
    seat: int
    shown: tuple[Card, ...] | Found
    """The hand of the accused, without the wild draw card; or only what was found in it."""
    pile: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True)
class Called:
    """UNO, later than with the play."""

    seat: int


@dataclass(frozen=True, slots=True)
class Caught:
    """Somebody says that the target did not call UNO."""

    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class Spilled:
    """Cards fell off the scale after the discard or draw of this seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Dropped:
    """A card from the draw pile is dropped on the scale."""

    seat: int
    card: Card
    spilled: bool = False


@dataclass(frozen=True, slots=True)
class Pulled:
    seat: int
    block: Card
    level: int | None = None
    """Where it was taken from, the lowest level being 1."""
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Placed:
    seat: int
    level: int | None = None


@dataclass(frozen=True, slots=True)
class PiledUp:
    """Somebody saw the target use both hands, and names the colour of the punishment."""

    seat: int
    target: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class Fell:
    """The tower fell by this seat's doing."""

    seat: int


@dataclass(frozen=True, slots=True)
class Advised:
    """This seat told another which card to play."""

    seat: int


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """All discards were shuffled, those on top too; these were turned up to be played on."""

    cards: tuple[Card, ...]
    colour: Colour | None = None
    """Named by the seat in turn, where one of them is wild."""


Deed = (
    Started
    | Played
    | Revealed
    | Drew
    | Kept
    | Named
    | Accepted
    | Challenged
    | Called
    | Caught
    | Spilled
    | Dropped
    | Pulled
    | Placed
    | PiledUp
    | Fell
    | Advised
    | Reshuffled
)
"""What may happen within a hand."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """It happened and was taken back: it changes only what the rules make of it."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class Ruled:
    """The table decides on the latest event itself, whatever the book says."""

    stands: bool
    why: str


@dataclass(frozen=True, slots=True)
class Seen:
    """What all can see of the table, where the log has missed something; the rest is unchanged."""

    turn: int | None = None
    direction: int | None = None
    side: str | None = None
    cards: tuple[Card, ...] = ()
    """What lies on top, pile by pile."""
    colour: Colour | None = None
    """Named for a wild on top."""
    held: tuple[tuple[int, int], ...] = ()
    """Seats, and how many cards they hold."""


Told = Deed | TakenBack | Seen
"""What a hand is told by, one after the other."""


@dataclass(frozen=True, slots=True)
class Revised:
    """An earlier event of the hand was logged wrongly: what happened instead, or that it did not
    happen (None)."""

    at: int
    """Its number in the hand, from 1; a ruling is no event of its own."""
    told: Told | None
    why: str


Move = Told | Ruled | Revised
"""A line of a hand that is being played."""

Change = Ended | Toppled | Corrected | Struck | Amended | PlayedOn | Reopened | Abandoned | Move
"""What can be undone."""

Event = Opened | Change | Undone | Redone
