"""Backups made by themselves: one file a day, the latest two weeks kept.

Whoever saves starts a thread at most once an hour, and waits for nothing. The day's file is
replaced as a whole, so that it is complete at every moment.
"""

from __future__ import annotations

import gzip
import logging
import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from threading import Lock, Thread
from time import monotonic, time
from typing import TYPE_CHECKING

from sqlalchemy import Engine

from db.engine import DEFAULT_FOLDER, file_of
from db.trouble import StoreTrouble

if TYPE_CHECKING:
    from db.backup import Backup

KEPT = 14
EVERY = 3600.0
"""Seconds after which a save brings the day's file up to date."""
FOLDER = "backups"

_NAME = re.compile(r"(?P<of>.+)-(?P<day>\d{4}-\d{2}-\d{2})\.json\.gz")


@dataclass(frozen=True, slots=True)
class Kept:
    day: date
    path: Path
    bytes: int


class Daily:
    """The backups of one database: beside its file, or in the app's folder for a server's."""

    def __init__(self, engine: Engine, make: Callable[[], Backup]) -> None:
        self._make = make
        self._latest = -EVERY
        self._lock = Lock()
        file, name = file_of(engine.url), Path(engine.url.database or "").stem
        self._of = re.sub(r"[^\w-]", "-", name) or "scores"
        in_memory = engine.dialect.name == "sqlite" and file is None
        self._folder = None if in_memory else (file.parent if file else DEFAULT_FOLDER) / FOLDER

    def soon(self) -> None:
        """Sees to it that there is a file of today, and that it is not much older than this."""
        with self._lock:
            if self._folder is None or monotonic() - self._latest < EVERY:
                return
            self._latest = monotonic()
        Thread(target=self._try, args=(self._folder,), daemon=True).start()

    def kept(self) -> list[Kept]:
        """The latest first."""
        found = []
        for path in self._folder.glob("*.json.gz") if self._folder else ():
            named = _NAME.fullmatch(path.name)
            if named and named["of"] == self._of:
                with suppress(ValueError):  # the thirtieth of February
                    found.append(Kept(date.fromisoformat(named["day"]), path, path.stat().st_size))
        return sorted(found, key=lambda kept: kept.day, reverse=True)

    def write(self, folder: Path) -> None:
        """Raises OSError and StoreTrouble; then yesterday's files are all still there."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self._of}-{date.today()}.json.gz"
        part = path.with_suffix(f".{os.getpid()}.part")
        with part.open("wb") as file:
            with gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6) as packed:
                packed.writelines(_pieces(self._make()))
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
        for old in self.kept()[KEPT:]:
            old.path.unlink(missing_ok=True)
        for left in folder.glob("*.part"):  # by somebody who was stopped half-way
            if time() - left.stat().st_mtime > EVERY:
                left.unlink(missing_ok=True)

    def _try(self, folder: Path) -> None:
        try:
            self.write(folder)
        except (OSError, StoreTrouble) as trouble:
            # The sheet goes on without it; the next hour tries again.
            logging.getLogger(__name__).warning("no backup was written: %s", trouble)


def _pieces(found: Backup) -> Iterator[bytes]:
    """The file match by match: whoever saves meanwhile waits for one of them, not for all."""
    yield found.model_dump_json(exclude={"matches"})[:-1].encode() + b',"matches":['
    for number, match in enumerate(found.matches):
        yield (b"," if number else b"") + match.model_dump_json().encode()
    yield b"]}"
