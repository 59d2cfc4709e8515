"""The look of the screen in the middle of the table."""

from __future__ import annotations

from pathlib import Path

import streamlit as st

_CSS = (Path(__file__).parent / "play.css").read_text("utf-8")


def apply() -> None:
    st.html(f"<style>{_CSS}</style>")
