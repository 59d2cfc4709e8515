"""Putting a line of the hand right: the same table as it was then, and what really happened."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import streamlit as st
from markupsafe import Markup
from streamlit.delta_generator import DeltaGenerator

import db
from pages.parts import live, picker, verdict
from pages.parts.deeds import deed
from pages.parts.naming import Names, tray_name
from pages.parts.playing import board
from pages.parts.playing.doing import do, doing, record
from pages.parts.playing.keys import PICKER, read_pick
from pages.parts.say import plain, t
from referee.cards import Card, CardError
from referee.events import (
    Challenged,
    Deed,
    Found,
    Named,
    PiledUp,
    Played,
    Pulled,
    Revised,
    Seen,
    Started,
    TakenBack,
    Told,
)
from referee.hand import told
from referee.judge import Step, step
from referee.notation import read, write
from referee.options import DISCARD_PILES
from referee.replay import UnusableError, apply

REASONS = ("mistake", "player", "later")
CARDS = ("card", "block", "cards", "shown")
SEVERAL = ("cards", "shown")
"""What a line says of cards, and where that is more than one."""
SEATS = {"seat": "fix-who", "target": "fix-whom", "turn": "fix-turn"}


def line(loaded: db.Loaded) -> int | None:
    """The number of the line that is being put right."""
    number = doing(loaded).get("fix")
    return number if number and 1 <= number <= len(loaded.match.steps) else None


def begin(loaded: db.Loaded, number: int) -> None:
    do(loaded, fix=number, now=write(told(loaded.match.steps[number - 1])), line=None)


def show(
    loaded: db.Loaded, see: DeltaGenerator, may: DeltaGenerator, bottom: DeltaGenerator
) -> None:
    """The table as it was before that line, and the line as it is to be."""
    number = line(loaded)
    assert number is not None
    it = loaded.match.steps[number - 1]
    now, event = _now(loaded)
    names = [player.name for player in loaded.players]
    back = isinstance(now, TakenBack)
    judged = None if isinstance(event, Seen) else step(it.before, event, it.agreed, back)
    with see:
        seen = board.show(it.before, loaded) + _told(loaded, number, now, judged, names)
        live.mount(seen, key="play-board", on_tap=_nothing)
    with may:
        for field, label in SEATS.items():
            if getattr(event, field, None) is not None:
                _choose_seat(loaded, event, field, t(label), names)
        if isinstance(event, Played):
            _how_played(loaded, event)
        if isinstance(event, Challenged):
            _what_was_found(loaded, event)
        if judged is not None and not judged.verdict.legal:
            _whether_it_stood(loaded, now)
        _pick(loaded, it, event)
        reason = _reason()
    with bottom:
        _save(loaded, number, now, reason)


def _now(loaded: db.Loaded) -> tuple[Told, Deed | Seen]:
    """The line as it is to be, and what it tells whether it stood or not."""
    now: Told = read(doing(loaded)["now"])  # type: ignore[assignment]
    return now, now.deed if isinstance(now, TakenBack) else now


def _nothing() -> None:
    """The table as it was then is only to look at."""


def _told(loaded: db.Loaded, number: int, now: Told, judged: Step | None, names: Names) -> Markup:
    trays = loaded.match.agreed[DISCARD_PILES] > 1
    refused = _refused(loaded, number, now)
    said = t("fix-line", line=number, deed=deed(now, names, trays=trays))
    inside = Markup('<p class="deed">{}</p>').format(said)
    if refused:
        inside += Markup('<p class="refused">{}</p>').format(t("play-refused", why=refused))
    elif judged is not None:
        inside += verdict.brief(judged, loaded.match.game, names)
    return Markup('<div class="play-told picked">{}</div>').format(inside)


def _refused(loaded: db.Loaded, number: int, now: Told) -> str | None:
    """Why the hand cannot have gone on as it did, had this been so."""
    try:
        apply(loaded.match, Revised(number, now, ""))
    except UnusableError as error:
        return str(error)
    return None


def _change(loaded: db.Loaded, **changes: Any) -> None:
    """Of the line as it is by now: a quick finger has changed it since it was drawn."""
    if line(loaded):
        do(loaded, now=write(replace(_now(loaded)[1], **changes)))


def _choose_seat(
    loaded: db.Loaded, event: Deed | Seen, field: str, label: str, names: Names
) -> None:
    key = f"fix-{field}"

    def chosen() -> None:
        if (seat := st.session_state[key]) is not None:
            _change(loaded, **{field: seat})

    st.pills(
        label,
        loaded.match.table.playing,
        default=getattr(event, field),
        format_func=lambda seat: plain(names[seat]),
        key=key,
        on_change=chosen,
        required=True,
    )


def _how_played(loaded: db.Loaded, event: Played) -> None:
    def uno() -> None:
        _change(loaded, uno=st.session_state["fix-uno"])

    def tray() -> None:
        _change(loaded, pile=st.session_state["fix-tray"])

    trays = range(loaded.match.agreed[DISCARD_PILES])
    if len(trays) > 1:
        st.pills(
            t("fix-tray"),
            trays,
            default=event.pile,
            format_func=tray_name,
            key="fix-tray",
            on_change=tray,
            required=True,
        )
    st.toggle(t("fix-uno"), value=event.uno, key="fix-uno", on_change=uno)


def _what_was_found(loaded: db.Loaded, event: Challenged) -> None:
    hand = "challenge"

    def chosen() -> None:
        found = st.session_state["fix-found"]
        _change(loaded, shown=() if found == hand else Found(found))

    st.pills(
        t("fix-found"),
        [*map(str, Found), hand],
        default=str(event.shown) if isinstance(event.shown, Found) else hand,
        format_func=lambda found: t(f"act-{found}"),
        key="fix-found",
        on_change=chosen,
        required=True,
    )


def _whether_it_stood(loaded: db.Loaded, now: Told) -> None:
    def chosen() -> None:
        _, event = _now(loaded)
        if not isinstance(event, Seen):
            stood = st.session_state["fix-stood"]
            do(loaded, now=write(event if stood else TakenBack(event)))

    st.toggle(
        t("fix-stood"), value=not isinstance(now, TakenBack), key="fix-stood", on_change=chosen
    )


def _pick(loaded: db.Loaded, it: Step, event: Deed | Seen) -> None:
    """The keys of the side that was up then, where the line is about cards or a colour."""
    side, about = it.before.cards, {"key": PICKER, "label": t("fix-card")}
    field = next((name for name in CARDS if getattr(event, name, None) is not None), None)
    coloured = isinstance(event, Played | Pulled | Named | PiledUp)

    def picked() -> None:
        try:
            codes, colour = read_pick(st.session_state[PICKER].pick)
        except (CardError, ValueError, TypeError):
            return
        cards = tuple(map(Card.read, codes))
        found = {field: cards if field in SEVERAL else cards[0]} if field else {}
        _change(loaded, **found, **({"colour": colour} if coloured else {}))

    match event:
        case Seen() | Challenged(_, Found()):
            return
        case Started() | Challenged():
            chosen = getattr(event, field or "")
            most = len(chosen) if isinstance(event, Started) else None
            picker.many(side, **about, chosen=chosen, at_most=most, on_pick=picked)
        case Named() | PiledUp():
            picker.colours(side, **about, shown=event.colour, on_pick=picked)
        case _ if field:
            card = getattr(event, field)
            opens = card.colour or side.colours[0]
            picker.one(
                side, **about, shown=card, colour=opens, names_colour=coloured, on_pick=picked
            )


def _reason() -> str:
    why = st.pills(
        t("fix-why"),
        REASONS,
        default=REASONS[0],
        format_func=lambda why: t(f"play-why-{why}"),
        key="fix-why",
        required=True,
    )
    return t(f"play-why-{why}")


def _save(loaded: db.Loaded, number: int, now: Told, reason: str) -> None:
    was = loaded.match.steps[number - 1]
    same = now == told(was) and not was.struck
    fits = not same and _refused(loaded, number, now) is None
    st.button(t("fix-leave"), key="fix-leave", on_click=do, args=(loaded,), kwargs={"fix": None})
    # A callback would be given what was chosen when the button was drawn, not when it was tapped.
    saves = st.button(t("fix-save", line=number), key="fix-save", type="primary", disabled=not fits)
    if saves and fits:
        record(loaded, Revised(number, now, reason))
        st.rerun()
