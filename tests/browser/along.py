"""A hand played along on a device: every line of its log as the taps that log it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from referee.cards import Card, Colour
from referee.events import (
    Accepted,
    Called,
    Caught,
    Challenged,
    Drew,
    Dropped,
    Fell,
    Found,
    Kept,
    Named,
    PiledUp,
    Placed,
    Played,
    Pulled,
    Revealed,
    Spilled,
    Started,
    TakenBack,
)
from referee.notation import read
from tests.browser.devices import drawn

ACTS = {
    Drew: "draw",
    Kept: "keep",
    Accepted: "accept",
    Caught: "catch",
    Called: "call",
    Spilled: "spill",
    Placed: "place",
    Fell: "fall",
}


class Along:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.heading = page.locator(".board h1")
        self.told = page.locator(".play-told")
        self.lines = page.locator(".hand-log .line .said")
        self.bar = page.locator(".st-key-play-bar")

    def seat(self, seat: int) -> Locator:
        return self.page.locator(f'[data-tap="seat-{seat}"]')

    def button(self, name: str) -> Locator:
        return self.page.locator(".st-key-play-do").get_by_role("button", name=name)

    def act(self, key: str) -> Locator:
        """One of the buttons that keep their places."""
        return self.page.locator(f".st-key-act-{key} button")

    def key(self, card: Card) -> Locator:
        """On a narrow screen its colour has to be opened first."""
        return self.page.locator(f'.picker [data-card="{card}"]')

    def tap_card(self, card: Card, colour: Colour | None = None) -> None:
        expect(self.key(card)).to_be_attached()
        if card.colour and not self.key(card).is_visible():
            tabs = self.page.locator(".tab")
            tabs.and_(self.page.get_by_label(card.colour.name.lower(), exact=True)).tap()
        self.key(card).tap()
        if colour:
            self.page.locator(f'.picker [data-colour="{colour}"]').first.tap()

    def goes(self, name: str) -> None:
        """Tap a button of the bar."""
        self.bar.get_by_role("button", name=name).tap()

    def log(self, *lines: str) -> None:
        """Each line by its taps; returns once it stands in the log in words."""
        for line in lines:
            before = self.count()
            self._tap(line)
            expect(self.page.locator(".hand-log .line .number").first).to_have_text(str(before + 1))
            drawn(self.page)

    def count(self) -> int:
        """Lines of the hand so far."""
        numbers = self.page.locator(".hand-log .line .number")
        return int(numbers.first.inner_text()) if numbers.count() else 0

    def _tap(self, line: str) -> None:
        event = read(line)
        back = isinstance(event, TakenBack)
        deed = event.deed if isinstance(event, TakenBack) else event
        match deed:
            case Started((card,)) | Pulled(_, card, _, None):
                self._picked(card, None, back)
            case Started(cards):
                for card in cards:
                    self.tap_card(card)
                self.page.get_by_role("button", name="Done").tap()
                self.goes("Next")
            case Pulled(_, card, _, colour):
                self._picked(card, colour, back)
            case Played(_, card, colour, pile, uno):
                if uno:
                    self.act("uno").tap()
                    self.page.locator(".st-key-act-uno [data-testid=stIconMaterial]").wait_for()
                self._picked(card, colour, back, ("Left tray", "Right tray")[pile])
            case Revealed(card) | Dropped(_, card):
                self.tap_card(card)
            case Named(_, colour):
                self.page.locator(f'.picker [data-colour="{colour}"]').tap()
            case Challenged(_, Found() as found):
                self.act(found).tap()
            case Challenged(_, shown):
                self.act("challenge").tap()
                for card in shown:
                    self.tap_card(card)
                self.page.get_by_role("button", name="Done").tap()
            case PiledUp(_, _, colour):
                self.act("two_hands").tap()
                self.page.locator(f'.picker [data-colour="{colour}"]').tap()
            case _:
                self.act(ACTS[type(deed)]).tap()

    def _picked(self, card: Card, colour: Colour | None, back: bool, tray: str = "") -> None:
        self.tap_card(card, colour)
        expect(self.page.locator(".play-told.picked")).to_be_visible()
        ways = self.bar.get_by_role("button", name=re.compile(r"·|It stood|Taken back|deck"))
        expect(ways.first).to_be_visible()
        if back:
            self.goes("Taken back")
        elif ways.filter(has_text=tray).count() and tray:
            self.goes(tray)
        else:
            ways.filter(has_not_text=re.compile("Taken back|deck")).first.tap()


def play_along(page: Page) -> Along:
    """From the score sheet to the hand."""
    page.get_by_role("button", name="Play along").tap()
    page.locator(".board").wait_for()
    drawn(page)
    return Along(page)
