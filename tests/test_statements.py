"""No statement of the sources that can be judged is without a question that puts it to the test."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.referee.test_sheets import JUDGEABLE, STATEMENTS
from tests.test_questions import ASKED

TESTS = Path(__file__).parent
NAMING = [it.question for it in ASKED if "statements" in it.question]
REASONS = tomllib.loads((TESTS / "unasked.toml").read_text(encoding="utf-8"))["reason"]
UNASKED = [statement for reason in REASONS for statement in reason["statements"]]

GAME_OF = {"flip": "flip", "flipit": "flip", "tippo": "tippo", "stacko": "stacko"}
SHEET_OF = {"flipit": "gamerules"}


def judged() -> set[str]:
    kinds = JUDGEABLE | {"setup"}
    return {key for key, statement in STATEMENTS.items() if statement["kind"] in kinds}


def asked() -> set[str]:
    return {statement for question in NAMING for statement in question["statements"]}


def without_question(naming: set[str]) -> set[str]:
    return judged() - naming - set(UNASKED)


def about_play(question: dict[str, Any]) -> Iterator[str]:
    """The sources of the statements that a question names, where it is about a game."""
    if question["ask"] != "race":
        yield from (statement.partition("-")[0] for statement in question["statements"])


def test_every_statement_that_can_be_judged_has_a_question() -> None:
    assert len(judged()) > 250
    assert without_question(asked()) == set()


def test_a_statement_without_question_is_found() -> None:
    assert without_question(asked() - {"tippo-116"}) == {"tippo-116"}


def test_no_question_names_a_statement_that_is_not_there_or_not_judged() -> None:
    assert asked() - judged() == set()


def test_a_question_is_about_the_game_of_the_statements_it_names() -> None:
    for question in NAMING:
        for source in about_play(question):
            assert question["game"] == GAME_OF[source], question["id"]


def test_what_one_sheet_states_is_asked_of_that_sheet() -> None:
    for question in NAMING:
        for source in set(about_play(question)) & set(SHEET_OF):
            assert question["preset"] == SHEET_OF[source], question["id"]


def test_what_is_not_asked_is_judged_and_has_its_reason_once() -> None:
    assert all(reason["why"] for reason in REASONS)
    assert len(UNASKED) == len(set(UNASKED))
    assert set(UNASKED) <= judged() - asked()
