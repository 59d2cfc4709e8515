"""Two devices on one match: each save is there exactly once, whoever was faster."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Barrier

from db import Stale, Store, open_store, schema
from db.engine import connect
from db.upkeep import check
from referee.events import Ended
from referee.notation import write
from referee.replay import replay
from tests.db.tables import FLIP, HAND, begun

THREADS, EACH = 2, 8


def together(tasks: list[Callable[[], object]]) -> None:
    """Runs all at the same moment; raises what any of them raised."""
    start = Barrier(len(tasks))

    def run(task: Callable[[], object]) -> None:
        start.wait()
        task()

    with ThreadPoolExecutor(len(tasks)) as pool:
        for done in [pool.submit(run, task) for task in tasks]:
            done.result()


def save(store: Store, id: str, hand: Ended, token: str, after: int) -> int:
    """As a page does: whoever is told that somebody was faster looks, and saves again."""
    while True:
        try:
            return store.record(id, hand, after=after, token=token).match.length
        except Stale as stale:
            after = stale.loaded.match.length


def test_every_save_of_two_devices_is_there_exactly_once(url: str) -> None:
    devices = [open_store(url), open_store(url)]
    id = begun(devices[0])
    acknowledged: list[str] = []

    def play(device: Store, name: str) -> None:
        after = 1
        for number in range(EACH):
            token = f"{name}-{number}"
            after = save(device, id, HAND, token, after)
            acknowledged.append(token)

    together(
        [
            lambda device=device, name=f"{number}.{thread}": play(device, name)  # type: ignore[misc]
            for number, device in enumerate(devices)
            for thread in range(THREADS)
        ]
    )
    hands = len(devices) * THREADS * EACH
    for device in devices:
        loaded = device.load(id)
        assert loaded.match == replay([entry.line for entry in loaded.entries])
        assert [entry.line for entry in loaded.entries[1:]] == [write(HAND)] * hands
        device.close()
    engine = connect(url)
    with engine.connect() as connection:
        written = connection.exec_driver_sql("SELECT token FROM entry WHERE seq > 0").scalars()
        assert sorted(written) == sorted(acknowledged)
    assert check(engine) == []
    engine.dispose()


def test_a_double_tap_from_two_threads_is_saved_once(url: str) -> None:
    store = open_store(url)
    id = begun(store)
    for number in range(5):
        after = store.length(id)
        tap = lambda: store.record(id, HAND, after=after, token=str(number))  # noqa: B023, E731
        together([tap, tap])
        assert store.length(id) == after + 1
    store.close()


def test_a_reader_sees_whole_saves_only(url: str) -> None:
    store, viewer = open_store(url), open_store(url)
    id = begun(store, replace(FLIP, target=5000))

    def watch() -> None:
        seen = 0
        while seen <= EACH:
            (listed,) = viewer.running()
            assert listed.totals[0] == 70 * listed.hands
            assert viewer.load(id).match.length >= listed.hands + 1 >= seen
            seen = max(seen, viewer.length(id))

    def play() -> None:
        for number in range(EACH):
            store.record(id, HAND, after=1 + number)

    together([watch, play])
    for each in (store, viewer):
        each.close()


def test_two_starts_at_once_make_one_database(url: str) -> None:
    def start() -> None:
        engine = connect(url)
        schema.prepare(engine)
        engine.dispose()

    together([start, start, start])
    store = open_store(url)
    begun(store)
    store.close()
