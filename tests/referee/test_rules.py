"""No rule without a question: every rule of every game decides one, and every option sways one."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from referee import sheets
from referee.ask import answer
from referee.asking import agreed_of
from referee.games import GAMES
from referee.judge import IMPOSSIBLE
from referee.options import (
    DISCARD_PILES,
    OPTIONS,
    OUTWARD_SIDE,
    RELEASE_YEAR,
    RESET_CARDS,
    TWO_HANDS_CALL,
    WHOLE_PILE,
    Agreed,
    Value,
)
from referee.replay import replay
from referee.rule import Check, Effect
from tests.referee.test_sheets import in_consequences

QUESTIONS = [
    json.loads(line)
    for path in sorted(Path(__file__).parents[1].joinpath("questions").glob("*.jsonl"))
    for line in path.read_text(encoding="utf-8").splitlines()
]
ABOUT_PLAY = [it for it in QUESTIONS if it["ask"] in ("ruling", "replay")]


def rules() -> Iterator[Check | Effect]:
    for game in GAMES.values():
        for row in game.rows.values():
            yield from row.may
            yield from (*row.then, *row.last, *row.otherwise)
        for side in game.sides:
            for face in side.rows.values():
                yield from (*face.may, *face.may_open)
                yield from (*face.then, *face.opens, *face.dropped)


RULES = list(rules())


@pytest.fixture(scope="module")
def told() -> list[tuple[str, bool, set[str]]]:
    """Of every ruling: the game, whether the event is legal, and the rules it cites."""
    answers = [(it["game"], answer(json.dumps(it))) for it in ABOUT_PLAY]
    return [
        (game, said["legal"], {it["rule"] for it in said["rules"]})
        for game, said in answers
        if "rules" in said
    ]


@pytest.fixture(scope="module")
def cited(told: list[tuple[str, bool, set[str]]]) -> dict[bool, set[str]]:
    """The rules that decided against an event, and those that spoke for it or acted."""
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for _, legal, rules in told:
        found[legal] |= rules
    return found


# A wild is never wrong, and no ruling is asked for before the first card or after the last.
NEVER_BROKEN = {"wild", "start.first", "over"}


def test_every_check_decides_against_some_event(cited: dict[bool, set[str]]) -> None:
    checks = {rule.rule for rule in RULES if isinstance(rule, Check)}
    assert checks - cited[False] == NEVER_BROKEN


def test_every_effect_acts_in_some_answer(cited: dict[bool, set[str]]) -> None:
    effects = {rule.rule for rule in RULES if isinstance(rule, Effect)}
    assert effects - cited[True] - cited[False] == set()


def test_whoever_draws_or_loses_a_turn_is_told_by_which_rule(cited: dict[bool, set[str]]) -> None:
    assert in_consequences() - cited[True] - cited[False] == set()


def test_no_game_is_judged_by_a_rule_that_its_sheet_has_not(
    told: list[tuple[str, bool, set[str]]],
) -> None:
    for game, _, rules in told:
        assert rules <= {it.key for it in sheets.sheet(GAMES[game])}


def test_rules_are_named_in_lower_case_and_never_like_impossible_things() -> None:
    for rule in RULES:
        assert rule.rule.replace(".", "").replace("_", "").islower()
        assert not rule.rule.startswith(IMPOSSIBLE)


# These judge nothing: they say what this table's sheet tells, and only a reading shows them. What
# a Flip brings up is asked for, whichever card it should be.
TELL_ONLY = {RELEASE_YEAR.key, OUTWARD_SIDE.key, TWO_HANDS_CALL.key, WHOLE_PILE.key}

# One card lies on each tray or two: what is to be matched is the same.
SAME_TO_SEE: dict[str, set[Value]] = {RESET_CARDS.key: {"one_per_tray"}}

# What is asked about two trays makes no sense where there is one pile: that is told as an error.
VALUES = [(key, value) for key, option in OPTIONS.items() for value in option.values]


@pytest.mark.parametrize(("key", "value"), VALUES)
def test_every_value_of_an_option_sways_some_answer(key: str, value: Value) -> None:
    """A question is played by it, and has another answer by the default; or, for the default
    itself, by another value."""
    default = OPTIONS[key].default
    same = value == default or value in SAME_TO_SEE.get(key, set())
    others = [it for it in OPTIONS[key].values if it != value] if same else [default]
    asked = [it for it in QUESTIONS if "error" not in it["expect"]]
    kinds = {"reading"} if key in TELL_ONLY else {it["ask"] for it in asked} - {"reading"}
    named = sorted(asked, key=lambda it: key not in json.dumps(it))
    assert any(_sways(it, key, value, others) for it in named if it["ask"] in kinds)


def _sways(question: dict[str, Any], key: str, value: Value, others: list[Value]) -> bool:
    if _agreed(question).chosen.get(key, OPTIONS[key].default) != value:
        return False
    said = [answer(json.dumps(_under(question, key, other))) for other in others]
    expect = question["expect"]
    sensible = [it for it in said if "error" not in it or key == DISCARD_PILES.key]
    return any(it.get(name) != expect[name] for it in sensible for name in expect)


def _agreed(question: dict[str, Any]) -> Agreed:
    if question["ask"] == "match":
        return replay(question["lines"]).agreed
    return agreed_of(question, GAMES[question["game"]] if "game" in question else None)


def _under(question: dict[str, Any], key: str, value: Value) -> dict[str, Any]:
    """The same question, asked where this is agreed on."""
    if question["ask"] != "match":
        return question | {"options": question.get("options", {}) | {key: value}}
    opened, *lines = question["lines"]
    words = [word for word in opened.split() if not word.startswith(f"{key}=")]
    return question | {"lines": [" ".join([*words, f"{key}={str(value).lower()}"]), *lines]}
