"""Read out, used by keyboard, seen in poor light: axe-core finds no barrier on any page."""

from collections.abc import Callable, Mapping
from typing import Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

from referee.events import Toppled
from referee.notation import read
from tests.browser.devices import OpenPage, drawn
from tests.browser.serving import Demos
from tests.browser.table import Sheet, Table
from tests.pages.tables import play, then

NAMES = ["Ada", "Bo", "Carla"]
HAND = ["start R5,B2!", "1 plays R7", "2 plays G9"]
"""Of UNO Tippo; the last card is against the rules."""

FAULTS = """async (theirs) => {
  const is_theirs = (rule, target) => theirs.some(([id, place]) =>
    id === rule && document.querySelector(target.flat()[0])?.closest(place));
  const { violations } = await axe.run({ resultTypes: ['violations'] });
  return violations.flatMap(({ id, impact, nodes }) => nodes
    .filter(({ target }) => !is_theirs(id, target))
    .map(({ target, failureSummary }) =>
      `${impact} ${id} at ${target.flat().join(' ')}: ${failureSummary}`));
}"""
STREAMLITS = [
    # On narrow screens its navigation wraps the links of each section of its list in a <div>.
    ("list", '[data-testid="stSidebarNavItems"]'),
    ("listitem", '[data-testid="stSidebarNavItems"]'),
    # The field for files is labelled, and says that it is of no interest.
    ("presentation-role-conflict", '[data-testid="stFileUploaderDropzone"]'),
    # Its word, English only, is replaced by the style sheet; browsers read that, axe does not.
    ("button-name", '[data-testid="stFileUploaderDropzone"]'),
]
"""What Streamlit builds itself and has no setting for: rule and place."""

FOCUSED = """() => {
  let one = document.activeElement;
  while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(one);
  return [one.ariaLabel || one.textContent.trim(), `${outlineWidth} ${outlineStyle}`];
}"""


def entering(page: Page, match: str) -> None:
    """Half a hand: somebody is out, a card is laid."""
    page.goto(match)
    sheet = Sheet(page)
    sheet.chip("Bo").click()
    sheet.key("7").click()
    expect(page.locator(".status")).to_contain_text("Ada")


def correcting(page: Page, match: str) -> None:
    page.goto(match)
    Sheet(page).row(1).locator("button.number").click()
    expect(page.locator(".entry .reason")).to_be_visible()


def unfolded(page: Page, address: str) -> None:
    """With what is usually closed, and what is closed in there."""
    page.goto(address)
    drawn(page)
    closed = page.locator("details:not([open]) > summary")
    while closed.count():
        closed.evaluate_all("all => all.forEach((one) => one.click())")
        drawn(page)


def asked(page: Page, address: str) -> None:
    """A verdict with its reasons, and the form for another one."""
    page.goto(address)
    page.locator('[class*="st-key-tiles-ask-uno"] [role="radio"]').first.click()
    expect(page.locator(".verdict")).to_be_visible()
    page.locator('[class*="-otherwise"] summary').click()
    expect(page.get_by_test_id("stForm")).to_be_visible()
    drawn(page)


def found(page: Page, address: str) -> None:
    page.goto(address)
    field = page.get_by_role("textbox")
    field.fill("skip")
    field.press("Enter")
    page.locator('[class*="-found"] button').first.wait_for()


def handed_over(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator(".st-key-ask-handover")).to_be_visible()


Places = Mapping[str, tuple[str, Callable[[Page, str], object]]]
"""Every page in every state worth telling apart: its address, and how one comes to it there."""

SHEET: Places = {
    "home": ("", unfolded),
    "new match": ("/new", Page.goto),
    "players": ("/players", Page.goto),
    "first hand": ("/match?match={begun}", Page.goto),
    "hands played": ("/match?match={running}", unfolded),
    "entering a hand": ("/match?match={running}", entering),
    "correcting a hand": ("/match?match={running}", correcting),
    "somebody eliminated": ("/match?match={eliminated}", Page.goto),
    "blocks": ("/match?match={stacko}", Page.goto),
    "match over": ("/match?match={over}", unfolded),
}
REFEREE: Places = {
    "play along": ("/play?match={running}", Page.goto),
    "in the middle of a hand": ("/play?match={played}", unfolded),
    "ask the referee": ("/ask?match={running}", found),
    "asking": ("/ask?match={running}&about=may_play", Page.goto),
    "a verdict": ("/ask?match={running}&about=uno", asked),
    "the tablet goes to somebody else": ("/ask?match={running}&about=challenge", handed_over),
    "rule book": ("/rules?game=stacko", found),
    "house rules": ("/house-rules", unfolded),
    "house-rule lab": ("/lab", unfolded),
}
AFTERWARDS: Places = {
    "a group": ("/stats?view=group", unfolded),
    "a player": ("/stats?view=player&player=1", unfolded),
    "a match": ("/stats?view=match&match={over}", unfolded),
    "in and out": ("/share?match={running}", unfolded),
}


@pytest.fixture(scope="module")
def matches(tables: Table) -> Mapping[str, str]:
    store = tables.store
    stacko = play(store, NAMES, game="stacko", scoring="rounds", target=3)
    then(store, stacko, Toppled(0, 1))
    played = play(store, NAMES, game="tippo")
    for line in HAND:
        then(store, played, read(line))
    return {
        "played": played,
        "begun": play(store, NAMES),
        "running": play(store, NAMES, (0, 12, 30), (20, 0, 9)),
        "over": play(store, NAMES, (0, 600, 20)),
        "eliminated": play(store, NAMES, (0, 60, 20), scoring="elimination", target=50),
        "stacko": stacko,
    }


@pytest.mark.parametrize(
    "places", [SHEET, REFEREE, AFTERWARDS], ids=["sheet", "referee", "afterwards"]
)
@pytest.mark.parametrize(
    ("device", "scheme", "locale"), [("phone", "light", "en-GB"), ("laptop", "dark", "it-IT")]
)
def test_no_page_has_a_barrier(
    table: Table,
    matches: Mapping[str, str],
    open_page: OpenPage,
    places: Places,
    device: str,
    scheme: Literal["light", "dark"],
    locale: str,
) -> None:
    page = open_page(table.server.url, device, color_scheme=scheme, locale=locale)
    faults = {}
    titles = set()
    for place, (address, come) in places.items():
        come(page, table.server.url + address.format(**matches))
        drawn(page)
        page.evaluate(AXE_SCRIPT)
        found = page.evaluate(FAULTS, STREAMLITS)
        if page.locator("h1").count() != 1:
            found.append(f"{page.locator('h1').count()} main headings")
        if page.locator("html").get_attribute("lang") != locale[:2]:
            found.append("said to be in another language")
        titles.add(page.title())
        if found:
            faults[place] = found
    assert not faults
    assert len(titles) == len({address.partition("?")[0] for address, _ in places.values()})


def stops(page: Page, count: int) -> list[str]:
    """What Tab comes to next, by name; all of it must show that one is there."""
    found = []
    for _ in range(count):
        page.keyboard.press("Tab")
        name, ring = page.evaluate(FOCUSED)
        assert ring == "3px solid", name
        found.append(name)
    return found


def test_the_entry_of_a_hand_is_tabbed_through_in_the_order_in_which_it_is_filled_in(
    table: Table, matches: Mapping[str, str], open_page: OpenPage
) -> None:
    page = open_page(table.server.url, "laptop")
    entering(page, table.address(matches["running"]))
    Sheet(page).button("Light side").focus()
    page.keyboard.press("Shift+Tab")
    assert stops(page, 9) == [
        "Light side",
        "Dark side",
        "Change",
        "Ada: 1 card, 7 points",
        "Bo: went out",
        "Carla: nothing entered yet",
        "Clear",
        "Sat out",
        "Take one 7 off, 1 laid",
    ]
    faces = stops(page, 15)
    assert [faces[0], faces[-1]] == ["1, 1 point, 0 laid", "Wild Draw Two, 50 points, 0 laid"]
    assert stops(page, 2) == ["Sum of the cards left with Ada", "Add a plus sign"]
    assert stops(page, 6)[-2:] == ["Undo", "Next: Carla"]


def test_the_navigation_comes_first_and_every_stop_shows_its_ring(
    table: Table, matches: Mapping[str, str], open_page: OpenPage
) -> None:
    page = open_page(table.address(matches["over"]), "laptop", color_scheme="dark")
    page.keyboard.press("Tab")
    links = page.get_by_role("navigation").get_by_role("link").all_inner_texts()
    assert stops(page, len(links)) == links


def test_arrow_keys_go_from_card_to_card_as_they_lie_there(
    demos: Demos, open_page: OpenPage
) -> None:
    page = open_page(demos("picker").url, "laptop")
    page.get_by_role("button", name="red 7", exact=True).focus()
    for key, card in (
        ("ArrowRight", "red 8"),
        ("ArrowDown", "yellow 8"),
        ("ArrowLeft", "yellow 7"),
        ("ArrowUp", "red 7"),
        ("ArrowUp", "red 7"),
    ):
        page.keyboard.press(key)
        assert page.evaluate(FOCUSED)[0] == card
    page.keyboard.press("Enter")
    expect(page.get_by_text("Picked: [{'card': 'R7'}]")).to_be_visible()


@pytest.mark.parametrize("ask", ["one&marks=1&fits=1", "many", "colour", "named", "lying"])
def test_the_card_keys_have_no_barrier(demos: Demos, open_page: OpenPage, ask: str) -> None:
    page = open_page(f"{demos('picker').url}/?game=tippo&ask={ask}", "phone")
    page.get_by_role("group").first.wait_for()
    page.evaluate(AXE_SCRIPT)
    assert [
        it for it in page.evaluate(FAULTS, STREAMLITS) if "page-has-heading-one" not in it
    ] == []
