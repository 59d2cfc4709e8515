"""Home's lists: what is running, what is finished, and that neither grows with the years."""

import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from db import Store, schema
from db import store as stores
from db.engine import connect
from referee.events import (
    Abandoned,
    Ended,
    Opened,
    PlayedOn,
    Reopened,
    Struck,
    Sum,
    Toppled,
    Undone,
)
from tests.db.tables import HAND, begun, players, record

TWO = Opened("flip", 2, 0, "standard", 50)
WON = Ended(1, (Sum((60,)), ()))


class Clock(datetime):
    """A clock that tests set."""

    moment = datetime(2026, 3, 1, 20, tzinfo=UTC)

    @classmethod
    def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
        cls.moment += timedelta(seconds=1)
        return cls.moment


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> type[Clock]:
    monkeypatch.setattr(stores, "datetime", Clock)
    return Clock


@pytest.fixture
def in_rome(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TZ", "Europe/Rome")
        time.tzset()
        yield
    time.tzset()


def test_a_running_match_is_listed_as_it_stands(store: Store) -> None:
    id = begun(store)
    record(store, id, HAND, HAND, Struck(1, "misdeal"), replace(HAND, side="dark", last=None))
    loaded = store.load(id)
    (listed,) = store.running()
    assert (listed.id, listed.game, listed.scoring, listed.target) == (id, "flip", "standard", 500)
    assert (listed.status, listed.hands, listed.dealer) == ("running", 2, loaded.match.dealer)
    assert listed.players == loaded.players
    assert listed.totals == loaded.match.standings.totals
    assert listed.winners == ()
    assert listed.started_at == loaded.started_at
    assert listed.changed_at == loaded.entries[-1].at
    assert store.finished() == []


def test_a_match_moves_between_the_lists_as_it_ends_and_goes_on(store: Store) -> None:
    id = begun(store, TWO)

    def seen() -> tuple[str, tuple[int, ...], int | None]:
        (listed,) = store.running() + store.finished()
        assert (listed.status == "running") == bool(store.running())
        return listed.status, listed.winners, listed.dealer

    assert seen() == ("running", (), 0)
    record(store, id, WON)
    assert seen() == ("over", (1,), None)
    record(store, id, Undone())
    assert seen() == ("running", (), 0)
    record(store, id, WON, PlayedOn(100))
    assert seen() == ("running", (), 1)
    record(store, id, Abandoned())
    assert seen() == ("abandoned", (), None)
    record(store, id, Reopened())
    assert seen() == ("running", (), 1)
    record(store, id, WON)
    assert seen() == ("over", (1,), None)
    record(store, id, Struck(2, ""))
    assert seen() == ("running", (), 1)


def test_all_who_tied_have_won(store: Store) -> None:
    id = begun(store, Opened("flip", 3, 0, "lowest", 50))
    record(store, id, Ended(0, ((), None, Sum((60,)))))
    (listed,) = store.finished()
    assert (listed.totals, listed.winners) == ((0, 0, 60), (0, 1))


def test_rounds_are_listed_like_hands(store: Store) -> None:
    id = begun(store, Opened("stacko", 2, 0, "rounds", 2))
    record(store, id, Toppled(0, 1), Toppled(0, None), Toppled(0, 1))
    (listed,) = store.finished()
    assert (listed.hands, listed.totals, listed.winners) == (3, (0, 2), (1,))


@pytest.mark.usefixtures("clock")
def test_running_matches_come_latest_changed_first(store: Store) -> None:
    first, second, third = (begun(store, prefix=prefix) for prefix in "ABC")
    record(store, first, HAND)
    assert [listed.id for listed in store.running()] == [first, third, second]
    assert [listed.id for listed in store.running(limit=1)] == [first]


@pytest.mark.usefixtures("clock")
def test_finished_matches_come_latest_begun_first_a_page_at_a_time(store: Store) -> None:
    seats = players(store, 2)
    ids = [store.new_match(TWO, seats) for _ in range(5)]
    for id in ids:
        record(store, id, WON)
    record(store, ids[0], Struck(1, ""), WON)
    newest_first = ids[::-1]
    pages = [store.finished(limit=2, offset=offset) for offset in (0, 2, 4, 6)]
    assert [[listed.id for listed in page] for page in pages] == [
        newest_first[:2],
        newest_first[2:4],
        newest_first[4:],
        [],
    ]


@pytest.mark.usefixtures("in_rome")
def test_finished_matches_are_found_by_day_and_player(store: Store, clock: type[Clock]) -> None:
    ada, bo, cy = players(store, 3)
    ids = []
    for day, seats in ((1, [ada, bo]), (2, [ada, cy]), (3, [bo, ada])):
        # Half past midnight at the table, still the day before in UTC.
        clock.moment = datetime(2026, 3, day, 0, 30).astimezone(UTC)
        ids.append(store.new_match(TWO, seats))
        record(store, ids[-1], WON)

    def found(**wanted: object) -> list[int]:
        return sorted(ids.index(listed.id) + 1 for listed in store.finished(**wanted))  # type: ignore[arg-type]

    second = date(2026, 3, 2)
    assert found() == [1, 2, 3]
    assert found(since=second) == [2, 3]
    assert found(until=second) == [1, 2]
    assert found(since=second, until=second) == [2]
    assert found(player=bo) == [1, 3]
    assert found(player=cy) == [2]
    assert found(player=bo, since=second) == [3]


def test_lists_cost_the_same_with_many_matches_as_with_few(url: str) -> None:
    """In steps of SQLite's own machine, which no other load on the computer can change."""
    engine = connect(url)
    schema.prepare(engine)
    store = Store(engine, [""], [""])
    seats = players(store, 2)

    def add(count: int) -> None:
        for number in range(count):
            id = store.new_match(TWO, seats)
            if number % 2:
                record(store, id, WON)

    def steps() -> int:
        taken = 0

        def count() -> None:
            nonlocal taken
            taken += 1

        with engine.connect() as connection:
            raw = connection.connection.dbapi_connection
            assert raw is not None
            raw.set_progress_handler(count, 1)
        assert len(store.running(limit=5)) == len(store.finished(limit=5)) == 5
        assert len(store.finished(player=seats[0], limit=5)) == 5
        assert len(store.last_group()) == 2
        raw.set_progress_handler(None, 1)
        return taken

    add(20)
    few = steps()
    add(180)
    many = steps()
    store.close()
    assert few > 0
    assert many <= 1.1 * few
