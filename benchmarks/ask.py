"""From a tap on a card to the verdict on the screen, beside a one-button page.

python -m benchmarks.ask
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

import db
from benchmarks.save_hand import CLICKS, WARM_UP, one_button, opened
from benchmarks.served import browser, median, p95
from referee.events import Opened
from referee.notation import read
from stats.looks import COLOURS, SYMBOLS
from tests.browser.serving import ROOT, Server

# Runs in the page, so that nothing but the page is measured: from the tap to the frame in which the
# verdict says something else.
TAP = """async (key) => {
  const verdict = () => document.querySelector(".verdict")?.textContent ?? "";
  const before = verdict();
  const start = performance.now();
  return await new Promise((done, failed) => {
    const seen = new MutationObserver(() => {
      if (verdict() === before || verdict() === "") return;
      seen.disconnect();
      done(performance.now() - start);
    });
    seen.observe(document.body, { subtree: true, childList: true, characterData: true });
    setTimeout(() => failed(new Error("no other verdict came")), 10000);
    key.click();
  });
}"""
CARDS = ("R8", "B8")


def at_no_table(chrome: Browser) -> list[float]:
    with tempfile.TemporaryDirectory() as folder, Server(ROOT / "app.py", Path(folder)) as server:
        return _measured(chrome, server.url)


def at_a_table(chrome: Browser, events: int) -> list[float]:
    """Asked about a hand that is being played along, of so many events."""
    with tempfile.TemporaryDirectory() as folder:
        _played(Path(folder), events)
        with Server(ROOT / "app.py", Path(folder)) as server:
            return _measured(chrome, server.url)


def _played(folder: Path, events: int) -> None:
    store = db.open_store(f"sqlite:///{folder / 'uno.db'}", colours=COLOURS, symbols=SYMBOLS)
    players = [store.add_player(name).id for name in ("Ada", "Bo", "Carla", "Dan")]
    match = store.new_match(Opened("classic", 4, 3, "standard", 500), players)
    lines = ["start R7", *(f"{turn % 4} draws R7 back" for turn in range(events - 1))]
    for after, line in enumerate(lines, start=1):
        store.record(match, read(line), after=after)  # type: ignore[arg-type]
    store.close()


def _measured(chrome: Browser, url: str) -> list[float]:
    with opened(chrome, f"{url}/ask?about=may_play", ".picker") as page:
        if page.locator(".label", has_text="on top").count():
            page.locator('[data-card="R7"]').click()
            page.locator(".label", has_text="to be played").wait_for()
        page.locator('[data-card="B9"]').click()
        page.locator(".verdict").wait_for()
        page.wait_for_timeout(2500)
        return [_tap(page, CARDS[turn % 2]) for turn in range(CLICKS)][WARM_UP:]


def _tap(page: Page, code: str) -> float:
    page.locator(".st-key-ask-again-card button").click()
    key = page.locator(f'[data-card="{code}"]')
    key.wait_for()
    _quiet(page)
    took = float(page.evaluate(TAP, key.element_handle()))
    _quiet(page)
    return took


def _quiet(page: Page) -> None:
    page.locator('[data-testid="stApp"][data-test-script-state="notRunning"]').wait_for()
    page.wait_for_timeout(100)


def main() -> None:
    with browser() as chrome:
        default = one_button(chrome, tamed=False)
        tamed = one_button(chrome, tamed=True)
        free, laid = at_no_table(chrome), at_a_table(chrome, 300)
    for name, took in (
        ("one button, Streamlit as it is", default),
        ("one button, collector tamed", tamed),
        ("tap a card, no match", free),
        ("tap a card, hand of 300 events", laid),
    ):
        print(
            f"{name:32} median {median(took):6.1f} ms  p95 {p95(took):6.1f} ms  "
            f"x {median(took) / median(default):.2f} of default  "
            f"x {median(took) / median(tamed):.2f} of tamed"
        )


if __name__ == "__main__":
    main()
