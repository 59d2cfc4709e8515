"""Files of other apps become matches of ours, once, or are told why not."""

import csv
import json
from collections.abc import Callable
from datetime import UTC, datetime
from io import StringIO
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from db import Store, open_store
from db.exchange import bgstats
from db.exchange.cells import as_csv
from db.exchange.foreign import read
from db.exchange.plays import Foreign, Play
from db.exchange.telling import Choices, Told, tell
from db.trouble import BackupTrouble
from referee.events import Ended, Opened, Struck, Sum, Toppled
from referee.scoring import Scoring
from tests.db.tables import record

LOOKS = (("red", "dot"), ("green", "star"))
BEGUN = datetime(2024, 5, 6, 20, 15, tzinfo=UTC)
ALL = Choices(frozenset({""}), "classic", totals=True)


def told(content: bytes, choices: Choices = ALL) -> Told:
    return tell(read(content), choices, LOOKS)


def of(*plays: Play, choices: Choices = ALL) -> Told:
    return tell(Foreign("Test", plays), choices, LOOKS)


def play(*rounds: tuple[int, ...], **about: Any) -> Play:
    seats = len(rounds[0]) if rounds else 2
    known = {
        "id": "one",
        "game": "flip",
        "begun": BEGUN,
        "names": tuple(f"Player {seat}" for seat in range(seats)),
        "totals": tuple(map(sum, zip(*rounds, strict=True))),
        "rounds": rounds,
    }
    return Play(**{**known, **about})


def lines(found: Told) -> list[str]:
    (match,) = found.backup.matches
    return [entry.line for entry in match.log]


def why(found: Told) -> list[str]:
    return [reason for _, reason in found.refused]


def test_rounds_in_which_one_alone_gets_points_are_hands_that_the_winner_collects() -> None:
    found = of(play((0, 60, 0), (460, 0, 0), (0, 450, 0)))
    assert lines(found) == [
        "match flip 3 dealer 0 standard 500",
        "hand 1 out light 0:=0 2:=60",
        "hand 0 out light 1:=460 2:=0",
        "hand 1 out light 0:=0 2:=450",
    ]
    assert (found.collected, found.ends) == (1, 0)


def test_rounds_in_which_one_alone_gets_none_are_hands_of_the_lowest() -> None:
    found = of(play((0, 60, 20), (30, 0, 450)))
    assert lines(found) == [
        "match flip 3 dealer 0 lowest 450",
        "hand 0 out light 1:=60 2:=20",
        "hand 1 out light 0:=30 2:=450",
    ]
    assert found.collected == 0


@pytest.mark.parametrize(
    ("about", "choices", "scoring"),
    [
        ({}, ALL, "standard"),
        ({"highest_wins": False}, ALL, "lowest"),
        ({"won": frozenset({0})}, ALL, "lowest"),
        ({"won": frozenset({1})}, ALL, "standard"),
        ({}, Choices(scoring=Scoring.LOWEST), "lowest"),
    ],
)
def test_where_two_play_somebody_has_to_say_how_it_was_scored(
    about: dict[str, Any], choices: Choices, scoring: str
) -> None:
    found = of(play((0, 60), (0, 460), **about), choices=choices)
    assert f" {scoring} " in lines(found)[0]


def test_a_match_without_an_end_is_left_without_a_winner() -> None:
    assert lines(of(play((90, 0), (0, 10)))) == [
        "match flip 2 dealer 0 standard 500",
        "hand 0 out light 1:=90",
        "hand 1 out light 0:=10",
        "abandon",
    ]


def test_totals_alone_come_in_only_if_wished_and_give_winner_and_totals() -> None:
    only = play(rounds=(), totals=(120, 510, 0), names=("Ada", "Bo", "Carla"))
    assert why(of(only, choices=Choices())) == ["totals"]
    found = of(only)
    assert found.ends == 1
    store = open_store("sqlite://")
    store.restore(found.backup)
    (match,) = store.finished()
    assert (match.totals, match.winners) == ((120, 510, 0), (1,))


def test_totals_alone_of_the_lowest_give_winner_and_totals() -> None:
    store = open_store("sqlite://")
    store.restore(of(play(rounds=(), totals=(120, 510), highest_wins=False)).backup)
    (match,) = store.finished()
    assert (match.totals, match.winners, match.scoring) == ((120, 510), (0,), "lowest")


@pytest.mark.parametrize(
    ("about", "reason"),
    [
        ({"game": "other"}, "other-game"),
        ({"game": "stacko"}, "tower"),
        ({"game": None}, "unnamed"),
        ({"names": ("Ada", "ADA ")}, "name-twice"),
        ({"names": ("Ada", " ")}, "name"),
        ({"names": ("Ada",), "totals": (60,), "rounds": ((60,),)}, "seats"),
        ({"totals": (60, None)}, "score"),
        ({"rounds": ((-5, 5),)}, "negative"),
        ({"rounds": ((5, 5),)}, "rounds"),
        ({"totals": (0, 0), "rounds": ()}, "empty"),
        ({"totals": (60, 0), "rounds": ()}, "totals"),
        ({"rounds": ((500, 0), (0, 20), (20, 0)), "won": frozenset({0, 1})}, "winner"),
        ({"rounds": ((123456, 0),)}, "unusable"),
        ({"trouble": "teams"}, "teams"),
        ({"lines": ("hand 0",)}, "unusable"),
    ],
)
def test_what_cannot_be_a_match_of_ours_is_told_why(about: dict[str, Any], reason: str) -> None:
    found = of(play((60, 0), **about), choices=Choices())
    assert why(found) == [reason]
    assert found.backup.matches == ()
    assert found.backup.players == ()


@given(st.lists(st.lists(st.integers(0, 600), min_size=3, max_size=3).map(tuple), max_size=6))
def test_whatever_comes_in_has_the_totals_of_the_file(rounds: list[tuple[int, ...]]) -> None:
    totals = tuple(map(sum, zip(*rounds, strict=True))) if rounds else (0, 0, 0)
    found = of(play(names=("Ada", "Bo", "Carla"), totals=totals, rounds=tuple(rounds)))
    store = open_store("sqlite://")
    assert not store.restore(found.backup).of("differs")
    assert [it.totals for it in store.finished()] == ([totals] if any(totals) else [])
    assert store.preview(found.backup).nothing
    store.close()


# ------------------------------------------------------------------------- the files themselves

BGSTATS = {
    "about": "x",
    "games": [{"id": 7, "name": "UNO Flip!", "highestWins": True}, {"id": 8, "name": "Catan"}],
    "players": [{"id": 1, "name": "Ada"}, {"id": 2, "name": "Bo"}],
    "plays": [
        {
            "uuid": "A-1",
            "playDate": "2024-05-06 20:15:00",
            "gameRefId": 7,
            "playerScores": [
                {"score": "510", "winner": True, "playerRefId": 2, "seatOrder": 2},
                {"score": "90", "winner": False, "playerRefId": 1, "seatOrder": 1},
            ],
        },
        {"uuid": "A-2", "playDate": "2024-05-07", "gameRefId": 8, "playerScores": []},
        {
            "uuid": "A-3",
            "playDate": "2024-05-08 20:15:00",
            "gameRefId": 7,
            "playerScores": [
                {"score": "49-46ish", "winner": True, "playerRefId": 2},
                {"score": None, "winner": False, "playerRefId": 1},
            ],
        },
    ],
}

BGG = b"""<?xml version="1.0"?><plays username="ada" total="2">
<play id="11" date="2024-05-06" quantity="1"><item name="UNO" objecttype="thing" objectid="2223"/>
<players><player username="ada" name="Ada" score="510" win="1"/>
<player username="" name="Bo" score="90" win="0"/></players></play>
<play id="12" date="2024-05-06" quantity="3"><item name="UNO"/><players/></play></plays>"""

KEEPSCORE = b"""<?xml version="1.0"?><GamesBackup><version>5</version><Games>
<Game><dateGameStarted>1715026500000</dateGameStarted><gameName isEmpty="true">null</gameName>
<PlayerScores>
<PlayerScore><playerName>Bo</playerName><score>60</score><playerNumber>1</playerNumber>
<history>20,40</history><historyTimestamps>1715026600000,1715026800000</historyTimestamps>
</PlayerScore>
<PlayerScore><playerName>Ada</playerName><score>505</score><playerNumber>0</playerNumber>
<history>+100,30,375</history>
<historyTimestamps>1715026700000,1715026900000,1715027000000</historyTimestamps></PlayerScore>
</PlayerScores></Game></Games></GamesBackup>"""

KEEPSCORE_CSV = (
    "Started,Saved,Duration,Players,Rounds,Game,Highest,Lowest,Ada,Bo,Carla\n"
    "2024-05-06 20:15:00,2024-05-06 21:15:00,01:00:00,2,9,UNO,Ada,Bo,510,90,\n"
    "2024-05-05 20:15:00,2024-05-05 21:15:00,01:00:00,2,9,Catan,Bo,Carla,,9,7\n"
)

SCOREPAD = {
    "version": 1,
    "exportedAt": 1715026500000,
    "games": {
        "ids": ["g"],
        "entities": {
            "g": {
                "id": "g",
                "title": "UNO",
                "dateCreated": 1715026500000,
                "playerIds": ["b", "a"],
                "winnerIds": ["a"],
            }
        },
    },
    "players": {
        "ids": ["a", "b"],
        "entities": {
            "a": {"id": "a", "playerName": "Ada", "scores": [100, 0, 400]},
            "b": {"id": "b", "playerName": "Bo", "scores": [0, 60]},
        },
    },
    "settings": {},
}


def test_an_export_of_bg_stats() -> None:
    found = told(json.dumps(BGSTATS).encode())
    assert why(found) == ["other-game", "score"]
    assert lines(found)[-1] == "hand 1 out light 0:=510"
    assert [player.name for player in found.backup.players] == ["Ada", "Bo"]


def test_plays_of_boardgamegeek() -> None:
    found = told(BGG)
    assert why(found) == ["quantity"]
    assert lines(found)[0] == "match classic 2 dealer 0 standard 500"


def test_a_backup_of_keepscore_in_the_order_of_its_changes() -> None:
    assert why(told(KEEPSCORE, Choices())) == ["unnamed"]
    assert lines(told(KEEPSCORE))[1:] == [
        "hand 1 out light 0:=20",
        "hand 0 out light 1:=100",
        "hand 1 out light 0:=40",
        "hand 0 out light 1:=30",
        "hand 0 out light 1:=375",
    ]


def test_a_table_of_keepscore() -> None:
    found = told(KEEPSCORE_CSV.encode(), Choices(totals=True))
    assert why(found) == ["unnamed"]
    assert lines(found)[1:] == ["hand 1 out light 0:=90", "hand 0 out light 1:=510"]


def test_a_backup_of_scorepad() -> None:
    found = told(json.dumps(SCOREPAD).encode())
    assert [player.name for player in found.backup.players] == ["Bo", "Ada"]
    assert lines(found) == [
        "match classic 2 dealer 0 standard 500",
        "hand 1 out light 0:=100",
        "hand 0 out light 1:=60",
        "hand 1 out light 0:=400",
    ]


@pytest.mark.parametrize(
    "content",
    [
        json.dumps(BGSTATS).encode(),
        BGG,
        KEEPSCORE,
        KEEPSCORE_CSV.encode(),
        json.dumps(SCOREPAD).encode(),
    ],
)
def test_the_same_file_twice_doubles_nothing(store: Store, content: bytes) -> None:
    assert store.restore(told(content).backup).of("new")
    assert store.preview(told(content).backup).nothing
    assert len(store.finished()) == 1


def test_what_we_write_for_bg_stats_comes_back_hand_by_hand(store: Store) -> None:
    people = [store.add_player(name).id for name in ("Ada", "=Bo")]
    id = store.new_match(Opened("classic", 2, 0, "standard", 100), people)
    record(store, id, Ended(0, ((), Sum((60,)))), Ended(1, (Sum((100,)), ())))
    found = told(bgstats.as_bgsplay(store.load(id), "UNO", ""))
    assert lines(found)[1:] == ["hand 0 out light 1:=60", "hand 1 out light 0:=100"]
    assert found.backup.players[1].name == "=Bo"


def test_our_own_table_comes_back_as_the_same_matches(store: Store) -> None:
    people = [store.add_player(name).id for name in ("=Dan", "Bò", "卡拉")]
    id = store.new_match(Opened("flip", 3, 1, "lowest", 100), people)
    first = Ended(0, ((), Sum((23,)), None), "dark")
    record(store, id, first, Ended(1, (Sum((80,)), (), Sum((3,)))), Struck(1, ""))
    tower = store.new_match(Opened("stacko", 2, 0, "rounds", 1), people[:2])
    record(store, tower, Toppled(0, 1))
    elsewhere = open_store("sqlite://")
    found = told(as_csv(store.hand_table()))
    assert why(found) == []
    elsewhere.restore(found.backup)
    for match in (id, tower):
        here, there = store.load(match), elsewhere.load(match)
        assert there.match.hands == here.match.hands
        assert there.match.dealer == here.match.dealer
        assert [it.name for it in there.players] == [it.name for it in here.players]
    assert elsewhere.preview(found.backup).nothing
    assert store.preview(found.backup).nothing


BOMB = b"""<?xml version="1.0"?><!DOCTYPE plays [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>
<plays><play id="&b;"/></plays>"""


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"\x89PNG", "foreign"),
        (b"", "foreign"),
        (b"{" * 100_000, "foreign"),
        (b"[1]", "foreign"),
        (b"<svg/>", "foreign"),
        (b"<plays>", "foreign"),
        (BOMB, "foreign"),
        (b"a,b\n1,2\n", "foreign"),
        (b'{"plays": 1, "players": [], "games": []}', "damaged"),
        (b'{"games": {}, "players": {}}', "damaged"),
        (KEEPSCORE_CSV.replace("2024", "yesterday").encode(), "foreign"),
    ],
)
def test_what_no_app_that_is_known_has_written_is_refused(content: bytes, code: str) -> None:
    with pytest.raises(BackupTrouble) as raised:
        read(content)
    assert raised.value.code == code


Spoil = Callable[[list[list[str]]], object]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda rows: rows[1].__setitem__(rows[0].index("hand"), "x"),
        lambda rows: rows[1].__setitem__(rows[0].index("won"), "0"),
        lambda rows: rows[2].pop(),
        lambda rows: rows[1].__setitem__(rows[0].index("begun_utc"), "now"),
    ],
)
def test_our_own_table_spoilt_by_hand_changes_nothing(store: Store, spoil: Spoil) -> None:
    people = [store.add_player(name).id for name in ("Ada", "Bo")]
    id = store.new_match(Opened("flip", 2, 0, "standard", 100), people)
    record(store, id, Ended(0, ((), Sum((23,)))))
    rows = list(csv.reader(StringIO(as_csv(store.hand_table()).decode("utf-8-sig"))))
    spoil(rows)
    file = StringIO()
    csv.writer(file).writerows(rows)
    with pytest.raises(BackupTrouble):
        read(file.getvalue().encode())
