"""The form in its other shapes: corrections, rounds without points, many and odd names."""

import pytest
from playwright.sync_api import expect

from tests.browser.entry_page import Opened, chip, echo, key, primary, saved, status


def test_a_correction_starts_from_the_log_and_asks_who_and_why(entry: Opened) -> None:
    page = entry("mode=correct")
    expect(chip(page, "Bo")).to_contain_text("3 cards · 44")
    expect(chip(page, "Carla")).to_contain_text("= 23")
    expect(chip(page, "Dan")).to_contain_text("sat out")
    key(page, "E").tap()
    primary(page).tap()
    expect(page.locator(".reason .problem").first).to_have_text("Still open: who corrects it")
    page.locator(".reason").get_by_role("button", name="Carla").tap()
    page.get_by_role("button", name="Miscounted").tap()
    expect(primary(page)).to_have_text("Correct hand 2 · Ada +97")
    primary(page).tap()
    [sent] = saved(page)
    assert (sent["mode"], sent["who"], sent["why"]) == ("correct", "Carla", "Miscounted")
    assert sent["left"]["1"] == {"cards": ["7", "7", "E", "E"]}


def test_a_correction_that_changes_nothing_is_not_sent(entry: Opened) -> None:
    page = entry("mode=correct")
    page.locator(".reason").get_by_role("button", name="Bo").tap()
    page.locator("input.why").fill("to try it")
    primary(page).tap()
    expect(status(page)).to_have_text("Nothing is changed yet.")
    assert echo(page)["sent"] == []


def test_striking_a_hand_out_takes_who_why_and_a_second_tap(entry: Opened) -> None:
    page = entry("mode=correct")
    page.get_by_role("button", name="Strike hand 2 out").tap()
    expect(page.locator(".reason .problem").first).to_be_visible()
    page.locator(".reason").get_by_role("button", name="Ada").tap()
    page.locator("input.why").fill("misdeal")
    page.get_by_role("button", name="Strike hand 2 out").tap()
    assert echo(page)["sent"] == []
    page.get_by_role("button", name="Tap again to strike hand 2 out").tap()
    [sent] = saved(page)
    assert (sent["trigger"], sent["who"], sent["why"]) == ("strike", "Ada", "misdeal")


def test_a_round_without_points_asks_who_fell_and_who_won(entry: Opened) -> None:
    page = entry("rounds")
    fell, won = (page.locator(".chips").nth(row) for row in (0, 1))
    fell.get_by_role("button", name="Ada").tap()
    primary(page).tap()
    expect(page.locator(".problem:visible")).to_have_text("Still open: who won")
    won.get_by_role("button", name="Ada").tap()
    expect(page.locator(".problem:visible")).to_contain_text("cannot win the round")
    won.get_by_role("button", name="Bo", exact=True).tap()
    expect(primary(page)).to_have_text("Save · Bo wins the round")
    primary(page).tap()
    [sent] = saved(page)
    assert (sent["fell"], sent["won"], sent["out"]) == (0, 1, None)


def test_names_are_shown_as_typed_and_never_as_markup(entry: Opened) -> None:
    page = entry("table=names")
    expect(page.locator(".chip .name").nth(3)).to_have_text("<b>Bo</b>")
    long = page.locator(".chip").first
    expect(long).to_have_attribute("aria-label", "Maximiliane-Charlotte von Hohenfels-Rode")


TOO_SMALL = """all => all.map((one) => [one.innerText, one.offsetWidth, one.offsetHeight])
  .filter(([, width, height]) => width < 44 || height < 44)"""


@pytest.mark.parametrize("width", [390, 820, 1280])
def test_ten_players_fit_and_every_target_is_a_thumb_wide(entry: Opened, width: int) -> None:
    page = entry("table=ten", viewport={"width": width, "height": 844})
    chip(page, "Ada").tap()
    key(page, "7").tap()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".entry button:visible").evaluate_all(TOO_SMALL) == []
    bar = page.locator(".bar").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] == pytest.approx(844, abs=1)
    keypad = page.locator(".keypad:visible").bounding_box()
    assert keypad is not None
    assert keypad["width"] <= 560


def test_a_key_says_its_name_its_points_and_how_many_are_laid(entry: Opened) -> None:
    page = entry()
    chip(page, "Ada").tap()
    key(page, "E").tap()
    key(page, "E").tap()
    expect(key(page, "E")).to_have_attribute("aria-label", "Skip Everyone, 30 points, 2 laid")
    expect(key(page, "1")).to_have_attribute("aria-label", "1, 1 point, 0 laid")
