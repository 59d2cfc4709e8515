"""The hand-by-hand grid: its taps, its words, and that it never makes a page wider."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.devices import OpenPage, drawn
from tests.browser.serving import Demos

OpenGrid = Callable[..., Page]

CORNER = "element => [element.getBoundingClientRect().x, element.getBoundingClientRect().y]"
BEYOND = "element => element.scrollWidth - element.clientWidth"


@pytest.fixture
def grid(demos: Demos, open_page: OpenPage) -> OpenGrid:
    def open_grid(query: str = "", device: str = "phone") -> Page:
        page = open_page(f"{demos('grid').url}/?{query}", device)
        page.locator(".frame > *").wait_for()
        return page

    return open_grid


def test_a_tap_on_a_number_picks_that_hand_every_time(grid: OpenGrid) -> None:
    page = grid()
    number = page.get_by_role("button", name="Hand 2: correct or strike out")
    number.tap()
    expect(page.get_by_text("Picked: [{'hand': 2}]")).to_be_visible()
    number.tap()
    expect(page.get_by_text("Picked: [{'hand': 2}, {'hand': 2}]")).to_be_visible()


def test_every_number_is_as_large_as_a_finger(grid: OpenGrid) -> None:
    page = grid()
    buttons = page.locator(".frame button").all()
    assert len(buttons) == 7
    for button in buttons:
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44


def test_a_grid_to_read_only_has_nothing_to_tap(grid: OpenGrid) -> None:
    page = grid("readonly=1")
    expect(page.get_by_role("rowheader", name="7")).to_be_visible()
    assert page.locator(".frame button").count() == 0


def test_ten_players_scroll_in_the_grid_and_not_the_page(grid: OpenGrid) -> None:
    page = grid("players=10&hands=60")
    frame = page.locator(".frame")
    assert page.get_by_test_id("stMain").evaluate(BEYOND) == 0
    assert frame.evaluate(BEYOND) > 100
    frame.evaluate("frame => frame.scrollTo(frame.scrollWidth, frame.scrollHeight)")
    left, top = frame.evaluate(CORNER)
    assert page.get_by_role("rowheader").last.evaluate(CORNER)[0] == pytest.approx(left, abs=1)
    assert page.get_by_role("columnheader").last.evaluate(CORNER)[1] == pytest.approx(top, abs=1)


def test_four_players_fit_on_a_phone(grid: OpenGrid) -> None:
    page = grid("players=4")
    assert page.get_by_test_id("stMain").evaluate(BEYOND) == 0
    assert page.locator(".frame").evaluate(BEYOND) == 0


def test_a_rerun_leaves_the_grid_where_it_was_scrolled_to(grid: OpenGrid) -> None:
    page = grid("players=10&hands=60", "tablet")
    page.locator(".frame").evaluate("frame => { frame.scrollTop = 500; frame.firstChild.seen = 1 }")
    page.get_by_role("button", name="Again").tap()
    drawn(page)
    frame = page.locator(".frame")
    assert frame.evaluate("frame => [frame.scrollTop, frame.firstChild.seen]") == [500, 1]


def test_a_name_with_markup_is_shown_as_typed(grid: OpenGrid) -> None:
    page = grid("players=4")
    heads = page.get_by_role("columnheader")
    name = "<b>Dan</b> & <img src=x onerror=alert(1)>"
    expect(heads.last).to_have_attribute("title", name)
    expect(heads.last.locator(".name")).to_have_text(name)
    assert page.locator(".frame img").count() == 0


def test_every_player_has_a_symbol_that_is_drawn(grid: OpenGrid) -> None:
    page = grid("players=10", "tablet")
    symbols = page.locator(".frame thead use")
    assert symbols.count() == 10
    assert all(symbols.evaluate_all("uses => uses.map(use => use.getBBox().width > 5)"))


def test_who_went_out_the_side_and_what_became_of_a_hand_are_said_in_words(grid: OpenGrid) -> None:
    page = grid()
    rows = page.get_by_role("row")
    third = rows.filter(has=page.get_by_role("rowheader", name="Hand 3: correct or strike out"))
    assert third.get_by_role("cell").all_text_contents() == [
        *("Dark side", "00", "–took no part", "022", "+23 went out23"),
    ]
    struck = rows.filter(has=page.get_by_role("rowheader", name="Hand 4: correct or strike out"))
    line = "getComputedStyle(cell).textDecorationLine"
    assert struck.get_by_role("cell").last.evaluate(f"cell => {line}") == "line-through"
    expect(page.get_by_role("cell", name="Struck out by Carla: misdeal")).to_be_visible()
    expect(page.get_by_role("cell", name="Corrected by Bo: counted twice")).to_be_visible()


def test_rounds_say_who_won_and_who_brought_the_tower_down(grid: OpenGrid) -> None:
    page = grid("game=stacko&players=3&hands=1")
    assert page.get_by_role("cell").all_text_contents() == ["·0", "won21", "fell0"]


def test_a_match_without_hands_says_so(grid: OpenGrid) -> None:
    page = grid("hands=0")
    expect(page.get_by_text("No hands yet.")).to_be_visible()
    assert page.get_by_role("table").count() == 0
