"""Every question of `questions/*.jsonl` put to `python -m referee ask`, all in one run."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

FOLDER = Path(__file__).with_name("questions")


class Asked(NamedTuple):
    place: str
    line: str
    question: dict[str, Any]


ASKED = [
    Asked(f"{path.stem}:{number}", line, json.loads(line))
    for path in sorted(FOLDER.glob("*.jsonl"))
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
]


@pytest.fixture(scope="module")
def answered() -> dict[str, dict[str, Any]]:
    """Place of the question → answer."""
    done = subprocess.run(
        [sys.executable, "-m", "referee", "ask"],
        input="\n".join(it.line for it in ASKED),
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    found = [json.loads(line) for line in done.stdout.splitlines()]
    return {it.place: answer for it, answer in zip(ASKED, found, strict=True)}


@pytest.mark.parametrize("asked", ASKED, ids=lambda it: f"{it.place}-{it.question['id']}")
def test_the_answer_is_the_expected_one(asked: Asked, answered: dict[str, dict[str, Any]]) -> None:
    answer, expect = answered[asked.place], dict(asked.question["expect"])
    why = f"{asked.question['why']} Answered: {answer}"
    assert answer["id"] == asked.question["id"]
    assert expect.pop("error", "") in answer.get("error", ""), why
    assert {key: answer.get(key) for key in expect} == expect, why
    assert ("error" in answer) == ("error" in asked.question["expect"]), why


def test_every_question_can_be_told_by_its_id() -> None:
    ids = [it.question["id"] for it in ASKED]
    assert len(ids) == len(set(ids)) > 0
