"""A database that cannot be used: a screen that says so and how to go on, and no harm done."""

import sqlite3
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

import db
from pages.parts import session
from pages.parts.say import LANGUAGES
from tests.pages.conftest import OpenApp
from tests.pages.tables import filled, play


def heading(app: AppTest) -> str:
    assert not app.exception
    return app.title[0].value


def closed(store: db.Store, url: str) -> Path:
    """The file, with nobody holding it."""
    store.close()
    return Path(url.removeprefix("sqlite:///"))


def test_a_newer_database_is_left_alone(app: OpenApp, store: db.Store, url: str) -> None:
    file = closed(store, url)
    with sqlite3.connect(file) as raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    raw.close()
    before = file.read_bytes()
    shown = app()
    assert heading(shown) == "These matches were written by a newer version of the app"
    assert file.read_bytes() == before


def test_what_is_no_database_is_left_alone(app: OpenApp, url: str) -> None:
    file = Path(url.removeprefix("sqlite:///"))
    file.write_text("Shopping: milk, crisps, a second deck of cards. " * 100)
    before = file.read_bytes()
    assert heading(app()) == "This file is not a score sheet"
    assert file.read_bytes() == before


def test_a_database_in_no_reachable_place_says_so(
    app: OpenApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}")
    assert heading(app()) == "The database cannot be reached"


def test_a_read_only_database_says_so(
    app: OpenApp, store: db.Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = closed(store, url)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///file:{file}?mode=ro&uri=true")
    assert heading(app()) == "The database cannot be written"


def test_a_locked_database_can_be_used_once_it_is_free(
    app: OpenApp, store: db.Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(store, ["Ada", "Bo"])
    file = closed(store, url)
    monkeypatch.setenv("DATABASE_URL", f"{url}?timeout=0.1")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    shown = app()
    assert heading(shown) == "Another program is holding the database"
    assert filled(shown) == ["Try again"]
    other.execute("ROLLBACK")
    other.close()
    shown.button(key="trouble-again").click().run()
    assert filled(shown) == ["Resume · hand 1"]


def test_trouble_in_the_middle_leaves_no_half_page_and_loses_no_choice(
    app: OpenApp, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"{url}?timeout=0.1")
    new = app("new_match")
    for name in ("Ada", "Bo"):
        new.text_input(key="new-name").input(name).run()
    other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    new.button(key="new-start").click().run()
    assert heading(new) == "Another program is holding the database"
    assert [button.key for button in new.button] == ["trouble-again"]
    other.execute("ROLLBACK")
    other.close()
    new.button(key="trouble-again").click().run()
    assert filled(new) == ["Start · 2 players, Ada deals"]
    new.button(key="new-start").click().run()
    assert len(session.store().running()) == 1


def test_trouble_in_a_callback_is_shown_in_place_of_the_page(app: OpenApp) -> None:
    def page() -> None:
        import streamlit as st

        import db
        from pages.parts import trouble

        def save() -> None:
            with trouble.noting():
                raise db.StoreTrouble("full", "database or disk is full")

        def draw() -> None:
            st.button("Save", on_click=save)

        trouble.guarded(draw)

    shown = AppTest.from_function(page).run()
    shown.button[0].click().run()
    assert heading(shown) == "The disk is full"
    assert filled(shown) == ["Try again"]


KINDS = ("newer", "locked", "read-only", "full", "not-a-database", "unreachable")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trouble_has_words_and_names_the_file_but_no_password(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def page(kind: str) -> None:
        import db
        from pages.parts import trouble

        trouble.show(db.StoreTrouble(kind, "what SQLite said"))  # type: ignore[arg-type]

    monkeypatch.setenv("DATABASE_URL", "postgresql://uno:secret@example.org/scores")
    headings = set()
    for kind in KINDS:
        screen = AppTest.from_function(page, kwargs={"kind": kind})
        screen.session_state["language"] = language
        headings.add(heading(screen.run()))
        shown = " ".join(code.value for code in screen.code)
        assert "example.org/scores" in shown
        assert "what SQLite said" in shown
        assert "secret" not in shown
    assert len(headings) == len(KINDS)
