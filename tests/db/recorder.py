"""Records hands and says the number of each once it is saved, until it is killed.

For each number on standard input a new process goes on from that hand. One that was saved but
not said any more is so sent again, as a page does that has lost its server.
"""

from __future__ import annotations

import os
import sys

from db import open_store
from tests.db.tables import HAND

MOST = 1000
"""Hands, if nobody kills it."""


def say(line: object) -> None:
    os.write(1, f"{line}\n".encode())


def record_from(number: int, url: str, id: str) -> None:
    say(os.getpid())
    store = open_store(url)
    after = store.length(id)
    for hand in range(number, number + MOST):
        after = store.record(id, HAND, after=after, token=str(hand)).match.length
        say(hand)


def main(url: str, id: str) -> None:
    for line in sys.stdin:
        # A fork has everything imported, so that a round takes milliseconds.
        child = os.fork()
        if not child:
            record_from(int(line), url, id)
            return
        os.waitpid(child, 0)
        say("gone")


if __name__ == "__main__":
    main(*sys.argv[1:])
