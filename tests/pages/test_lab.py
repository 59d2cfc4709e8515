"""The house-rule lab: what is chosen, how far it is, what came of it."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from streamlit.testing.v1 import AppTest

import db
from pages.parts.lab import chosen
from pages.parts.say import LANGUAGES, text
from referee import sheets
from referee.games import GAMES
from stats.lab import engine as engines
from stats.lab import job as jobs
from stats.lab import line
from stats.lab import outcome as outcomes
from stats.lab.job import Job, State
from stats.lab.outcome import outcome
from stats.lab.trial import PLAYABLE, Trial, play
from tests.pages.conftest import OpenApp
from tests.pages.tables import NASTY, filled, html, labels, seated
from tests.pages.tables import play as played

STACKING = (("stacking", "true"),)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No trial of before, and fewer matches: nobody asks here how sure they are."""
    monkeypatch.setattr(jobs, "_JOBS", {})
    for name, count in (("MATCHES", 1_000), ("AGAIN", 20), ("EACH", 100)):
        monkeypatch.setattr(outcomes, name, count)


def still(page: AppTest) -> AppTest:
    assert not page.exception, [it.message for it in page.exception]
    return page


def tap(page: AppTest, key: str) -> AppTest:
    return still(page.button(key=key).click().run())


def captions(page: AppTest) -> str:
    return " ".join(it.value for it in page.caption).replace("\\", "")


def ended(state: State, trial: Trial, address: str | None = None) -> SimpleNamespace:
    """A trial that came to this."""
    at = {"trial": trial, "address": address, "hands": 0, "cores": 2, "seconds_left": None}
    return SimpleNamespace(
        state=state, under_way=False, outcome=None, seen=lambda: None, cancel=lambda: None, **at
    )


def after(app: OpenApp, job: SimpleNamespace, language: str = "en") -> AppTest:
    jobs._JOBS[job.trial] = job  # type: ignore[assignment]
    return at(app, line.write(job.trial), language)


def at(app: OpenApp, address: str, language: str = "en") -> AppTest:
    """Somebody opens the address of a trial."""
    page = still(app("lab", language))
    page.query_params["trial"] = address
    return still(page.run())


def job_of(page: AppTest) -> Job:
    job = jobs.find(line.read(page.session_state["trial"]))
    assert job is not None
    return job


def offer(monkeypatch: pytest.MonkeyPatch, *counts: int) -> None:
    monkeypatch.setattr(chosen, "COUNTS", counts)
    monkeypatch.setattr(line, "COUNTS", counts)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.usefixtures("store")
def test_what_stacking_does_is_played_and_told(
    app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(monkeypatch, 60, 120)
    page = still(app("lab"))
    assert filled(page) == ["Play"]
    assert "Stacking draw cards: Who is hit may lay another" in captions(page)
    page.session_state["lab-game"] = "classic"
    still(page.run())
    tap(page, "lab-start")
    job = job_of(page)
    assert job.trial == Trial("classic", 4, ((), STACKING), 120)
    still(page.switch_page("pages/players.py").run())
    job.wait(60)
    assert job.state is State.DONE
    still(page.switch_page("pages/lab.py").run())
    assert "Hands to 500" in html(page)
    assert "A simulation, not real people" in page.caption[-1].value
    assert page.get("plotly_chart")
    assert filled(page) == ["Play with another shuffle"]


def test_every_measure_has_its_words_whichever_way_it_goes(language: str) -> None:
    small = Trial("classic", 3, ((), STACKING), 20)
    for it in outcome(small, [play(small, 0)]).measures:
        assert text(language, f"lab-{it.key}", target=500)
        assert text(language, f"lab-{it.key}-help", target=500)
        for way in ("more", "less"):
            said = text(language, f"lab-{it.key}-{way}", by="3", low="1", high="5", target=500)
            assert all(number in said for number in "315")


@pytest.mark.usefixtures("store")
def test_rules_that_change_no_hand_are_said_to_change_none(
    app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(monkeypatch, 20, 20)
    same = Trial("classic", 3, ((), (("advice_penalty", "4"),)), 20)
    done = ended(State.DONE, same)
    done.outcome = outcome(same, [play(same, 0)])
    assert "Not one of 20 hands went otherwise" in html(after(app, done))


@pytest.mark.usefixtures("store")
def test_how_a_trial_ended_is_said(app: OpenApp, language: str) -> None:
    trial = Trial("flip", 4, ((), STACKING), 2_000)
    cancelled = after(app, ended(State.CANCELLED, trial), language)
    assert cancelled.info[0].value.endswith("2,000 hands." if language == "en" else "2.000.")
    for state, key in ((State.LOST, "lab-lost"), (State.UNREACHABLE, "lab-no-machine")):
        page = after(app, ended(state, trial), language)
        assert page.warning[0].value == text(language, key)


@pytest.mark.usefixtures("store")
def test_while_hands_are_played_they_can_be_stopped(app: OpenApp) -> None:
    job = ended(State.PLAYING, Trial("flip", 4, ((), STACKING), 2_000))
    job.under_way, job.hands, job.seconds_left = True, 500, 12.3
    stopped = []
    job.cancel = lambda: stopped.append(True)
    page = after(app, job)
    assert labels(page)[-1] == "Stop"
    shown = page.get("progress")[0].proto
    assert (shown.value, shown.text) == (
        25,
        "500 of 2,000 hands, on 2 cores, about 12 seconds left",
    )
    tap(page, "lab-cancel")
    assert stopped == [True]


@pytest.mark.usefixtures("store")
def test_how_far_a_trial_is_is_told_in_minutes_and_without_anybody_who_plays(app: OpenApp) -> None:
    job = ended(State.PLAYING, Trial("flip", 4, ((), STACKING), 2_000))
    job.under_way, job.hands, job.seconds_left, job.cores = True, 10, 290.0, 1
    page = after(app, job)
    told = page.get("progress")[0].proto
    assert told.text == "10 of 2,000 hands, on one core, about 5 minutes left"
    job.cores = 0
    still(page.run())
    assert "no computer in it plays" in page.get("progress")[0].proto.text


@pytest.mark.usefixtures("store")
def test_a_trial_is_found_again_after_a_reload_and_by_others_and_any_of_them_stops_it(
    app: OpenApp,
) -> None:
    job = ended(State.PLAYING, Trial("flip", 3, ((), (("uno_penalty", "4"),)), 500, seed=7))
    job.under_way, job.hands = True, 100
    stopped = []
    job.cancel = lambda: stopped.append(True)
    reloaded = after(app, job)
    elsewhere = still(app("lab", "it"))
    for page in (reloaded, elsewhere):
        assert page.get("progress")
        assert page.session_state["trial"] == line.write(job.trial)
        assert "Play" not in labels(page)
        assert page.session_state["lab-game"] == "flip"
        assert page.number_input(key="lab-seats-flip").value == 3
        assert page.number_input(key="lab-seed").value == 7
        assert page.selectbox(key="lab-other-flip").value == "changed"
        assert page.selectbox(key="lab-point-flip").value == "uno_penalty"
    tap(elsewhere, "lab-cancel")
    assert stopped == [True]


@pytest.mark.usefixtures("store")
def test_the_address_of_a_trial_offers_what_it_compares_and_plays_it_when_tapped(
    app: OpenApp,
) -> None:
    rules = (("jump_in", "true"), ("stacking", "true")), (("preset", "gamerules"),)
    trial = Trial("flip", 5, rules, 500)
    page = at(app, line.write(trial))
    assert jobs.newest() is None
    assert page.selectbox(key="lab-one-flip").value == "lab-one"
    assert page.selectbox(key="lab-other-flip").value == "gamerules"
    tap(page, "lab-start")
    assert job_of(page).trial == trial
    job_of(page).cancel()


@pytest.mark.usefixtures("store")
@pytest.mark.parametrize("address", ["nonsense", "classic 4 999999999 1 against", "<b>"])
def test_an_address_that_names_no_trial_is_the_page_without_one(app: OpenApp, address: str) -> None:
    page = at(app, address)
    assert filled(page) == ["Play"]
    assert jobs.newest() is None


@pytest.mark.usefixtures("store")
def test_a_finished_trial_is_shown_at_once_and_the_next_tap_shuffles_anew(app: OpenApp) -> None:
    trial = Trial("classic", 3, ((), STACKING), 500)
    done = ended(State.DONE, trial)
    done.outcome = outcome(trial, [play(trial, 0)])
    page = after(app, done)
    assert "Hands to 500" in html(page)
    tap(page, "lab-start")
    assert job_of(page).trial == replace(trial, seed=2)
    job_of(page).cancel()
    assert jobs.find(trial) is done
    page.number_input(key="lab-seed").set_value(1).run()
    assert filled(page) == ["Play"]
    tap(page, "lab-start")
    assert "Hands to 500" in html(page)


@pytest.mark.usefixtures("store")
def test_a_cluster_that_does_not_answer_gives_way_to_this_computer(
    app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNO_LAB_SCHEDULER", "tcp://127.0.0.1:1")
    monkeypatch.setattr(engines, "PATIENCE", 0.5)
    page = still(app("lab"))
    tap(page, "lab-start")
    job_of(page).wait(30)
    still(page.run())
    assert "does not answer" in page.warning[0].value
    begun: list[str | None] = []
    monkeypatch.setattr("stats.lab.job.engine", lambda address: begun.append(address))
    tap(page, "lab-use-machine")
    job_of(page).wait(30)
    assert begun == [None]


def test_the_rules_of_the_table_are_there_to_choose(app: OpenApp, store: db.Store) -> None:
    players = seated(store, "Ada", "Bo", "Cleo")
    played(store, ["Ada", "Bo", "Cleo"], game="classic")
    for name in (*NASTY, "Sundays"):
        store.save_profile(name, "classic", {"jump_in": "true"}, players)
    page = still(app("lab"))
    assert page.session_state["lab-game"] == "classic"
    assert page.number_input(key="lab-seats-classic").value == 3
    one = page.selectbox(key="lab-one-classic")
    assert one.value == "match"
    assert "Sundays" in one.options
    page.session_state["lab-other-classic"] = f"profile-{store.profiles(players)[-1].id}"
    still(page.run())
    assert "Jumping in: " in captions(page)


@pytest.mark.usefixtures("store")
@pytest.mark.parametrize("game", PLAYABLE)
def test_a_point_of_every_game_can_be_changed_and_is_told(app: OpenApp, game: str) -> None:
    page = still(app("lab", "it"))
    page.session_state["lab-game"] = game
    still(page.run())
    for key in points_of(game):
        page.session_state[f"lab-point-{game}"] = key
        still(page.run())
        about = sheets.option(key).about["it"]
        assert captions(page).count(f"{about}: ") == 1, key


def points_of(game: str) -> list[str]:
    """Some with two values, with more, and with any number."""
    known = {note.key for part in sheets.themes(GAMES[game]).values() for note in part}
    some = ("stacking", "uno_penalty", "wild_draw_legality", "closed_tray", "outward_side")
    return [key for key in some if key in known]
