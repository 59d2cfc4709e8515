"""A button that makes a file when it is tapped, and not before."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

from pages.parts.say import t


def download(
    text: str, name: str, mime: str, make: Callable[[], bytes], *, icon: str = "download"
) -> None:
    """`text` is a key of the catalogue, and with the file's name the key of the button."""
    st.download_button(
        t(text),
        make,
        file_name=name,
        mime=mime,
        key=f"{text}-{name}",
        on_click="ignore",
        icon=f":material/{icon}:",
    )
