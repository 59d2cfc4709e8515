"""A challenge of which only what was found is told: nobody but the challenger saw the hand."""

import json

import pytest

from referee.ask import answer
from referee.events import Found
from referee.judge import Step
from referee.played import played
from referee.rule import Standing
from tests.referee.games.hands import drawn, hand, lost

GUILTY, INNOCENT = "R2", "G2"
"""Hands that forbade and allowed a wild draw card on red."""
SCENES = {
    "classic": ["start R5", "0 plays W+4>B"],
    "stacked": ["start R5", "2 plays R9", "0 plays W+4>R", "1 plays W+4>B"],
    "flip": ["start R5", "0 plays W+2>B"],
}
TABLE = {
    "players": 3,
    "turn": 1,
    "top": "W+4",
    "colour": "B",
    "phase": "challenge",
    "before": {"top": "R5", "colour": "R", "seat": 0},
}


def told(scene: str, found: str) -> list[Step]:
    before = SCENES[scene]
    seat = (int(before[-1][0]) + 1) % 3
    game = "flip" if scene == "flip" else "classic"
    return hand(game, 3, *before, f"{seat} challenges{found}", stacking=scene == "stacked")


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize(("shown", "found"), [(GUILTY, "guilty"), (INNOCENT, "innocent")])
def test_the_hand_goes_on_as_if_it_had_been_shown(scene: str, shown: str, found: str) -> None:
    seen, said = told(scene, f": {shown}"), told(scene, f" {found}")
    saw, heard = seen[-1], said[-1]
    assert heard.after == saw.after
    assert [it.rule for it in heard.acting] == [it.rule for it in saw.acting]
    assert heard.verdict.because == saw.verdict.because
    assert played(said, 3) == played(seen, 3)


def test_what_was_stacked_is_drawn_by_whoever_was_wrong() -> None:
    guilty, innocent = (told("stacked", f" {found}")[-1] for found in ("guilty", "innocent"))
    assert (drawn(guilty), lost(guilty), guilty.after.turn) == ({1: 8}, [], 2)
    assert (drawn(innocent), lost(innocent), innocent.after.turn) == ({2: 10}, [2], 0)


def test_until_a_colour_comes_the_pile_is_drawn_from() -> None:
    *_, it = hand("flip", 3, "start RF>P8", "0 plays WC>T", "1 challenges innocent then O1,T4,P1")
    assert drawn(it) == {1: 4}


@pytest.mark.parametrize(
    ("lines", "options"),
    [
        (["start R5", "0 plays W+4>B"], {"wild_draw_legality": "always_legal"}),
        (["start W", "0 names R", "0 plays W+4>B"], {}),
    ],
)
def test_what_cannot_be_counts_as_it_was_told_and_is_said(
    lines: list[str], options: dict[str, str]
) -> None:
    *_, it = hand("classic", 3, *lines, "1 challenges guilty", **options)
    doubted = bool(options)
    assert (it.verdict.standing is Standing.CONTESTABLE) == doubted
    assert (drawn(it), it.after.turn) == ({0: 4}, 1)


@pytest.mark.parametrize(
    ("held", "guilty", "doubted"),
    [
        ([], True, True),
        ([], False, False),
        (["R2"], False, True),
        (["R2"], True, False),
        (["G2"], True, True),
        (3, True, False),
        (3, False, False),
    ],
)
def test_a_hand_that_is_known_may_speak_against_it(
    held: list[str] | int, guilty: bool, doubted: bool
) -> None:
    found = asked(TABLE | {"held": {"0": held}}, guilty=guilty)
    assert (found["legal"], found["guilty"]) == (True, guilty)
    assert ("wild_draw.legality" in {it["rule"] for it in found["rules"]}) == doubted
    assert found["draws"] == ({"0": 4} if guilty else {"1": 6})


def test_a_question_shows_the_hand_or_says_what_was_found() -> None:
    assert asked(TABLE, guilty=True)["draws"] == {"0": 4}
    assert asked(TABLE, guilty=False)["draws"] == {"1": 6}
    # The hand itself is the better witness.
    assert asked(TABLE, guilty=False, shown=["R2"])["guilty"] is True
    assert asked(TABLE)["error"].startswith("shown")
    assert asked(TABLE, guilty="yes")["error"].startswith("guilty")


def asked(table: object, **event: object) -> dict[str, object]:
    question = {"ask": "ruling", "game": "classic", "table": table}
    told = {"type": "challenge", "seat": 1, **event}
    found: dict[str, object] = json.loads(
        json.dumps(answer(json.dumps(question | {"event": told})))
    )
    return found


def test_only_two_things_can_be_found() -> None:
    assert [str(it) for it in Found] == ["guilty", "innocent"]
