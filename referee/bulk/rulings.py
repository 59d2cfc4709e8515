"""What is remembered of an event: whether it may be, and what becomes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from referee.bulk.watched import LEFT
from referee.events import Deed
from referee.rule import Check
from referee.table import Draws

if TYPE_CHECKING:
    from referee.bulk.situation import Situation

K = TypeVar("K")
V = TypeVar("V")

ENOUGH = 30
"""Cards to draw, with which hardly any rule asks how many there are."""


class Remembered(dict[K, V]):
    """What is found once is known from then on."""

    __slots__ = ("_find",)

    def __init__(self, find: Callable[[K], V]) -> None:
        self._find = find

    def __missing__(self, key: K) -> V:
        self[key] = found = self._find(key)
        return found


class Outcome(NamedTuple):
    """What becomes of a situation; the seats are still counted as before."""

    then: Situation
    turn: int
    way: int
    """-1 where the direction has changed."""
    quiet: bool
    """Nothing of what follows has happened."""
    draws: tuple[Draws, ...]
    passed: tuple[int, ...]
    """Whose hand each seat now holds, where hands have changed their owners."""
    turned_over: bool
    cleared: tuple[int, ...]
    """The piles whose cards went back to be drawn."""
    under: tuple[int | None, ...]
    """How many cards now count as lying under each top, where some fell; else None."""


_NONE: dict[Any, Any] = {}
"""For the many rulings of which nobody asks what becomes of them."""


@dataclass(eq=False, slots=True)
class Ruling:
    """On an event, its seats counted from the one in turn."""

    situation: Situation
    event: Deed
    legal: bool
    """It may be done, if the hand it comes from leaves no doubt."""
    doubts: tuple[Check, ...] = ()
    """Checks that look into that hand."""
    seat: int = 0
    """Who acts."""
    in_full: bool = False
    """What becomes of it depends on the cards of a hand, so is not remembered."""
    looks: tuple[tuple[int, int], ...] = ()
    """Whose numbers of cards it depends on, each up to its limit."""
    outcomes: dict[tuple[int, ...], Outcome] = field(default_factory=lambda: _NONE)
    """By those numbers."""
    limit: int = 1
    plain: dict[int, Outcome] = field(default_factory=lambda: _NONE)
    """The same by the number of cards of who acts, up to this limit, where enough cards are left
    to draw and nobody else's number matters."""

    def __post_init__(self) -> None:
        self.seat = getattr(self.event, "seat", None) or 0

    def remember(self, outcome: Outcome, numbers: Sequence[int], limits: dict[int, int]) -> None:
        """By the numbers of cards and by what was asked of them."""
        known = dict(self.looks)
        known |= {whose: limit for whose, limit in limits.items() if limit > known.get(whose, 0)}
        looks = tuple(known.items())
        if looks != self.looks or not self.outcomes:
            self.looks, self.limit = looks, known.get(self.seat, 1)
            self.outcomes, self.plain = {}, {}
        self.outcomes[self.key(numbers)] = outcome
        if {*known} <= {self.seat, LEFT} and known.get(LEFT, 0) <= ENOUGH <= numbers[LEFT]:
            self.plain[min(numbers[self.seat], self.limit)] = outcome

    def key(self, numbers: Sequence[int]) -> tuple[int, ...]:
        return tuple([min(numbers[whose], limit) for whose, limit in self.looks])
