"""All of the store as one file: to keep elsewhere, and the files that are kept by themselves."""

from __future__ import annotations

from datetime import date

import streamlit as st
from babel.dates import format_date

from db.daily import Kept
from pages.parts import incoming, session
from pages.parts.download import download
from pages.parts.say import t
from pages.parts.when import locale

PICKED = "backups-day"


def take_along() -> None:
    """All of it, for another device or a safe place."""
    st.write(t("backups-about"))
    download(
        "backups-download",
        f"score-sheet-{date.today()}.json",
        "application/json",
        lambda: session.store().backup().model_dump_json().encode(),
    )


def kept() -> None:
    """Those made day by day, each of which can be looked at like any other file."""
    daily = session.store().daily
    found = {str(it.day): it for it in daily.kept()}
    if not found:
        st.caption(t("backups-none-yet"))
        return
    st.caption(t("backups-daily", folder=str(next(iter(found.values())).path.parent)))
    with st.container(horizontal=True, vertical_alignment="bottom"):
        st.selectbox(
            t("backups-day"),
            list(found),
            format_func=lambda day: _row(found[day]),
            key=PICKED,
            width=320,
        )
        st.button(t("backups-look"), on_click=_look, key="backups-look")


def _row(it: Kept) -> str:
    size = t("backups-size", kilobytes=max(1, it.bytes // 1000))
    return f"{format_date(it.day, 'full', locale=locale())} · {size}"


def _look() -> None:
    """Read anew: a file that is gone by now, or another one of that day, is as good."""
    day = st.session_state.get(PICKED)
    for it in session.store().daily.kept():
        if str(it.day) == day:
            incoming.look(it.path.read_bytes())
