"""Reading a backup, what it would change here, and merging it in without doubling anything."""

from __future__ import annotations

import gzip
import zlib
from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BytesIO
from typing import Literal

from pydantic import BaseModel, ValidationError
from sqlalchemy import Connection, func, insert, select, update

from db import groups, names, profiles, read_model, roster
from db.backup import (
    FORMAT,
    VERSION,
    Backup,
    EntryCopy,
    MatchCopy,
    PlayerCopy,
    ProfileCopy,
    RulingCopy,
)
from db.models import ENTRY, MATCH, PLAYER, PROFILE, RULING, SEAT
from db.shapes import EntryInfo, Log
from db.trouble import BackupTrouble, NameTrouble
from referee.games import GAMES
from referee.replay import LogError, replay

LARGEST = 200_000_000
"""Bytes of a file that is looked at."""
PARTS = 10_000_000
"""Values, cells or elements in it: read, each takes a hundred times its bytes. A hand takes ten, a
line of one played along five: a million hands, or ten thousand with every card."""
LONGEST = 20_000
"""Hands of a match: more than anybody plays, and each has to be told with all before it."""
_MARKS = (b",", b";", b"\t", b"\n", b"[", b"{", b"<")
_FAULTS = 1_000
"""More than so many are counted."""
_GZIP = b"\x1f\x8b"

How = Literal["new", "longer", "known", "differs"]
"""A match that is not here; of which the file knows more; of which it does not; that both went on
with apart from each other: then it stays as it is here."""


@dataclass(frozen=True)
class Change:
    """What merging a backup does, or did."""

    backup: Backup
    players: tuple[PlayerCopy, ...] = ()
    """Those who are not known here, by uid or by name."""
    matches: tuple[tuple[MatchCopy, How], ...] = ()
    profiles: int = 0
    rulings: int = 0
    people: dict[str, int] = field(default_factory=dict, repr=False)
    """Uid in the file → id here, of those who are known."""

    def of(self, how: How) -> list[MatchCopy]:
        return [match for match, it in self.matches if it == how]

    @property
    def nothing(self) -> bool:
        return not (
            self.players or self.of("new") or self.of("longer") or self.profiles or self.rulings
        )


class _Head(BaseModel):
    format: str = ""
    version: int = 0


def read(content: bytes) -> Backup:
    """The backup in a file, compressed or not; raises BackupTrouble for what is none, whole and
    sound."""
    content = unpacked(content).removeprefix(BOM_UTF8)
    try:
        head = _Head.model_validate_json(content)
    except ValidationError as error:
        raise BackupTrouble("foreign", first_fault(error)) from None
    if head.format != FORMAT:
        raise BackupTrouble("foreign")
    if head.version > VERSION:
        raise BackupTrouble("newer", str(head.version))
    try:
        found = Backup.model_validate_json(content)
    except ValidationError as error:
        raise BackupTrouble("damaged", first_fault(error)) from None
    for fault in _faults(found):
        raise BackupTrouble("damaged", fault)
    return found


def unpacked(content: bytes) -> bytes:
    """No more of it than may be looked at: a small file can hold a very large one."""
    if content.startswith(_GZIP):
        try:
            with gzip.open(BytesIO(content)) as packed:
                content = packed.read(LARGEST + 1)
        except (OSError, EOFError, zlib.error) as error:
            raise BackupTrouble("damaged", str(error)) from None
    if len(content) > LARGEST or sum(map(content.count, _MARKS)) > PARTS:
        raise BackupTrouble("large")
    return content


def first_fault(error: ValidationError) -> str:
    if error.error_count() > _FAULTS:
        return f"{error.error_count()} faults"
    found = error.errors(include_url=False, include_input=False)[0]
    where = ".".join(map(str, found["loc"]))
    return f"{where}: {found['msg']}" if where else found["msg"]


def _faults(backup: Backup) -> Iterator[str]:
    """What the shape of the file does not show."""
    merged = {player.uid: player.merged_into for player in backup.players}
    ids = [match.id for match in backup.matches]
    if len(merged) < len(backup.players):
        yield "players: a uid is there twice"
    known = set(ids)
    if len(known) < len(ids):
        yield "matches: an id is there twice"
    for player in backup.players:
        if player.merged_into and merged.get(player.merged_into, "") is not None:
            yield f"players: {player.uid} is merged into nobody who is there"
        try:
            names.tidy(player.name)
        except NameTrouble as trouble:
            yield f"players: the name of {player.uid} cannot be used ({trouble.code})"
    for match in backup.matches:
        yield from (f"match {match.id}: {why}" for why in _wrong(match, merged))
    for profile in backup.profiles:
        if profile.game not in GAMES or not merged.keys() >= set(profile.players):
            yield f"profiles: {profile.name} is of a game or player that is not there"
        try:
            names.tidy(profile.name)
        except NameTrouble as trouble:
            yield f"profiles: a name cannot be used ({trouble.code})"
    for ruling in backup.rulings:
        if ruling.game not in GAMES or not merged.keys() >= set(ruling.players):
            yield "rulings: one is of a game or player that is not there"
        if ruling.match is not None and ruling.match not in known:
            yield "rulings: one is of a match that is not there"


def _wrong(match: MatchCopy, merged: dict[str, str | None]) -> Iterator[str]:
    if not merged.keys() >= set(match.seats):
        yield "a player is not there"
    people = [merged.get(uid) or uid for uid in match.seats]
    if len(set(people)) < len(people):
        yield "somebody sits on two seats"
    tokens = [entry.token for entry in match.log if entry.token is not None]
    if len(set(tokens)) < len(tokens):
        yield "a token is there twice"
    hands = sum(it.line.lstrip()[:5].lower() in ("hand ", "round") for it in match.log)
    if hands > LONGEST:
        yield f"more than {LONGEST} hands"
    try:
        seats = replay([entry.line for entry in match.log[:1]]).opened.seats
    except LogError as error:
        yield str(error)
        return
    if seats != len(match.seats):
        yield f"{seats} are to play, not {len(match.seats)}"


def compare(connection: Connection, backup: Backup) -> Change:
    """What merging it would change; nothing is written."""
    known = {row.uid: row for row in connection.execute(select(PLAYER))}
    named = {row.folded: row for row in known.values() if row.folded is not None}
    theirs = {player.uid for player in backup.players}
    people: dict[str, int] = {}
    for player in backup.players:
        row = known.get(player.uid)
        same_name = named.get(names.folded(player.name))
        # Of a player that the file tells apart from the one of this name here, it is not the name.
        if row is None and same_name and not player.merged_into and same_name.uid not in theirs:
            row = same_name
        if row is not None:
            people[player.uid] = row.id
    return Change(
        backup=backup,
        players=tuple(player for player in backup.players if player.uid not in people),
        matches=tuple((match, _how(connection, match, people)) for match in backup.matches),
        profiles=sum(not _has_profile(connection, it, people) for it in backup.profiles),
        rulings=sum(not _has_ruling(connection, ruling) for ruling in backup.rulings),
        people=people,
    )


def state(connection: Connection) -> str:
    """What differs as soon as `compare` might."""
    it = PLAYER.c
    asked = (
        select(it.uid, it.folded, it.merged_into),
        select(func.count()).select_from(ENTRY),
        select(func.count(), func.max(PROFILE.c.saved_at)),
        select(func.count(), func.max(RULING.c.id)),
    )
    return repr([connection.execute(question).all() for question in asked])


def merge(connection: Connection, backup: Backup) -> Change:
    """Brings in what is not here yet; a second time nothing changes any more."""
    change = compare(connection, backup)
    people = dict(change.people)
    # Whoever was merged comes after the one they turned out to be.
    for player in sorted(change.players, key=lambda player: player.merged_into is not None):
        people[player.uid] = _arrives(connection, player, people)
    for match, how in change.matches:
        if how in ("new", "longer"):
            _write(connection, match, how, people)
    for profile in backup.profiles:
        if not _has_profile(connection, profile, people):
            group = [people[uid] for uid in profile.players]
            profiles.save(connection, profile.name, profile.game, profile.options, group)
    for ruling in backup.rulings:
        if not _has_ruling(connection, ruling):
            _rule(connection, ruling, people)
    return change


def _arrives(connection: Connection, player: PlayerCopy, people: dict[str, int]) -> int:
    name = _unused(connection, player.name)
    id = roster.add(connection, name, player.colour, player.symbol, player.uid).id
    if player.merged_into:
        into = roster.person(connection, people[player.merged_into])
        values = {"name": player.name, "folded": None, "merged_into": into}
        connection.execute(update(PLAYER).where(PLAYER.c.id == id).values(values))
    return id


def _unused(connection: Connection, name: str) -> str:
    """The name, or with a number where somebody else here has it."""
    taken = set(connection.scalars(select(PLAYER.c.folded)))
    number, free = 1, name
    while names.folded(free) in taken:
        number += 1
        free = f"{name[: names.LONGEST - 5]} ({number})"
    return free


def _how(connection: Connection, match: MatchCopy, people: dict[str, int]) -> How:
    here = connection.execute(
        select(ENTRY.c.line, ENTRY.c.at).where(ENTRY.c.match_id == match.id).order_by(ENTRY.c.seq)
    ).all()
    ours, theirs = [tuple(row) for row in here], [(it.line, it.at) for it in match.log]
    seated = [people[uid] for uid in match.seats if uid in people]
    persons = [roster.person(connection, id) for id in seated]
    if len(set(persons)) < len(persons):
        return "differs"
    if not ours:
        return "new"
    now = [player.id for player in roster.seated(connection, match.id)]
    both = min(len(ours), len(theirs))
    if ours[:both] != theirs[:both] or now != persons:
        return "differs"
    return "longer" if len(theirs) > len(ours) else "known"


def _write(connection: Connection, match: MatchCopy, how: How, people: dict[str, int]) -> None:
    begun = {"id": match.id, "created_at": match.begun}
    if how == "new":
        connection.execute(insert(MATCH), begun)
        connection.execute(
            insert(SEAT),
            [
                {"match_id": match.id, "seat": seat, "player_id": people[uid]}
                for seat, uid in enumerate(match.seats)
            ],
        )
    there = select(ENTRY.c.seq).where(ENTRY.c.match_id == match.id)
    first = len(connection.scalars(there).all())
    connection.execute(
        insert(ENTRY),
        [
            {"match_id": match.id, "seq": seq, **_entry(it)}
            for seq, it in enumerate(match.log)
            if seq >= first
        ],
    )
    entries = tuple(EntryInfo(seq, it.line, it.at, it.by) for seq, it in enumerate(match.log))
    log = Log(replay([it.line for it in match.log]), entries, ())
    read_model.write(connection, match.id, log)


def _entry(it: EntryCopy) -> dict[str, object]:
    return {"line": it.line, "at": it.at, "by": it.by, "token": it.token}


def _has_profile(connection: Connection, profile: ProfileCopy, people: dict[str, int]) -> bool:
    """Whether the group has one of that name that is not older."""
    if not people.keys() >= set(profile.players):
        return False
    of = groups.of(connection, [people[uid] for uid in profile.players])
    found = connection.scalar(
        select(PROFILE.c.id).where(
            PROFILE.c.game == profile.game,
            PROFILE.c.folded == names.folded(names.tidy(profile.name)),
            PROFILE.c.group_id.in_(of),
            PROFILE.c.saved_at >= profile.saved_at,
        )
    )
    return found is not None


def _has_ruling(connection: Connection, ruling: RulingCopy) -> bool:
    found = connection.scalar(
        select(RULING.c.id).where(
            RULING.c.game == ruling.game,
            RULING.c.question == ruling.question,
            RULING.c.answer == ruling.answer,
            RULING.c.at == ruling.at,
        )
    )
    return found is not None


def _rule(connection: Connection, ruling: RulingCopy, people: dict[str, int]) -> None:
    group = next(iter(groups.add(connection, [people[uid] for uid in ruling.players])))
    connection.execute(
        insert(RULING),
        {
            "game": ruling.game,
            "question": ruling.question,
            "answer": ruling.answer,
            "why": ruling.why,
            "group_id": group,
            "match_id": ruling.match,
            "at": ruling.at,
            "by": ruling.by,
        },
    )
