"""What cannot be right in an entered hand, all of it at once, each with its numbers.

Counts come from the deck: nine Wild Draw Twos cannot exist, and no hand is worth more than the
whole deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce

from referee.cards import Card, Face
from referee.events import Ended, Result, Sum, Toppled
from referee.game import Game, Side
from referee.scoring import worth


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: a code for the catalogue, the seat it concerns, its numbers."""

    code: str
    seat: int | None = None
    about: Mapping[str, str | int] = field(default_factory=dict)


def problems(result: Result, game: Game, seats: Collection[int]) -> tuple[Problem, ...]:
    """Everything that cannot be right; `seats` are those still in the match.

    >>> from referee.games import GAMES
    >>> hand = Ended(0, ((), (Card("W+2"),) * 9))
    >>> [(p.code, p.about) for p in problems(hand, GAMES["flip"], {0, 1})]
    [('too-many', {'face': 'W+2', 'laid': 9, 'copies': 4})]
    """
    if isinstance(result, Toppled):
        return tuple(_of_round(result, seats))
    return tuple(_of_hand(result, game, seats))


def _of_round(result: Toppled, seats: Collection[int]) -> list[Problem]:
    found = [
        Problem("not-in", seat) for seat in (result.fell, result.won) if seat not in {None, *seats}
    ]
    if result.fell == result.won:
        found.append(Problem("fell-and-won", result.fell))
    return found


def _of_hand(hand: Ended, game: Game, seats: Collection[int]) -> list[Problem]:
    sides = {side.key: side for side in game.sides}
    if not game.scored:
        return [Problem("no-points")]
    if hand.side not in sides:
        return [Problem("no-such-side", about={"side": hand.side})]
    side = sides[hand.side]
    found = []
    if hand.out not in seats:
        found.append(Problem("not-in", hand.out))
    for seat, left in enumerate(hand.left):
        if left is not None and seat not in {hand.out, *seats}:
            found.append(Problem("not-in", seat))
        elif seat != hand.out and left == ():
            found.append(Problem("two-out", seat))
        elif isinstance(left, tuple):
            found += [
                Problem("no-such-card", seat, {"card": str(card)})
                for card in dict.fromkeys(left)
                if side.missing(card)
            ]
    found += [Problem("blank", seat) for seat in sorted(seats) if seat >= len(hand.left)]
    if sum(left is not None for left in hand.left) < 2:
        found.append(Problem("nobody-left"))
    if hand.last is not None and not (hand.last in side.rows and side.rows[hand.last].forces_draw):
        found.append(Problem("no-draw-card", about={"face": hand.last}))
    unknown = any(problem.code == "no-such-card" for problem in found)
    return found if unknown else found + _of_cards(hand, side)


def _of_cards(hand: Ended, side: Side) -> list[Problem]:
    """The same deck serves everybody: copies and points are counted over all hands."""
    laid = [card for left in hand.left if isinstance(left, tuple) for card in left]
    found = [
        Problem("too-many", about={"face": face, "laid": count, "copies": side.copies(face)})
        for face, count in Counter(card.face for card in laid).items()
        if count > side.copies(face)
    ]
    if found:
        return found
    # A stop card is one of its number as well.
    cards = Counter(laid) + Counter(card._replace(stop=False) for card in laid if card.stop)
    found = [
        Problem("too-many-of", about={"card": str(card), "laid": count, "copies": copies})
        for card, count in cards.items()
        if count > (copies := _copies(card, side))
    ]
    if found:
        return found
    total = sum(worth(left, side) for left in hand.left if left is not None)
    if total > side.value:
        return [Problem("over-deck", about={"total": total, "value": side.value})]
    possible = _sums(_rest(laid, side), side)
    return [
        Problem("impossible-sum", seat, {"sum": left.points})
        for seat, left in enumerate(hand.left)
        if isinstance(left, Sum) and not possible >> left.points & 1
    ]


def _copies(card: Card, side: Side) -> int:
    """A plain number of UNO Tippo may have been written without looking for its octagon."""
    row = side.rows[card.face]
    copies = row.stops if card.stop else row.copies
    return copies if card.colour or card.wild else copies * len(side.colours)


def _rest(laid: Sequence[Card], side: Side) -> Mapping[Face, int]:
    used = Counter(card.face for card in laid)
    return {face: side.copies(face) - used[face] for face in side.rows}


def _sums(rest: Mapping[Face, int], side: Side) -> int:
    """The sums that one or more of these cards can make, as a bit set: bit n for n points."""

    def with_one_more(sums: int, face: Face) -> int:
        return sums | sums << side.rows[face].points

    worthless = any(count and not side.rows[face].points for face, count in rest.items())
    every_card = [face for face, count in rest.items() for _ in range(count)]
    # Bit 0 stands for no card at all, unless a card worth nothing is left.
    return reduce(with_one_more, every_card, 1) & (-1 if worthless else -2)
