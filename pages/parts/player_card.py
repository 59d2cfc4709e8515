"""One player of the roster, to look at and to change."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

import db
from pages.parts import match_row, people, session
from pages.parts.people import said
from pages.parts.say import plain, t
from stats.looks import COLOURS, SYMBOLS

CHOSEN = "players-chosen"
MERGE = "players-merge"
EVERY = 1_000_000


def choose(player: int | None) -> None:
    st.session_state[CHOSEN] = player


def show(player: db.PlayerInfo, roster: Sequence[db.PlayerInfo]) -> None:
    with st.container(border=True, key="player-card"):
        with st.container(horizontal=True):
            _matches(player)
            _stats(player)
        _name(player)
        _look(player)
        _merge(player, [other for other in roster if other.id != player.id])


def _matches(player: db.PlayerInfo) -> None:
    store = session.store()
    count = len(store.finished(player=player.id, limit=EVERY))
    count += sum(player in listed.players for listed in store.running(limit=EVERY))
    if count == 0:
        st.text(t("players-no-match"))
    elif st.button(
        t("players-matches", count=count), key="players-matches", icon=":material/list:"
    ):
        st.session_state[match_row.PLAYER] = player.id
        session.open_page("home")


def _stats(player: db.PlayerInfo) -> None:
    if st.button(t("nav-stats"), key="players-stats", icon=":material/bar_chart:"):
        # Imported here: whoever looks for a name needs none of it.
        from pages.parts.figures import opening

        opening.of_player(player.id)


def _name(player: db.PlayerInfo) -> None:
    with st.form(f"players-rename-{player.id}", border=False):
        name = st.text_input(t("players-name"), value=player.name, autocomplete="off")
        renamed = st.form_submit_button(t("players-rename"))
    if not renamed:
        return
    try:
        session.store().rename_player(player.id, name)
    except db.NameTrouble as trouble:
        st.warning(t(f"new-name-{trouble.code}", name=plain(name)))
    else:
        st.rerun()


def _look(player: db.PlayerInfo) -> None:
    with st.form(f"players-look-{player.id}", border=False):
        colour = st.pills(
            t("players-colour"),
            list(COLOURS),
            default=player.colour if player.colour in COLOURS else None,
            format_func=lambda key: (
                f"{people.swatch(key, player.symbol)} {t(f'players-colour-{key}')}"
            ),
            required=True,
        )
        symbol = st.pills(
            t("players-symbol"),
            list(SYMBOLS),
            default=player.symbol if player.symbol in SYMBOLS else None,
            format_func=lambda key: (
                f"{people.swatch(player.colour, key)} {t(f'players-symbol-{key}')}"
            ),
            required=True,
        )
        painted = st.form_submit_button(t("players-repaint"))
    if painted and colour and symbol:
        session.store().repaint_player(player.id, colour, symbol)
        st.rerun()


def _merge(player: db.PlayerInfo, others: Sequence[db.PlayerInfo]) -> None:
    """Asks before it does: it can't be taken back."""
    if not others:
        return
    names = {other.id: other.name for other in others}
    into = st.selectbox(
        t("players-merge"),
        list(names),
        index=None,
        format_func=lambda key: names[key],
        placeholder=t("players-merge-nobody"),
        key=f"{MERGE}-{player.id}",
    )
    if into is None:
        return
    st.html(str(said("players-merge-sure", gone=player.name, stays=names[into])))
    with st.container(horizontal=True):
        merge = st.button(
            t("players-merge-yes", gone=plain(player.name), stays=plain(names[into])),
            key="players-merge-yes",
        )
        st.button(
            t("players-merge-no"),
            key="players-merge-no",
            on_click=st.session_state.update,
            args=({f"{MERGE}-{player.id}": None},),
        )
    if not merge:
        return
    try:
        session.store().merge_players(player.id, into)
    except db.MergeTrouble:
        st.html(str(said("players-merge-met", gone=player.name, stays=names[into])))
    else:
        choose(into)
        st.rerun()
