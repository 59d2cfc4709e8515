"""Does the read model still say what the log says, and making it anew from the log."""

from __future__ import annotations

from collections.abc import Container, Iterator

from sqlalchemy import Connection, Engine, delete, func, select

from db import courses, read_model
from db.engine import damage, reading, writing
from db.logs import Replays, read_log
from db.models import MATCH, READ_MODEL
from db.shapes import Log
from db.trouble import NoSuchMatch
from referee.replay import LogError


def check(engine: Engine) -> list[str]:
    """What is wrong, a sentence each that names the match; nothing is changed."""
    with reading(engine) as connection:
        faults = damage(connection)
        postponed = set(courses.due(connection))
        for id in _matches(connection):
            log = _log(connection, id)
            found = [log] if isinstance(log, str) else _faults(connection, id, log, postponed)
            faults += [f"match {id}: {fault}" for fault in found]
    return faults


def rebuild(engine: Engine) -> list[str]:
    """Derives every match from its log again; those whose log cannot be read are named."""
    with writing(engine) as connection:
        for table in READ_MODEL:
            connection.execute(delete(table))
        return renew(connection)


def renew(connection: Connection) -> list[str]:
    """As `rebuild`, but what was known of a match whose log cannot be read any more stays."""
    faults = []
    for id in _matches(connection):
        log = _log(connection, id)
        if isinstance(log, str):
            faults.append(f"match {id}: {log}")
        else:
            read_model.write(connection, id, log)
    return faults


def size(engine: Engine) -> int:
    """How many matches there are."""
    with reading(engine) as connection:
        return int(connection.scalar(select(func.count()).select_from(MATCH)) or 0)


def _matches(connection: Connection) -> list[str]:
    return list(connection.scalars(select(MATCH.c.id).order_by(MATCH.c.created_at)))


def _log(connection: Connection, id: str) -> Log | str:
    """The log, or why there is none."""
    try:
        return read_log(connection, id, Replays())
    except NoSuchMatch:
        return "it has no log"
    except LogError as error:
        return f"its log cannot be replayed: {error}"


def _faults(connection: Connection, id: str, log: Log, postponed: Container[str]) -> Iterator[str]:
    if [entry.seq for entry in log.entries] != list(range(len(log.entries))):
        yield "entries are missing from its log"
    for trouble in log.match.trouble:
        yield f"entry {trouble.entry} {trouble.line!r} was passed over: {trouble.why}"
    stored, derived = read_model.stored(connection, id), read_model.derive(id, log)
    differing = [
        table.name
        for table, are, should_be in zip(READ_MODEL, stored, derived, strict=True)
        if are != should_be and not (id in postponed and table in courses.COURSES)
    ]
    if differing:
        yield f"log and read model differ in {', '.join(differing)}"
