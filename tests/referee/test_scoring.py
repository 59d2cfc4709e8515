"""Points, leaders and winners, against an oracle that goes over every hand from the beginning."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.cards import Card
from referee.events import Ended, Sum, Toppled
from referee.game import Game, Side
from referee.games import GAMES
from referee.options import Agreed
from referee.scoring import (
    Points,
    Scoring,
    Standings,
    default_target,
    points,
    race,
    systems,
    targets,
    worth,
)
from tests.referee import oracle
from tests.referee.tables import dealt_hands

CARD_SYSTEMS = [Scoring.STANDARD, Scoring.LOWEST, Scoring.ELIMINATION]
EXTRA = Agreed({"lowest_tie": "extra_hand"})
Race = tuple[int, Scoring, int, list[Points]]


@st.composite
def races(draw: st.DrawFn, systems: Sequence[Scoring] = tuple(Scoring)) -> Race:
    """Hands as a table books them: few different numbers, so that targets and ties are met."""
    seats, system = draw(st.integers(2, 5)), draw(st.sampled_from(systems))
    some = st.just(1) if system is Scoring.ROUNDS else st.sampled_from([0, 10, 20, 30, 45, 50])
    hands: list[Points] = []
    for _ in range(draw(st.integers(0, 9))):
        first = draw(st.integers(0, seats - 1))
        collects = system in (Scoring.STANDARD, Scoring.ROUNDS)
        others = st.just(0) if collects else some | st.none()
        hand = [draw(others) for _ in range(seats)]
        hand[first] = draw(some) if collects else 0
        hands.append(tuple(hand))
    return seats, system, 3 if system is Scoring.ROUNDS else draw(st.sampled_from([50, 100])), hands


def standings(given_race: Race, agreed: Agreed | None = None) -> Standings:
    seats, system, target, hands = given_race
    return race(hands, seats, system, target, agreed or Agreed())


@given(dealt_hands(), st.sampled_from(CARD_SYSTEMS), st.data())
def test_points_of_a_hand_are_those_of_the_sheet(
    dealt: tuple[Game, Side, Ended], system: Scoring, data: st.DataObject
) -> None:
    game, side, hand = dealt
    sat_out = data.draw(st.sampled_from([None, *range(len(hand.left))]))
    left = [None if s == sat_out != hand.out else cards for s, cards in enumerate(hand.left)]
    codes = [[str(c) for c in cards] if isinstance(cards, tuple) else None for cards in left]
    booked = points(Ended(hand.out, tuple(left), side.key), game, system, len(left))
    assert list(booked) == oracle.hand_points(game.key, side.key, system, hand.out, codes)


@given(dealt_hands(), st.sampled_from(CARD_SYSTEMS))
def test_a_typed_sum_books_the_same_as_its_cards(
    dealt: tuple[Game, Side, Ended], system: Scoring
) -> None:
    game, side, hand = dealt
    typed = tuple(
        () if seat == hand.out else Sum((worth(cards or (), side),))
        for seat, cards in enumerate(hand.left)
    )
    seats = len(typed)
    assert points(Ended(hand.out, typed, side.key), game, system, seats) == points(
        hand, game, system, seats
    )


def test_a_face_counts_only_on_the_side_on_which_the_hand_ended() -> None:
    skip = ((), (Card("S"),))
    assert points(Ended(0, skip, "light"), GAMES["flip"], Scoring.STANDARD, 2) == (20, 0)
    with pytest.raises(KeyError):
        points(Ended(0, skip, "dark"), GAMES["flip"], Scoring.STANDARD, 2)


def test_the_winner_of_a_round_books_one_and_nobody_if_nobody_placed() -> None:
    assert points(Toppled(0, 2), GAMES["stacko"], Scoring.ROUNDS, 3) == (0, 0, 1)
    assert points(Toppled(0, None), GAMES["stacko"], Scoring.ROUNDS, 3) == (0, 0, 0)


@given(races(), st.booleans())
def test_the_race_is_decided_as_by_the_oracle(given_race: Race, extra: bool) -> None:
    seats, system, target, hands = given_race
    found = standings(given_race, EXTRA if extra else None)
    winners, ended_by = oracle.verdict(hands, seats, system, target, extra)
    assert list(found.totals) == oracle.totals_after(hands, seats)
    assert (list(found.winners), found.ended_by) == (winners, ended_by)
    assert found.over == (ended_by is not None)


@given(races([Scoring.ELIMINATION]))
def test_whoever_reached_the_target_before_the_end_is_out(given_race: Race) -> None:
    seats, _, target, hands = given_race
    found = standings(given_race)
    counting = hands if found.ended_by is None else hands[: found.ended_by + 1]
    totals = oracle.totals_after(counting, seats)
    out = {seat for seat in range(seats) if totals[seat] >= target}
    # Where the last ones fall together, the lowest of them have won all the same.
    assert set(found.eliminated) == out - set(found.winners)


@given(races())
def test_leaders_are_all_who_are_best_of_those_still_in(given_race: Race) -> None:
    _, system, _, hands = given_race
    found = standings(given_race)
    totals = {s: t for s, t in enumerate(found.totals) if s not in found.eliminated}
    ranked = sorted(totals.values(), reverse=system in (Scoring.STANDARD, Scoring.ROUNDS))
    assert found.leaders == tuple(s for s, t in totals.items() if hands and t == ranked[0])


@given(races(), st.booleans(), st.data())
def test_standings_do_not_depend_on_where_people_sit(
    given_race: Race, extra: bool, data: st.DataObject
) -> None:
    seats, system, target, hands = given_race
    agreed = EXTRA if extra else None
    moved = data.draw(st.permutations(range(seats)))
    here = standings(given_race, agreed)
    there = standings(
        (seats, system, target, [tuple(hand[old] for old in moved) for hand in hands]), agreed
    )
    assert there.totals == tuple(here.totals[old] for old in moved)
    assert there.ended_by == here.ended_by
    for now, before in (
        (there.leaders, here.leaders),
        (there.winners, here.winners),
        (there.eliminated, here.eliminated),
    ):
        assert sorted(moved[seat] for seat in now) == list(before)


@given(races(), races(), st.booleans())
def test_a_later_hand_changes_no_winner(given_race: Race, later: Race, extra: bool) -> None:
    seats, system, target, hands = given_race
    agreed = EXTRA if extra else None
    before = standings(given_race, agreed)
    more = [tuple((hand * seats)[:seats]) for hand in later[3]]
    after = standings((seats, system, target, [*hands, *more]), agreed)
    if before.over:
        assert (after.winners, after.ended_by) == (before.winners, before.ended_by)
        assert after.eliminated == before.eliminated


@given(races([Scoring.STANDARD, Scoring.ROUNDS]))
def test_where_one_books_a_hand_nobody_ties_for_the_win(given_race: Race) -> None:
    assert len(standings(given_race).winners) == standings(given_race).over


@pytest.mark.parametrize(("booked", "over"), [(499, False), (500, True), (501, True)])
def test_standard_ends_when_the_target_is_reached_or_passed(booked: int, over: bool) -> None:
    found = race([(0, 480), (booked, 0)], 2, Scoring.STANDARD, 500, Agreed())
    assert (found.over, found.winners) == (over, (0,) if over else ())


@pytest.mark.parametrize(("booked", "over"), [(499, False), (500, True), (501, True)])
def test_lowest_ends_likewise_and_whoever_reached_it_has_lost(booked: int, over: bool) -> None:
    found = race([(0, 480, 20), (booked, 0, 60)], 3, Scoring.LOWEST, 500, Agreed())
    assert (found.over, found.leaders) == (over, (2,))
    assert found.winners == ((2,) if over else ())


def test_those_who_tie_for_the_lowest_share_the_win() -> None:
    hands = [(30, 30, 60)]
    assert race(hands, 3, Scoring.LOWEST, 50, Agreed()).winners == (0, 1)
    assert not race(hands, 3, Scoring.LOWEST, 50, EXTRA).over


def test_an_extra_hand_is_played_until_one_is_lowest() -> None:
    hands = [(30, 30, 60), (5, 5, 0), (0, 4, 9)]
    assert [race(hands[:n], 3, Scoring.LOWEST, 50, EXTRA).winners for n in (1, 2, 3)] == [
        (),
        (),
        (0,),
    ]


def test_elimination_goes_on_until_one_is_left() -> None:
    hands = [(0, 60, 20), (10, None, 0), (45, None, 0)]
    found = [race(hands[:n], 3, Scoring.ELIMINATION, 50, Agreed()) for n in (1, 2, 3)]
    assert [it.eliminated for it in found] == [(1,), (1,), (0, 1)]
    assert [it.winners for it in found] == [(), (), (2,)]
    assert [it.leaders for it in found] == [(0,), (0,), (2,)]


def test_an_extra_hand_is_a_matter_of_lowest_wins_only() -> None:
    assert race([(60, 60)], 2, Scoring.STANDARD, 50, EXTRA).winners == (0, 1)


def test_if_the_last_ones_fall_together_the_lowest_of_them_has_won() -> None:
    assert race([(0, 50, 0), (60, None, 70)], 3, Scoring.ELIMINATION, 50, Agreed()).winners == (0,)
    assert race([(60, 70)], 2, Scoring.ELIMINATION, 50, Agreed()).winners == (0,)
    assert race([(60, 60)], 2, Scoring.ELIMINATION, 50, Agreed()).winners == (0, 1)


@pytest.mark.parametrize("system", Scoring)
def test_before_the_first_hand_nobody_leads(system: Scoring) -> None:
    assert race([], 3, system, 50, Agreed()) == Standings((0, 0, 0), ())


def test_each_game_offers_its_systems_and_targets() -> None:
    assert {key: systems(game)[0] for key, game in GAMES.items()} == {
        "flip": "standard",
        "classic": "standard",
        "tippo": "standard",
        "stacko": "rounds",
    }
    assert systems(GAMES["flip"]) == tuple(CARD_SYSTEMS)
    assert {default_target(s) for s in CARD_SYSTEMS} == {500}
    assert all(default_target(s) in targets(s) for s in Scoring)
    assert {(targets(s)[0], targets(s)[-1]) for s in CARD_SYSTEMS} == {(50, 5000)}
