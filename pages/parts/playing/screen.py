"""The screen in the middle of the table: above what all can see, below what may happen next."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st
from markupsafe import Markup
from streamlit.delta_generator import DeltaGenerator

import db
from pages.parts import live, verdict
from pages.parts.deeds import deed
from pages.parts.playing import asks, bar, board, fixing, gaps, keys, log
from pages.parts.playing.asks import Ask
from pages.parts.playing.doing import do, doing, record
from pages.parts.playing.judging import Way, ways
from pages.parts.say import t
from referee.cards import Card, Colour
from referee.events import Revised, Seen
from referee.hand import told
from referee.options import DISCARD_PILES
from referee.rule import Standing
from referee.table import Table

BOARD = "play-board"
LOG = "play-log"


def show(loaded: db.Loaded) -> None:
    with st.container(key="play"):
        # Always the same places, also for what is seldom asked.
        see, may, side = (st.container(key=f"play-{name}") for name in ("see", "do", "side"))
        bottom = st.container(key="play-bar", horizontal=True)
        draw = _playing if fixing.line(loaded) is None else fixing.show
        draw(loaded, see, may, bottom)
        with side:
            _log(loaded)
            gaps.text(loaded)


def _playing(
    loaded: db.Loaded, see: DeltaGenerator, may: DeltaGenerator, bottom: DeltaGenerator
) -> None:
    match, now = loaded.match, doing(loaded)
    table, agreed = match.table, match.agreed
    seat = now.get("acting", table.turn)
    asked = asks.ask(table, agreed, bool(match.steps), now.get("asked"))
    found = _found(asked, table, loaded, seat)
    with see:
        _board(loaded, table, _told(loaded, found))
    with may:
        if now.get("looking_at") is not None:
            gaps.seat(loaded, now["looking_at"])
        if not match.closed:
            keys.buttons(loaded, asks.acts(table, agreed, seat, match.steps))
            keys.pick(loaded, asked, seat)
            gaps.missing(loaded)
    with bottom:
        bar.show(loaded, found)


def _board(loaded: db.Loaded, table: Table, told: Markup) -> None:
    def tapped() -> None:
        seat = int(str(st.session_state[BOARD].tap).removeprefix("seat-"))
        do(loaded, looking_at=None if doing(loaded).get("looking_at") == seat else seat)

    now = doing(loaded)
    shown = board.show(table, loaded, now.get("acting"), now.get("looking_at"))
    live.mount(shown + told, key=BOARD, on_tap=tapped)


def _found(asked: Ask | None, table: Table, loaded: db.Loaded, seat: int) -> tuple[Way, ...]:
    """The card that was picked, as it may be logged."""
    now = doing(loaded)
    if asked is None or not now.get("cards"):
        return ()
    cards = tuple(map(Card.read, now["cards"]))
    colour = now.get("colour")
    deeds = asks.answers(
        asked,
        table,
        loaded.match.agreed,
        seat,
        cards,
        Colour(colour) if colour else None,
        now.get("uno", False),
    )
    return ways(table, loaded.match.agreed, deeds)


def _told(loaded: db.Loaded, found: Sequence[Way]) -> Markup:
    """The verdict on what was picked, else on what was logged last."""
    match = loaded.match
    names = [player.name for player in loaded.players]
    trays = match.agreed[DISCARD_PILES] > 1
    if refused := doing(loaded).get("refused"):
        return _status(Markup("<p>{}</p>").format(t("play-refused", why=refused)), "refused")
    if found:
        said = deed(found[0].step.event, names, trays=len(found) == 1 and trays)
        it = found[0].step
        plainly = it.verdict.standing is Standing.LEGAL
        judged = verdict.band(it, names) if plainly else verdict.brief(it, match.game, names)
        return _status(_headed(said, judged), "picked")
    if not match.steps:
        return _status(Markup("<p>{}</p>").format(t("play-begin")), "")
    last = match.steps[-1]
    said = deed(told(last), names, trays=trays)
    if last.struck or isinstance(last.event, Seen):
        return _status(_headed(said, Markup("")), "last")
    return _status(_headed(said, verdict.band(last, names)), "last")


def _headed(said: str, judged: Markup) -> Markup:
    return Markup('<p class="deed">{}</p>{}').format(said, judged)


def _status(inside: Markup, kind: str) -> Markup:
    return Markup('<div class="play-told {}">{}</div>').format(kind, inside)


def _log(loaded: db.Loaded) -> None:
    now = doing(loaded)

    def tapped() -> None:
        kind, _, number = str(st.session_state[LOG].tap).partition("-")
        if kind == "all":
            do(loaded, whole=True)
            return
        at = int(number)
        if kind == "line":
            do(loaded, line=None if now.get("line") == at else at)
        elif kind == "strike":
            record(loaded, Revised(at, None, t("play-why-mistake")))
        elif kind == "fix":
            fixing.begin(loaded, at)

    shown = log.show(loaded, now.get("line"), now.get("whole", False))
    live.mount(shown, key=LOG, on_tap=tapped)
