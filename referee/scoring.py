"""What a hand is worth, and who leads, wins or is out. Knows results, not plays.

| system | who books what | over when | winner | source |
|---|---|---|---|---|
| standard | who went out: the cards of all others | target reached | who reached it | all sheets |
| lowest | everybody: their own cards | target reached | lowest total | Marquoir, Gamerules |
| elimination | everybody: their own cards | one is left below it | that one | older sheets |
| rounds | the winner of a round: 1 | target reached | who reached it | house (Stacko) |

With `win=single_round` any of them is over after one hand, won by the best of it. With
`winner=elimination` every round books 1 for all but whoever brought the tower down and is out; the
last one in has won.

A card counts what it shows on the side on which the hand ended (Marquoir, Scoring).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from referee.events import Ended, Left, Result, Sum, Toppled
from referee.game import Game, Side
from referee.options import ALT_SCORING_TRIGGER, LOWEST_TIE, WIN, WINNER, Agreed

TARGETS = range(50, 5001)
ROUND_TARGETS = range(1, 101)


class Scoring(StrEnum):
    STANDARD = "standard"
    LOWEST = "lowest"
    ELIMINATION = "elimination"
    ROUNDS = "rounds"


SYSTEMS: Mapping[str, Scoring] = {
    "winner_collects": Scoring.STANDARD,
    "lowest_wins": Scoring.LOWEST,
    "elimination": Scoring.ELIMINATION,
}
"""The systems of the option `scoring_system`. A match says its system in a word of its own, from
which the option follows."""


def systems(game: Game) -> tuple[Scoring, ...]:
    """The systems by which a game can be scored, its usual one first."""
    if not game.scored:
        return (Scoring.ROUNDS,)
    return (Scoring.STANDARD, Scoring.LOWEST, Scoring.ELIMINATION)


def targets(scoring: Scoring) -> range:
    return ROUND_TARGETS if scoring == Scoring.ROUNDS else TARGETS


def default_target(scoring: Scoring) -> int:
    return 3 if scoring == Scoring.ROUNDS else 500


Points = tuple[int | None, ...]
"""One hand's points in seat order; None for a seat that took no part in it."""


def worth(left: Left, side: Side) -> int:
    """Points of what a seat is left with; raises KeyError for a face the side lacks."""
    if isinstance(left, Sum):
        return left.points
    return sum(side.rows[card.face].points for card in left)


def values(ended: Ended, game: Game) -> Points:
    """What each seat's own cards are worth, whoever books it."""
    side = game.side(ended.side)
    return tuple(None if left is None else worth(left, side) for left in ended.left)


def by_falls(scoring: Scoring, agreed: Agreed) -> bool:
    """Whether whoever brings the tower down is out, and there is no target to be reached."""
    return scoring == Scoring.ROUNDS and agreed[WINNER] == "elimination"


def stayed_in(round: Toppled, seats: int, gone: Collection[int]) -> Points:
    """What each seat books for a round after which whoever fell is out; `gone` were out before.

    >>> stayed_in(Toppled(2, None), 4, gone={0})
    (None, 1, 0, 1)
    """
    return tuple(None if seat in gone else int(seat != round.fell) for seat in range(seats))


def points(result: Result, game: Game, scoring: Scoring, seats: int) -> Points:
    """What each seat books for a hand.

    >>> from referee.cards import Card
    >>> from referee.games import GAMES
    >>> hand = Ended(0, ((), (Card("W"), Card("3")), Sum((12,))))
    >>> [points(hand, GAMES["flip"], scoring, 3) for scoring in ("standard", "lowest")]
    [(55, 0, 0), (0, 43, 12)]
    """
    if isinstance(result, Toppled):
        return tuple(int(seat == result.won) for seat in range(seats))
    own = values(result, game)
    if scoring != Scoring.STANDARD:
        return own
    total = sum(value for value in own if value is not None)
    return tuple(
        None if value is None else total if seat == result.out else 0
        for seat, value in enumerate(own)
    )


@dataclass(frozen=True, slots=True)
class Standings:
    """A race after some hands. Seats in ascending order; winners only once it is over."""

    totals: tuple[int, ...]
    leaders: tuple[int, ...]
    winners: tuple[int, ...] = ()
    eliminated: tuple[int, ...] = ()
    ended_by: int | None = None
    """Index of the hand that ended the race; a later one adds to totals but changes no winner."""

    @property
    def over(self) -> bool:
        return self.ended_by is not None


def race(
    hands: Sequence[Points],
    seats: int,
    scoring: Scoring,
    target: int,
    agreed: Agreed,
    single: int = 0,
) -> Standings:
    """Totals, leaders and winners after these hands.

    Where a single hand wins, that is the one at index `single`; before it this was not agreed.

    >>> race([(30, 0), (0, 40)], 2, Scoring.ROUNDS, 40, Agreed())
    Standings(totals=(30, 40), leaders=(1,), winners=(1,), eliminated=(), ended_by=1)
    """
    totals = [0] * seats
    reached: set[int] = set()
    """Those who end the race, or are out of it, by their totals or by a fall."""
    eliminated: set[int] = set()
    winners: tuple[int, ...] = ()
    ended_by = None
    single_hand = agreed[WIN] == "single_round"
    falls = by_falls(scoring, agreed)
    exactly = scoring == Scoring.LOWEST and agreed[ALT_SCORING_TRIGGER] == "reaches"
    for index, hand in enumerate(hands):
        for seat, booked in enumerate(hand):
            totals[seat] += booked or 0
        if ended_by is not None:
            continue
        if falls:
            reached |= {seat for seat, booked in enumerate(hand) if booked == 0}
        elif exactly:
            reached |= {seat for seat in range(seats) if totals[seat] == target}
        else:
            reached = {seat for seat in range(seats) if totals[seat] >= target}
        still_in = [seat for seat in range(seats) if seat not in eliminated]
        if single_hand and index >= single:
            winners = _best(totals, still_in, scoring)
        elif falls or scoring == Scoring.ELIMINATION:
            below = [seat for seat in still_in if seat not in reached]
            # The last ones can only fall together in made-up numbers; the lowest of them has won.
            winners = () if len(below) > 1 else tuple(below or _best(totals, still_in, scoring))
            eliminated |= reached - set(winners)
        elif reached:
            winners = _best(totals, still_in, scoring)
            tied = scoring == Scoring.LOWEST and len(winners) > 1
            if tied and agreed[LOWEST_TIE] == "extra_hand":
                winners = ()
        if winners:
            ended_by = index
    still_in = [seat for seat in range(seats) if seat not in eliminated]
    leaders = _best(totals, still_in, scoring) if hands else ()
    return Standings(tuple(totals), leaders, winners, tuple(sorted(eliminated)), ended_by)


def _best(totals: Sequence[int], seats: Sequence[int], scoring: Scoring) -> tuple[int, ...]:
    against = scoring in (Scoring.LOWEST, Scoring.ELIMINATION)
    best = (min if against else max)((totals[seat] for seat in seats), default=0)
    return tuple(seat for seat in seats if totals[seat] == best)
