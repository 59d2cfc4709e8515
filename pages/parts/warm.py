"""Work done ahead, so that no tap waits for it."""

from __future__ import annotations

import gc
import importlib
import inspect
import sys
import threading
from functools import cache

READING = 1.5
"""Seconds after the first page has been sent until its reader is thought to be reading."""


def before_first_page() -> None:
    """Import what every page needs while the first browser is still loading Streamlit itself."""
    for module in ("frame", "match_row"):
        importlib.import_module(f"pages.parts.{module}")
    importlib.import_module("pages.parts.say").text("en", "app-name")
    # For its first element Streamlit asks which file of all modules it was called from; the answer
    # takes as long as all the rest of a page, and is remembered.
    inspect.stack()
    # What a page sends goes out by another thread, which Python lets in only so often.
    sys.setswitchinterval(0.001)


@cache
def after_first_page() -> None:
    """Once in a process, when somebody has seen a page and is reading it."""
    later = threading.Timer(READING, _settle)
    later.daemon = True
    later.start()


def _settle() -> None:
    """Import what charts need, read the sheets, then tell the garbage collector to leave all that
    alone.

    Streamlit collects all garbage after every page it draws, and holds the page back meanwhile.
    What is imported never becomes garbage; frozen, it is not looked through each time, which makes
    every tap about three times faster. Garbage made later is still collected.
    """
    for module in (
        "pages.parts.entry",
        "pages.parts.grid",
        "pages.parts.picker",
        "stats.race",
        "pandas",
        "plotly.graph_objects",
    ):
        importlib.import_module(module)
    sheets = importlib.import_module("referee.sheets")
    sheets.rules()
    sheets.options()
    gc.collect()
    gc.freeze()
