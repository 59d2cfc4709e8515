"""Statistics: a group, a player, a match, and the ways there."""

import re

import pytest
from streamlit.testing.v1 import AppTest

import db
from db.histories import RECORDS
from pages.parts.figures.shown import SAMPLES
from pages.parts.say import LANGUAGES, text
from referee.events import Toppled
from referee.notation import read
from stats.awards import PRIZES
from stats.measures import MEASURES, TABLE
from tests.pages.conftest import OpenApp
from tests.pages.tables import NASTY, abandon, html, labels, play, then

NAMES = ("Ada", "Bo", "Cleo")
HANDS = ((0, 60, 5), (0, 80, 20), (30, 0, 90), (0, 70, 40), (0, 90, 40), (0, 20, 80))


@pytest.fixture
def match(store: db.Store) -> str:
    """Won by Ada with 505 to 120."""
    return play(store, NAMES, *HANDS)


def tiles(app: AppTest) -> dict[str, tuple[str, str]]:
    return {it.label: (it.value, it.delta) for it in app.metric}


def view(app: AppTest, name: str) -> AppTest:
    app.session_state["stats-view"] = name
    return app.run()


def healthy(app: AppTest) -> AppTest:
    assert not app.exception, [it.message for it in app.exception]
    return app


def test_every_measure_award_and_record_has_its_words() -> None:
    for measure in (*MEASURES, *TABLE):
        assert text("en", f"stat-{measure.key}") != text("en", f"stat-{measure.key}-help")
        assert text("en", f"stats-section-{measure.section}")
    for measure in (*MEASURES, *TABLE):
        of = SAMPLES.get(measure.sample, measure.sample).replace("_", "-")
        assert text("en", f"stats-of-{of}", n=1).startswith("1 ")
    for prize in PRIZES:
        assert text("en", f"award-{prize.key}") != text("en", f"award-{prize.key}-help")
        assert text("en", f"stats-count-{prize.unit}", n=2, shown="2").startswith("2")
    for name in RECORDS:
        assert text("en", f"stat-record-{name.replace('_', '-')}")


@pytest.mark.usefixtures("store")
def test_without_a_hand_it_says_so(app: OpenApp) -> None:
    opened = healthy(app("stats"))
    assert "No hand has been played here yet" in opened.info[0].value
    for name in ("player", "match"):
        assert healthy(view(opened, name)).info


def test_a_match_shows_how_likely_everybody_was_to_win(app: OpenApp, match: str) -> None:
    opened = app("stats")
    opened.session_state["stats-match"] = match
    opened.session_state["stats-table-chances"] = True
    shown = html(healthy(view(opened, "match")))
    assert "stat-chances" not in shown
    rows = re.findall(r"<tr><th scope=row>(\d+)</th>(.*?)</tr>", shown)
    before = [row for number, row in rows if number == "0"]
    assert len(before) == 1
    assert before[0].count("3") >= 3
    assert any("100%" in row and row.count("0%") == 3 for number, row in rows if number == "6")
    (legend,) = re.findall(r"<p class=legend>(.*?)</p>", shown)
    assert re.findall(r"<bdi>(.*?)</bdi>", legend) == list(NAMES)


def test_beside_the_estimate_stands_when_each_gets_there_at_their_own_pace(
    store: db.Store, app: OpenApp
) -> None:
    few = play(store, NAMES, *HANDS[:4])
    opened = app("stats")
    opened.session_state["stats-match"] = few
    healthy(view(opened, "match"))
    told = "At their own pace: Told from 5 hands on; so far 4"
    assert any(told in it.value for it in opened.caption)
    then(store, few, read("hand 0 out light 1:=30 2:=0"))
    page = html(healthy(opened.run()))
    assert "<td>61</td><td>3.2</td>" in page, "305 in five hands, 195 to go"


def test_a_match_that_is_no_race_says_why_nothing_is_estimated(
    store: db.Store, app: OpenApp
) -> None:
    match = play(store, NAMES, game="tippo")
    then(store, match, read("amend win=single_round"))
    then(store, match, read("hand 1 out light 0:R5 2:G7"))
    opened = view(app("stats"), "match")
    assert any("No estimate" in it.value for it in healthy(opened).caption)


def test_points_left_in_tilt_cards_are_told_of_tippo(store: db.Store, app: OpenApp) -> None:
    match = play(store, NAMES, game="tippo")
    for _ in range(7):
        then(store, match, read("hand 1 out light 0:WT,WT,R5 2:G7"))
    opened = app("stats")
    assert tiles(healthy(view(opened, "player")))["Points in Tilt cards"][0] == "700"
    other = app("stats")
    other.session_state["stats-player"] = 3
    assert "Points in Tilt cards" not in tiles(healthy(view(other, "player")))


@pytest.mark.usefixtures("match")
def test_a_group_sees_its_leaderboard_and_who_feeds_whom(app: OpenApp) -> None:
    opened = healthy(app("stats"))
    assert tiles(opened)["Hands"][0] == "6"
    assert tiles(opened)["Matches"] == ("1", "1 won")
    page = html(opened)
    assert page.index("Ada") < page.index("Bo")
    assert "5/6" in page
    assert "1/1" in page
    assert '--much:50%" title="Ada was ahead of Bo in 1 of 1' in page
    assert (
        '<td style="--much:50%" title="Bo left 320 points to Ada">320<small></small></td>' in page
    )
    assert len(opened.get("plotly_chart")) == 1, "nights"


@pytest.mark.usefixtures("match")
def test_below_the_minimum_a_dash_and_the_reason_stand(app: OpenApp) -> None:
    opened = healthy(app("stats"))
    assert tiles(opened)["Changes of the lead"] == ("–", "Told from 3 matches on; so far 1")


@pytest.mark.usefixtures("match")
def test_a_player_sees_rates_with_their_sample_and_the_others(app: OpenApp) -> None:
    opened = healthy(view(app("stats"), "player"))
    shown = tiles(opened)
    assert shown["Hands won, share"] == ("83 %", "out of 6 hands · 44 to 97\u00a0%")
    assert shown["Matches won, share"][0] == "–"
    assert shown["Hands won in a row"] == ("3", "now 3")
    assert shown["Favourite customer"] == ("Bo", "320 points · 5 hands")
    assert shown["Nemesis"] == ("–", "Nobody yet")


def test_a_match_tells_its_awards_and_turning_points(app: OpenApp, match: str) -> None:
    opened = app("stats")
    opened.session_state["stats-match"] = match
    healthy(view(opened, "match"))
    shown = tiles(opened)
    assert shown["Margin"][0] == "385"
    assert shown["Changes of the lead"][0] == "0"
    assert shown["Hands won in a row"] == ("3", "Ada")
    page = html(opened)
    assert "The Sponsor" in page
    assert "Ada wins" in page


def challenged(store: db.Store) -> str:
    """A match with one hand, played along, in which a wild draw card is challenged."""
    match = play(store, NAMES)
    for line in (
        "start B5", "0 plays W+2>G", "1 challenges: B6", "1 plays G6", "hand 1 out light 0:7 2:9",
    ):  # fmt: skip
        then(store, match, read(line))
    return match


def test_a_hand_played_along_fills_the_play_section(app: OpenApp, store: db.Store) -> None:
    match = challenged(store)
    opened = app("stats")
    opened.session_state["stats-player"] = store.load(match).players[1].id
    healthy(view(opened, "player"))
    assert tiles(opened)["Fastest hand"] == ("2", "out of 1 hand won")
    assert tiles(opened)["Cards from challenges"][0] == "2"


def test_the_biggest_hand_is_told_with_its_side_and_cards(store: db.Store, app: OpenApp) -> None:
    match = play(store, NAMES)
    for line in ("hand 0 out light 1:5 2:9", "hand 0 out dark 1:W,2 2:=30"):
        then(store, match, read(line))
    opened = app("stats")
    opened.session_state["stats-later-biggest"] = True
    value, below = tiles(healthy(view(opened, "player")))["Biggest hand"]
    assert value == "72"
    assert below.endswith("· Dark side")
    cards = html(opened)
    assert "Wild and 2" in cards or "Wild, 2" in cards
    assert "<span class=long>30</span>" in cards


def test_cards_stuck_with_are_named_with_all_that_are_level(store: db.Store, app: OpenApp) -> None:
    match = play(store, NAMES, target=5000)
    for _ in range(5):
        then(store, match, read("hand 1 out light 0:W,7,8 2:9"))
    opened = healthy(view(app("stats"), "player"))
    told = tiles(opened)
    assert told["Most often stuck with"] == ("7, 8, Wild", "5 cards")
    assert told["Costliest cards"] == ("Wild", "200 points")


def test_a_share_of_the_dark_side_is_told_where_no_hand_ended_there(
    store: db.Store, app: OpenApp
) -> None:
    match = play(store, NAMES, target=5000)
    for _ in range(5):
        then(store, match, read("hand 0 out light 1:7 2:9"))
    told = tiles(healthy(view(app("stats"), "player")))
    assert told["Ended on the dark side"] == ("0 %", "out of 5 hands")
    assert told["Dark premium"] == ("–", "Told from 3 hands won on each side on; so far 0")


def test_what_is_not_told_yet_says_from_when_on(store: db.Store, app: OpenApp) -> None:
    match = play(store, NAMES)
    then(store, match, read("hand 0 out light 1:7 2:9"))
    opened = healthy(view(app("stats"), "player"))
    told = tiles(opened)
    assert told["Best evening"] == ("–", "Told from 5 hands in an evening on; so far 1")
    assert told["Points left per lost hand"] == ("–", "Told from 5 hands lost on; so far 0")
    assert any("Told from 3 matches on; so far 1" in it.value for it in opened.caption), "form"


def test_the_only_evening_is_not_the_worst_as_well(store: db.Store, app: OpenApp) -> None:
    match = play(store, NAMES, target=5000)
    for _ in range(5):
        then(store, match, read("hand 0 out light 1:7 2:9"))
    told = tiles(healthy(view(app("stats"), "player")))
    assert told["Best evening"][1] == "5 of 5 hands won"
    assert told["Worst evening"] == ("–", "Told from 2 game nights on; so far 1")


def test_the_rules_that_made_somebody_draw_are_told(store: db.Store, app: OpenApp) -> None:
    challenged(store)
    opened = app("stats")
    opened.session_state["stats-later-causes"] = True
    assert "<td>2</td><td>–</td>" in html(healthy(view(opened, "player")))


def test_the_table_of_a_match_has_side_winner_and_points_of_each_hand(
    store: db.Store, app: OpenApp
) -> None:
    match = play(store, NAMES, target=100)
    for line in ("hand 0 out light 1:5 2:9", "hand 1 out dark 0:W 2:=60"):
        then(store, match, read(line))
    opened = app("stats")
    opened.session_state["stats-match"] = match
    opened.session_state["stats-table-race"] = True
    page = html(healthy(view(opened, "match")))
    assert "<td>14 (+14)</td><td>0 (+0)</td>" in page
    assert "<td>14 (+0)</td><td>100 (+100)</td>" in page
    rows = re.findall(r"<td>(Light|Dark) side</td><td>.*?<bdi>(.*?)</bdi>", page)
    assert rows == [("Light", "Ada"), ("Dark", "Bo")]
    assert tiles(opened)["Greatest comeback"] == ("14", "Bo · 14\u00a0% of the target")


def test_an_award_of_a_point_and_a_half_is_in_the_plural(store: db.Store, app: OpenApp) -> None:
    match = play(store, NAMES, target=50)
    for line in ("hand 0 out light 1:1 2:=9", "hand 0 out light 1:2 2:=60"):
        then(store, match, read(line))
    opened = app("stats", "it")
    opened.session_state["stats-match"] = match
    assert "1,5 punti" in html(healthy(view(opened, "match")))


def test_the_tower_has_topples_and_no_points(app: OpenApp, store: db.Store) -> None:
    match = play(store, NAMES, game="stacko", scoring="rounds", target=9)
    for _ in range(5):
        then(store, match, Toppled(1, 0))
    opened = app("stats")
    opened.session_state["stats-player"] = store.load(match).players[1].id
    healthy(view(opened, "player"))
    assert tiles(opened)["Towers brought down"][0] == "100 %"
    assert any("At UNO Stacko a hand is a round" in it.value for it in opened.caption)
    assert "Points per hand won" not in tiles(opened)
    assert healthy(view(opened, "match"))


def test_scoring_systems_are_not_mixed_unless_asked(app: OpenApp, store: db.Store) -> None:
    play(store, NAMES, *HANDS)
    play(store, NAMES, *HANDS[:2], scoring="lowest")
    opened = healthy(app("stats"))
    assert tiles(opened)["Hands"][0] in ("6", "2")
    opened.session_state["stats-scoring"] = ""
    healthy(opened.run())
    assert tiles(opened)["Hands"][0] == "8"
    assert any("Several scoring systems" in it.value for it in opened.caption)


def test_games_are_not_mixed_without_a_word(app: OpenApp, store: db.Store) -> None:
    play(store, NAMES, *HANDS[:2])
    play(store, NAMES, *HANDS[:2], game="classic")
    opened = healthy(app("stats"))
    assert not any("Several games" in it.value for it in opened.caption)
    opened.session_state["stats-game"] = ""
    assert any("Several games" in it.value for it in healthy(opened.run()).caption)


@pytest.mark.usefixtures("match")
def test_a_filter_in_a_closed_box_is_named(app: OpenApp, store: db.Store) -> None:
    play(store, ["Ada", "*Dot*"], *[hand[:2] for hand in HANDS[:2]])
    opened = app("stats")
    ada, dot = (it.id for it in store.players() if it.name in ("Ada", "*Dot*"))
    opened.session_state["stats-people"] = [ada, dot]
    healthy(opened.run())
    assert tiles(opened)["Hands"][0] == "2"
    assert "Filtered: Ada, \\*Dot\\* (These and others)" in [it.value for it in opened.caption]


@pytest.mark.usefixtures("match")
def test_a_player_is_looked_at_together_with_others(app: OpenApp, store: db.Store) -> None:
    play(store, ["Ada", "Bo"], *[hand[:2] for hand in HANDS[:2]])
    people = {it.name: it.id for it in store.players()}
    opened = app("stats")
    opened.session_state["stats-player"] = people["Ada"]
    opened.session_state["stats-people"] = [people["Bo"]]
    healthy(view(opened, "player"))
    assert tiles(opened)["Hands won, share"][1].startswith("out of 8 hands")
    opened.session_state["stats-company"] = "only"
    healthy(opened.run())
    assert tiles(opened)["Hands won, share"] == ("–", "Told from 5 hands on; so far 2")


@pytest.mark.usefixtures("match")
def test_a_table_size_of_another_game_filters_nothing(app: OpenApp, store: db.Store) -> None:
    play(store, ["Ada", "Bo"], (0, 5), game="classic")
    opened = app("stats")
    opened.session_state["stats-seats"] = 3
    healthy(opened.run())
    opened.session_state["stats-game"] = "classic"
    healthy(opened.run())
    assert tiles(opened)["Hands"][0] == "1"


@pytest.mark.usefixtures("match")
def test_records_are_told_in_their_units(app: OpenApp) -> None:
    opened = app("stats")
    opened.session_state["stats-later-records"] = True
    page = html(healthy(opened.run()))
    assert "<td>130 points</td>" in page, "Ada's biggest hand"
    assert "<td>6 hands</td>" in page, "the longest match"


@pytest.mark.usefixtures("match")
def test_the_columns_of_the_leaderboard_are_explained(app: OpenApp) -> None:
    opened = app("stats")
    opened.session_state["stats-meanings-leaderboard"] = True
    assert "<dt>Above or below the odds</dt>" in html(healthy(opened.run()))


def test_an_abandoned_match_counts_hands_but_no_place(app: OpenApp, store: db.Store) -> None:
    match = play(store, NAMES, *HANDS[:3])
    abandon(store, match)
    opened = healthy(app("stats"))
    assert tiles(opened)["Matches"] == ("1", "0 won")
    assert tiles(opened)["Hands"][0] == "3"


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_view_stands_in_every_language_with_any_names(
    app: OpenApp, store: db.Store, language: str
) -> None:
    hand = (0, *range(3, 3 + 10 * (len(NASTY) - 1), 10))
    match = play(store, NASTY, *[hand] * 6, target=5000)
    opened = healthy(app("stats", language))
    for name in ("player", "match", "group"):
        opened.session_state["stats-match"] = match
        healthy(view(opened, name))
        assert "<b>x</b>" not in html(opened)


def test_the_end_of_a_match_and_a_player_lead_here(app: OpenApp, match: str) -> None:
    opened = app()
    opened.query_params["match"] = match
    opened.switch_page("pages/score.py").run()
    opened.button(key="finish-stats").click().run()
    assert healthy(opened).session_state["stats-view"] == "match"
    opened = app("players")
    opened.button(key=next(it.key for it in opened.button if "Bo" in it.label)).click().run()
    assert "Statistics" in labels(opened)
    opened.button(key="players-stats").click().run()
    assert healthy(opened).session_state["stats-view"] == "player"
    assert opened.selectbox(key="stats-player").value
