"""What every page shares: page configuration, language switch, navigation, the store."""

from __future__ import annotations

import streamlit as st

from pages.parts import people, say, style, trouble
from pages.parts.say import t

PAGES = {
    "home": ("", "nav-home"),
    "new_match": ("new", "nav-new-match"),
    "score": ("match", "nav-score"),
    "players": ("players", "nav-players"),
    "ask": ("ask", "nav-ask"),
    "rules": ("rules", "nav-rules"),
    "house_rules": ("house-rules", "nav-house-rules"),
}
"""Page file to the path in its address and its title."""


def run() -> None:
    style.apply()
    people.apply()
    pages = [
        st.Page(f"pages/{name}.py", title=t(title), url_path=path, default=not path)
        for name, (path, title) in PAGES.items()
    ]
    page = st.navigation(pages, position="top")
    st.set_page_config(page_title=f"{page.title} · {t('app-name')}", layout="wide")
    _language_switch()
    _tell_the_language()
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


def _tell_the_language() -> None:
    """To the browser, for whoever has the page read out."""
    with st.container(key="unseen-language"):
        st.html(
            f"<script>document.documentElement.lang = '{say.language()}'</script>",
            unsafe_allow_javascript=True,
        )
