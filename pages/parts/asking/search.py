"""Free words: they lead to a rule of the book, or open the right dispute filled in."""

from __future__ import annotations

import streamlit as st

from pages.parts import session
from pages.parts.asking import scene, state
from pages.parts.disputes import DISPUTES
from pages.parts.disputes.shape import Answers, Dispute, Kind
from pages.parts.finding import Hit, find
from pages.parts.say import language, plain, t
from referee import sheets
from referee.cards import Card
from referee.games import GAMES

WORDS = "ask-words"
MOST = 6


def show(game: str) -> None:
    """The field, and what was found for it in this game or the one that is named."""
    words = st.text_input(
        t("finding-label"),
        placeholder=t("finding-hint"),
        icon=":material/search:",
        key=WORDS,
        label_visibility="collapsed",
        autocomplete="off",
        persist_state="session",
    )
    if not words.strip():
        return
    hits = find(words, language(), game, MOST)
    if not hits:
        st.text(t("finding-none", words=words))
    with st.container(key="ask-found", gap="small"):
        for hit in hits:
            _lead(hit)


def _lead(hit: Hit) -> None:
    key = f"ask-found-{hit.kind}-{hit.key}"
    if hit.kind == "dispute":
        st.button(_label(hit), key=key, width="stretch", on_click=_open, args=(hit,))
    elif st.button(_label(hit), key=key, width="stretch"):
        game = GAMES[hit.game or next(iter(GAMES))]
        rule = hit.key if hit.kind == "rule" else _beside(hit.key, game.key)
        session.open_page("rules", game=game.key, rule=rule)


def _label(hit: Hit) -> str:
    if hit.kind == "dispute":
        return f":material/gavel: **{plain(hit.title)}**"
    game = f" · {t(f'game-{hit.game}')}" if hit.game else ""
    return f"**{plain(hit.title + game)}**  \n:small[{plain(hit.snippet)}]"


def _open(hit: Hit) -> None:
    """The dispute, filled in; the field is free for the next question."""
    _at(hit.game)
    state.begin(hit.key, _answers(DISPUTES[hit.key], hit.prefill))
    st.session_state[WORDS] = ""


def _at(game: str | None) -> None:
    """In the game that was named: of another one than is being played, nothing is known."""
    if game is None:
        return
    loaded = scene.chosen(scene.offered())
    if loaded and loaded.match.game.key != game:
        st.session_state[scene.CHIP] = None
    state.share("game", game)


def _answers(dispute: Dispute, named: Answers) -> Answers:
    """Cards that were named, where the dispute asks for them, on the side that has them all."""
    cards = {key: Card.read(named[key]) for key in dispute.found if key in named}
    game = GAMES.get(named.get("game", ""))
    sides = game.sides if game else ()
    for side in sides:
        if cards and all(side.missing(card) is None for card in cards.values()):
            state.share("side", side.key)
            break
    kinds = {question.key: question.kind for question in dispute.questions}
    return {
        asked: card.face if kinds[asked] is Kind.FACE else str(card)
        for key, card in cards.items()
        for asked in (dispute.found[key],)
    }


def _beside(option: str, game: str) -> str:
    """The rule beside which the book shows this point."""
    disputed = sheets.disputed(GAMES[game])
    return next(
        (rule for rule, notes in disputed.items() if any(it.key == option for it in notes)), ""
    )
