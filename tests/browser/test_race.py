"""The race chart under a finger: it is looked at, and the page scrolls over it."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.devices import OpenPage
from tests.browser.table import Table
from tests.pages.tables import play

HANDS = [(0, 10, 20, 30), (40, 0, 5, 5), (20, 20, 0, 20), (9, 9, 9, 0)] * 4
WAY = 240
"""Pixels that the finger goes, in steps of 20."""
ABOVE = "[...document.querySelectorAll('*')].reduce((sum, it) => sum + it.scrollTop, 0)"
"""How much of the page is scrolled out of sight."""


@pytest.fixture(params=["phone", "tablet"])
def chart(request: pytest.FixtureRequest, table: Table, open_page: OpenPage) -> Locator:
    match = play(table.store, ("Ada", "Bo", "Carla", "Dan"), *HANDS)
    page = open_page(table.address(match), request.param)
    plot = page.locator(".js-plotly-plot")
    plot.locator(".nsewdrag").wait_for(state="attached")
    # Into the middle of the screen, with room to scroll on either side.
    plot.evaluate("plot => plot.scrollIntoView({ block: 'center' })")
    return plot


@contextmanager
def finger(page: Page, x: float, y: float) -> Iterator[CDPSession]:
    """A finger on the glass: the browser itself finds out what its way means."""
    glass = page.context.new_cdp_session(page)
    glass.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    yield glass
    glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def drag(chart: Locator, dx: int, dy: int) -> None:
    box = chart.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2 - dx / 2, box["y"] + box["height"] / 2 - dy / 2
    with finger(chart.page, x, y) as glass:
        for step in range(20, WAY + 1, 20):
            at = {"x": x + dx * step / WAY, "y": y + dy * step / WAY}
            glass.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})


def axes(chart: Locator) -> list[list[float]]:
    found: list[list[float]] = chart.evaluate(
        "plot => [plot._fullLayout.xaxis.range, plot._fullLayout.yaxis.range].map((it) => [...it])"
    )
    return found


def test_a_finger_across_the_chart_scrolls_the_page_and_moves_no_axis(chart: Locator) -> None:
    drawn, before = axes(chart), chart.page.evaluate(ABOVE)
    drag(chart, 0, -WAY)
    chart.page.wait_for_function(f"{ABOVE} > {before + WAY / 2}")
    assert axes(chart) == drawn
    drag(chart, 0, WAY)
    assert axes(chart) == drawn


def test_a_finger_along_the_chart_moves_no_axis(chart: Locator) -> None:
    drawn = axes(chart)
    drag(chart, -WAY, 0)  # to the right it would mean "back" to the browser
    expect(chart.locator(".zoombox, .select-outline")).to_have_count(0)
    assert axes(chart) == drawn
