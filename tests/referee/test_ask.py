"""Questions in, answers out: one line for every line, and every error names its key."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.ask import answer, answers
from referee.games import GAMES
from referee.scoring import Scoring
from tests.referee import oracle

KEYS = [
    *("ask", "game", "side", "scoring", "players", "out", "held", "target", "hands", "options"),
    *("lines", "option", "language", "preset"),
]
NAMED = re.compile(rf"(json|{'|'.join(KEYS)}): \S")
Question = dict[str, Any]
SCORE: Question = {"ask": "score", "game": "classic", "players": 2, "out": 0, "held": {"1": ["R7"]}}
RACE: Question = {"ask": "race", "scoring": "lowest", "target": 100, "hands": [{"0": 0, "1": 12}]}
DECK: Question = {"ask": "deck", "game": "flip", "side": "dark"}
MATCH: Question = {"ask": "match", "lines": ["match flip 2 dealer 0 standard 50", "hand 1 out"]}
READING: Question = {"ask": "reading", "game": "flip", "option": "starting_wild"}
ALL = [SCORE, RACE, DECK, MATCH, READING]

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)
likely = st.one_of(
    st.sampled_from([*GAMES, *Scoring, "light", "dark"]),
    st.sampled_from([0, 1, 2, 10, 50, 500, 10**4299, -1, {}, [], [{}], [{"0": 5, "1": 0}]]),
    st.sampled_from([{"1": ["7", "W"]}, {"0": ["R7"]}, {"1": ["W"] * 9}, [{"0": None}]]),
    st.just({"lowest_tie": "extra_hand"}),
    st.sampled_from([["match flip 2 dealer 0 standard 50"], "it", "gamerules", "win"]),
)
twisted = st.tuples(
    st.sampled_from(ALL),
    st.dictionaries(st.sampled_from(KEYS[1:]), likely | anything, min_size=1, max_size=3),
    st.sets(st.sampled_from(KEYS), max_size=1),
).map(lambda it: {key: value for key, value in {**it[0], **it[1]}.items() if key not in it[2]})


def ask(**question: Any) -> dict[str, Any]:
    return answer(json.dumps(question))


def command(*words: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "referee", *words], input=given, capture_output=True, check=False
    )


@given(st.lists(st.binary() | st.text() | anything.map(json.dumps)))
def test_every_line_gets_one_line_whatever_it_says(lines: list[bytes | str]) -> None:
    said = list(answers(lines))
    assert len(said) == len(lines)
    for line in said:
        assert "\n" not in line
        assert NAMED.match(json.loads(line)["error"])


@given(twisted)
def test_a_question_is_answered_or_its_error_begins_with_the_key(question: Question) -> None:
    (said,) = answers([json.dumps(question, default=str)])
    found = json.loads(said)
    if "error" in found:
        assert list(found) == ["error"]
        assert NAMED.match(found["error"])
    else:
        assert set(found) in (
            {"points"},
            {"cards", "total"},
            {"totals", "leaders", "over", "winners"},
            {
                *("totals", "leaders", "over", "winners", "eliminated"),
                *("dealer", "starter", "trouble"),
            },
            {"option", "about", "value", "kind", "text", "source", "others"},
        )


@given(anything, st.sampled_from([*ALL, {"ask": "weather"}]))
def test_the_id_comes_back_with_the_answer_and_with_the_error(
    mark: Any, question: Question
) -> None:
    found = answer(json.dumps({"id": mark, **question}))
    assert json.dumps(found["id"]) == json.dumps(mark)
    assert len(found) > 1


@pytest.mark.parametrize("question", ALL)
def test_no_id_is_made_up(question: Question) -> None:
    assert "id" not in answer(json.dumps(question))


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"game": "whist"}, "game: 'whist' is none of flip, classic, tippo, stacko"),
        ({"game": None}, "game: None is none of flip"),
        ({"game": ["flip"]}, "game: ['flip'] is none of flip"),
        ({"side": "dark"}, "side: 'dark' is none of light"),
        ({"scoring": "rounds"}, "scoring: 'rounds' is none of standard, lowest, elimination"),
        ({"players": 1}, "players: 1 is no whole number from 2 to 10"),
        ({"players": 2.0}, "players: 2.0 is no whole number"),
        ({"players": True}, "players: True is no whole number"),
        ({"out": 2}, "out: 2 is no whole number from 0 to 1"),
        ({"out": "0"}, "out: '0' is no whole number"),
        ({"held": {"2": ["R7"]}}, "held: '2' is no seat; they are 0 to 1"),
        ({"held": {"-1": ["R7"]}}, "held: '-1' is no seat"),
        ({"held": [["R7"]]}, "held: it is an object of seats"),
        ({"held": None}, "held: it is an object of seats"),
        ({"held": {"1": "R7"}}, "held: a list is needed, not 'R7'"),
        ({"held": {"1": [7]}}, "held: 7 is no card; codes look like R7"),
        ({"held": {"1": ["RW"]}}, "held: 'RW' is no card; a wild has no colour of its own"),
        ({"held": {"0": ["R7"]}}, "held: seat 0 went out and so holds no cards"),
        ({"held": {"1": ["7"] * 9}}, "held: 9 times 7, but the deck has 8"),
        ({"held": {"1": ["R7"] * 3}}, "held: 3 times R7, but the deck has 2"),
    ],
)
def test_a_wrong_key_is_named_with_what_would_be_right(changed: Any, error: str) -> None:
    assert ask(**SCORE | changed)["error"].startswith(error)


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"target": 49}, "target: 49 is no whole number from 50 to 5000"),
        ({"target": "500"}, "target: '500' is no whole number"),
        ({"scoring": "rounds", "target": 101}, "target: 101 is no whole number from 1 to 100"),
        ({"game": "whist"}, "game: 'whist' is none of flip"),
        ({"game": "stacko"}, "game: stacko has no points"),
        ({"hands": None}, "hands: a list is needed, not None"),
        ({"hands": [[12, 0]]}, "hands: it is an object of seats"),
        ({"hands": [{"10": 5}]}, "hands: '10' is no seat; they are 0 to 9"),
        ({"hands": [{"0": 1}, {"1": -1}]}, "hands: seat 1 books -1 in hand 2; points are whole"),
        ({"hands": [{"0": 10**6}]}, "hands: seat 0 books 1000000 in hand 1; points are whole"),
        ({"hands": [{"0": "12"}]}, "hands: seat 0 books '12'"),
        ({"options": ["lowest_tie"]}, "options: they are an object"),
        ({"options": []}, "options: they are an object"),
        ({"options": {"stacking": "true"}}, "options: stacking is one of false, true, not 'true'"),
        (
            {"options": {"lowest_tie": "duel"}},
            "options: lowest_tie is one of shared, extra_hand, not",
        ),
    ],
)
def test_a_wrong_race_is_named_likewise(changed: Any, error: str) -> None:
    assert ask(**RACE | changed)["error"].startswith(error)


@pytest.mark.parametrize(
    ("question", "error"),
    [
        (MATCH | {"lines": None}, "lines: a list is needed, not None"),
        (MATCH | {"lines": [7]}, "lines: each is a line of text"),
        (MATCH | {"lines": ["undo"]}, "lines: a log begins with a match line"),
        (MATCH | {"lines": []}, "lines: "),
        (READING | {"option": "spill_penalty"}, "option: 'spill_penalty' is none of"),
        (READING | {"language": "la"}, "language: 'la' is none of en, it"),
    ],
)
def test_a_wrong_match_or_reading_is_named_likewise(question: Question, error: str) -> None:
    assert ask(**question)["error"].startswith(error)


def test_a_reading_says_what_holds_and_what_other_sheets_say() -> None:
    said = ask(**READING | {"preset": "gamerules", "language": "it"})
    assert (said["value"], said["kind"], said["text"]) == (
        "dealer",
        "sheet",
        "Lo sceglie il mazziere.",
    )
    assert {it["value"] for it in said["others"]} == {"first_player", "redraw"}
    assert ask(**READING | {"options": {"starting_wild": "redraw"}})["value"] == "redraw"


def test_a_match_keeps_the_good_part_of_its_lines() -> None:
    said = ask(**MATCH | {"lines": [*MATCH["lines"], "hand 1 out light 0:W,W"]})
    assert (said["over"], said["winners"], said["totals"]) == (True, [1], {"0": 0, "1": 80})
    assert [it["line"] for it in said["trouble"]] == [1]


def test_a_deck_says_the_same_as_the_sheet() -> None:
    for game, side in oracle.SHEETS:
        found = ask(ask="deck", game=game, side=side)
        for face, (copies, _) in oracle.sheet(game, side).items():
            shown = (n for code, n in found["cards"].items() if oracle.face_of(code) == face)
            assert sum(shown) == copies
        assert found["total"] == sum(found["cards"].values())


def test_the_command_answers_line_by_line_whatever_the_bytes() -> None:
    deep, lonely = b"[" * 100_000, b'{"id": "\\ud800"}'
    lines = [b"", b"\xff\xfe{}", b"{", deep, json.dumps(DECK).encode(), lonely]
    done = command("ask", given=b"\n".join(lines))
    assert (done.returncode, done.stderr) == (0, b"")
    found = [json.loads(line) for line in done.stdout.split(b"\n")[:-1]]
    assert [sorted(it) for it in found[:5]] == [["error"]] * 4 + [["cards", "total"]]
    assert len(found) == len(lines)


@pytest.mark.parametrize("words", [(), ("play",), ("ask", "me")])
def test_the_command_says_how_it_is_used(words: tuple[str, ...]) -> None:
    done = command(*words)
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"usage: python -m referee ask < questions.jsonl" in done.stderr


def test_a_printed_log_ends_quietly_where_its_reader_does() -> None:
    log = Path(__file__).with_name("transcripts") / "stacked_color.txt"
    reader, writer = os.pipe()
    os.close(reader)
    words = [sys.executable, "-m", "referee", "replay", str(log)]
    with os.fdopen(writer, "wb") as gone:
        done = subprocess.run(words, stdout=gone, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
