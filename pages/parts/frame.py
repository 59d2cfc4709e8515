"""What every page shares: page configuration, language switch, navigation, the store."""

from __future__ import annotations

import streamlit as st

from pages.parts import people, say, style, trouble
from pages.parts.say import t

PAGES = {
    "home": ("", "nav-home"),
    "new_match": ("new", "nav-new-match"),
    "score": ("match", "nav-score"),
    "play": ("play", "nav-play"),
    "ask": ("ask", "nav-ask"),
    "stats": ("stats", "nav-stats"),
    "rules": ("rules", "nav-rules"),
    "players": ("players", "nav-players"),
    "house_rules": ("house-rules", "nav-house-rules"),
    "lab": ("lab", "nav-lab"),
    "share": ("share", "nav-share"),
}
"""Page file to the path in its address and its title."""
SELDOM = ("players", "house_rules", "lab", "share")
"""Under "More": what people in play do not look for."""


def run() -> None:
    pages = {
        name: st.Page(f"pages/{name}.py", title=t(title), url_path=path, default=not path)
        for name, (path, title) in PAGES.items()
    }
    often = [page for name, page in pages.items() if name not in SELDOM]
    seldom = [pages[name] for name in SELDOM]
    page = st.navigation({"": often, t("nav-more"): seldom}, position="top")
    st.set_page_config(page_title=f"{page.title} · {t('app-name')}", layout="wide")
    _language_switch()
    _unseen()
    trouble.guarded(page.run)


def _language_switch() -> None:
    st.session_state.setdefault("language", say.language())
    st.segmented_control(
        t("language"),
        list(say.LANGUAGES),
        key="language",
        required=True,
        label_visibility="collapsed",
        bind="query-params",
    )


def _unseen() -> None:
    """Styles, and the language for whoever has the page read out: one element for both."""
    told = f"document.documentElement.lang = '{say.language()}'"
    more = f':root {{ --more: "{t("nav-more")}" }}'
    with st.container(key="unseen"):
        st.html(
            f"<style>{more}{style.css()}{people.css()}</style><script>{told}</script>",
            unsafe_allow_javascript=True,
        )
