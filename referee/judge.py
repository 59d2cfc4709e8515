"""Judging an event, and what becomes of the table by it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from referee.cards import Face
from referee.events import Deed, Dropped, Played, Pulled, Seen, Spilled, Started, Told
from referee.game import Game
from referee.options import Agreed
from referee.rule import Check, Effect, Finding, Verdict
from referee.sense import faults
from referee.table import Consequence, Phase, Table

IMPOSSIBLE = "impossible"
"""Rules of this beginning say that a seat, card, colour … of an event does not exist."""


class Step(NamedTuple):
    """An event, what was found about it, and the table before and after."""

    before: Table
    event: Deed | Seen
    verdict: Verdict
    after: Table
    applied: tuple[Finding, ...] = ()
    """The rules that changed the table, and the options they rested on."""
    taken_back: bool = False
    ruled: str | None = None
    """Why the table decided it otherwise than the book, where it did."""
    agreed: Agreed = Agreed()
    """What it was judged by."""
    was: Told | None = None
    """What was logged here before it was revised."""
    revised: str | None = None
    """Why that was done."""
    struck: bool = False
    """It did not happen: it was logged by mistake."""

    @property
    def consequences(self) -> tuple[Consequence, ...]:
        """Who draws and who loses a turn because of it."""
        return self.after.happened

    @property
    def acting(self) -> tuple[Finding, ...]:
        """The rules that changed the table, and those by which somebody draws or loses a turn."""
        changed = {it.rule for it in self.applied}
        hit = dict.fromkeys(it.rule for it in self.consequences if it.rule not in changed)
        return (*self.applied, *(_finding(rule, True) for rule in hit))


def judge(table: Table, event: Deed, agreed: Agreed) -> Verdict:
    """All findings on an event, those that speak against it first."""
    return _judged(table, event, agreed.afresh(), _sheet(table, event))


def allowed(table: Table, event: Deed, agreed: Agreed) -> bool:
    """Whether an event that makes sense is legal, where nobody asks why.

    The first finding against it decides, and nothing is noted of what it rested on.
    """
    # What a card itself needs comes last on the sheet, and fails most often.
    for check in reversed(checks(table, event)):
        if check.holds(table, event, agreed) is False:
            return False
    return True


def done(table: Table, event: Deed, agreed: Agreed) -> Table:
    """What becomes of the table by a legal event, where nobody asks why."""
    table = table.but(happened=()) if table.happened else table
    for effect in _acts(*_sheet(table, event)):
        table = effect.apply(table, event, agreed)
    return table


def checks(table: Table, event: Deed) -> tuple[Check, ...]:
    """What the event has to pass, in the order of the sheet."""
    return _checks(*_sheet(table, event))


def _judged(table: Table, event: Deed, notes: Agreed, sheet: _Sheet) -> Verdict:
    if wrong := faults(table, event, notes):
        return Verdict(tuple(Finding(f"{IMPOSSIBLE}.{key}", False) for key, _ in wrong))
    consulted = notes.consulted
    consulted.clear()
    found, against = [], False
    for check in _checks(*sheet):
        holds = check.holds(table, event, notes)
        if holds is True and not consulted:
            found.append(check.passed)
            continue
        found.append(_finding(check.rule, holds, notes.cited(), check.quiet))
        against = against or holds is not True
    if against:
        found.sort(key=_rank)
    return Verdict(tuple(found))


def step(table: Table, event: Deed, agreed: Agreed, taken_back: bool = False) -> Step:
    """What becomes of the table: an illegal event stands and has its effects, unless it was taken
    back; then it changes only what the rules make of it."""
    table = table.but(happened=()) if table.happened else table
    notes, sheet = agreed.afresh(), _sheet(table, event)
    verdict = _judged(table, event, notes, sheet)
    after, applied = table, []
    for effect in _effects(table, event, verdict, taken_back, sheet):
        changed = effect.apply(after, event, notes)
        cited = notes.cited() if notes.consulted else ()
        if changed is not after:
            applied.append(_finding(effect.rule, True, cited) if cited else effect.applied)
            after = changed
    return Step(table, event, verdict, after, tuple(applied), taken_back, agreed=agreed)


def senseless(verdict: Verdict) -> bool:
    return not verdict.legal and verdict.findings[0].rule.startswith(IMPOSSIBLE)


def _effects(
    table: Table, event: Deed, verdict: Verdict, taken_back: bool, sheet: _Sheet
) -> Iterable[Effect]:
    if not verdict.legal:
        row = table.game.rows.get(type(event))
        if row is None or senseless(verdict) or table.phase is Phase.OVER:
            return ()
        if taken_back or not row.stands:
            return row.otherwise
    if taken_back:
        return ()
    return _acts(*sheet)


_Sheet = tuple[Game, str, Any, tuple[Face, ...]]


def _sheet(table: Table, event: Deed) -> _Sheet:
    """Where on a rule sheet to look: game, side, kind of event, the cards that have a say in it."""
    faces: tuple[Face, ...] = ()
    if isinstance(event, Played):
        faces = (event.card.face,)
    elif isinstance(event, Pulled):
        faces = (event.block.face,)
    elif isinstance(event, Started):
        faces = tuple(card.face for card in event.cards)
    elif isinstance(event, Dropped) and event.spilled:
        faces = (event.card.face,)
    elif isinstance(event, Spilled) and table.phase is Phase.TILT:
        faces = (table.piles[table.at].top.face,)
    return table.game, table.side, type(event), faces


# What follows is read from the rule sheets once and then remembered.


@cache
def _checks(game: Game, side: str, kind: type[Any], faces: tuple[Face, ...]) -> tuple[Check, ...]:
    """What an event needs in general, and because of its cards."""
    rows = [game.side(side).rows[face] for face in faces]
    of_cards = {
        Started: [check for row in rows for check in row.may_open],
        Played: [check for row in rows for check in row.may],
        Pulled: [check for row in rows for check in row.may],
    }
    return (*game.rows[kind].may, *of_cards.get(kind, ()))


@cache
def _acts(game: Game, side: str, kind: type[Any], faces: tuple[Face, ...]) -> tuple[Effect, ...]:
    """What an event does in general, and because of its cards."""
    rows = [game.side(side).rows[face] for face in faces]
    of_cards = {
        Started: [effect for row in rows for effect in row.opens],
        Played: [effect for row in rows for effect in row.then],
        Pulled: [effect for row in rows for effect in row.then],
        Dropped: [effect for row in rows for effect in row.dropped],
        Spilled: [effect for row in rows for effect in row.dropped],
    }
    general = game.rows[kind]
    return (*general.then, *of_cards.get(kind, ()), *general.last)


_finding = cache(Finding)


def _rank(finding: Finding) -> int:
    return 0 if finding.holds is False else 1 if finding.holds is None else 2
