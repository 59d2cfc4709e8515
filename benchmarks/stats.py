"""The statistics of many hands, beside a bare SQL aggregate over the same rows.

python -m benchmarks.stats [HANDS]

Every view is opened first in a process that has shown nothing of it (what the app imports ahead of
the first chart is imported), then again with nothing changed. No browser takes part.
"""

from __future__ import annotations

import json
import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from time import perf_counter, process_time

from benchmarks.many_hands import fill

ROOT = Path(__file__).parents[1]
VIEWS = ("group", "player", "match")
BARE = """SELECT player_id, count(*), sum(won), sum(points), sum(value), max(value), sum(cards)
          FROM hand_result JOIN seat USING (match_id, seat) WHERE NOT struck GROUP BY player_id"""


def bare(file: Path) -> tuple[float, float]:
    """Seconds by the clock and of the processor: on a machine that does more, they differ."""
    with closing(sqlite3.connect(file)) as raw:
        started = perf_counter(), process_time()
        raw.execute(BARE).fetchall()
        return perf_counter() - started[0], process_time() - started[1]


def opened(view: str) -> dict[str, float]:
    """In a process of its own: seconds of the first and the best later opening, and megabytes."""
    from streamlit.testing.v1 import AppTest

    from pages.parts import warm

    app = AppTest.from_file(ROOT / "app.py", default_timeout=120)
    app.session_state["stats-view"] = view
    app.session_state["stats-game"] = app.session_state["stats-scoring"] = ""
    app.run()
    warm._settle()
    started = perf_counter(), process_time()
    app.switch_page("pages/stats.py").run()
    cold, busy = perf_counter() - started[0], process_time() - started[1]
    assert not app.exception, [it.message for it in app.exception]
    again = []
    for _ in range(5):
        started = perf_counter()
        app.run()
        again.append(perf_counter() - started)
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {"cold": cold, "busy": busy, "warm": min(again), "megabytes": megabytes}


def measured(file: Path, view: str) -> dict[str, float]:
    env = os.environ | {"DATABASE_URL": f"sqlite:///{file}"}
    found = subprocess.run(
        [sys.executable, "-m", "benchmarks.stats", "--view", view],
        env=env, cwd=ROOT, check=True, capture_output=True, text=True,
    )  # fmt: skip
    told: dict[str, float] = json.loads(found.stdout.splitlines()[-1])
    return told


def main(hands: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for size in (hands // 4, hands):
            file = Path(folder) / f"{size}.db"
            matches = fill(f"sqlite:///{file}", size)
            report(file, f"{size:,} hands of 4 in {matches:,} matches")


def report(file: Path, name: str) -> None:
    yardstick, busy = (min(times) for times in zip(*(bare(file) for _ in range(3)), strict=True))
    print(f"{name}: bare aggregate {1000 * yardstick:.0f} ms, processor {1000 * busy:.0f} ms")
    for view in VIEWS:
        it = measured(file, view)
        print(
            f"  {view:7} cold {1000 * it['cold']:5.0f} ms"
            f"  processor {1000 * it['busy']:5.0f} ms ({it['busy'] / busy:4.1f} times)"
            f"  warm {1000 * it['warm']:4.0f} ms  {it['megabytes']:.0f} MB"
        )


if __name__ == "__main__":
    if sys.argv[1:2] == ["--view"]:
        print(json.dumps(opened(sys.argv[2])))
    elif sys.argv[1:2] == ["--file"]:
        report(Path(sys.argv[2]), sys.argv[2])
    else:
        main(int(sys.argv[1]) if sys.argv[1:] else 100_000)
