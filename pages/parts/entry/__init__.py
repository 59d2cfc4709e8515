"""Entering a hand: a client-side component, so that every tap counts without the server.

Streamlit sends all of a component whenever its data changes. So there are two: one that is sent
once and holds scripts, styles and drawings, and one that takes the data to it. The scripts share
one scope: they are joined in order to the one module that a component takes.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import streamlit as st

from pages.parts.card_art import sprite

if TYPE_CHECKING:
    from streamlit.components.v2.bidi_component import ComponentResult

HERE = Path(__file__).parent
SCRIPTS = (
    "draft",
    "check",
    "keep",
    "dom",
    "words",
    "players",
    "keypad",
    "more",
    "bar",
    "sending",
    "entry",
)

# Every word the component shows: key (in the catalogue with "entry-" before it) and the names that
# it fills in itself; give each of them the value "{name}".
ENTRY_TEXTS: dict[str, tuple[str, ...]] = {
    "title": ("hand",),
    "title-correct": ("hand",),
    "side": (),
    "players": (),
    "who-went-out": (),
    "went-out": ("name",),
    "change": (),
    "out": (),
    "blank-spoken": (),
    "cards-one": ("n",),
    "cards-many": ("n",),
    "points-one": ("n",),
    "points-many": ("n",),
    "sum": (),
    "sat-out": (),
    "sit-out": (),
    "clear": (),
    "keypad": ("name",),
    "key": ("face", "points", "laid"),
    "laid": ("n",),
    "laid-none": (),
    "take-off": ("face", "n"),
    "or-sum": (),
    "sum-of": ("name",),
    "plus": (),
    "last": (),
    "last-other": (),
    "last-counted": (),
    "fell": (),
    "won": (),
    "nobody": (),
    "who": (),
    "why": (),
    "why-other": (),
    "undo": (),
    "next": ("name",),
    "save": ("what",),
    "save-plain": ("hand",),
    "correct": ("hand", "what"),
    "correct-plain": ("hand",),
    "what-collects": ("name", "n"),
    "what-books": ("name", "n"),
    "what-all": ("n",),
    "what-wins": ("name",),
    "what-nobody": (),
    "saving": (),
    "saved": ("hand",),
    "saved-as-sent": ("hand",),
    "no-answer": (),
    "resumed": (),
    "moved-on": ("mine", "hand"),
    "stale-save": ("hand",),
    "stale-correct": ("hand",),
    "stale-throw": (),
    "throw": (),
    "throw-sure": (),
    "thrown": (),
    "bring-back": (),
    "strike": ("hand",),
    "strike-sure": ("hand",),
    "all-laid": ("face", "n"),
    "cards-replace": ("sum",),
    "sum-replaces": (),
    "off-replaces": (),
    "out-dropped": ("name",),
    "side-dropped": ("side", "list"),
    "blank": ("name",),
    "below-zero": ("name",),
    "no-sum": ("name",),
    "too-much": ("name", "n", "value"),
    "together": ("n", "value"),
    "impossible": ("name", "n"),
    "last-ask": (),
    "fell-missing": (),
    "won-missing": (),
    "fell-and-won": (),
    "who-missing": (),
    "why-missing": (),
    "count-known": ("name", "n"),
    "count-differs": ("name", "n", "laid"),
    "nothing-changed": (),
}

LOOK = f"<style>{(HERE / 'entry.css').read_text('utf-8')}</style>{sprite()}"

_code = st.components.v2.component(
    "hand_entry_code",
    js="\n".join(
        (
            f"const LOOK = {json.dumps(LOOK)};",
            *((HERE / f"{name}.js").read_text("utf-8") for name in SCRIPTS),
        )
    ),
)
_entry = st.components.v2.component("hand_entry", js=(HERE / "mount.js").read_text("utf-8"))


def bring() -> None:
    """What the form is made of; needed once on a page, outside of what is drawn anew often."""
    _code(key="entry-code")


def mount(
    data: dict[str, Any],
    *,
    key: str,
    on_save: Callable[[], None],
    on_strike: Callable[[], None],
) -> ComponentResult:
    """Show the form; what it sends is in `st.session_state[key]["save"]` and `["strike"]`.

    The result's `shown` is set once a saved hand has been seen: the time to draw what is slower.
    """
    return _entry(
        key=key,
        data={"entry": data},  # Streamlit looks at every value of this level
        on_save_change=on_save,
        on_strike_change=on_strike,
        on_shown_change=_nothing,
    )


def _nothing() -> None:
    """A trigger has to have a callback; `shown` is read from the result."""
