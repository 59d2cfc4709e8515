"""A match as its log tells it: hands, totals, dealer, who has won. Nothing of it is stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

from referee.agreement import agreed_on
from referee.events import (
    Change,
    Ended,
    Opened,
    Options,
    Result,
    Toppled,
)
from referee.game import Game
from referee.games import GAMES
from referee.hand import deal, dealer_starts
from referee.judge import Step
from referee.options import DEAL_ROTATION, WIN, Agreed
from referee.played import HandPlay
from referee.scoring import (
    Points,
    Scoring,
    Standings,
    by_falls,
    points,
    race,
    stayed_in,
)
from referee.table import Table


@dataclass(frozen=True, slots=True)
class Trouble:
    """An entry that could not be read or used. The rest of the log holds without it."""

    entry: int
    line: str
    why: str


@dataclass(frozen=True, slots=True)
class Agreement:
    """Options that were agreed on in the course of a match."""

    dealt: int
    """The first hand that was dealt under them; one being played goes on under them as well."""
    options: Options


@dataclass(frozen=True, slots=True)
class Entered:
    """A hand as the log has it now: its latest version, and whether it counts."""

    result: Result
    struck: bool = False
    corrected: bool = False
    play: HandPlay | None = None
    """What it told while it was played along."""
    lines: tuple[int | None, int] = (None, 0)
    """The entry with its first event, where there was any, and the one that closed it."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as the sheet shows it. It keeps its number when an earlier one is struck out."""

    number: int
    result: Result
    points: Points
    dealer: int
    struck: bool
    corrected: bool
    play: HandPlay | None = None
    lines: tuple[int | None, int] = (None, 0)


@dataclass(frozen=True)
class Match:
    """A match as its log tells it, under its own scoring system or another."""

    opened: Opened
    target: int
    entered: tuple[Entered, ...] = ()
    """Every hand in order, also those struck out."""
    amended: tuple[Agreement, ...] = ()
    """What was agreed on since the match was opened, the latest last."""
    abandoned: bool = False
    reopened: bool = False
    latest: Change | None = None
    """The change that undo takes back."""
    undone: Change | None = None
    """The change that redo brings back."""
    trouble: tuple[Trouble, ...] = ()
    length: int = 1
    """Entries in the log, also those undone and those that could not be used."""
    viewed_as: Scoring | None = None
    steps: tuple[Step, ...] = ()
    """The hand that is being played, event by event; a hand line closes it."""
    begun: int = 0
    """The entry with the first of these events."""

    @cached_property
    def game(self) -> Game:
        return GAMES[self.opened.game].as_agreed(self.agreed)

    @property
    def options(self) -> Options:
        """What is agreed on now, as the log says it."""
        return self.amended[-1].options if self.amended else self.opened.options

    @cached_property
    def agreed(self) -> Agreed:
        return self.agreed_by(self.options)

    def agreed_at(self, number: int) -> Agreed:
        """What was agreed on when this hand was dealt."""
        then = [it.options for it in self.amended if it.dealt <= number]
        return self.agreed_by(then[-1] if then else self.opened.options)

    def agreed_by(self, options: Options) -> Agreed:
        """What these options would mean in this match; raises ValueError."""
        return agreed_on(options, GAMES[self.opened.game], self.opened.scoring)

    @property
    def scoring(self) -> Scoring:
        return self.viewed_as or Scoring(self.opened.scoring)

    @cached_property
    def hands(self) -> tuple[Hand, ...]:
        hands: list[Hand] = []
        for it in self.entered:
            hands.append(self._hand(it, hands))
        return tuple(hands)

    @property
    def table(self) -> Table:
        """The table of the hand that is being played, or is dealt next."""
        return self.steps[-1].after if self.steps else self._dealt

    @cached_property
    def _dealt(self) -> Table:
        gone = self._eliminated(self.hands)
        return deal(self.game, self.opened.seats, self.dealer, gone, self.agreed)

    @cached_property
    def counted(self) -> tuple[Hand, ...]:
        """The hands that were not struck out."""
        return tuple(hand for hand in self.hands if not hand.struck)

    @cached_property
    def standings(self) -> Standings:
        return self._race(self.hands)

    @cached_property
    def running(self) -> tuple[tuple[int, ...], ...]:
        """Totals after each counted hand, in step with `counted`."""
        totals = [0] * self.opened.seats
        rows = []
        for hand in self.counted:
            totals = [old + (new or 0) for old, new in zip(totals, hand.points, strict=True)]
            rows.append(tuple(totals))
        return tuple(rows)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that are dealt in next."""
        return self.playing_at(self.next_number)

    def playing_at(self, number: int) -> tuple[int, ...]:
        """The seats that were dealt in when this hand was played."""
        out = self._eliminated(self.hands[: number - 1])
        return tuple(seat for seat in range(self.opened.seats) if seat not in out)

    @cached_property
    def dealer(self) -> int:
        """Who deals the next hand."""
        return self._dealer(self.hands, self._eliminated(self.hands))

    @property
    def starter(self) -> int:
        """Who plays first in the next hand, before the card turned up says otherwise."""
        if dealer_starts(self.game, self.agreed_at(self.next_number)):
            return self.dealer
        return self._left_of(self.dealer, self.standings.eliminated)

    @property
    def over(self) -> bool:
        return self.standings.over

    @property
    def closed(self) -> bool:
        """Read-only: won or abandoned, and not opened again since."""
        return not self.reopened and (self.abandoned or self.over)

    @property
    def next_number(self) -> int:
        return len(self.entered) + 1

    def but(self, **changes: Any) -> Match:
        # As dataclasses.replace, but faster; what was computed stays, unless it is counted anew.
        other, old = object.__new__(Match), self.__dict__
        if not _COUNTED.isdisjoint(changes):
            old = {key: old[key] for key in _FIELDS}
        object.__setattr__(other, "__dict__", old | changes)
        return other

    def with_hand(self, it: Entered) -> Match:
        """One more hand, after those that were counted before."""
        other = self.but(entered=(*self.entered, it), reopened=False, steps=())
        other.__dict__["hands"] = (*self.hands, self._hand(it, self.hands))
        return other

    def under(self, scoring: Scoring) -> Match:
        """The same log under another scoring system; the target stays."""
        return self.but(viewed_as=scoring)

    def _hand(self, it: Entered, before: Sequence[Hand]) -> Hand:
        gone = self._eliminated(before)
        return Hand(
            number=len(before) + 1,
            result=it.result,
            points=self._booked(it.result, gone),
            dealer=self._dealer(before, gone),
            struck=it.struck,
            corrected=it.corrected,
            play=it.play,
            lines=it.lines,
        )

    def _booked(self, result: Result, gone: Sequence[int]) -> Points:
        if isinstance(result, Toppled) and by_falls(self.scoring, self.agreed):
            return stayed_in(result, self.opened.seats, gone)
        return points(result, self.game, self.scoring, self.opened.seats)

    def _eliminated(self, hands: Sequence[Hand]) -> tuple[int, ...]:
        losable = self.scoring is Scoring.ELIMINATION or by_falls(self.scoring, self.agreed)
        return self._race(hands).eliminated if losable else ()

    def _race(self, hands: Sequence[Hand]) -> Standings:
        counted = [hand for hand in hands if not hand.struck]
        booked = [hand.points for hand in counted]
        agreed = self.agreed
        if self.target != self.opened.target:
            # Who plays on to a higher target no longer plays a single hand.
            agreed = Agreed({**agreed.chosen, WIN.key: WIN.default})
        single = 0
        if self.amended and agreed[WIN] != WIN.default:
            decides = (self.agreed_at(it.number)[WIN] == agreed[WIN] for it in counted)
            single = next((index for index, it in enumerate(decides) if it), len(counted))
        return race(booked, self.opened.seats, self.scoring, self.target, agreed, single)

    def _dealer(self, hands: Sequence[Hand], gone: Sequence[int]) -> int:
        """Who deals after these: the deal passes to the left, to the winner, or not at all; past
        those who are out."""
        last = next((hand for hand in reversed(hands) if not hand.struck), None)
        if last is None:
            return self.opened.dealer
        rotation, result = self.agreed_at(len(hands) + 1)[DEAL_ROTATION], last.result
        won = result.out if isinstance(result, Ended) else result.won
        dealer = self.opened.dealer if rotation == "fixed" else won
        if rotation == "left" or dealer is None:
            return self._left_of(last.dealer, gone)
        return self._left_of(dealer, gone) if dealer in gone else dealer

    def _left_of(self, seat: int, gone: Sequence[int]) -> int:
        around = [(seat + step) % self.opened.seats for step in range(1, self.opened.seats + 1)]
        return next((other for other in around if other not in gone), seat)


_FIELDS = tuple(it.name for it in fields(Match))
_COUNTED = {"opened", "target", "entered", "amended", "viewed_as"}
"""On these depends all that is computed."""
