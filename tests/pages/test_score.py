"""The score sheet, without the parts that are drawn in the browser: entry, grid and chart."""

import re

import pytest
from streamlit.testing.v1 import AppTest

import db
from db import courses
from db.engine import reading
from pages.parts import hand_entry, session
from referee.events import Ended, Opened, Sum, Toppled
from tests.pages.conftest import Live, OpenApp
from tests.pages.tables import NASTY, abandon, html, play, seated, then


def sheet(app: OpenApp, match: str, language: str = "en") -> AppTest:
    opened = app("home", language)
    opened.session_state[session.MATCH] = match
    opened.switch_page("pages/score.py").run()
    assert not opened.exception
    return opened


def test_the_sheet_says_who_deals_who_starts_and_what_is_missing(
    app: OpenApp, store: db.Store
) -> None:
    match = play(store, ["Ada", "Bo", "Carla"], [0, 60, 27])
    shown = html(sheet(app, match))
    assert "Hand 2 · <bdi>Bo</bdi> deals, <bdi>Carla</bdi> starts" in shown
    assert "UNO Flip · Winner collects · to 500" in shown
    assert '87 <span class="gain">+87</span>' in shown
    assert "413 to go" in shown
    assert shown.count("in the lead") == 1


def test_the_sheet_speaks_italian(app: OpenApp, store: db.Store) -> None:
    match = play(store, ["Ada", "Bo"], [0, 60])
    shown = html(sheet(app, match, "it"))
    assert "Mano 2 · <bdi>Bo</bdi> dà le carte, <bdi>Ada</bdi> comincia" in shown
    assert "mancano 440" in shown


def test_names_are_shown_as_typed(app: OpenApp, store: db.Store) -> None:
    match = play(store, NASTY, [0, *[9] * (len(NASTY) - 1)])
    shown = html(sheet(app, match))
    assert "<b>x</b>" not in shown
    assert "<bdi>&lt;b&gt;x&lt;/b&gt;</bdi>" in shown
    assert "<bdi>**bold**</bdi>" in shown


def test_the_same_log_under_another_system_and_back(
    app: OpenApp, store: db.Store, live: Live
) -> None:
    match = play(store, ["Ada", "Bo", "Carla"], [0, 60, 27], [40, 0, 10])
    page = sheet(app, match)
    line = "Under Lowest wins: <bdi>Carla</bdi> 37 · <bdi>Ada</bdi> 40 · <bdi>Bo</bdi> 60<"
    assert line in live.html
    live.tap(page, "lowest")
    assert "Shown under Lowest wins" in page.info[0].value
    assert "lowest" not in live.ways()
    assert '<div class="total">37' in html(page)
    back = next(button for button in page.button if button.label == "Back to Winner collects")
    back.click().run()
    assert '<div class="total">87' in html(page)
    assert store.length(match) == 3


def test_undo_and_redo_of_the_last_hand(app: OpenApp, store: db.Store, live: Live) -> None:
    match = play(store, ["Ada", "Bo"], [0, 60])
    page = sheet(app, match)
    live.tap(page, "undo")
    assert store.load(match).match.standings.totals == (0, 0)
    assert "undo" not in live.ways()
    live.tap(page, "redo")
    assert store.load(match).match.standings.totals == (60, 0)


def test_a_way_drawn_before_another_device_was_faster_does_nothing(
    app: OpenApp, store: db.Store, live: Live
) -> None:
    match = play(store, ["Ada", "Bo"], [0, 60])
    page = sheet(app, match)
    then(store, match, store.load(match).match.entered[0].result)
    live.tap(page, "undo")
    assert store.load(match).match.standings.totals == (120, 0)


@pytest.mark.parametrize(
    ("way", "title"),
    [("ask", "What is it about?"), ("rules", "Rule book"), ("house", "House rules")],
)
def test_the_sheet_leads_to_the_referee_and_the_rules(
    app: OpenApp, store: db.Store, live: Live, way: str, title: str
) -> None:
    match = play(store, ["Ada", "Bo"], [0, 60])
    page = sheet(app, match)
    live.tap(page, way)
    assert page.title[0].value == title
    assert page.session_state[session.MATCH] == match


def test_the_end_names_the_winner_the_margin_and_the_other_systems(
    app: OpenApp, store: db.Store
) -> None:
    match = play(store, ["Ada", "Bo", "Carla"], [0, 60, 27], [40, 0, 10], target=80)
    shown = html(sheet(app, match))
    assert "Ada wins" in shown
    assert "With 87, 37 ahead, in 2 hands." in shown
    assert "Under Lowest wins: Carla" in shown
    assert "Match over" in shown


def test_tied_winners_are_all_named(app: OpenApp, store: db.Store) -> None:
    match = play(
        store, ["Ada", "Bo", "Carla"], [0, 20, 85], [20, 0, 10], target=90, scoring="lowest"
    )
    assert "Ada, Bo win together" in html(sheet(app, match))


def test_a_rematch_keeps_players_and_passes_the_deal_once_however_often_it_is_tapped(
    app: OpenApp, store: db.Store
) -> None:
    match = play(store, ["Ada", "Bo", "Carla"], [0, 60, 27], target=80)
    page, other = sheet(app, match), sheet(app, match)
    page.button(key="rematch").click().run()
    other.button(key="rematch").click().run()
    [new] = store.running()
    assert page.query_params["match"] == other.query_params["match"] == new.id
    assert [player.name for player in new.players] == ["Ada", "Bo", "Carla"]
    assert store.load(new.id).match.dealer == 1
    assert new.id != match


def test_playing_on_raises_the_target_and_opens_the_match(app: OpenApp, store: db.Store) -> None:
    match = play(store, ["Ada", "Bo"], [0, 60], target=50)
    page = sheet(app, match)
    page.button(key="play-on").click().run()
    now = store.load(match).match
    assert not now.closed
    assert now.target > 60


def test_abandoning_is_confirmed_and_can_be_taken_back(
    app: OpenApp, store: db.Store, live: Live
) -> None:
    match = play(store, ["Ada", "Bo"], [0, 60])
    page = sheet(app, match)
    assert "Abandon match</summary>" in live.html
    live.tap(page, "abandon")
    assert store.load(match).match.abandoned
    assert "Nobody has won" in html(page)
    page.button(key="reopen").click().run()
    assert not store.load(match).match.closed


def test_an_abandoned_match_is_read_only(app: OpenApp, store: db.Store) -> None:
    abandon(store, play(store, ["Ada", "Bo"], [0, 60]))
    page = app()
    page.button(key=next(b.key for b in page.button if str(b.key).startswith("match-open"))).click()
    assert "Match abandoned" in html(page.run())


def test_a_tower_has_rounds_and_a_builder(app: OpenApp, store: db.Store) -> None:
    match = play(store, ["Ada", "Bo"], game="stacko", scoring="rounds", target=3)
    then(store, match, Toppled(0, 1))
    shown = html(sheet(app, match))
    assert "Round 2 · <bdi>Bo</bdi> builds and starts" in shown
    assert '1 <span class="gain">+1</span>' in shown


def test_a_tower_that_puts_people_out_has_no_target_to_raise(app: OpenApp, store: db.Store) -> None:
    rules = (("winner", "elimination"),)
    opened = Opened("stacko", 3, 0, "rounds", 1, rules)
    match = store.new_match(opened, seated(store, "Ada", "Bo", "Carla"))
    then(store, match, Toppled(1, 0))
    page = sheet(app, match)
    assert "Round 2 · <bdi>Carla</bdi> builds and starts" in html(page)
    assert html(page).count("1 to go") == 2
    then(store, match, Toppled(2, None))
    page = sheet(app, match)
    assert "Ada" in next(text for text in html(page).split("<h2>") if "won" in text)
    assert "play-on" not in {button.key for button in page.button}


def test_a_keypad_counts_the_cards_of_the_deck_agreed_on(store: db.Store) -> None:
    for rules, copies in (((), 8), ((("stop_cards", "extra"),), 12)):
        opened = Opened("tippo", 2, 0, "standard", 500, rules)
        match = store.new_match(opened, seated(store, "Ada", "Bo"))
        (side,) = hand_entry.data(store.load(match), "light")["sides"]
        assert {it["face"]: it["copies"] for it in side["faces"]}["3"] == copies


def test_an_address_without_a_match_leads_home(app: OpenApp, store: db.Store) -> None:
    assert "No match yet" in html(app("score"))


@pytest.mark.parametrize(
    ("payload", "said"),
    [
        ({"out": None}, "Nobody has gone out yet"),
        ({"out": 0, "left": {}}, "Bo: nothing is entered"),
        ({"out": 0, "left": {"1": {"cards": []}}}, "only one player can go out"),
        ({"out": 0, "left": {"1": {"cards": ["W+2"] * 5}}}, "the deck has only 4"),
        ({"out": 0, "left": {"1": {"cards": ["0"]}}}, "not a card of this side"),
        ({"out": 0, "left": {"1": {"sum": "-5"}}}, "is no sum"),
        ({"out": 0, "left": {"1": {"sum": "12+x"}}}, "is no sum"),
        ({"out": 0, "left": {"1": {"sum": "2000"}}}, "the whole deck is worth 1280"),
        ({"out": 0, "left": {"1": {"sum": "0"}}}, "cannot make 0"),
        ({"out": 0, "left": {"1": {"off": True}}}, "At least one other player"),
        ({"out": 7, "left": {"1": {"sum": "5"}, "0": {"sum": "5"}}}, "not in this hand"),
        ({"out": 0, "side": "wet", "left": {"1": {"sum": "5"}}}, "no such side"),
        ({"out": "<b>", "left": [1, 2]}, "nothing is entered"),
    ],
)
def test_what_cannot_be_right_is_told(
    store: db.Store, payload: dict[str, object], said: str
) -> None:
    match = play(store, ["Ada", "Bo"])
    with pytest.raises(hand_entry.EntryError) as wrong:
        hand_entry.read({"side": "light", "mode": "new", **payload}, store.load(match).match)
    texts = [hand_entry.problem_text(problem, ["Ada", "Bo"]) for problem in wrong.value.problems]
    assert any(said in text for text in texts), texts


def test_a_match_that_another_device_has_ended_takes_no_further_hand(store: db.Store) -> None:
    match = play(store, ["Ada", "Bo"], target=50)
    seen_before = store.load(match)
    then(store, match, Ended(0, ((), Sum((60,)))))
    entry = {"mode": "new", "side": "light", "out": 1, "left": {"0": {"sum": "5"}}}
    assert hand_entry.save(seen_before, {**entry, "after": 1, "token": "late", "try": 1}) is None
    assert store.length(match) == 2
    answer = hand_entry.data(store.load(match), "light")["answer"]
    assert "stale" not in answer
    assert answer["problems"][0]["text"] == "Another device has just ended this match."


def test_a_running_match_says_who_is_likely_to_win(store: db.Store, app: OpenApp) -> None:
    match = play(store, ["Ada", "<b>x</b>", "Cleo"], (0, 60, 200), (0, 80, 100))
    shown = html(app("score", match))
    assert "Estimate: who wins" in shown
    assert re.search(r"about (one|\d+) more hand", shown)
    chances = re.findall(r"<b>(\d+)%</b>", shown)
    assert len(chances) == 3
    assert int(chances[0]) > 50


@pytest.mark.parametrize("hands", [(), ((0, 600, 5),)])
def test_nothing_is_estimated_before_the_first_hand_and_after_the_last(
    store: db.Store, app: OpenApp, hands: tuple[tuple[int, ...], ...]
) -> None:
    match = play(store, ["Ada", "Bo", "Cleo"], *hands)
    assert "Estimate" not in html(app("score", match))


def test_an_estimate_works_out_no_statistics(store: db.Store, app: OpenApp) -> None:
    match = play(store, ["Ada", "Bo"], (0, 30))
    assert "Estimate" in html(app("score", match))
    with reading(store._engine) as connection:
        assert courses.due(connection) == [match]
