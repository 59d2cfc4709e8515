"""One of a few answers, as something to tap."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import streamlit as st


def pills(
    label: str,
    codes: Sequence[str],
    named: Callable[[str], str],
    taken: str | None,
    key: str,
    on_answer: Callable[[str], None],
    *,
    tiles: bool = False,
    quiet: bool = False,
) -> None:
    """The answer is kept apart from the widget, which may come and go; with a single answer there
    is nothing to choose."""
    if len(codes) < 2:
        return

    def answered() -> None:
        if st.session_state[key] is not None:
            on_answer(st.session_state[key])

    st.session_state[key] = taken if taken in codes else None
    with st.container(key=f"{'tiles' if tiles else 'chips'}-{key}"):
        st.pills(
            label,
            codes,
            format_func=named,
            key=key,
            required=True,
            on_change=answered,
            width="stretch" if tiles else "content",
            label_visibility="collapsed" if quiet else "visible",
        )
