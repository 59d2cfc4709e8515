"""From what another app tells to a log of ours, or the reason why there is none.

A round that gave points to one player alone is a hand in which the winner collects; one that gave
points to all but one is a hand in which all book their own. Nothing tells from whom the points of
the first kind came: they are noted as left with the next player, and the rest as nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from itertools import accumulate, cycle

from pydantic import ValidationError

from db import names
from db.backup import Backup, EntryCopy, MatchCopy, PlayerCopy
from db.exchange.plays import OTHER, Foreign, Play, Why
from db.restore import LONGEST
from db.trouble import NameTrouble
from referee.events import Abandoned, Ended, Event, Opened, Sum
from referee.games import GAMES
from referee.notation import write
from referee.replay import LogError, replay
from referee.scoring import TARGETS, Scoring, default_target

_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"

Rounds = Sequence[Sequence[int]]


@dataclass(frozen=True, slots=True)
class Choices:
    """What only people know."""

    titles: frozenset[str] = frozenset()
    """Titles of matches in which one game was played, where the file names none."""
    game: str = ""
    """That one."""
    totals: bool = False
    """Matches of which only the end is known come in as well, a hand per player."""
    scoring: Scoring | None = None
    """How it was scored, where the points would fit both."""


@dataclass(frozen=True, slots=True)
class Told:
    backup: Backup
    refused: tuple[tuple[Play, Why], ...]
    collected: int
    """Matches in which it is not known from whom the points came."""
    ends: int
    """Matches of which only the end is known."""


class _Refused(Exception):  # noqa: N818
    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why: Why = why


def tell(foreign: Foreign, choices: Choices, looks: Sequence[tuple[str, str]]) -> Told:
    """All that can come in, as a backup to preview and merge; new players get these looks."""
    people: dict[str, PlayerCopy] = {}
    look, matches, refused = cycle(looks), [], []
    collected = ends = 0
    for play in foreign.plays:
        try:
            sitting, (lines, only_end) = _seated(play), _log(play, choices)
            match = _match(play, sitting, lines, foreign.app)
        except _Refused as no:
            refused.append((play, no.why))
            continue
        for name, uid in sitting.items():
            if uid not in people:
                colour, symbol = next(look)
                people[uid] = PlayerCopy(uid=uid, name=name, colour=colour, symbol=symbol)
        matches.append(match)
        ends += only_end
        fed = not play.lines and not only_end and len(sitting) > 2
        collected += fed and f" {Scoring.STANDARD} " in lines[0]
    alone = {match.id: match for match in matches}  # a play that the file has twice is one
    now = datetime.now(UTC)
    backup = Backup(made_at=now, players=tuple(people.values()), matches=tuple(alone.values()))
    return Told(backup, tuple(refused), collected, ends)


def _seated(play: Play) -> dict[str, str]:
    """Names and uids by seat."""
    if play.trouble:
        raise _Refused(play.trouble)
    try:
        tidy = [names.tidy(name) for name in play.names]
    except NameTrouble:
        raise _Refused("name") from None
    found = {name: _hash(f"player:{names.folded(name)}").hex()[:16] for name in tidy}
    if len(set(found.values())) < len(tidy):
        raise _Refused("name-twice")
    return found


def _match(play: Play, sitting: dict[str, str], lines: Sequence[str], app: str) -> MatchCopy:
    if len(lines) > LONGEST:
        raise _Refused("unusable")
    try:
        match = replay(lines)
    except LogError:
        raise _Refused("unusable") from None
    if match.trouble or (play.lines and len(sitting) != match.opened.seats):
        raise _Refused("unusable")
    if play.won and match.standings.winners and play.won != {*match.standings.winners}:
        raise _Refused("winner")
    entries = tuple(EntryCopy(line=line, at=play.begun, by=app) for line in lines)
    id = play.id if play.lines else "".join(_LETTERS[it % 36] for it in _hash(play.id)[:8])
    try:
        return MatchCopy(id=id, begun=play.begun, seats=tuple(sitting.values()), log=entries)
    except ValidationError:  # an id that is none of ours
        raise _Refused("unusable") from None


def _log(play: Play, choices: Choices) -> tuple[Sequence[str], bool]:
    """The lines, and whether only the end of the match is known."""
    if play.lines:
        return play.lines, False
    game = play.game or (choices.game if play.title in choices.titles else "")
    if not game:
        raise _Refused("unnamed")
    if game == OTHER:
        raise _Refused("other-game")
    if not GAMES[game].scored:
        raise _Refused("tower")
    if len(play.names) not in GAMES[game].seats:
        raise _Refused("seats")
    if None in play.totals:
        raise _Refused("score")
    totals = [it for it in play.totals if it is not None]
    rounds = [it for it in play.rounds if any(it)]
    if min((*totals, *(points for it in rounds for points in it))) < 0:
        raise _Refused("negative")
    if not any(totals):
        raise _Refused("empty")
    scoring = _reading(rounds, _leaning(play, totals, choices)) if rounds else None
    only_end = scoring is None
    if scoring is None:
        if not choices.totals:
            raise _Refused("rounds" if rounds else "totals")
        scoring = _leaning(play, totals, choices)
        rounds = [tuple(it) for it in _ends(totals, scoring)]
    hands = [_hand(it, scoring) for it in rounds]
    opened, closing = _race(game, rounds, scoring)
    return [write(it) for it in (opened, *hands, *closing)], only_end


def _leaning(play: Play, totals: Sequence[int], choices: Choices) -> Scoring:
    """How it was scored, as far as somebody says so."""
    if choices.scoring is not None:
        return choices.scoring
    best = {seat for seat, total in enumerate(totals) if total == min(totals)}
    lowest = play.highest_wins is False or (min(totals) < max(totals) and play.won == best)
    return Scoring.LOWEST if lowest else Scoring.STANDARD


def _reading(rounds: Rounds, leaning: Scoring) -> Scoring | None:
    fits = {
        Scoring.STANDARD: all(sum(it > 0 for it in points) == 1 for points in rounds),
        Scoring.LOWEST: all(sum(it == 0 for it in points) == 1 for points in rounds),
    }
    both = (leaning, *(it for it in fits if it != leaning))
    return next((it for it in both if fits[it]), None)


def _ends(totals: Sequence[int], scoring: Scoring) -> Iterator[list[int]]:
    """Rounds that lead to these totals: the one who has won comes last."""
    seats = range(len(totals))
    if scoring == Scoring.STANDARD:
        for seat in sorted(seats, key=totals.__getitem__):
            if totals[seat]:
                yield [totals[seat] if other == seat else 0 for other in seats]
        return
    first = min(seats, key=totals.__getitem__)
    if totals[first]:
        yield [totals[first] if other == first else 0 for other in seats]
    yield [0 if other == first else totals[other] for other in seats]


def _hand(points: Sequence[int], scoring: Scoring) -> Ended:
    seats = range(len(points))
    if scoring == Scoring.STANDARD:
        out = max(seats, key=points.__getitem__)
        after = (out + 1) % len(points)
        left = [Sum((points[out],)) if seat == after else Sum((0,)) for seat in seats]
    else:
        out = next(seat for seat in seats if points[seat] == 0)
        left = [Sum((it,)) for it in points]
    return Ended(out, tuple(() if seat == out else left[seat] for seat in seats))


def _race(game: str, rounds: Rounds, scoring: Scoring) -> tuple[Opened, list[Event]]:
    """With a target that the last round reached, the usual one if it can be; else without end."""
    running = [
        max(it) for it in accumulate(rounds, lambda a, b: [*map(sum, zip(a, b, strict=True))])
    ]
    before, after = (0, *running)[-2], running[-1]
    usual = default_target(scoring)
    reached = [it for it in (usual, after - after % 50, after) if before < it <= after]
    target = next((it for it in reached if it in TARGETS), None)
    opened = Opened(game, len(rounds[0]), 0, str(scoring), target or max(usual, _beyond(after)))
    return opened, [] if target else [Abandoned()]


def _beyond(points: int) -> int:
    return min(TARGETS[-1], points - points % 50 + 50)


def _hash(text: str) -> bytes:
    return sha256(f"score-sheet:{text}".encode()).digest()
