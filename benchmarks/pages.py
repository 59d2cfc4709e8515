"""Pages in Chromium, measured in turn beside a one-button page."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, ElementHandle, Page

from benchmarks.served import AS_IT_IS, YARDSTICKS, browser, median, p95
from tests.browser.serving import Server

ROUNDS = 46
WARM_UP = 6
Tap = Callable[[], float]
"""One tap on an open page; returns the milliseconds until its answer was painted."""

# Runs in the page, so that nothing but the page is measured: from the tap to the frame that is
# painted after what is looked at says something else.
TAPPED = """async ([button, looked]) => {
  const said = () =>
    [...document.querySelectorAll(looked)].map((it) => it.innerHTML).join();
  const before = said();
  const start = performance.now();
  return await new Promise((done, failed) => {
    const seen = new MutationObserver(() => {
      if (said() === before || said() === "") return;
      seen.disconnect();
      done(performance.now() - start);
    });
    seen.observe(document.body, { subtree: true, childList: true, characterData: true });
    setTimeout(() => failed(new Error(`${looked} did not change`)), 10000);
    button.click();
  });
}"""


def tapped(page: Page, button: ElementHandle | None, looked: str) -> float:
    """Milliseconds from the tap until what the selector `looked` finds has changed."""
    took = float(page.evaluate(TAPPED, [button, looked]))
    quiet(page)
    return took


def quiet(page: Page) -> None:
    page.locator('[data-testid="stApp"][data-test-script-state="notRunning"]').wait_for()
    page.wait_for_timeout(100)


@contextmanager
def opened(chrome: Browser, url: str, ready: str) -> Iterator[Page]:
    """Closed again: a page whose server has gone keeps looking for it."""
    page = chrome.new_page(viewport={"width": 1280, "height": 900}, locale="en-GB")
    page.goto(url)
    page.locator(ready).first.wait_for()
    page.wait_for_timeout(2500)
    yield page
    page.close()


@contextmanager
def one_button(chrome: Browser, *, tamed: bool) -> Iterator[tuple[Page, Tap]]:
    env = AS_IT_IS | ({"TAMED": "1"} if tamed else {})
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(YARDSTICKS / "button.py", Path(folder), env) as server,
        opened(chrome, server.url, ".strip .total") as page,
    ):
        button = page.get_by_role("button", name="Go").element_handle()
        yield page, partial(tapped, page, button, ".strip .total")


def compare(
    ours: dict[str, Callable[[Browser], AbstractContextManager[tuple[Page, Tap]]]],
) -> None:
    """Print how long each page takes beside the one-button page.

    All are open in one browser and tapped in turn, so that a busy moment falls on all of them.
    """
    wanted = {
        "one button, Streamlit as it is": partial(one_button, tamed=False),
        "one button, collector tamed": partial(one_button, tamed=True),
    } | ours
    with browser() as chrome, ExitStack() as stack:
        pages = {name: stack.enter_context(way(chrome)) for name, way in wanted.items()}
        took: dict[str, list[float]] = {name: [] for name in pages}
        for _ in range(ROUNDS):
            for name, (page, tap) in pages.items():
                page.bring_to_front()
                page.wait_for_timeout(150)  # a thumb needs as long to find the button
                took[name].append(tap())
    default, tamed, *_ = (median(times[WARM_UP:]) for times in took.values())
    for name, times in took.items():
        middle = median(times[WARM_UP:])
        print(
            f"{name:32} median {middle:6.1f} ms  p95 {p95(times[WARM_UP:]):6.1f} ms  "
            f"x {middle / default:.2f} of default  x {middle / tamed:.2f} of tamed"
        )
