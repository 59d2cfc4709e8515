"""What a rule sheet is made of: rules that permit, rules that do, and what a judge finds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from referee.options import Agreed
from referee.table import Table

Holds = Callable[[Table, Any, Agreed], bool | None]
Apply = Callable[[Table, Any, Agreed], Table]


@dataclass(frozen=True, slots=True)
class Finding:
    """One check's answer, and the options it rested on."""

    rule: str
    holds: bool | None
    consulted: tuple[str, ...] = ()
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Check:
    """A rule that permits: True, False, or None where only a hidden hand could tell."""

    rule: str
    holds: Holds
    quiet: bool = False
    """Goes without saying where it holds."""
    passed: Finding = field(init=False, repr=False)
    """What is found where it holds by no option."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "passed", Finding(self.rule, True, (), self.quiet))


@dataclass(frozen=True, slots=True)
class Effect:
    """A rule that does something; total, also after an illegal event."""

    rule: str
    apply: Apply
    applied: Finding = field(init=False, repr=False)
    """What is found where it changes the table by no option."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "applied", Finding(self.rule, True))


def check(rule: str, quiet: bool = False) -> Callable[[Holds], Check]:
    return lambda holds: Check(rule, holds, quiet)


def effect(rule: str) -> Callable[[Apply], Effect]:
    return lambda apply: Effect(rule, apply)


@dataclass(frozen=True, slots=True)
class Row:
    """One kind of event: what it needs, what it does."""

    may: tuple[Check, ...] = ()
    then: tuple[Effect, ...] = ()
    """Done first, before what the card itself does."""
    last: tuple[Effect, ...] = ()
    """Done after what the card itself does."""
    otherwise: tuple[Effect, ...] = ()
    """What the rules make of an illegal one that does not stand."""
    stands: bool = True
    """An illegal one has its effects all the same, unless it is taken back."""


class Standing(StrEnum):
    LEGAL = "legal"
    CONTESTABLE = "contestable"
    """It stands unless a challenge shows otherwise."""
    ILLEGAL = "illegal"


@dataclass(frozen=True, slots=True)
class Verdict:
    """All findings on one event, those that speak against it first."""

    findings: tuple[Finding, ...]

    @property
    def standing(self) -> Standing:
        found = [finding.holds for finding in self.findings]
        if False in found:
            return Standing.ILLEGAL
        return Standing.CONTESTABLE if None in found else Standing.LEGAL

    @property
    def legal(self) -> bool:
        """It may be done; whether a challenge would show otherwise is another matter."""
        return not self.findings or self.findings[0].holds is not False

    @property
    def because(self) -> tuple[Finding, ...]:
        """The findings that decide the standing, but for those that go without saying."""
        decisive = {Standing.ILLEGAL: False, Standing.CONTESTABLE: None}.get(self.standing, True)
        found = [finding for finding in self.findings if finding.holds is decisive]
        return tuple(finding for finding in found if not (finding.holds and finding.quiet))
