"""The ways on from a score sheet: back a step, to the hand, the referee, the rules, other systems.

They are one element of Streamlit's: it looks at each of its elements three times for every hand
that is saved, and a page of buttons would keep the new totals waiting.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import streamlit as st
from markupsafe import Markup

import db
from pages.parts import house, live, session, view, words
from pages.parts.say import t
from referee.events import Abandoned, Redone, Undone

KEY = "ways"
PAGES = {"play": "play", "ask": "ask", "house": "house_rules", "rules": "rules"}
"""What is tapped, and the page that it leads to."""
EVENTS = {"undo": Undone(), "redo": Redone(), "abandon": Abandoned()}
"""What is tapped, with the length the log had when it was drawn, and what is recorded then."""


def show(loaded: db.Loaded) -> None:
    drawn = Markup("").join(
        Markup('<button type="button" class="{}" data-tap="{}">{}</button>').format(*way)
        for way in _ways(loaded)
    )
    html = Markup('<div class="ways-on">{}</div>{}').format(drawn, _abandon(loaded))
    tapped = live.mount(html, key=KEY, on_tap=partial(_tapped, loaded.id)).tap
    if tapped in PAGES:
        session.open_match(loaded.id, PAGES[tapped])


def _tapped(match_id: str) -> None:
    """What changes the page happens before it is drawn."""
    way, _, after = st.session_state[KEY].tap.partition(" ")
    if way in EVENTS:
        session.change(match_id, EVENTS[way], int(after))
    elif way not in PAGES:
        view.look(way)


def _ways(loaded: db.Loaded) -> Iterator[tuple[str, str, str]]:
    """How it looks, what is tapped, what it says."""
    match = loaded.match
    if match.latest:
        yield "loud", f"undo {match.length}", t("undo", change=words.change(match.latest, match))
    if match.undone:
        yield "loud", f"redo {match.length}", t("redo", change=words.change(match.undone, match))
    if not match.closed:
        yield "loud", "play", t("score-play-on" if match.steps else "score-play-along")
    yield "", "ask", t("nav-ask")
    yield from (("line", system, line) for system, line in view.other_systems(loaded))
    yield "", "house", t("house-line", rules=house.summary(match.options, match.game))
    yield "", "rules", t("nav-rules")


def _abandon(loaded: db.Loaded) -> Markup:
    """Ends a match without a winner; asks first, and can be taken back."""
    if loaded.match.closed:
        return Markup("")
    return Markup(
        '<details class="ways-on"><summary>{}</summary><p>{}</p>'
        '<button type="button" class="loud" data-tap="abandon {}">{}</button></details>'
    ).format(t("abandon"), t("abandon-sure"), loaded.match.length, t("abandon-yes"))
