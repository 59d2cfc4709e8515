"""A drawing turned into a PNG by the browser that shows it, with that device's own letters.

The server needs no browser of its own for it, and a name in any script looks as on the screen.
"""

from __future__ import annotations

from pathlib import Path
from typing import TypedDict

import streamlit as st

HERE = Path(__file__).parent


class Drawing(TypedDict):
    svg: str
    file: str
    """What the PNG is called once it is saved."""
    save: str
    """The word on the link."""
    alt: str


_picture = st.components.v2.component(
    "picture",
    html='<figure><img><a class="save"></a></figure>',
    css=(HERE / "picture.css").read_text("utf-8"),
    js=(HERE / "picture.js").read_text("utf-8"),
)


def mount(drawing: Drawing, *, key: str) -> None:
    _picture(key=key, data=drawing)
