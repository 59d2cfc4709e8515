"""One match as something to hand on."""

from __future__ import annotations

import streamlit as st

import db
from db.exchange import bgstats, fonts, pdf
from db.exchange.printed import as_html
from db.exchange.text import as_text
from pages.parts import picture, session, tables_out
from pages.parts.download import download
from pages.parts.printed import printed, title, verdict
from pages.parts.say import plain, t
from pages.parts.when import dated, when

PICKED, ASKED = "match-out", "match-out-asked"
"""The match chosen, and the one the address named then: a new one there counts more."""
LATEST = 200
"""Matches to choose from."""


def show() -> None:
    listed = _pick()
    if listed is None:
        st.caption(t("out-no-match"))
        return
    loaded = session.store().load(listed.id)
    left, right = st.columns(2, gap="large")
    with left:
        _picture(loaded)
    with right:
        st.markdown(f"**{t('out-paper')}**")
        _paper(loaded)
        st.markdown(f"**{t('out-tables')}**")
        with st.container(horizontal=True):
            tables_out.of_one(listed.id)
            name = f"match-{loaded.id}.txt"
            download("out-log", name, "text/plain", lambda: as_text(loaded), icon="notes")
        st.markdown("**Board Game Stats**")
        _bgstats(loaded)


def _pick() -> db.Listed | None:
    store = session.store()
    found = {it.id: it for it in [*store.running(limit=LATEST), *store.finished(limit=LATEST)]}
    if not found:
        return None
    latest = max(found.values(), key=lambda it: it.changed_at)
    asked = st.query_params.get(session.MATCH) or st.session_state.get(session.MATCH)
    if st.session_state.get(PICKED) not in found or asked != st.session_state.get(ASKED):
        st.session_state[PICKED] = asked if asked in found else latest.id
    st.session_state[ASKED] = asked
    picked = st.selectbox(
        t("out-match"),
        list(found),
        format_func=lambda id: _name(found[id]),
        key=PICKED,
        label_visibility="collapsed",
    )
    return found[picked]


def _name(listed: db.Listed) -> str:
    names = ", ".join(player.name for player in listed.players)
    return f"{when(listed.started_at)} · {t(f'game-{listed.game}')} · {names}"


def _picture(loaded: db.Loaded) -> None:
    """Drawn here, turned into a PNG by the reader's own browser."""
    from stats.picture import picture as draw

    about = (title(loaded), dated(loaded.started_at))
    svg = draw(loaded.match, loaded.players, verdict(loaded), about)
    picture.mount(
        {
            "svg": svg,
            "file": f"match-{loaded.id}.png",
            "save": t("out-png"),
            "alt": f"{verdict(loaded)}. {title(loaded)}",
        },
        key=f"picture-{loaded.id}",
    )
    download("out-svg", f"match-{loaded.id}.svg", "image/svg+xml", svg.encode, icon="image")


def _paper(loaded: db.Loaded) -> None:
    sheet, name = printed(loaded), f"match-{loaded.id}"
    with st.container(horizontal=True):
        download("out-pdf", f"{name}.pdf", "application/pdf", lambda: pdf.as_pdf(sheet))
        download("out-html", f"{name}.html", "text/html", lambda: as_html(sheet), icon="print")
    choice = fonts.choose(pdf.words(sheet))
    unprinted = [name for name in sheet.players if choice.missing & set(name)]
    if unprinted:
        st.info(t("out-unprinted", names=", ".join(map(plain, unprinted))))


def _bgstats(loaded: db.Loaded) -> None:
    game, about = t(f"game-{loaded.match.game.key}"), title(loaded)
    st.caption(t("out-bgstats-about"))
    with st.container(horizontal=True):
        st.link_button(t("out-bgstats"), bgstats.push_link(loaded, game, about))
        download(
            "out-bgsplay",
            f"match-{loaded.id}.bgsplay",
            "application/json",
            lambda: bgstats.as_bgsplay(loaded, game, about),
        )
