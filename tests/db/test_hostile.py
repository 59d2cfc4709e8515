"""Files as an adversary would make them: each comes in with a report or is refused with a reason,
in bounded time and memory, and what is refused has changed nothing."""

import gzip
import json
import zipfile
from collections.abc import Callable, Iterator
from io import BytesIO
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from db import Store, open_store, restore
from db.backup import Backup
from db.exchange import foreign
from db.exchange.cells import as_csv
from db.exchange.telling import LONGEST, Choices, tell
from db.trouble import BackupTrouble
from db.upkeep import check
from referee.events import Opened, Toppled
from tests.db.tables import HAND, begun, record
from tests.db.test_foreign import BGG, BGSTATS, KEEPSCORE, KEEPSCORE_CSV, LOOKS, SCOREPAD

EVERYTHING = Choices(frozenset({"", "UNO", "Catan"}), "classic", totals=True)


def home() -> Store:
    """Something of everything that a backup holds."""
    store = open_store("sqlite://")
    record(store, begun(store), HAND, HAND)
    ada, bo = (player.id for player in store.players()[:2])
    tower = store.new_match(Opened("stacko", 2, 0, "rounds", 2), [ada, bo])
    record(store, tower, Toppled(0, 1))
    store.save_profile("Home", "flip", {"stacking": "true"}, [ada])
    store.rule("flip", "flip|x", "illegal", "not here", [ada], match=tower)
    store.merge_players(store.add_player("Adda").id, ada)
    return store


def written(store: Store) -> Any:
    return json.loads(store.backup().model_dump_json())


def contents(store: Store) -> Backup:
    return store.backup().model_copy(update={"made_at": None})


def bring(content: bytes) -> str:
    """How it ends: the code of the refusal, or nothing if it came in."""
    store = open_store("sqlite://")
    before = contents(store)
    try:
        found = foreign.brought(content)
    except BackupTrouble as trouble:
        assert contents(store) == before
        return trouble.code
    finally:
        store.close()
    store = open_store("sqlite://")
    backup = found if isinstance(found, Backup) else tell(found, EVERYTHING, LOOKS).backup
    assert store.preview(backup).nothing == store.restore(backup).nothing
    assert store.preview(backup).nothing
    # A line of a log that nobody understands is kept and passed over, as everywhere.
    assert [it for it in check(store._engine) if " was passed over: " not in it] == []
    again = restore.read(store.backup().model_dump_json().encode())
    assert [it.id for it in again.matches] == [it.id for it in store.backup().matches]
    store.close()
    return ""


SMALL, BIG = 15, 40
SOURCE = home()
WHOLE = written(SOURCE)
JSON = {"backup": WHOLE, "bgstats": BGSTATS, "scorepad": SCOREPAD}
FILES = {
    **{name: json.dumps(told).encode() for name, told in JSON.items()},
    "bgg": BGG,
    "keepscore": KEEPSCORE,
    "keepscore-csv": KEEPSCORE_CSV.encode(),
    "csv": as_csv(SOURCE.hand_table()),
}


@pytest.mark.parametrize("name", FILES)
def test_whole_they_all_come_in(name: str) -> None:
    assert bring(FILES[name]) == ""


# Bytes


@st.composite
def spoilt(draw: st.DrawFn, content: bytes) -> bytes:
    """Cut, doubled, left out, written over, once or several times."""
    for _ in range(draw(st.integers(1, 3))):
        one, other = sorted(draw(st.integers(0, len(content))) for _ in range(2))
        new = draw(st.sampled_from(BYTES) | st.binary(max_size=4))
        content = draw(
            st.sampled_from(
                (
                    content[:one],
                    content[:one] + content[other:],
                    content[:other] + content[one:],
                    content[:one] + new + content[one + len(new) :],
                    content[:one] + new + content[one:],
                )
            )
        )
    return content


BYTES = (b"\0", b'"', b"'", b"\\", b"{", b"}", b"[", b",", b";", b"\n", b"<", b"&", b"-", b"9" * 50)


@pytest.mark.parametrize("name", FILES)
@settings(max_examples=SMALL)
@given(data=st.data())
def test_a_file_with_any_bytes_of_it_spoilt_comes_in_or_is_refused(
    name: str, data: st.DataObject
) -> None:
    assert bring(data.draw(spoilt(FILES[name]))) in ("", "foreign", "damaged", "newer")


@pytest.mark.parametrize("name", FILES)
def test_a_file_cut_short_anywhere_comes_in_or_is_refused(name: str) -> None:
    content = FILES[name]
    for end in range(0, len(content), max(1, len(content) // 40)):
        assert bring(content[:end]) in ("", "foreign", "damaged")


# Values

JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    10**30,
    1.5,
    "",
    "x",
    "\0",
    "\ud800",
    "0001-01-01T00:00:00+14:00",
    "9999-12-31T23:59:59-14:00",
    "0001-01-01 00:00:00",
    "=1+1",
    "a" * 2_000,
    [],
    {},
    [[]],
    {"a": []},
    ["hand 0 out light"],
)


def places(told: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    inside = told.items() if isinstance(told, dict) else ()
    if isinstance(told, list):
        inside = enumerate(told)
    for key, value in inside:
        yield from places(value, (*path, key))


def with_junk(told: Any, path: tuple[Any, ...], junk: Any) -> bytes:
    copy = json.loads(json.dumps(told))
    at = copy
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = junk
    return json.dumps(copy).encode()


@pytest.mark.parametrize("name", JSON)
@settings(max_examples=BIG)
@given(data=st.data())
def test_any_value_may_be_any_other(name: str, data: st.DataObject) -> None:
    told = JSON[name]
    path = data.draw(st.sampled_from(list(places(told))))
    content = with_junk(told, path, data.draw(st.sampled_from(JUNK)))
    assert bring(content) in ("", "foreign", "damaged")


@settings(max_examples=BIG)
@given(data=st.data())
def test_any_cell_may_be_any_other(data: st.DataObject) -> None:
    table = [list(row) for row in SOURCE.hand_table()]
    row, column = (data.draw(st.integers(0, len(it) - 1)) for it in (table, table[0]))
    junk = ("", "x", "\0", "-1", "9" * 30, "1.5", "=1+1", "0001-01-01 00:00:00", "a b", '"', "²")
    table[row][column] = data.draw(st.sampled_from(junk))
    assert bring(as_csv(table)) in ("", "foreign")


@pytest.mark.parametrize("delimiter", [b";", b"\t"])
def test_a_table_as_spreadsheets_write_it_elsewhere_comes_in(delimiter: bytes) -> None:
    content = FILES["csv"].replace(b",", delimiter) + b"\r\n" + delimiter * 16 + b"\r\n"
    assert bring(content) == ""
    assert bring(content.decode("utf-8-sig").encode("utf-16")) == ""


def test_a_backup_saved_by_an_editor_comes_in() -> None:
    assert bring(b"\xef\xbb\xbf" + FILES["backup"]) == ""


Spoil = Callable[[Any], object]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda told: told["profiles"][0].update(name=""),
        lambda told: told["profiles"][0].update(name="a" * 900),
        lambda told: told["profiles"][0].update(name="a\u202eb"),
        lambda told: told["rulings"][0].update(game="chess"),
        lambda told: told["rulings"][0].update(match="zzzzzzzz"),
        lambda told: told["matches"][0].update(begun="0001-01-01T00:00:00+14:00"),
        lambda told: told["matches"][0]["log"][0].update(at="9999-12-31T23:59:59-14:00"),
        lambda told: told["matches"][0]["log"][1].update(line="abandon\nreopen"),
        lambda told: told["matches"][0]["log"].extend([told["matches"][0]["log"][1]] * LONGEST),
    ],
)
def test_what_only_looks_like_a_backup_is_damaged(spoil: Spoil) -> None:
    told = json.loads(FILES["backup"])
    spoil(told)
    assert bring(json.dumps(told).encode()) == "damaged"


def test_the_id_of_another_match_does_not_replace_it() -> None:
    told = json.loads(FILES["backup"])
    for entry in told["matches"][0]["log"]:
        entry["at"] = "2001-01-01T00:00:00Z"
    store = home()
    before = store.restore(restore.read(FILES["backup"]))
    match = before.backup.matches[0].id
    loaded = store.load(match)
    change = store.restore(restore.read(json.dumps(told).encode()))
    assert [it.id for it in change.of("differs")] == [match]
    assert store.load(match) == loaded
    store.close()


# Size

DEEP = 100_000
MANY = 30_000_000


def packed(content: bytes) -> bytes:
    """A workbook with one sheet."""
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as book:
        book.writestr("xl/worksheets/sheet1.xml", content)
    return file.getvalue()


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: b"[" * DEEP + b"]" * DEEP, "foreign"),
        (lambda: b'{"a":' * DEEP + b"1" + b"}" * DEEP, "foreign"),
        (lambda: b'{"games":[' + b"[]," * restore.PARTS + b"[]]}", "large"),
        (lambda: b"<a>" * (restore.PARTS + 1), "large"),
        (lambda: b"a," * (restore.PARTS + 1), "large"),
        (lambda: gzip.compress(b" " * (restore.LARGEST + 1)), "large"),
        (lambda: b" " * (restore.LARGEST + 1), "large"),
        (lambda: packed(b"0" * MANY), "foreign"),
        (lambda: b'{"plays":[{"a":' + b"9" * 100_000 + b"}]}", "foreign"),
        (lambda: b'{"plays":NaN,"games":Infinity,"players":[]}', "foreign"),
        (lambda: b'{"format":"uno-score-sheet","version":1e400}', "foreign"),
        (lambda: b'{"format":"x","format":"uno-score-sheet","version":1}', "damaged"),
        (
            lambda: b'<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><plays>&c;</plays>',
            "foreign",
        ),
        (
            lambda: b'<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><plays>&b;</plays>',
            "foreign",
        ),
        (lambda: b'<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd"><plays/>', "foreign"),
    ],
)
def test_what_would_take_all_memory_is_refused_before(make: Callable[[], bytes], code: str) -> None:
    assert bring(make()) == code


def test_of_a_million_faults_one_is_enough() -> None:
    many = 300_000
    for told in (
        b'"players":[' + b"[]," * many + b"[]]",
        b'"players":[],' + b",".join(b'"%d":1' % it for it in range(many)),
    ):
        with pytest.raises(BackupTrouble) as refused:
            foreign.brought(b'{"format":"uno-score-sheet","version":1,' + told + b"}")
        assert refused.value.code == "damaged"
        assert len(refused.value.detail) < 1_000
