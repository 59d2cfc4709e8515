"""The foot of the screen, always there: undo, and what happens next as the one filled button."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

import db
from pages.parts import session
from pages.parts.naming import tray_name
from pages.parts.playing.doing import record
from pages.parts.playing.judging import Way
from pages.parts.say import plain, t
from referee.events import Played, Redone, Started, Undone
from referee.table import Draws, Phase


def show(loaded: db.Loaded, found: Sequence[Way]) -> None:
    match = loaded.match
    st.button(
        t("play-undo"),
        key="play-undo",
        disabled=not match.latest or match.closed,
        on_click=record,
        args=(loaded, Undone()),
    )
    if match.undone and not found:
        st.button(
            t("play-redo"),
            key="play-redo",
            type="tertiary",
            on_click=record,
            args=(loaded, Redone()),
        )
    if not found:
        over = bool(match.steps) and match.table.over
        count = "play-count" if match.game.scored else "play-count-round"
        label, kind = (count, "primary") if over else ("play-score", "tertiary")
        if st.button(t(label), key="play-score", type=kind):
            session.open_match(loaded.id)
    several = sum(way.how == "next" for way in found) > 1
    for at, way in enumerate(found):
        st.button(
            _label(loaded, way, several or len(found) > 2),
            key=f"play-way-{at}",
            type="primary" if at == 0 and not several else "secondary",
            on_click=record,
            args=(loaded, way.told),
        )


def _label(loaded: db.Loaded, way: Way, several: bool) -> str:
    event, after = way.step.event, way.step.after
    if way.how == "back":
        fine = sum(it.count or 0 for it in way.step.consequences if isinstance(it, Draws))
        key = "play-way-goes-back" if isinstance(event, Started) else "play-way-back"
        return t(key, fine=fine)
    where = _where(loaded, event) if several and isinstance(event, Played) else None
    if way.how == "stands":
        return ", ".join(filter(None, (t("play-way-stands"), where)))
    if after.over:
        then = t("play-way-over")
    elif after.phase is Phase.REVEAL:
        then = t("play-way-reveal")
    else:
        then = plain(loaded.players[after.turn].name)
    label = f"{where or t('play-way-next')} · {then}"
    return label[:1].upper() + label[1:]


def _where(loaded: db.Loaded, event: Played) -> str:
    """Which of several: the tray, or with whom the hands are swapped."""
    if event.target is None:
        return tray_name(event.pile)
    return t("play-way-swap", name=plain(loaded.players[event.target].name))
