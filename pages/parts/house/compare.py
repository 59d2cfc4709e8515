"""Two ways of playing a game side by side: only what differs."""

from __future__ import annotations

from collections.abc import Mapping

import streamlit as st
from markupsafe import Markup

from pages.parts.house import differing, says
from pages.parts.house.draft import Draft
from pages.parts.say import language, t
from referee import sheets
from referee.agreement import agreed_on
from referee.events import Options


def show(draft: Draft, others: Mapping[str, tuple[str, Options]]) -> None:
    """What changes against the rule sheet, or against one of the others: key → name, options."""
    st.header(t("house-what-changes"), anchor=False)
    key = st.selectbox(
        t("house-against"),
        list(others),
        format_func=lambda it: others[it][0],
        key=f"house-against-{draft.game.key}",
        persist_state="session",
    )
    name, options = others[key]
    st.html(str(_table(draft, name, options)))


def _table(draft: Draft, name: str, options: Options) -> Markup:
    other = agreed_on(options, draft.game)
    keys = differing(other, draft.agreed, draft.game)
    if not keys:
        return Markup("<p>{}</p>").format(t("house-no-difference", name=name))
    rows = Markup("").join(
        Markup('<tr><th scope="row">{}</th><td>{}</td><td>{}</td></tr>').format(
            sheets.option(it).about[language()], says(it, draft.agreed), says(it, other)
        )
        for it in keys
    )
    return Markup(
        '<table class="differences"><thead><tr><td></td><th scope="col">{}</th>'
        '<th scope="col">{}</th></tr></thead><tbody>{}</tbody></table>'
    ).format(t("house-these"), name, rows)
