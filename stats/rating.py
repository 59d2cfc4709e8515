"""Skill by Plackett and Luce, from the places of whole matches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Any

LATEST = 2_000
"""Matches that a rating looks back on."""


@dataclass(frozen=True, slots=True)
class Rated:
    """A person's rating after a match."""

    at: datetime
    value: float
    """What can be vouched for: the estimate less three standard deviations."""


def ratings(results: Iterable[Mapping[str, Any]]) -> dict[int, list[Rated]]:
    """Per person, match by match, from the rows of `db.histories.results`."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    skill: dict[int, Any] = {}
    course: dict[int, list[Rated]] = {}
    for _, rows in groupby(results, key=lambda row: row["match_id"]):
        seats = list(rows)
        people = [row["person"] for row in seats]
        teams = [[skill.get(who) or model.rating()] for who in people]
        after = model.rate(teams, ranks=[float(row["place"]) for row in seats])
        for row, who, (rating,) in zip(seats, people, after, strict=True):
            skill[who] = rating
            course.setdefault(who, []).append(Rated(row["started_at"], rating.ordinal()))
    return course
