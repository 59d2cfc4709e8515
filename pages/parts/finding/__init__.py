"""A search field for free words. What it finds opens the rule book there, or a dispute.

Nothing is asked of any network: the index is made from the sheets at the first search.
"""

from __future__ import annotations

import streamlit as st

from pages.parts import rulebook, session
from pages.parts.asking import scene, state
from pages.parts.finding.hits import Hit, find
from pages.parts.people import said
from pages.parts.say import language, plain, t

LONGEST = 120
"""Characters; of more nothing is read."""
SHOWN = 6
ICONS = {"dispute": "gavel", "rule": "menu_book", "option": "alt_route"}
SCENE = ("game", "side")
"""What is filled in for all disputes at once."""


def field(key: str, game: str | None) -> None:
    with st.container(key=f"finding-{key}", gap="xsmall"):
        words = st.text_input(
            t("finding-label"),
            key=f"{key}-words",
            placeholder=t("finding-hint"),
            icon=":material/search:",
            label_visibility="collapsed",
        )
        if not words.strip():
            return
        hits = find(words[:LONGEST], language(), game, SHOWN)
        if not hits:
            st.html(f'<p role="status">{said("finding-none", words=words)}</p>')
        for number, hit in enumerate(hits):
            tapped = st.button(
                _label(hit, game),
                key=f"{key}-hit-{number}",
                icon=f":material/{ICONS[hit.kind]}:",
                on_click=_prepare,
                args=(hit,),
                width="stretch",
            )
            if tapped:
                _open(hit)


def _label(hit: Hit, game: str | None) -> str:
    if hit.kind == "dispute":
        return f"**{plain(t('finding-ask', title=hit.title))}**"
    title = hit.title
    if hit.game and hit.game != game:
        title = t("finding-of", title=title, game=t(f"game-{hit.game}"))
    return f"**{plain(title)}**  \n{plain(hit.snippet)}"


def _prepare(hit: Hit) -> None:
    """Before anything of the page is drawn, so that it can already stand on the page."""
    if hit.kind != "dispute":
        st.session_state[rulebook.ASKED] = st.session_state.get(rulebook.ASKED, 0) + 1
        return
    about = {key: code for key, code in hit.prefill.items() if key in SCENE}
    loaded = scene.chosen(scene.offered())
    if loaded and about.get("game", loaded.match.game.key) != loaded.match.game.key:
        st.session_state[scene.CHIP] = None
    state.fill(about)
    state.begin(hit.key, {key: it for key, it in hit.prefill.items() if key not in SCENE})


def _open(hit: Hit) -> None:
    if hit.kind == "dispute":
        session.open_page("ask", **{state.ABOUT: hit.key})
    session.open_page("rules", game=str(hit.game), rule=hit.rule)
