"""The page that is asked, as people touch it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.devices import drawn


class Asking:
    """What is tapped and read there; every tap is counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0
        self.verdict = page.locator(".verdict")
        self.head = self.verdict.locator("h2")
        self.next = self.verdict.locator("li")
        self.why = page.locator(".why li")

    def tap(self, place: Locator) -> None:
        place.tap()
        self.taps += 1

    def tile(self, dispute: str) -> None:
        self.tap(self.page.locator(f".st-key-ask-tile-{dispute} button"))
        self.page.locator(".st-key-ask-bar").wait_for()

    def card(self, code: str) -> None:
        """A card of the picker that is open; on a narrow screen its colour comes first."""
        key = self.page.locator(f'.picker [data-card="{code}"]')
        key.wait_for(state="attached")
        tabs = self.page.locator(".picker .tab")
        if not key.is_visible():
            colour = key.locator("xpath=..").get_attribute("aria-label")
            self.tap(tabs.and_(self.page.get_by_label(colour or "")))
        self.tap(key)

    def question(self, label: str) -> None:
        """Waits until this is asked."""
        self.page.locator(".picker .label", has_text=label).wait_for()

    def colour(self, letter: str) -> None:
        self.tap(self.page.locator(f'.picker [data-colour="{letter}"]:visible'))

    def choose(self, name: str, question: str = "") -> None:
        place = self.page.get_by_role("radiogroup", name=question) if question else self.page
        choice = place.get_by_role("radio", name=name, exact=True)
        expect(choice).to_have_count(1)  # what was there before may still be going
        self.tap(choice)

    def button(self, name: str | re.Pattern[str]) -> None:
        self.tap(self.page.get_by_role("button", name=name))

    def says(self, head: str, *lines: str) -> None:
        expect(self.head).to_have_text(head)
        expect(self.head).to_be_in_viewport()
        for line in lines:
            expect(self.next.filter(has_text=line)).to_have_count(1)
        expect(self.why.first).to_be_visible()
        expect(self.page.locator(".why .tag").first).to_be_visible()


def ask(page: Page) -> Asking:
    """From Home to the tiles."""
    asking = Asking(page)
    asking.tap(page.locator(".st-key-home-ask button"))
    page.locator(".st-key-ask-tiles").wait_for()
    drawn(page)
    return asking
