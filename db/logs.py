"""Reading and lengthening logs, and replaying no more of them than necessary."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from threading import Lock
from typing import Any

from sqlalchemy import Connection, Row, bindparam, insert, select
from sqlalchemy.exc import IntegrityError

from db.models import ENTRY
from db.shapes import EntryInfo, Log
from db.trouble import NoSuchMatch
from referee.events import Event, Redone, Undone
from referee.match import Match
from referee.replay import UnusableError, apply, replay

TOKENS = 20
"""How many of the latest tokens are told."""

_ADD = insert(ENTRY)
_NO_END = 2**31 - 1
_ENTRIES = select(ENTRY).where(
    ENTRY.c.match_id == bindparam("of"), ENTRY.c.seq < bindparam("after")
)
_ALL = _ENTRIES.order_by(ENTRY.c.seq)
_LAST = _ENTRIES.order_by(ENTRY.c.seq.desc()).limit(1)


class Misplaced(Exception):  # noqa: N818
    """The log does not end where it was thought to, or has the token already."""


class Replays:
    """The latest replay of each of the latest matches, shared by all threads.

    A log only grows, so a replay holds as long as its last entry is the log's last entry: whoever
    asks names that one, fresh from the database, where other processes write as well.
    """

    def __init__(self, most: int = 64) -> None:
        self._logs: OrderedDict[str, Log] = OrderedDict()
        self._most = most
        self._lock = Lock()

    def get(self, id: str, last: EntryInfo) -> Log | None:
        with self._lock:
            log = self._logs.get(id)
            return log if log and log.entries[-1] == last else None

    def put(self, id: str, log: Log) -> None:
        with self._lock:
            self._logs[id] = log
            self._logs.move_to_end(id)
            if len(self._logs) > self._most:
                self._logs.popitem(last=False)


def read_log(connection: Connection, id: str, replays: Replays, *, after: int | None = None) -> Log:
    """The log of a match, of which `after` names a length to go back to.

    Raises NoSuchMatch, and LogError where the first line opens no match.
    """
    wanted = {"of": id, "after": _NO_END if after is None else after}
    last = connection.execute(_LAST, wanted).first()
    if last is None:
        raise NoSuchMatch(id)
    log = replays.get(id, _entry(last))
    if log is None:
        rows = connection.execute(_ALL, wanted).all()
        tokens = [row.token for row in rows if row.token is not None]
        log = Log(
            replay([row.line for row in rows]),
            tuple(map(_entry, rows)),
            tuple(tokens[-TOKENS:]),
        )
        replays.put(id, log)
    return log


def append(connection: Connection, id: str, entry: EntryInfo, token: str | None) -> None:
    row = {
        "match_id": id,
        "seq": entry.seq,
        "line": entry.line,
        "at": entry.at,
        "by": entry.by,
        "token": token,
    }
    try:
        connection.execute(_ADD, row)
    except IntegrityError:
        raise Misplaced from None


def extend(log: Log, event: Event, entry: EntryInfo, token: str | None) -> Log:
    """The log with one more entry, as replaying all of it would have it.

    Raises UnusableError for an event that the match cannot take.
    """
    entries = (*log.entries, entry)
    match = _with(log.match, event, entries)
    tokens = log.tokens if token is None else (*log.tokens, token)[-TOKENS:]
    return Log(match, entries, tokens)


def _with(match: Match, event: Event, entries: tuple[EntryInfo, ...]) -> Match:
    if not isinstance(event, Undone | Redone):
        return replace(apply(match, event), undone=None, length=len(entries))
    match = replay([entry.line for entry in entries])
    if match.trouble and match.trouble[-1].entry == len(entries) - 1:
        raise UnusableError(match.trouble[-1].why)
    return match


def _entry(row: Row[Any]) -> EntryInfo:
    return EntryInfo(row.seq, row.line, row.at, row.by)
