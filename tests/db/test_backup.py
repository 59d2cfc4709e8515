"""A backup holds all, comes back anywhere, and merges without doubling anything."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings

from db import Store, open_store
from db.backup import Backup
from db.restore import read
from db.trouble import BackupTrouble
from referee.events import Abandoned, Ended, Opened, Sum
from tests.db.tables import FLIP, HAND, begun, lines, players, record, story

OTHER = Ended(1, (Sum((40,)), (), Sum((3,)), Sum((9,))))


@pytest.fixture
def elsewhere() -> Iterator[Store]:
    """The database of another device."""
    opened = open_store("sqlite://")
    yield opened
    opened.close()


def content(store: Store) -> bytes:
    return store.backup().model_dump_json().encode()


def all_but_time(store: Store) -> dict[str, Any]:
    """All that a backup of it says, players by name: their order is another in every database."""
    found = json.loads(content(store))
    del found["made_at"]
    found["players"].sort(key=lambda player: player["uid"])
    for it in found["profiles"]:
        it["players"].sort()
        del it["saved_at"]
    for it in found["rulings"]:
        it["players"].sort()
    return dict(found)


@pytest.fixture
def filled(store: Store) -> Store:
    ada, bo, carla, dan = (store.add_player(name).id for name in ("Ada", "Bò", "卡拉", "=Dan"))
    match = store.new_match(FLIP, [ada, bo, carla, dan], by="Ada")
    store.record(match, HAND, after=1, by="Bo", token="once")
    store.record(match, OTHER, after=2)
    tower = store.new_match(Opened("stacko", 2, 0, "rounds", 3), [ada, dan])
    store.record(tower, Abandoned(), after=1)
    twin = store.add_player("Ada L.").id
    store.new_match(FLIP, [twin, bo, carla, dan])
    store.merge_players(twin, ada)
    store.save_profile("Home", "flip", {"stacking": "true"}, [ada, bo])
    store.rule("flip", "flip|Played|+1|stacking", "illegal", "not here", [ada, bo], match)
    return store


def test_all_of_it_comes_back_in_an_empty_database(filled: Store, elsewhere: Store) -> None:
    change = elsewhere.restore(read(content(filled)))
    assert len(change.players) == 5
    assert len(change.of("new")) == 3
    assert all_but_time(elsewhere) == all_but_time(filled)
    for listed in filled.running():
        mine, theirs = filled.load(listed.id), elsewhere.load(listed.id)
        assert (theirs.match, theirs.entries, theirs.tokens) == (
            mine.match,
            mine.entries,
            mine.tokens,
        )
        assert [it.name for it in theirs.players] == [it.name for it in mine.players]


def test_a_second_time_nothing_changes(filled: Store, elsewhere: Store) -> None:
    found = read(content(filled))
    elsewhere.restore(found)
    before = all_but_time(elsewhere)
    assert elsewhere.preview(found).nothing
    assert elsewhere.restore(found).nothing
    assert filled.preview(found).nothing
    assert all_but_time(elsewhere) == before


def test_the_preview_says_what_will_come_and_writes_nothing(
    filled: Store, elsewhere: Store
) -> None:
    begun(elsewhere, prefix="Somebody")
    before = all_but_time(elsewhere)
    change = elsewhere.preview(read(content(filled)))
    assert not change.nothing
    assert (len(change.players), len(change.of("new"))) == (5, 3)
    assert (change.profiles, change.rulings) == (1, 1)
    assert all_but_time(elsewhere) == before


def test_whatever_a_preview_rests_on_changes_the_state(store: Store) -> None:
    match = begun(store)
    ada, bo = (player.id for player in store.players()[:2])
    states = [store.state()]
    changes: list[Callable[[], object]] = [
        lambda: record(store, match, HAND),
        lambda: store.add_player("Cleo"),
        lambda: store.rename_player(bo, "Bob"),
        lambda: store.save_profile("Home", "flip", {"stacking": "true"}, [ada]),
        lambda: store.save_profile("Home", "flip", {"stacking": "false"}, [ada]),
        lambda: store.rule("flip", "flip|x", "illegal", "not here", [ada]),
    ]
    for change in changes:
        change()
        states.append(store.state())
    assert len(set(states)) == len(states)
    assert store.state() == states[-1]


def test_a_match_that_went_on_elsewhere_is_lengthened_here(store: Store, elsewhere: Store) -> None:
    id = begun(store)
    elsewhere.restore(read(content(store)))
    record(elsewhere, id, HAND, OTHER)
    change = store.restore(read(content(elsewhere)))
    assert [match.id for match in change.of("longer")] == [id]
    assert store.load(id).match == elsewhere.load(id).match
    assert store.running()[0].totals == elsewhere.running()[0].totals


def test_a_match_that_both_went_on_with_stays_as_it_is_here(store: Store, elsewhere: Store) -> None:
    id = begun(store)
    elsewhere.restore(read(content(store)))
    record(store, id, HAND)
    record(elsewhere, id, OTHER, HAND)
    before = lines(store, id)
    change = store.restore(read(content(elsewhere)))
    assert [match.id for match in change.of("differs")] == [id]
    assert change.nothing
    assert lines(store, id) == before


def test_people_of_one_name_are_one_person(store: Store, elsewhere: Store) -> None:
    begun(store, prefix="Ada")
    begun(elsewhere, prefix="ADA")
    change = store.restore(read(content(elsewhere)))
    assert change.players == ()
    assert len(store.players()) == 4
    assert len(store.running()) == 2


def test_a_person_renamed_here_is_known_again_and_keeps_that_name(
    store: Store, elsewhere: Store
) -> None:
    (ada,) = players(store, 1, "Ada")
    elsewhere.restore(read(content(store)))
    store.rename_player(ada, "Augusta")
    assert store.restore(read(content(elsewhere))).nothing
    assert [player.name for player in store.players()] == ["Augusta"]


def test_a_name_that_means_another_here_gets_a_number(store: Store, elsewhere: Store) -> None:
    ada = store.add_player("Ada").id
    elsewhere.restore(read(content(store)))
    elsewhere.add_player("Bo")
    store.rename_player(ada, "Bo")
    store.restore(read(content(elsewhere)))
    assert sorted(player.name for player in store.players()) == ["Bo", "Bo (2)"]


@settings(max_examples=30)
@given(story())
def test_whatever_was_recorded_reads_the_same_after_a_restore(told: tuple[Opened, list]) -> None:
    opened, events = told
    one, other = open_store("sqlite://"), open_store("sqlite://")
    id = begun(one, opened)
    for event in events:
        try:
            one.record(id, event, after=one.length(id))
        except ValueError:
            continue
    other.restore(read(content(one)))
    assert other.load(id).match == one.load(id).match
    assert all_but_time(other) == all_but_time(one)
    one.close()
    other.close()


Spoil = Callable[[dict[str, Any]], object]

SPOILT: dict[str, tuple[Spoil, str]] = {
    "a key too many": (lambda it: it.update(extra=1), "extra"),
    "no players": (lambda it: it.pop("players"), "players"),
    "a number for a name": (lambda it: it["players"][0].update(name=7), "players.0.name"),
    "a name of control signs": (lambda it: it["players"][0].update(name="a\x00"), "control"),
    "a uid that is markup": (lambda it: it["players"][0].update(uid="<script>"), "players.0.uid"),
    "a player twice": (lambda it: it["players"].append(it["players"][0]), "twice"),
    "a match id with a quote": (lambda it: it["matches"][0].update(id="a'; --xx"), "matches.0.id"),
    "a match twice": (lambda it: it["matches"].append(it["matches"][0]), "twice"),
    "a player too few": (lambda it: it["matches"][0]["seats"].pop(), "are to play"),
    "one on two seats": (
        lambda it: it["matches"][0]["seats"].__setitem__(0, it["matches"][0]["seats"][1]),
        "two seats",
    ),
    "a stranger on a seat": (
        lambda it: it["matches"][0]["seats"].__setitem__(0, "0" * 16),
        "not there",
    ),
    "no log": (lambda it: it["matches"][0].update(log=[]), "matches.0.log"),
    "a log that opens no match": (
        lambda it: it["matches"][0]["log"][0].update(line="hand 0"),
        "match",
    ),
    "a time without a zone": (
        lambda it: it["matches"][0].update(begun="2026-01-01T00:00:00"),
        "begun",
    ),
    "merged into nobody": (lambda it: it["players"][0].update(merged_into="0" * 16), "merged"),
    "a ruling of nobody": (lambda it: it["rulings"][0].update(players=["0" * 16]), "rulings"),
    "rules of no game": (lambda it: it["profiles"][0].update(game="chess"), "profiles"),
}


@pytest.mark.parametrize(("spoil", "named"), SPOILT.values(), ids=list(SPOILT))
def test_a_damaged_file_is_refused_by_name(filled: Store, spoil: Spoil, named: str) -> None:
    told = json.loads(content(filled))
    spoil(told)
    with pytest.raises(BackupTrouble) as raised:
        read(json.dumps(told).encode())
    assert raised.value.code == "damaged"
    assert named in raised.value.detail


@pytest.mark.parametrize(
    ("found", "code"),
    [
        (b"", "foreign"),
        (b"PK\x03\x04 not ours", "foreign"),
        (b"[" * 100_000, "foreign"),
        (b'{"format": "BGStatsExport"}', "foreign"),
        (b'{"format": "uno-score-sheet", "version": 99}', "newer"),
        (b'{"format": "uno-score-sheet", "version": 1}', "damaged"),
    ],
)
def test_what_is_no_backup_of_this_version_is_refused(found: bytes, code: str) -> None:
    with pytest.raises(BackupTrouble) as raised:
        read(found)
    assert raised.value.code == code


def test_a_file_cut_short_is_refused_wherever_it_was_cut(filled: Store) -> None:
    whole = content(filled)
    for end in range(0, len(whole), 97):
        with pytest.raises(BackupTrouble):
            read(whole[:end])


def test_a_file_too_large_to_be_one_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.restore.LARGEST", 10)
    with pytest.raises(BackupTrouble) as raised:
        read(b"x" * 11)
    assert raised.value.code == "large"


def test_what_fails_on_the_way_changes_nothing(
    filled: Store, elsewhere: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr("db.restore._rule", full)
    before = all_but_time(elsewhere)
    with pytest.raises(Exception, match="full"):
        elsewhere.restore(read(content(filled)))
    assert all_but_time(elsewhere) == before


def test_the_shape_of_a_file_is_told_by_its_first_lines(filled: Store) -> None:
    assert isinstance(read(content(filled)), Backup)
    assert content(filled).startswith(b'{"format":"uno-score-sheet","version":1,')
