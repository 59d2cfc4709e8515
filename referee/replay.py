"""From the lines of a log to the match, keeping the good part of a bad log."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from referee.agreement import agreed_on
from referee.events import (
    Abandoned,
    Amended,
    Corrected,
    Ended,
    Event,
    Move,
    Opened,
    Options,
    PlayedOn,
    Redone,
    Reopened,
    Result,
    Struck,
    Toppled,
    Undone,
)
from referee.games import GAMES
from referee.hand import MoveError, moved
from referee.judge import Step
from referee.match import Agreement, Entered, Match, Trouble
from referee.notation import NotationError, read
from referee.plausible import problems
from referee.played import played
from referee.scoring import Scoring, by_falls, systems, targets


class LogError(ValueError):
    """A log that does not begin with a match; without it no other line means anything."""


def replay(lines: Iterable[str]) -> Match:
    """The match of a log. What cannot be read or used is kept in `trouble`; raises LogError
    only where the first line opens no match.

    >>> match = replay(["match flip 2 dealer 0 standard 500", "hand 1 out light 0:7,W", "undo"])
    >>> match.standings.totals, match.undone
    ((0, 0), Ended(out=1, left=((Card.read('7'), Card.read('W')), ()), side='light', last=None))
    """
    rows = iter(lines)
    with _nothing_to_collect():
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


@contextmanager
def _nothing_to_collect() -> Iterator[None]:
    """All that is made of a log stays: to look for garbage among it, again and again, takes a
    quarter of the time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


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
            changed = apply(self.current, event, self.length)
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


def apply(match: Match, event: Event, at: int | None = None) -> Match:
    """The match after one change; raises UnusableError, and then nothing has changed.

    The change is the entry `at`, or the next one of the match's log.
    """
    at = match.length if at is None else at
    match event:
        case Ended() | Toppled():
            _check(match, event)
            lines = (match.begun if match.steps else None, at)
            hand = Entered(event, play=played(match.steps, match.opened.seats), lines=lines)
            changed = match.with_hand(hand)
        case Corrected(number, result, _):
            _check(match, result)
            hand = replace(_hand(match, number), result=result, struck=False, corrected=True)
            changed = _with_hand(match, number, hand)
        case Struck(number, _):
            struck = replace(_hand(match, number), struck=True)
            changed = _with_hand(match, number, struck)
        case Amended(options):
            _agree(match, options)
            dealt = match.next_number + bool(match.steps)
            changed = match.but(amended=(*match.amended, Agreement(dealt, options)))
        case PlayedOn(target):
            if by_falls(match.scoring, match.agreed):
                raise UnusableError("who is out stays out: there is no target to be raised")
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
            begun = match.begun if match.steps else at
            return match.but(steps=_moved(match, event), begun=begun, latest=event)
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
        agreed = agreed_on(opened.options, game, opened.scoring)
    except ValueError as error:
        raise LogError(str(error)) from None
    # The last one in has stayed in for as many rounds as there are others.
    falls = by_falls(Scoring(opened.scoring), agreed)
    return Match(opened, opened.seats - 1 if falls else opened.target)


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


def _agree(match: Match, options: Options) -> None:
    try:
        agreed = match.agreed_by(options)
    except ValueError as error:
        raise UnusableError(str(error)) from None
    if by_falls(match.scoring, agreed) != by_falls(match.scoring, match.agreed):
        raise UnusableError("winner: whether a fall puts out is agreed on before the first round")


def _hand(match: Match, number: int) -> Entered:
    if not 1 <= number <= len(match.entered):
        raise UnusableError(f"there is no hand {number}")
    return match.entered[number - 1]


def _with_hand(match: Match, number: int, entered: Entered) -> Match:
    _hand(match, number)
    hands = (*match.entered[: number - 1], entered, *match.entered[number:])
    return match.but(entered=hands, reopened=False)
