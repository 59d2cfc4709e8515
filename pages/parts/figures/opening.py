"""Ways to the statistics of somebody or of a match, and the address that leads there again."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from pages.parts import session
from pages.parts.figures import match, player

VIEW = "stats-view"
_VIEW, _PLAYER = "view", "player"


def of_player(id: int) -> None:
    """Ends the run of the page that calls it."""
    st.session_state.update({VIEW: "player", player.PLAYER: id})
    session.open_page("stats")


def of_match(id: str) -> None:
    """Ends the run of the page that calls it."""
    st.session_state.update({VIEW: "match", match.MATCH: id, session.MATCH: id})
    session.open_page("stats")


def take(views: Sequence[str]) -> None:
    """In a session that has not looked at any yet: what the address names, else the group."""
    if st.session_state.get(VIEW) in views:
        return
    named = st.query_params.get(_VIEW)
    st.session_state[VIEW] = named if named in views else views[0]
    found = st.query_params.get(_PLAYER, "")
    if found.isdecimal():
        st.session_state[player.PLAYER] = int(found)


def note(view: str) -> None:
    told = {_VIEW: view}
    if view == "player" and player.PLAYER in st.session_state:
        told[_PLAYER] = str(st.session_state[player.PLAYER])
    if view == "match" and match.MATCH in st.session_state:
        told[session.MATCH] = str(st.session_state[match.MATCH])
    for key in (_VIEW, _PLAYER, session.MATCH):
        if key in told:
            if st.query_params.get(key) != told[key]:
                st.query_params[key] = told[key]
        elif key in st.query_params:
            del st.query_params[key]
