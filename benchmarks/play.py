"""From the tap on a card to its verdict on the screen, beside a one-button page.

python -m benchmarks.play
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ElementHandle, Page

import db
from benchmarks.save_hand import one_button, opened
from benchmarks.served import browser, median, p95
from referee.events import Opened
from referee.notation import read
from stats.looks import COLOURS, SYMBOLS
from tests.browser.serving import ROOT, Server

TAPS = 30
WARM_UP = 6
SETTLING = 6000
"""Milliseconds for what the server imports once its first page is read, on a slow machine too."""

# Runs in the page: from the tap to the frame that is painted after the verdict has changed.
TAP = """async (key) => {
  const verdict = () => document.querySelector(".play-told").innerHTML;
  const before = verdict();
  const start = performance.now();
  return await new Promise((done, failed) => {
    const seen = new MutationObserver(() => {
      if (verdict() === before) return;
      seen.disconnect();
      done(performance.now() - start);
    });
    seen.observe(document.body, { subtree: true, childList: true, characterData: true });
    setTimeout(() => failed(new Error("the verdict did not change")), 10000);
    key.click();
  });
}"""


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


def play_along(chrome: Browser, events: int) -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        match = begun(Path(folder), events)
        with (
            Server(ROOT / "app.py", Path(folder)) as server,
            opened(chrome, f"{server.url}/play?match={match}", ".picker .key") as page,
        ):
            page.wait_for_timeout(SETTLING)
            return [tapped(page, "B7" if at % 2 else "R7") for at in range(TAPS)][WARM_UP:]


def tapped(page: Page, card: str) -> float:
    key: ElementHandle | None = page.locator(f'[data-card="{card}"]').element_handle()
    took = float(page.evaluate(TAP, key))
    page.locator('[data-testid="stApp"][data-test-script-state="notRunning"]').wait_for()
    page.wait_for_timeout(100)
    return took


def main() -> None:
    with browser() as chrome:
        default = one_button(chrome, tamed=False)
        tamed = one_button(chrome, tamed=True)
        first, late = play_along(chrome, 1), play_along(chrome, 300)
    for name, took in (
        ("one button, Streamlit as it is", default),
        ("one button, collector tamed", tamed),
        ("a card tapped, hand just begun", first),
        ("a card tapped, 300 events", late),
    ):
        print(
            f"{name:32} median {median(took):6.1f} ms  p95 {p95(took):6.1f} ms  "
            f"x {median(took) / median(default):.2f} of default  "
            f"x {median(took) / median(tamed):.2f} of tamed"
        )


if __name__ == "__main__":
    main()
