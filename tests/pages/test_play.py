"""Play along without a browser: what is picked on the keys is put where they would put it."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

import db
from pages.parts import say, session
from pages.parts.playing import asks, board, log
from pages.parts.playing.doing import DOING
from pages.parts.playing.ending import known
from referee.events import Opened
from referee.hand import told
from referee.judge import Step
from referee.notation import read, write
from referee.replay import replay
from tests.pages.conftest import OpenApp
from tests.pages.tables import NASTY, filled, labels, seated, then

FOUR = ("Ada", "Bo", "Carla", "Dan")


def begun(
    store: db.Store,
    game: str,
    *lines: str,
    names: tuple[str, ...] = FOUR,
    options: tuple[tuple[str, str], ...] = (),
) -> str:
    """The last one deals, so that the first one begins; in Stacko the first one builds."""
    rounds = game == "stacko"
    scoring, target = ("rounds", 3) if rounds else ("standard", 500)
    dealer = 0 if rounds else len(names) - 1
    opened = Opened(game, len(names), dealer, scoring, target, options)
    match = store.new_match(opened, seated(store, *names))
    for line in lines:
        then(store, match, read(line))
    return match


def screen(app: OpenApp, match: str, language: str = "en") -> AppTest:
    opened = app("home", language)
    opened.session_state[session.MATCH] = match
    opened.switch_page("pages/play.py").run()
    assert not opened.exception
    return opened


def doing(page: AppTest, store: db.Store, match: str, **now: Any) -> AppTest:
    """As if this had been tapped on the keys, the table or the log."""
    page.session_state[DOING] = {"at": (match, store.length(match)), **now}
    page.run()
    assert not page.exception
    return page


def lines(store: db.Store, match: str) -> list[str]:
    return [entry.line for entry in store.load(match).entries[1:]]


def tap(page: AppTest, label: str) -> None:
    next(button for button in page.button if button.label == label).click().run()
    assert not page.exception


def test_a_card_is_logged_once_its_verdict_has_been_seen(app: OpenApp, store: db.Store) -> None:
    match = begun(store, "flip", "start R5")
    page = doing(screen(app, match), store, match, cards=("R7",))
    assert filled(page) == ["Next · Bo"]
    assert lines(store, match) == ["start R5"]
    tap(page, "Next · Bo")
    assert lines(store, match) == ["start R5", "0 plays R7"]
    assert filled(page) == []


def test_what_is_not_allowed_was_taken_back_or_stood(app: OpenApp, store: db.Store) -> None:
    match = begun(store, "flip", "start R5", options=(("illegal_play_penalty", "2"),))
    page = doing(screen(app, match), store, match, cards=("B7",))
    assert filled(page) == ["Taken back, draws 2"]
    tap(page, "It stood")
    assert lines(store, match)[1:] == ["0 plays B7"]
    page = doing(page, store, match, cards=("R9",))
    tap(page, "Taken back, draws 2")
    assert lines(store, match)[2:] == ["1 plays R9 back"]


def test_a_first_card_that_may_not_begin_goes_back(app: OpenApp, store: db.Store) -> None:
    match = begun(store, "flip")
    page = doing(screen(app, match), store, match, cards=("W+2",))
    tap(page, "Goes back into the deck")
    assert lines(store, match) == ["start W+2 back"]


def test_uno_is_said_with_the_card(app: OpenApp, store: db.Store) -> None:
    match = begun(store, "flip", "start R5", "seen holds 0:2")
    page = screen(app, match)
    page.button(key="act-uno").click().run()
    page = doing(page, store, match, **{**page.session_state[DOING], "cards": ("R7",)})
    tap(page, "Next · Bo")
    assert lines(store, match)[-1] == "0 plays R7 uno"


def test_the_last_card_says_that_the_hand_is_over_and_hands_are_counted(
    app: OpenApp, store: db.Store
) -> None:
    match = begun(store, "flip", "start R5", "seen holds 0:1")
    page = doing(screen(app, match), store, match, cards=("R7",))
    tap(page, "Next · hand over")
    assert filled(page) == ["Count the hands"]


def test_draw_keep_and_undo_are_one_tap_each(app: OpenApp, store: db.Store) -> None:
    match = begun(store, "flip", "start R5")
    page = screen(app, match)
    for key in ("act-draw", "act-keep", "play-undo", "play-redo"):
        page.button(key=key).click().run()
    assert lines(store, match) == ["start R5", "0 draws", "0 keeps", "undo", "redo"]


@pytest.mark.parametrize("found", ["guilty", "innocent"])
def test_what_a_challenger_found_is_one_tap(app: OpenApp, store: db.Store, found: str) -> None:
    match = begun(store, "flip", "start R5", "0 plays W+2>B")
    screen(app, match).button(key=f"act-{found}").click().run()
    assert lines(store, match)[-1] == f"1 challenges {found}"


def test_what_was_found_is_put_right(app: OpenApp, store: db.Store) -> None:
    match = begun(store, "flip", "start R5", "0 plays W+2>B", "1 challenges guilty")
    page = doing(screen(app, match), store, match, fix=3, now="1 challenges guilty")
    page.button_group(key="fix-found").select("innocent").run()
    page.button(key="fix-save").click().run()
    assert lines(store, match)[-1] == 'revise 3 1 challenges innocent why "mistapped"'
    page = doing(page, store, match, fix=3, now="1 challenges innocent")
    page.button_group(key="fix-found").select("challenge").run()
    assert page.session_state[DOING]["now"] == "1 challenges: -"


def test_a_tap_for_a_log_that_has_gone_on_does_nothing(app: OpenApp, store: db.Store) -> None:
    match = begun(store, "flip", "start R5")
    page = screen(app, match)
    then(store, match, read("0 plays R7"))
    page.button(key="act-draw").click().run()
    assert lines(store, match) == ["start R5", "0 plays R7"]
    assert "Another device was faster" in page.toast[0].value


def test_two_devices_that_log_the_same_log_it_once(app: OpenApp, store: db.Store) -> None:
    match = begun(store, "flip", "start R5")
    page, other = screen(app, match), screen(app, match)
    page.button(key="act-draw").click().run()
    other.button(key="act-draw").click().run()
    assert lines(store, match) == ["start R5", "0 draws"]
    assert not other.toast


def test_a_card_that_fits_both_trays_goes_where_it_is_put(app: OpenApp, store: db.Store) -> None:
    match = begun(store, "tippo", "start R5,B5")
    page = doing(screen(app, match), store, match, cards=("G5",))
    assert filled(page) == []
    tap(page, "Right tray · Bo")
    assert lines(store, match)[-1] == "0 plays G5 on 1"


def test_a_seven_that_swaps_says_with_whom(app: OpenApp, store: db.Store) -> None:
    match = begun(store, "classic", "start R5", options=(("seven_swap", "true"),))
    page = doing(screen(app, match), store, match, cards=("R7",))
    tap(page, "Swaps with Carla · Bo")
    assert lines(store, match)[-1] == "0 plays R7 with 2"


def test_whose_turn_it_is_and_what_somebody_holds_is_said_by_a_tap_on_the_player(
    app: OpenApp, store: db.Store
) -> None:
    match = begun(store, "flip", "start R5")
    page = doing(screen(app, match), store, match, looking_at=2)
    tap(page, "It is Carla’s turn")
    page = doing(page, store, match, looking_at=1)
    page.button_group(key="gap-count-1").select(3).run()
    assert lines(store, match)[1:] == ["seen turn 2", "seen holds 1:3"]


def test_somebody_can_act_out_of_turn(app: OpenApp, store: db.Store) -> None:
    match = begun(store, "flip", "start R5")
    page = doing(screen(app, match), store, match, looking_at=2)
    tap(page, "Carla acts out of turn")
    page = doing(page, store, match, acting=2, cards=("R7",))
    assert filled(page) == ["Taken back"]
    tap(page, "It stood")
    assert lines(store, match)[1:] == ["2 plays R7"]


def test_what_else_was_missed_can_be_said(app: OpenApp, store: db.Store) -> None:
    match = begun(store, "flip", "start R5")
    page = screen(app, match)
    for label in ("Play runs the other way", "The other side is up"):
        tap(page, "Something is missing")
        tap(page, label)
    assert lines(store, match)[1:] == ["seen right", "seen side dark"]


def test_a_line_is_put_right_where_it_makes_sense(app: OpenApp, store: db.Store) -> None:
    match = begun(store, "flip", "start R5", "0 plays R7", "1 plays R9")
    page = doing(screen(app, match), store, match, fix=2, now="0 plays RF>T5")
    assert page.button(key="fix-save").disabled
    page = doing(page, store, match, fix=2, now="0 plays R7")
    assert page.button(key="fix-save").disabled
    page = doing(page, store, match, fix=2, now="0 plays R3")
    page.button(key="fix-save").click().run()
    assert lines(store, match)[-1] == 'revise 2 0 plays R3 why "mistapped"'


def test_what_is_chosen_just_before_the_tap_counts(app: OpenApp, store: db.Store) -> None:
    match = begun(store, "flip", "start R5", "0 plays R7")
    page = doing(screen(app, match), store, match, fix=2, now="0 plays R3")
    page.button_group(key="fix-why").select("later")
    page.toggle(key="fix-uno").set_value(True)
    page.button_group(key="fix-seat").select(1)
    page.button(key="fix-save").click().run()
    assert lines(store, match)[-1] == 'revise 2 1 plays R3 uno why "noticed later"'


def test_a_line_of_any_kind_can_be_put_right(app: OpenApp, store: db.Store) -> None:
    flip = [
        *("start R5", "0 plays W+2>B", "1 challenges: R2", "1 draws", "1 keeps", "2 plays BF"),
        *("reveal W", "2 names T", "3 plays T5 back", "seen turn 0", "0 plays T7"),
    ]
    match = begun(store, "flip", *flip)
    page = screen(app, match)
    for number, it in enumerate(store.load(match).match.steps, start=1):
        page = doing(page, store, match, fix=number, now=line_of(it))
        assert page.button(key="fix-leave").label == "Leave it"
    tower = begun(store, "stacko", "0 pulls R3", "0 places", "1 yells 0>G", names=FOUR[:2])
    page = screen(app, tower)
    for number, it in enumerate(store.load(tower).match.steps, start=1):
        doing(page, store, tower, fix=number, now=line_of(it))


def line_of(it: Step) -> str:
    return write(told(it))


def test_pasted_lines_are_added_together_or_refused(app: OpenApp, store: db.Store) -> None:
    match = begun(store, "flip", "start R5")
    page = screen(app, match)
    page.session_state["play-text"] = True
    page.run()
    page.text_area(key="play-text-typed").set_value("0 plays R7\nhand 0 out light 1:7").run()
    assert page.error[0].value == (
        "Line 2 “hand 0 out light 1:7” is no event of a hand. Nothing is added."
    )
    assert page.button(key="play-text-read").disabled
    page.text_area(key="play-text-typed").set_value("0 plays R7\n\n1 draws\n1 keeps").run()
    tap(page, "Add 3 lines")
    assert lines(store, match) == ["start R5", "0 plays R7", "1 draws", "1 keeps"]


def test_what_is_copied_tells_the_same_hand() -> None:
    first = "match flip 4 dealer 3 standard 500"
    match = replay(
        [
            *(first, "start R5", "0 plays B7 back", "0 plays B7", 'rule back why "no"'),
            *("0 draws", "revise 4 nothing", "0 plays R7"),
        ]
    )
    again = replay([first, *log.text(match).splitlines()])
    assert (again.table, again.trouble) == (match.table, ())


@pytest.mark.parametrize("language", say.LANGUAGES)
def test_the_screen_speaks_every_language(app: OpenApp, store: db.Store, language: str) -> None:
    for game, line in (("flip", "start R5"), ("tippo", "start R5,B7"), ("stacko", "0 pulls R3")):
        page = screen(app, begun(store, game, line), language)
        assert labels(page)


def test_a_match_that_is_over_is_only_looked_at(app: OpenApp, store: db.Store) -> None:
    match = begun(store, "flip", "abandon")
    assert labels(screen(app, match)) == ["Undo", "Score sheet"]


def test_names_are_shown_as_typed(store: db.Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(say, "language", lambda: "en")
    loaded = store.load(begun(store, "flip", "start R5", "0 plays R7", names=tuple(NASTY)))
    shown = board.show(loaded.match.table, loaded) + log.show(loaded, 2, False)
    assert "<b>x</b>" not in shown
    assert "<bdi>&lt;b&gt;x&lt;/b&gt;</bdi>" in shown
    assert shown.count("<bdi>") == len(NASTY) + 1


@pytest.mark.parametrize(
    ("game", "lines", "keys"),
    [
        ("flip", ["start R5"], ["draw"]),
        ("flip", ["start R5", "0 draws"], ["keep"]),
        ("flip", ["start R5", "seen holds 0:2"], ["draw", "uno"]),
        ("flip", ["start R5", "seen holds 0:2", "0 plays R7"], ["draw", "call", "catch"]),
        ("flip", ["start R5", "0 plays W+2>B"], ["accept", "guilty", "innocent", "challenge"]),
        ("flip", ["start R5", "0 plays RF"], []),
        ("flip", ["start W"], []),
        ("tippo", ["start R5,B7", "0 plays R7"], ["draw", "spill"]),
        ("tippo", ["start R5,B7", "0 plays WT"], ["spill"]),
        ("stacko", [], ["two_hands", "fall"]),
        ("stacko", ["0 pulls R3"], ["place", "two_hands", "fall"]),
        ("stacko", ["0 pulls R3", "0 falls"], []),
    ],
)
def test_only_what_is_possible_now_is_offered(game: str, lines: list[str], keys: list[str]) -> None:
    rounds = game == "stacko"
    dealer, scoring = (0, "rounds 3") if rounds else (3, "standard 500")
    match = replay([f"match {game} 4 dealer {dealer} {scoring}", *lines])
    assert match.trouble == ()
    offered = asks.acts(match.table, match.agreed, match.table.turn, match.steps)
    assert [act.key for act in offered] == keys


@pytest.mark.parametrize(
    ("lines", "about"),
    [
        (["start R5"], None),
        (
            ["start R5", "seen holds 0:1,1:3", "0 plays R+1"],
            {"side": "light", "out": 0, "last": "+1", "left": {}, "counts": {"1": 4, "2": 7}},
        ),
        (
            ["start R5", "0 plays RF>T5", "seen holds 1:0"],
            {"side": "dark", "out": 1, "last": None, "left": {}, "counts": {"0": 6, "2": 7}},
        ),
    ],
)
def test_the_score_sheet_knows_how_a_hand_ended(lines: list[str], about: Any) -> None:
    assert known(replay(["match flip 3 dealer 2 standard 500", *lines])) == about


def test_the_score_sheet_knows_how_a_round_ended() -> None:
    match = replay(
        ["match stacko 2 dealer 0 rounds 3", "0 pulls R3", "0 places", "1 pulls R4", "1 falls"]
    )
    assert known(match) == {"fell": 1, "won": 0, "left": {}, "counts": {}}
