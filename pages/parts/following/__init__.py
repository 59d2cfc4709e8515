"""A page that is drawn anew when something has changed elsewhere: on another device, in a job.

Streamlit's own timer (`run_every`) is not used: it runs a script a second for every device that
looks on, and a beat that falls between a tap and the page it leads to leaves that page blank.
"""

from __future__ import annotations

from pathlib import Path

import streamlit as st
from starlette.requests import Request
from starlette.responses import PlainTextResponse

import db
from pages.parts import session

CHANGES = "changes"
PACE = 0.7
"""Seconds between two looks."""

_following = st.components.v2.component(
    "following", js=(Path(__file__).parent / "following.js").read_text("utf-8")
)


def match(loaded: db.Loaded) -> None:
    """Draw the page, or the fragment that this is in, anew once the log is not as long any more."""
    _mount(f"following-{loaded.id}", PACE, f"{CHANGES}/{loaded.id}", str(loaded.match.length))


def steadily(key: str, pace: float) -> None:
    """Draw the page, or the fragment that this is in, anew every `pace` seconds."""
    _mount(key, pace)


def _mount(key: str, pace: float, path: str = "", seen: str = "") -> None:
    data = {"pace": pace * 1000, "path": path, "seen": seen}
    _following(key=key, data=data, on_news_change=_nothing)


def _nothing() -> None:
    """A trigger has to have a callback; that it draws anew is all that is wanted."""


def length(request: Request) -> PlainTextResponse:
    """How many entries the log of a match has: what its pages ask for, beside Streamlit."""
    try:
        return PlainTextResponse(str(session.store().length(request.path_params["match"])))
    except db.NoSuchMatch:
        return PlainTextResponse("no such match", 404)
    except db.StoreTrouble:
        return PlainTextResponse("the database cannot be read", 503)
