"""Statistics: of a match, of a player, of a group."""

from __future__ import annotations

import streamlit as st

from pages.parts import session
from pages.parts.figures import asked, group, match, opening, player
from pages.parts.say import t

VIEWS = {"group": group.show, "player": player.show, "match": match.show}


def main() -> None:
    st.title(t("nav-stats"), anchor=False)
    asked.begin()
    roster = asked.roster()
    opening.take(list(VIEWS))
    words = {it: t(f"stats-view-{it}") for it in VIEWS}
    view = st.segmented_control(
        t("stats-view"),
        list(VIEWS),
        format_func=lambda it: words.get(it, ""),
        key=opening.VIEW,
        required=True,
        label_visibility="collapsed",
        persist_state="session",
    )
    VIEWS[view](roster)
    opening.note(view)
    bar = st.bottom.container(horizontal=True, key="stats-bar")
    if bar.button(t("stats-home"), key="stats-home", width="stretch"):
        session.open_page("home")


main()
