"""From the click on "Save" to the new totals on the screen, beside a one-button page.

python -m benchmarks.save_hand
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Page

from benchmarks.pages import Tap, compare, opened, tapped
from benchmarks.served import filled
from tests.browser.serving import ROOT, Server


@contextmanager
def our_page(chrome: Browser, *, matches: int) -> Iterator[tuple[Page, Tap]]:
    with tempfile.TemporaryDirectory() as folder:
        match = filled(Path(folder), matches)
        with (
            Server(ROOT / "app.py", Path(folder)) as server,
            opened(chrome, f"{server.url}/match?match={match}", ".entry .chip") as page,
        ):
            yield page, partial(save, page)


def save(page: Page) -> float:
    page.locator(".entry .chip").first.click()
    for keys in ("73", "12", "9r"):
        for key in keys:
            page.keyboard.press(key)
        if keys != "9r":
            page.keyboard.press("Enter")
    page.wait_for_timeout(150)
    took = tapped(page, page.locator(".entry .primary").element_handle(), ".strip .total")
    page.locator(".entry .chip").first.wait_for()
    return took


def main() -> None:
    compare(
        {
            "save a hand, 1 match": partial(our_page, matches=1),
            "save a hand, 2,000 matches": partial(our_page, matches=2000),
        }
    )


if __name__ == "__main__":
    main()
