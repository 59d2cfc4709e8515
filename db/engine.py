"""The connection to the database, and everything that is peculiar to SQLite."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    StaticPool,
    create_engine,
    event,
    inspect,
    make_url,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from db.trouble import Kind, StoreTrouble

DEFAULT_FOLDER = Path("data")
DEFAULT_URL = "sqlite:///data/scores.db"
PATIENCE = 5.0
"""Seconds to wait for another writer; `?timeout=` in the address says otherwise."""


def connect(url: str | None = None) -> Engine:
    """An engine for the address, DATABASE_URL or the default; nothing is read or written yet.

    Raises StoreTrouble for an address that says nothing, or a folder that cannot be made.
    """
    try:
        address = make_url(url or os.environ.get("DATABASE_URL") or DEFAULT_URL)
        if address.get_backend_name() != "sqlite":
            return create_engine(address)
        return _connect_sqlite(address)
    except (ArgumentError, ImportError) as error:  # no such address, or no driver for it
        raise StoreTrouble("unreachable", str(error)) from error


def _connect_sqlite(address: URL) -> Engine:
    file = file_of(address)
    if file is None:
        # A database in memory lives as long as its one connection.
        engine = create_engine(address, poolclass=StaticPool)
    else:
        with troubles(file):
            file.parent.mkdir(parents=True, exist_ok=True)
        patience = {} if "timeout" in address.query else {"timeout": PATIENCE}
        engine = create_engine(address, connect_args=patience)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A transaction that sees one state of the database; raises StoreTrouble."""
    with troubles(file_of(engine.url)), engine.begin() as connection:
        yield connection


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that is on disk when the block is left, or has changed nothing.

    Raises StoreTrouble, and IntegrityError as it is.
    """
    with (
        troubles(file_of(engine.url)),
        engine.connect() as connection,
        connection.execution_options(writes=True).begin(),
    ):
        yield connection


def keep_a_write_ahead_log(engine: Engine) -> None:
    """Readers and the writer do not wait for each other. The file remembers it."""
    if engine.dialect.name == "sqlite":
        # Past SQLAlchemy, for it cannot be switched on inside a transaction.
        with troubles(file_of(engine.url)), closing(engine.raw_connection()) as raw:
            try:
                raw.cursor().execute("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError as error:
                # SQLite does not wait here. Somebody else is starting and sees to it, or the next
                # start will; until then all is as safe, only slower.
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                    raise


def damage(connection: Connection) -> list[str]:
    """What the database itself finds wrong with its file."""
    if connection.dialect.name != "sqlite":
        return []
    found = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()
    astray = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    return [str(line) for line in found if line != "ok"] + [
        f"{table} row {row} points to no {parent}" for table, row, parent, _ in astray
    ]


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    # Python's driver would begin transactions late and by its own rules; `_begin` does it instead.
    connection.isolation_level = None
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # macOS: through the disk's own cache as well


def _begin(connection: Connection) -> None:
    # A writer takes the lock at once: after a read it could not wait for it any more.
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def file_of(address: URL) -> Path | None:
    """Where SQLite keeps the database; None for one in memory, or on a server."""
    if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
        return None
    return Path(str(address.database).removeprefix("file:"))


@contextmanager
def troubles(file: Path | None) -> Iterator[None]:
    """Tells failures that people can do something about from our mistakes, which pass through."""
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, sqlite3.Error) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        kind = _kind(cause, file)
        if kind is None:
            raise
        raise StoreTrouble(kind, str(cause)) from error
    except PoolTimeout as error:
        raise StoreTrouble("locked", str(error)) from error
    except OSError as error:
        raise StoreTrouble(_OS_KINDS.get(error.errno or 0, "unreachable"), str(error)) from error


_OS_KINDS: dict[int, Kind] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
}

_SQLITE_KINDS: dict[int, Kind] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_NOTADB: "not-a-database",
    sqlite3.SQLITE_CORRUPT: "not-a-database",
    sqlite3.SQLITE_CANTOPEN: "unreachable",
    sqlite3.SQLITE_IOERR: "unreachable",
}


def _kind(cause: BaseException | None, file: Path | None) -> Kind | None:
    if not isinstance(cause, sqlite3.Error):
        return "unreachable" if type(cause).__name__ == "OperationalError" else None
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_CANTOPEN and file and file.parent.is_dir() and not file.is_dir():
        # The folder is there, but not the right to lay the file or its write-ahead log in it.
        return "read-only"
    return _SQLITE_KINDS.get(code)
