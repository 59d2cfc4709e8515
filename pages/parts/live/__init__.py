"""HTML that can be tapped: drawn by the server, and a tap on anything with `data-tap` comes back.

With `data-up` it also brings the top of the page back into sight. A tap is in
`st.session_state[key].tap`, as the value of that attribute.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import streamlit as st
from markupsafe import Markup

if TYPE_CHECKING:
    from streamlit.components.v2.bidi_component import ComponentResult

_live = st.components.v2.component(
    "live",
    html="<div class='live'></div>",
    js=(Path(__file__).parent / "live.js").read_text("utf-8"),
    isolate_styles=False,
)


def mount(html: Markup, *, key: str, on_tap: Callable[[], None]) -> ComponentResult:
    """Show the HTML, in which whatever people have typed is escaped; it has the page's styles."""
    return _live(key=key, data={"html": str(html)}, on_tap_change=on_tap)
