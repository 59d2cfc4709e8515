"""Play along: the hand of one match, logged as it is played.

The screen is a fragment: a tap draws it alone, and once the match has changed elsewhere the page.
"""

from __future__ import annotations

import streamlit as st

import db
from pages.parts import following, session, trouble
from pages.parts.playing import screen, style
from pages.parts.playing.doing import FRESH
from pages.parts.say import t


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
    st.session_state[FRESH] = loaded
    style.apply()
    _screen(match_id)
    following.match(loaded)


@st.fragment
def _screen(match_id: str) -> None:
    with trouble.noting():
        loaded = st.session_state.pop(FRESH, None) or session.store().load(match_id)
    screen.show(loaded)
    following.shown(loaded)


main()
