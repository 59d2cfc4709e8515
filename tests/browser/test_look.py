"""Every page on every screen: within its edges, names as typed, buttons for thumbs."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from pages.parts.say import TEXTS
from tests.browser.devices import OpenPage, drawn
from tests.browser.table import Sheet, Table
from tests.pages.tables import NASTY, play

NAMES = [*NASTY, "Maximiliane-Charlotte von Hohenfels-Rode", "نور الهدى", "~~x~~ `x` www.x.org"]
PAGES = (
    *("", "new", "play", "players", "share", "ask", "ask?about=may_play", "ask?about=uno"),
    *("stats", "rules", "house-rules"),
)

SIDEWAYS = """() => Math.max(...[...document.querySelectorAll('html, body, [data-testid]')]
  .filter((one) => /^(HTML|BODY)$/.test(one.tagName) || /^st(Main|App)/.test(one.dataset.testid))
  .map((one) => one.scrollWidth - one.clientWidth))"""
LOW = """(buttons) => buttons
  .filter((one) => !one.closest('[data-testid=stHeader], [data-testid=stNumberInput]'))
  .filter((one) => !one.closest('[data-testid=stSelectbox]')) // the whole field opens it
  .map((one) => [one.textContent || one.ariaLabel, one.getBoundingClientRect().height])
  .filter(([, height]) => height > 0 && height < 44)"""

BELOW_THE_SWITCH = """() => {
  const { left } = document.querySelector('.st-key-language').getBoundingClientRect();
  return [...document.querySelectorAll('[data-testid^=stTopNav] p')]
    .filter((one) => one.getBoundingClientRect().right > left)
    .map((one) => one.textContent);
}"""


def fits(page: Page) -> None:
    drawn(page)
    page.wait_for_function(f"({BELOW_THE_SWITCH})().length === 0")  # laid out anew once it is known
    assert page.evaluate(SIDEWAYS) <= 0, page.url
    assert page.locator("button:visible").evaluate_all(LOW) == [], page.url


@pytest.fixture(scope="module")
def match(tables: Table) -> str:
    """Ten people in the middle of a match; another match of theirs is over."""
    hands = [[(seat * 7 + hand) % 50 for seat in range(10)] for hand in (1, 2)]
    for hand in hands:
        hand[hand.index(min(hand))] = 0
    play(tables.store, NAMES, *hands, target=200)
    return play(tables.store, NAMES, *hands[:1], target=1000)


@pytest.mark.parametrize("device", ["phone", "tablet", "laptop"])
def test_every_page_fits_and_every_button_is_a_thumb_high(
    table: Table, match: str, open_page: OpenPage, device: str
) -> None:
    page = open_page(table.address(match), device)
    fits(page)
    sheet = Sheet(page)
    sheet.chip("さくら").click()
    fits(page)
    sheet.row(1).locator("button.number").click()
    expect(sheet.title).to_have_text("Correct hand 1")
    fits(page)
    for path in PAGES:
        page.goto(f"{table.server.url}/{path}")
        fits(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_app_is_as_light_as_the_device(
    table: Table, open_page: OpenPage, scheme: Literal["light", "dark"]
) -> None:
    page = open_page(f"{table.server.url}/players", "laptop", color_scheme=scheme)
    ground = page.get_by_test_id("stApp").evaluate("app => getComputedStyle(app).backgroundColor")
    assert ground == {"light": "rgb(250, 248, 244)", "dark": "rgb(20, 23, 28)"}[scheme]


def test_names_are_shown_as_typed_on_every_page(
    table: Table, match: str, open_page: OpenPage
) -> None:
    page = open_page(table.address(match), "laptop")
    for place in (".strip bdi", ".entry .chip .name", ".frame th .name"):
        assert page.locator(place).all_inner_texts() == NAMES
    page.goto(table.server.url)
    drawn(page)
    rows = page.locator(".match-totals")
    for row in rows.all():
        assert row.locator("bdi").all_inner_texts() == NAMES
    roster = sorted(NAMES)
    for path, key in (("new", "new-take"), ("players", "player")):
        page.goto(f"{table.server.url}/{path}")
        drawn(page)
        labels = page.locator(f'[class*="st-key-{key}-"] p').all_inner_texts()
        assert sorted(label.replace("\u2060", "").strip() for label in labels) == roster
        assert page.locator('[data-testid="stMain"] :is(b, del, code, .katex)').count() == 0


def test_a_browser_in_italian_shows_no_word_of_english(table: Table, open_page: OpenPage) -> None:
    match = play(table.store, ["Zeno", "Ugo"], (0, 30), (20, 0))
    over = play(table.store, ["Zeno", "Ugo"], (0, 600))
    texts = {
        code: dict(
            re.findall(
                r"^([\w-]+) = ([^{}\n]+)$",
                "\n".join(path.read_text("utf-8") for path in TEXTS.glob(f"*{code}.ftl")),
                re.MULTILINE,
            )
        )
        for code in ("en", "it")
    }
    italian = " ".join(texts["it"].values())
    english = {text for text in texts["en"].values() if not holds(italian, text)}
    assert len(english) > 100
    page = open_page(table.server.url, locale="it-IT")
    for address, said in (
        (table.server.url, "Nuova partita"),
        (f"{table.server.url}/new", "Chi gioca?"),
        (f"{table.server.url}/players", "Giocatori"),
        (f"{table.server.url}/ask", "Si può giocare questa carta?"),
        (f"{table.server.url}/ask?about=uno", "Quando ce ne si è accorti?"),
        (table.address(match), "Chi ha chiuso?"),
        (table.address(over), "Rivincita"),
    ):
        page.goto(address)
        drawn(page)
        # The hidden link to the content is Streamlit's and knows no other language.
        shown = page.locator("body").aria_snapshot().replace("Skip to main content", "")
        for name in NASTY:
            shown = shown.replace(name, "")
        assert said in shown, shown
        assert {text for text in english if holds(shown, text)} == set(), address


def test_pages_that_do_not_fit_are_under_a_word_of_the_language(
    table: Table, open_page: OpenPage
) -> None:
    page = open_page(table.server.url, "tablet", locale="it-IT")
    page.get_by_role("button", name="Altro").click()
    expect(page.get_by_text("6 more")).to_be_hidden()  # Streamlit's own word
    page.get_by_role("menuitem", name="Regole", exact=True).click()
    expect(page).to_have_title(re.compile("Regole"))


def holds(whole: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(text)}(?!\w)", whole) is not None
