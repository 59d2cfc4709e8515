"""What a session holds: the one store of this process, and which match its address names."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import TypeVar

import streamlit as st

import db
from pages.parts import trouble
from pages.parts.say import t
from referee.events import Event
from stats.looks import COLOURS, SYMBOLS

Made = TypeVar("Made")

_BEGUN: dict[str, str] = {}
_BEGINNING = Lock()

MATCH = "match"
"""The query parameter that carries a match's id, so that a reload or a second device opens it."""


@st.cache_resource
def store() -> db.Store:
    """Opened once for all sessions; raises StoreTrouble, and is tried again at the next run."""
    return db.open_store(colours=COLOURS, symbols=SYMBOLS, backups=True)


def match_id() -> str | None:
    """The match of this address, else the one looked at last, else the newest that is running."""
    found = st.query_params.get(MATCH) or st.session_state.get(MATCH)
    if found is None:
        running = store().running(limit=1)
        found = running[0].id if running else None
    if found is not None:
        st.session_state[MATCH] = found
        if st.query_params.get(MATCH) != found:
            st.query_params[MATCH] = found
    return found


def begin_once(token: str, begin: Callable[[], str]) -> str:
    """The match that this token began, now or at an earlier tap, on this device or another.

    A second tap is run in a thread of its own beside the first, and what the first writes to the
    session from then on is lost: so it is remembered here, for all of them.
    """
    with _BEGINNING:
        if token not in _BEGUN:
            _BEGUN[token] = begin()
    return _BEGUN[token]


def has_begun(token: str) -> bool:
    return token in _BEGUN


def open_match(match: str, page: str = "score") -> None:
    """Go to the score sheet of a match, or to another page of it. Ends the run of the page that
    calls it."""
    st.switch_page(f"pages/{page}.py", query_params={MATCH: match})


def open_page(name: str, **address: str) -> None:
    """Go to the page of that file name. Ends the run of the page that calls it."""
    st.switch_page(f"pages/{name}.py", query_params=address)


def change(match_id: str, event: Event, after: int) -> None:
    """Record an event for the log length its button was drawn for: a double tap finds a longer
    log, and does nothing."""
    with trouble.noting():
        try:
            store().record(match_id, event, after=after)
        except db.Stale:
            st.toast(t("stale-tap"))


def kept(key: str, about: tuple[object, ...], make: Callable[[], Made]) -> Made:
    """What takes long to make, made anew only once it is about something else."""
    held = st.session_state.get(key)
    if held is None or held[0] != about:
        held = st.session_state[key] = (about, make())
    made: Made = held[1]
    return made


def match() -> db.Loaded | None:
    """The match that this page is about, where there is one."""
    id = match_id()
    try:
        return store().load(id) if id else None
    except db.NoSuchMatch:
        return None


def match_or_home() -> db.Loaded | None:
    """For a page that nothing can be shown on without a match: where none was ever begun, home;
    where the address names one that does not exist, it says so and returns None."""
    loaded = match()
    if loaded is None:
        if match_id() is None:
            open_page("home")
        st.info(t("score-no-such-match"))
        if st.button(t("score-go-home"), type="primary"):
            open_page("home")
    return loaded
