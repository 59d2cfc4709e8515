"""A field for free words: they lead to a rule of the book, or open the right dispute filled in."""

from __future__ import annotations

import streamlit as st
from markupsafe import Markup

from pages.parts import rulebook, session
from pages.parts.asking import scene, state
from pages.parts.disputes import DISPUTES
from pages.parts.disputes.shape import Answers, Dispute, Kind
from pages.parts.finding import Hit, find
from pages.parts.people import said
from pages.parts.say import language, plain, t
from referee import sheets
from referee.cards import Card
from referee.games import GAMES

ASK = "ask"
MOST = 6
LONGEST = 200
"""Characters; of more nothing is read."""


def show(page: str, game: str | None) -> None:
    """The field, and what was found for it in this game or the one that is named."""
    words = st.text_input(
        t("finding-label"),
        placeholder=t("finding-hint"),
        icon=":material/search:",
        key=f"{page}-words",
        label_visibility="collapsed",
        autocomplete="off",
        persist_state="session",
    )
    if not words.strip():
        return
    hits = find(words[:LONGEST], language(), game, MOST)
    if not hits:
        st.html(str(Markup('<p role="status">{}</p>').format(said("finding-none", words=words))))
    with st.container(key=f"{page}-found", gap="xsmall"):
        for hit in hits:
            _lead(hit, page, game)


def _lead(hit: Hit, page: str, game: str | None) -> None:
    tapped = st.button(
        _label(hit, game),
        key=f"{page}-found-{hit.kind}-{hit.key}",
        icon=f":material/{_ICONS[hit.kind]}:",
        on_click=_prepare,
        args=(hit, page),
        width="stretch",
    )
    if tapped and hit.kind == "dispute":
        session.open_page(ASK, **{state.ABOUT: hit.key})
    elif tapped:
        home = hit.game or next(iter(GAMES))
        rule = hit.key if hit.kind == "rule" else _beside(hit.key, home)
        session.open_page("rules", game=home, rule=rule)


_ICONS = {"dispute": "gavel", "rule": "menu_book", "option": "alt_route"}


def _label(hit: Hit, game: str | None) -> str:
    if hit.kind == "dispute":
        return f"**{plain(hit.title)}**"
    elsewhere = f" · {t(f'game-{hit.game}')}" if hit.game != game else ""
    return f"**{plain(hit.title + elsewhere)}**  \n:small[{plain(hit.snippet)}]"


def _prepare(hit: Hit, page: str) -> None:
    """What is opened, before the page is drawn that shows it."""
    if hit.kind != "dispute":
        st.session_state[rulebook.ASKED] = st.session_state.get(rulebook.ASKED, 0) + 1
        return
    _open(hit)
    if page == ASK:
        st.session_state[f"{page}-words"] = ""  # free for the next question


def _open(hit: Hit) -> None:
    _at(hit.game)
    state.begin(hit.key, _answers(DISPUTES[hit.key], hit.prefill))


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
