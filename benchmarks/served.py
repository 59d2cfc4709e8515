"""What the benchmarks share: a database to measure on, a browser, medians."""

from __future__ import annotations

import os
import shutil
import statistics
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, sync_playwright

import db
from referee.cards import Card
from referee.events import Ended, Opened
from stats.looks import COLOURS, SYMBOLS
from tests.browser import chromium

YARDSTICKS = Path(__file__).parent / "yardsticks"
AS_IT_IS = {"STREAMLIT_RUNNER_POST_SCRIPT_GC": "true"}
"""For the yardsticks, which read our configuration: what that changes of Streamlit's pace."""
# Set on machines whose numpy is broken without them; they slow a healthy one.
for name in ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE"):
    os.environ.pop(name, None)


def median(values: Sequence[float]) -> float:
    return statistics.median(values)


def p95(values: Sequence[float]) -> float:
    return sorted(values)[min(len(values) - 1, round(0.95 * (len(values) - 1)))]


def filled(folder: Path, matches: int, hands: int = 10) -> str:
    """A database with so many finished matches of four, and one that runs; returns its id."""
    store = db.open_store(f"sqlite:///{folder / 'uno.db'}", colours=COLOURS, symbols=SYMBOLS)
    players = [store.add_player(name).id for name in ("Ada", "Bo", "Carla", "Dan")]
    chance = Random(1)
    for _ in range(matches - 1):
        match = store.new_match(Opened("flip", 4, 3, "standard", 50), players)
        for length in range(1, hands + 1):
            if store.record(match, any_hand(chance), after=length).match.closed:
                break
    match = store.new_match(Opened("flip", 4, 3, "standard", 5000), players)
    store.close()
    return match


def any_hand(chance: Random) -> Ended:
    out = chance.randrange(4)
    left = tuple(
        () if seat == out else (Card(str(chance.randint(1, 9))), Card("R")) for seat in range(4)
    )
    return Ended(out, left, chance.choice(["light", "dark"]))


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        # As people have it, with all that windows cost, where there is one.
        path = next(filter(None, map(shutil.which, chromium.NAMES[1:])), chromium.find(playwright))
        launched = playwright.chromium.launch(executable_path=path, args=chromium.args())
        yield launched
        launched.close()
