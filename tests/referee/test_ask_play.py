"""Questions about play: every answer says everything, every error names its key."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.ask import answer
from referee.options import DISCARD_PILES, OPTIONS

Question = dict[str, Any]
FOLDER = Path(__file__).parents[1] / "questions"
QUESTIONS: list[Question] = [
    json.loads(line)
    for path in sorted(FOLDER.glob("*.jsonl"))
    for line in path.read_text(encoding="utf-8").splitlines()
]
RULINGS = [it for it in QUESTIONS if it["ask"] == "ruling"]
REPLAYS = [it for it in QUESTIONS if it["ask"] == "replay"]
SENSIBLE = [it for it in RULINGS if "error" not in it["expect"]]

SAID_OF_A_TABLE = {
    "next",
    "phase",
    "direction",
    "side",
    "colour",
    "top",
    "owed",
    "uno_owed",
    "stopped",
    "winner",
    "loser",
}
SAID_OF_A_RULING = SAID_OF_A_TABLE | {
    "legal",
    "draws",
    "loses_turn",
    "playable",
    "guilty",
    "rules",
}
KEYS = {
    *("ask", "game", "preset", "options", "table", "event", "events", "players", "dealer"),
    *("turn", "direction", "side", "top", "colour", "held", "phase", "opening", "drawn"),
    *("before", "uno_owed", "tilt", "stock", "under", "owed", "last", "levels", "by", "type"),
    *("seat", "card", "cards", "revealed", "tray", "uno", "target", "shown", "pile", "spilled"),
    *("block", "level", "taken_back", "aside"),
}
chances = st.integers(0, 2**32).map(Random)


def asked(question: Question) -> dict[str, Any]:
    return answer(json.dumps(question))


def mixed(chance: Random) -> Question:
    """The table of one question, the event of another of the same game, some house rules."""
    one = chance.choice(SENSIBLE)
    same = [it for it in SENSIBLE if it["game"] == one["game"]]
    table = dict(one["table"])
    for key, value in chance.sample(list(chance.choice(same)["table"].items()), 1):
        table[key] = value
    keys = [key for key in OPTIONS if key != DISCARD_PILES.key]
    options = {key: chance.choice(list(OPTIONS[key].values)) for key in chance.sample(keys, 4)}
    preset = {"preset": one["preset"]} if "preset" in one else {}
    event = chance.choice(same)["event"]
    mix = {"ask": "ruling", "game": one["game"], "table": table, "event": event}
    return mix | {"options": options} | preset


def places(found: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inner = found.items() if isinstance(found, dict) else enumerate(found)
    for key, value in inner:
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from places(value, (*path, key))


def twisted(chance: Random, value: Any) -> Question:
    """A question in which one thing is replaced by anything."""
    question: Question = json.loads(json.dumps(chance.choice(RULINGS + REPLAYS)))
    for key in ("id", "expect", "why", "source", "level", "needs"):
        question.pop(key, None)
    path = chance.choice(list(places(question)))
    inner: Any = question
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return question


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=4,
)
likely = st.sampled_from(
    [-1, 0, 1, 2, 99, "R7", "P3", "W", "WC", "R3!", "R", "play", "drop", "tilt", {}, [], ["R7"]]
)


@given(chances)
def test_a_ruling_says_everything_there_is_to_say(chance: Random) -> None:
    said = asked(mixed(chance))
    if "error" not in said:
        assert set(said) == SAID_OF_A_RULING
        assert (said["next"] is None) == (said["phase"] == "over")
        assert said["loses_turn"] == sorted(said["loses_turn"])


@given(chances)
def test_an_illegal_event_changes_nothing(chance: Random) -> None:
    question = mixed(chance)
    said = asked(question)
    if said.get("legal") is False:
        table = question["table"]
        assert said["phase"] == table.get("phase", "play")
        assert said["direction"] == table.get("direction", 1)
        assert said["loses_turn"] == []
        fines = {"illegal_play_penalty", "false_uno_penalty", "advice_penalty"}
        if not fines & {key for key, value in question["options"].items() if value}:
            assert said["draws"] == {}


@given(chances, anything | likely)
def test_an_error_begins_with_the_key_that_is_wrong(chance: Random, value: Any) -> None:
    said = asked(twisted(chance, value))
    if "error" in said:
        assert said["error"].split(":")[0] in KEYS


@pytest.mark.parametrize("question", REPLAYS, ids=lambda it: it["id"])
def test_every_beginning_of_a_hand_can_be_replayed(question: Question) -> None:
    if "error" in question["expect"]:
        return
    for end in range(len(question["events"])):
        said = asked(question | {"events": question["events"][:end]})
        assert SAID_OF_A_TABLE | {"id", "illegal", "held"} == set(said)


@pytest.mark.parametrize("question", SENSIBLE, ids=lambda it: it["id"])
def test_what_is_not_in_the_game_is_wrong_everywhere(question: Question) -> None:
    assert asked(question | {"game": "bridge"})["error"].startswith("game: ")
    assert asked(question | {"preset": "house"})["error"].startswith("preset: ")
    assert asked(question | {"table": []})["error"].startswith("table: ")
    assert asked(question | {"event": {"type": "sing"}})["error"].split(":")[0] in KEYS
