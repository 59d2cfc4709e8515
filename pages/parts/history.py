"""The log in words. What was undone or corrected stays readable here."""

from __future__ import annotations

from collections.abc import Iterator

import streamlit as st
from markupsafe import Markup

import db
from pages.parts import words
from pages.parts.say import t
from pages.parts.when import when
from referee.events import Corrected, Event, Redone, Result, Struck, Undone
from referee.match import Match
from referee.notation import NotationError, read
from referee.replay import unfold


def show(loaded: db.Loaded) -> None:
    """Every entry of the log, newest first; written once it is opened, for it may be long."""
    history = st.expander(t("history"), key="history", on_change="rerun")
    if not history.open:
        return
    with history:
        items = Markup("").join(
            Markup('<li value="{}"><span class="when">{}</span> {}</li>').format(seq, at, said)
            for seq, at, said in reversed(list(_told(loaded)))
        )
        st.html(str(Markup('<ol class="history">{}</ol>').format(items)))
        for trouble in loaded.match.trouble:
            st.caption(t("history-trouble", entry=trouble.entry, why=trouble.why))


def _told(loaded: db.Loaded) -> Iterator[tuple[int, str, str]]:
    names = [player.name for player in loaded.players]
    before = None
    for entry, after in zip(loaded.entries, unfold(it.line for it in loaded.entries), strict=True):
        try:
            said = _words(read(entry.line), before or after, names)
        except NotationError:
            said = entry.line
        by = t("history-by", name=entry.by) if entry.by else ""
        yield entry.seq, when(entry.at), f"{said} {by}".strip()
        before = after


def _words(said: Event, before: Match, names: words.Names) -> str:
    was: Result | None = None
    if isinstance(said, Corrected | Struck) and said.hand <= len(before.entered):
        was = before.entered[said.hand - 1].result
    if isinstance(said, Undone):
        return t("history-undone", change=words.change(before.latest, before))
    if isinstance(said, Redone):
        return t("history-redone", change=words.change(before.undone, before))
    return words.event(said, before, names, before.next_number, was)
