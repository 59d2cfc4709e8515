"""The roster: names and looks, and players who turned out to be one person."""

from __future__ import annotations

import streamlit as st

import db
from pages.parts import people, player_card, session
from pages.parts.say import t


def main() -> None:
    roster = session.store().players()
    st.title(t("nav-players"), anchor=False)
    if not roster:
        st.text(t("players-none"))
    with st.container(key="roster", gap="xsmall"):
        for player in roster:
            _row(player, roster)
    bar = st.bottom.container(horizontal=True, key="players-bar")
    if bar.button(t("home-new"), key="players-new", width="stretch"):
        session.open_page("new_match")


def _row(player: db.PlayerInfo, roster: list[db.PlayerInfo]) -> None:
    chosen = st.session_state.get(player_card.CHOSEN) == player.id
    st.button(
        people.label(player),
        key=f"player-{player.id}",
        on_click=player_card.choose,
        args=(None if chosen else player.id,),
        icon=":material/expand_less:" if chosen else ":material/expand_more:",
        icon_position="right",
        width="stretch",
    )
    if chosen:
        player_card.show(player, roster)


main()
