"""A trial that goes on by itself, while whoever began it looks at other things.

It belongs to this process, not to a session: whoever asks for the same trial finds it, after a
reload or on another device, and since the same trial gives the same result, a finished one stays.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from enum import StrEnum
from threading import Event, Lock, Thread
from time import monotonic

from stats.lab.engine import EngineError, engine
from stats.lab.outcome import Outcome, outcome
from stats.lab.trial import Piece, Trial

KEPT = 32
"""Trials that are over and can still be looked at."""
UNSEEN = 1_800
"""Seconds after which a trial that nobody looks at is given up: a cluster may have nobody who
plays, and would be waited for without end."""


class State(StrEnum):
    STARTING = "starting"
    PLAYING = "playing"
    DONE = "done"
    CANCELLED = "cancelled"
    UNREACHABLE = "unreachable"
    LOST = "lost"
    """The engine answered, and then no more."""


@dataclass
class Progress:
    state: State = State.STARTING
    hands: int = 0
    cores: int = 0
    began: float = 0.0
    seen: float = field(default_factory=monotonic)
    outcome: Outcome | None = None


class Job:
    def __init__(self, trial: Trial, address: str | None = None) -> None:
        self.trial = trial
        self.address = address
        self._stop = Event()
        self._progress = Progress()
        about = (trial, address, self._progress, self._stop)
        self._thread = Thread(target=_follow, args=about, name="lab", daemon=True)
        self._thread.start()

    @property
    def state(self) -> State:
        under_way = self._progress.state in (State.STARTING, State.PLAYING)
        return State.CANCELLED if self._stop.is_set() and under_way else self._progress.state

    @property
    def under_way(self) -> bool:
        return self.state in (State.STARTING, State.PLAYING)

    @property
    def hands(self) -> int:
        """Of each set, so far."""
        return self._progress.hands

    @property
    def cores(self) -> int:
        return self._progress.cores

    @property
    def seconds_left(self) -> float | None:
        """At the pace so far, once there is one."""
        if not self.hands:
            return None
        took = monotonic() - self._progress.began
        return took * (self.trial.hands - self.hands) / self.hands

    @property
    def outcome(self) -> Outcome | None:
        return self._progress.outcome

    def seen(self) -> None:
        """Somebody looks at it."""
        self._progress.seen = monotonic()

    def cancel(self) -> None:
        self._stop.set()

    def wait(self, seconds: float) -> None:
        self._thread.join(seconds)


_JOBS: dict[Trial, Job] = {}
"""The one that was begun last comes last."""
_BEGINNING = Lock()


def begin(trial: Trial, address: str | None = None) -> Job:
    """The one that is under way or done, however often it is begun; else one of its own."""
    with _BEGINNING:
        job = _JOBS.pop(trial, None)
        if job is None or not (job.under_way or job.outcome):
            job = Job(trial, address)
        over = [known for known, it in _JOBS.items() if not it.under_way]
        for known in over[: len(over) - KEPT + 1]:
            del _JOBS[known]
        _JOBS[trial] = job
        return job


def find(trial: Trial) -> Job | None:
    """As somebody who looks at it."""
    job = _JOBS.get(trial)
    if job:
        job.seen()
    return job


def newest() -> Trial | None:
    """Of those under way, the one that was begun last."""
    return next((trial for trial, it in reversed(tuple(_JOBS.items())) if it.under_way), None)


def _follow(trial: Trial, address: str | None, progress: Progress, stop: Event) -> None:
    def stopped() -> bool:
        if monotonic() - progress.seen > UNSEEN:
            stop.set()
        return stop.is_set()

    try:
        found = engine(address)
        progress.cores, progress.began = found.cores, monotonic()
        progress.state = State.PLAYING
        pieces: dict[int, Piece] = {}
        for number, piece in found.play(trial, stopped):
            pieces[number] = piece
            progress.cores = progress.cores or found.cores
            progress.hands += len(trial.of(number))
        if not stop.is_set():
            progress.outcome = outcome(trial, [pieces[number] for number in range(trial.pieces)])
            progress.state = State.DONE
    except EngineError:
        lost = progress.state is State.PLAYING
        progress.state = State.LOST if lost else State.UNREACHABLE
    except Exception:  # of any kind a cluster may have: nobody must wait for it for ever
        logging.getLogger(__name__).exception("a trial failed")
        progress.state = State.LOST
