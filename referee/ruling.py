"""The two questions about play: may this be done now, and what has become of this hand?"""

from __future__ import annotations

from typing import Any

from referee.asking import (
    Answer,
    Question,
    QuestionError,
    flag,
    list_of,
    object_of,
    sheet_of,
    whole,
)
from referee.citing import cited
from referee.events import Challenged, Drew
from referee.hand import deal
from referee.judge import Step, judge, step
from referee.options import Agreed
from referee.rules.scale import stopped
from referee.rules.wild import guilty
from referee.scene import table_of
from referee.table import Draws, Loses, Phase, Table
from referee.telling import event_of


def ruled(question: Question) -> tuple[Step, Agreed]:
    """What a ruling is about. An illegal event is taken as not done; raises QuestionError."""
    game, agreed = sheet_of(question)
    told = object_of(question, "event")
    table = table_of(question, game, agreed, told)
    event = event_of(told, table, agreed)
    legal = judge(table, event, agreed).legal
    return step(table, event, agreed, taken_back=not legal), agreed


def ruling(question: Question) -> Answer:
    """May this be done now, and what follows?"""
    done, agreed = ruled(question)
    table, event, legal = done.before, done.event, done.verdict.legal
    return {
        "legal": legal,
        "draws": _draws(done),
        "loses_turn": _loses(done),
        **_state(done.after),
        "playable": _playable(done),
        "guilty": guilty(table, event, agreed) if legal and isinstance(event, Challenged) else None,
        "rules": cited((*done.verdict.because, *done.acting), table.game, agreed),
    }


def replayed(question: Question) -> Answer:
    """What has become of this hand? An illegal event stands, unless it was taken back."""
    game, agreed = sheet_of(question)
    seats = whole(question, "players", game.seats)
    table = deal(game, seats, whole(question, "dealer", range(seats), 0), agreed=agreed)
    illegal = []
    for index, told in enumerate(list_of(question.get("events"), "events")):
        done = _told(table, told, index, agreed)
        if not done.verdict.legal:
            illegal.append(index)
        table = done.after
    held = {str(seat): table.count(seat) for seat in range(seats)} if game.dealt else {}
    return {"illegal": illegal, **_state(table), "held": held}


def _told(table: Table, told: Any, index: int, agreed: Agreed) -> Step:
    if not isinstance(told, dict):
        raise QuestionError(f"events: number {index} is no object but {told!r}")
    try:
        event = event_of(told, table, agreed)
        return step(table, event, agreed, flag(told, "taken_back"))
    except QuestionError as error:
        raise QuestionError(f"events: number {index}: {error}") from None


def _state(table: Table) -> Answer:
    one_pile = len(table.piles) <= 1
    tops = [str(pile.top) or None for pile in table.piles]
    colours = [pile.colour if one_pile or pile.top.wild else None for pile in table.piles]
    return {
        "next": None if table.over else table.turn,
        "phase": Phase.PLAY if table.game.levels and not table.over else table.phase,
        "direction": table.direction,
        "side": table.side,
        "colour": next(iter(colours), None) if one_pile else colours,
        "top": next(iter(tops), None) if one_pile else tops,
        "owed": _owed(table),
        "uno_owed": table.uno_owed,
        "stopped": list(stopped(table)),
        "winner": table.winner,
        "loser": table.loser,
    }


def _owed(table: Table) -> Answer | None:
    owed = table.owed
    if owed is None:
        return None
    if table.game.levels:
        return {"seat": owed.seat, "blocks": owed.count, "colour": owed.colour}
    until = f"until {owed.colour.name.lower()}" if owed.colour else None
    return {"seat": owed.seat, "cards": until or owed.count}


def _draws(done: Step) -> Answer:
    """Seat → how many, or until which colour."""
    found: dict[str, int | str] = {}
    for it in done.consequences:
        if not isinstance(it, Draws) or it.count == 0:
            continue
        before = found.get(str(it.seat), 0)
        if it.count is None and it.until:
            extra = f" +{it.extra}" if it.extra else ""
            found[str(it.seat)] = f"until {it.until.name.lower()}{extra}"
        elif isinstance(before, int):
            found[str(it.seat)] = before + (it.count or 0)
    return found


def _loses(done: Step) -> list[int]:
    if done.after.over:
        return []
    return sorted({it.seat for it in done.consequences if isinstance(it, Loses)})


def _playable(done: Step) -> bool | None:
    if not isinstance(done.event, Drew) or done.event.card is None:
        return None
    return done.verdict.legal and done.after.phase is Phase.DRAWN
