"""A half-entered hand outlives everything, and a hand sent twice is one hand."""

import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.devices import OpenPage, drawn
from tests.browser.table import Sheet, Table
from tests.pages.tables import play


@pytest.fixture
def begun(table: Table, open_page: OpenPage) -> Sheet:
    """A hand that is entered but for the last player."""
    match = play(table.store, ["Ada", "Bo", "Carla"], (0, 60, 40))
    sheet = Sheet(open_page(table.address(match)))
    sheet.fill_in("Bo", {"Ada": ["7", "7", "W"], "Carla": "12+"})
    return sheet


def is_kept(sheet: Sheet) -> None:
    """The entry is there, and can be brought to its end."""
    expect(sheet.chip("Ada")).to_contain_text("3 cards · 54")
    expect(sheet.sum).to_have_value("12+")
    sheet.sum.fill("12+11")
    expect(sheet.primary).to_have_text("Save · Bo +77")
    sheet.save()
    sheet.shows_totals(100, 77, 0)


def test_a_reload_keeps_the_entry(begun: Sheet) -> None:
    begun.page.reload()
    expect(begun.status).to_have_text("Your entry is still here.")
    is_kept(begun)


def test_other_pages_and_back_keep_the_entry(begun: Sheet) -> None:
    page = begun.page
    page.get_by_role("link", name="New match").tap()
    expect(page.get_by_role("heading", name="New match")).to_be_visible()
    expect(begun.title).to_have_count(0)
    page.get_by_role("link", name="Score").tap()
    expect(begun.chip("Ada")).to_contain_text("3 cards · 54")
    page.get_by_role("link", name="Home").tap()
    page.get_by_role("button", name="Resume · hand 2").tap()
    is_kept(begun)


def test_another_language_keeps_the_entry(begun: Sheet) -> None:
    begun.speak("it")
    expect(begun.title).to_have_text("Mano 2")
    expect(begun.chip("Ada")).to_contain_text("3 carte · 54")
    begun.speak("en")
    expect(begun.title).to_have_text("Hand 2")
    is_kept(begun)


def test_another_language_outlives_a_reload_and_another_page(begun: Sheet) -> None:
    page = begun.page
    begun.speak("it")
    expect(begun.title).to_have_text("Mano 2")
    page.reload()
    expect(begun.title).to_have_text("Mano 2")
    page.get_by_role("link", name="Nuova partita").tap()
    expect(page.get_by_role("heading", name="Nuova partita")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Nuova partita")).to_be_visible()


def test_a_closed_browser_keeps_the_entry(begun: Sheet, open_page: OpenPage) -> None:
    address, profile = begun.page.url, begun.page.context.storage_state()
    begun.page.context.close()
    is_kept(Sheet(open_page(address, storage_state=profile)))


def test_a_server_that_was_killed_keeps_the_entry(
    table: Table, begun: Sheet, open_page: OpenPage
) -> None:
    table.server.restart()
    begun.page.reload()
    is_kept(begun)


def test_a_double_tap_on_save_is_one_hand(table: Table, open_page: OpenPage) -> None:
    match = play(table.store, ["Ada", "Bo"])
    sheet = Sheet(open_page(table.address(match)))
    for number in range(1, 4):
        sheet.fill_in("Ada", {"Bo": [str(number)]})
        box = sheet.primary.bounding_box()
        assert box
        for _ in range(2):
            sheet.page.touchscreen.tap(box["x"] + 40, box["y"] + 20)
        expect(sheet.headline).to_contain_text(f"Hand {number + 1}")
        drawn(sheet.page)
    sheet.shows_totals(6, 0)
    assert table.lines(match) == [f"hand 0 out light 1:{number}" for number in range(1, 4)]


def test_a_locked_database_is_said_and_the_entry_waits(tmp_path: Path, open_page: OpenPage) -> None:
    address = f"sqlite:///{tmp_path / 'uno.db'}?timeout=1"
    with Table(tmp_path, {"DATABASE_URL": address}) as table:
        match = play(table.store, ["Ada", "Bo"])
        sheet = Sheet(open_page(table.address(match)))
        sheet.fill_in("Ada", {"Bo": ["9", "W"]})
        other = sqlite3.connect(table.file, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        for _ in range(2):
            sheet.primary.tap()
            expect(sheet.primary).to_have_text("Saving…")
            expect(sheet.status).to_contain_text("Another program is holding the database")
            expect(sheet.chip("Bo")).to_contain_text("2 cards · 49")
        assert table.lines(match) == []
        other.close()
        sheet.save()
        sheet.shows_totals(49, 0)
        assert len(table.lines(match)) == 1


def test_a_page_of_a_locked_database_says_so_and_goes_on(
    tmp_path: Path, open_page: OpenPage
) -> None:
    address = f"sqlite:///{tmp_path / 'uno.db'}?timeout=1"
    with Table(tmp_path, {"DATABASE_URL": address}) as table:
        match = play(table.store, ["Ada", "Bo"])
        sheet = Sheet(open_page(table.address(match)))
        other = sqlite3.connect(table.file, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        sheet.page.get_by_text("Abandon match").tap()
        sheet.button("Yes, abandon it").tap()
        heading = sheet.page.get_by_role("heading")
        expect(heading.filter(has_text="Another program is holding the database")).to_be_visible()
        assert re.search(r"uno\.db$", sheet.page.get_by_test_id("stCode").first.inner_text())
        other.close()
        sheet.button("Try again").tap()
        expect(sheet.headline).to_have_text("Hand 1 · Ada deals, Bo starts")
