"""What this device is about to log: gone as soon as the log has another length."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

import db
from pages.parts import session, trouble
from pages.parts.say import t
from referee.events import Event
from referee.notation import write
from referee.replay import UnusableError

DOING = "doing"
FRESH = "fresh"
"""The match as just recorded, for the drawing that follows in the same run."""


def doing(loaded: db.Loaded) -> Mapping[str, Any]:
    """`cards`, `colour` and `uno` of the card picked, seat `acting` out of turn, what is `asked`
    by a button, the `line` looked at, `whole` log; all of it for the match as it is now."""
    kept: Mapping[str, Any] = st.session_state.get(DOING, {})
    return kept if kept.get("at") == _at(loaded) else {}


def do(loaded: db.Loaded, **changes: Any) -> None:
    st.session_state[DOING] = {**doing(loaded), **changes, "at": _at(loaded)}


def _at(loaded: db.Loaded) -> tuple[str, int]:
    return (loaded.id, loaded.match.length)


def record(loaded: db.Loaded, *events: Event) -> None:
    """Log what happened, for the log length that the screen was drawn for. The same tap again is
    the same save; another device that was faster is shown."""
    after = loaded.match.length
    with trouble.noting():
        try:
            recorded = session.store().record_all(
                loaded.id,
                events,
                after=after,
                by=str(st.session_state.get("who") or ""),
                token=f"{after} {write(events[0])}",
            )
        except db.Stale as stale:
            st.toast(t("stale-tap"))
            recorded = stale.loaded
        except UnusableError as error:
            do(loaded, refused=str(error))
            return
    st.session_state[FRESH] = recorded
