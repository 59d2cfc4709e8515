"""Where hands are played: on all cores of this computer, or on a Dask cluster that is there.

Dask is imported with the first trial, by the thread that waits for it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from threading import Lock
from time import sleep
from typing import TYPE_CHECKING
from zipfile import ZipFile

from stats.lab.trial import Piece, Trial, play

if TYPE_CHECKING:
    from distributed import Client

ROOT = Path(__file__).parents[2]
CODE = ("referee/**/*.py", "stats/__init__.py", "stats/lab/__init__.py", "stats/lab/trial.py")
"""What a computer needs to play hands."""
PATIENCE = 4
"""Seconds for a scheduler to answer."""
PAUSE = 0.02
"""Seconds between two looks for what is done."""
AHEAD = 2
"""Pieces a core under way: none is ever idle, and several trials get their turns."""


class EngineError(Exception):
    """Nobody answers at that address, or not any more."""


def scheduler() -> str | None:
    """The cluster that this app is set up to use, UNO_LAB_SCHEDULER; none for this computer."""
    return os.environ.get("UNO_LAB_SCHEDULER") or None


class Engine:
    def __init__(self, address: str | None = None, cores: int | None = None) -> None:
        """Raises EngineError. Without an address, so many cores of this computer, or all."""
        self._own = None if address else _started(cores)
        try:
            self._client = _client(address or self._own_address())
        except EngineError:
            self._end()
            raise
        if address:
            _bring_code(self._client)

    @property
    def running(self) -> bool:
        return bool(self._client.status == "running")

    @property
    def cores(self) -> int:
        return sum(self._client.ncores().values())

    def play(self, trial: Trial, stopped: Callable[[], bool]) -> Iterator[tuple[int, Piece]]:
        """The pieces with their numbers as they are done; raises EngineError."""
        from distributed import as_completed
        from distributed.client import FutureCancelledError

        numbers = {}
        coming = iter(range(trial.pieces))
        under_way = as_completed(loop=self._client.loop)

        def begin(count: int) -> None:
            for number in islice(coming, count):
                future = self._client.submit(play, trial, number, pure=False)
                numbers[future.key] = number
                under_way.add(future)

        try:
            begin(AHEAD * max(1, self.cores))
            while under_way.count() and not stopped():
                if not under_way.has_ready():
                    sleep(PAUSE)
                    continue
                future = next(under_way)
                yield numbers[future.key], future.result()
                begin(1)
        except (OSError, FutureCancelledError) as error:
            raise EngineError(str(error)) from error
        finally:
            under_way.clear()  # what nobody waits for any more is given up

    def close(self) -> None:
        self._client.close()
        self._end()

    def _own_address(self) -> str:
        assert self._own is not None
        assert self._own.stdout is not None
        said = self._own.stdout.readline().strip()
        if not said:
            raise EngineError("no process could be started")
        return said

    def _end(self) -> None:
        if self._own is not None:
            self._own.communicate()  # its input is closed, and so it ends


def _started(cores: int | None) -> subprocess.Popen[str]:
    """It ends with this process, however that ends: nobody holds its input open any more."""
    command = [sys.executable, "-m", "stats.lab.machine", *([str(cores)] if cores else [])]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)


def _client(address: str) -> Client:
    from distributed import Client

    try:
        return Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise EngineError(str(error)) from error


def _bring_code(client: Client) -> None:
    """The rules as they are here, for a cluster that has never heard of them."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "uno-lab.zip"
        with ZipFile(file, "w") as code:
            for path in sorted(path for it in CODE for path in ROOT.glob(it)):
                code.write(path, path.relative_to(ROOT))
        client.upload_file(str(file))


_OPEN: dict[str | None, Engine] = {}
_OPENING = Lock()


def engine(address: str | None = None) -> Engine:
    """One for each address, made for the first who asks and kept; raises EngineError."""
    with _OPENING:
        found = _OPEN.get(address)
        if found is None or not found.running:
            found = _OPEN[address] = Engine(address)
        return found
