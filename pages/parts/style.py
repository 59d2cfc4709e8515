"""The few rules of look that Streamlit's theme has no setting for."""

from __future__ import annotations

from pathlib import Path

import streamlit as st

_CSS = Path(__file__).with_suffix(".css").read_text("utf-8")


def apply() -> None:
    st.html(f"<style>{_CSS}</style>")
