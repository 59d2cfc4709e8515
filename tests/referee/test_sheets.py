"""The cited texts: nothing is judged that they do not tell, and no statement is lost."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import pytest

from referee import sheets
from referee.__main__ import main
from referee.ask import answer
from referee.cited import Asked, Cited, OptionNote
from referee.citing import LANGUAGES, cited
from referee.game import Game
from referee.games import GAMES
from referee.options import OPTIONS, Agreed
from referee.rule import Finding

TESTS = Path(__file__).parents[1]
LINES = (TESTS / "statements.jsonl").read_text(encoding="utf-8").splitlines()
STATEMENTS: dict[str, dict[str, Any]] = {it["id"]: it for it in map(json.loads, LINES)}

RULES = list(sheets.rules().values())
NOTES = list(sheets.options().values())
READINGS = [reading for note in NOTES for reading in note.readings.values()]
PRESETS = list(sheets.presets().values())
TEXTS: list[Cited] = [*RULES, *READINGS, *PRESETS]
SAID = [
    *(it.says for it in TEXTS),
    *(it.about for it in NOTES),
    *(it.name for it in PRESETS),
    *(it.says for it in sheets.questions()),
    *(it.says for it in sheets.sources().values()),
    *(it.tag for it in sheets.sources().values()),
    *sheets.parts().values(),
]

SOURCE_OF = {
    "tippo": "tippo_sheet",
    "flip": "marquoir",
    "stacko": "stacko_sheet",
    "flipit": "gamerules",
}
JUDGEABLE = {
    "legality",
    "effect",
    "challenge",
    "uno_call",
    "first_card",
    "draw",
    "end_of_hand",
    "two_players",
    "scoring",
    "game_end",
}


def in_tables() -> set[str]:
    return {key for game in GAMES.values() for key in sheets.rule_ids(game)}


def in_consequences() -> set[str]:
    """The rules by which somebody draws or loses a turn, as they are written in the code."""
    referee = Path(sheets.__file__).parent
    return {
        word
        for path in (*referee.glob("rules/*.py"), *referee.glob("games/*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and called(node) in {"draws", "loses", "hit", "Draws"}
        for word in words(node)
    }


def called(node: ast.Call) -> str:
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


def words(node: ast.Call) -> Iterator[str]:
    for it in node.args:
        if isinstance(it, ast.Constant) and isinstance(it.value, str):
            yield it.value


def background(key: str) -> bool:
    return key.startswith("about.")


def test_every_rule_that_judges_has_a_text() -> None:
    assert {"match", "uno.caught"} < in_tables()
    assert {"stacking", "tilt.spill"} < in_consequences()
    assert (in_tables() | in_consequences()) - set(sheets.rules()) == set()


def test_every_text_is_of_a_rule_that_something_keeps() -> None:
    judged = in_tables() | in_consequences()
    for rule in RULES:
        kept = (rule.key in judged, bool(rule.code), background(rule.key))
        assert kept.count(True) == 1, f"{rule.key} is kept by {kept}"
        if rule.code:
            resolve_name(rule.code)


@pytest.mark.parametrize("text", TEXTS, ids=lambda it: it.key)
def test_every_text_names_its_source_and_where_it_stands_there(text: Cited) -> None:
    assert text.source in sheets.sources()
    for key, place in text.at.items():
        principle = key in ("house", "derived", "ours")
        assert bool(place) != principle, f"{text.key} in {key}: {place!r}"


def test_everything_is_said_in_every_language() -> None:
    for says in SAID:
        assert set(says) == set(LANGUAGES)
        for text in says.values():
            assert text.strip() == text != ""
            assert not re.search(r"[{}<>…!]|\?\?|TODO|\bTBD\b|\bXXX\b", text), text


@pytest.mark.parametrize("key", OPTIONS)
def test_every_value_of_an_option_has_its_reading(key: str) -> None:
    option, note = OPTIONS[key], sheets.option(key)
    values = {str(value).lower() for value in option.values}
    assert set(note.readings) == values | ({"any"} if option.open else set())
    assert note.reading(option.default).key == str(option.default).lower()


def test_every_rule_sheet_that_can_be_played_by_is_explained() -> None:
    played = {preset.key for game in GAMES.values() for preset in game.presets}
    assert set(sheets.presets()) == played


def test_options_are_those_of_the_engine() -> None:
    assert set(sheets.options()) == set(OPTIONS)
    assert {it.kind for it in READINGS} == {"official", "sheet", "house", "ours"}


def test_a_number_that_no_source_names_is_the_tables_own() -> None:
    assert sheets.option("uno_penalty").reading(7).kind == "house"


def test_notes_stand_beside_rules_that_exist() -> None:
    for note in NOTES:
        assert note.rules
        assert set(note.rules) <= set(sheets.rules()), note.key


def test_a_rule_consults_no_option_that_does_not_name_it() -> None:
    lines = [
        line
        for path in sorted(TESTS.glob("questions/*.jsonl"))
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    found = {
        (it["rule"], option)
        for line in lines
        for it in answer(line).get("rules", [])
        for option in it["options"]
    }
    assert len(found) > 50
    assert {it for it in found if it[0] not in sheets.option(it[1]).rules} == set()


def covering(statement: str) -> list[str]:
    return [rule.key for rule in RULES if statement in rule.statements]


@pytest.mark.parametrize("statement", STATEMENTS)
def test_every_statement_is_covered(statement: str) -> None:
    found = covering(statement)
    assert found
    if STATEMENTS[statement]["kind"] in JUDGEABLE:
        assert not all(map(background, found)), "it is judged, so it is more than background"


def test_a_rule_cites_the_source_of_every_statement_it_covers() -> None:
    for rule in RULES:
        wanted = {SOURCE_OF[statement.partition("-")[0]] for statement in rule.statements}
        assert wanted <= set(rule.at), rule.key


def test_no_text_covers_a_statement_that_is_not_there() -> None:
    for text in (*TEXTS, *NOTES):
        assert set(text.statements) <= set(STATEMENTS), text.key
        assert len(set(text.statements)) == len(text.statements), text.key


@pytest.mark.parametrize(
    ("one", "other"),
    [(it["id"], other) for it in STATEMENTS.values() for other in it["conflicts"]],
)
def test_every_contradiction_is_answered_in_one_place(one: str, other: str) -> None:
    assert any({one, other} <= set(note.statements) for note in NOTES)


def test_every_numbered_point_is_answered() -> None:
    found = {point for note in NOTES for point in note.points}
    contradictions = {*(f"C{number}" for number in range(1, 25)), "C16b", "C16c", "C16d"}
    assert found == contradictions | {f"O{number}" for number in range(1, 23)}


def asked_by(question: Asked, game: Game) -> Iterator[dict[str, Any]]:
    """What the referee answers by each rule sheet of a game."""
    for preset in game.presets:
        about = {"game": game.key, "preset": preset.key}
        yield answer(json.dumps(json.loads(question.ask) | about))


@pytest.mark.parametrize("question", sheets.questions(), ids=lambda it: it.key)
def test_the_referee_answers_what_people_ask(question: Asked) -> None:
    for game in question.games:
        answers = list(asked_by(question, GAMES[game]))
        assert [it for it in answers if "error" not in it], answers
        assert question.may <= all("legal" in it for it in answers if "error" not in it)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda it: it.key)
def test_a_dozen_questions_are_asked_of_every_game(game: Game) -> None:
    asked = [it for it in sheets.questions() if game.key in it.games]
    usual = [next(asked_by(it, game)) for it in asked]
    assert sum("error" not in it for it in usual) >= 12


def shingles(text: str, length: int = 8) -> set[tuple[str, ...]]:
    told = re.findall(r"\w+", text.lower())
    return {tuple(told[at : at + length]) for at in range(len(told) - length + 1)}


def test_no_text_repeats_a_statement_word_by_word() -> None:
    told = set[tuple[str, ...]]().union(*(shingles(it["text"]) for it in STATEMENTS.values()))
    ours = set[tuple[str, ...]]().union(*(shingles(text) for it in SAID for text in it.values()))
    assert len(told) > 1000
    assert told & ours == set()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda it: it.key)
def test_a_sheet_tells_all_rules_of_its_game_in_order_of_play(game: Game) -> None:
    told = sheets.sheet(game)
    order = list(sheets.parts())
    places = [order.index(it.part) for it in told]
    assert places == sorted(places)
    assert set(sheets.rule_ids(game)) <= {it.key for it in told}
    others = set(GAMES) - {game.key}
    assert not [it.key for it in told if it.key.rpartition(".")[2] in others]


def test_every_text_stands_on_some_sheet() -> None:
    told = {it.key for game in GAMES.values() for it in sheets.sheet(game)}
    noted = {n.key for g in GAMES.values() for it in sheets.disputed(g).values() for n in it}
    assert set(sheets.rules()) - told == {"impossible"}, "which holds of logs, not of a game"
    assert {it.key for it in NOTES} - noted == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda it: it.key)
def test_the_sheet_is_printed(
    game: Game, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", game.key, language]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    beside = [note for notes in sheets.disputed(game).values() for note in notes]
    for says in (*(it.says for it in sheets.sheet(game)), *map(about, beside)):
        assert says[language] in printed


def about(note: OptionNote) -> sheets.Says:
    return note.about


def test_a_reading_is_printed_with_the_presets_that_play_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["rules", "flip"])
    printed = " ".join(capsys.readouterr().out.split())
    assert "no_colour_card [marquoir]: Only" in printed
    assert "no_playable_card [gamerules]: Only" in printed


@pytest.mark.parametrize("words", [["rules"], ["rules", "chess"], ["rules", "flip", "la"]])
def test_a_sheet_that_is_not_there_is_said_so(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err


def test_an_answer_cites_text_source_and_where_sheets_disagree() -> None:
    question = {
        "ask": "ruling",
        "game": "flip",
        "preset": "gamerules",
        "table": {"players": 3, "dealer": 0},
        "event": {"type": "start", "card": "W"},
    }
    told = answer(json.dumps(question))["rules"]
    assert len({it["rule"] for it in told}) == len(told)
    (wild,) = (it for it in told if it["rule"] == "start.wild")
    assert wild["text"] == sheets.rules()["start.wild"].says["en"]
    assert {it["key"] for it in wild["source"]} == {"marquoir", "gamerules"}
    (who,) = (it for it in wild["readings"] if it["option"] == "starting_wild")
    assert (who["value"], who["kind"]) == ("dealer", "sheet")
    assert [it["key"] for it in who["source"]] == ["gamerules"]
    assert ("first_player", "official") in {(it["value"], it["kind"]) for it in who["others"]}


def test_a_rule_without_a_text_is_cited_by_its_id() -> None:
    (told,) = cited([Finding("marbles.roll", True)], GAMES["flip"], Agreed())
    assert (told["rule"], told["text"], told["source"]) == ("marbles.roll", None, [])


def test_citing_consults_no_option() -> None:
    agreed = Agreed({"uno_penalty": 4})
    (told,) = cited([Finding("uno.caught", True, ("uno_penalty",))], GAMES["classic"], agreed)
    assert told["readings"][0]["text"] == "Four cards."
    assert agreed.consulted == set()


def test_a_senseless_event_is_told_as_such_whatever_is_at_fault() -> None:
    assert sheets.rule("impossible.tray") is sheets.rule("impossible") is not None


def test_a_sheet_marks_what_a_table_has_agreed_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "stacko", "tippo_win=single_round", "two_hands_call=uno"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "either [stacko]: PILE UP, or UNO" in printed
    assert "uno [this table]: UNO. (house" in printed
    assert "last_safe_player [stacko, this table]: " in printed


@pytest.mark.parametrize("option", ["winner=nobody", "colour=red", "preset=home", "preset="])
def test_a_sheet_of_no_table_is_said_so(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "stacko", option]) == 2
    assert "no option of this referee" in capsys.readouterr().err
