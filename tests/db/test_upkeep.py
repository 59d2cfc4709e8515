"""`python -m db check` and `python -m db rebuild`."""

import sys
from collections.abc import Callable

import pytest
from sqlalchemy import text

from db import open_store
from db.__main__ import main
from db.engine import connect, writing
from referee.events import Struck
from tests.db.tables import HAND, begun, record

Run = Callable[[str], tuple[int, str]]


@pytest.fixture
def id(url: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """One of two matches in the database that the command works on."""
    monkeypatch.setenv("DATABASE_URL", url)
    store = open_store()
    begun(store, prefix="Other")
    id = begun(store)
    record(store, id, HAND, HAND, Struck(1, "misdeal"))
    store.close()
    return id


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def command(what: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["db", what])
        code = main()
        printed = capsys.readouterr()
        return code, printed.out + printed.err

    return command


def change(url: str, statement: str, **values: object) -> None:
    """As somebody with another program would."""
    engine = connect(url)
    with writing(engine) as connection:
        connection.execute(text(statement), values)
    engine.dispose()


@pytest.mark.usefixtures("id")
def test_a_sound_database_is_said_to_be_sound(run: Run) -> None:
    code, said = run("check")
    assert code == 0
    assert "agree in all matches (2)" in said


@pytest.mark.parametrize(
    ("statement", "table"),
    [
        ("UPDATE hand_result SET points = points + 1 WHERE match_id = :id", "hand_result"),
        ("DELETE FROM hand_result WHERE match_id = :id AND number = 2", "hand_result"),
        ("UPDATE seat_standing SET won = 1 WHERE match_id = :id AND seat = 2", "seat_standing"),
        ("DELETE FROM standing WHERE match_id = :id", "standing"),
        ("UPDATE standing SET changed_at = started_at WHERE match_id = :id", "standing"),
    ],
)
def test_a_read_model_that_differs_is_named_and_made_anew(
    id: str, url: str, run: Run, statement: str, table: str
) -> None:
    change(url, statement, id=id)
    code, said = run("check")
    assert code == 1
    assert said.splitlines()[0] == f"match {id}: log and read model differ in {table}"
    assert len(said.splitlines()) == 2
    assert run("rebuild") == (0, "Read model made anew: 2 of 2 matches.\n")
    assert run("check")[0] == 0


def test_the_next_save_mends_what_it_writes(id: str, url: str, run: Run) -> None:
    change(url, "DELETE FROM standing WHERE match_id = :id", id=id)
    store = open_store()
    record(store, id, HAND)
    store.close()
    assert run("check")[0] == 0


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ("UPDATE entry SET line = 'hand of god' WHERE match_id = :id AND seq = 2", "passed over"),
        ("DELETE FROM entry WHERE match_id = :id AND seq = 1", "entries are missing"),
    ],
)
def test_a_damaged_entry_is_named(id: str, url: str, run: Run, statement: str, fault: str) -> None:
    change(url, statement, id=id)
    code, said = run("check")
    assert code == 1
    assert f"match {id}:" in said
    assert fault in said


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ("UPDATE entry SET line = 'once upon a time' WHERE match_id = :id AND seq = 0", "replayed"),
        ("DELETE FROM entry WHERE match_id = :id", "no log"),
    ],
)
def test_a_match_that_cannot_be_replayed_is_named_and_the_others_made_anew(
    id: str, url: str, run: Run, statement: str, fault: str
) -> None:
    change(url, statement, id=id)
    for command in ("check", "rebuild"):
        code, said = run(command)
        assert code == 1
        assert f"match {id}:" in said
        assert fault in said
    assert "1 of 2 matches" in said
    store = open_store()
    assert len(store.running()) == 1
    store.close()


def test_a_database_that_cannot_be_used_is_said_to_be_so(id: str, url: str, run: Run) -> None:
    change(url, "UPDATE alembic_version SET version_num = '9999'")
    for command in ("check", "rebuild"):
        code, said = run(command)
        assert code == 1
        assert "newer" in said
