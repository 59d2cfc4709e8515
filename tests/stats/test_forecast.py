"""The forecast of the race: an estimate that adds up, learns from hands, and is well calibrated."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from referee.match import Match
from referee.options import Agreed
from referee.replay import replay
from referee.scoring import Points, Scoring, race
from stats.forecast import (
    CONTINUATIONS,
    Forecast,
    Pool,
    Race,
    can_forecast,
    forecast,
    now,
    pool,
    through,
)
from stats.prior import chance_hands

PRIOR = [(0, 20, 41), (0, 7, 58), (0, 33, 12), (0, 90, 4)]
"""Left by chance play, whoever went out first."""


def booked(left: Points, scoring: Scoring) -> Points:
    return (sum(it or 0 for it in left), 0, 0) if scoring is Scoring.STANDARD else left


def by_chance(scoring: Scoring = Scoring.STANDARD) -> Pool:
    return pool([], [], [booked(left, scoring) for left in PRIOR], 3)


@pytest.mark.parametrize("scoring", [Scoring.STANDARD, Scoring.LOWEST, Scoring.ELIMINATION])
def test_chances_add_up_and_are_equal_where_nobody_leads(scoring: Scoring) -> None:
    found = forecast(Race((0, 0, 0), scoring, 500), by_chance(scoring))
    assert sum(found.chances) == pytest.approx(1)
    assert found.chances == pytest.approx((1 / 3,) * 3, abs=0.02)


def test_who_needs_one_more_hand_is_ahead_and_the_race_is_short() -> None:
    close = forecast(Race((490, 0, 0), Scoring.STANDARD, 500), by_chance())
    even = forecast(Race((0, 0, 0), Scoring.STANDARD, 500), by_chance())
    assert close.chances[0] > 0.9
    assert close.hands_to_go < even.hands_to_go


def test_points_against_make_the_lowest_total_the_likeliest_winner() -> None:
    found = forecast(Race((20, 300, 480), Scoring.LOWEST, 500), by_chance(Scoring.LOWEST))
    assert found.chances[0] > found.chances[1] > found.chances[2]


def test_hands_that_somebody_still_in_sat_out_are_no_promise_of_a_long_life() -> None:
    match = replay(["match flip 3 dealer 0 elimination 200"])
    prior = [booked(left, Scoring.ELIMINATION) for left in PRIOR]
    whole = [(0, 40, 30), (25, 0, 60)]
    without = [(0, 90, None), (80, 0, None)] * 9
    assert now(match, [*whole, *without], prior) == now(match, whole, prior)


def test_who_is_out_has_no_chance_and_books_nothing() -> None:
    found = forecast(Race((510, 0, 0), Scoring.ELIMINATION, 500), by_chance(Scoring.ELIMINATION))
    assert found.chances[0] == 0
    assert found.chances[1] == pytest.approx(0.5, abs=0.02)


def test_a_table_that_one_player_always_wins_outweighs_chance_play() -> None:
    own: list[Points] = [(0, 60, 0)] * 30
    learned = pool(own, [], [booked(left, Scoring.STANDARD) for left in PRIOR], 3)
    assert forecast(Race((0, 0, 0), Scoring.STANDARD, 500), learned).chances[1] > 0.8


def test_many_hands_of_earlier_matches_do_not_drown_those_of_this_one() -> None:
    few: list[Points] = [(0, 60, 0)] * 24
    many: list[Points] = [(60, 0, 0)] * 5000
    assert pool(few, many, [], 3).weights[24:].sum() == pytest.approx(2 * 24)


def test_the_same_seed_gives_the_same_estimate() -> None:
    standing = Race((120, 80, 0), Scoring.STANDARD, 500)
    assert forecast(standing, by_chance(), 7) == forecast(standing, by_chance(), 7)


def test_a_pool_in_which_nobody_ever_books_points_is_refused() -> None:
    with pytest.raises(ValueError, match="books points"):
        pool([(0, 0, 0)], [], [], 3)


hands = st.lists(st.tuples(*[st.integers(0, 90)] * 3), min_size=1, max_size=1)


@given(hands, st.sampled_from(Scoring), st.booleans())
def test_with_one_kind_of_hand_it_is_what_the_race_itself_says(
    only: list[tuple[int, int, int]], scoring: Scoring, extra: bool
) -> None:
    """A pool of a single hand leaves nothing to chance: the match can be played out on paper."""
    hand = only[0]
    assume(min(hand) + 9 < max(hand) and len(set(hand)) == 3)
    agreed = Agreed({"lowest_tie": "extra_hand"} if extra else {})
    played: list[Points] = []
    while not (played and race(played, 3, scoring, 100, agreed).over):
        out = race(played, 3, scoring, 100, agreed).eliminated
        least = min(it for seat, it in enumerate(hand) if seat not in out)
        against = [0 if it == least else it for it in hand]
        booking = against if scoring is Scoring.ELIMINATION else hand
        played.append(tuple(None if seat in out else booking[seat] for seat in range(3)))
    winners = race(played, 3, scoring, 100, agreed).winners
    found = forecast(Race((0, 0, 0), scoring, 100, extra), pool([hand], [], [], 3), 0, 8)
    assert found.hands_to_go == len(played)
    assert {seat for seat in range(3) if found.chances[seat]} == set(winners)


def match(*lines: str, opening: str = "match flip 3 dealer 0 standard 200") -> Match:
    return replay([opening, *lines])


def chance(seats: int, scoring: Scoring = Scoring.STANDARD) -> tuple[Points, ...]:
    return chance_hands("flip", seats, scoring)


def test_there_is_an_estimate_before_the_first_hand_and_after_each() -> None:
    played = match("hand 0 out light 1:=60 2:=20", "hand 1 out light 0:=30 2:=10")
    start, first, second = through(played, [], chance(3), 400)
    assert start.chances == pytest.approx((1 / 3,) * 3, abs=0.08)
    assert first.chances[0] > start.chances[0]
    assert second.chances[1] > first.chances[1]


def test_the_end_of_a_match_is_no_estimate_any_more() -> None:
    over = match("hand 0 out light 1:=60 2:=20", "hand 0 out light 1:=100 2:=50")
    assert through(over, [], chance(3), 400)[-1] == Forecast((1.0, 0.0, 0.0), 0.0)


def test_a_hand_after_the_end_changes_nothing() -> None:
    late = match("hand 0 out light 1:=100 2:=100", "reopen", "hand 1 out light 0:=50 2:=50")
    assert len(late.counted) == 2
    assert [it.chances[0] for it in through(late, [], chance(3), 400)][1:] == [1.0, 1.0]


def test_a_later_hand_changes_no_earlier_estimate() -> None:
    lines = ["hand 0 out light 1:=60 2:=20", "hand 1 out light 0:=30 2:=10"]
    later = through(match(*lines), [], chance(3), CONTINUATIONS)
    assert later[:2] == through(match(lines[0]), [], chance(3), CONTINUATIONS)
    assert later[-1] == now(match(*lines), [], chance(3))


@pytest.mark.parametrize(
    "opening",
    [
        "match tippo 3 dealer 0 standard 500 tippo_win=single_round",
        "match flip 3 dealer 0 lowest 200 alt_scoring_trigger=reaches",
        "match stacko 3 dealer 0 rounds 3 stacko_winner=elimination",
    ],
)
def test_what_is_no_race_to_a_target_has_no_forecast(opening: str) -> None:
    assert not can_forecast(match(opening=opening))


def test_towers_and_ten_players_are_forecast_too() -> None:
    tower = match("round 0 fell 1 won", opening="match stacko 3 dealer 0 rounds 3")
    assert can_forecast(tower)
    found = now(tower, [], chance_hands("stacko", 3, Scoring.ROUNDS))
    assert found.chances[1] > found.chances[0] == pytest.approx(found.chances[2], abs=0.03)
    many = match(opening="match flip 10 dealer 0 elimination 500")
    assert sum(now(many, [], chance(10, Scoring.ELIMINATION)).chances) == pytest.approx(1)


def test_it_predicts_better_than_equal_chances_and_than_naming_the_leader() -> None:
    """Brier score over simulated matches of unequal players, whose strength nobody is told."""
    luck = np.random.default_rng(20)
    ours = equal = leader = 0.0
    for _ in range(120):
        skill = luck.dirichlet((6.0, 6.0, 6.0))
        played: list[Points] = []
        while max(totals := _totals(played)) < 500:
            out = int(luck.choice(3, p=skill))
            worth = int(luck.gamma(2, 45)) + 5
            played.append(tuple(worth if seat == out else 0 for seat in range(3)))
        won = np.eye(3)[int(np.argmax(totals))]
        for after in range(1, len(played)):
            known = pool(played[:after], [], [booked(it, Scoring.STANDARD) for it in PRIOR], 3)
            standing = _totals(played[:after])
            found = forecast(Race(tuple(standing), Scoring.STANDARD, 500), known, after, 500)
            ahead = np.array(standing) == max(standing)
            ours += _brier(found, won)
            equal += float(((1 / 3 - won) ** 2).sum())
            leader += float(((ahead / ahead.sum() - won) ** 2).sum())
    assert ours < equal
    assert ours < leader


def _totals(played: list[Points]) -> list[int]:
    return [sum(hand[seat] or 0 for hand in played) for seat in range(3)]


def _brier(found: Forecast, won: np.ndarray) -> float:
    return float(((np.array(found.chances) - won) ** 2).sum())


def test_chances_move_towards_whoever_wins_hand_after_hand() -> None:
    run = [
        forecast(Race((total, 100, 100), Scoring.STANDARD, 500), by_chance()).chances[0]
        for total in (0, 120, 240, 360, 480)
    ]
    assert all(one < other for one, other in pairwise(run))
