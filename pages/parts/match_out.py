"""One match as something to hand on."""

from __future__ import annotations

import streamlit as st

import db
from pages.parts import session, tables_out
from pages.parts.say import t
from pages.parts.when import when

PICKED = "match-out"
LATEST = 200
"""Matches to choose from; the others are a search on Home away."""


def show() -> None:
    listed = _pick()
    if listed is None:
        st.caption(t("out-no-match"))
        return
    with st.container(horizontal=True, key="out-tables"):
        tables_out.of_one(listed.id)


def _pick() -> db.Listed | None:
    store = session.store()
    found = {it.id: it for it in [*store.running(limit=LATEST), *store.finished(limit=LATEST)]}
    if not found:
        return None
    latest = max(found.values(), key=lambda it: it.changed_at)
    asked = st.query_params.get(session.MATCH) or st.session_state.get(session.MATCH)
    if st.session_state.get(PICKED) not in found or asked != st.session_state.get(_ASKED):
        st.session_state[PICKED] = asked if asked in found else latest.id
    st.session_state[_ASKED] = asked
    picked = st.selectbox(
        t("out-match"),
        list(found),
        format_func=lambda id: _name(found[id]),
        key=PICKED,
        label_visibility="collapsed",
    )
    return found[picked]


def _name(listed: db.Listed) -> str:
    names = ", ".join(player.name for player in listed.players)
    return f"{when(listed.started_at)} · {t(f'game-{listed.game}')} · {names}"


_ASKED = "match-out-asked"
"""The match of the address when one was last picked: a new one counts more than that."""
