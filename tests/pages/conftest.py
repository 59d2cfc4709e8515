"""The app on a database of its own, driven without a browser."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import streamlit as st
from markupsafe import Markup
from streamlit.components.v2 import manifest_scanner
from streamlit.testing.v1 import AppTest

import db
from pages.parts import session
from stats.looks import COLOURS, SYMBOLS

APP = Path(__file__).parents[2] / "app.py"


@pytest.fixture(autouse=True, scope="session")
def installed_packages_are_read_once() -> Iterator[None]:
    """Every AppTest looks through all of them for components: half of what a test would take."""
    found = manifest_scanner.scan_component_manifests()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(manifest_scanner, "scan_component_manifests", lambda: found)
        yield


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of the app's database, which is not there yet."""
    address = f"sqlite:///{tmp_path / 'scores.db'}"
    monkeypatch.setenv("DATABASE_URL", address)
    session.store.clear()
    yield address
    session.store.clear()


@pytest.fixture
def store(url: str) -> Iterator[db.Store]:
    """The same database as another device would see it."""
    opened = db.open_store(url, colours=COLOURS, symbols=SYMBOLS)
    yield opened
    opened.close()


OpenApp = Callable[..., AppTest]


@pytest.fixture
def app(url: str) -> OpenApp:
    """`app()` opens Home, `app("players", "it")` another page in Italian, each in a new session."""

    def start(page: str = "home", language: str = "en") -> AppTest:
        opened = AppTest.from_file(APP, default_timeout=30)
        opened.session_state["language"] = language
        opened.run()
        return opened if page == "home" else opened.switch_page(f"pages/{page}.py").run()

    return start


class Live:
    """What is drawn as HTML that can be tapped, and a tap on it, which only a browser could do."""

    def __init__(self) -> None:
        self.html = ""
        self._tapped: str | None = None
        self._heard: str | None = None

    def mount(self, html: Markup, *, key: str, on_tap: Callable[[], None]) -> SimpleNamespace:
        """A browser's tap is heard before the page is drawn, so it is drawn once more."""
        self.html = str(html)
        if self._tapped:
            st.session_state[key] = SimpleNamespace(tap=self._tapped)
            self._tapped, self._heard = None, self._tapped
            on_tap()
            st.rerun()
        heard, self._heard = self._heard, None
        return SimpleNamespace(tap=heard)

    def ways(self) -> dict[str, str]:
        """What can be tapped there: the first word of it, and all of it."""
        return {it.split()[0]: it for it in re.findall(r'data-tap="([^"]*)"', self.html)}

    def tap(self, page: AppTest, way: str) -> None:
        self._tapped = self.ways()[way]
        page.run()
        assert not page.exception


@pytest.fixture
def live(monkeypatch: pytest.MonkeyPatch) -> Live:
    tapped = Live()
    monkeypatch.setattr("pages.parts.live.mount", tapped.mount)
    return tapped
