"""Stores to test with: one in memory, one in a file of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from db import Store, open_store


@pytest.fixture
def store() -> Iterator[Store]:
    opened = open_store("sqlite://", colours=["red", "green"], symbols=["star", "dot", "bar"])
    yield opened
    opened.close()


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A file that is not there yet."""
    return f"sqlite:///{tmp_path / 'scores.db'}"
