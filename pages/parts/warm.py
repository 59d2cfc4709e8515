"""Work done ahead, so that no tap waits for it."""

from __future__ import annotations

import gc
import importlib
import sys
import threading
from functools import cache

from streamlit import delta_generator
from streamlit.runtime import runtime

BREATH = 0.001
"""Seconds after which a thread that has something to send is let in, or looks whether it has."""
READING = 1.5
"""Seconds after the first page has been sent until its reader is thought to be reading."""


def before_first_page() -> None:
    """Import what every page needs while the first browser is still loading Streamlit itself.

    The browser asks for a hundred files meanwhile, and each answer changes threads several times:
    this one gives way so often that nobody waits for it.
    """
    sys.setswitchinterval(BREATH / 10)
    gc.disable()  # what is imported becomes no garbage, see below
    # Streamlit looks through all modules for whether it runs in a notebook, with its first element.
    delta_generator._use_warning_has_been_displayed = True
    for module in ("frame", "match_row"):
        importlib.import_module(f"pages.parts.{module}")
    importlib.import_module("pages.parts.say").text("en", "app-name")
    gc.freeze()
    gc.enable()
    sys.setswitchinterval(BREATH)
    # Streamlit rests between two rounds of sending, by itself as long as a page of ours takes.
    runtime.MESSAGE_FLUSH_INTERVAL_SECS = BREATH


@cache
def after_first_page() -> None:
    """Once in a process, when somebody has seen a page and is reading it."""
    later = threading.Timer(READING, _settle)
    later.daemon = True
    later.start()


def _settle() -> None:
    """Import what charts need, read the sheets, then tell the garbage collector to leave all that
    alone.

    To look through all that has been imported takes as long as five taps, whenever Python or
    Streamlit (`runner.postScriptGC`, after every page) thinks it is time; none of it ever becomes
    garbage. Garbage made later is still collected.
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
    gc.unfreeze()
    gc.collect()
    gc.freeze()
