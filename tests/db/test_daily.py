"""A backup a day appears by itself, whole, and the oldest go."""

import gzip
import os
from pathlib import Path
from unittest.mock import Mock

import pytest
from sqlalchemy import make_url

from db import Store, open_store
from db.daily import EVERY, KEPT, Daily
from db.restore import read
from db.trouble import BackupTrouble, StoreTrouble
from tests.db.tables import HAND, begun, record


@pytest.fixture
def kept_store(url: str) -> Store:
    return open_store(url, backups=True)


def written(store: Store, folder: Path) -> list[str]:
    store.daily.write(folder)
    return sorted(path.name for path in folder.iterdir())


def test_the_first_save_of_a_day_leaves_a_backup_that_can_be_restored(
    kept_store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # In the background it is a matter of time; here the same thread does it.
    monkeypatch.setattr("db.daily.Thread.start", lambda thread: thread.run())
    id = begun(kept_store)
    assert kept_store.daily.kept() == []
    record(kept_store, id, HAND)
    (kept,) = kept_store.daily.kept()
    assert kept.path.parent == tmp_path / "backups"
    elsewhere = open_store("sqlite://")
    elsewhere.restore(read(kept.path.read_bytes()))
    assert elsewhere.load(id).match == kept_store.load(id).match


def test_saves_within_the_hour_write_no_other(
    kept_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = []
    clock = [1000.0]
    monkeypatch.setattr("db.daily.Thread.start", lambda thread: started.append(thread))
    monkeypatch.setattr("db.daily.monotonic", lambda: clock[0])
    id = begun(kept_store)
    record(kept_store, id, HAND, HAND)
    assert len(started) == 1
    clock[0] += EVERY
    record(kept_store, id, HAND)
    assert len(started) == 2


def test_a_store_that_keeps_none_writes_none(store: Store) -> None:
    record(store, begun(store), HAND)
    assert store.daily.kept() == []


def test_only_the_latest_are_kept_and_other_files_stay(kept_store: Store, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "notes.txt").write_text("mine")
    (folder / "other-2020-01-01.json.gz").write_bytes(b"")
    (folder / "scores-2020-02-30.json.gz").write_bytes(b"")
    for day in range(1, KEPT + 3):
        (folder / f"scores-2020-01-{day:02}.json.gz").write_bytes(b"")
    names = written(kept_store, folder)
    assert len(kept_store.daily.kept()) == KEPT
    assert {"notes.txt", "other-2020-01-01.json.gz", "scores-2020-01-16.json.gz"} <= {*names}
    assert "scores-2020-01-03.json.gz" not in names


def test_a_failure_leaves_the_file_as_it_was(
    kept_store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(kept_store, tmp_path / "backups")
    before = kept_store.daily.kept()[0].path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr("db.daily.os.fsync", full)
    with pytest.raises(OSError, match="no space"):
        kept_store.daily.write(tmp_path / "backups")
    assert kept_store.daily.kept()[0].path.read_bytes() == before


def test_what_a_stopped_writer_left_is_cleared_away(kept_store: Store, tmp_path: Path) -> None:
    left = tmp_path / "backups" / "scores-2020-01-01.json.1.part"
    left.parent.mkdir()
    left.write_bytes(b"half")
    os.utime(left, (1, 1))
    assert left.name not in written(kept_store, left.parent)


@pytest.mark.parametrize("trouble", [OSError("gone"), StoreTrouble("locked")])
def test_a_save_goes_on_where_no_backup_can_be_written(
    kept_store: Store, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    def fail(*_: object) -> None:
        raise trouble

    monkeypatch.setattr("db.daily.Thread.start", lambda thread: thread.run())
    monkeypatch.setattr(Daily, "write", fail)
    record(kept_store, begun(kept_store), HAND)
    assert kept_store.running()[0].hands == 1


def test_a_database_on_a_server_has_its_backups_in_the_apps_folder(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    engine = Mock(url=make_url("postgresql://db/evenings"))
    engine.dialect.name = "postgresql"
    daily = Daily(engine, store.backup)
    daily.write(tmp_path / "data" / "backups")
    (kept,) = daily.kept()
    assert kept.path.resolve().parent == tmp_path / "data" / "backups"


def test_a_small_file_that_would_unpack_to_a_huge_one_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("db.restore.LARGEST", 1000)
    with pytest.raises(BackupTrouble) as raised:
        read(gzip.compress(bytes(100_000)))
    assert raised.value.code == "large"


def test_a_packed_file_cut_short_is_called_damaged(kept_store: Store) -> None:
    whole = gzip.compress(kept_store.backup().model_dump_json().encode())
    with pytest.raises(BackupTrouble) as raised:
        read(whole[:-9])
    assert raised.value.code == "damaged"
