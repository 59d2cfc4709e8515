"""From the start of the process to the first painted page, beside an empty app.

python -m benchmarks.cold_start
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser

from benchmarks.served import AS_IT_IS, YARDSTICKS, browser, filled, median
from tests.browser.serving import ROOT, Server

STARTS = 7


def start(chrome: Browser, script: Path, folder: Path, ready: str, env: dict[str, str]) -> float:
    """Seconds until the page shows what it is for, in a browser that has never seen it."""
    context = chrome.new_context(locale="en-GB")
    page = context.new_page()
    begun = time.perf_counter()
    with Server(script, folder, env) as server:
        page.goto(server.url, wait_until="commit")
        page.get_by_text(ready).first.wait_for()
        took = time.perf_counter() - begun
        context.close()
    return took


def main() -> None:
    with browser() as chrome, tempfile.TemporaryDirectory() as folder:
        filled(Path(folder), 20)
        empty, ours = [], []
        for _ in range(STARTS):  # in turn, so that a busy moment falls on both
            empty.append(start(chrome, YARDSTICKS / "empty.py", Path(folder), "ready", AS_IT_IS))
            ours.append(start(chrome, ROOT / "app.py", Path(folder), "Running", {}))
    print(f"empty app  median {median(empty):.2f} s  {[round(it, 2) for it in empty]}")
    print(f"our home   median {median(ours):.2f} s  {[round(it, 2) for it in ours]}")
    print(f"ratio {median(ours) / median(empty):.2f}")


if __name__ == "__main__":
    main()
