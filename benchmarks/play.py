"""From the tap on a card to its verdict on the screen, beside a one-button page.

python -m benchmarks.play
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path

from playwright.sync_api import Browser, Page

import db
from benchmarks.pages import Tap, compare, opened, tapped
from referee.events import Opened
from referee.notation import read
from stats.looks import COLOURS, SYMBOLS
from tests.browser.serving import ROOT, Server

SETTLING = 6000
"""Milliseconds for what the server imports once its first page is read, on a slow machine too."""


def begun(folder: Path, events: int) -> str:
    """A match of four whose hand has so many events already; returns its id."""
    store = db.open_store(f"sqlite:///{folder / 'uno.db'}", colours=COLOURS, symbols=SYMBOLS)
    players = [store.add_player(name).id for name in ("Ada", "Bo", "Carla", "Dan")]
    match = store.new_match(Opened("flip", 4, 3, "standard", 500), players)
    lines = ["start R5"]
    for turn in range(events // 2):
        lines += [f"{turn % 4} draws", f"{turn % 4} keeps"]
    store.record_all(match, [read(line) for line in lines[: max(1, events)]], after=1)
    store.close()
    return match


@contextmanager
def play_along(chrome: Browser, *, events: int) -> Iterator[tuple[Page, Tap]]:
    with tempfile.TemporaryDirectory() as folder:
        match = begun(Path(folder), events)
        with (
            Server(ROOT / "app.py", Path(folder)) as server,
            opened(chrome, f"{server.url}/play?match={match}", ".picker .key") as page,
        ):
            page.wait_for_timeout(SETTLING)
            cards = cycle(("R7", "B7"))
            yield page, lambda: choose(page, next(cards))


def choose(page: Page, card: str) -> float:
    return tapped(page, page.locator(f'[data-card="{card}"]').element_handle(), ".play-told")


def main() -> None:
    compare(
        {
            "a card tapped, hand just begun": partial(play_along, events=1),
            "a card tapped, 300 events": partial(play_along, events=300),
        }
    )


if __name__ == "__main__":
    main()
