"""The demo of the hand entry as the tests see it: its places and what it has received."""

import json
from collections.abc import Callable
from typing import Any
from uuid import uuid4

from playwright.sync_api import Locator, Page, expect

from tests.browser.devices import OpenPage
from tests.browser.serving import Server

Opened = Callable[..., Page]


def opener(server: Server, open_page: OpenPage) -> Opened:
    """`entry("answer=stale", "laptop")` opens the demo with a match of its own."""

    def opened(query: str = "", device: str = "phone", **options: Any) -> Page:
        page = open_page(f"{server.url}/?match={uuid4().hex[:6]}&dark&{query}", device, **options)
        expect(page.locator(".entry .title")).to_be_visible()
        return page

    return opened


def chip(page: Page, name: str) -> Locator:
    return page.locator(".chip:visible", has=page.locator(".name", has_text=name))


def key(page: Page, face: str) -> Locator:
    return page.locator(f'.keypad:visible [data-face="{face}"]')


def primary(page: Page) -> Locator:
    return page.locator(".primary:visible")


def status(page: Page) -> Locator:
    return page.locator(".status")


def echo(page: Page) -> dict[str, Any]:
    """What the demo has received so far."""
    said: dict[str, Any] = json.loads(page.get_by_test_id("stCode").inner_text())
    return said


def saved(page: Page, count: int = 1) -> list[dict[str, Any]]:
    """What the demo has stored, once it is that many."""
    expect(page.get_by_test_id("stCode")).to_contain_text(f'"stored": {count},')
    entries: list[dict[str, Any]] = echo(page)["saved"]
    return entries


def fill_in(page: Page) -> None:
    """Ada went out, the others hold 7, 8 and 9."""
    chip(page, "Ada").tap()
    for face in ("7", "8"):
        key(page, face).tap()
        primary(page).tap()
    key(page, "9").tap()
