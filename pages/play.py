"""Play along: the hand of one match, logged as it is played.

The screen is a fragment: a tap draws it alone, and once the match has changed elsewhere the page.
"""

from __future__ import annotations

import streamlit as st

import db
from pages.parts import session, trouble
from pages.parts.playing import screen, style
from pages.parts.playing.doing import FRESH
from pages.parts.say import t

FOLLOW = 1.0
"""Seconds between two looks whether another device has logged something."""
DRAWN = "drawn"
"""The match that the screen shows, and the length of its log."""


def main() -> None:
    match_id = session.match_id()
    if match_id is None:
        session.open_page("home")
    try:
        st.session_state[FRESH] = session.store().load(match_id)
    except db.NoSuchMatch:
        st.info(t("score-no-such-match"))
        if st.button(t("score-go-home"), type="primary"):
            session.open_page("home")
        return
    style.apply()
    _screen(match_id)
    _follow()


@st.fragment
def _screen(match_id: str) -> None:
    with trouble.noting():
        loaded = st.session_state.pop(FRESH, None) or session.store().load(match_id)
    st.session_state[DRAWN] = (loaded.id, loaded.match.length)
    screen.show(loaded)


@st.fragment(run_every=FOLLOW)
def _follow() -> None:
    match_id, length = st.session_state.get(DRAWN, (None, 0))
    with trouble.noting():
        if match_id is None or session.store().length(match_id) == length:
            return
    st.rerun()


main()
