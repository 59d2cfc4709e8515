"""What the store keeps for statistics of a hand, in step with its log."""

from datetime import datetime

import pytest
from sqlalchemy import Connection, func, select, update

from db import Store, courses, open_store, upkeep
from db.engine import connect, reading, writing
from db.logs import Replays
from db.models import HAND_LENGTH, SEAT_COURSE
from referee.events import Abandoned, Opened
from referee.notation import read
from tests.db.tables import HAND, begun, record

PLAYED = [
    "start B5",
    "0 plays W+2>G",
    "1 challenges: B6",
    "1 plays G6",
    "hand 1 out light 0:R3,W 2:9 3:=12",
]


@pytest.fixture
def id(url: str) -> str:
    store = open_store(url)
    id = begun(store, Opened("flip", 4, 3, "standard", 500))
    record(store, id, *map(read, PLAYED), HAND)
    store.close()
    return id


def rows(url: str, table: str) -> list[dict[str, object]]:
    found = {"hand_length": HAND_LENGTH, "seat_course": SEAT_COURSE}[table]
    engine = connect(url)
    with writing(engine) as connection:
        courses.settle(connection, Replays())
        return [dict(row) for row in connection.execute(select(found)).mappings()]


def test_a_hand_played_along_began_with_its_first_play(id: str, url: str) -> None:
    played, entered = rows(url, "hand_length")
    store = open_store(url)
    at: list[datetime] = [entry.at for entry in store.load(id).entries]
    store.close()
    assert (played["started_at"], played["ended_at"]) == (at[1], at[5])
    assert (entered["started_at"], entered["ended_at"]) == (at[5], at[6])
    assert (played["plays"], played["flips"]) == (2, 0)
    assert (entered["plays"], entered["flips"]) == (None, None)


def test_what_was_played_along_outlives_the_hand_and_a_correction(id: str, url: str) -> None:
    store = open_store(url)
    record(store, id, read('correct 1 hand 1 out light 0:R3 2:9 3:=12 why "miscounted"'))
    store.close()
    author, challenger, *_ = rows(url, "seat_course")
    assert (author["received"], author["guilty"], author["taken"]) == (1, 1, 2)
    assert (challenger["made"], challenger["made_won"], challenger["along"]) == (1, 1, 1)
    assert upkeep.check(connect(url)) == []


def test_plays_of_a_hand_that_is_still_on_change_no_statistics(store: Store) -> None:
    id = begun(store)
    record(store, id, *map(read, PLAYED[:3]))
    with reading(store._engine) as connection:
        assert set(connection.scalars(select(SEAT_COURSE.c.plays))) == {0}


def hands_asked(connection: Connection) -> int:
    return connection.scalar(select(func.sum(SEAT_COURSE.c.hands))) or 0


def hands_kept(store: Store) -> int:
    with reading(store._engine) as connection:
        return hands_asked(connection)


def test_how_a_running_match_goes_is_worked_out_when_somebody_asks(store: Store) -> None:
    id = begun(store)
    record(store, id, HAND)
    assert hands_kept(store) == 0
    assert upkeep.check(store._engine) == []
    assert store.ask(hands_asked) == hands_kept(store) == 4
    record(store, id, HAND)
    assert store.ask(hands_asked) == 8


def test_how_a_match_went_is_kept_from_its_end(store: Store) -> None:
    record(store, begun(store), HAND, Abandoned())
    assert hands_kept(store) == 4


def test_a_course_that_is_wrong_is_named_even_in_a_running_match(store: Store) -> None:
    id = begun(store)
    record(store, id, HAND)
    store.ask(hands_asked)
    with writing(store._engine) as connection:
        connection.execute(update(SEAT_COURSE).values(won=7))
    assert upkeep.check(store._engine) == [f"match {id}: log and read model differ in seat_course"]
