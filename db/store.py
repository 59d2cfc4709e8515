"""The store: all that the app remembers. See `open_store`."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, date, datetime
from functools import cached_property
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, bindparam, func, insert, select

from db import courses, lists, profiles, read_model, roster, rulings, schema
from db.engine import connect, reading, writing
from db.logs import Misplaced, Replays, append, extend, read_log
from db.models import ENTRY, MATCH, SEAT
from db.shapes import EntryInfo, Listed, Loaded, Log, PlayerInfo, ProfileInfo, RulingInfo
from db.trouble import NameTrouble, NoSuchMatch, Stale
from referee.events import Event, Opened
from referee.notation import read, write
from referee.replay import LogError, start

if TYPE_CHECKING:
    from db.backup import Backup
    from db.daily import Daily
    from db.exchange.cells import Table
    from db.questions import Row
    from db.restore import Change
    from db.scope import Scope

# Ids are read out across a table: no letters or digits that are taken for one another.
_ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 8

_Asked = ParamSpec("_Asked")
_Answer = TypeVar("_Answer")


def open_store(
    url: str | None = None,
    *,
    colours: Iterable[str] = ("",),
    symbols: Iterable[str] = ("",),
    backups: bool = False,
) -> Store:
    """The store at an address, at DATABASE_URL or in data/scores.db, made if it is not there.

    New players get the least used of these colours and symbols. With `backups`, a save sees to it
    that there is one of today. Raises StoreTrouble, as every
    method does, if the database cannot be used; then it has been left as it was.
    """
    engine = connect(url)
    try:
        schema.prepare(engine)
    except BaseException:
        engine.dispose()
        raise
    return Store(engine, tuple(colours), tuple(symbols), backups=backups)


class Store:
    """One for a process, used by all its threads. Every call is a transaction of its own."""

    def __init__(
        self,
        engine: Engine,
        colours: Sequence[str],
        symbols: Sequence[str],
        *,
        backups: bool = False,
    ) -> None:
        self._engine = engine
        self._backups = backups
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
            append(connection, id, entry, None)
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
        return self.record_all(id, [event], after=after, by=by, token=token)

    def record_all(
        self,
        id: str,
        events: Sequence[Event],
        *,
        after: int,
        by: str = "",
        token: str | None = None,
    ) -> Loaded:
        """As `record`, one event after the other: either all are in the log then, or none."""
        now = datetime.now(UTC)
        entries = [EntryInfo(seq, write(it), now, by) for seq, it in enumerate(events, after)]
        # What counts is what a replay of the lines will make of them.
        told = [
            (entry, read(entry.line), token if entry.seq == after else None) for entry in entries
        ]
        try:
            with writing(self._engine) as connection:
                for entry, _, own in told:
                    append(connection, id, entry, own)
                log = before = read_log(connection, id, self._replays, after=after)
                if before.match.length != after:
                    raise Misplaced
                for entry, event, own in told:
                    log = extend(log, event, entry, own)
                read_model.write(connection, id, log, before.match)
                players = roster.seated(connection, id)
        except (Misplaced, NoSuchMatch):
            return self._as_it_is(id, token)
        self._replays.put(id, log)
        if self._backups:
            self.daily.soon()
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

    # --------------------------------------------------------------- agreements

    def profiles(self, players: Iterable[int]) -> list[ProfileInfo]:
        """House rules by name: those of groups that sit at this table, or that it belongs to.

        Without players, everybody's. Raises NoSuchPlayer.
        """
        with reading(self._engine) as connection:
            return profiles.shown_to(connection, players)

    def save_profile(
        self, name: str, game: str, options: Mapping[str, str], players: Iterable[int]
    ) -> ProfileInfo:
        """Replaces the group's profile of that name and game.

        Raises NameTrouble and NoSuchPlayer.
        """
        with writing(self._engine) as connection:
            return profiles.save(connection, name, game, options, players)

    def drop_profile(self, id: int) -> None:
        """Nothing happens where it is gone already, or has been saved again."""
        with writing(self._engine) as connection:
            profiles.drop(connection, id)

    def rule(
        self,
        game: str,
        question: str,
        answer: str,
        why: str,
        players: Iterable[int],
        match: str | None = None,
        *,
        by: str = "",
    ) -> RulingInfo:
        """A precedent for the group. Raises NoSuchPlayer and NoSuchMatch."""
        with writing(self._engine) as connection:
            return rulings.add(connection, game, question, answer, why, players, match, by)

    def rulings(self, players: Iterable[int], question: str | None = None) -> list[RulingInfo]:
        """The latest first, shown to whom profiles are; raises NoSuchPlayer."""
        with reading(self._engine) as connection:
            return rulings.shown_to(connection, players, question)

    def drop_ruling(self, id: int) -> None:
        """Nothing happens where it is gone already."""
        with writing(self._engine) as connection:
            rulings.drop(connection, id)

    def ask(
        self,
        question: Callable[Concatenate[Connection, _Asked], _Answer],
        *about: _Asked.args,
        **more: _Asked.kwargs,
    ) -> _Answer:
        """The answer to one of the questions of `db.tallies` or `db.histories`."""
        with reading(self._engine) as connection:
            if not courses.due(connection):
                return question(connection, *about, **more)
        with writing(self._engine) as connection:
            courses.settle(connection, self._replays)
            return question(connection, *about, **more)

    def booked(self, scope: Scope, but: str, latest: int) -> list[Row]:
        """As `histories.booked`: of hands alone, so that no statistics have to be worked out."""
        from db import histories

        with reading(self._engine) as connection:
            return histories.booked(connection, scope, but, latest)

    # ------------------------------------------------------------------ backups
    # Imported where they are used: no page needs them to be drawn.

    def backup(self) -> Backup:
        """All that cannot be worked out again, as one moment has it."""
        from db.backup import backup

        with reading(self._engine) as connection:
            return backup(connection)

    @cached_property
    def daily(self) -> Daily:
        """The backups that are made by themselves."""
        from db.daily import Daily

        return Daily(self._engine, self.backup)

    def preview(self, found: Backup) -> Change:
        """What `restore` would change."""
        from db import restore

        with reading(self._engine) as connection:
            return restore.compare(connection, found)

    def state(self) -> str:
        """What differs as soon as a preview might."""
        from db import restore

        with reading(self._engine) as connection:
            return restore.state(connection)

    def restore(self, found: Backup) -> Change:
        """Merges a backup: all of it or, with StoreTrouble, nothing."""
        from db import restore

        with writing(self._engine) as connection:
            return restore.merge(connection, found)

    def hand_table(self, match: str | None = None) -> Table:
        """One row per hand and player, of a match or of all."""
        from db.exchange import tables

        with reading(self._engine) as connection:
            return tables.hands(connection, match)

    def match_table(self) -> Table:
        """One row per match, one column per player."""
        from db.exchange import tables

        with reading(self._engine) as connection:
            return tables.matches(connection)

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


_LAST_SEQ = select(func.max(ENTRY.c.seq)).where(ENTRY.c.match_id == bindparam("of"))


def _loaded(id: str, log: Log, players: tuple[PlayerInfo, ...]) -> Loaded:
    return Loaded(id, log.match, players, log.entries, log.tokens, log.entries[0].at)
