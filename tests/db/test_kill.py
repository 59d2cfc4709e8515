"""A server killed at any moment loses no hand that it said was saved, and saves none twice."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from db import open_store, schema
from db.engine import connect
from db.upkeep import check
from tests.db.tables import begun

ROUNDS = 15
ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the recorder forks, which needs POSIX")
def test_every_hand_said_to_be_saved_outlives_a_kill_exactly_once(url: str) -> None:
    chance = random.Random(20)
    store = open_store(url)
    id = begun(store)
    store.close()
    recorder = subprocess.Popen(
        [sys.executable, "-m", "tests.db.recorder", url, id],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert recorder.stdin
    assert recorder.stdout
    tell, hear = recorder.stdin, recorder.stdout
    said: list[int] = []
    for _ in range(ROUNDS):
        tell.write(f"{len(said)}\n")
        tell.flush()
        child = int(hear.readline())
        for _ in range(chance.randint(0, 6)):
            said.append(int(hear.readline()))
        time.sleep(chance.uniform(0, 0.02))  # any moment of a save, not just after it was said
        os.kill(child, signal.SIGKILL)
        said += map(int, iter(lambda: hear.readline().strip(), "gone"))
    tell.close()
    recorder.wait()
    assert said == list(range(len(said)))
    assert len(said) > ROUNDS

    engine = connect(url)
    schema.prepare(engine)
    assert check(engine) == []
    with engine.connect() as connection:
        tokens = connection.exec_driver_sql("SELECT token FROM entry WHERE seq > 0 ORDER BY seq")
        saved = [int(token) for token in tokens.scalars()]
    engine.dispose()
    assert saved[: len(said)] == said
    assert saved[len(said) :] in ([], [len(said)])  # at most one saved but not said
