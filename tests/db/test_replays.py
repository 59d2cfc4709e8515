"""Whatever happens to a match, the store says what a replay of its log says."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Engine

from db import Store, courses, read_model, schema
from db.engine import connect, writing
from db.logs import Replays, read_log
from referee.events import Event, Opened
from referee.notation import write
from referee.replay import UnusableError, replay
from tests.db.tables import players, story


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    made = connect("sqlite://")
    schema.prepare(made)
    yield made
    made.dispose()


@pytest.fixture(scope="module")
def devices(engine: Engine) -> list[Store]:
    """Two, each with a memory of its own, on one database."""
    return [Store(engine, [""], [""]) for _ in range(2)]


@pytest.fixture(scope="module")
def seats(devices: list[Store]) -> list[int]:
    return players(devices[0], 3)


@given(story=story(), chance=st.randoms())
def test_a_saved_match_is_the_replay_of_its_log(
    engine: Engine,
    devices: list[Store],
    seats: list[int],
    story: tuple[Opened, list[Event]],
    chance: Random,
) -> None:
    opened, events = story
    id = devices[0].new_match(opened, seats)
    log = [write(opened)]
    for event in events:
        try:
            saved = chance.choice(devices).record(id, event, after=len(log))
        except UnusableError:
            assert replay([*log, write(event)]).trouble
            continue
        log.append(write(event))
        assert saved.match == replay(log)
        assert [entry.line for entry in saved.entries] == log
    for store in (*devices, Store(engine, [""], [""])):
        assert store.load(id).match == replay(log)
    with writing(engine) as connection:
        courses.settle(connection, Replays())
        made_anew = read_model.derive(id, read_log(connection, id, Replays()))
        assert read_model.stored(connection, id) == made_anew
