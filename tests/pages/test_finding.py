"""Free words lead to what answers them, with typing errors too, in both languages."""

import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

import db
from pages.parts.asking import state
from pages.parts.disputes import DISPUTES
from pages.parts.finding import find
from pages.parts.finding.corpus import PHRASES, note, targets
from pages.parts.say import LANGUAGES
from referee import sheets
from referee.games import GAMES
from tests.pages.conftest import OpenApp
from tests.pages.tables import html, play

KNOWN = {(target.kind, target.key): target.games for target in targets()}

FOUR_TWO = {"game": "classic", "top": "W+4", "card": "+2"}
BLOCKS = {"game": "stacko", "top": "R3", "card": "B3"}
ONE_ONE = {"game": "flip", "top": "+1", "card": "+1"}

OF_ANOTHER_GAME = {"deck.flip", "deck.tippo", "about.flip.uno", "tippo.like_classic"}
"""Rules whose words name another game, or cards that only another has."""

FIRST = 3
"""How many results are in sight on a phone."""


def asked() -> list[tuple[str, str | None, str, str]]:
    lines = (Path(__file__).with_name("queries.txt")).read_text("utf-8").splitlines()[1:]
    found = []
    for line in lines:
        said, _, wanted = line.rpartition(" = ")
        language, game, words = said.split(" ", 2)
        found.append((language, None if game == "-" else game, words, wanted))
    return found


@pytest.mark.parametrize(("language", "game", "words", "wanted"), asked())
def test_what_answers_is_among_the_first(
    language: str, game: str | None, words: str, wanted: str
) -> None:
    found = [f"{hit.kind} {hit.key}" for hit in find(words, language, game)]
    assert any(fnmatch(it, wanted) for it in found[:FIRST]), found


@pytest.mark.parametrize(
    ("language", "words", "dispute", "answers"),
    [
        ("en", "can I play +2 on +4", "stacking", FOUR_TWO),
        (
            "en",
            "answer draw one with draw one",
            "stacking",
            ONE_ONE,
        ),
        ("en", "may I put a green skip on a red skip", "may_play", {"top": "RS", "card": "GS"}),
        (
            "en",
            "after a blue 7 may I play a red seven",
            "may_play",
            {"top": "B7", "card": "R7"},
        ),
        (
            "en",
            "can I play a purple skip everyone on a teal 3",
            "may_play",
            {"game": "flip", "top": "T3", "card": "UE"},
        ),
        ("en", "what can I play on a wild", "may_play", {"top": "W"}),
        ("en", "challenge plus four", "challenge", {"game": "classic", "card": "W+4"}),
        (
            "en",
            "uno flip first card wild draw two",
            "first_card",
            {"game": "flip", "card": "W+2"},
        ),
        ("en", "reverse with two players", "two_players", {"card": "R"}),
        ("en", "we forgot uno in tippo", "uno", {"game": "tippo"}),
        ("it", "posso giocare un 7 rosso su un 5 verde", "may_play", {"top": "G5", "card": "R7"}),
        (
            "it",
            "posso mettere +2 sopra un più quattro",
            "stacking",
            FOUR_TWO,
        ),
        (
            "it",
            "l’ultima carta è un +2 blu",
            "last_draw",
            {"game": "classic", "card": "B+2"},
        ),
        ("it", "blocco blu 3 dopo un blocco rosso 3", "block", BLOCKS),
    ],
)
def test_a_dispute_opens_with_what_the_words_told(
    language: str, words: str, dispute: str, answers: dict[str, str]
) -> None:
    hit = next(it for it in find(words, language, None) if it.kind == "dispute")
    assert (hit.key, hit.prefill) == (dispute, answers)


def test_a_card_that_the_game_on_the_table_lacks_is_asked_of_a_game_that_has_it() -> None:
    assert {hit.game for hit in find("draw four", "en", "flip")} <= {"classic", "tippo"}
    assert {hit.game for hit in find("draw one", "en", "flip")} == {"flip"}


def test_a_game_named_in_the_words_counts_more_than_the_match_on_the_table() -> None:
    assert {hit.game for hit in find("points in uno flip", "en", "classic")} == {"flip"}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_does_not_have_is_not_found_in_it(game: str) -> None:
    for words in (
        "scale spilled",
        "pull a block",
        "dark side",
        "stop signs",
        "jump in",
        "miss a turn",
    ):
        for hit in find(words, "en", game, limit=50):
            assert game in KNOWN[hit.kind, hit.key]
            assert hit.game == game


@pytest.mark.parametrize("words", ["", "  ", "😀", "?", "李小龙", "xyzzy qwrtp", "the of and", "+"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_say_nothing_find_nothing(words: str, language: str) -> None:
    assert find(words, language, None) == []


def test_a_whole_page_of_words_finds_something_all_the_same() -> None:
    assert find("draw four <b>bold</b> [link](x) " * 500, "en", None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_found_by_its_own_words(language: str) -> None:
    said = {("option", key): note(key).about[language] for kind, key in KNOWN if kind == "option"}
    said |= {
        ("rule", key): sheets.rules()[key].says[language] for kind, key in KNOWN if kind == "rule"
    }
    lost = {
        it: words
        for it, words in said.items()
        if it[1] not in OF_ANOTHER_GAME
        and it not in {(hit.kind, hit.key) for hit in find(words, language, KNOWN[it][0])}
    }
    assert not lost


def test_phrases_are_there_in_every_language_and_only_for_what_exists() -> None:
    phrases = tomllib.loads(PHRASES.read_text("utf-8"))
    assert set(phrases["dispute"]) == set(DISPUTES)
    for kind, by_key in phrases.items():
        for pattern, said in by_key.items():
            assert any(it == kind and fnmatch(key, pattern) for it, key in KNOWN), (kind, pattern)
            assert set(said) == set(LANGUAGES), pattern


def test_nothing_that_only_a_search_needs_is_imported_before_one() -> None:
    ask = (
        "import sys, pages.parts.finding;"
        "print([it for it in ('bm25s', 'rapidfuzz', 'snowballstemmer') if it in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def searched(app: OpenApp, words: str, language: str = "en") -> AppTest:
    page = app("ask", language)
    page.text_input(key="ask-words").set_value(words).run()
    return page


def test_free_words_open_the_right_dispute_filled_in(app: OpenApp) -> None:
    page = searched(app, "may I play red 7 on blue 7")
    page.button(key="ask-found-dispute-may_play").click().run()
    assert "<h2><i></i>Allowed</h2>" in html(page)
    assert "Then the next player plays, on red" in html(page)


def test_free_words_in_italian_name_side_and_game(app: OpenApp) -> None:
    page = searched(app, "posso giocare turchese 5 su +5 turchese a uno flip", "it")
    page.button(key="ask-found-dispute-may_play").click().run()
    assert state.SHARED in page.session_state[state.ANSWERS]
    assert page.session_state[state.ANSWERS][state.SHARED]["game"] == "flip"


def test_a_dispute_of_another_game_leaves_the_table_alone(app: OpenApp, store: db.Store) -> None:
    play(store, ["Ada", "Bo"], game="flip")
    page = searched(app, "which block may I pull after a Reverse in stacko")
    page.button(key="ask-found-dispute-block").click().run()
    assert page.session_state["ask-table"] is None
    assert next(it for it in page.button_group if it.label == "What comes before it?").value


def test_free_words_lead_to_the_rule_in_the_book(app: OpenApp) -> None:
    page = searched(app, "what is a wild worth")
    found = next(it for it in page.button if str(it.key).startswith("ask-found-rule-points"))
    found.click().run()
    assert not page.exception
    assert page.query_params["rule"] == str(found.key).removeprefix("ask-found-rule-")
    assert 'class="rulebook"' in html(page)


def test_words_that_say_nothing_are_answered_too(app: OpenApp) -> None:
    page = searched(app, "zzzz qqqq")
    assert "Nothing found for “zzzz qqqq”" in html(page)
