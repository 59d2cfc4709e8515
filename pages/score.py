"""The score sheet of one match: standings, the hand being entered, race, grid, history.

What a saved hand must change at once, standings and entry, is a fragment of its own and is drawn
first. When that is on the screen the entry asks for the rest of the page.
"""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

import db
from pages.parts import (
    chances,
    entry,
    finish,
    following,
    hand_entry,
    history,
    session,
    sheet,
    standings,
    trouble,
    view,
    ways,
)
from pages.parts.say import t

FRESH = "fresh"
"""The match as just read or recorded, for the drawing that follows in the same run."""


def main() -> None:
    loaded = session.match_or_home()
    if loaded is None:
        return
    st.session_state[FRESH] = loaded
    shown = view.chosen(loaded.match)
    entry.bring()
    top = st.container()
    left, right = st.columns([3, 2], gap="large")
    with left:
        _standings_and_entry(loaded.id, top)
        if loaded.match.closed:
            finish.show(loaded)
        elif loaded.match.over:
            st.info(t("score-reopened"))
        if sheet.correcting(loaded):
            st.button(t("score-stop-correcting"), on_click=sheet.stop_correcting)
        view.back(loaded)
        ways.show(loaded)
    with right:
        sheet.race_chart(loaded, shown)
        chances.bars(loaded, shown)
    sheet.grid(loaded, shown)
    history.show(loaded)
    finish.announce(loaded)
    following.match(loaded)


@st.fragment
def _standings_and_entry(match_id: str, top: DeltaGenerator) -> None:
    with trouble.noting():
        loaded = st.session_state.pop(FRESH, None) or session.store().load(match_id)
    shown = view.chosen(loaded.match)
    hand = sheet.correcting(loaded)
    top.html(str(sheet.headline(loaded) + standings.strip(loaded, shown)))
    if hand or not (loaded.match.closed or loaded.match.over or shown is not loaded.match):
        _entry(loaded, hand)


def _entry(loaded: db.Loaded, hand: int | None) -> None:
    key = f"entry-{loaded.id}-{hand or 'new'}"

    def saved() -> None:
        _note(hand_entry.save(loaded, st.session_state[key].save))

    def struck() -> None:
        _note(hand_entry.strike(loaded, st.session_state[key].strike))

    data = hand_entry.data(loaded, sheet.usual_side(loaded.match), hand)
    if entry.mount(data, key=key, on_save=saved, on_strike=struck).shown:
        st.rerun()


def _note(recorded: db.Loaded | None) -> None:
    if recorded is None:
        return
    if st.session_state.get(sheet.CORRECTING) or recorded.match.closed:
        sheet.stop_correcting()
        st.rerun()
    st.session_state[FRESH] = recorded


main()
