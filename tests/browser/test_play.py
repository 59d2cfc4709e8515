"""Hands played along by taps, from the first card to the score sheet."""

from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from referee.events import Opened
from referee.notation import read
from tests.browser.along import Along, play_along
from tests.browser.devices import OpenPage, drawn
from tests.browser.table import Sheet, Table, count_taps, taps

NAMES = ("Ada", "Bo", "Carla", "Dan")
Begin = Callable[..., Along]

FLIP = (
    *("start R5", "0 plays R7", "1 plays R+1"),
    # A challenge that is right: Dan held a red card.
    *("3 plays W+2>B", "0 challenges: R2", "0 plays B7", "1 plays B3"),
    *("2 plays BF", "reveal T5", "3 plays T9", "0 plays T2"),
    # A challenge that is wrong: Bo had no teal card.
    *("1 plays WC>U", "2 challenges: P3", "3 plays U4"),
    # Not allowed, but nobody noticed.
    "0 plays P8",
    *("1 plays PF", "reveal G4", "2 plays G6", "3 plays G1", "0 plays G9", "1 plays G2"),
    *("2 draws", "2 keeps", "3 plays G8"),
    # Ada forgets to say UNO and is caught.
    *("0 plays G3", "1 catches 0"),
    *("1 plays G5 uno", "2 draws", "2 keeps", "3 plays G7", "0 plays B7", "1 plays B9"),
)
TIPPO = (
    *("start R5,B7", "0 plays R3!", "1 plays B3 on 1", "2 plays B9 on 1", "2 spills"),
    *("0 plays WT on 1", "1 drops G4", "2 drops Y6", "2 spills", "0 plays G1 back", "0 draws"),
)
STACKO = (
    *("0 pulls R3", "0 places", "1 pulls B3", "1 places", "0 pulls B+2", "1 pulls B1"),
    *("1 pulls B4", "1 places", "0 pulls W>G", "1 yells 0>Y", "0 pulls Y1", "0 pulls Y2"),
    *("0 places", "1 pulls Y3", "1 falls"),
)


COVERED = """() => {
  const all = (css) => [...document.querySelectorAll(css)];
  const things = all('.middle svg').map((it) => it.getBoundingClientRect());
  return all('.seat').filter((seat) => {
    const { left, right, top, bottom } = seat.getBoundingClientRect();
    return things.some((it) =>
      it.left < right && it.right > left && it.top < bottom && it.bottom > top);
  }).map((seat) => seat.textContent);
}"""


@pytest.fixture
def begin(table: Table, open_page: OpenPage) -> Begin:
    """A match of one game, and its hand on a device; `lines` have happened already."""

    def start(game: str, seats: int, *lines: str, device: str = "tablet") -> Along:
        match = new_match(table, game, seats, *lines)
        page = open_page(table.address(match), device)
        if not lines:
            return play_along(page)
        page.goto(address(table, match))
        page.locator(".board").wait_for()
        drawn(page)
        return Along(page)

    return start


def new_match(table: Table, game: str, seats: int, *lines: str) -> str:
    known = {player.name: player.id for player in table.store.players()}
    names = NAMES[:seats]
    players = [known.get(name) or table.store.add_player(name).id for name in names]
    rounds = game == "stacko"
    scoring, target = ("rounds", 3) if rounds else ("standard", 500)
    dealer = 0 if rounds else seats - 1
    match = table.store.new_match(Opened(game, seats, dealer, scoring, target), players)
    if lines:
        table.store.record_all(match, [read(line) for line in lines], after=1)
    return match


def address(table: Table, match: str) -> str:
    return f"{table.server.url}/play?match={match}"


def match_of(page: Page) -> str:
    (match,) = parse_qs(urlsplit(page.url).query)["match"]
    return match


def test_a_whole_hand_of_flip_ends_in_the_score_sheet(begin: Begin, table: Table) -> None:
    along = begin("flip", 4)
    along.log(*FLIP)
    match = match_of(along.page)
    assert table.lines(match) == list(FLIP)
    flags = along.page.locator(".hand-log .flag")
    along.page.locator('[data-tap="all"]').tap()
    expect(along.lines).to_have_count(len(FLIP))
    expect(flags).to_have_text(["not allowed, stood"])
    expect(along.heading).to_have_text("Bo is out")
    along.goes("Count the hands")
    sheet = Sheet(along.page)
    expect(sheet.chip("Bo")).to_contain_text("out")
    for face in ("9", "R"):
        sheet.key(face).tap()
    sheet.chip("Carla").tap()
    sheet.key("5").tap()
    sheet.chip("Dan").tap()
    expect(along.page.get_by_text("By the log: 3 cards")).to_be_visible()
    sheet.key("1").tap()
    expect(along.page.get_by_text("By the log Dan holds 3 cards, not 1.")).to_be_visible()
    for face in ("1", "2"):
        sheet.key(face).tap()
    sheet.save()
    sheet.shows_totals(0, 38, 0, 0)
    assert table.lines(match)[-1] == "hand 1 out light 0:9,R 2:5 3:1,1,2"


def test_a_hand_of_tippo_with_stop_spill_and_tilt(begin: Begin, table: Table) -> None:
    along = begin("tippo", 3)
    along.log(*TIPPO[:2])
    expect(along.page.locator(".pile.closed")).to_have_count(1)
    along.log(*TIPPO[2:])
    assert table.lines(match_of(along.page)) == list(TIPPO)
    expect(along.heading).to_have_text("Ada has drawn")
    assert table.store.load(match_of(along.page)).match.table.count(2) == 10


def test_a_round_of_stacko_ends_in_the_score_sheet(begin: Begin, table: Table) -> None:
    along = begin("stacko", 2)
    along.log(*STACKO)
    match = match_of(along.page)
    assert table.lines(match) == list(STACKO)
    expect(along.heading).to_have_text("Bo brought it down")
    along.goes("Save the round")
    sheet = Sheet(along.page)
    expect(sheet.primary).to_have_text("Save · Ada wins the round")
    sheet.save()
    assert table.lines(match)[-1] == "round 1 fell 0 won"


def test_a_phone_shows_the_colour_in_force_so_that_two_taps_are_a_turn(
    begin: Begin, table: Table
) -> None:
    along = begin("flip", 4, "start R5", device="phone")
    count_taps(along.page)
    turns = ["0 plays R7", "1 plays B7", "2 plays B1", "3 plays Y1"]
    along.log(*turns)
    assert table.lines(match_of(along.page))[1:] == turns
    assert taps(along.page) == 2 * len(turns)


TURNS = {
    "flip": ("start R5", "0 plays R7", "1 plays B7"),
    "classic": ("start R5", "0 plays R+2"),
    "tippo": ("start R5,B7", "0 plays R7"),
    "stacko": ("0 pulls R3", "0 places", "1 pulls B3"),
}


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
@pytest.mark.parametrize("game", TURNS)
def test_on_a_phone_the_keys_are_in_sight_in_an_ordinary_turn(
    table: Table, open_page: OpenPage, game: str, locale: str
) -> None:
    page = open_page(table.server.url, "phone", locale=locale)
    page.goto(address(table, new_match(table, game, 4, *TURNS[game])))
    page.locator(".board").wait_for()
    drawn(page)
    bar = top(page.locator(".st-key-play-bar"))
    keys = page.locator(".picker .row.open:not(.wilds) .key:visible").evaluate_all(
        "keys => keys.map(key => key.getBoundingClientRect().bottom)"
    )
    assert page.evaluate("scrollY") == 0
    assert sum(bottom < bar for bottom in keys) >= 7


def test_a_challenge_that_the_table_settled_is_one_tap(begin: Begin, table: Table) -> None:
    along = begin("flip", 4, "start R5", "0 plays W+2>B", device="phone")
    along.log("1 challenges guilty", "1 plays W+2>R", "2 challenges innocent")
    expect(along.lines.first).to_have_text("Carla challenges: it was honest")
    expect(along.told).to_contain_text("Carla draws 4 and misses a turn")
    expect(along.heading).to_have_text("Dan’s turn")
    assert table.lines(match_of(along.page))[2:] == [
        *("1 challenges guilty", "1 plays W+2>R", "2 challenges innocent"),
    ]


def test_a_double_tap_logs_once(begin: Begin, table: Table) -> None:
    along = begin("flip", 4, "start R5")
    along.tap_card(read("0 plays R7").card)  # type: ignore[union-attr]
    following = along.bar.get_by_role("button", name="Next · Bo")
    expect(following).to_be_visible()
    following.dblclick()
    expect(along.heading).to_have_text("Bo’s turn")
    drawn(along.page)
    assert table.lines(match_of(along.page)) == ["start R5", "0 plays R7"]


def test_everything_can_be_undone_back_to_the_deal(begin: Begin) -> None:
    along = begin("flip", 4, "start R5", "0 plays R7", "1 plays R9")
    for turn in ("Bo’s turn", "Ada’s turn", "Dan has dealt"):
        along.goes("Undo")
        expect(along.heading).to_have_text(turn)
    expect(along.lines).to_have_count(0)


def test_another_device_follows_and_is_told_when_it_was_slower(
    begin: Begin, table: Table, open_page: OpenPage
) -> None:
    along = begin("flip", 4, "start R5")
    other = Along(open_page(address(table, match_of(along.page)), "phone"))
    along.log("0 plays R7")
    expect(other.heading).to_have_text("Bo’s turn", timeout=4_000)
    table.store.record(match_of(along.page), read("1 plays R9"), after=3)
    expect(other.lines.first).to_have_text("Bo plays red 9", timeout=4_000)
    expect(along.lines.first).to_have_text("Bo plays red 9", timeout=4_000)


@pytest.mark.parametrize("device", ["phone", "tablet", "laptop"])
def test_tower_and_block_leave_the_seats_free(begin: Begin, device: str) -> None:
    along = begin("stacko", 3, "0 pulls R3", "0 places", "1 pulls B3", device=device)
    assert along.page.evaluate(COVERED) == []


def test_a_line_is_looked_at_corrected_and_struck(begin: Begin, table: Table) -> None:
    along = begin("flip", 4, "start R5", "0 plays R7", "1 plays R+1")
    along.page.locator('[data-tap="line-2"]').tap()
    expect(along.page.locator(".hand-log .detail")).to_contain_text("Allowed")
    along.page.locator('[data-tap="fix-2"]').tap()
    expect(along.told).to_contain_text("Line 2: Ada plays red 7")
    along.tap_card(read("0 plays B9").card)  # type: ignore[union-attr]
    expect(along.told).to_contain_text("Line 2: Ada plays blue 9")
    expect(along.told).to_contain_text("Not allowed")
    along.goes("Correct line 2")
    expect(along.lines).to_have_text(
        ["Bo plays red Draw One", "Ada plays blue 9", "The first card is red 5"]
    )
    along.page.locator('[data-tap="line-3"]').tap()
    along.page.locator('[data-tap="strike-3"]').tap()
    expect(along.page.locator(".hand-log li.struck")).to_contain_text("Bo plays red Draw One")
    expect(along.heading).to_have_text("Bo’s turn")
    assert table.lines(match_of(along.page))[3:] == [
        'revise 2 0 plays B9 why "mistapped"',
        'revise 3 nothing why "mistapped"',
    ]


def test_a_hand_is_joined_in_its_middle(begin: Begin, table: Table) -> None:
    along = begin("flip", 4)
    along.button("The hand is under way already").tap()
    along.tap_card(read("0 plays B7").card)  # type: ignore[union-attr]
    expect(along.lines).to_have_text(["Something is missing here: blue 7 lies on top"])
    along.seat(2).tap()
    along.button("It is Carla’s turn").tap()
    expect(along.heading).to_have_text("Carla’s turn")
    along.seat(2).tap()
    along.page.get_by_role("radio", name="2", exact=True).tap()
    expect(along.seat(2)).to_contain_text("2")
    along.log("2 plays B9 uno")
    expect(along.seat(2)).to_contain_text("UNO")
    assert table.lines(match_of(along.page)) == [
        *("seen top B7", "seen turn 2", "seen holds 2:2", "2 plays B9 uno"),
    ]


def top(place: Locator) -> float:
    return float(place.evaluate("it => it.getBoundingClientRect().top"))


def test_the_log_is_copied_as_text_and_read_in_whole_or_not_at_all(
    begin: Begin, table: Table
) -> None:
    along = begin("flip", 4, "start R5", "0 plays R7")
    along.page.get_by_text("Copy or read in this hand").tap()
    expect(along.page.get_by_test_id("stCode")).to_contain_text("0 plays R7")
    typed = along.page.get_by_label("Lines to add")
    typed.fill("1 plays R9\n2 plays T7")
    typed.blur()
    expect(along.page.get_by_text("Line 2 “2 plays T7” cannot follow")).to_be_visible()
    add = along.page.locator(".st-key-play-text-read button")
    expect(add).to_have_text("Add 1 line")
    expect(add).to_be_disabled()
    drawn(along.page)
    place = top(add)
    typed.fill("1 plays R9\n2 plays R2")
    typed.blur()
    expect(along.page.get_by_text("cannot follow")).to_be_hidden()
    drawn(along.page)
    # What it warned of has gone, and the button lies where it lay.
    assert top(add) == place
    along.page.get_by_role("button", name="Add 2 lines").tap()
    expect(along.heading).to_have_text("Dan’s turn")
    assert table.lines(match_of(along.page))[2:] == ["1 plays R9", "2 plays R2"]


def test_a_quick_finger_picks_the_next_card_while_the_last_is_logged(
    begin: Begin, table: Table
) -> None:
    along = begin("flip", 4, "start R5")
    along.tap_card(read("0 plays R7").card)  # type: ignore[union-attr]
    following = along.bar.get_by_role("button", name="Next · Bo").element_handle()
    key = along.key(read("1 plays R9").card).element_handle()  # type: ignore[union-attr]
    along.page.evaluate("([next, card]) => { next.click(); card.click(); }", [following, key])
    along.goes("Next · Carla")
    expect(along.lines.first).to_have_text("Bo plays red 9")
    assert table.lines(match_of(along.page)) == ["start R5", "0 plays R7", "1 plays R9"]
