"""Every measure of a person against a small match counted on paper.

| hand | ended | out | Ada | Bo | Cleo | totals |
|---|---|---|---|---|---|---|
| 1 | light | Ada | | 5, Wild: 45 | 9 | 54, 0, 0 |
| 2 | light | Bo | Flip: 20 | | 3, 4: 7 | 54, 27, 0 |
| 3 | dark | Cleo | 30 in all | 40 in all | | 54, 27, 70 |
| 4 | light | Cleo | 8 | 9 | | 54, 27, 87 |
| 5 | dark | Ada | | 1, 2: 3 | Wild: 40 | 97, 27, 87 |
| 6 | light | Ada | | 2 | 20 in all | 119, 27, 87 |
"""

from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Any

import pytest

from db import Store, histories, open_store, tallies
from db.scope import Scope
from referee.notation import read
from stats.awards import awards
from stats.measures import BY_KEY, TABLE, Sums, complete, timed
from stats.others import others
from tests.db.tables import players, record

MATCH = (
    "match flip 3 dealer 0 standard 100",
    "hand 0 out light 1:5,W 2:9",
    "hand 1 out light 0:F 2:3,4",
    "hand 2 out dark 0:=30 1:=40",
    "hand 2 out light 0:8 1:9",
    "hand 0 out dark 1:1,2 2:W",
    "hand 0 out light 1:2 2:=20",
)
EVEN = 6 * (1 / 3) * (2 / 3)
"""The variance of six hands among three."""

BY_HAND: Mapping[str, tuple[float | None, float | None, float | None]] = {
    "hand-rate": (3 / 6, 1 / 6, 2 / 6),
    "hand-par": (3 / 2, 1 / 2, 2 / 2),
    "game-rate": (1, 0, 0),
    "game-par": (3, 0, 0),
    "luck": (1 / sqrt(EVEN), -1 / sqrt(EVEN), 0),
    "consistency": (1, 0, 0),
    "second": (0, 0, 1),
    "last": (0, 1, 0),
    "points-won": ((54 + 43 + 22) / 3, 27, (70 + 17) / 2),
    "best-hand": (54, 27, 70),
    "conceded": ((20 + 30 + 8) / 6, (45 + 40 + 9 + 3 + 2) / 6, (9 + 7 + 40 + 20) / 6),
    "conceded-lost": ((20 + 30 + 8) / 3, (45 + 40 + 9 + 3 + 2) / 5, (9 + 7 + 40 + 20) / 4),
    "pace": (119 / 6, 27 / 6, 87 / 6),
    "volatility": (
        sqrt((54**2 + 43**2 + 22**2) / 6 - (119 / 6) ** 2),
        sqrt(27**2 / 6 - (27 / 6) ** 2),
        sqrt((70**2 + 17**2) / 6 - (87 / 6) ** 2),
    ),
    "kingmaker": (None, (45 + 3 + 2) / 119, (9 + 40 + 20) / 119),
    "cards-left": (2 / 2, 6 / 4, 4 / 3),
    "dearness": ((20 + 8) / 2, (45 + 9 + 3 + 2) / 6, (9 + 7 + 40) / 4),
    "wild-share": (0, 40 / 59, 40 / 56),
    "close": (2 / 2, 2 / 4, 2 / 3),
    "led": (4 / 6, 0, 2 / 6),
    "comeback": (33, None, None),
    "collapse": (None, 0, 33),
    # An average hand was enough for somebody before hands 2, 4, 5 and 6.
    "clutch": (2 / 4, 1 / 4, 1 / 4),
}
"""Of Ada, Bo and Cleo."""


@pytest.fixture
def store() -> Iterator[Store]:
    opened = open_store("sqlite://")
    yield opened
    opened.close()


@pytest.fixture
def people(store: Store) -> dict[int, Sums]:
    opened, *hands = map(read, MATCH)
    record(store, store.new_match(opened, players(store, 3)), *hands)  # type: ignore[arg-type]
    return {row["person"]: complete(row) for row in store.ask(tallies.sums, Scope())}


@pytest.mark.parametrize("key", BY_HAND)
def test_a_measure_is_what_the_paper_says(people: dict[int, Sums], key: str) -> None:
    formula = BY_KEY[key].formula
    assert tuple(formula(sums) for sums in people.values()) == pytest.approx(BY_HAND[key])


def test_all_that_needs_no_play_to_be_logged_is_counted_here() -> None:
    logged = {key for key, it in BY_KEY.items() if it.section in ("play", "scale", "tower")}
    assert set(BY_KEY) == set(BY_HAND) | logged


PLAY: dict[str, Any] = {
    "hands": 10, "along": 4, "along_won": 1, "made": 5, "made_won": 2, "received": 8, "guilty": 6,
    "given": 9, "taken": 11, "unchallenged": 3, "illegal": 2, "missed": 8, "caught": 6, "late": 1,
    "catches": 7, "drawn": 14, "fastest": 23, "spills": 6, "stops": 5, "fell": 4, "plays": 50,
    "safe_best": 6,
}  # fmt: skip
OF_PLAY = {
    "challenges": 2 / 5, "bluffs": 6 / 8, "net-cards": -2, "unchallenged": 3, "illegal": 2 / 4,
    "uno-missed": 8 / 4, "uno-caught": 6 / 8, "uno-late": 1, "catches": 7, "penalties": 14 / 4,
    "fastest": 23, "spills": 6 / 4, "stops": 5 / 4, "topples": 4 / 10, "blocks": 50 / 4,
    "safe-streak": 6,
}  # fmt: skip


@pytest.mark.parametrize("key", OF_PLAY)
def test_a_measure_of_play_is_what_its_words_say(people: dict[int, Sums], key: str) -> None:
    ada = next(iter(people.values()))
    assert BY_KEY[key].formula(complete({**ada, **PLAY})) == pytest.approx(OF_PLAY[key])


@pytest.mark.usefixtures("people")
def test_the_race_of_the_table(store: Store) -> None:
    races = timed(store.ask(tallies.races, Scope()))
    found = {it.key: it.formula(races) for it in TABLE}
    assert (found["lead-changes"], found["hands-per-game"]) == (2, 6)
    # By lowest wins it is not over yet: Bo has 99. Ada leads with 58, to 76 for Cleo.
    assert found["agreement"] == 1
    assert store.ask(histories.record, Scope(), "closest")[0]["value"] == 119 - 87


def test_who_feeds_whom_and_the_awards(store: Store, people: dict[int, Sums]) -> None:
    ada, bo, cleo = people
    fed = store.ask(tallies.fed, Scope())
    points = {(row["person"], row["to"]): row["value"] for row in fed}
    assert points == {
        (ada, bo): 20, (ada, cleo): 38, (bo, ada): 50, (bo, cleo): 49, (cleo, ada): 69,
        (cleo, bo): 7,
    }  # fmt: skip
    nemesis = others(bo, fed).nemesis
    assert nemesis is not None
    assert (nemesis.people, nemesis.value) == ((ada,), 3 / 5)
    assert {it.key: (it.people, it.value) for it in awards(people)} == {
        "big-hand": ((cleo,), 70),
        "comeback": ((ada,), 33),
        "streak": ((ada, cleo), 2),
        "iron-wall": ((ada,), 58 / 6),
        "sponsor": ((bo,), 99),
        "hoarder": ((ada, cleo), 14),
        "bridesmaid": ((cleo,), 1),
        "wooden-spoon": ((bo,), 1),
    }


def test_worst_hands_streaks_sides_and_places(store: Store, people: dict[int, Sums]) -> None:
    ada, bo, _ = people
    assert store.ask(histories.worst_hands, Scope(), bo) == [45, 40, 9]
    assert store.ask(histories.streak, Scope(), ada, "win") == (2, 2)
    assert store.ask(histories.streak, Scope(), ada, "dry") == (3, 0)
    sides = {row["key"]: row for row in store.ask(tallies.by, Scope(), "side", ada)}
    told = {key: (it["hands"], it["won"], it["value"]) for key, it in sides.items()}
    assert told == {"dark": (2, 1, 43), "light": (4, 2, 54 + 22)}
    places = store.ask(tallies.by, Scope(), "place", ada)
    assert {row["key"]: (row["hands"], row["won"]) for row in places} == {
        "0": (2, 1), "1": (2, 1), "2": (2, 1),
    }  # fmt: skip
