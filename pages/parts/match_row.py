"""A match as one row of a list; the whole row opens it."""

from __future__ import annotations

import streamlit as st
from markupsafe import Markup

import db
from pages.parts import session
from pages.parts.people import player_name, said
from pages.parts.say import t
from pages.parts.when import when
from referee.games import GAMES
from referee.options import Agreed
from referee.scoring import Scoring, race

PLAYER = "home-player"
"""Whose matches Home shows, where it shows only those of one."""


def show(listed: db.Listed, action: str, *, first: bool = False) -> None:
    """The action names the button for those who hear it; others see an arrow."""
    with st.container(
        border=True,
        horizontal=True,
        wrap=False,
        vertical_alignment="center",
        key=f"match-row-{'first-' if first else ''}{listed.id}",
    ):
        st.html(str(_row(listed)))
        icon = ":material/chevron_right:"
        if st.button(action, key=f"match-open-{listed.id}", type="tertiary", icon=icon):
            session.open_match(listed.id)


def resume(listed: db.Listed) -> str:
    """What going on with a running match means, for a label."""
    return t(_for("home-resume", listed), number=listed.next_number)


def _row(listed: db.Listed) -> Markup:
    at = listed.changed_at if listed.status == "running" else listed.started_at
    ahead = listed.winners or _leaders(listed)
    totals = Markup("").join(
        Markup('<span class="match-total{}">{}{}<b>{}</b></span>').format(
            " ahead" if seat in ahead else "",
            player_name(player),
            _crown(listed) if seat in ahead else "",
            listed.totals[seat],
        )
        for seat, player in enumerate(listed.players)
    )
    return Markup(
        '<div class="match-head"><strong>{}</strong><time>{}</time><span>{}</span></div>'
        '<div class="match-totals">{}</div>'
    ).format(t(f"game-{listed.game}"), when(at), _state(listed), totals)


def _state(listed: db.Listed) -> Markup:
    if listed.status == "running":
        return said(
            _for("home-next", listed),
            number=listed.next_number,
            dealer=Markup("<bdi>{}</bdi>").format(listed.players[listed.dealer or 0].name),
        )
    if listed.status == "abandoned":
        return Markup('<em class="match-abandoned">{}</em>').format(t("home-abandoned"))
    winners = Markup(", ").join(
        Markup("<bdi>{}</bdi>").format(listed.players[seat].name) for seat in listed.winners
    )
    return said(
        _for("home-won", listed),
        winners=winners,
        count=len(listed.winners),
        hands=listed.hands,
    )


def _crown(listed: db.Listed) -> Markup:
    return Markup(' <i class="crown" role="img" aria-label="{}"></i> ').format(
        t("home-winner" if listed.winners else "home-leads")
    )


def _for(key: str, listed: db.Listed) -> str:
    """UNO Stacko is played in rounds and has a builder where others have hands and a dealer."""
    return f"{key}-{'hand' if GAMES[listed.game].scored else 'round'}"


def _leaders(listed: db.Listed) -> tuple[int, ...]:
    """Who is ahead: the totals stand for all hands so far as one."""
    if listed.status != "running" or not listed.hands:
        return ()
    scoring = Scoring(listed.scoring)
    return race([listed.totals], len(listed.players), scoring, listed.target, Agreed()).leaders
