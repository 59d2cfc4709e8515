"""Home: whoever opens the app in the middle of an evening goes on with one tap."""

from datetime import date, timedelta

import pytest
from markupsafe import escape

import db
from referee.events import Toppled
from tests.pages.conftest import OpenApp
from tests.pages.tables import NASTY, abandon, filled, html, labels, play, then


def test_the_first_start_is_one_sentence_and_the_ways_to_a_match_and_the_referee(
    app: OpenApp,
) -> None:
    home = app()
    assert "No match yet" in html(home)
    assert labels(home) == ["Ask the referee", "New match"]
    assert filled(home) == ["New match"]
    assert home.button(key="home-new").click().run().title[0].value == "New match"


def test_the_latest_running_match_comes_first_and_is_the_filled_button(
    app: OpenApp, store: db.Store
) -> None:
    play(store, ["Ada", "Bo"], [0, 20])
    play(store, ["Carla", "Dan"])
    play(store, ["Eve", "Fay"], [0, 7], [0, 8])
    home = app()
    assert html(home).index("Eve") < html(home).index("Carla") < html(home).index("Ada")
    assert filled(home) == ["Resume · hand 3"]
    home.button(key="home-resume").click().run()
    assert home.query_params["match"] == store.running(limit=1)[0].id


def test_a_tap_on_a_row_opens_that_match(app: OpenApp, store: db.Store) -> None:
    older = play(store, ["Ada", "Bo"])
    play(store, ["Carla", "Dan"])
    home = app()
    home.button(key=f"match-open-{older}").click().run()
    assert home.query_params["match"] == older


def test_a_running_row_says_who_deals_and_who_leads(app: OpenApp, store: db.Store) -> None:
    play(store, ["Ada", "Bo"], [30, 0])
    shown = html(app())
    assert "hand 2, <bdi>Bo</bdi> deals" in shown
    assert shown.count("in the lead") == 1
    assert shown.index("Bo</bdi></span> <i") < shown.index("in the lead") < shown.index("<b>30</b>")


@pytest.mark.parametrize("scoring", ["lowest", "elimination"])
def test_where_points_count_against_the_lowest_total_leads(
    app: OpenApp, store: db.Store, scoring: str
) -> None:
    play(store, ["Ada", "Bo", "Carla"], [30, 0, 40], scoring=scoring)
    shown = html(app())
    assert shown.index("Bo</bdi></span>") < shown.index("in the lead") < shown.index("<b>0</b>")


def test_nobody_leads_before_the_first_hand(app: OpenApp, store: db.Store) -> None:
    play(store, ["Ada", "Bo"])
    assert "in the lead" not in html(app())


def test_uno_stacko_has_rounds_and_a_builder(app: OpenApp, store: db.Store) -> None:
    match = play(store, ["Ada", "Bo"], game="stacko", scoring="rounds", target=3)
    then(store, match, Toppled(0, 1))
    home = app()
    assert "round 2, <bdi>Bo</bdi> builds" in html(home)
    assert filled(home) == ["Resume · round 2"]


def test_a_finished_match_names_its_winner_and_is_not_offered_to_resume(
    app: OpenApp, store: db.Store
) -> None:
    match = play(store, ["Ada", "Bo"], [60, 0], target=50)
    home = app()
    assert "<bdi>Bo</bdi> won · 1 hand" in html(home)
    assert filled(home) == ["New match"]
    home.button(key=f"match-open-{match}").click().run()
    assert home.query_params["match"] == match


def test_all_who_tie_are_named_as_winners(app: OpenApp, store: db.Store) -> None:
    play(store, ["Ada", "Bo", "Carla"], [0, 20, 40], [20, 0, 20], target=50, scoring="lowest")
    assert "<bdi>Ada</bdi>, <bdi>Bo</bdi> won together · 2 hands" in html(app())


def test_an_abandoned_match_is_marked_and_has_no_winner(app: OpenApp, store: db.Store) -> None:
    abandon(store, play(store, ["Ada", "Bo"], [30, 0]))
    shown = html(app())
    assert "abandoned" in shown
    assert "in the lead" not in shown
    assert "won" not in shown


def test_names_are_shown_as_typed_and_never_as_markup(app: OpenApp, store: db.Store) -> None:
    play(store, NASTY)
    shown = html(app())
    for name in NASTY:
        assert f"<bdi>{escape(name)}</bdi>" in shown


def test_finished_matches_are_found_by_player(app: OpenApp, store: db.Store) -> None:
    play(store, ["Ada", "Bo"], [60, 0], target=50)
    play(store, ["Carla", "Dan"], [60, 0], target=50)
    home = app()
    home.session_state["home-search"] = True
    home.run()
    carla = next(player.id for player in store.players() if player.name == "Carla")
    home.selectbox(key="home-player").select(carla).run()
    assert "Dan" in html(home)
    assert "Bo" not in html(home)


def test_finished_matches_are_found_by_day(app: OpenApp, store: db.Store) -> None:
    play(store, ["Ada", "Bo"], [60, 0], target=50)
    today = date.today()
    home = app()
    home.session_state["home-search"] = True
    home.run()
    home.date_input(key="home-period").set_value((today, today)).run()
    assert "Ada" in html(home)
    long_ago = today - timedelta(days=400)
    home.date_input(key="home-period").set_value((long_ago, long_ago)).run()
    assert "Ada" not in html(home)
    assert home.text[0].value == "No finished match fits this search."


def test_a_search_is_kept_while_people_look_at_another_page(app: OpenApp, store: db.Store) -> None:
    play(store, ["Ada", "Bo"], [60, 0], target=50)
    play(store, ["Carla", "Dan"], [60, 0], target=50)
    home = app()
    home.session_state["home-search"] = True
    home.run()
    home.selectbox(key="home-player").select(store.players()[0].id).run()
    home.switch_page("pages/players.py").run()
    home.switch_page("pages/home.py").run()
    assert "Bo" in html(home)
    assert "Dan" not in html(home)


def test_twenty_finished_matches_are_shown_and_then_more(app: OpenApp, store: db.Store) -> None:
    for _ in range(21):
        play(store, ["Ada", "Bo"], [60, 0], target=50)
    home = app()
    assert html(home).count("match-head") == 20
    home.button(key="home-more").click().run()
    assert html(home).count("match-head") == 21
    assert "Show more" not in labels(home)


def test_home_speaks_italian(app: OpenApp, store: db.Store) -> None:
    play(store, ["Ada", "Bo"], [30, 0])
    play(store, ["Ada", "Bo"], [60, 0], target=50)
    home = app(language="it")
    assert "mano 2, dà le carte <bdi>Bo</bdi>" in html(home)
    assert "Ha vinto <bdi>Bo</bdi> · 1 mano" in html(home)
    assert filled(home) == ["Riprendi · mano 2"]
