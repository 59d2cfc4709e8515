"""The rule book of each game, with what the match of this address has agreed on."""

from __future__ import annotations

import streamlit as st
from markupsafe import Markup

import db
from pages.parts import rulebook, session
from pages.parts.house import summary
from pages.parts.people import player_name, said
from pages.parts.say import language, t
from referee.games import GAMES

GAME = "game"
RULE = "rule"
"""The query parameter that names a rule to be shown at once."""


def main() -> None:
    loaded = _match()
    if st.query_params.get(GAME) not in GAMES:
        st.session_state.setdefault(GAME, loaded.match.game.key if loaded else next(iter(GAMES)))
    st.html(rulebook.CSS)
    st.subheader(t("nav-rules"), anchor=False)
    game = st.segmented_control(
        t("new-game"),
        list(GAMES),
        format_func=lambda key: t(f"game-{key}"),
        key=GAME,
        required=True,
        label_visibility="collapsed",
        bind="query-params",
    )
    options = None
    if loaded and loaded.match.game.key == game:
        options = loaded.match.options
        names = Markup(", ").join(player_name(player) for player in loaded.players)
        rules = summary(options, loaded.match.game)
        st.html(str(Markup("<p>{}</p>").format(said("rules-of-match", names=names, rules=rules))))
    st.html(rulebook.book(game, language(), options))
    rulebook.find(st.query_params.get(RULE, ""), GAMES[game])


def _match() -> db.Loaded | None:
    match_id = session.match_id()
    try:
        return session.store().load(match_id) if match_id else None
    except db.NoSuchMatch:
        return None


main()
