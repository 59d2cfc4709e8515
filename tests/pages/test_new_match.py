"""A new match: quick for those who come back, hard to get wrong for those who don't."""

import pytest
from markupsafe import escape
from streamlit.testing.v1 import AppTest

import db
from pages.parts.say import plain
from referee.events import Opened
from referee.notation import read
from tests.pages.conftest import OpenApp
from tests.pages.tables import NASTY, filled, html, labels, play, seated


def typed(app: AppTest, *names: str) -> AppTest:
    for name in names:
        app.text_input(key="new-name").input(name).run()
    return app


def started(app: AppTest, store: db.Store) -> tuple[Opened, list[str]]:
    """The match that Start makes and shows, and who sits in it."""
    app.button(key="new-start").click().run()
    loaded = store.load(app.query_params["match"])
    opened = read(loaded.entries[0].line)
    assert isinstance(opened, Opened)
    return opened, [player.name for player in loaded.players]


def test_a_typed_name_takes_a_seat_and_joins_the_roster_only_at_the_start(
    app: OpenApp, store: db.Store
) -> None:
    new = typed(app("new_match"), "Ada", "  Bo \t B ")
    assert new.text_input(key="new-name").value == ""
    assert store.players() == []
    assert started(new, store)[1] == ["Ada", "Bo B"]
    assert [player.name for player in store.players()] == ["Ada", "Bo B"]


def test_a_player_is_tapped_in_seat_order(app: OpenApp, store: db.Store) -> None:
    ada, bo = seated(store, "Ada", "Bo")
    new = app("new_match")
    new.button(key=f"new-take-{bo}").click().run()
    new.button(key=f"new-take-{ada}").click().run()
    assert started(new, store)[1] == ["Bo", "Ada"]


def test_typing_a_known_name_takes_that_player(app: OpenApp, store: db.Store) -> None:
    seated(store, "Ada")
    assert started(typed(app("new_match"), "ADA", "Bo"), store)[1] == ["Ada", "Bo"]
    assert [player.name for player in store.players()] == ["Ada", "Bo"]


@pytest.mark.parametrize("again", ["josé", " JOSÉ ", "Jose\u0301", "Ｊｏｓé"])
def test_a_name_sits_only_once_and_the_refusal_names_it(app: OpenApp, again: str) -> None:
    new = typed(app("new_match"), "José", again)
    assert html(new).count('class="seat"') == 1
    assert new.warning[0].value.startswith("José sits at the table already")
    assert new.text_input(key="new-name").value == again


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("W" * 41, "longer than 40"),
        ("\u200b", "at least one letter"),
        ("a\u202eb", "cannot be shown"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused_with_the_reason(
    app: OpenApp, name: str, why: str
) -> None:
    new = typed(app("new_match"), name)
    assert html(new).count('class="seat"') == 0
    assert why in new.warning[0].value


def test_the_eleventh_finds_no_seat(app: OpenApp, store: db.Store) -> None:
    (late,) = seated(store, "Late")
    new = typed(app("new_match"), *(f"P{number}" for number in range(11)))
    assert html(new).count('class="seat"') == 10
    assert "10 players are the most" in new.warning[0].value
    assert new.button(key=f"new-take-{late}").disabled


def test_seats_move_up_and_down_and_are_left(app: OpenApp, store: db.Store) -> None:
    new = typed(app("new_match"), "Ada", "Bo", "Carla")
    new.button(key="seat-up-2").click().run()
    new.button(key="seat-down-0").click().run()
    new.button(key="seat-remove-1").click().run()
    assert new.button(key="seat-up-0").disabled
    assert new.button(key="seat-down-1").disabled
    assert started(new, store)[1] == ["Carla", "Bo"]


def test_names_are_shown_as_typed_and_never_as_markup(app: OpenApp) -> None:
    new = typed(app("new_match"), *NASTY)
    for name in NASTY:
        assert f"<bdi>{escape(name)}</bdi>" in html(new)
        assert f"Take {plain(name)} out" in labels(new)


def test_what_is_missing_is_said_on_the_button(app: OpenApp) -> None:
    new = app("new_match")
    assert new.button(key="new-start").disabled
    assert filled(new) == ["Choose at least 2 players"]
    assert filled(typed(new, "Ada")) == ["One more player is needed"]
    assert filled(typed(new, "Bo")) == ["Start · 2 players, Ada deals"]


def test_flip_to_500_with_winner_collects_needs_no_choice(app: OpenApp, store: db.Store) -> None:
    opened, _ = started(typed(app("new_match"), "Ada", "Bo"), store)
    assert opened == Opened("flip", 2, 0, "standard", 500)


def test_uno_stacko_is_to_three_rounds_and_has_a_builder(app: OpenApp, store: db.Store) -> None:
    new = typed(app("new_match"), "Ada", "Bo")
    new.pills(key="new-game").set_value("stacko").run()
    assert filled(new) == ["Start · 2 players, Ada builds the tower"]
    assert started(new, store)[0] == Opened("stacko", 2, 0, "rounds", 3)


def test_a_look_at_another_game_changes_neither_scoring_nor_target(
    app: OpenApp, store: db.Store
) -> None:
    new = typed(app("new_match"), "Ada", "Bo")
    new.pills(key="new-scoring-points").set_value("elimination").run()
    new.button(key="new-target-200").click().run()
    new.pills(key="new-game").set_value("stacko").run()
    new.pills(key="new-game").set_value("tippo").run()
    assert started(new, store)[0] == Opened("tippo", 2, 0, "elimination", 200)


def test_ties_are_asked_about_only_where_the_lowest_wins(app: OpenApp, store: db.Store) -> None:
    new = typed(app("new_match"), "Ada", "Bo")
    assert "new-tie" not in [pills.key for pills in new.pills]
    new.pills(key="new-scoring-points").set_value("lowest").run()
    new.pills(key="new-tie").set_value("extra_hand").run()
    assert started(new, store)[0].options == (("lowest_tie", "extra_hand"),)


def test_an_option_at_its_default_is_not_written_down(app: OpenApp, store: db.Store) -> None:
    new = typed(app("new_match"), "Ada", "Bo")
    new.pills(key="new-scoring-points").set_value("lowest").run()
    assert started(new, store)[0].options == ()


def test_the_last_group_is_back_with_one_tap_and_the_deal_goes_on(
    app: OpenApp, store: db.Store
) -> None:
    play(store, ["Eve", "Fay"], [0, 99], target=60)
    play(store, ["Ada", "Bo", "Carla"], [9, 0, 9], scoring="lowest", target=300, game="classic")
    new = app("new_match")
    assert new.button(key="new-again").label.startswith("**Ada, Bo, Carla again**")
    new.button(key="new-again").click().run()
    assert filled(new) == ["Start · 3 players, Bo deals"]
    opened, names = started(new, store)
    assert opened == Opened("classic", 3, 1, "lowest", 300)
    assert names == ["Ada", "Bo", "Carla"]


def test_the_last_group_is_no_longer_offered_once_somebody_sits(
    app: OpenApp, store: db.Store
) -> None:
    play(store, ["Ada", "Bo"])
    new = typed(app("new_match"), "Carla")
    assert "new-again" not in [button.key for button in new.button]


def test_the_dealer_can_be_chosen_and_keeps_the_deal_when_seats_change(
    app: OpenApp, store: db.Store
) -> None:
    new = typed(app("new_match"), "Ada", "Bo", "Carla")
    new.pills(key="new-dealer").set_value("Carla").run()
    new.button(key="seat-up-2").click().run()
    opened, names = started(new, store)
    assert names[opened.dealer] == "Carla"


def test_the_highest_card_deals_and_the_cards_are_shown(app: OpenApp, store: db.Store) -> None:
    new = typed(app("new_match"), "Ada", "Bo", "Carla", "Dan")
    new.button(key="new-draw").click().run()
    winner = new.session_state["new-dealer"]
    assert html(new).count("<figure>") >= 4
    assert f"<bdi>{winner}</bdi> drew the highest number" in html(new)
    opened, names = started(new, store)
    assert names[opened.dealer] == winner


def test_a_draw_is_void_once_somebody_joins(app: OpenApp) -> None:
    new = typed(app("new_match"), "Ada", "Bo")
    new.button(key="new-draw").click().run()
    assert "<figure>" not in html(typed(new, "Carla"))


def test_nothing_is_lost_by_looking_at_another_page_or_changing_the_language(
    app: OpenApp, store: db.Store
) -> None:
    new = typed(app("new_match"), "Ada", "Bo")
    new.pills(key="new-game").set_value("tippo").run()
    new.pills(key="new-scoring-points").set_value("lowest").run()
    new.number_input(key="new-target-points").set_value(350).run()
    new.pills(key="new-dealer").set_value("Bo").run()
    new.switch_page("pages/players.py").run()
    new.session_state["language"] = "it"
    new.run()
    new.switch_page("pages/new_match.py").run()
    assert filled(new) == ["Inizia · 2 giocatori, dà le carte Bo"]
    assert started(new, store)[0] == Opened("tippo", 2, 1, "lowest", 350)


def test_the_next_match_begins_with_empty_seats(app: OpenApp, store: db.Store) -> None:
    new = typed(app("new_match"), "Ada", "Bo")
    started(new, store)
    new.switch_page("pages/new_match.py").run()
    assert filled(new) == ["Choose at least 2 players"]
    assert len(store.running()) == 1


def test_a_new_name_that_another_device_brings_meanwhile_is_that_player(
    app: OpenApp, store: db.Store
) -> None:
    new = typed(app("new_match"), "Ada", "Bo")
    seated(store, "ada")
    assert started(new, store)[1] == ["ada", "Bo"]


def test_a_player_merged_away_meanwhile_leaves_the_seat(app: OpenApp, store: db.Store) -> None:
    seated(store, "Ada", "Adda")
    new = typed(app("new_match"), "Adda", "Bo")
    store.merge_players(*(player.id for player in reversed(store.players())))
    assert filled(new.run()) == ["One more player is needed"]
