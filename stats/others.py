"""What people are to each other: who feeds whom, who beats whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import isclose
from typing import Any

Row = Mapping[str, Any]

NEMESIS, RIVAL = 3, 8
"""Hands lost to somebody, and decided between two, before either is named."""


@dataclass(frozen=True, slots=True)
class Bond:
    """Somebody, or several who are level, and what speaks for it."""

    people: tuple[int, ...]
    value: float
    sample: int


@dataclass(frozen=True, slots=True)
class Others:
    customer: Bond | None
    """Who conceded most to this person."""
    sponsor_of: Bond | None
    """To whom this person conceded most."""
    nemesis: Bond | None
    """The largest share of this person's lost hands."""
    minion: Bond | None
    """Whose lost hands this person has the largest share of."""
    rival: Bond | None
    """With whom hands are most evenly won; the value is this person's share of them."""


def others(person: int, fed: Iterable[Row]) -> Others:
    """From the rows of `db.tallies.fed`."""
    hands: dict[tuple[int, int], int] = {}
    value: dict[tuple[int, int], int] = {}
    lost: dict[int, int] = {}
    for row in fed:
        pair = (row["person"], row["to"])
        hands[pair], value[pair] = row["hands"], row["value"]
        lost[row["person"]] = lost.get(row["person"], 0) + row["hands"]
    mine = {to: count for (who, to), count in hands.items() if who == person}
    theirs = {who: count for (who, to), count in hands.items() if to == person}
    between = {
        who: (theirs.get(who, 0), theirs.get(who, 0) + mine.get(who, 0)) for who in {*mine, *theirs}
    }
    return Others(
        customer=_most({who: (value[who, person], theirs[who]) for who in theirs}),
        sponsor_of=_most({to: (value[person, to], mine[to]) for to in mine}),
        nemesis=_most({to: (n / lost[person], n) for to, n in mine.items() if n >= NEMESIS}),
        minion=_most({who: (n / lost[who], n) for who, n in theirs.items() if n >= NEMESIS}),
        rival=_evenest(
            {who: (won / all, all) for who, (won, all) in between.items() if all >= RIVAL}
        ),
    )


def _most(found: Mapping[int, tuple[float, int]]) -> Bond | None:
    best = max((value for value, _ in found.values()), default=0)
    return _bond(found, lambda value: value == best) if best else None


def _evenest(found: Mapping[int, tuple[float, int]]) -> Bond | None:
    if not found:
        return None
    nearest = min(abs(value - 0.5) for value, _ in found.values())
    return _bond(found, lambda value: isclose(abs(value - 0.5), nearest, abs_tol=1e-9))


def _bond(found: Mapping[int, tuple[float, int]], holds: Any) -> Bond:
    level = sorted(who for who, (value, _) in found.items() if holds(value))
    return Bond(tuple(level), *found[level[0]])
