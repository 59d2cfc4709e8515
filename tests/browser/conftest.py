"""What every browser test needs: Chromium, a served app, pages on devices, a trace of failures."""

import re
from collections import defaultdict
from collections.abc import Generator, Iterator, Mapping
from contextlib import ExitStack
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, Request, expect, sync_playwright

from tests.browser import chromium as browser
from tests.browser.devices import DEVICES, OpenPage, drawn, emptied
from tests.browser.entry_page import Opened, opener
from tests.browser.serving import ROOT, Demos, Serve, Server
from tests.browser.table import Table

SHOTS = Path(__file__).parent / "shots"
LONGEST = (
    *("kill", "access", "play", "ask", "match", "look"),
    *("never_lost", "two_browsers", "corrections"),
)
servers = pytest.StashKey[list[Server]]()
pages = pytest.StashKey[list[Page]]()
expect.set_options(timeout=15_000)  # a net, not a measure: a busy machine is not a bug


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One Chromium for all tests; every page has a profile of its own in it."""
    with sync_playwright() as playwright:
        path = browser.find(playwright)
        if path is None:
            pytest.skip("no Chromium here: `make browser` brings one")
        with playwright.chromium.launch(executable_path=path, args=browser.args()) as launched:
            yield launched


@pytest.fixture
def serve(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Serve]:
    """`serve()` starts the app on an empty database, `serve(script, env=…)` another or otherwise.

    All servers of one test share the database unless `env` says otherwise. They end with the test.
    """
    running = request.node.stash.setdefault(servers, [])
    with ExitStack() as until_the_end:

        def start(script: Path = ROOT / "app.py", env: Mapping[str, str] = {}) -> Server:
            server = until_the_end.enter_context(Server(script, tmp_path, env))
            running.append(server)
            return server

        yield start


@pytest.fixture(scope="session")
def demos(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demos]:
    """`demos("grid")` is grid_demo.py, served once for all tests."""
    with ExitStack() as until_the_end:

        @cache
        def served(name: str) -> Server:
            script = Path(__file__).with_name(f"{name}_demo.py")
            return until_the_end.enter_context(Server(script, tmp_path_factory.mktemp(name)))

        yield served


@pytest.fixture
def entry(demos: Demos, open_page: OpenPage) -> Opened:
    return opener(demos("entry"), open_page)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with Table(tmp_path_factory.mktemp("table")) as table:
        yield table


@pytest.fixture
def table(request: pytest.FixtureRequest, tables: Table) -> Iterator[Table]:
    """One app for all tests of a file: each begins matches of its own, all share the roster.

    A test fails if the app has raised anything meanwhile, also where nobody looked.
    """
    request.node.stash.setdefault(servers, []).append(tables.server)
    before = len(tables.server.log.read_text())
    yield tables
    said = tables.server.log.read_text()[before:]
    # A page may be closed while the server still greets it: Starlette complains, and nobody else.
    gone = said.count("starlette.websockets.WebSocketDisconnected: ")
    assert said.count("Traceback (most recent call last)") == gone, said


Idle = dict[str, list[Page]]


@pytest.fixture(scope="module")
def idle(chromium: Browser) -> Iterator[Idle]:
    """Blank pages that tests of this file have left, by their kind.

    A second page in the same process costs a third of the first: nothing is compiled anew.
    """
    left: Idle = defaultdict(list)
    yield left
    for page in chain(*left.values()):
        page.context.close()


@pytest.fixture
def open_page(request: pytest.FixtureRequest, chromium: Browser, idle: Idle) -> Iterator[OpenPage]:
    """`open_page(url, "phone")` opens it in an empty profile and waits until it has been drawn.

    A page that asked anything of another machine fails its test: the app works without a network.
    """
    opened = request.node.stash.setdefault(pages, [])
    used: list[tuple[Page, str]] = []
    strays: list[str] = []

    def note_stray(asked: Request) -> None:
        if not re.match(r"(https?|wss?)://127\.0\.0\.1[:/]|data:|blob:", asked.url):
            strays.append(asked.url)

    def open_one(
        url: str,
        device: str = "tablet",
        *,
        locale: str = "en-GB",
        color_scheme: Literal["light", "dark"] = "light",
        **more: Any,
    ) -> Page:
        options = {**DEVICES[device], **more, "locale": locale, "color_scheme": color_scheme}
        kind = repr(options)
        page = idle[kind].pop() if idle[kind] else chromium.new_context(**options).new_page()
        used.append((page, kind))
        opened.append(page)
        page.context.on("request", note_stray)
        page.set_viewport_size(options["viewport"])
        page.goto(url)
        drawn(page)
        return page

    yield open_one
    for page, kind in used:
        if not page.is_closed():
            page.context.remove_listener("request", note_stray)
            emptied(page)
            idle[kind].append(page)
    assert not strays, f"the page asked elsewhere: {strays}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests last: they are slow, and Playwright keeps an event loop in the main thread.

    On a busy machine a tap may fall on what is just moving: such a test is repeated once, and
    named at the end. What fails twice has failed.
    """
    items.sort(key=place)
    for item in items:
        if place(item):
            item.add_marker(pytest.mark.flaky(reruns=1))


def place(item: pytest.Item) -> int:
    """0 for what needs no browser, then the longest files, so that all workers end together."""
    if Path(__file__).parent not in item.path.parents:
        return 0
    name = item.path.stem.removeprefix("test_")
    return LONGEST.index(name) + 1 if name in LONGEST else len(LONGEST) + 1


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failed test leaves pictures of its pages, which end with it, and shows what its servers
    wrote."""
    report = yield
    if report.failed and report.when == "call":
        opened: list[Page] = item.stash.get(pages, [])
        for number, page in enumerate(opened):
            SHOTS.mkdir(exist_ok=True)
            shot = SHOTS / f"{re.sub(r'[^a-z0-9]+', '-', item.name.lower())}-{number}.png"
            if not page.is_closed():
                page.screenshot(path=shot)
                report.sections.append(("picture", str(shot.relative_to(ROOT))))
                page.context.close()
        for server in item.stash.get(servers, []):
            report.sections.append((f"server {server.url}", server.log.read_text()))
    return report
