"""The page to print, as a printer is given it: nothing is cut off, whatever the paper."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from db.exchange.printed import Line, Printed, as_html

NAMES = (
    "Ada",
    "محمد الفارسي",
    "さくら桜子",
    '<b>Eve</b> & "Co"',
    "Donaudampfschifffahrtsgesellschaft",
    "Hugo-Alexander von Sonnenfels",
    "Zoë",
    "สมชาย",
    "Fritz",
    "Gunilla",
)
PAPER = {"A4": (210, 297), "Letter": (215.9, 279.4)}
MARGIN = 15
PIXELS = 96 / 25.4
"""Of a millimetre."""


def sheet(players: int, hands: int = 60) -> Printed:
    seats = range(players)
    return Printed(
        language="en",
        title="UNO Flip · to 5000",
        about="1 Jan 2026 – 2 Jan 2026",
        verdict="Ada wins",
        hand="Hand",
        total="Total",
        players=NAMES[:players],
        lines=tuple(
            Line(
                str(number),
                tuple("+1080" if seat == number % players else "" for seat in seats),
                ("12860",) * players,
                (number % players,),
                struck=number == 3,
            )
            for number in range(1, hands + 1)
        ),
        totals=("12860",) * players,
        notes=("Hand 3 was struck out and does not count.",),
    )


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(color_scheme="dark")
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("paper", PAPER)
@pytest.mark.parametrize(("players", "pages"), [(2, 2), (10, 4)])
def test_nothing_is_cut_off(page: Page, paper: str, players: int, pages: int) -> None:
    page.set_content(as_html(sheet(players)).decode())
    page.emulate_media(media="print")
    width, height = sorted(PAPER[paper], reverse=players >= 6)
    across = int((width - 2 * MARGIN) * PIXELS)
    page.set_viewport_size({"width": across, "height": int((height - 2 * MARGIN) * PIXELS)})
    assert page.evaluate("document.documentElement.scrollWidth") <= across
    cut = "its => its.filter(it => it.scrollWidth > it.clientWidth).map(it => it.textContent)"
    assert page.locator("th, td").evaluate_all(cut) == []
    content = page.pdf(format=paper)
    (size, *_) = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", content)
    assert [float(it) for it in size] == pytest.approx(
        [width * 72 / 25.4, height * 72 / 25.4], abs=2
    )
    assert 1 < len(re.findall(rb"/Type /Page\b", content)) <= pages


def test_paper_is_white_and_ink_dark_also_where_the_screen_is_dark(page: Page) -> None:
    page.set_content(as_html(sheet(2, 3)).decode())
    page.emulate_media(media="print")
    colour = "it => getComputedStyle(it).{}"
    assert page.locator("body").evaluate(colour.format("backgroundColor")) == "rgb(255, 255, 255)"
    assert page.locator("td").first.evaluate(colour.format("color")) == "rgb(30, 36, 48)"
    struck = page.locator(".struck small").first
    assert struck.evaluate(colour.format("textDecorationLine")) == "line-through"


def test_on_a_telephone_ten_players_are_scrolled_and_not_the_page(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.set_content(as_html(sheet(10, 3)).decode())
    assert page.evaluate("document.documentElement.scrollWidth") == 390
