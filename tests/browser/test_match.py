"""Whole matches by touch, from the first name typed to the winner and the rematch."""

from playwright.sync_api import expect

from tests.browser.devices import OpenPage
from tests.browser.serving import Serve
from tests.browser.table import Sheet, Table, begin, count_taps, taps
from tests.pages.tables import play

ROUND = "Round {} · {} builds and starts"


def test_a_match_of_four_from_an_empty_database_to_its_winner(
    serve: Serve, open_page: OpenPage
) -> None:
    page = open_page(serve().url)
    expect(page.get_by_text("No match yet.")).to_be_visible()
    sheet = begin(page, "Ada", "Bo", "Carla", "Dan")
    expect(sheet.headline).to_have_text("Hand 1 · Ada deals, Bo starts")
    sheet.play("Ada", {"Bo": ["W", "W", "+1"], "Carla": ["9", "9", "S"], "Dan": "12+11"})
    sheet.shows_totals(151, 0, 0, 0)
    expect(sheet.headline).to_have_text("Hand 2 · Bo deals, Carla starts")
    sheet.play(
        "Bo", {"Ada": ["WC", "WC", "E"], "Carla": ["W", "+5", "5"], "Dan": ["R"]}, "Dark side"
    )
    sheet.shows_totals(151, 235, 0, 0)
    # The dark side is preset now: the hand before ended on it.
    sheet.play("Ada", {"Bo": ["WC", "WC", "W"], "Carla": ["WC", "E"], "Dan": ["7", "3"]})
    sheet.shows_totals(411, 235, 0, 0)
    sheet.play("Ada", {"Bo": ["W+2"], "Carla": ["W", "9"], "Dan": ["1"]}, "Light side")
    sheet.shows_totals(511, 235, 0, 0)
    expect(sheet.winner).to_have_text("Ada wins")
    expect(page.get_by_test_id("stToast")).to_contain_text("Ada wins")
    expect(page.get_by_text("With 511, 276 ahead, in 4 hands.")).to_be_visible()
    expect(sheet.title).to_have_count(0)
    expect(page.locator(".frame tbody .number")).to_have_text(["4", "3", "2", "1"])
    expect(page.locator(".frame button")).to_have_count(0)
    address = page.url
    sheet.button("Rematch").tap()
    expect(sheet.headline).to_have_text("Hand 1 · Ada deals, Bo starts")
    sheet.shows_totals(0, 0, 0, 0)
    expect(page.locator(".strip bdi")).to_have_text(["Ada", "Bo", "Carla", "Dan"])
    assert page.url != address


def test_the_winner_is_announced_once(table: Table, open_page: OpenPage) -> None:
    match = play(table.store, ["Ada", "Bo"], (0, 480))
    sheet = Sheet(open_page(table.address(match)))
    sheet.play("Ada", {"Bo": ["W"]})
    expect(sheet.page.get_by_test_id("stToast")).to_contain_text("Ada wins")
    sheet.page.reload()
    expect(sheet.winner).to_have_text("Ada wins")
    expect(sheet.page.get_by_test_id("stToast")).to_have_count(0)


def test_a_rematch_passes_the_deal_on(table: Table, open_page: OpenPage) -> None:
    match = play(table.store, ["Ada", "Bo", "Carla"], (0, 300, 250))
    sheet = Sheet(open_page(table.address(match)))
    sheet.button("Rematch").tap()
    expect(sheet.headline).to_have_text("Hand 1 · Bo deals, Carla starts")
    sheet.play("Carla", {"Ada": ["9"], "Bo": None})
    sheet.shows_totals(0, 0, 9)


def test_lowest_wins_ends_with_two_names_on_a_tie(table: Table, open_page: OpenPage) -> None:
    sheet = begin(
        open_page(table.server.url),
        *("Ada", "Bo", "Carla"),
        choices=["UNO The first one", "Lowest wins"],
        target=200,
    )
    sheet.play("Ada", {"Bo": ["7", "7", "R"], "Carla": "110"})
    sheet.shows_totals(0, 34, 110)
    sheet.play("Bo", {"Ada": ["9", "5", "S"], "Carla": ["W", "W+4"]})
    sheet.shows_totals(34, 34, 210)
    expect(sheet.winner).to_have_text("Ada, Bo win together")


def test_elimination_deals_in_only_who_is_left(table: Table, open_page: OpenPage) -> None:
    sheet = begin(
        open_page(table.server.url),
        *("Ada", "Bo", "Carla"),
        choices=["UNO Tippo", "Elimination"],
        target=200,
    )
    sheet.play("Ada", {"Bo": "210", "Carla": "40"})
    sheet.shows_totals(0, 210, 40)
    expect(sheet.headline).to_have_text("Hand 2 · Carla deals, Ada starts")
    expect(sheet.page.locator(".chip .name")).to_have_text(["Ada", "Carla"])
    sheet.play("Carla", {"Ada": "120"})
    sheet.play("Ada", {"Carla": "159"})
    sheet.shows_totals(120, 210, 199)
    sheet.play("Ada", {"Carla": ["1"]})
    expect(sheet.winner).to_have_text("Ada wins")


def test_stacko_is_a_match_of_rounds(table: Table, open_page: OpenPage) -> None:
    sheet = begin(open_page(table.server.url), "Ada", "Bo", "Carla", choices=["UNO Stacko"])
    falls = [("Ada", "Bo"), ("Bo", "Carla"), ("Carla", "Bo"), ("Ada", "Nobody"), ("Carla", "Bo")]
    builders = ("Ada", "Bo", "Carla", "Ada", "Bo")
    for number, ((fell, won), builder) in enumerate(zip(falls, builders, strict=True), start=1):
        expect(sheet.headline).to_have_text(ROUND.format(number, builder))
        for asked, name in (("Who brought the tower down?", fell), ("Who won", won)):
            group = sheet.page.get_by_role("group", name=asked)
            group.get_by_role("button", name=name, exact=True).tap()
        sheet.save()
    sheet.shows_totals(0, 3, 1)
    expect(sheet.winner).to_have_text("Bo wins")


def test_fifteen_cards_of_four_players_take_nineteen_taps(
    table: Table, open_page: OpenPage
) -> None:
    match = play(table.store, ["Ada", "Bo", "Carla", "Dan"])
    sheet = Sheet(open_page(table.address(match)))
    count_taps(sheet.page)
    sheet.chip("Ada").tap()
    for cards in ("12345", "56789"):
        for face in cards:
            sheet.key(face).tap()
        sheet.primary.tap()
    for face in ("+1", "R", "S", "F", "W"):
        sheet.key(face).tap()
    sheet.save()
    expect(sheet.status).to_have_text("Hand 1 is saved.")
    sheet.shows_totals(160, 0, 0, 0)
    assert taps(sheet.page) == 19


def test_a_returning_group_starts_in_three_taps(table: Table, open_page: OpenPage) -> None:
    play(table.store, ["Dora", "Emil"], (0, 600))
    page = open_page(table.server.url)
    count_taps(page)
    page.get_by_role("button", name="New match").tap()
    page.get_by_role("button", name="Dora, Emil again").tap()
    page.get_by_role("button", name="Start ·").tap()
    expect(Sheet(page).headline).to_have_text("Hand 1 · Emil deals, Dora starts")
    assert taps(page) == 3
