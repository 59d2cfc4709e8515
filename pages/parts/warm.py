"""Work done ahead, so that no tap waits for it."""

from __future__ import annotations

import gc
import importlib
import sys
import threading
from functools import cache

from pages.parts import say


def before_first_page() -> None:
    """Import what every page needs while the first browser is still loading Streamlit itself."""
    importlib.import_module("pages.parts.session")
    say.text("en", "app-name")
    # What a page sends goes out by another thread, which Python lets in only so often.
    sys.setswitchinterval(0.001)


@cache
def after_first_page() -> None:
    """Once in a process, when somebody has seen a page and is reading it."""
    threading.Thread(target=_settle, daemon=True).start()


def _settle() -> None:
    """Import what charts need, then tell the garbage collector to leave all that alone.

    Streamlit collects all garbage after every page it draws, and holds the page back meanwhile.
    What is imported never becomes garbage; frozen, it is not looked through each time, which makes
    every tap about three times faster. Garbage made later is still collected.
    """
    for module in (
        "pages.parts.entry",
        "pages.parts.grid",
        "stats.race",
        "pandas",
        "plotly.graph_objects",
    ):
        importlib.import_module(module)
    gc.collect()
    gc.freeze()
