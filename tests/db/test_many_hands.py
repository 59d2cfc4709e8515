"""The database that is made for measuring says what its logs say."""

from pathlib import Path

import pytest

from benchmarks import many_hands
from db import histories, open_store, tallies, upkeep
from db.engine import connect
from db.scope import Scope


def test_many_hands_agree_with_their_logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_hands, "PATTERNS", 3)
    url = f"sqlite:///{tmp_path / 'many.db'}"
    matches = many_hands.fill(url, 60, people=6)
    assert upkeep.check(connect(url)) == []
    store = open_store(url)
    assert store.ask(tallies.races, Scope())["matches"] == matches
    assert store.ask(tallies.races, Scope())["hands"] >= 60
    nights = store.ask(histories.nights, Scope(), 0)
    assert sum(row["matches"] for row in nights) == matches
    store.close()
