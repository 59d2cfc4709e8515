"""Who will win the race: an estimate, by playing what is left of it many times over.

Every hand to come is drawn from a pool of hands that were played: those of this match, of the same
people before, and of chance play of the same game, which stands in while little is known. A hand
that was drawn is put back twice, as in Pólya's urn: so whatever is not known yet of a table's
strength, and would show as the match goes on, makes the estimate the more careful.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from referee.match import Match
from referee.options import ALT_SCORING_TRIGGER, LOWEST_TIE, WIN
from referee.scoring import Points, Scoring, by_falls

CONTINUATIONS = 10_000
"""Chances are then right within a point of a hundred, nineteen times out of twenty."""
PRIOR = 8.0
"""Chance play weighs as much as so many hands of the table's own for each seat, so that nobody is
taken for hopeless because others have won what few hands there were."""
PAST = 48.0
"""Hands of earlier matches weigh one each, but no more than so many together."""
LONGEST = 5_000
"""Hands after which nobody waits for an end any more."""

Numbers = NDArray[np.int16]
Chosen = NDArray[np.bool_]


@dataclass(frozen=True)
class Pool:
    """Hands to draw from: what each seat books in each (hand × seat), and how likely each is."""

    booked: Numbers
    weights: NDArray[np.float64]

    def __post_init__(self) -> None:
        if not self.booked.any():
            raise ValueError("a pool needs a hand in which somebody books points")


@dataclass(frozen=True, slots=True)
class Forecast:
    """An estimate after some hands."""

    chances: tuple[float, ...]
    """Of winning the match, by seat; they add up to 1. Tied winners share."""
    hands_to_go: float
    """Expected, until the match is over."""


@dataclass(frozen=True, slots=True)
class Race:
    """How it stands, and when it is over."""

    totals: tuple[int, ...]
    scoring: Scoring
    target: int
    extra_hand: bool = False
    """A tie at the lowest total is played off."""

    @classmethod
    def of(cls, match: Match, after: int | None = None) -> Race:
        """The race of a match, now or after so many counted hands."""
        played = len(match.running) if after is None else after
        totals = match.running[played - 1] if played else (0,) * match.opened.seats
        tie = match.agreed[LOWEST_TIE] == "extra_hand"
        return cls(totals, match.scoring, match.target, tie)


def pool(
    own: Sequence[Points], past: Sequence[Points], prior: Sequence[Points], seats: int
) -> Pool:
    """Points booked hand by hand: of this match, of the same seats' people before, of chance play.

    A seat that took no part (None) books nothing.
    """
    turned = _everywhere(tuple(prior), seats)
    weights = [
        np.ones(len(own)),
        np.full(len(past), min(1.0, PAST / max(1, len(past)))),
        np.full(len(turned), PRIOR * seats / max(1, len(turned))),
    ]
    booked = [[points or 0 for points in hand] for hand in (*own, *past)]
    told = np.array(booked, np.int16).reshape(-1, seats)
    return Pool(np.concatenate([told, turned]), np.concatenate(weights))


@lru_cache(maxsize=8)
def _everywhere(prior: tuple[Points, ...], seats: int) -> Numbers:
    """Chance play favours nobody: every hand of it counts with everybody on every seat, seen from
    the left and from the right."""
    seen = [way for hand in prior for way in (hand, hand[::-1])]
    turned = [hand[seat:] + hand[:seat] for hand in seen for seat in range(seats)]
    return np.array(turned, np.int16).reshape(-1, seats)


class _Urn:
    """Pólya's: a hand that was drawn counts as one more that was played, in its continuation."""

    def __init__(self, pool: Pool, seed: int, continuations: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.bounds = np.cumsum(pool.weights)
        self.drawn = np.empty((16, continuations), np.int32)
        self.draws = 0
        self.running = np.arange(continuations)
        """The columns of `drawn` that are still in use."""

    def draw(self) -> NDArray[np.int32]:
        """The next hand of each continuation, by its place in the pool."""
        known = self.bounds[-1]
        place = self.chance.random(len(self.running)) * (known + self.draws)
        found: NDArray[np.int32] = np.searchsorted(self.bounds, place, "right").astype(np.int32)
        (again,) = np.nonzero(place >= known)
        found[again] = self.drawn[(place[again] - known).astype(int), self.running[again]]
        if self.draws == len(self.drawn):
            self.drawn = np.concatenate([self.drawn[:, self.running]] * 2)
            self.running = np.arange(len(self.running))
        self.drawn[self.draws, self.running] = found
        self.draws += 1
        return found

    def keep(self, running: Chosen) -> None:
        self.running = self.running[running]


def forecast(race: Race, pool: Pool, seed: int = 0, continuations: int = CONTINUATIONS) -> Forecast:
    """An estimate for a race that is not over; the same seed gives the same one."""
    urn = _Urn(pool, seed, continuations)
    booked = np.ascontiguousarray(pool.booked.T)
    totals = np.repeat(np.array(race.totals, np.int16)[:, None], continuations, axis=1)
    won, hands = np.zeros(len(totals)), 0
    for _ in range(LONGEST):
        hands += totals.shape[1]
        totals, best = _after(race, totals, np.take(booked, urn.draw(), axis=1))
        over = np.asarray(best.any(axis=0))
        ended = best[:, over]
        won += (ended / ended.sum(axis=0)).sum(axis=1)
        totals = totals[:, ~over]
        urn.keep(~over)
        if not totals.size:
            break
    return Forecast(tuple((won / won.sum()).tolist()), hands / continuations)


def can_forecast(match: Match) -> bool:
    """Whether it is a race to a target that everybody comes nearer to, hand by hand."""
    agreed, against = match.agreed, match.scoring is Scoring.LOWEST
    exactly = against and agreed[ALT_SCORING_TRIGGER] == "reaches"
    by_one_hand = agreed[WIN] == "single_round"
    return not (exactly or by_one_hand or by_falls(match.scoring, agreed))


def at_own_pace(match: Match) -> list[tuple[float, float | None]]:
    """Of each seat the points booked per hand it took part in, and how many more hands it would
    take to the target if that went on; None for who books nothing or is there already."""
    found: list[tuple[float, float | None]] = []
    for seat, total in enumerate(match.standings.totals):
        pace = total / max(1, sum(hand.points[seat] is not None for hand in match.counted))
        left = match.target - total
        found.append((pace, left / pace if pace and left > 0 else None))
    return found


def now(match: Match, past: Sequence[Points], prior: Sequence[Points]) -> Forecast:
    """The estimate for a match that is not over; see `pool` for the hands."""
    own = [hand.points for hand in match.counted]
    return estimate(Race.of(match), own, past, prior)


def through(
    match: Match, past: Sequence[Points], prior: Sequence[Points], continuations: int
) -> list[Forecast]:
    """The estimate before the first hand and after each that counts, as it was to be made then.

    The last is that of `now`; once the match is over it is no estimate any more.
    """
    standings = match.standings
    own = [hand.points for hand in match.counted]
    found = [
        estimate(Race.of(match, after), own[:after], past, prior, continuations)
        for after in range(len(own) if standings.ended_by is None else standings.ended_by + 1)
    ]
    if not standings.over:
        return [*found, now(match, past, prior)]
    share = 1 / len(standings.winners)
    seats = range(match.opened.seats)
    won = tuple(share if seat in standings.winners else 0.0 for seat in seats)
    return found + [Forecast(won, 0.0)] * (len(own) + 1 - len(found))


def estimate(
    race: Race,
    own: Sequence[Points],
    past: Sequence[Points],
    prior: Sequence[Points],
    continuations: int = CONTINUATIONS,
) -> Forecast:
    """For a race as it stands after the hands of its own; see `pool`."""
    own_told, past_told = ([hand for hand in hands if _tells(hand, race)] for hands in (own, past))
    return forecast(
        race, pool(own_told, past_told, prior, len(race.totals)), len(own), continuations
    )


def _tells(hand: Points, race: Race) -> bool:
    """Whether a hand says what those still in may book. Who sat it out books nothing against them,
    and would seem to last the longer for it."""
    against = race.scoring is Scoring.ELIMINATION
    return not against or all(
        points is not None or total >= race.target
        for points, total in zip(hand, race.totals, strict=True)
    )


def _after(race: Race, totals: Numbers, booked: Numbers) -> tuple[Numbers, Chosen]:
    """Totals after one more hand (seat × continuation), and who has won where that ends it."""
    if race.scoring is Scoring.ELIMINATION:
        return _survivors(race, totals, booked)
    after = totals + booked
    best = after.min(axis=0) if race.scoring is Scoring.LOWEST else after.max(axis=0)
    winners = (after == best) & (after.max(axis=0) >= race.target)
    if race.scoring is Scoring.LOWEST and race.extra_hand:
        winners &= winners.sum(axis=0) == 1
    return after, winners


def _survivors(race: Race, totals: Numbers, booked: Numbers) -> tuple[Numbers, Chosen]:
    """Who is out books nothing. If the drawn hand was won by one of them, then by whoever of the
    others was left with least."""
    playing = totals < race.target
    least = np.where(playing, booked, np.iinfo(np.int16).max).min(axis=0)
    after = totals + np.where(playing & (booked > least), booked, 0).astype(np.int16)
    below = after < race.target
    # Where the last ones fall together, the lowest of them has won.
    lowest = np.where(playing, after, np.iinfo(np.int16).max).min(axis=0)
    last = np.where(below.any(axis=0), below, playing & (after == lowest))
    return after, last & (below.sum(axis=0) <= 1)
