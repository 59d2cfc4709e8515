"""Judging an event, and what becomes of the table by it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from referee.events import Deed, Dropped, Played, Pulled, Spilled, Started
from referee.options import Agreed
from referee.rule import Check, Effect, Finding, Row, Verdict
from referee.sense import faults
from referee.table import Consequence, Phase, Table

IMPOSSIBLE = "impossible"
"""Rules of this beginning say that a seat, card, colour … of an event does not exist."""

_RANK = {False: 0, None: 1, True: 2}
_NOTHING = Row()


@dataclass(frozen=True, slots=True)
class Step:
    """An event, what was found about it, and the table before and after."""

    before: Table
    event: Deed
    verdict: Verdict
    after: Table
    applied: tuple[Finding, ...] = ()
    """The rules that changed the table, and the options they rested on."""
    taken_back: bool = False
    ruled: str | None = None
    """Why the table decided it otherwise than the book, where it did."""

    @property
    def consequences(self) -> tuple[Consequence, ...]:
        """Who draws and who loses a turn because of it."""
        return self.after.happened


def judge(table: Table, event: Deed, agreed: Agreed) -> Verdict:
    """All findings on an event, those that speak against it first."""
    notes = agreed.afresh()
    wrong = faults(table, event, notes)
    if wrong:
        return Verdict(tuple(Finding(f"{IMPOSSIBLE}.{key}", False) for key, _ in wrong))
    found = []
    for check in _checks(table, event):
        holds = check.holds(table, event, notes)
        found.append(_finding(check.rule, holds, notes.cited(), check.quiet))
    found.sort(key=_rank)
    return Verdict(tuple(found))


# The same few findings are made over and over; they never change, so each is made once.
_finding = cache(Finding)


def _rank(finding: Finding) -> int:
    return _RANK[finding.holds]


def step(table: Table, event: Deed, agreed: Agreed, taken_back: bool = False) -> Step:
    """What becomes of the table: an illegal event stands and has its effects, unless it was taken
    back; then it changes only what the rules make of it."""
    table = table.but(happened=()) if table.happened else table
    verdict = judge(table, event, agreed)
    effects = tuple(_effects(table, event, verdict, taken_back))
    notes = agreed.afresh()
    after, applied = table, []
    for effect in effects:
        changed = effect.apply(after, event, notes)
        consulted = notes.cited()
        if changed is not after:
            applied.append(_finding(effect.rule, True, consulted))
        after = changed
    return Step(table, event, verdict, after, tuple(applied), taken_back)


def _checks(table: Table, event: Deed) -> Iterator[Check]:
    yield from table.game.rows[type(event)].may
    match event:
        case Started(cards):
            for card in cards:
                yield from table.row(card).may_open
        case Played(card=card) | Pulled(block=card):
            yield from table.row(card).may


def _effects(table: Table, event: Deed, verdict: Verdict, taken_back: bool) -> Iterator[Effect]:
    row = table.game.rows.get(type(event), _NOTHING)
    if not verdict.legal and (senseless(verdict) or table.phase is Phase.OVER):
        return
    if not verdict.legal and (taken_back or not row.stands):
        yield from row.otherwise
    elif not taken_back:
        yield from (*row.then, *_of_cards(table, event), *row.last)


def _of_cards(table: Table, event: Deed) -> tuple[Effect, ...]:
    """What the cards of an event do themselves."""
    match event:
        case Started(cards):
            return tuple(effect for card in cards for effect in table.row(card).opens)
        case Played(card=card) | Pulled(block=card):
            return table.row(card).then
        case Dropped(card=card, spilled=True):
            return table.row(card).dropped
        case Spilled() if table.phase is Phase.TILT:
            return table.row(table.piles[table.at].top).dropped
    return ()


def senseless(verdict: Verdict) -> bool:
    return any(finding.rule.startswith(IMPOSSIBLE) for finding in verdict.findings)
