"""The rule book of each game, with what the match of this address has agreed on."""

from __future__ import annotations

import streamlit as st
from markupsafe import Markup

import db
from pages.parts import rulebook, session
from pages.parts.asking import search
from pages.parts.citations import CSS
from pages.parts.house import summary
from pages.parts.people import listed, player_name, said
from pages.parts.say import language, t
from referee.games import GAMES

GAME, RULE = "game", "rule"
"""Query parameters: the game, and a rule of it to be shown at once."""
TAB = "rules-game"


def main() -> None:
    loaded = session.match()
    st.html(CSS)
    st.html(rulebook.CSS)
    st.title(t("nav-rules"), anchor=False)
    game = _game(loaded)
    search.show("rules", game)
    options = None
    if loaded and loaded.match.game.key == game:
        options = loaded.match.options
        names = listed(map(player_name, loaded.players))
        rules = summary(options, loaded.match.game)
        st.html(str(Markup("<p>{}</p>").format(said("rules-of-match", names=names, rules=rules))))
    st.html(rulebook.book(game, language(), options))
    rulebook.find(st.query_params.get(RULE, ""), GAMES[game])


def _game(loaded: db.Loaded | None) -> str:
    """The one that the address names, until another is tapped; else that of the match."""
    usual = loaded.match.game.key if loaded else next(iter(GAMES))
    named = st.query_params.get(GAME)
    st.session_state[TAB] = named if named in GAMES else usual
    st.segmented_control(
        t("new-game"),
        list(GAMES),
        format_func=lambda key: t(f"game-{key}"),
        key=TAB,
        required=True,
        label_visibility="collapsed",
        on_change=_turn_to,
    )
    return str(st.session_state[TAB])


def _turn_to() -> None:
    st.query_params[GAME] = st.session_state[TAB]
    st.query_params.pop(RULE, None)


main()
