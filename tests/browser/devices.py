"""The devices the app is used on, the moment a page is ready on them, and a fresh start."""

from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Page, expect

DEVICES: Mapping[str, Mapping[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True},
    "laptop": {"viewport": {"width": 1280, "height": 800}},
}
OpenPage = Callable[..., Page]


def drawn(page: Page) -> None:
    """Wait until the script has run to its end and no part of the page is still being loaded."""
    page.locator('[data-testid="stApp"][data-test-script-state="notRunning"]').wait_for()
    expect(page.get_by_test_id("stSkeleton")).to_have_count(0)


def emptied(page: Page) -> None:
    """Nothing is left of the test: no other page, no handler, nothing stored."""
    for other in page.context.pages:
        if other is not page:
            other.close()
    page.unroute_all()
    origin = "/".join(page.url.split("/")[:3])
    page.goto("about:blank")
    page.context.clear_cookies()
    protocol = page.context.new_cdp_session(page)
    protocol.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    protocol.detach()
