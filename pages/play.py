"""Play along: the hand of one match, logged as it is played.

The screen is a fragment: a tap draws it alone, and once the match has changed elsewhere the page.
"""

from __future__ import annotations

import streamlit as st

from pages.parts import following, session, trouble
from pages.parts.playing import screen, style
from pages.parts.playing.doing import FRESH


def main() -> None:
    loaded = session.match_or_home()
    if loaded is None:
        return
    st.session_state[FRESH] = loaded
    style.apply()
    _screen(loaded.id)
    following.match(loaded)


@st.fragment
def _screen(match_id: str) -> None:
    with trouble.noting():
        loaded = st.session_state.pop(FRESH, None) or session.store().load(match_id)
    screen.show(loaded)
    following.shown(loaded)


main()
