"""The rule book: everything the sheets say of a game, and what a match has agreed on."""

import re

import pytest
from streamlit.testing.v1 import AppTest

import db
from pages.parts import session
from pages.parts.say import text
from referee import sheets
from referee.events import Amended
from referee.games import GAMES
from tests.pages.conftest import OpenApp
from tests.pages.tables import NASTY, html, play, then


def book(app: OpenApp, match: str | None = None, language: str = "en", **address: str) -> AppTest:
    opened = app("home", language)
    if match:
        opened.session_state[session.MATCH] = match
    opened.switch_page("pages/rules.py")
    opened.query_params.update(address)
    opened.run()
    assert not opened.exception
    return opened


def told(page: AppTest) -> str:
    return " ".join(html(page).replace("&#39;", "'").replace("&amp;", "&").split())


def article(page: AppTest, rule: str) -> str:
    """What the book says of one rule."""
    found = re.search(
        rf'<article class="rule" id="rule-{re.escape(rule)}">(.*?)</article>', told(page)
    )
    assert found
    return found[1]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_the_book_of_a_game_has_every_rule_reading_and_source_of_its_sheet(
    app: OpenApp, game: str, language: str
) -> None:
    page = book(app, language=language, game=game)
    shown = told(page)
    beside = sheets.disputed(GAMES[game])
    for rule in sheets.sheet(GAMES[game]):
        own = article(page, rule.key)
        assert rule.says[language] in own
        for source, place in sheets.places(rule, GAMES[game]):
            assert source.tag[language] in own
            assert place in own
        for note in beside[rule.key]:
            for reading in note.readings.values():
                assert reading.says[language] in own
    for part in {rule.part for rule in sheets.sheet(GAMES[game])}:
        assert f'<h2 id="part-{part}">{sheets.parts()[part][language]}</h2>' in shown
        assert shown.count(f'<a href="#part-{part}">') == 2


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_at_a_glance_are_those_of_the_deck(app: OpenApp, game: str) -> None:
    shown = told(book(app, game=game))
    sides = GAMES[game].sides
    tables = re.findall(r'<table class="cards">.*?</table>', shown)
    assert len(tables) == len(sides)
    for side, table in zip(sides, tables, strict=True):
        rows = re.findall(r'<tr><th scope="row">.*?</tr>', table)
        counts = [int(re.search(r'class="n">(\d+)<', row)[1]) for row in rows if "Stop" not in row]
        assert sum(counts) == side.size
        for face in side.rows:
            if not face.isdigit():
                name = text("en", f"face-{face.lower().replace('+', 'plus')}")
                row = next(it for it in rows if f"</span>{name}</span></th>" in it)
                assert not GAMES[game].scored or f'points">{side.rows[face].points}<' in row
        assert all('<td class="effect"><a href="#rule-' in row for row in rows)


def test_the_table_of_cards_tells_what_a_house_rule_makes_of_a_seven(
    app: OpenApp, store: db.Store
) -> None:
    match = play(store, ["Ada", "Bo"], game="classic")
    assert "</span>7</span></th>" not in told(book(app, match))
    then(store, match, Amended((("seven_swap", "true"),)))
    assert "</span>7</span></th>" in told(book(app, match))


def test_a_reading_is_marked_where_this_match_plays_it(app: OpenApp, store: db.Store) -> None:
    match = play(store, ["Ada", "Bo"])
    then(store, match, Amended((("starting_wild", "dealer"),)))
    page = book(app, match)
    assert "<bdi>Ada</bdi>" in told(page)
    assert "Marquoir sheet, one point changed" in told(page)
    mine = re.findall(r'<li class="taken"><p>(.*?)</p>', article(page, "start.wild"))
    assert mine == [
        'The dealer names it. <b class="plays mine">this match</b> '
        '<b class="plays">Gamerules sheet</b>'
    ]


def test_another_game_than_the_matchs_is_shown_by_its_usual_sheet(
    app: OpenApp, store: db.Store
) -> None:
    page = book(app, play(store, ["Ada", "Bo"]))
    assert page.segmented_control(key="rules-game").value == "flip"
    page.segmented_control(key="rules-game").set_value("tippo").run()
    assert not page.exception
    assert 'id="rule-tilt"' in html(page)
    assert "this match" not in html(page)


def test_contradictions_and_house_rules_are_told_apart(app: OpenApp) -> None:
    page = book(app, game="flip")
    assert "sources differ" in article(page, "wild_draw.legality")
    assert "tables differ" in article(page, "house.seven_swap")
    assert "sources differ" in article(page, "about.flip.year")


def test_two_players_are_told_again_what_is_different_for_them(app: OpenApp) -> None:
    shown = told(book(app, game="stacko"))
    two = shown[shown.index('<h2 id="part-two">') :]
    assert sheets.rules()["block.skip"].says["en"] in two
    assert shown.count('id="rule-block.skip"') == 1


def test_an_unknown_rule_game_or_match_in_the_address_does_no_harm(app: OpenApp) -> None:
    page = book(app, game="chess", rule="</script><b>x</b>", match="nonsense")
    assert page.segmented_control(key="rules-game").value == "flip"
    assert "<b>x</b>" not in html(page)


def test_names_are_shown_as_typed(app: OpenApp, store: db.Store) -> None:
    shown = html(book(app, play(store, NASTY)))
    assert "<b>x</b>" not in shown
    assert "<bdi>&lt;b&gt;x&lt;/b&gt;</bdi>" in shown


def asked(page: AppTest, question: str) -> str:
    found = re.search(rf'id="ask-{re.escape(question)}">(.*?)</details>', told(page))
    assert found
    return found[1]


def test_what_people_ask_is_answered_by_what_this_match_has_agreed_on(
    app: OpenApp, store: db.Store
) -> None:
    match = play(store, ["Ada", "Bo"])
    no = asked(book(app, match), "flip.stack")
    assert '<ul class="answer"><li>No.</li>' in no
    assert f'<a href="#rule-owed">{sheets.rules()["owed"].says["en"]}</a>' in no
    then(store, match, Amended((("stacking", "true"),)))
    assert '<ul class="answer"><li>Yes.</li>' in asked(book(app, match), "flip.stack")


def test_a_question_of_points_is_answered_in_points(app: OpenApp) -> None:
    assert "<li>Ada segna 117.</li>" in asked(book(app, language="it", game="flip"), "flip.worth")


def test_a_question_that_makes_no_sense_by_the_sheet_in_force_is_left_out(
    app: OpenApp, store: db.Store
) -> None:
    match = play(store, ["Ada", "Bo"], game="tippo")
    assert 'id="ask-tippo.tray"' in told(book(app, match))
    assert 'id="ask-tippo.tower"' not in told(book(app, match))
    then(store, match, Amended((("preset", "tower"),)))
    assert 'id="ask-tippo.tray"' not in told(book(app, match))
    assert "Bo draws 3" in asked(book(app, match), "tippo.tower")
