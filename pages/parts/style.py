"""The few rules of look that Streamlit's theme has no setting for."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def css() -> str:
    return Path(__file__).with_suffix(".css").read_text("utf-8")
