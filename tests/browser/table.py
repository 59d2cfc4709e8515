"""A table at which people play: the served app with its store, and the sheet as they touch it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

from playwright.sync_api import Locator, Page, expect

from db import open_store
from stats.looks import COLOURS, SYMBOLS
from tests.browser import entry_page
from tests.browser.devices import drawn
from tests.browser.serving import ROOT, Server

Cards = Sequence[str] | str | None
"""What somebody is left with: faces, a typed sum, or None for who sat out."""


class Table:
    """The app on a database that the test opens as well, as another program would."""

    def __init__(self, folder: Path, env: Mapping[str, str] = {}) -> None:
        self.file = folder / "uno.db"
        self.server = Server(ROOT / "app.py", folder, env)
        self.store = open_store(f"sqlite:///{self.file}", colours=COLOURS, symbols=SYMBOLS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.store.close()
        self.server.stop()

    def address(self, match: str) -> str:
        return f"{self.server.url}/match?match={match}"

    def lines(self, match: str) -> list[str]:
        """The log on disk, without the line that opened it."""
        return [entry.line for entry in self.store.load(match).entries[1:]]


class Sheet:
    """The score sheet of a match on a device that is touched: what is done and read there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.headline = page.locator(".headline h1")
        self.title = page.locator(".entry .title:visible")
        self.primary = entry_page.primary(page)
        self.status = entry_page.status(page)
        self.sum = page.locator("input.sum:visible")
        self.panel = page.locator(".panel:visible")
        self.winner = page.locator(".finish h2")

    def chip(self, name: str) -> Locator:
        return entry_page.chip(self.page, name)

    def key(self, face: str) -> Locator:
        return entry_page.key(self.page, face)

    def speak(self, language: str) -> None:
        switch = self.page.locator(".st-key-language")
        switch.get_by_role("radio", name=language, exact=True).tap()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def lay(self, name: str, cards: Cards) -> None:
        """What one player is left with, once it is said who went out."""
        self.chip(name).tap()
        if cards is None:
            self.button("Sat out").tap()
        elif isinstance(cards, str):
            self.sum.fill(cards)
        else:
            for face in cards:
                self.key(face).tap()

    def fill_in(self, out: str, left: Mapping[str, Cards], side: str | None = None) -> None:
        """A whole hand, but for the tap that saves it."""
        expect(self.title).to_have_count(1)  # the form of a correction may still be leaving
        self.chip(out).tap()
        if side:
            self.button(side).tap()
        for name, cards in left.items():
            self.lay(name, cards)

    def save(self) -> None:
        """Returns once the sheet shows the hand."""
        before = self.headline.inner_text()
        self.primary.tap()
        expect(self.headline).not_to_have_text(before)

    def play(self, out: str, left: Mapping[str, Cards], side: str | None = None) -> None:
        self.fill_in(out, left, side)
        self.save()

    def shows_totals(self, *totals: int) -> None:
        """By seat; a total may be followed by what the last hand brought."""
        expected = [re.compile(rf"^\s*{total}(\s*\+\d+)?\s*$") for total in totals]
        expect(self.page.locator(".strip .total")).to_have_text(expected)

    def row(self, hand: int) -> Locator:
        """A hand in the grid."""
        number = self.page.locator(".number", has_text=re.compile(rf"^{hand}$"))
        return self.page.locator(".frame tr", has=number)

    def correct(self, hand: int) -> None:
        """Open an earlier hand."""
        self.row(hand).locator("button.number").tap()
        expect(self.title).to_have_text(f"Correct hand {hand}")

    def give_reason(self, who: str, why: str) -> None:
        reason = self.page.locator(".reason")
        for said in (who, why):
            reason.get_by_role("button", name=said, exact=True).tap()

    def change(self, button: str) -> None:
        """Tap a button that records something; returns once the page is drawn anew."""
        before = self.history()
        self.button(button).tap()
        expect(self.page.locator(".history li")).to_have_count(len(before) + 1)
        drawn(self.page)

    def history(self) -> list[str]:
        """Every entry in words, newest first."""
        told = self.page.locator(".history li")
        if not told.count():
            self.page.locator(".st-key-history summary").tap()
        told.first.wait_for()
        return told.all_inner_texts()


def begin(page: Page, *names: str, choices: Sequence[str] = (), target: int | None = None) -> Sheet:
    """From Home to the first hand of a match of these players, who are typed in.

    `choices` are tapped as they are called: a game, then a scoring system.
    """
    page.get_by_role("button", name="New match").tap()
    field = page.get_by_label("New player")
    field.wait_for()
    drawn(page)
    for place, name in enumerate(names):
        field.fill(name)
        field.press("Enter")
        expect(page.locator(".seat").nth(place)).to_contain_text(name)
        drawn(page)
    for choice in choices:
        page.get_by_role("radio", name=choice).tap()
        expect(page.get_by_role("radio", name=choice)).to_be_checked()
        drawn(page)
    if target:
        page.get_by_role("button", name=str(target), exact=True).tap()
        expect(page.get_by_role("spinbutton")).to_have_value(str(target))
    page.get_by_role("button", name="Start ·").tap()
    sheet = Sheet(page)
    sheet.title.wait_for()
    return sheet


def count_taps(page: Page) -> None:
    page.evaluate(
        "() => { window.taps = 0; addEventListener('pointerup', () => window.taps++, true); }"
    )


def taps(page: Page) -> int:
    """Since `count_taps`, on this page and on those that the app has shown in its place."""
    counted: int = page.evaluate("window.taps")
    return counted
