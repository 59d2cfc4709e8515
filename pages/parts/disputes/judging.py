"""From a scene to its verdict. An illegal event is taken as not done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pages.parts.disputes.shape import Told
from referee.cards import Card
from referee.events import Played
from referee.judge import Step, judge, step
from referee.options import Agreed
from referee.rule import Finding, Verdict
from referee.table import Phase

TOO_LATE = {"turn", "phase", "owed"}
FITS = {"match", "wild", "block.match"}


def judged(told: Told, agreed: Agreed) -> Step:
    legal = judge(told.table, told.event, agreed).legal
    done = step(told.table, told.event, agreed, taken_back=not legal)
    applied = (*(Finding(it, True) for it in told.cites), *done.applied)
    if told.lead:
        applied = (*told.lead.applied, *applied)
        if not legal:
            # What was denied changes nothing about what had come of the card before it.
            happened = (*told.lead.consequences, *done.consequences)
            done = done._replace(after=done.after.but(happened=happened))
    done = done._replace(applied=applied, verdict=Verdict(tuple(_found(told, done))))
    return _as_told(told, done)


def _found(told: Told, done: Step) -> Iterator[Finding]:
    for it in done.verdict.findings:
        if told.denied_by and it.rule in TOO_LATE and it.holds is False:
            yield replace(it, rule=told.denied_by)
        elif not (told.any_colour and it.rule in FITS and it.holds):
            yield it


def _as_told(told: Told, done: Step) -> Step:
    """Without the colours that were made up."""
    after, event = done.after, done.event
    if told.any_colour and isinstance(event, Played):
        event = replace(event, card=Card(event.card.face))
    if told.unseen and after.owed and after.game.levels:
        after = after.but(owed=replace(after.owed, colour=None))
    elif told.unseen and after.phase is Phase.PLAY and not after.owed:
        after = after.but(piles=())
    return done._replace(event=event, after=after)
