"""The keys with which cards are picked: what a tap sends, on wide and narrow screens."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.devices import OpenPage, drawn
from tests.browser.serving import Demos

OpenPicker = Callable[..., Page]
BEYOND = "element => element.scrollWidth - element.clientWidth"


@pytest.fixture
def picker(demos: Demos, open_page: OpenPage) -> OpenPicker:
    def open_picker(query: str = "", device: str = "tablet") -> Page:
        page = open_page(f"{demos('picker').url}/?{query}", device)
        page.locator(".picker").wait_for()
        return page

    return open_picker


def card(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def picked(page: Page, *picks: object) -> None:
    expect(page.get_by_text(f"Picked: {list(picks)}")).to_be_visible()


def test_a_tap_is_the_answer_every_time(picker: OpenPicker) -> None:
    page = picker()
    card(page, "blue 7").tap()
    picked(page, {"card": "B7"})
    expect(card(page, "blue 7")).to_have_attribute("aria-pressed", "true")
    card(page, "blue 7").tap()
    picked(page, {"card": "B7"}, {"card": "B7"})


def test_a_phone_shows_one_colour_at_a_time_and_opens_with_the_one_in_force(
    picker: OpenPicker,
) -> None:
    page = picker(device="phone")
    expect(card(page, "yellow 7")).to_be_visible()
    expect(card(page, "blue 7")).to_be_hidden()
    page.locator(".tab").and_(page.get_by_label("blue", exact=True)).tap()
    card(page, "blue Reverse").tap()
    picked(page, {"card": "BR"})


def test_a_phone_shows_what_fits_of_the_other_colours_too(picker: OpenPicker) -> None:
    page = picker("fits=1", "phone")
    expect(card(page, "yellow 7")).to_be_visible()
    expect(card(page, "red 7")).to_be_hidden()
    card(page, "blue 7").tap()
    picked(page, {"card": "B7"})


def test_a_tablet_shows_all_colours_at_once(picker: OpenPicker) -> None:
    page = picker()
    expect(page.locator(".key:visible")).to_have_count(54)
    expect(page.locator(".tab:visible")).to_have_count(0)


def test_a_card_that_something_speaks_against_says_why_and_can_be_picked(
    picker: OpenPicker,
) -> None:
    page = picker("marks=1")
    marked = card(page, "red 7, not by the rules: no match")
    expect(marked).to_have_class("key marked")
    marked.tap()
    picked(page, {"card": "R7"})


def test_a_wild_asks_for_its_colour_and_another_card_can_be_picked_instead(
    picker: OpenPicker,
) -> None:
    page = picker("ask=named")
    card(page, "Wild").tap()
    expect(page.get_by_text("Wild: which colour?")).to_be_visible()
    card(page, "Another card").tap()
    card(page, "Wild Draw Two").tap()
    page.locator(".colour", has_text="green").tap()
    picked(page, {"card": "W+2", "colour": "G"})


def test_a_wild_that_lies_there_is_one_tap(picker: OpenPicker) -> None:
    page = picker("ask=lying&game=classic")
    card(page, "Wild, green").tap()
    picked(page, {"card": "W>G"})
    expect(card(page, "Wild Draw Four")).to_have_count(0)


def test_a_tilt_needs_no_colour(picker: OpenPicker) -> None:
    page = picker("game=tippo&ask=named")
    card(page, "Tilt").tap()
    picked(page, {"card": "WT"})


def test_a_colour_alone_is_one_tap(picker: OpenPicker) -> None:
    page = picker("side=dark&ask=colour")
    page.locator(".colour", has_text="teal").tap()
    picked(page, {"colour": "T"})


def test_a_hand_is_collected_corrected_and_sent_once(picker: OpenPicker) -> None:
    page = picker("ask=many")
    for name in ("blue 7", "blue 7", "Wild"):
        card(page, name).tap()
    card(page, "blue 7, take off").first.tap()
    card(page, "Done · 2 cards").tap()
    picked(page, {"cards": ["B7", "W"]})


def test_no_more_copies_are_collected_than_the_deck_has(picker: OpenPicker) -> None:
    page = picker("ask=many")
    for _ in range(3):
        page.locator('[data-card="B7"]').tap(force=True)
    expect(page.get_by_text("No more of blue 7: the deck has 2.")).to_be_visible()
    expect(card(page, "Done · 2 cards")).to_be_visible()


def test_a_hand_that_is_being_collected_outlives_a_rerun(picker: OpenPicker) -> None:
    page = picker("ask=many")
    card(page, "blue 7").tap()
    page.get_by_role("button", name="Again").tap()
    drawn(page)
    expect(card(page, "Done · 1 card")).to_be_visible()


@pytest.mark.parametrize("device", ["phone", "tablet", "laptop"])
@pytest.mark.parametrize("query", ["game=flip", "game=tippo", "game=stacko", "game=tippo&ask=many"])
def test_every_key_is_as_large_as_a_finger_and_none_makes_the_page_wider(
    picker: OpenPicker, query: str, device: str
) -> None:
    page = picker(query, device)
    assert page.get_by_test_id("stMain").evaluate(BEYOND) == 0
    sizes = page.locator(".picker button:visible").evaluate_all(
        "keys => keys.map(key => [key.offsetWidth, key.offsetHeight])"
    )
    assert min(min(size) for size in sizes) >= 44
