"""Home: running matches first, each one tap away; finished ones below, with a search."""

from __future__ import annotations

from datetime import date

import streamlit as st

import db
from pages.parts import match_row, session
from pages.parts.people import said
from pages.parts.say import t

PAGE = 20  # finished matches shown at first, and with each "show more"
RUNNING = 50  # more than any table leaves unfinished
GAVEL = ":material/gavel:"
PERIOD, SHOWN = "home-period", "home-shown"


def main() -> None:
    store = session.store()
    with st.container(key="unseen-title"):
        st.title(t("nav-home"), anchor=False)
    running = store.running(limit=RUNNING)
    if running:
        st.header(t("home-running"), anchor=False)
    for listed in running:
        match_row.show(listed, t("home-resume"), first=listed is running[0])
    if running:
        _ask()
    if not _finished(store, quiet=not running):
        st.html(str(said("home-empty")))
    if not running:
        _ask()
    _next_step(running)


def _ask() -> None:
    if st.button(t("nav-ask"), key="home-ask", icon=GAVEL, width="stretch"):
        session.open_page("ask")


def _finished(store: db.Store, *, quiet: bool) -> bool:
    """Draws the finished matches; False where there is nothing at all to show or to search."""
    player, (since, until) = st.session_state.get(match_row.PLAYER), _period()
    shown = st.session_state.setdefault(SHOWN, PAGE)
    found = store.finished(player=player, since=since, until=until, limit=shown + 1, offset=0)
    searched = bool(player or since)
    if not found and not searched:
        return not quiet
    with st.container(horizontal=True, vertical_alignment="center"):
        st.header(t("home-finished"), anchor=False)
        if st.button(t("nav-stats"), key="home-stats", icon=":material/bar_chart:"):
            session.open_page("stats")
    _search(store, searched)
    if not found:
        st.text(t("home-none-found"))
    for listed in found[:shown]:
        match_row.show(listed, t("home-open"))
    if len(found) > shown:
        st.button(t("home-more"), key="home-more", on_click=_show_more, width="stretch")
    return True


def _search(store: db.Store, searched: bool) -> None:
    """By player and by time. Drawn once opened: its calendar is the heaviest part of the page."""
    search = st.expander(t("home-search"), expanded=searched, key="home-search", on_change="rerun")
    if not (search.open or searched):
        return
    with search, st.container(horizontal=True):
        names = {player.id: player.name for player in store.players()}
        st.selectbox(
            t("home-player"),
            list(names),
            index=None,
            format_func=lambda player: names.get(player, ""),
            placeholder=t("home-any-player"),
            key=match_row.PLAYER,
            persist_state="session",
        )
        st.date_input(
            t("home-period"),
            value=[],
            max_value="today",
            format="DD/MM/YYYY",
            key=PERIOD,
            persist_state="session",
        )


def _period() -> tuple[date | None, date | None]:
    """First and last day; one day alone until the second has been chosen."""
    days = st.session_state.get(PERIOD) or ()
    return (days[0], days[-1]) if days else (None, None)


def _show_more() -> None:
    st.session_state[SHOWN] += PAGE


def _next_step(running: list[db.Listed]) -> None:
    bar = st.bottom.container(horizontal=True, wrap=False, key="home-bar")
    if running and bar.button(
        match_row.resume(running[0]),
        type="primary",
        key="home-resume",
        width="stretch",
    ):
        session.open_match(running[0].id)
    if bar.button(
        t("home-new"),
        type="secondary" if running else "primary",
        key="home-new",
        width="content" if running else "stretch",
    ):
        session.open_page("new_match")


main()
