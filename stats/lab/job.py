"""A trial that goes on by itself, while whoever began it looks at other things."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from enum import StrEnum
from threading import Event, Thread
from time import monotonic

from stats.lab.engine import EngineError, engine
from stats.lab.outcome import Outcome, outcome
from stats.lab.trial import Piece, Trial


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
    outcome: Outcome | None = None


class Job:
    """It is given up once nobody holds it any more."""

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

    def cancel(self) -> None:
        self._stop.set()

    def wait(self, seconds: float) -> None:
        self._thread.join(seconds)

    def __del__(self) -> None:
        self.cancel()


def _follow(trial: Trial, address: str | None, progress: Progress, stop: Event) -> None:
    try:
        found = engine(address)
        progress.cores, progress.began = found.cores, monotonic()
        progress.state = State.PLAYING
        pieces: dict[int, Piece] = {}
        for number, piece in found.play(trial, stop):
            pieces[number] = piece
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
