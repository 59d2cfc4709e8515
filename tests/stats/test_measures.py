"""Measures: formulas, minimum samples, ties, intervals, awards, bonds, ratings."""

from datetime import UTC, datetime, timedelta
from statistics import pstdev
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.course import COUNTS
from stats.awards import awards
from stats.measures import BY_KEY, MEASURES, complete, leaders
from stats.others import others
from stats.rating import ratings
from stats.sample import wilson


def sums(**told: Any) -> Any:
    games = ("games", "games_won", "games_par", "second", "top_half", "last", "matches")
    return complete(dict.fromkeys((*COUNTS, *games, "comeback", "collapse"), 0) | told)


@given(hits=st.integers(0, 500), more=st.integers(0, 500))
def test_an_interval_holds_the_rates_that_could_have_given_what_was_seen(
    hits: int, more: int
) -> None:
    tries = hits + more
    low, high = wilson(hits, tries)
    assert 0 <= low <= high <= 1
    if tries:
        assert low - 1e-9 <= hits / tries <= high + 1e-9
        for end in (low, high):
            if 1e-9 < end < 1 - 1e-9:  # at its ends what was seen is just 1.96 standard errors away
                apart = abs(hits / tries - end)
                assert apart == pytest.approx(1.96 * (end * (1 - end) / tries) ** 0.5)


def test_below_its_minimum_a_measure_tells_nothing_but_how_little_it_knows() -> None:
    rate = BY_KEY["hand-rate"]
    few, enough = rate.of(sums(hands=4, won=4)), rate.of(sums(hands=5, won=4))
    assert (few.value, few.interval, few.sample, few.least) == (None, None, 4, 5)
    assert enough.value == 0.8
    assert enough.interval == wilson(4, 5)


def test_every_measure_stands_without_a_single_hand() -> None:
    assert {measure.of(sums()).value for measure in MEASURES} == {None}


@given(gains=st.lists(st.integers(0, 300), min_size=5, max_size=30))
def test_volatility_is_the_standard_deviation_of_what_was_booked(gains: list[int]) -> None:
    told = sums(hands=len(gains), gain=sum(gains), gain_squares=sum(it * it for it in gains))
    assert BY_KEY["volatility"].of(told).value == pytest.approx(pstdev(gains), abs=1e-4)


def test_luck_is_told_in_deviations_from_winning_as_often_as_anybody() -> None:
    told = sums(hands=100, won=35, par=25.0, spread=100 * 0.25 * 0.75)
    assert BY_KEY["luck"].of(told).value == pytest.approx(10 / 18.75**0.5)
    assert BY_KEY["hand-par"].of(told).value == pytest.approx(1.4)


def test_all_who_are_best_are_named() -> None:
    people = {1: sums(hands=10, won=5), 2: sums(hands=20, won=10), 3: sums(hands=10, won=2)}
    assert leaders(BY_KEY["hand-rate"], people) == ((1, 2), 0.5)
    people = {1: sums(hands=10, conceded=50), 2: sums(hands=10, conceded=70)}
    assert leaders(BY_KEY["conceded"], people) == ((1,), 5.0)


def test_awards_share_ties_and_leave_out_what_all_would_share() -> None:
    people = {
        1: sums(hands=3, best=90, missed=2, conceded=10, known_value=10, cards=2),
        2: sums(hands=3, best=90, missed=0, conceded=40, known_value=40, cards=2),
        3: sums(hands=3, best=20, missed=2, conceded=40, known_value=10, cards=2),
    }
    found = {it.key: it.people for it in awards(people)}
    assert found["big-hand"] == (1, 2)
    assert found["sleeper"] == (1, 3)
    assert found["sponsor"] == (2, 3)
    assert found["iron-wall"] == (1,)
    assert found["hoarder"] == (2,)
    assert "judge" not in found
    assert awards({1: sums(hands=1, best=5), 2: sums(hands=1, best=5)}) == []


def fed(*rows: tuple[int, int, int, int]) -> list[dict[str, int]]:
    return [dict(zip(("person", "to", "hands", "value"), row, strict=True)) for row in rows]


def test_customer_nemesis_minion_and_rival() -> None:
    found = others(1, fed((1, 2, 6, 100), (1, 3, 2, 300), (2, 1, 6, 80), (3, 1, 4, 90)))
    assert found.customer is not None
    assert (found.customer.people, found.customer.value) == ((3,), 90)
    assert found.sponsor_of is not None
    assert found.sponsor_of.people == (3,)
    assert found.nemesis is not None
    assert (found.nemesis.people, found.nemesis.value) == ((2,), 0.75)
    assert found.minion is not None
    assert (found.minion.people, found.minion.value) == ((2, 3), 1.0)
    assert found.rival is not None
    assert (found.rival.people, found.rival.value, found.rival.sample) == ((2,), 0.5, 12)


def test_nobody_is_a_nemesis_after_two_hands() -> None:
    found = others(1, fed((1, 2, 2, 100), (2, 1, 2, 100)))
    assert found.nemesis is found.minion is found.rival is None


def test_rivals_who_are_level_are_all_named() -> None:
    """7 of 10 hands and 3 of 10 are as uneven as each other."""
    found = others(1, fed((2, 1, 7, 1), (1, 2, 3, 1), (3, 1, 3, 1), (1, 3, 7, 1)))
    assert found.rival is not None
    assert found.rival.people == (2, 3)


def test_a_rate_against_an_even_share_has_an_interval_too() -> None:
    told = BY_KEY["hand-par"].of(sums(hands=40, won=15, par=10.0))
    low, high = wilson(15, 40)
    assert told.value == 1.5
    assert told.interval == pytest.approx((4 * low, 4 * high))


def test_points_per_lost_hand_rest_on_lost_hands() -> None:
    few = BY_KEY["conceded-lost"].of(sums(hands=9, won=5, conceded=80))
    assert (few.value, few.sample) == (None, 4)
    assert BY_KEY["conceded-lost"].of(sums(hands=9, won=4, conceded=80)).value == 16


def result(match: int, *places: int) -> list[dict[str, Any]]:
    at = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(days=match)
    return [
        {"match_id": str(match), "started_at": at, "person": person, "place": place}
        for person, place in enumerate(places, start=1)
    ]


def test_whoever_wins_more_is_rated_higher_and_ties_alike() -> None:
    rows = [row for match in range(20) for row in result(match, 1, 2, 2)]
    found = ratings(rows)
    assert [len(found[person]) for person in (1, 2, 3)] == [20, 20, 20]
    best, *rest = (found[person][-1].value for person in (1, 2, 3))
    assert best > max(rest)
    assert rest[0] == pytest.approx(rest[1])
    assert found[1][-1].value > found[1][0].value
    assert found[1][0].at == rows[0]["started_at"]
