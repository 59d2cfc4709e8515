"""Forty sessions watch one match while hands are saved: how soon does each see a new total?

    python -m benchmarks.watchers

Sessions are websockets that speak Streamlit's own messages, so that 40 browsers need not run here;
each asks for the length of the log and then for the page, as a browser would. Only this machine is
called, for half a minute.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
import time
from pathlib import Path
from random import Random
from urllib.request import urlopen

import websockets
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

import db
from benchmarks.served import any_hand, filled, median, p95
from pages.parts import following
from tests.browser.serving import ROOT, Server

SESSIONS = 40
HANDS = 20
PAUSE = 1.0
TOTALS = re.compile(r'class="total">(\d+)')


class Watcher:
    """One viewing device: it looks every second and notes when totals change."""

    def __init__(self) -> None:
        self.seen: dict[tuple[str, ...], float] = {}
        self.page = ""

    async def run(self, url: str, match: str) -> None:
        address = url.replace("http", "ws") + "/_stcore/stream"
        async with websockets.connect(
            address, subprotocols=["streamlit"], max_size=None, origin=url
        ) as socket:
            await socket.send(_run(f"match={match}"))
            looking = asyncio.create_task(self._look(socket, url, match))
            try:
                async for raw in socket:
                    message = ForwardMsg()
                    message.ParseFromString(raw)
                    kind = message.WhichOneof("type")
                    if kind == "navigation":
                        self.page = message.navigation.page_script_hash
                    elif kind == "delta":
                        self._note(message)
            finally:
                looking.cancel()

    async def _look(self, socket: websockets.ClientConnection, url: str, match: str) -> None:
        seen = 1
        while True:
            await asyncio.sleep(following.PACE)
            now = await asyncio.to_thread(_length, url, match)
            if now != seen:
                seen = now
                await socket.send(_run(f"match={match}", self.page))

    def _note(self, message: ForwardMsg) -> None:
        element = message.delta.new_element
        if element.WhichOneof("type") == "html":
            totals = tuple(TOTALS.findall(element.html.body))
            if totals:
                self.seen.setdefault(totals, time.perf_counter())


def _length(url: str, match: str) -> int:
    with urlopen(f"{url}/changes/{match}") as answer:
        return int(answer.read().split()[0])


def _run(query: str, page: str = "") -> bytes:
    message = BackMsg()
    asked = message.rerun_script
    asked.query_string = query
    if page:
        asked.page_script_hash = page
    else:
        asked.page_name = "match"
    return bytes(message.SerializeToString())


async def watched(server: Server, url: str, match: str) -> tuple[list[float], list[float]]:
    """Seconds each save took, and each session needed to see it."""
    watchers = [Watcher() for _ in range(SESSIONS)]
    tasks = [asyncio.create_task(watcher.run(server.url, match)) for watcher in watchers]
    await asyncio.sleep(6)
    store, chance = db.open_store(url), Random(2)
    saves, followed = [], []
    for length in range(1, HANDS + 1):
        begun = time.perf_counter()
        loaded = await asyncio.to_thread(store.record, match, any_hand(chance), after=length)
        saved = time.perf_counter()
        saves.append(saved - begun)
        totals = tuple(map(str, loaded.match.standings.totals))
        await asyncio.sleep(PAUSE + 2.5)
        followed += [watcher.seen.get(totals, saved + 60) - saved for watcher in watchers]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return saves, followed


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        match = filled(Path(folder), 1)
        with Server(ROOT / "app.py", Path(folder)) as server:
            url = f"sqlite:///{Path(folder) / 'uno.db'}"
            saves, followed = asyncio.run(watched(server, url, match))
    print(f"{SESSIONS} sessions, {HANDS} hands")
    print(f"save     median {median(saves) * 1e3:.1f} ms  p95 {p95(saves) * 1e3:.1f} ms")
    print(f"follow   median {median(followed):.2f} s  p95 {p95(followed):.2f} s")


if __name__ == "__main__":
    main()
