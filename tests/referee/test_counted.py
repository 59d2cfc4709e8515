"""What is computed of a match stays with it while the log goes on, and is never out of date."""

from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee import match as matches
from referee.match import Match
from referee.notation import read
from referee.replay import UnusableError, apply, replay, unfold
from tests.referee.test_undo import FIRST, HAND, LOGS

COMPUTED = (
    *("hands", "counted", "running", "standings", "dealer", "starter", "playing", "table"),
    *("agreed", "game", "over", "closed"),
)
OPENED = st.sampled_from(
    [
        FIRST,
        "match classic 3 dealer 1 elimination 100",
        "match flip 4 dealer 2 lowest 100 deal_rotation=winner",
        "match classic 3 dealer 0 standard 50 win=single_round",
    ]
)
BETWEEN = st.lists(
    st.sampled_from(
        [
            *("start R5", "0 plays R5", "1 draws", "undo", "redo", "undo", "play-on 400"),
            *("amend deal_rotation=fixed", "amend deal_rotation=winner win=single_round"),
        ]
    ),
    max_size=8,
)


def computed(match: Match) -> dict[str, object]:
    return {key: getattr(match, key) for key in COMPUTED}


def afresh(match: Match) -> dict[str, object]:
    """From what the match says, and nothing else."""
    return computed(replace(match))


@given(OPENED, LOGS, BETWEEN, st.randoms(use_true_random=False))
def test_after_every_line_all_is_as_if_computed_afresh(
    opened: str, lines: list[str], between: list[str], chance: Random
) -> None:
    told = lines + between
    chance.shuffle(told)
    for after in unfold([opened, *told]):
        assert computed(after) == afresh(after)
    assert replay([opened, *told]) == after


@given(OPENED, LOGS, BETWEEN, st.randoms(use_true_random=False))
def test_a_match_goes_on_from_what_it_has_computed(
    opened: str, lines: list[str], between: list[str], chance: Random
) -> None:
    told = lines + between
    chance.shuffle(told)
    told += [HAND, HAND, HAND, "play-on 500"]
    match = replay([opened])
    for line in told:
        with suppress(UnusableError):
            match = apply(match, read(line))
        assert computed(match) == afresh(match)


def test_every_hand_is_counted_once_however_long_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = []
    points = matches.points
    monkeypatch.setattr(matches, "points", lambda *told: counted.append(told) or points(*told))
    hand = ["start R5", "0 plays R6", "hand 0 out light 1:=10 2:=0"]
    assert len(replay(["match classic 3 dealer 0 standard 5000", *hand * 30]).hands) == 30
    assert len(counted) == 30
