"""No rule without a question: every rule of every game decides one, and every option sways one."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from referee import sheets
from referee.ask import answer
from referee.games import GAMES
from referee.judge import IMPOSSIBLE
from referee.options import DEAL_ROTATION, LOWEST_TIE, OPTIONS, RESET_CARDS, WIN, Value
from referee.rule import Check, Effect
from tests.referee.test_sheets import in_consequences

QUESTIONS = [
    json.loads(line)
    for path in sorted(Path(__file__).parents[1].joinpath("questions").glob("*.jsonl"))
    for line in path.read_text(encoding="utf-8").splitlines()
]
ABOUT_PLAY = [it for it in QUESTIONS if it["ask"] in ("ruling", "replay")]
SENSIBLE = [it for it in ABOUT_PLAY if "error" not in it["expect"]]


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


# A wild is never wrong, and no question begins at a table that is over.
NEVER_BROKEN = {"wild", "over"}


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


# No table shows these: they are about the match, and held by the tests of scoring and replay.
OF_THE_MATCH = {LOWEST_TIE.key, WIN.key, DEAL_ROTATION.key}


# One card lies on each tray or two: what is to be matched is the same.
SAME_TO_SEE: dict[str, set[Value]] = {RESET_CARDS.key: {"one_per_tray"}}


@pytest.mark.parametrize("key", [key for key in OPTIONS if key not in OF_THE_MATCH])
def test_every_option_sways_some_answer(key: str) -> None:
    """For each value but the default there is a question whose answer it changes."""
    for value in set(OPTIONS[key].values[1:]) - SAME_TO_SEE.get(key, set()):
        assert any(_sways(question, key, value) for question in SENSIBLE), value


def _sways(question: dict[str, Any], key: str, value: object) -> bool:
    game = GAMES[question["game"]]
    preset = game.preset(question.get("preset"))
    said = question.get("options", {})
    if said.get(key, preset.values.get(key, OPTIONS[key].default)) != value:
        return False
    other = question | {"options": said | {key: OPTIONS[key].default}}
    expect = question["expect"]
    answered = answer(json.dumps(other))
    return any(answered.get(name) != expect[name] for name in expect)
