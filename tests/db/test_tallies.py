"""What the database adds up, against the same matches looked at one by one."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from db import Loaded, Store, histories, tallies
from db.scope import Scope
from referee.course import SeatCourse, course, downwards, won
from referee.events import Ended, Event, Opened
from referee.match import Hand
from referee.replay import UnusableError
from tests.db.tables import HAND, players, record, story

Table = tuple[list[tuple[Opened, list[Event]]], list[tuple[int, ...]]]


@st.composite
def evenings(draw: st.DrawFn) -> Table:
    """Some matches of three, and which of four players sat down in each."""
    stories = draw(st.lists(story(), min_size=1, max_size=4))
    seats = st.permutations(range(4)).map(lambda order: tuple(order[:3]))
    return stories, [draw(seats) for _ in stories]


Match = tuple[Loaded, list[int]]


def played(store: Store, table: Table) -> Iterator[Match]:
    """The matches in the order in which they began, and who sat there."""
    people = players(store, 4, f"Player {len(store.players())}")
    for (opened, events), seats in zip(*table, strict=True):
        id = store.new_match(opened, [people[it] for it in seats])
        for event in events:
            try:
                store.record(id, event, after=store.length(id))
            except UnusableError:
                continue
        loaded = store.load(id)
        yield loaded, [player.id for player in loaded.players]


@pytest.fixture
def matches(store: Store) -> Any:
    return lambda table: list(played(store, table))


def of(matches: list[Match]) -> dict[int, list[tuple[Loaded, SeatCourse]]]:
    """Per person: the matches and how they went for them."""
    found = defaultdict(list)
    for loaded, people in matches:
        for person, it in zip(people, course(loaded.match).seats, strict=True):
            found[person].append((loaded, it))
    return found


def hands_of(matches: list[Match], person: int) -> Iterator[Hand]:
    for loaded, people in matches:
        if person in people:
            seat = people.index(person)
            yield from (it for it in loaded.match.counted if it.points[seat] is not None)


def longest(flags: list[bool]) -> int:
    return max((len(list(run)) for flag, run in groupby(flags) if flag), default=0)


fixtures = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=12)


@fixtures
@given(table=evenings())
def test_sums_are_those_of_all_matches(store: Store, matches: Any, table: Table) -> None:
    done = matches(table)
    scope = Scope(people=tuple({person for _, people in done for person in people}))
    found = {row["person"]: row for row in store.ask(tallies.sums, scope)}
    expected = of(done)
    assert found.keys() == expected.keys()
    for person, its in expected.items():
        row, seats = found[person], [it for _, it in its]
        for name in ("hands", "won", "conceded", "gain", "gain_squares", "led", "clutch", "fell"):
            assert row[name] == sum(getattr(it, name) for it in seats), name
        for name in ("best", "lead", "win_best", "dry_best"):
            assert row[name] == max(getattr(it, name) for it in seats), name
        assert row["par"] == pytest.approx(sum(it.par for it in seats))
        assert row["games"] == sum(it.place > 0 for it in seats)
        assert row["games_won"] == sum(it.place == 1 for it in seats)
        assert row["second"] == sum(it.place == 2 for it in seats)
        assert row["games_par"] == pytest.approx(sum(it.place > 0 for it in seats) / 3)


@fixtures
@given(table=evenings())
def test_streaks_go_on_from_match_to_match(store: Store, matches: Any, table: Table) -> None:
    done = matches(table)
    for person, its in of(done).items():
        flags = []
        for loaded, people in done:
            if person in people:
                seat = people.index(person)
                flags += [
                    won(it, seat) for it in loaded.match.counted if it.points[seat] is not None
                ]
        scope = Scope(people=(person,))
        now = next((n for n, flag in enumerate(reversed(flags)) if not flag), len(flags))
        assert store.ask(histories.streak, scope, person, "win") == (longest(flags), now)
        dry = longest([not flag for flag in flags])
        assert store.ask(histories.streak, scope, person, "dry")[0] == dry
        games = [it.place == 1 for _, it in its if it.place]
        found = {
            row["won"]: row["length"]
            for row in store.ask(histories.game_streaks, scope)
            if row["person"] == person
        }
        assert found.get(1, 0) == longest(games)
        assert found.get(0, 0) == longest([not it for it in games])


@fixtures
@given(table=evenings())
def test_who_feeds_whom_and_who_is_ahead_of_whom(store: Store, matches: Any, table: Table) -> None:
    done = matches(table)
    scope = Scope(people=tuple({person for _, people in done for person in people}))
    fed: dict[tuple[int, int], list[int]] = defaultdict(lambda: [0, 0])
    pairs: dict[tuple[int, int], list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    for loaded, people in done:
        for hand in loaded.match.counted:
            if not isinstance(hand.result, Ended):
                continue
            values = [
                sum(
                    loaded.match.game.side(hand.result.side).rows[card.face].points for card in left
                )
                if isinstance(left, tuple)
                else left.points
                if left
                else 0
                for left in hand.result.left
            ]
            for seat, person in enumerate(people):
                if seat != hand.result.out and hand.points[seat] is not None:
                    pair = fed[person, people[hand.result.out]]
                    pair[0] += 1
                    pair[1] += values[seat]
        places = [it.place for it in course(loaded.match).seats]
        sign = -1 if downwards(loaded.match) else 1
        for mine, me in enumerate(people):
            for theirs, you in enumerate(people):
                if me != you and places[mine]:
                    totals = loaded.match.standings.totals
                    pair = pairs[me, you]
                    pair[0] += 1
                    pair[1] += places[mine] < places[theirs]
                    pair[2] += places[mine] == places[theirs]
                    pair[3] += sign * (totals[mine] - totals[theirs])
    rows = store.ask(tallies.fed, scope)
    assert {(r["person"], r["to"]): [r["hands"], r["value"]] for r in rows} == fed
    rows = store.ask(tallies.pairs, scope)
    found = {
        (r["person"], r["other"]): [r["games"], r["ahead"], r["level"], r["gap"]] for r in rows
    }
    assert found == pairs


FOUR = Opened("flip", 4, 0, "standard", 500)


def test_a_merged_player_is_one_person(store: Store) -> None:
    old, new, *others = players(store, 5)
    for who in (old, new):
        record(store, store.new_match(FOUR, [who, *others]), HAND)
    store.merge_players(old, new)
    rows = {row["person"]: row["hands"] for row in store.ask(tallies.sums, Scope())}
    assert rows[new] == 2
    assert old not in rows
    (day,) = store.ask(histories.nights, Scope(), 0, new)
    assert (day["matches"], day["hands"], day["won"]) == (2, 2, 2)


def test_company_is_any_all_or_only(store: Store) -> None:
    a, b, c, d, e = players(store, 5)
    for table in ([a, b, c, d], [a, c, d, e]):
        record(store, store.new_match(FOUR, table), HAND)
    record(store, store.new_match(Opened("flip", 2, 0, "standard", 500), [a, b]))

    def matches(people: tuple[int, ...], company: Any) -> int:
        return int(store.ask(tallies.races, Scope(people=people, company=company))["matches"])

    assert matches((a, b), "any") == 3
    assert matches((a, b), "all") == 2
    assert matches((a, b), "only") == 1
    assert store.ask(tallies.races, Scope(seats=4))["matches"] == 2


def test_a_record_names_all_who_share_it(store: Store) -> None:
    people = players(store, 4)
    ids = [store.new_match(FOUR, people) for _ in range(2)]
    for id in ids:
        record(store, id, HAND)
    found = store.ask(histories.record, Scope(), "best_hand")
    assert {row["match_id"] for row in found} == set(ids)
    assert {(row["value"], row["person"]) for row in found} == {(70, people[0])}


def test_matches_of_other_scoring_games_and_days_stay_out(store: Store) -> None:
    people = players(store, 4)
    for scoring in ("standard", "lowest"):
        id = store.new_match(Opened("flip", 4, 0, scoring, 500), people)
        record(store, id, HAND)
    started = store.load(id).started_at.astimezone().date()

    def hands(**about: Any) -> int:
        return sum(row["hands"] for row in store.ask(tallies.sums, Scope(**about)))

    assert hands() == 8
    assert hands(scorings=("lowest",)) == hands(match=id) == 4
    assert hands(games=("classic",)) == 0
    assert hands(since=started, until=started) == 8
    assert hands(until=started.replace(year=started.year - 1)) == 0
    assert {row["scoring"] for row in store.ask(histories.played)} == {"standard", "lowest"}


@given(table=evenings())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_the_latest_hands_are_those_of_the_sheet(matches: Any, store: Store, table: Table) -> None:
    found = matches(table)
    but = found[0][0].id
    people = tuple(found[-1][1])
    wanted: dict[tuple[str, int], dict[int, int | None]] = {}
    for loaded, seated in found:
        if loaded.id == but or set(seated) != set(people):
            continue
        for hand in loaded.match.counted:
            wanted[loaded.id, hand.number] = dict(zip(seated, hand.points, strict=True))
    told: dict[tuple[str, int], dict[int, int | None]] = defaultdict(dict)
    for row in store.booked(Scope(people=people, company="only"), but, 500):
        told[row["match_id"], row["number"]][row["person"]] = row["points"]
    assert told == wanted


def test_no_more_hands_are_told_than_asked_for_and_the_latest(store: Store) -> None:
    seats = players(store, 4)
    first, last = (store.new_match(Opened("flip", 4, 3, "standard", 500), seats) for _ in range(2))
    record(store, first, HAND, HAND)
    record(store, last, HAND, HAND)
    rows = store.booked(Scope(), "", 3)
    hands = [(row["match_id"], row["number"]) for row in rows[::4]]
    assert hands == [(last, 2), (last, 1), (first, 2)]
