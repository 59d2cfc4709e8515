"""All matches, or one, as tables for other programs."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from db.exchange import cells, tables
from pages.parts import session
from pages.parts.download import download

EXCEL = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


def of_all() -> None:
    name = f"score-sheet-{date.today()}"
    _csv("tables-hands", f"{name}-hands", lambda: session.store().hand_table())
    _csv("tables-matches", f"{name}-matches", lambda: session.store().match_table())
    download("tables-excel", f"{name}.xlsx", EXCEL, _all, icon="table")


def of_one(match: str) -> None:
    def hands() -> cells.Table:
        return session.store().hand_table(match)

    def workbook() -> bytes:
        table = hands()
        return cells.as_excel({"sheet": tables.rounds(table), "hands": table})

    _csv("tables-rounds", f"match-{match}-sheet", lambda: tables.rounds(hands()))
    _csv("tables-hands", f"match-{match}-hands", hands)
    download("tables-excel", f"match-{match}.xlsx", EXCEL, workbook, icon="table")


def _csv(text: str, name: str, make: Callable[[], cells.Table]) -> None:
    download(text, f"{name}.csv", "text/csv", lambda: cells.as_csv(make()), icon="table_rows")


def _all() -> bytes:
    store = session.store()
    return cells.as_excel({"matches": store.match_table(), "hands": store.hand_table()})
