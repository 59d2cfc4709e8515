"""The app on a database of its own, driven without a browser."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

import db
from pages.parts import session
from stats.looks import COLOURS, SYMBOLS

APP = Path(__file__).parents[2] / "app.py"


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
