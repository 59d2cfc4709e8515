"""A walk through the statistics, on a telephone and on a laptop."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.devices import OpenPage
from tests.browser.table import Table
from tests.pages.tables import play

NAMES = ["Ada", "Bartholomew the Younger", "Carla"]
HANDS = [(0, 60, 5), (0, 80, 20), (30, 0, 90), (0, 70, 40), (0, 90, 40), (0, 20, 80)]


def fits(page: Page) -> None:
    """Nothing makes the page wider than the screen, and no figure is cut off."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    cut = page.locator('[data-testid^="stMetric"] *').evaluate_all(
        "all => all.filter((it) => getComputedStyle(it).overflowX !== 'visible')"
        ".filter((it) => it.scrollWidth > it.clientWidth + 1 && it.clientWidth)"
        ".map((it) => it.textContent)"
    )
    assert cut == []


@pytest.mark.parametrize("width", [390, 1280])
def test_from_the_end_of_a_match_to_its_figures_and_everybody_s(
    table: Table, open_page: OpenPage, width: int
) -> None:
    match = play(table.store, NAMES, *HANDS)
    page = open_page(table.address(match))
    page.set_viewport_size({"width": width, "height": 900})
    page.locator(".st-key-finish-stats button").click()
    expect(page.locator(".awards")).to_contain_text("The Sponsor")
    expect(page.locator(".js-plotly-plot").first).to_be_visible()
    fits(page)
    page.get_by_text("Show as table").first.click()
    expect(page.locator(".figures-table").first).to_contain_text("505")
    page.get_by_role("radio", name="Player").click()
    figure = page.get_by_test_id("stMetric").filter(has_text="Hands won, share")
    expect(figure).to_contain_text("83 %")
    fits(page)
    figure.get_by_test_id("stTooltipIcon").locator("button, svg, div").first.hover()
    expect(page.get_by_text("Hands won out of hands played.")).to_be_visible()
    page.get_by_role("radio", name="Group").click()
    expect(page.locator(".figures-table").first).to_contain_text("Bartholomew the Younger")
    fits(page)
    page.reload()
    expect(page.locator(".figures-table").first).to_contain_text("Bartholomew the Younger")
