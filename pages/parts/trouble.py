"""The screens for a database that cannot be used: what is wrong, and how to go on."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import streamlit as st
from sqlalchemy import make_url

from db import StoreTrouble
from db.engine import DEFAULT_URL
from pages.parts.say import t

_NOTED = "trouble"


def guarded(run: Callable[[], None]) -> None:
    """Draw a page, or the screen of what keeps it from being drawn."""
    trouble = st.session_state.pop(_NOTED, None)
    if trouble:
        show(trouble)
        return
    with noting():
        run()


@contextmanager
def noting() -> Iterator[None]:
    """For all that runs inside or outside a page: the trouble is shown in the page's place.

    The page is run anew for that: half of it above the screen would look as if it were still good.
    """
    try:
        yield
    except StoreTrouble as trouble:
        st.session_state[_NOTED] = trouble
        st.rerun()


def show(trouble: StoreTrouble) -> None:
    with st.container(border=True, key="trouble"):
        st.title(t(f"trouble-{trouble.kind}"), anchor=False)
        st.write(t("trouble-unchanged"))
        st.write(t(f"trouble-{trouble.kind}-way-on"))
        st.caption(t("trouble-place"))
        st.code(_place(), language=None, wrap_lines=True)
        st.caption(t("trouble-detail"))
        st.code(str(trouble), language=None, wrap_lines=True)
    bar = st.bottom.container(horizontal=True, key="trouble-bar")
    bar.button(t("trouble-again"), type="primary", key="trouble-again", width="stretch")


def _place() -> str:
    """Where the database is, as people would look for it; never with its password."""
    address = make_url(os.environ.get("DATABASE_URL") or DEFAULT_URL)
    if address.get_backend_name() == "sqlite" and address.database:
        return str(Path(address.database).absolute())
    return address.render_as_string(hide_password=True)
