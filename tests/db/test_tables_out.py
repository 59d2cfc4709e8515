"""Tables for other programs: every hand and match, numbers as numbers, and nothing that is run."""

import csv
from io import BytesIO, StringIO
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest

from db import Store
from db.exchange import cells, tables
from db.exchange.cells import as_csv, as_excel, as_typed, harmless
from referee.events import Ended, Opened, Struck, Sum, Toppled
from tests.db.tables import record

FORMULAS = ["=Dan", "+1", "-cmd", "@sum", "=HYPERLINK(1)", "'=x"]


@pytest.fixture
def match(store: Store) -> str:
    people = [store.add_player(name).id for name in ("=Dan", "Bò", "卡拉")]
    id = store.new_match(Opened("flip", 3, 1, "standard", 100), people)
    first = Ended(0, ((), Sum((12, 11)), None), "dark")
    record(store, id, first, Ended(1, (Sum((80,)), (), Sum((3,)))), Struck(1, ""))
    record(store, id, Ended(1, (Sum((20,)), (), Sum((3,)))))
    return id


def rows(content: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(content.decode("utf-8-sig"))))


def test_a_tidy_row_is_a_hand_of_a_player(store: Store, match: str) -> None:
    found = rows(as_csv(store.hand_table(match)))
    assert len(found) == 9
    keys = ("hand", "player", "dealer", "side", "won", "value", "points", "struck", "total")
    told = [tuple(row[key] for key in keys) for row in found]
    assert told[:3] == [
        ("1", "'=Dan", "0", "dark", "1", "0", "23", "1", "0"),
        ("1", "Bò", "1", "dark", "0", "23", "0", "1", "0"),
        ("1", "卡拉", "0", "dark", "0", "", "", "1", "0"),
    ]
    assert [row["total"] for row in found if row["player"] == "Bò"] == ["0", "83", "106"]


def test_a_wide_row_is_a_match_with_a_column_per_player(store: Store, match: str) -> None:
    other = [store.add_player(name).id for name in ("Ada", "Eve")]
    record(store, store.new_match(Opened("stacko", 2, 0, "rounds", 1), other), Toppled(0, 1))
    newest, oldest = rows(as_csv(store.match_table()))
    assert (oldest["Bò"], oldest["'=Dan"], oldest["卡拉"], oldest["Ada"]) == ("106", "0", "0", "")
    assert (oldest["winners"], oldest["highest"], oldest["lowest"]) == ("Bò", "Bò", "'=Dan, 卡拉")
    assert (newest["game"], newest["winners"], newest["Eve"]) == ("stacko", "Eve", "1")


def test_a_match_alone_is_a_column_per_player_and_a_row_per_hand_that_counts(
    store: Store, match: str
) -> None:
    assert tables.rounds(store.hand_table(match)) == [
        ("hand", "=Dan", "Bò", "卡拉"),
        (2, 0, 83, 0),
        (3, 0, 23, 0),
    ]


@pytest.mark.parametrize("text", [*FORMULAS, "\tx", "\rx", "＝x", "Dan", "O'Neill", ""])
def test_no_text_begins_like_a_formula_and_all_read_back_as_typed(text: str) -> None:
    written = harmless(text)
    assert not str(written).startswith(("=", "+", "-", "@", "\t", "\r", "＝"))
    assert as_typed(str(written)) == text


def test_excel_holds_numbers_as_numbers_and_no_formula() -> None:
    book = ZipFile(
        BytesIO(as_excel({"hands": [("name", "points"), *((it, 7) for it in FORMULAS)]}))
    )
    sheet = ElementTree.fromstring(book.read("xl/worksheets/sheet1.xml"))
    space = {"x": "http://schemas.openxmlformats.org/spreadsheetml/2006/main"}
    assert sheet.findall(".//x:f", space) == []
    cells = sheet.findall(".//x:c", space)
    texts = ["".join(it.itertext()) for it in cells if it.get("t") == "inlineStr"]
    assert texts == ["name", "points", *FORMULAS]
    numbers = [it.findtext("x:v", "", space) for it in cells if it.get("t") is None]
    assert numbers == ["7"] * len(FORMULAS)


def test_what_is_too_long_for_a_sheet_goes_on_in_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cells, "ROWS", 2)
    book = ZipFile(BytesIO(as_excel({"hands": [("n",), (1,), (2,), (3,)]})))
    names = [name for name in book.namelist() if name.startswith("xl/worksheets/sheet")]
    assert len(names) == 2


def test_an_empty_store_has_heads_only(store: Store) -> None:
    assert store.hand_table() == [tables.TIDY]
    assert store.match_table() == [tables.WIDE]
    assert as_excel({"hands": store.hand_table()})
