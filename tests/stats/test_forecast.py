"""The forecast of the race: an estimate that adds up, learns from hands, and is well calibrated."""

from collections.abc import Iterable
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from referee.match import Match
from referee.options import Agreed
from referee.replay import replay
from referee.scoring import Points, Scoring, Standings, race
from stats.forecast import (
    CONTINUATIONS,
    Forecast,
    Pool,
    Race,
    at_own_pace,
    can_forecast,
    estimate,
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


def test_a_hand_that_is_drawn_makes_its_like_the_more_probable() -> None:
    """As in Pólya's urn: with one hand won by each, whoever trails wins two on end by 1/2 × 2/3."""
    known = pool([(1, 0), (0, 1)], [], [], 2)
    found = forecast(Race((1, 0), Scoring.ROUNDS, 2), known)
    assert found.chances[1] == pytest.approx(1 / 3, abs=0.015)


def test_among_many_nobody_is_hopeless_after_a_few_hands_that_others_won() -> None:
    """What two may hope for after two lost rounds, ten may after as many each."""
    for seats in (2, 10):
        prior = chance_hands("stacko", seats, Scoring.ROUNDS)
        own: list[Points] = [tuple(int(seat == 1) for seat in range(seats))] * 2
        known = pool(own, [], prior, seats)
        for_last = known.weights[known.booked[:, 0] == 1].sum() / known.weights.sum()
        assert for_last * seats > 0.85


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


def test_at_their_own_pace_points_left_are_shared_out_over_hands() -> None:
    lines = ["hand 0 out light 1:=60 2:=20", "hand 1 out light 0:=50 2:off"]
    assert at_own_pace(match(*lines)) == [(40, 3), (25, 6), (0, None)]
    over = at_own_pace(match("hand 0 out light 1:=200 2:=20"))
    assert over[0] == (220, None)


def test_towers_and_ten_players_are_forecast_too() -> None:
    tower = match("round 0 fell 1 won", opening="match stacko 3 dealer 0 rounds 3")
    assert can_forecast(tower)
    found = now(tower, [], chance_hands("stacko", 3, Scoring.ROUNDS))
    assert found.chances[1] > found.chances[0] == pytest.approx(found.chances[2], abs=0.03)
    many = match(opening="match flip 10 dealer 0 elimination 500")
    assert sum(now(many, [], chance(10, Scoring.ELIMINATION)).chances) == pytest.approx(1)


RACES = {
    (Scoring.STANDARD, 2): 500,
    (Scoring.STANDARD, 4): 500,
    (Scoring.STANDARD, 10): 2000,  # at 500 it is over after two hands
    (Scoring.LOWEST, 2): 500,
    (Scoring.LOWEST, 4): 500,
    (Scoring.LOWEST, 10): 500,
    (Scoring.ELIMINATION, 2): 500,
    (Scoring.ELIMINATION, 4): 500,
    (Scoring.ELIMINATION, 10): 500,
    (Scoring.ROUNDS, 2): 3,
    (Scoring.ROUNDS, 4): 3,
    (Scoring.ROUNDS, 10): 5,
}
MATCHES, SOON = 120, 150
"""Simulated ones of each kind, and continuations that are enough for so many estimates."""
AFTER = (1, 2, 4, 7, 11)
"""Hands after which an estimate is made: set beforehand, for if it took the end of a match to
choose them, those of short matches would weigh too much."""
Chances = np.ndarray


@cache
def simulated(scoring: Scoring, seats: int) -> list[tuple[Chances, Chances, Chances, Chances]]:
    """Chances by our estimate, all equal, all for the leader; and who won: of matches of unequal
    players, whose strength nobody is told."""
    luck = np.random.default_rng([*RACES].index((scoring, seats)))
    target = RACES[scoring, seats]
    game = "stacko" if scoring is Scoring.ROUNDS else "flip"
    prior = chance_hands(game, seats, scoring)
    found = []
    for _ in range(MATCHES):
        played, standings = _played_out(luck, scoring, seats, target)
        won = _shared(standings[-1].winners, seats)
        for after in (it for it in AFTER if it < len(played)):
            standing = standings[after - 1]
            now = Race(standing.totals, scoring, target)
            ours = np.array(estimate(now, played[:after], [], prior, SOON).chances)
            still_in = [seat for seat in range(seats) if seat not in standing.eliminated]
            equal, leader = _shared(still_in, seats), _shared(standing.leaders, seats)
            found.append((ours, equal, leader, won))
    return found


def _played_out(
    luck: np.random.Generator, scoring: Scoring, seats: int, target: int
) -> tuple[list[Points], list[Standings]]:
    strength = luck.dirichlet((12.0,) * seats)
    played: list[Points] = []
    standings: list[Standings] = []
    while not (standings and standings[-1].over):
        out = standings[-1].eliminated if standings else ()
        playing = [seat for seat in range(seats) if seat not in out]
        odds = strength[playing] / strength[playing].sum()
        winner = int(luck.choice(playing, p=odds))
        played.append(_hand(luck, scoring, playing, winner, seats))
        standings.append(race(played, seats, scoring, target, Agreed()))
    return played, standings


def _hand(
    luck: np.random.Generator, scoring: Scoring, playing: list[int], winner: int, seats: int
) -> Points:
    if scoring is Scoring.ROUNDS:
        return tuple(int(seat == winner) for seat in range(seats))
    hands = chance_hands("flip", len(playing), Scoring.LOWEST)
    left = list(luck.permutation([it or 0 for it in hands[luck.integers(len(hands))][1:]]))
    own = {seat: 0 if seat == winner else int(left.pop()) for seat in playing}
    if scoring is Scoring.STANDARD:
        return tuple(sum(own.values()) if seat == winner else 0 for seat in range(seats))
    return tuple(own.get(seat) for seat in range(seats))


def _shared(by: Iterable[int], seats: int) -> Chances:
    share = np.zeros(seats)
    share[list(by)] = 1
    return share / share.sum()


@pytest.mark.parametrize(("scoring", "seats"), RACES)
def test_it_predicts_better_than_equal_chances_and_than_naming_the_leader(
    scoring: Scoring, seats: int
) -> None:
    """By the Brier score: the squared distance from what came true."""
    told = simulated(scoring, seats)
    ours, equal, leader = (
        sum(float(((it[kind] - it[-1]) ** 2).sum()) for it in told) for kind in range(3)
    )
    assert ours < equal
    assert ours < leader


@pytest.mark.parametrize("scoring", Scoring)
def test_of_what_is_said_to_have_a_chance_so_many_come_true(scoring: Scoring) -> None:
    told = [it for seats in (2, 4, 10) for it in simulated(scoring, seats)]
    said, came = (np.concatenate([it[kind] for it in told]) for kind in (0, -1))
    for low, high in pairwise([0.001, 0.1, 0.25, 0.4, 0.6, 0.8, 1.0]):
        chosen = (said >= low) & (said < high)
        assert came[chosen].mean() == pytest.approx(said[chosen].mean(), abs=0.07)


def test_chances_move_towards_whoever_wins_hand_after_hand() -> None:
    run = [
        forecast(Race((total, 100, 100), Scoring.STANDARD, 500), by_chance()).chances[0]
        for total in (0, 120, 240, 360, 480)
    ]
    assert all(one < other for one, other in pairwise(run))
