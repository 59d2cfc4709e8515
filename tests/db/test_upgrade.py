"""A database of an earlier version comes along at the start, with all that is in it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import event

from db import StoreTrouble, models, open_store, schema
from db.courses import COURSES
from db.engine import connect, reading
from db.upkeep import check
from tests.db.tables import HAND

STORED = Path(__file__).parent / "stored"
VERSIONS = [path.stem for path in sorted(STORED.glob("*.sql"))]


@pytest.fixture
def file(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A database as that version left it."""
    path = tmp_path / "scores.db"
    with closing(sqlite3.connect(path)) as raw:
        raw.executescript((STORED / f"{request.param}.sql").read_text("utf-8"))
    return path


DRAWN_ANEW = [table.name for table in COURSES]
"""Of these a later version may say otherwise; what is in them is checked against the log."""
Rows = dict[str, list[dict[str, object]]]


def rows(file: Path) -> Rows:
    with closing(sqlite3.connect(file)) as raw:
        raw.row_factory = sqlite3.Row
        tables = raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {
            name: sorted(map(dict, raw.execute(f'SELECT * FROM "{name}"')), key=repr)
            for (name,) in tables
            if name not in ("alembic_version", "sqlite_sequence", *DRAWN_ANEW)
        }


def kept(before: Rows, after: Rows) -> Rows:
    """What there is now of what there was: new columns and tables left aside."""
    return {
        name: sorted(({key: it[key] for key in before[name][0]} for it in after[name]), key=repr)
        if before[name]
        else []
        for name in before
    }


def test_every_earlier_version_is_kept_to_upgrade_from() -> None:
    assert tuple(VERSIONS) == schema.REVISIONS[:-1]


@pytest.mark.parametrize("file", VERSIONS, indirect=True)
def test_an_earlier_database_is_upgraded_and_loses_nothing(file: Path) -> None:
    before = rows(file)
    store = open_store(f"sqlite:///{file}")
    after = rows(file)
    assert kept(before, after) == before
    engine = connect(f"sqlite:///{file}")
    assert check(engine) == []
    with reading(engine) as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, models.Base.metadata) == []
    (running,) = store.running()
    loaded = store.load(running.id)
    assert loaded.match.standings.totals == running.totals
    store.record(running.id, HAND, after=loaded.match.length)
    players = [player.id for player in running.players]
    store.rule("flip", "question", "legal", "", players, running.id)
    assert len(store.rulings(players, "question")) == 1
    assert len(store.finished()) == 2
    store.close()


# What 0004 is lacking needs no room.
@pytest.mark.parametrize("file", [it for it in VERSIONS if it != "0004"], indirect=True)
def test_an_upgrade_that_finds_no_room_leaves_the_database_as_it_was(file: Path) -> None:
    before = rows(file)
    engine = connect(f"sqlite:///{file}")
    event.listen(engine, "connect", lambda raw, _: raw.execute("PRAGMA max_page_count = 1"))
    with pytest.raises(StoreTrouble) as raised:
        schema.prepare(engine)
    assert raised.value.kind == "full"
    engine.dispose()
    assert rows(file) == before
    open_store(f"sqlite:///{file}").close()  # with room again
