"""The roster: what is changed about a player is right in every match, and nothing is lost."""

import pytest
from streamlit.testing.v1 import AppTest

import db
from pages.parts.say import plain
from tests.pages.conftest import OpenApp
from tests.pages.tables import NASTY, html, labels, play, seated


def opened(app: OpenApp, player: int) -> AppTest:
    players = app("players")
    return players.button(key=f"player-{player}").click().run()


def rename(players: AppTest, name: str) -> AppTest:
    players.text_input[0].input(name)
    return next(button for button in players.button if button.label == "Save name").click().run()


def test_an_empty_roster_says_where_players_come_from(app: OpenApp) -> None:
    assert "first sit down" in app("players").text[0].value


def test_names_are_shown_as_typed_and_never_as_markup(app: OpenApp, store: db.Store) -> None:
    seated(store, *NASTY)
    shown = labels(app("players"))
    for name in NASTY:
        assert any(label.endswith(f" {plain(name)}") for label in shown)


def test_a_tap_shows_and_a_second_one_hides_again(app: OpenApp, store: db.Store) -> None:
    (ada,) = seated(store, "Ada")
    players = opened(app, ada)
    assert players.text_input[0].value == "Ada"
    players.button(key=f"player-{ada}").click().run()
    assert not players.text_input


def test_a_new_name_shows_in_old_matches(app: OpenApp, store: db.Store) -> None:
    match = play(store, ["Adda", "Bo"], [0, 20])
    rename(opened(app, store.load(match).players[0].id), " Ada ")
    assert [player.name for player in store.load(match).players] == ["Ada", "Bo"]


@pytest.mark.parametrize(("name", "why"), [("BO", "Somebody else"), (" ", "one letter")])
def test_a_name_that_cannot_be_used_is_refused_with_the_reason(
    app: OpenApp, store: db.Store, name: str, why: str
) -> None:
    ada, _ = seated(store, "Ada", "Bo")
    assert why in rename(opened(app, ada), name).warning[0].value
    assert [player.name for player in store.players()] == ["Ada", "Bo"]


def test_colour_and_symbol_change_only_when_saved(app: OpenApp, store: db.Store) -> None:
    (ada,) = seated(store, "Ada")
    before = store.players()
    players = opened(app, ada)
    players.pills[0].set_value("rose").run()
    assert store.players() == before
    players.pills[0].set_value("rose")
    players.pills[1].set_value("drop")
    save = next(button for button in players.button if button.label == "Save colour and symbol")
    save.click().run()
    assert store.players() == [db.PlayerInfo(ada, "Ada", "rose", "drop")]


def test_all_matches_are_counted_and_shown_on_home(app: OpenApp, store: db.Store) -> None:
    play(store, ["Ada", "Bo"], [0, 60], target=50)
    play(store, ["Carla", "Dan"], [0, 60], target=50)
    match = play(store, ["Ada", "Carla"])
    players = opened(app, store.load(match).players[0].id)
    assert players.button(key="players-matches").label == "2 matches"
    players.button(key="players-matches").click().run()
    assert "Bo" in html(players)
    assert "Dan" not in html(players)


def test_merging_asks_first_and_says_that_it_is_for_good(app: OpenApp, store: db.Store) -> None:
    match = play(store, ["Adda", "Bo"], [0, 20])
    adda, ada = store.load(match).players[0].id, seated(store, "Ada")[0]
    players = opened(app, adda)
    players.selectbox(key=f"players-merge-{adda}").select(ada).run()
    assert "cannot be taken back" in html(players)
    assert len(store.players()) == 3
    players.button(key="players-merge-yes").click().run()
    assert [player.name for player in store.players()] == ["Ada", "Bo"]
    assert store.load(match).players[0].name == "Ada"
    assert players.button(key="players-matches").label == "One match"


def test_both_are_kept_when_merging_is_called_off(app: OpenApp, store: db.Store) -> None:
    adda, ada = seated(store, "Adda", "Ada")
    players = opened(app, adda)
    players.selectbox(key=f"players-merge-{adda}").select(ada).run()
    players.button(key="players-merge-no").click().run()
    assert len(store.players()) == 2
    assert "players-merge-yes" not in [button.key for button in players.button]


def test_two_who_met_in_a_match_cannot_be_one_person(app: OpenApp, store: db.Store) -> None:
    match = play(store, ["Ada", "Bo"])
    ada, bo = (player.id for player in store.load(match).players)
    players = opened(app, ada)
    players.selectbox(key=f"players-merge-{ada}").select(bo).run()
    players.button(key="players-merge-yes").click().run()
    assert "have sat in one match together" in html(players)
    assert len(store.players()) == 2
