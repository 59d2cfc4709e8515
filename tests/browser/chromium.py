"""The Chromium of the browser tests.

`python -m tests.browser.chromium` brings one where there is none.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

# The headless shell has no windows to draw: a page costs it two thirds of what it costs the others.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
)
# A test browser looks nothing up and updates nothing.
ARGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def args() -> list[str]:
    """The flags to launch with: as root, Chromium refuses to start inside its sandbox."""
    return [*ARGS, "--no-sandbox"] if is_root() else [*ARGS]


def find(playwright: Playwright) -> str | None:
    """Path of Playwright's own build if it was downloaded, else of a browser on the PATH."""
    own = Path(playwright.chromium.executable_path)
    release = own.parents[1]  # …/chromium-1234, beside it …/chromium_headless_shell-1234
    shells = release.parent.glob(
        f"{release.name.replace('-', '_headless_shell-')}/*/*headless*shell*"
    )
    built = [str(it) for it in (*shells, own) if it.is_file()]
    return next(iter(built), None) or next(filter(None, map(shutil.which, NAMES)), None)


def bring() -> str | None:
    """Download Playwright's build, or install the package of Debian and Ubuntu.

    Returns the path of what is there then; each attempt says what it does, and its failure is
    no more than the reason to try the next.
    """
    attempts = [[sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]]
    if shutil.which("apt-get") and is_root():
        attempts += [["apt-get", "update"]]
        attempts += [["apt-get", "install", "-y", name] for name in NAMES[:2]]
    for command in attempts:
        print("No Chromium yet. Trying:", *command[-4:], flush=True)
        if subprocess.run(command).returncode:
            print("That did not work.", flush=True)
        with sync_playwright() as playwright:
            if found := find(playwright):
                return found
    return None


def main() -> int:
    with sync_playwright() as playwright:
        found = find(playwright)
    found = found or bring()
    print(
        f"Browser tests run in {found}"
        if found
        else "No Chromium for the browser tests: put chromium or google-chrome on the PATH."
    )
    return not found


if __name__ == "__main__":
    sys.exit(main())
