"""From the click on "Save" to the new totals on the screen, beside a one-button page.

python -m benchmarks.save_hand
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Page

from benchmarks.served import AS_IT_IS, YARDSTICKS, browser, filled, median, p95
from tests.browser.serving import ROOT, Server

ROUNDS = 3
CLICKS = 16
WARM_UP = 6

# Runs in the page, so that nothing but the page is measured: from the click to the frame that is
# painted after the totals have changed.
CLICK = """async (button) => {
  const totals = () =>
    [...document.querySelectorAll(".strip .total")].map((it) => it.textContent).join();
  const before = totals();
  const start = performance.now();
  return await new Promise((done, failed) => {
    const seen = new MutationObserver(() => {
      if (totals() === before) return;
      seen.disconnect();
      done(performance.now() - start);
    });
    seen.observe(document.body, { subtree: true, childList: true, characterData: true });
    setTimeout(() => failed(new Error("the totals did not change")), 10000);
    button.click();
  });
}"""


def one_button(chrome: Browser, *, tamed: bool) -> list[float]:
    env = AS_IT_IS | ({"TAMED": "1"} if tamed else {})
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(YARDSTICKS / "button.py", Path(folder), env) as server,
        opened(chrome, server.url, ".strip .total") as page,
    ):
        button = page.get_by_role("button", name="Go")
        return [clicked(page, button.element_handle()) for _ in range(CLICKS)][WARM_UP:]


def our_page(chrome: Browser, matches: int) -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        match = filled(Path(folder), matches)
        with (
            Server(ROOT / "app.py", Path(folder)) as server,
            opened(chrome, f"{server.url}/match?match={match}", ".entry .chip") as page,
        ):
            return [save(page) for _ in range(CLICKS)][WARM_UP:]


def save(page: Page) -> float:
    page.locator(".entry .chip").first.click()
    for keys in ("73", "12", "9r"):
        for key in keys:
            page.keyboard.press(key)
        if keys != "9r":
            page.keyboard.press("Enter")
    page.wait_for_timeout(150)  # a thumb needs as long to find the button
    took = clicked(page, page.locator(".entry .primary").element_handle())
    page.locator(".entry .chip").first.wait_for()
    return took


def clicked(page: Page, button: object) -> float:
    took = float(page.evaluate(CLICK, button))
    page.locator('[data-testid="stApp"][data-test-script-state="notRunning"]').wait_for()
    page.wait_for_timeout(100)
    return took


@contextmanager
def opened(chrome: Browser, url: str, ready: str) -> Iterator[Page]:
    """Closed again: a page whose server has gone keeps looking for it."""
    page = chrome.new_page(viewport={"width": 1280, "height": 900}, locale="en-GB")
    page.goto(url)
    page.locator(ready).first.wait_for()
    page.wait_for_timeout(2500)
    yield page
    page.close()


def main() -> None:
    wanted: dict[str, Callable[[Browser], list[float]]] = {
        "one button, Streamlit as it is": partial(one_button, tamed=False),
        "one button, collector tamed": partial(one_button, tamed=True),
        "save a hand, 1 match": partial(our_page, matches=1),
        "save a hand, 2,000 matches": partial(our_page, matches=2000),
    }
    took: dict[str, list[float]] = {name: [] for name in wanted}
    with browser() as chrome:
        for _ in range(ROUNDS):  # in turn, so that a busy moment, or a cold browser, falls on all
            for name, measure in wanted.items():
                took[name] += measure(chrome)
    default, tamed, *_ = map(median, took.values())
    for name, times in took.items():
        print(
            f"{name:32} median {median(times):6.1f} ms  p95 {p95(times):6.1f} ms  "
            f"x {median(times) / default:.2f} of default  "
            f"x {median(times) / tamed:.2f} of tamed"
        )


if __name__ == "__main__":
    main()
