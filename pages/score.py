"""The score sheet of one match: standings, the hand being entered, race, grid, history."""

from __future__ import annotations

import streamlit as st

import db
from pages.parts import finish, hand_entry, history, session, sheet, standings, view
from pages.parts.entry import mount
from pages.parts.say import t
from referee.replay import Match

FOLLOW = 1.5
"""Seconds between two looks whether another device has changed the match."""


def main() -> None:
    match_id = session.match_id()
    if match_id is None:
        session.open_page("home")
    try:
        loaded = session.store().load(match_id)
    except db.NoSuchMatch:
        st.info(t("score-no-such-match"))
        if st.button(t("score-go-home"), type="primary"):
            session.open_page("home")
        return
    shown = view.chosen(loaded.match)
    st.html(str(sheet.headline(loaded)))
    st.html(str(standings.strip(loaded, shown)))
    left, right = st.columns([3, 2], gap="large")
    with left:
        _act(loaded, shown)
        view.other_systems(loaded)
    with right:
        sheet.race_chart(loaded, shown)
    sheet.grid(loaded, shown)
    history.show(loaded)
    if not loaded.match.closed:
        finish.abandon(loaded)
    finish.announce(loaded)
    _follow(loaded.id, loaded.match.length)


def _act(loaded: db.Loaded, shown: Match) -> None:
    """The one thing to do now: enter a hand, correct one, or celebrate."""
    correcting = sheet.correcting(loaded)
    if correcting is not None:
        _entry(loaded, correcting)
        st.button(t("score-stop-correcting"), on_click=sheet.stop_correcting)
    elif loaded.match.closed:
        finish.show(loaded)
    elif loaded.match.over:
        st.info(t("score-reopened"))
    elif shown is loaded.match:
        _entry(loaded, None)
    history.undo_redo(loaded)


def _entry(loaded: db.Loaded, hand: int | None) -> None:
    key = f"entry-{loaded.id}-{hand or 'new'}"

    def saved() -> None:
        if hand_entry.save(loaded.id, st.session_state[key].save) and hand is not None:
            sheet.stop_correcting()

    def struck() -> None:
        if hand_entry.strike(loaded.id, st.session_state[key].strike):
            sheet.stop_correcting()

    data = hand_entry.data(loaded, sheet.usual_side(loaded.match), hand)
    mount(data, key=key, on_save=saved, on_strike=struck)


@st.fragment(run_every=FOLLOW)
def _follow(match_id: str, length: int) -> None:
    if session.store().length(match_id) != length:
        st.rerun()


main()
