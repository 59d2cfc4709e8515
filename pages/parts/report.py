"""What another app's file tells: what people have to add to it, and what cannot be used."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import streamlit as st
from markupsafe import Markup

from db.backup import Backup
from db.exchange.plays import Foreign, Play, Why
from db.exchange.telling import Choices, Told, tell
from pages.parts import session
from pages.parts.say import t
from pages.parts.when import when
from referee.games import GAMES
from referee.scoring import Scoring
from stats.looks import LOOKS

TOLD = "report-told"
NAMED = 5
"""Matches that are named for each reason; the others are counted."""


def choose_and_tell(found: Foreign) -> Backup:
    """All of the file that can come in after what has been chosen."""
    choices, looks = _choices(found), _looks()
    told = session.kept(TOLD, (found, choices, looks), lambda: tell(found, choices, looks))
    notes = []
    if told.collected:
        notes.append(Markup("<p>{}</p>").format(t("report-collected", count=told.collected)))
    if told.ends:
        notes.append(Markup("<p>{}</p>").format(t("report-ends", count=told.ends)))
    st.html(str(Markup("").join([*notes, *_refused(told)])))
    return told.backup


def _choices(found: Foreign) -> Choices:
    titles: list[str] = []
    game, scoring, totals = "", None, False
    foreign = [play for play in found.plays if not play.lines]
    unnamed = Counter(play.title for play in foreign if play.game is None)
    if unnamed:
        titles = st.multiselect(
            t("report-titles"),
            list(unnamed),
            format_func=lambda title: f"{title or t('report-no-title')} ({unnamed[title]})",
            placeholder=t("report-titles-none"),
            key="report-titles",
        )
    if titles:
        game = st.selectbox(
            t("report-titles-are"),
            [key for key, game in GAMES.items() if game.scored],
            format_func=lambda key: t(f"game-{key}"),
            key="report-game",
        )
    if any(not play.rounds for play in foreign):
        totals = st.toggle(t("report-with-totals"), key="report-totals")
    if foreign:
        scoring = st.selectbox(
            t("report-scoring"),
            [Scoring.STANDARD, Scoring.LOWEST],
            index=None,
            format_func=lambda it: t(f"scoring-{it}"),
            placeholder=t("report-scoring-told"),
            key="report-scoring",
        )
    return Choices(frozenset(titles), game, totals, scoring)


def _looks() -> list[tuple[str, str]]:
    """Those that nobody has yet come first."""
    worn = len(session.store().players()) % len(LOOKS)
    return [*LOOKS[worn:], *LOOKS[:worn]]


def _refused(told: Told) -> list[Markup]:
    def why(it: tuple[Play, Why]) -> Why:
        return it[1]

    parts = []
    for reason, same in groupby(sorted(told.refused, key=why), key=why):
        plays = [play for play, _ in same]
        head = t("report-refused", count=len(plays), why=t(f"report-why-{reason}"))
        rows = Markup("").join(map(_row, plays[:NAMED]))
        parts.append(Markup("<p>{}</p><ul>{}</ul>").format(head, rows))
    return parts


def _row(play: Play) -> Markup:
    names = Markup(", ").join(Markup("<bdi>{}</bdi>").format(name[:60]) for name in play.names)
    return Markup("<li>{} · {}</li>").format(when(play.begun), names)
