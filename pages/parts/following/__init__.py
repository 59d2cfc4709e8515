"""A page that is drawn anew when something has changed elsewhere: on another device, in a job, or
because the server was started again.

Streamlit's own timer (`run_every`) is not used: it runs a script a beat for every device that looks
on, and a beat that falls between a tap and the page it leads to leaves that page blank.
"""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex

import streamlit as st
from starlette.requests import Request
from starlette.responses import PlainTextResponse

import db
from pages.parts import session

CHANGES = "changes"
PACE = 0.7
"""Seconds between two looks."""
SERVER = token_hex(4)
"""This process: a page that another one drew has to be drawn anew before its parts can be."""

_following = st.components.v2.component(
    "following", js=(Path(__file__).parent / "following.js").read_text("utf-8")
)


def match(loaded: db.Loaded) -> None:
    """Draw the page anew once the log is longer than shown. Not to be called in a fragment."""
    _mount(f"following-{loaded.id}", PACE, f"{CHANGES}/{loaded.id}", loaded.match.length)


def shown(loaded: db.Loaded) -> None:
    """For a fragment that shows the match in between: so far it is no news."""
    _mount(f"shown-{loaded.id}", 0, f"{CHANGES}/{loaded.id}", loaded.match.length)


def server() -> None:
    """Draw the page anew once the server is another. Not to be called in a fragment."""
    _mount("following", PACE, CHANGES)


def steadily(key: str, pace: float) -> None:
    """Draw the fragment that this is in anew every `pace` seconds."""
    _mount(key, pace)


def _mount(key: str, pace: float, path: str = "", length: int = 0) -> None:
    data = {"pace": pace * 1000, "path": path, "length": length, "server": SERVER}
    _following(key=key, data=data, on_news_change=_nothing)


def _nothing() -> None:
    """A trigger has to have a callback; that it draws anew is all that is wanted."""


def changes(request: Request) -> PlainTextResponse:
    """How many entries the log of a match has, and which server says so: what pages ask for beside
    Streamlit."""
    asked = request.path_params.get("match")
    try:
        length = session.store().length(asked) if asked else 0
    except db.NoSuchMatch:
        return PlainTextResponse("no such match", 404)
    except db.StoreTrouble:
        return PlainTextResponse("the database cannot be read", 503)
    return PlainTextResponse(f"{length} {SERVER}")
