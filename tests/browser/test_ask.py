"""Ask the referee, on a tablet that is touched: from Home to a verdict in six taps."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from referee.notation import read
from tests.browser.asking import Asking, ask
from tests.browser.devices import OpenPage, drawn
from tests.browser.serving import Serve
from tests.browser.table import Table, count_taps, taps
from tests.pages.tables import play, then

MOST = 6


@pytest.fixture(scope="module")
def nobody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """The app without any match."""
    with Table(tmp_path_factory.mktemp("nobody")) as table:
        yield table


def may_play(at: Asking) -> None:
    at.tile("may_play")
    at.card("R7")
    at.question("Which card is to be played?")
    at.card("B8")
    at.says("Not allowed", "The player takes blue 8 back", "It is the player’s turn, on red")


def challenge(at: Asking) -> None:
    at.tile("challenge")
    at.button("The tablet is with the challenger")
    at.choose("Yes, one or more")
    at.says("The challenge is right", "Whoever played the wild draws 2", "The challenger plays")


def uno(at: Asking) -> None:
    at.tile("uno")
    at.choose("At once, before the next player acted")
    at.says("Caught in time", "The player draws 2")


def first_card(at: Asking) -> None:
    at.tile("first_card")
    at.card("RR")
    at.says("The card stays", "Play now runs to the right", "The dealer plays first, on red")


def last_draw(at: Asking) -> None:
    at.tile("last_draw")
    at.choose("Draw One")
    at.says("Allowed", "The next player draws 1", "The player is out: the hand is over")


def two_players(at: Asking) -> None:
    at.tile("two_players")
    at.choose("Reverse")
    at.says("Allowed", "The other player misses a turn", "The player plays again")


def empty_pile(at: Asking) -> None:
    at.tile("empty_pile")
    at.choose("No, nothing is left")
    at.says("Allowed", "Nothing is left to draw", "Then the next player plays")


def stacking(at: Asking) -> None:
    at.tile("stacking")
    at.choose("Draw One", "Which draw card was played?")
    at.choose("Draw One", "Which one is to go on it?")
    at.says("Not allowed", "The player draws 1 and misses a turn")


def two_trays(at: Asking) -> None:
    at.tile("may_play")
    at.choose("UNO Tippo")
    at.card("R7")
    at.question("Which card lies on the other tray?")
    at.card("B8")
    at.question("Which card is to be played?")
    at.card("G9")
    at.says("Not allowed")


def two_wilds(at: Asking) -> None:
    at.tile("may_play")
    at.choose("UNO Tippo")
    at.card("W>R")
    at.question("Which card lies on the other tray?")
    at.card("W>G")
    at.question("Which card is to be played?")
    at.card("W+4")
    at.says("Allowed", "The next player draws 4 and misses a turn")


def scale(at: Asking) -> None:
    at.tile("scale")
    at.choose("A Stop card lies on a tray")
    at.card("R3!")
    at.question("Which card is to be played?")
    at.card("B7")
    at.says("Not allowed", "The player takes blue 7 back")


def block(at: Asking) -> None:
    at.tile("block")
    at.card("R3")
    at.question("Which block is to be pulled?")
    at.card("B3")
    at.says("Allowed", "Then the next player pulls, on blue")


DISPUTES = (
    may_play,
    two_trays,
    two_wilds,
    challenge,
    uno,
    first_card,
    last_draw,
    two_players,
    empty_pile,
    stacking,
    scale,
    block,
)


# On a telephone the pickers are others, and the rest is the same.
@pytest.mark.parametrize(
    ("device", "dispute"),
    [
        *[("tablet", it) for it in DISPUTES],
        *[("phone", it) for it in (may_play, two_wilds, challenge, scale)],
    ],
    ids=lambda it: getattr(it, "__name__", it),
)
def test_each_of_the_ten_disputes_is_at_most_six_taps_from_home(
    nobody: Table, open_page: OpenPage, dispute: Callable[[Asking], None], device: str
) -> None:
    page = open_page(nobody.server.url, device)
    count_taps(page)
    at = ask(page)
    dispute(at)
    assert taps(page) == at.taps <= MOST


@pytest.mark.parametrize("dispute", [may_play, challenge, uno, last_draw, empty_pile, stacking])
def test_at_a_running_match_it_is_as_many_taps_from_the_score_sheet(
    table: Table, open_page: OpenPage, dispute: Callable[[Asking], None]
) -> None:
    at = at_the_table(table, open_page(table.server.url, "phone"), game="flip")
    dispute(at)
    assert at.taps < MOST


def test_everything_is_said_in_italian(nobody: Table, open_page: OpenPage) -> None:
    at = ask(open_page(nobody.server.url, locale="it-IT"))
    at.tile("may_play")
    at.card("R7")
    at.question("Quale carta si vuole giocare?")
    at.card("W+2")
    at.says("Vale se nessuno sfida", "Chi segue pesca 2 e salta il turno, oppure sfida")
    expect(at.page.get_by_role("heading", name="Perché")).to_be_visible()
    expect(at.page.get_by_role("button", name="Un’altra domanda")).to_be_visible()


def test_cards_that_are_not_allowed_are_marked_with_the_reason(
    nobody: Table, open_page: OpenPage
) -> None:
    at = ask(open_page(nobody.server.url))
    at.tile("may_play")
    at.card("R7")
    at.question("Which card is to be played?")
    marked = at.page.locator('.picker [data-card="B8"]')
    expect(marked).to_have_class(re.compile("marked"))
    expect(marked).to_have_attribute("aria-label", re.compile("Same colour, same number"))
    expect(at.page.locator('.picker [data-card="B7"]')).not_to_have_class(re.compile("marked"))


def test_another_card_is_one_tap_away_and_the_other_reading_too(
    nobody: Table, open_page: OpenPage
) -> None:
    at = ask(open_page(nobody.server.url))
    stacking(at)
    at.page.get_by_text("Who is hit may lay another of that kind on it").tap()
    at.says("Allowed", "The next player adds another Draw One, or draws 2 and misses a turn")
    expect(at.verdict).to_contain_text("Seen under another reading: Who is hit may lay another")
    at.page.get_by_text("Who is hit draws, and cannot pass it on").tap()
    at.says("Not allowed")
    at.page.get_by_role("button", name="To go on it Draw One").tap()
    at.choose("Wild Draw Two", "Which one is to go on it?")
    at.says("Not allowed", "The player takes Wild Draw Two back")


def test_a_reload_brings_the_dispute_back(nobody: Table, open_page: OpenPage) -> None:
    at = ask(open_page(nobody.server.url))
    uno(at)
    at.page.reload()
    drawn(at.page)
    expect(at.page.get_by_role("heading", name="UNO wasn’t called")).to_be_visible()


def at_the_table(table: Table, page: Page, *lines: str, game: str = "classic") -> Asking:
    """Asked from the score sheet of a match of four."""
    match = play(table.store, ["Ada", "Bo", "Carla", "Dan"], game=game)
    for line in lines:
        then(table.store, match, read(line))
    page.goto(table.address(match))
    drawn(page)
    page.locator('.ways-on [data-tap="ask"]').tap()
    page.locator(".st-key-ask-tiles").wait_for()
    drawn(page)
    return Asking(page)


def test_a_running_match_fills_in_the_table_and_speaks_by_name(
    table: Table, open_page: OpenPage
) -> None:
    at = at_the_table(table, open_page(table.server.url), "start R5", "1 plays R7")
    expect(at.page.get_by_text("At the table of Ada, Bo, Carla, Dan")).to_be_visible()
    at.tile("may_play")
    at.card("R+2")
    at.says("Allowed", "Dan draws 2 and misses a turn", "Then Ada plays, on red")
    assert at.taps == 2


def test_a_challenge_goes_from_hand_to_hand_and_into_the_log(
    table: Table, open_page: OpenPage
) -> None:
    at = at_the_table(table, open_page(table.server.url), "start R5", "1 plays W+4>B")
    at.tile("challenge")
    expect(at.page.get_by_role("heading", name="Hand the tablet to Carla")).to_be_visible()
    expect(at.page.locator(".picker")).to_have_count(0)
    at.button("The tablet is with Carla")
    at.choose("Tap in the whole hand")
    for code in ("R2", "B9", "G4"):
        at.card(code)
    at.button("Done · 3 cards")
    at.says("The challenge is right", "Bo draws 4", "Carla plays again, on blue")
    assert "red 2" not in at.page.locator("body").inner_text()
    at.button("Log this challenge")
    at.page.locator(".st-key-ask-tiles").wait_for()
    [newest, *_] = table.store.running(limit=1)
    assert table.lines(newest.id)[-1] == "2 challenges: R2,B9,G4"


def test_a_ruling_of_the_table_becomes_a_precedent_and_then_the_matchs_rule(
    table: Table, open_page: OpenPage
) -> None:
    page = open_page(table.server.url)
    at = at_the_table(table, page)
    at.tile("stacking")
    at.choose("Draw Two", "Which draw card was played?")
    at.choose("Draw Two", "Which one is to go on it?")
    at.says("Not allowed")
    at.choose("Bo", "Who is hit and wants to stack?")
    at.says("Not allowed", "Bo draws 2 and misses a turn")
    page.get_by_text("Our table rules otherwise").tap()
    form = page.get_by_test_id("stForm")
    form.get_by_text("Who is hit may lay another of that kind on it").tap()
    form.get_by_label("Why?").fill("We always have")
    form.get_by_role("button", name="Record it").tap()
    precedent = page.locator(".st-key-ruling")
    expect(precedent).to_contain_text("This table has decided before")
    expect(precedent).to_contain_text("We always have")
    # The same people, another evening.
    at = at_the_table(table, page)
    at.tile("stacking")
    at.choose("Draw Two", "Which draw card was played?")
    at.choose("Draw Two", "Which one is to go on it?")
    expect(precedent).to_contain_text("We always have")
    page.get_by_role("button", name="Play it so in this match").tap()
    at.says("Allowed")
    [newest, *_] = table.store.running(limit=1)
    assert table.lines(newest.id) == ["amend stacking=true"]


def test_a_ruling_at_no_table_in_particular_works_too(serve: Serve, open_page: OpenPage) -> None:
    at = ask(open_page(serve().url))
    may_play(at)
    at.page.get_by_text("Our table rules otherwise").tap()
    form = at.page.get_by_test_id("stForm")
    form.get_by_text("Allowed", exact=True).tap()
    form.get_by_label("Why?").fill("so")
    form.get_by_role("button", name="Record it").tap()
    expect(at.page.locator(".st-key-ruling")).to_contain_text("“so”")
