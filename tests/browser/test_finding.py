"""Free words, with slips, lead to the rule in the book or to a dispute that is filled in."""

from playwright.sync_api import Page, expect

from tests.browser.devices import OpenPage, drawn
from tests.browser.table import Table
from tests.pages.tables import play


def search(page: Page, words: str) -> None:
    field = page.get_by_role("textbox")
    field.fill(words)
    field.press("Enter")


def tap(page: Page, hit: str) -> None:
    page.locator('[class*="-found"]').get_by_role("button", name=hit).first.tap()


def test_words_about_two_cards_are_a_tap_away_from_the_verdict(
    table: Table, open_page: OpenPage
) -> None:
    page = open_page(f"{table.server.url}/ask", "phone")
    search(page, "can i play +2 on plus fuor")
    tap(page, "Can I stack draw cards?")
    expect(page.get_by_role("heading", name="Not allowed")).to_be_visible()
    expect(page.get_by_role("button", name="Wild Draw Four")).to_be_visible()


def test_a_question_of_another_game_leaves_the_table_of_the_match(
    table: Table, open_page: OpenPage
) -> None:
    play(table.store, ["Ada", "Bo"], (0, 30))
    page = open_page(f"{table.server.url}/rules")
    search(page, "in classic uno, last card draw two")
    tap(page, "Last card was a draw card")
    expect(page.get_by_role("heading", name="Allowed")).to_be_visible()
    expect(
        page.get_by_text("UNO · ").or_(page.get_by_text("UNO", exact=True)).first
    ).to_be_visible()


def test_a_rule_is_brought_into_sight_each_time_it_is_asked_for(
    table: Table, open_page: OpenPage
) -> None:
    page = open_page(f"{table.server.url}/rules", locale="it-IT")
    for words, hit, rule in (
        ("jolli", "Un Jolly va dappertutto", "rule-wild"),
        ("salta tuti", "Salta tutti: nessun altro gioca", "rule-skip_everyone"),
        ("salta tuti", "Salta tutti: nessun altro gioca", "rule-skip_everyone"),
    ):
        page.get_by_role("textbox").scroll_into_view_if_needed()
        search(page, words)
        tap(page, hit)
        expect(page.locator(f"[id='{rule}']")).to_be_in_viewport()
        expect(page.locator(f"[id='{rule}']")).to_be_focused()


def test_words_that_find_nothing_are_shown_as_typed(table: Table, open_page: OpenPage) -> None:
    page = open_page(f"{table.server.url}/ask")
    search(page, "<b>xyzzy</b> **q** {xyz}")
    expect(page.get_by_role("status")).to_contain_text("“<b>xyzzy</b> **q** {xyz}”")
    drawn(page)
