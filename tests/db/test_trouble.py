"""A database that cannot be used is named for what is wrong with it, and left as it was."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event

from db import Store, StoreTrouble, open_store
from db.engine import connect
from db.upkeep import check
from referee.events import Undone
from tests.db.tables import HAND, begun, record


@contextmanager
def trouble(kind: str) -> Iterator[None]:
    with pytest.raises(StoreTrouble) as raised:
        yield
    assert raised.value.kind == kind


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with one match of one hand."""
    path = tmp_path / "scores.db"
    store = open_store(f"sqlite:///{path}")
    record(store, begun(store), HAND)
    store.close()
    return path


def only_match(store: Store) -> str:
    (listed,) = store.running()
    return listed.id


def test_a_database_of_a_later_version_is_left_alone(file: Path) -> None:
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
        raw.commit()
    before = file.read_bytes()
    with trouble("newer"):
        open_store(f"sqlite:///{file}")
    assert file.read_bytes() == before
    assert os.listdir(file.parent) == [file.name]


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "scores.db"
    file.write_text("Dear diary, today Bo won again. " * 200)
    before = file.read_bytes()
    with trouble("not-a-database"):
        open_store(f"sqlite:///{file}")
    assert file.read_bytes() == before


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "recipes.db"
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("CREATE TABLE recipe (title)")
    before = file.read_bytes()
    with trouble("not-a-database"):
        open_store(f"sqlite:///{file}")
    assert file.read_bytes() == before


def test_a_torn_file_is_named(file: Path) -> None:
    os.truncate(file, 5000)
    with trouble("not-a-database"):
        open_store(f"sqlite:///{file}").running()


def test_a_database_that_somebody_else_holds_is_locked(file: Path) -> None:
    url = f"sqlite:///{file}?timeout=0.05"
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with trouble("locked"):
            open_store(url)
        other.execute("ROLLBACK")
        store = open_store(url)
        id = only_match(store)
        other.execute("BEGIN EXCLUSIVE")
        with trouble("locked"):
            store.record(id, HAND, after=2)
        assert store.load(id).match.length == 2
        other.execute("ROLLBACK")
        assert store.record(id, HAND, after=2).match.length == 3
        store.close()


def test_a_new_database_that_somebody_else_holds_is_locked(tmp_path: Path) -> None:
    file = tmp_path / "scores.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with trouble("locked"):
            open_store(f"sqlite:///{file}?timeout=0.05")


def test_a_full_disk_loses_nothing_that_was_saved(file: Path) -> None:
    engine = connect(f"sqlite:///{file}")
    event.listen(engine, "connect", lambda raw, _: raw.execute("PRAGMA max_page_count = 1"))
    store = Store(engine, [""], [""])
    id = only_match(store)
    saved = 2
    with trouble("full"):
        while saved < 500:
            saved = store.record(id, HAND, after=saved).match.length
    assert store.load(id).match.length == saved
    assert check(engine) == []
    store.close()
    again = open_store(f"sqlite:///{file}")  # with room again
    assert again.record(id, Undone(), after=saved).match.length == saved + 1
    again.close()


def test_a_database_opened_for_reading_only_is_named(file: Path) -> None:
    before = file.read_bytes()
    with trouble("read-only"):
        open_store(f"sqlite:///file:{file}?mode=ro&uri=true")
    assert file.read_bytes() == before


def test_a_database_that_becomes_read_only_is_named_at_the_next_save(file: Path) -> None:
    engine = connect(f"sqlite:///file:{file}?mode=ro&uri=true")
    store = Store(engine, [""], [""])
    id = only_match(store)
    with trouble("read-only"):
        store.record(id, HAND, after=2)
    assert store.load(id).match.length == 2
    store.close()


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that somebody without the rights of an administrator can get to."""
    path = Path(tempfile.mkdtemp())
    path.chmod(0o755)
    yield path
    path.chmod(0o755)
    shutil.rmtree(path)


@contextmanager
def without_privileges() -> Iterator[None]:
    """An administrator may write everywhere; as nobody, permissions hold."""
    if os.geteuid():
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_file_that_may_not_be_written_is_read_only(folder: Path, file: Path) -> None:
    copy = folder / "scores.db"
    shutil.copy(file, copy)
    copy.chmod(0o444)
    folder.chmod(0o555)
    with without_privileges(), trouble("read-only"):
        open_store(f"sqlite:///{copy}")
    assert copy.read_bytes() == file.read_bytes()


@pytest.mark.parametrize("inside", ["scores.db", "data/scores.db"])
def test_a_folder_that_may_not_be_written_is_read_only(folder: Path, inside: str) -> None:
    folder.chmod(0o555)
    with without_privileges(), trouble("read-only"):
        open_store(f"sqlite:///{folder / inside}")
    assert os.listdir(folder) == []


@pytest.mark.parametrize("address", ["data/scores.db", "nosuch://here/scores"])
def test_an_address_that_leads_nowhere_is_unreachable(address: str) -> None:
    with trouble("unreachable"):
        open_store(address)


def test_a_place_where_no_file_can_be_is_unreachable(file: Path) -> None:
    for place in (file / "inside a file.db", file.parent):
        with trouble("unreachable"):
            open_store(f"sqlite:///{place}")
