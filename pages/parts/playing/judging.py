"""What speaks against a card before it is laid, and how a move may be logged."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from pages.parts.playing.asks import Ask, answers
from pages.parts.say import language
from referee import sheets
from referee.cards import Card
from referee.events import Deed, TakenBack, Told
from referee.judge import Step, allowed, judge, step
from referee.options import Agreed
from referee.table import Table


@dataclass(frozen=True, slots=True)
class Way:
    """One way in which a move may be logged, and what follows from it."""

    how: Literal["next", "back", "stands"]
    told: Told
    step: Step


def ways(table: Table, agreed: Agreed, deeds: Sequence[Deed]) -> tuple[Way, ...]:
    """Where it is allowed it goes on; where it is not it was taken back, or stood all the same."""
    steps = [step(table, deed, agreed) for deed in deeds]
    legal = tuple(Way("next", it.event, it) for it in steps if it.verdict.legal)
    if legal or not steps:
        return legal
    (first, *_) = deeds
    back = Way("back", TakenBack(first), step(table, first, agreed, taken_back=True))
    return (back, *(Way("stands", it.event, it) for it in steps))


def marks(it: Ask, table: Table, agreed: Agreed, seat: int) -> Mapping[str, str]:
    """The cards that are not allowed, each with the rule that speaks against it."""
    if it.what not in ("start", "play", "pull") or it.picks == "many":
        return {}
    return dict(_marks(it, table, agreed, seat))


def _marks(it: Ask, table: Table, agreed: Agreed, seat: int) -> Iterator[tuple[str, str]]:
    notes = agreed.afresh()
    for card in it.side.deck:
        deeds = answers(it, table, agreed, seat, (card,), _any_colour(it, card))
        if not any(allowed(table, deed, notes) for deed in deeds):
            yield str(card), _reason(_against(table, deeds[0], agreed), language())


def _any_colour(it: Ask, card: Card) -> str | None:
    return it.side.colours[0] if card.wild else None


def _against(table: Table, deed: Deed, agreed: Agreed) -> str:
    return judge(table, deed, agreed).findings[0].rule


@cache
def _reason(rule: str, code: str) -> str:
    known = sheets.rule(rule)
    return known.says[code] if known else rule
