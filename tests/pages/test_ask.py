"""Ask the referee, without the pickers that are drawn in the browser: their picks are set."""

from collections.abc import Mapping

import pytest
from streamlit.testing.v1 import AppTest

import db
from pages.parts import session
from pages.parts.asking import state
from pages.parts.disputes import DISPUTES
from referee.events import Amended
from referee.games import GAMES
from referee.notation import read
from tests.pages.conftest import OpenApp
from tests.pages.tables import NASTY, html, labels, play, then


def asked(
    app: OpenApp,
    about: str,
    answers: Mapping[str, str],
    *,
    language: str = "en",
    **shared: str,
) -> AppTest:
    """The page of one dispute, as after these answers; `shared` are game, side, who."""
    opened = app("home", language)
    opened.session_state[state.ABOUT] = about
    opened.session_state[state.ANSWERS] = {about: dict(answers), state.SHARED: shared}
    opened.switch_page("pages/ask.py").run()
    assert not opened.exception
    return opened


def played_along(store: db.Store, *lines: str, game: str = "flip") -> str:
    match = play(store, ["Ada", "Bo", "Carla", "Dan"], game=game)
    for line in lines:
        then(store, match, read(line))
    return match


def head(app: AppTest) -> str:
    return html(app).split("<h2><i></i>")[1].split("</h2>")[0]


STORIES = [
    ("may_play", {"top": "R7", "card": "B7"}, "Allowed", "Then the next player plays, on blue"),
    ("may_play", {"top": "W>B", "card": "R7"}, "Not allowed", "The player takes red 7 back"),
    ("may_play", {"top": "R7", "card": "W+2"}, "Stands unless challenged", "draws 2 and misses"),
    (
        "may_play",
        {"top": "R7", "card": "RR", "players": "two"},
        "Allowed",
        "The player plays again",
    ),
    ("may_play", {"top": "R7", "card": "R8", "drawn": "another"}, "Not allowed", "the card drawn"),
    (
        "challenge",
        {"under": "R7", "handover": "yes", "held": "hand", "shown": "R2,B9"},
        "The challenge is right",
        "Whoever played the wild draws 2",
    ),
    (
        "challenge",
        {"handover": "yes", "held": "no"},
        "The challenge fails",
        "The challenger draws 4 and misses a turn",
    ),
    ("uno", {"noticed": "at_once"}, "Caught in time", "The player draws 2"),
    ("uno", {"noticed": "late"}, "Not caught", "Nobody draws"),
    ("uno", {"noticed": "said"}, "Said in time", "The player can no longer be caught"),
    ("uno", {"noticed": "wrongly"}, "Not caught", "Nobody draws"),
    ("first_card", {"first": "RS"}, "The card stays", "The second player plays first, on red"),
    ("first_card", {"first": "W+2"}, "The card goes back", "Another card is turned up"),
    ("last_draw", {"face": "+1"}, "Allowed", "The player is out: the hand is over"),
    ("two_players", {"face": "R"}, "Allowed", "The other player misses a turn"),
    ("two_players", {"face": "E"}, "Allowed", "The player plays again"),
    ("empty_pile", {"left": "discards"}, "Allowed", "shuffled into a new draw pile"),
    ("empty_pile", {"left": "nothing"}, "Allowed", "Nothing is left to draw"),
    ("stacking", {"base": "+1", "added": "+1"}, "Not allowed", "The player draws 1 and misses"),
    ("scale", {"what": "spill"}, "That counts", "Whoever laid or drew last draws 2"),
    ("scale", {"what": "stop", "stop": "R3!", "card": "B7"}, "Not allowed", "takes blue 7 back"),
    (
        "scale",
        {"what": "stop", "stop": "R3!", "card": "R7", "other_stop": "yes"},
        "Allowed",
        "Then the next player plays",
    ),
    ("scale", {"what": "tilt", "dropped": "R+2"}, "That counts", "The next player draws 2"),
    ("block", {"last": "R3", "block": "B3"}, "Allowed", "Then the next player pulls, on blue"),
    ("block", {"state": "owed", "colour": "R", "block": "B1"}, "Not allowed", "2 numbers"),
    ("block", {"last": "R3", "block": "B3", "level": "top"}, "Not allowed", "puts blue 3 back"),
]


@pytest.mark.parametrize(("about", "answers", "says", "next_"), STORIES)
def test_answers_lead_to_a_verdict_with_what_happens_next(
    app: OpenApp, about: str, answers: Mapping[str, str], says: str, next_: str
) -> None:
    page = asked(app, about, answers)
    assert head(page) == says
    assert next_ in html(page)
    assert '<section class="why">' in html(page)
    assert 'class="tag' in html(page)


def test_a_verdict_in_italian(app: OpenApp) -> None:
    page = asked(app, "stacking", {"base": "+1", "added": "+1"}, language="it")
    assert head(page) == "Non permesso"
    assert "Chi gioca pesca 1 e salta il turno" in html(page)
    assert "Perché" in html(page)


def test_every_dispute_has_its_tile_and_none_of_another_game_beside_a_match(
    app: OpenApp, store: db.Store
) -> None:
    def tiles(page: AppTest) -> list[str]:
        keys = [str(button.key) for button in page.button]
        return [key.removeprefix("ask-tile-") for key in keys if key.startswith("ask-tile-")]

    assert tiles(app("ask")) == list(DISPUTES)
    played_along(store)
    assert tiles(app("ask")) == [
        "may_play", "challenge", "uno", "first_card", "last_draw", "empty_pile", "stacking"
    ]  # fmt: skip
    play(store, ["Ada", "Bo"], game="stacko", scoring="rounds", target=3)
    assert tiles(app("ask")) == ["two_players", "block"]


def test_a_tile_of_another_game_leads_to_that_game(app: OpenApp) -> None:
    page = app("ask")
    page.button(key="ask-tile-block").click().run()
    assert [it.value for it in page.button_group if it.label == "What comes before it?"] == [
        "follow"
    ]
    assert page.query_params["about"] == "block"


@pytest.mark.parametrize("game", GAMES)
def test_no_dispute_of_a_game_breaks_on_a_match_that_has_just_begun(
    app: OpenApp, store: db.Store, game: str
) -> None:
    scoring = "standard" if GAMES[game].scored else "rounds"
    play(
        store, ["Ada", "Bo"], game=game, scoring=scoring, target=50 if scoring == "standard" else 3
    )
    for about, dispute in DISPUTES.items():
        if dispute.suits(GAMES[game]):
            asked(app, about, {})


def test_a_running_match_speaks_by_name_once_it_is_said_who_plays(
    app: OpenApp, store: db.Store
) -> None:
    played_along(store)
    page = asked(app, "may_play", {"top": "R7", "card": "RS"})
    assert "The next player misses a turn" in html(page)
    page = asked(app, "may_play", {"top": "R7", "card": "RS"}, who="1")
    assert "Carla misses a turn" in html(page)
    assert "Then Dan plays, on red" in html(page)
    page = asked(app, "may_play", {"top": "R7", "card": "RS"}, who="1", direction="right")
    assert "Then Dan plays, on red" in html(page)
    assert "Ada misses a turn" in html(page)


def test_names_of_any_kind_are_shown_as_typed(app: OpenApp, store: db.Store) -> None:
    play(store, NASTY)
    page = asked(app, "may_play", {"top": "R7", "card": "R8"}, who="1")
    assert "Then &lt;b&gt;x&lt;/b&gt; plays, on red" in html(page)


def test_the_match_can_be_switched_off(app: OpenApp, store: db.Store) -> None:
    played_along(store, game="classic")
    page = asked(app, "uno", {"noticed": "at_once"}, who="1")
    assert "Bo draws 2" in html(page)
    page.session_state["ask-table"] = None
    page.run()
    assert "The player draws 2" in html(page)


def test_the_match_of_the_address_is_asked_about_and_a_new_one_at_first(
    app: OpenApp, store: db.Store
) -> None:
    older = played_along(store, "start R5")
    play(store, ["Eve", "Finn"])
    page = asked(app, "may_play", {"top": "R7", "card": "R8"}, who="0")
    assert "Then Finn plays" in html(page)
    page.session_state["ask-table"] = None
    page.query_params[session.MATCH] = older
    page.run()
    assert "Then Carla plays, on red" in html(page)


def test_a_hand_that_is_played_along_brings_the_whole_table(app: OpenApp, store: db.Store) -> None:
    played_along(store, "start R5", "1 plays R7")
    page = asked(app, "may_play", {"card": "B7"})
    assert head(page) == "Allowed"
    assert "Then Dan plays, on blue" in html(page)
    assert "Who plays it?" not in str(page.button_group)


def test_house_rules_of_the_match_decide(app: OpenApp, store: db.Store) -> None:
    match = played_along(store, game="classic")
    then(store, match, Amended((("stacking", "true"),)))
    page = asked(app, "stacking", {"base": "+2", "added": "+2"}, who="1")
    assert head(page) == "Allowed"
    assert "Carla adds another Draw Two, or draws 4 and misses a turn" in html(page)


def test_a_table_with_another_deck_can_ask_too(app: OpenApp, store: db.Store) -> None:
    match = played_along(store, game="tippo")
    then(store, match, Amended((("stop_cards", "extra"),)))
    page = asked(app, "may_play", {"top": "R7", "other": "B3!"})
    assert next(it for it in page.get("bidi_component"))
    page = asked(app, "may_play", {"top": "R7", "other": "B3!", "card": "B2"})
    assert head(page) == "Not allowed"


def test_another_rule_sheet_can_be_asked(app: OpenApp) -> None:
    answers = {"under": "R7", "handover": "yes", "held": "hand", "shown": "B7"}
    assert head(asked(app, "challenge", answers)) == "The challenge fails"
    assert head(asked(app, "challenge", answers, preset="gamerules")) == "The challenge is right"


def test_only_a_wild_that_draws_until_a_colour_is_asked_for_one(app: OpenApp) -> None:
    answers = {"top": "P3", "card": "WC"}
    assert "<h2><i></i>" not in html(asked(app, "may_play", answers, side="dark"))
    page = asked(app, "may_play", answers | {"named": "T"}, side="dark")
    assert "The next player draws until teal comes and misses a turn, or challenges" in html(page)
    page = asked(app, "may_play", {"top": "P3", "card": "W"}, side="dark")
    assert "<li>Then the next player plays</li>" in html(page)


def test_where_nobody_challenges_no_hand_is_shown(app: OpenApp) -> None:
    page = asked(app, "challenge", {}, game="tippo")
    assert head(page) == "Not allowed"
    assert "The challenger draws 4 and misses a turn" in html(page)


def test_the_hand_shown_is_for_whoever_challenges_and_not_shown_after(
    app: OpenApp, store: db.Store
) -> None:
    played_along(store, "start R5", "1 plays W+2>G")
    page = asked(app, "challenge", {})
    assert "Hand the tablet to Carla" in html(page)
    assert "Bo shows the hand to Carla, and to nobody else" in html(page)
    page.button(key="ask-handover-go").click().run()
    assert "Hand the tablet" not in html(page)
    page = asked(app, "challenge", {"handover": "yes", "held": "hand", "shown": "R2,B9"})
    assert head(page) == "The challenge is right"
    assert "red 2" not in html(page) + " ".join(labels(page))


def test_where_only_the_whole_hand_decides_no_outcome_is_told(app: OpenApp) -> None:
    answers = {"face": "W+2", "handover": "yes"}
    for held, told in (("no", True), ("yes", False)):
        page = asked(app, "challenge", answers | {"held": held})
        captions = [it for radio in page.radio for it in radio.proto.captions]
        assert any("the whole hand decides" in it for it in captions) is told
    page = asked(app, "challenge", answers | {"held": "no"})
    other = next(it for it in page.radio if "may be played" in it.label)
    innocent = head(page)
    other.set_value("no_playable_card").run()
    assert head(page) == innocent


def test_the_outcome_of_a_challenge_is_logged_if_wanted(app: OpenApp, store: db.Store) -> None:
    match = played_along(store, "start R5", "1 plays W+2>G")
    page = asked(app, "challenge", {"handover": "yes", "held": "hand", "shown": "R2,B9"})
    page.button(key="ask-log").click().run()
    assert store.load(match).entries[-1].line == "2 challenges: R2,B9"
    assert state.ABOUT not in page.session_state


@pytest.mark.parametrize(
    ("held", "says", "found"),
    [
        ("yes", "The challenge is right", "guilty"),
        ("no", "The challenge fails", "innocent"),
    ],
)
def test_of_a_hand_that_was_only_asked_about_it_is_logged_what_was_found(
    app: OpenApp, store: db.Store, held: str, says: str, found: str
) -> None:
    match = played_along(store, "start R5", "1 plays W+2>G")
    page = asked(app, "challenge", {"handover": "yes", "held": held})
    assert head(page) == says
    page.button(key="ask-log").click().run()
    assert store.load(match).entries[-1].line == f"2 challenges {found}"


def test_nothing_is_logged_of_a_match_that_nobody_plays_along(
    app: OpenApp, store: db.Store
) -> None:
    match = played_along(store)
    page = asked(
        app, "challenge", {"under": "R7", "handover": "yes", "held": "hand", "shown": "R2"}, who="0"
    )
    assert "Ada draws 2" in html(page)
    assert "Log this challenge" not in labels(page)
    assert store.length(match) == 1


def ruled(page: AppTest, answer: str, why: str) -> None:
    """Open the form, decide, record."""
    key = next(str(it.key) for it in page.expander if it.label == "Our table rules otherwise")
    page.session_state[key] = True
    page.run()
    page.radio[-1].set_value(answer)
    page.text_input[0].set_value(why)
    next(it for it in page.button if it.label == "Record it").click().run()


def test_a_ruling_of_the_table_is_a_precedent_for_this_group_only(
    app: OpenApp, store: db.Store
) -> None:
    played_along(store)
    page = asked(app, "may_play", {"top": "R7", "card": "B8"})
    ruled(page, "legal", "we are kind <b>")
    shown = html(page)
    assert "This table has decided before: <strong>Allowed</strong>" in shown
    assert "we are kind &lt;b&gt;" in shown
    # The same question with other cards, on another day.
    page = asked(app, "may_play", {"top": "G2", "card": "Y8"})
    assert "This table has decided before" in html(page)
    page = asked(app, "may_play", {"top": "R7", "card": "R8"})
    assert "This table has decided before" not in html(page)
    play(store, ["Eve", "Finn"])
    page = asked(app, "may_play", {"top": "R7", "card": "B8"})
    assert "This table has decided before" not in html(page)


def test_a_ruling_needs_a_reason(app: OpenApp, store: db.Store) -> None:
    played_along(store)
    page = asked(app, "may_play", {"top": "R7", "card": "B8"})
    ruled(page, "legal", "  ")
    assert "Say what the table decides, and why." in [it.value for it in page.warning]
    assert store.rulings([]) == []


def test_a_precedent_can_be_dropped(app: OpenApp, store: db.Store) -> None:
    played_along(store)
    page = asked(app, "may_play", {"top": "R7", "card": "B8"})
    ruled(page, "legal", "so be it")
    next(it for it in page.button if it.label == "No longer").click().run()
    assert "This table has decided before" not in html(page)


def test_a_reading_that_the_table_chose_becomes_the_matchs_option(
    app: OpenApp, store: db.Store
) -> None:
    match = played_along(store, game="classic")
    page = asked(app, "stacking", {"base": "+2", "added": "+2"}, who="1")
    ruled(page, "stacking=true", "it is more fun")
    next(it for it in page.button if it.label == "Play it so in this match").click().run()
    assert store.load(match).match.options == (("stacking", "true"),)
    assert head(page) == "Allowed"
    assert "Play it so in this match" not in labels(page)


def test_what_was_answered_waits_while_people_look_elsewhere(app: OpenApp) -> None:
    page = asked(app, "uno", {"noticed": "late"})
    page.switch_page("pages/home.py").run()
    page.switch_page("pages/ask.py").run()
    assert head(page) == "Not caught"


def test_an_answer_that_the_other_side_does_not_have_is_asked_again(app: OpenApp) -> None:
    page = asked(app, "may_play", {"top": "R7", "card": "R8"}, side="dark")
    assert "<h2><i></i>" not in html(page)
    assert session.MATCH not in page.query_params
