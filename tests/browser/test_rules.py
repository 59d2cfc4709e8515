"""The rule book and the house rules by touch: what an AppTest cannot see, tap for tap."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from referee.games import GAMES
from tests.browser.devices import OpenPage, drawn
from tests.browser.table import Table
from tests.pages.tables import play

NAMES = ("Ada", "Bo", "Carla", "Dan")


def fits(page: Page) -> None:
    """Nothing sticks out at the side."""
    main = page.get_by_test_id("stMain")
    assert main.evaluate("it => it.scrollWidth <= it.clientWidth")


def at_the_top(found: Locator) -> None:
    """It has been scrolled to, below the header."""
    expect(found).to_be_in_viewport()
    box = found.bounding_box()
    assert box
    assert 40 < box["y"] < 160


def theme(page: Page, name: str) -> None:
    page.locator('[data-testid="stExpander"] summary', has_text=name).tap()
    drawn(page)


@pytest.mark.parametrize("device", ["phone", "tablet"])
def test_the_rule_book_leads_from_the_contents_to_a_rule_and_its_sources(
    table: Table, open_page: OpenPage, device: str
) -> None:
    page = open_page(f"{table.server.url}/rules?game=flip", device, locale="it-IT")
    fits(page)
    page.locator(".contents summary").tap()
    page.locator(".contents").get_by_text("Jolly che fanno pescare e sfide").tap()
    at_the_top(page.locator("#part-challenge"))
    rule = page.locator('[id="rule-wild_draw.legality"]')
    rule.locator(".from summary").first.tap()
    expect(rule.locator(".from li").first).to_have_text("Uno Flip (Marquoir): 2 How to play")
    rule.locator(".point summary").first.tap()
    readings = rule.locator(".point").first.locator(".readings > li")
    expect(readings.nth(0)).to_contain_text("foglio Marquoir")
    expect(readings.nth(1)).to_contain_text("foglio Gamerules")
    fits(page)


def test_an_address_leads_to_a_rule(table: Table, open_page: OpenPage) -> None:
    url = table.server.url
    at_the_top(open_page(f"{url}/rules?game=stacko&rule=block.debt", "phone").locator(".found"))
    at_the_top(open_page(f"{url}/rules?game=tippo#rule-stop.cover", "phone").locator(".found"))


def test_another_game_is_a_tap_away_and_a_reload_comes_back_to_it(
    table: Table, open_page: OpenPage
) -> None:
    page = open_page(f"{table.server.url}/rules?game=flip&rule=flip.chooser", "phone")
    page.get_by_role("radio", name="UNO Stacko").tap()
    expect(page.locator('[id="rule-block.pull"]')).to_be_attached()
    expect(page).to_have_url(re.compile("game=stacko"))
    assert "rule=" not in page.url
    page.reload()
    drawn(page)
    expect(page.locator('[id="rule-block.pull"]')).to_be_attached()


def test_house_rules_are_chosen_by_touch_and_played_by_from_then_on(
    table: Table, open_page: OpenPage
) -> None:
    match = play(table.store, NAMES, (0, 10, 20, 30))
    page = open_page(table.address(match), "phone", locale="it-IT")
    page.get_by_text("Regole della casa: foglio Marquoir, niente di cambiato").tap()
    agree = page.locator(".st-key-house-agree button")
    expect(agree).to_be_disabled()
    theme(page, "Regole della casa")
    page.get_by_text("Sommare le carte Pesca", exact=True).tap()
    expect(page.get_by_text("Cambiato: Sommare le carte Pesca")).to_be_visible()
    expect(page.get_by_text("Scambiare le mani con un 7", exact=True)).to_be_visible()
    theme(page, "La prima carta")
    page.get_by_text("Lo sceglie il mazziere.").tap()
    expect(page.locator(".differences tbody tr")).to_have_count(2)
    fits(page)
    expect(agree).to_be_enabled()
    agree.tap()
    expect(agree).to_be_disabled()
    assert table.lines(match)[1:] == ["amend stacking=true starting_wild=dealer"]
    page.goto(table.address(match))
    drawn(page)
    expect(page.locator(".headline p")).to_contain_text("foglio Marquoir, 2 punti cambiati")


def test_the_next_match_takes_the_rules_that_were_tapped(table: Table, open_page: OpenPage) -> None:
    page = open_page(f"{table.server.url}/new", "phone")
    page.locator(".st-key-new-house-rules button").tap()
    page.get_by_role("radio", name="Gamerules sheet").tap()
    departing = len(GAMES["flip"].preset("gamerules").values)
    expect(page.locator(".differences tbody tr")).to_have_count(departing)
    page.get_by_label("Name", exact=True).fill("Sunday")
    page.locator(".st-key-house-save button").tap()
    expect(page.get_by_role("radio", name="Sunday")).to_be_checked()
    page.locator(".st-key-house-done button").tap()
    line = page.locator(".st-key-new-house-rules button")
    expect(line).to_have_text("House rules: Gamerules sheet, nothing changed ›")
