"""Earlier hands corrected and struck out, changes undone and redone, the ways on from an end."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.devices import OpenPage
from tests.browser.table import Sheet, Table
from tests.pages.tables import play

NAMES = ("Ada", "Bo", "Carla", "Dan")
EIGHT = [
    (0, 10, 20, 30),
    (40, 0, 5, 5),
    (20, 20, 0, 20),
    (9, 9, 9, 0),
    (0, 40, 10, 0 + 1),
    (30, 0, 30, 30),
    (7, 8, 0, 9),
    (1, 2, 3, 0),
]
"""Points left by hand: totals 111, 140, 84, 33."""


@pytest.fixture
def eight(table: Table, open_page: OpenPage) -> Sheet:
    """A match of eight hands; Ada dealt the first."""
    return Sheet(open_page(table.address(play(table.store, NAMES, *EIGHT))))


def test_a_correction_of_hand_2_of_8_changes_everything_after_it(eight: Sheet) -> None:
    eight.shows_totals(111, 140, 84, 33)
    eight.correct(2)
    eight.page.get_by_role("button", name="Change", exact=True).tap()
    eight.chip("Carla").tap()
    eight.lay("Bo", ["W", "7"])
    eight.give_reason("Dan", "Wrong player")
    expect(eight.primary).to_have_text("Correct hand 2 · Carla +92")
    eight.primary.tap()
    eight.shows_totals(111, 90, 176, 33)
    expect(eight.title).to_have_text("Hand 9")
    expect(eight.headline).to_have_text("Hand 9 · Ada deals, Bo starts")
    expect(eight.row(2).locator(".points")).to_have_text(["0", "0", re.compile(r"\+92"), "0"])
    expect(eight.row(2).locator(".total")).to_have_text(["60", "0", "92", "0"])
    expect(eight.row(8).locator(".total")).to_have_text(["111", "90", "176", "33"])
    expect(eight.page.locator(".note .said")).to_have_text("corrected")
    newest = eight.history()[0]
    for said in ("Hand 2 corrected", "Wrong player", "Dan", "Bo: 7, Wild = 47", "Bo out"):
        assert said in newest


def test_a_correction_says_nothing_new_until_somebody_says_who_and_why(eight: Sheet) -> None:
    eight.correct(2)
    eight.primary.tap()
    expect(eight.page.locator(".reason .problem:visible")).to_have_text(
        ["Still open: who corrects it", "Still open: why"]
    )
    eight.button("Leave hand as it is").tap()
    expect(eight.title).to_have_text("Hand 9")
    eight.shows_totals(111, 140, 84, 33)
    assert len(eight.history()) == 9


def test_a_hand_struck_out_stays_readable_and_the_deal_follows(eight: Sheet) -> None:
    eight.correct(3)
    eight.give_reason("Ada", "Entered twice")
    eight.button("Strike hand 3 out").tap()
    eight.button("Tap again to strike hand 3 out").tap()
    eight.shows_totals(111, 140, 24, 33)
    expect(eight.headline).to_have_text("Hand 9 · Dan deals, Ada starts")
    expect(eight.page.locator(".note .said")).to_have_text("struck out, does not count")
    assert "Hand 3 struck out (Entered twice)" in eight.history()[0]
    eight.change("Undo striking hand 3")
    eight.shows_totals(111, 140, 84, 33)
    expect(eight.headline).to_have_text("Hand 9 · Ada deals, Bo starts")


def test_undo_and_redo_go_back_to_the_start_also_after_a_restart(
    table: Table, open_page: OpenPage
) -> None:
    match = play(table.store, ["Ada", "Bo"], (0, 10), (0, 20), (30, 0))
    sheet = Sheet(open_page(table.address(match)))
    totals = [(30, 30), (30, 0), (10, 0), (0, 0)]
    for before in totals[1:3]:
        sheet.change("Undo last hand")
        sheet.shows_totals(*before)
    table.server.restart()
    sheet = Sheet(open_page(table.address(match)))
    sheet.change("Undo last hand")
    sheet.shows_totals(*totals[3])
    expect(sheet.button("Undo")).to_have_count(0)
    expect(sheet.headline).to_have_text("Hand 1 · Ada deals, Bo starts")
    for after in reversed(totals[:3]):
        sheet.change("Redo last hand")
        sheet.shows_totals(*after)
    expect(sheet.button("Redo")).to_have_count(0)
    assert len(table.lines(match)) == 9


def test_a_correction_can_make_a_match_over_and_undo_opens_it(
    table: Table, open_page: OpenPage
) -> None:
    match = play(table.store, ["Ada", "Bo"], (0, 300), (0, 180))
    sheet = Sheet(open_page(table.address(match)))
    sheet.correct(1)
    sheet.lay("Bo", "320")
    sheet.give_reason("Bo", "Miscounted")
    sheet.primary.tap()
    expect(sheet.winner).to_have_text("Ada wins")
    sheet.shows_totals(500, 0)
    sheet.change("Undo correction of hand 1")
    expect(sheet.title).to_have_text("Hand 3")
    sheet.shows_totals(480, 0)


def test_a_match_reopened_and_corrected_may_not_be_over(table: Table, open_page: OpenPage) -> None:
    match = play(table.store, ["Ada", "Bo"], (0, 300), (0, 250))
    sheet = Sheet(open_page(table.address(match)))
    expect(sheet.winner).to_have_text("Ada wins")
    sheet.change("Reopen to correct")
    sheet.correct(2)
    sheet.lay("Bo", ["W"])
    sheet.give_reason("Ada", "Miscounted")
    sheet.primary.tap()
    sheet.shows_totals(340, 0)
    sheet.play("Bo", {"Ada": ["9"]})
    sheet.shows_totals(340, 9)


def test_playing_on_goes_to_a_higher_target(table: Table, open_page: OpenPage) -> None:
    match = play(table.store, ["Ada", "Bo"], (0, 300), (0, 250))
    sheet = Sheet(open_page(table.address(match)))
    sheet.change("Play on to 800")
    expect(sheet.page.locator(".headline p")).to_contain_text("to 800")
    sheet.play("Bo", {"Ada": "300"})
    sheet.shows_totals(550, 300)
    sheet.play("Ada", {"Bo": "300"})
    expect(sheet.winner).to_have_text("Ada wins")


def test_abandoning_asks_first_and_can_be_taken_back(table: Table, open_page: OpenPage) -> None:
    match = play(table.store, ["Ada", "Bo"], (0, 30))
    sheet = Sheet(open_page(table.address(match)))
    sheet.page.get_by_text("Abandon match").tap()
    assert len(table.lines(match)) == 1
    sheet.button("Yes, abandon it").tap()
    expect(sheet.headline).to_have_text("Match abandoned")
    expect(sheet.winner).to_have_text("This match was abandoned. Nobody has won.")
    sheet.button("Take it up again").tap()
    expect(sheet.headline).to_have_text("Hand 2 · Bo deals, Ada starts")
    sheet.play("Bo", {"Ada": ["9"]})
    sheet.shows_totals(30, 9)
