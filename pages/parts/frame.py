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
    "stats": ("stats", "nav-stats"),
    "rules": ("rules", "nav-rules"),
    "house_rules": ("house-rules", "nav-house-rules"),
}
"""Page file to the path in its address and its title."""


def run() -> None:
    st.set_page_config(page_title=t("app-name"), layout="wide")
    style.apply()
    people.apply()
    pages = [
        st.Page(f"pages/{name}.py", title=t(title), url_path=path, default=not path)
        for name, (path, title) in PAGES.items()
    ]
    page = st.navigation(pages, position="top")
    _language_switch()
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
