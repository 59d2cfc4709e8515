"""From the log to the match: hands, totals, dealer, who has won. Nothing of it is stored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache, cached_property
from typing import Any

from referee.events import (
    Abandoned,
    Change,
    Corrected,
    Ended,
    Event,
    Move,
    Opened,
    PlayedOn,
    Redone,
    Reopened,
    Result,
    Struck,
    Toppled,
    Undone,
)
from referee.game import Game
from referee.games import GAMES
from referee.hand import MoveError, deal, dealer_starts, moved
from referee.judge import Step
from referee.notation import NotationError, read
from referee.options import DEAL_ROTATION, OPTIONS, WIN, Agreed
from referee.plausible import problems
from referee.scoring import Points, Scoring, Standings, points, race, systems, targets
from referee.table import Table


class LogError(ValueError):
    """A log that does not begin with a match; without it no other line means anything."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """An entry that could not be read or used. The rest of the log holds without it."""

    entry: int
    line: str
    why: str


@dataclass(frozen=True, slots=True)
class Entered:
    """A hand as the log has it now: its latest version, and whether it counts."""

    result: Result
    struck: bool = False
    corrected: bool = False


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as the sheet shows it. It keeps its number when an earlier one is struck out."""

    number: int
    result: Result
    points: Points
    dealer: int
    struck: bool
    corrected: bool


@dataclass(frozen=True)
class Match:
    """A match as its log tells it, under its own scoring system or another."""

    opened: Opened
    target: int
    entered: tuple[Entered, ...] = ()
    """Every hand in order, also those struck out."""
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

    @property
    def game(self) -> Game:
        return GAMES[self.opened.game]

    @property
    def agreed(self) -> Agreed:
        return _agreed(self.opened, self.game)

    @property
    def scoring(self) -> Scoring:
        return self.viewed_as or Scoring(self.opened.scoring)

    @cached_property
    def hands(self) -> tuple[Hand, ...]:
        hands: list[Hand] = []
        dealer = self.opened.dealer
        for number, it in enumerate(self.entered, start=1):
            booked = points(it.result, self.game, self.scoring, self.opened.seats)
            hands.append(Hand(number, it.result, booked, dealer, it.struck, it.corrected))
            if not it.struck:
                dealer = self._next_dealer(hands[-1], self._eliminated(hands))
        return tuple(hands)

    @property
    def table(self) -> Table:
        """The table of the hand that is being played, or is dealt next."""
        return self.steps[-1].after if self.steps else self._dealt

    @cached_property
    def _dealt(self) -> Table:
        gone = self.standings.eliminated
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
        if not self.counted:
            return self.opened.dealer
        return self._next_dealer(self.counted[-1], self.standings.eliminated)

    @property
    def starter(self) -> int:
        """Who plays first in the next hand, before the card turned up says otherwise."""
        if dealer_starts(self.game, self.agreed):
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
        # As dataclasses.replace, but faster; what was computed from the old fields stays behind.
        other, old = object.__new__(Match), self.__dict__
        object.__setattr__(other, "__dict__", {key: old[key] for key in _FIELDS} | changes)
        return other

    def under(self, scoring: Scoring) -> Match:
        """The same log under another scoring system; the target stays."""
        return self.but(viewed_as=scoring)

    def _eliminated(self, hands: Sequence[Hand]) -> tuple[int, ...]:
        return self._race(hands).eliminated if self.scoring is Scoring.ELIMINATION else ()

    def _race(self, hands: Sequence[Hand]) -> Standings:
        counted = [hand.points for hand in hands if not hand.struck]
        agreed = self.agreed
        if self.target != self.opened.target:
            # Who plays on to a higher target no longer plays a single hand.
            agreed = Agreed({**agreed.chosen, WIN.key: WIN.default})
        return race(counted, self.opened.seats, self.scoring, self.target, agreed)

    def _next_dealer(self, last: Hand, gone: Sequence[int]) -> int:
        """The deal passes to the left, to the winner, or not at all; past those who are out."""
        rotation, result = self.agreed[DEAL_ROTATION], last.result
        won = result.out if isinstance(result, Ended) else result.won
        dealer = self.opened.dealer if rotation == "fixed" else won
        if rotation == "left" or dealer is None:
            return self._left_of(last.dealer, gone)
        return self._left_of(dealer, gone) if dealer in gone else dealer

    def _left_of(self, seat: int, gone: Sequence[int]) -> int:
        around = [(seat + step) % self.opened.seats for step in range(1, self.opened.seats + 1)]
        return next((other for other in around if other not in gone), seat)


_FIELDS = tuple(it.name for it in fields(Match))


def replay(lines: Iterable[str]) -> Match:
    """The match of a log. What cannot be read or used is kept in `trouble`; raises LogError
    only where the first line opens no match.

    >>> match = replay(["match flip 2 dealer 0 standard 500", "hand 1 out light 0:7,W", "undo"])
    >>> match.standings.totals, match.undone
    ((0, 0), Ended(out=1, left=((Card.read('7'), Card.read('W')), ()), side='light', last=None))
    """
    rows = iter(lines)
    fold = _Fold(_start(next(rows, None)))
    for line in rows:
        fold.take(line)
    return fold.match


def unfold(lines: Iterable[str]) -> Iterator[Match]:
    """The match after every line of its log, in step with the lines; raises LogError as replay."""
    rows = iter(lines)
    fold = _Fold(_start(next(rows, None)))
    yield fold.match
    for line in rows:
        fold.take(line)
        yield fold.match


@dataclass
class _Fold:
    """A match while its log is read, and what undo and redo would bring back."""

    current: Match
    past: list[Match] = field(default_factory=list)
    future: list[Match] = field(default_factory=list)
    trouble: list[Trouble] = field(default_factory=list)
    length: int = 1

    @property
    def match(self) -> Match:
        undone = self.future[-1].latest if self.future else None
        return self.current.but(undone=undone, trouble=tuple(self.trouble), length=self.length)

    def take(self, line: str) -> None:
        try:
            self._change(read(line))
        except ValueError as error:
            self.trouble.append(Trouble(self.length, line, str(error)))
        self.length += 1

    def _change(self, event: Event) -> None:
        if isinstance(event, Undone):
            self._go(self.past, self.future, "there is nothing to undo")
        elif isinstance(event, Redone):
            self._go(self.future, self.past, "there is nothing to redo")
        else:
            changed = apply(self.current, event)
            self.past.append(self.current)
            self.future.clear()
            self.current = changed

    def _go(self, there: list[Match], back: list[Match], otherwise: str) -> None:
        if not there:
            raise UnusableError(otherwise)
        back.append(self.current)
        self.current = there.pop()


class UnusableError(ValueError):
    """An event that this match cannot take; the message says why."""


def apply(match: Match, event: Event) -> Match:
    """The match after one change; raises UnusableError, and then nothing has changed."""
    match event:
        case Ended() | Toppled():
            _check(match, event)
            entered = (*match.entered, Entered(event))
            changed = match.but(entered=entered, reopened=False, steps=())
        case Corrected(number, result, _):
            _check(match, result)
            changed = _with_hand(match, number, Entered(result, corrected=True))
        case Struck(number, _):
            struck = replace(_hand(match, number), struck=True)
            changed = _with_hand(match, number, struck)
        case PlayedOn(target):
            if target <= match.target or target not in targets(match.scoring):
                limit = targets(match.scoring)[-1]
                raise UnusableError(
                    f"the new target must lie above {match.target}, at most {limit}"
                )
            changed = match.but(target=target, reopened=False)
        case Reopened():
            if not match.closed:
                raise UnusableError("the match is open")
            changed = match.but(reopened=True, abandoned=False)
        case Abandoned():
            if match.closed:
                raise UnusableError("the match is over already")
            changed = match.but(abandoned=True, reopened=False)
        case Opened() | Undone() | Redone():
            raise UnusableError("a match begins only once")
        case _:
            return match.but(steps=_moved(match, event), latest=event)
    return changed.but(latest=event)


def _start(line: str | None) -> Match:
    try:
        opened = read(line) if line else None
    except NotationError as error:
        raise LogError(f"the first line opens no match: {error}") from None
    if not isinstance(opened, Opened):
        raise LogError("a log begins with a match line")
    return start(opened)


def start(opened: Opened) -> Match:
    """A new match; raises LogError naming what it cannot be played with."""
    game = GAMES.get(opened.game)
    if game is None:
        raise LogError(f"game: {opened.game!r} is none of {', '.join(GAMES)}")
    if opened.scoring not in systems(game):
        raise LogError(f"scoring: {game.key} is scored by {', '.join(systems(game))}")
    allowed = targets(Scoring(opened.scoring))
    if opened.target not in allowed:
        raise LogError(f"target: {opened.target} is not from {allowed[0]} to {allowed[-1]}")
    if opened.seats not in game.seats:
        raise LogError(f"seats: {game.seats[0]} to {game.seats[-1]} play, not {opened.seats}")
    if opened.dealer not in range(opened.seats):
        raise LogError(f"dealer: there is no seat {opened.dealer}")
    try:
        _agreed(opened, game)
    except (KeyError, ValueError):
        said = " ".join(f"{key}={value}" for key, value in opened.options)
        raise LogError(f"options: {said} is no option of this referee") from None
    return Match(opened, opened.target)


@cache
def _agreed(opened: Opened, game: Game) -> Agreed:
    """The options of a match line, `preset=` naming the rule sheet; raises KeyError, ValueError."""
    said = dict(opened.options)
    preset = game.preset(said.pop(PRESET, None))
    return Agreed.on(preset, {key: OPTIONS[key].read(value) for key, value in said.items()})


PRESET = "preset"


_UNUSABLE = {"no-points", "no-such-side", "no-such-card", "not-in", "blank"}
"""Problems with which a hand cannot even be scored. The others are only unlikely."""


def _moved(match: Match, move: Move) -> tuple[Step, ...]:
    try:
        return moved(match.steps, match.table, move, match.agreed)
    except MoveError as error:
        raise UnusableError(str(error)) from None


def _check(match: Match, result: Result) -> None:
    if match.game.scored == isinstance(result, Toppled):
        raise UnusableError(f"{match.game.key} hands are not entered this way")
    if isinstance(result, Ended) and len(result.left) > match.opened.seats:
        raise UnusableError(f"there is no seat {len(result.left) - 1}")
    for problem in problems(result, match.game, range(match.opened.seats)):
        if problem.code in _UNUSABLE:
            seat = "" if problem.seat is None else f"seat {problem.seat}: "
            about = "".join(f" {value}" for value in problem.about.values())
            raise UnusableError(f"{seat}{problem.code}{about}")


def _hand(match: Match, number: int) -> Entered:
    if not 1 <= number <= len(match.entered):
        raise UnusableError(f"there is no hand {number}")
    return match.entered[number - 1]


def _with_hand(match: Match, number: int, entered: Entered) -> Match:
    _hand(match, number)
    hands = (*match.entered[: number - 1], entered, *match.entered[number:])
    return match.but(entered=hands, reopened=False)
