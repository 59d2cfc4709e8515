"""What has been asked and answered so far, as codes; kept while people look elsewhere."""

from __future__ import annotations

import streamlit as st

from pages.parts.disputes import DISPUTES
from pages.parts.disputes.shape import Answers, Dispute

ABOUT = "about"
"""The query parameter that names the dispute, so that a reload or a link opens it."""
ANSWERS = "ask-answers"
OPEN = "ask-open"
"""The question that was tapped to be answered once more."""
SHARED = ""
"""In the place of a dispute: what holds for all of them, such as game and side."""


def open_dispute() -> Dispute | None:
    """The one of this address, else the one looked at last."""
    key = st.query_params.get(ABOUT) or st.session_state.get(ABOUT)
    if key not in DISPUTES:
        return None
    st.session_state[ABOUT] = st.query_params[ABOUT] = key
    return DISPUTES[key]


def begin(key: str, answers: Answers | None = None) -> None:
    """A dispute afresh, or with what is known of it already."""
    _all()[key] = dict(answers or {})
    st.session_state[ABOUT] = st.query_params[ABOUT] = key
    st.session_state.pop(OPEN, None)


def leave() -> None:
    for place in (st.session_state, st.query_params):
        if ABOUT in place:
            del place[ABOUT]


def given(key: str) -> Answers:
    return _all().get(key, {})


def answer(key: str, question: str, code: str) -> None:
    _all().setdefault(key, {})[question] = code
    st.session_state.pop(OPEN, None)


def reopen(question: str) -> None:
    st.session_state[OPEN] = question


def _all() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = st.session_state.setdefault(ANSWERS, {})
    return found


def shared(question: str) -> str | None:
    return given(SHARED).get(question)


def share(question: str, code: str) -> None:
    answer(SHARED, question, code)
