"""The store: all that the app remembers. See `open_store`."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime

from sqlalchemy import Connection, Engine, bindparam, func, insert, select
from sqlalchemy.exc import IntegrityError

from db import lists, read_model, roster, schema
from db.engine import connect, reading, writing
from db.logs import Replays, extend, read_log
from db.models import ENTRY, MATCH, SEAT
from db.shapes import EntryInfo, Listed, Loaded, Log, PlayerInfo
from db.trouble import NameTrouble, NoSuchMatch, Stale
from referee.events import Event, Opened
from referee.notation import read, write
from referee.replay import LogError, start

# Ids are read out across a table: no letters or digits that are taken for one another.
_ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 8


def open_store(
    url: str | None = None, *, colours: Iterable[str] = ("",), symbols: Iterable[str] = ("",)
) -> Store:
    """The store at an address, at DATABASE_URL or in data/scores.db, made if it is not there.

    New players get the least used of these colours and symbols. Raises StoreTrouble, as every
    method does, if the database cannot be used; then it has been left as it was.
    """
    engine = connect(url)
    try:
        schema.prepare(engine)
    except BaseException:
        engine.dispose()
        raise
    return Store(engine, tuple(colours), tuple(symbols))


class Store:
    """One for a process, used by all its threads. Every call is a transaction of its own."""

    def __init__(self, engine: Engine, colours: Sequence[str], symbols: Sequence[str]) -> None:
        self._engine = engine
        self._colours = colours
        self._symbols = symbols
        self._replays = Replays()

    def close(self) -> None:
        """Lets go of the database's files."""
        self._engine.dispose()

    # ------------------------------------------------------------------ players

    def players(self) -> list[PlayerInfo]:
        """The roster by name, without those merged into somebody else."""
        with reading(self._engine) as connection:
            return roster.everyone(connection)

    def add_player(
        self, name: str, colour: str | None = None, symbol: str | None = None
    ) -> PlayerInfo:
        """Raises NameTrouble."""
        with writing(self._engine) as connection:
            others = roster.everyone(connection)
            look = roster.least_used(others, self._colours, self._symbols)
            return roster.add(connection, name, colour or look[0], symbol or look[1])

    def rename_player(self, id: int, name: str) -> None:
        """Raises NameTrouble, also where somebody else has the name, and NoSuchPlayer."""
        with writing(self._engine) as connection:
            roster.rename(connection, id, name)

    def repaint_player(self, id: int, colour: str, symbol: str) -> None:
        """Raises NoSuchPlayer."""
        with writing(self._engine) as connection:
            roster.repaint(connection, id, colour, symbol)

    def merge_players(self, id: int, into: int) -> None:
        """Both were one person all along. Raises MergeTrouble if they met, and NoSuchPlayer."""
        with writing(self._engine) as connection:
            roster.merge(connection, id, into)

    def last_group(self) -> list[PlayerInfo]:
        """Who sat in the newest match, by seat."""
        with reading(self._engine) as connection:
            return list(roster.last_group(connection))

    # ------------------------------------------------------------------ matches

    def new_match(self, opened: Opened, players: Sequence[int], *, by: str = "") -> str:
        """The id of a match that begins now, with players by seat.

        Raises LogError for one that cannot be played, NameTrouble ("twice") for a player on two
        seats, and NoSuchPlayer.
        """
        line = write(opened)
        begun = start(opened)
        if len(players) != opened.seats:
            raise LogError(f"seats: {opened.seats} are to play, not {len(players)}")
        id = "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))
        entry = EntryInfo(0, line, datetime.now(UTC), by)
        log = Log(begun, (entry,), ())
        with writing(self._engine) as connection:
            people = [roster.person(connection, player) for player in players]
            if len(set(people)) < len(people):
                raise NameTrouble("twice")
            connection.execute(insert(MATCH), {"id": id, "created_at": entry.at})
            connection.execute(
                insert(SEAT),
                [
                    {"match_id": id, "seat": seat, "player_id": player}
                    for seat, player in enumerate(people)
                ],
            )
            _append(connection, id, entry, None)
            read_model.write(connection, id, log)
        self._replays.put(id, log)
        return id

    def load(self, id: str) -> Loaded:
        """Raises NoSuchMatch."""
        with reading(self._engine) as connection:
            return self._load(connection, id)

    def length(self, id: str) -> int:
        """How many entries a log has, without reading it. Raises NoSuchMatch."""
        with reading(self._engine) as connection:
            last = connection.scalar(_LAST_SEQ, {"of": id})
        if last is None:
            raise NoSuchMatch(id)
        return int(last) + 1

    def record(
        self, id: str, event: Event, *, after: int, by: str = "", token: str | None = None
    ) -> Loaded:
        """Appends an event to a log that has `after` entries; on disk when this returns.

        A token that is in the log already means that this save has arrived before: nothing is
        written, and the match is returned as it is. Raises Stale if the log has another length,
        UnusableError or NotationError if the match cannot take the event, and NoSuchMatch.
        """
        line = write(event)
        said = read(line)  # what counts is what a replay of the line will make of it
        entry = EntryInfo(after, line, datetime.now(UTC), by)
        try:
            with writing(self._engine) as connection:
                _append(connection, id, entry, token)
                before = read_log(connection, id, self._replays, after=after)
                if before.match.length != after:
                    raise _Misplaced
                log = extend(before, said, entry, token)
                read_model.write(connection, id, log, before.match)
                players = roster.seated(connection, id)
        except (_Misplaced, NoSuchMatch):
            return self._as_it_is(id, token)
        self._replays.put(id, log)
        return _loaded(id, log, players)

    def running(self, *, limit: int = 50) -> list[Listed]:
        """The latest changed first."""
        with reading(self._engine) as connection:
            return lists.running(connection, limit)

    def finished(
        self,
        *,
        player: int | None = None,
        since: date | None = None,
        until: date | None = None,
        limit: int = 20,
        offset: int = 0,
    ) -> list[Listed]:
        """Over or abandoned, the latest begun first, begun on these days (both included)."""
        with reading(self._engine) as connection:
            return lists.finished(
                connection, player=player, since=since, until=until, limit=limit, offset=offset
            )

    def _load(self, connection: Connection, id: str) -> Loaded:
        log = read_log(connection, id, self._replays)
        return _loaded(id, log, roster.seated(connection, id))

    def _as_it_is(self, id: str, token: str | None) -> Loaded:
        with reading(self._engine) as connection:
            loaded = self._load(connection, id)
            known = select(ENTRY.c.seq).where(ENTRY.c.match_id == id, ENTRY.c.token == token)
            if token is not None and connection.scalar(known) is not None:
                return loaded
        raise Stale(loaded)


class _Misplaced(Exception):  # noqa: N818
    """The log does not end where it was thought to, or has the token already."""


_ADD_ENTRY = insert(ENTRY)
_LAST_SEQ = select(func.max(ENTRY.c.seq)).where(ENTRY.c.match_id == bindparam("of"))


def _append(connection: Connection, id: str, entry: EntryInfo, token: str | None) -> None:
    row = {
        "match_id": id,
        "seq": entry.seq,
        "line": entry.line,
        "at": entry.at,
        "by": entry.by,
        "token": token,
    }
    try:
        connection.execute(_ADD_ENTRY, row)
    except IntegrityError:
        raise _Misplaced from None


def _loaded(id: str, log: Log, players: tuple[PlayerInfo, ...]) -> Loaded:
    return Loaded(id, log.match, players, log.entries, log.tokens, log.entries[0].at)
