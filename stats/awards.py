"""One line each for the night: who was fastest, who forgot to call, who came back. Ties share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from stats.measures import Sums
from stats.sample import Unit


class Award(NamedTuple):
    key: str
    people: tuple[int, ...]
    value: float
    unit: Unit


@dataclass(frozen=True, slots=True)
class _Prize:
    key: str
    unit: Unit
    value: Callable[[Sums], float | None]
    lowest: bool = False


def _some(name: str) -> Callable[[Sums], float | None]:
    """Nobody is named for none of it."""
    return lambda sums: float(sums[name]) if sums[name] else None


def _dearness(sums: Sums) -> float | None:
    return sums["known_value"] / sums["cards"] if sums["cards"] else None


def _conceded(sums: Sums) -> float | None:
    """Of who has points of their own to tell."""
    return sums["conceded"] / sums["hands"] if sums["hands"] and sums["by_cards"] else None


PRIZES = (
    _Prize("sprinter", "plays", _some("fastest"), lowest=True),
    _Prize("big-hand", "points", _some("best")),
    _Prize("comeback", "points", _some("comeback")),
    _Prize("streak", "hands", lambda sums: sums["win_best"] if sums["win_best"] > 1 else None),
    _Prize("iron-wall", "points", _conceded, lowest=True),
    _Prize("sponsor", "points", _some("conceded")),
    _Prize("hoarder", "points", _dearness),
    _Prize("judge", "times", _some("made_won")),
    _Prize("catcher", "times", _some("catches")),
    _Prize("sleeper", "times", _some("missed")),
    _Prize("steady-hand", "hands", lambda sums: sums["safe_best"] if sums["fell"] else None),
    _Prize("toppler", "times", _some("fell")),
    _Prize("bridesmaid", "games", _some("second")),
    _Prize("wooden-spoon", "games", _some("last")),
)


def awards(people: Mapping[int, Sums]) -> list[Award]:
    """Of those who played; none where everybody would share it."""
    any_points = any(sums["conceded"] for sums in people.values())
    found = []
    for prize in PRIZES:
        told = {
            who: value
            for who, sums in people.items()
            if (value := prize.value({**sums, "by_cards": any_points})) is not None
        }
        if not told:
            continue
        best = (min if prize.lowest else max)(told.values())
        holders = tuple(who for who, value in told.items() if value == best)
        if len(holders) < len(people):
            found.append(Award(prize.key, holders, best, prize.unit))
    return found
