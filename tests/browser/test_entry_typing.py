"""Entering a hand by typing: sums, and the keyboard of a laptop."""

import pytest
from playwright.sync_api import expect

from tests.browser.entry_page import Opened, chip, echo, fill_in, key, primary, saved, status


def test_a_typed_sum_and_cards_exclude_each_other_and_undo_loses_neither(entry: Opened) -> None:
    page = entry()
    chip(page, "Ada").tap()
    key(page, "7").tap()
    page.locator("input.sum").press_sequentially("12+11")
    expect(status(page)).to_have_text("The sum counts now, not the cards. Undo brings them back.")
    expect(chip(page, "Bo")).to_contain_text("= 23")
    key(page, "9").tap()
    expect(status(page)).to_have_text("Cards count now, not the sum 12+11. Undo brings it back.")
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator("input.sum")).to_have_value("12+11")
    page.get_by_role("button", name="Undo").tap()
    expect(chip(page, "Bo")).to_contain_text("1 card · 7")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("12-3", "Carla: points left are never below zero"),
        ("12 11", "Carla: a sum is written like 12+11"),
        ("12+", "Carla: a sum is written like 12+11"),
        ("1481", "Carla: 1481 is more than the whole deck, 1480"),
        ("0", "Carla: the deck has no cards left that make 0"),
    ],
)
def test_a_sum_that_cannot_be_right_is_named_and_kept(entry: Opened, typed: str, said: str) -> None:
    page = entry()
    fill_in(page)
    chip(page, "Carla").tap()
    page.locator("input.sum").fill(typed)
    primary(page).tap()
    expect(page.locator(".hand .problem")).to_have_text(said)
    expect(page.locator("input.sum")).to_have_value(typed)
    assert echo(page)["sent"] == []


def test_a_sum_in_other_digits_is_a_sum(entry: Opened) -> None:
    page = entry()
    fill_in(page)
    page.locator("input.sum").fill("１２ + ١١")
    primary(page).tap()
    [sent] = saved(page)
    assert sent["left"]["3"] == {"sum": "12+11"}


def test_all_sums_together_cannot_pass_the_value_of_the_deck(entry: Opened) -> None:
    page = entry()
    fill_in(page)
    page.locator("input.sum").fill("800")
    chip(page, "Carla").tap()
    page.locator("input.sum").fill("700")
    primary(page).tap()
    expect(page.locator(".hand .problem")).to_have_text(
        "Together 1507: the whole deck is worth 1480"
    )


def test_the_keyboard_of_a_laptop_enters_a_whole_hand(entry: Opened) -> None:
    page = entry("", "laptop")
    runs = echo(page)["runs"]
    chip(page, "Ada").click()
    for pressed in ("7", "7", "e", "r", "c", "Backspace", "Enter"):
        page.keyboard.press(pressed)
    expect(chip(page, "Bo")).to_contain_text("4 cards · 64")
    page.locator("input.sum").click()
    page.keyboard.type("12+7")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(chip(page, "Carla")).to_contain_text("= 19")
    expect(chip(page, "Dan")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("5")
    assert echo(page)["runs"] == runs, "a letter was a command of Streamlit's"
    page.keyboard.press("Enter")
    [sent] = saved(page)
    assert sent["left"] == {
        "1": {"cards": ["7", "7", "E", "R"]},
        "2": {"sum": "12+7"},
        "3": {"cards": ["5"]},
    }


def test_enter_in_the_sum_field_goes_on_and_keeps_the_field(entry: Opened) -> None:
    page = entry("", "laptop")
    chip(page, "Ada").click()
    page.locator("input.sum").click()
    for typed in ("12+11", "30", "7"):
        page.keyboard.type(typed)
        page.keyboard.press("Enter")
    [sent] = saved(page)
    assert sent["left"] == {"1": {"sum": "12+11"}, "2": {"sum": "30"}, "3": {"sum": "7"}}


def test_enter_on_a_key_reached_by_tab_lays_that_card(entry: Opened) -> None:
    page = entry("", "laptop")
    chip(page, "Ada").click()
    page.keyboard.press("Tab")
    key(page, "8").focus()
    page.keyboard.press("Enter")
    expect(chip(page, "Bo")).to_contain_text("1 card · 8")
