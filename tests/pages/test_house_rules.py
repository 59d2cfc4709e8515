"""House rules: what a match was agreed on, how that changes, and who sees it."""

import pytest
from streamlit.testing.v1 import AppTest

import db
from pages.parts import session
from referee import sheets
from referee.events import Abandoned, Amended
from referee.games import GAMES
from referee.notation import write
from tests.pages.conftest import Live, OpenApp
from tests.pages.tables import NASTY, filled, html, labels, play, seated, then
from tests.pages.test_new_match import started, typed
from tests.pages.test_score import sheet

STACKING = Amended((("stacking", "true"),))


def house(app: OpenApp, match: str, language: str = "en") -> AppTest:
    """The page as it opens for a match."""
    opened = app("home", language)
    opened.session_state[session.MATCH] = match
    return still(opened.switch_page("pages/house_rules.py").run())


def house_of_next(app: OpenApp, *names: str) -> AppTest:
    """The page as it opens for a match to come."""
    page = typed(app("new_match"), *names)
    still(page.button(key="new-house-rules").click().run())
    page.switch_page("pages/house_rules.py").query_params["for"] = "new"
    return still(page.run())


def back(page: AppTest) -> AppTest:
    """To the new match, as its button leads there."""
    still(page.button(key="house-done").click().run())
    return still(page.switch_page("pages/new_match.py").run())


def still(page: AppTest) -> AppTest:
    assert not page.exception
    return page


def theme(page: AppTest, part: str, game: str = "flip") -> AppTest:
    page.session_state[f"house-theme-{game}-{part}"] = True
    return still(page.run())


def turn_on(page: AppTest, key: str) -> AppTest:
    toggle = page.toggle(key=f"house-flip-{key}")
    return still(toggle.set_value(not toggle.value).run())


def lines(store: db.Store, match: str) -> list[str]:
    return [entry.line for entry in store.load(match).entries]


def test_a_change_of_rules_is_told_by_the_history_and_can_be_undone(
    app: OpenApp, store: db.Store, live: Live
) -> None:
    match = play(store, ["Ada", "Bo"], [0, 60])
    then(store, match, STACKING)
    page = sheet(app, match)
    assert "Undo change of house rules" in live.html
    page.session_state["history"] = True
    page.run()
    assert "House rules changed. Stacking draw cards: Who is hit may lay another" in html(page)
    assert "to 500. Marquoir sheet, nothing changed" in html(page)
    live.tap(page, "undo")
    assert store.load(match).match.options == ()


def test_a_rematch_keeps_the_rules_agreed_on_last(app: OpenApp, store: db.Store) -> None:
    match = play(store, ["Ada", "Bo"], [0, 60], target=50)
    then(store, match, STACKING)
    sheet(app, match).button(key="rematch").click().run()
    assert store.load(store.running()[0].id).match.opened.options == STACKING.options


def test_the_same_group_again_keeps_the_rules_too(app: OpenApp, store: db.Store) -> None:
    then(store, play(store, ["Ada", "Bo"]), STACKING)
    new = app("new_match")
    new.button(key="new-again").click().run()
    assert started(new, store)[0].options == STACKING.options


def test_a_running_match_changes_its_rules_by_an_event(app: OpenApp, store: db.Store) -> None:
    match = play(store, ["Ada", "Bo"], [0, 60])
    page = theme(house(app, match), "house")
    assert page.button(key="house-agree").disabled
    turn_on(page, "stacking")
    assert lines(store, match)[2:] == []
    assert "passes on" in html(page)
    still(page.button(key="house-agree").click().run())
    assert lines(store, match)[2:] == [write(STACKING)]
    assert page.button(key="house-agree").disabled


def test_a_change_meant_for_another_state_of_the_match_is_not_made(
    app: OpenApp, store: db.Store
) -> None:
    match = play(store, ["Ada", "Bo"], [0, 60])
    page = turn_on(theme(house(app, match), "house"), "stacking")
    then(store, match, Amended((("uno_penalty", "4"),)))
    still(page.button(key="house-agree").click().run())
    assert lines(store, match)[2:] == ["amend uno_penalty=4"]
    assert page.toast[0].value.startswith("Another device was faster")


def test_a_match_that_is_over_shows_its_rules_and_changes_none(
    app: OpenApp, store: db.Store
) -> None:
    match = play(store, ["Ada", "Bo"])
    then(store, match, Abandoned())
    page = theme(house(app, match), "house")
    assert page.toggle(key="house-flip-stacking").disabled
    assert filled(page) == []


def test_the_next_match_is_begun_by_the_rules_chosen_for_it(app: OpenApp, store: db.Store) -> None:
    page = theme(house_of_next(app, "Ada", "Bo"), "house")
    turn_on(page, "stacking")
    page.pills(key="house-sheet").set_value("gamerules").run()
    back(page)
    assert "House rules: Gamerules sheet, one point changed ›" in labels(page)
    assert started(page, store)[0].options == (("preset", "gamerules"), ("stacking", "true"))


def test_each_game_keeps_rules_of_its_own(app: OpenApp, store: db.Store) -> None:
    page = turn_on(theme(house_of_next(app, "Ada", "Bo"), "house"), "stacking")
    page.segmented_control(key="new-game").set_value("classic").run()
    assert page.pills(key="house-sheet").value == "mattel"
    back(page)
    assert "House rules: Mattel leaflet, nothing changed ›" in labels(page)
    assert started(page, store)[0].options == ()


def test_another_sheet_keeps_what_the_table_plays_otherwise(app: OpenApp, store: db.Store) -> None:
    def go_by(sheet: str) -> None:
        page.pills(key="house-sheet").set_value(sheet).run()
        theme(page, "start")
        theme(page, "house")

    page = turn_on(theme(house(app, play(store, ["Ada", "Bo"])), "house"), "stacking")
    go_by("gamerules")
    assert page.radio(key="house-flip-starting_wild").value == "dealer"
    assert page.toggle(key="house-flip-stacking").value
    go_by("marquoir")
    assert page.radio(key="house-flip-starting_wild").value == "first_player"
    assert page.toggle(key="house-flip-stacking").value
    still(page.button(key="house-reset").click().run())
    assert not theme(page, "house").toggle(key="house-flip-stacking").value


def test_what_changes_is_shown_side_by_side(app: OpenApp, store: db.Store) -> None:
    match = play(store, ["Ada", "Bo"])
    page = house(app, match)
    assert "No difference from: Marquoir sheet." in html(page)
    page.selectbox(key="house-against-flip").set_value("gamerules").run()
    shown = html(page)
    assert '<th scope="row">When a wild draw card may be played</th>' in shown
    assert shown.count('<th scope="row">') == len(GAMES["flip"].preset("gamerules").values)
    then(store, match, STACKING)
    page.selectbox(key="house-against-flip").set_value("in-force").run()
    assert "No difference from: agreed on so far." in html(page)


def test_rules_are_kept_under_a_name_and_taken_again_by_the_group(
    app: OpenApp, store: db.Store
) -> None:
    page = turn_on(theme(house(app, play(store, ["Ada", "Bo"])), "house"), "stacking")
    page.text_input(key="house-name").set_value("Sunday **rules**").run()
    still(page.button(key="house-save").click().run())
    ada_and_bo = seated(store, "Ada", "Bo")
    (kept,) = store.profiles(ada_and_bo)
    assert (kept.name, kept.game, dict(kept.options)) == (
        "Sunday **rules**",
        "flip",
        {"stacking": "true"},
    )
    assert page.pills(key="house-sheet").value == f"profile-{kept.id}"
    other = still(house_of_next(app, "Ada", "Bo"))
    other.pills(key="house-sheet").set_value(f"profile-{kept.id}").run()
    assert "Sunday \\*\\*rules\\*\\*" in other.pills(key="house-sheet").options
    still(other.button(key=f"house-drop-{kept.id}").click().run())
    assert store.profiles(ada_and_bo) == []
    back(other)
    assert started(other, store)[0].options == STACKING.options


def test_what_is_chosen_just_before_the_tap_is_kept_and_agreed_on(
    app: OpenApp, store: db.Store
) -> None:
    match = play(store, ["Ada", "Bo"])
    page = theme(house(app, match), "house")
    page.text_input(key="house-name").set_value("Sunday")
    page.toggle(key="house-flip-stacking").set_value(True)
    still(page.button(key="house-save").click().run())
    (kept,) = store.profiles(seated(store, "Ada", "Bo"))
    assert (kept.name, dict(kept.options)) == ("Sunday", {"stacking": "true"})
    assert page.text_input(key="house-name").value == ""
    page.toggle(key="house-flip-jump_in").set_value(True)
    still(page.button(key="house-agree").click().run())
    assert lines(store, match)[-1] == "amend jump_in=true stacking=true"


def test_two_quick_choices_both_count(app: OpenApp, store: db.Store) -> None:
    match = play(store, ["Ada", "Bo"])
    page = theme(house(app, match), "house")
    page.toggle(key="house-flip-stacking").set_value(True)
    page.toggle(key="house-flip-jump_in").set_value(True).run()
    still(page.button(key="house-agree").click().run())
    assert lines(store, match)[-1] == "amend jump_in=true stacking=true"


def test_a_name_that_is_none_is_refused_in_words(app: OpenApp, store: db.Store) -> None:
    page = house(app, play(store, ["Ada", "Bo"]))
    still(page.button(key="house-save").click().run())
    assert page.warning[0].value == "A name needs at least one letter."
    assert store.profiles(seated(store, "Ada", "Bo")) == []


def test_a_profile_that_nobody_can_read_any_more_is_left_out(app: OpenApp, store: db.Store) -> None:
    match = play(store, ["Ada", "Bo"])
    store.save_profile("Old", "flip", {"tax": "1"}, seated(store, "Ada", "Bo"))
    assert house(app, match).pills(key="house-sheet").options == [
        "Marquoir sheet",
        "Gamerules sheet",
    ]


def test_names_are_shown_as_typed(app: OpenApp, store: db.Store) -> None:
    shown = html(house(app, play(store, NASTY)))
    assert "<b>x</b>" not in shown
    assert "<bdi>&lt;b&gt;x&lt;/b&gt;</bdi>" in shown


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_game_can_be_chosen_in_its_theme(
    app: OpenApp, store: db.Store, game: str, language: str
) -> None:
    scoring = "standard" if GAMES[game].scored else "rounds"
    target = 500 if GAMES[game].scored else 3
    page = house(
        app, play(store, ["Ada", "Bo"], game=game, scoring=scoring, target=target), language
    )
    for part, notes in sheets.themes(GAMES[game]).items():
        theme(page, part, game)
        widgets = {it.key for kind in (page.toggle, page.radio, page.number_input) for it in kind}
        assert {f"house-{game}-{note.key}" for note in notes} <= widgets


def test_every_option_that_is_chosen_has_a_theme() -> None:
    shown = {
        note.key for game in GAMES.values() for it in sheets.themes(game).values() for note in it
    }
    assert shown == {note.key for note in sheets.options().values() if not note.follows}


def test_a_table_may_put_an_option_in_words_of_its_own(app: OpenApp, store: db.Store) -> None:
    match = play(store, ["Ada", "Bo"], game="stacko", scoring="rounds", target=3)
    page = theme(house(app, match), "box", "stacko")
    typed = "house-typed-stacko-distribution"
    still(page.text_input(key=typed).set_value("so many").run())
    assert theme(page, "box", "stacko").warning[0].value == "Write it like W:4,S:2."
    still(page.text_input(key=typed).set_value("W:4, S:2").run())
    assert "<td>W:4,S:2</td>" in html(page)
    still(page.button(key="house-agree").click().run())
    assert lines(store, match)[-1] == "amend distribution=w:4,s:2"
    assert theme(page, "box", "stacko").radio(key="house-stacko-distribution").value == "w:4,s:2"


def test_the_scoring_of_a_match_is_no_house_rule(app: OpenApp, store: db.Store) -> None:
    match = play(store, ["Ada", "Bo"], scoring="lowest")
    assert "No difference from: Marquoir sheet." in html(house(app, match))
