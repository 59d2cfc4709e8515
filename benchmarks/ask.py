"""From a tap on a card to the verdict on the screen, beside a one-button page.

python -m benchmarks.ask
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
from benchmarks.pages import Tap, compare, opened, quiet, tapped
from referee.events import Opened
from referee.notation import read
from stats.looks import COLOURS, SYMBOLS
from tests.browser.serving import ROOT, Server


@contextmanager
def at_no_table(chrome: Browser) -> Iterator[tuple[Page, Tap]]:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(ROOT / "app.py", Path(folder)) as server,
        _asked(chrome, server.url) as asked,
    ):
        yield asked


@contextmanager
def at_a_table(chrome: Browser, *, events: int) -> Iterator[tuple[Page, Tap]]:
    """Asked about a hand that is being played along, of so many events."""
    with tempfile.TemporaryDirectory() as folder:
        _played(Path(folder), events)
        with Server(ROOT / "app.py", Path(folder)) as server, _asked(chrome, server.url) as asked:
            yield asked


def _played(folder: Path, events: int) -> None:
    store = db.open_store(f"sqlite:///{folder / 'uno.db'}", colours=COLOURS, symbols=SYMBOLS)
    players = [store.add_player(name).id for name in ("Ada", "Bo", "Carla", "Dan")]
    match = store.new_match(Opened("classic", 4, 3, "standard", 500), players)
    lines = ["start R7", *(f"{turn % 4} draws R7 back" for turn in range(events - 1))]
    for after, line in enumerate(lines, start=1):
        store.record(match, read(line), after=after)
    store.close()


@contextmanager
def _asked(chrome: Browser, url: str) -> Iterator[tuple[Page, Tap]]:
    with opened(chrome, f"{url}/ask?about=may_play", ".picker") as page:
        if page.locator(".label", has_text="on top").count():
            page.locator('[data-card="R7"]').click()
            page.locator(".label", has_text="to be played").wait_for()
        page.locator('[data-card="B9"]').click()
        page.locator(".verdict").wait_for()
        page.wait_for_timeout(2500)
        cards = cycle(("R8", "B8"))
        yield page, lambda: _choose(page, next(cards))


def _choose(page: Page, code: str) -> float:
    page.locator(".st-key-ask-again-card button").click()
    key = page.locator(f'[data-card="{code}"]')
    key.wait_for()
    quiet(page)
    return tapped(page, key.element_handle(), ".verdict")


def main() -> None:
    compare(
        {
            "tap a card, no match": at_no_table,
            "tap a card, hand of 300 events": partial(at_a_table, events=300),
        }
    )


if __name__ == "__main__":
    main()
