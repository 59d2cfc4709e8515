"""Cells of a table that no spreadsheet takes for a formula, and files made of them."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from io import BytesIO, StringIO

Cell = str | int | datetime | None
Table = Sequence[Sequence[Cell]]
"""The first row says what the columns are."""

_BEGINS = tuple("=+-@\t\r\n＝＋－＠'")
"""How a formula begins, and the sign that keeps a text from being one."""
ROWS = 1_000_000
"""Of one sheet, below the head; a spreadsheet takes few more."""


def harmless(cell: Cell) -> str | int | None:
    """A text that begins like a formula gets an apostrophe before it; numbers stay numbers.

    >>> harmless("=Dan"), harmless("Dan"), harmless(-3)
    ("'=Dan", 'Dan', -3)
    """
    if isinstance(cell, datetime):
        return f"{cell:%Y-%m-%d %H:%M:%S}"
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_BEGINS) else cell


def as_typed(text: str) -> str:
    """The text of a cell that `harmless` wrote.

    >>> as_typed(harmless("=Dan")), as_typed("O'Neill")
    ('=Dan', "O'Neill")
    """
    return text[1:] if text.startswith("'") and text[1:].startswith(_BEGINS) else text


def as_csv(table: Table) -> bytes:
    """In UTF-8 with a byte order mark, without which Excel would read names as gibberish."""
    file = StringIO(newline="")
    csv.writer(file).writerows([harmless(cell) for cell in row] for row in table)
    return file.getvalue().encode("utf-8-sig")


def as_excel(sheets: Mapping[str, Table]) -> bytes:
    """A workbook; texts are stored as texts, whatever they begin with."""
    from xlsxwriter import Workbook

    file = BytesIO()
    settings = {
        "in_memory": True,
        "strings_to_formulas": False,
        "strings_to_urls": False,
        "strings_to_numbers": False,
    }
    with Workbook(file, settings) as book:
        head, moment = book.add_format({"bold": True}), "yyyy-mm-dd hh:mm:ss"
        when = book.add_format({"num_format": moment})
        for title, rows in _pages(sheets):
            sheet = book.add_worksheet(title)
            sheet.freeze_panes(1, 0)
            for line, row in enumerate(rows):
                for column, cell in enumerate(row):
                    if isinstance(cell, datetime):
                        sheet.write_datetime(line, column, cell.replace(tzinfo=None), when)
                    elif isinstance(cell, str):
                        sheet.write_string(line, column, cell, None if line else head)
                    elif cell is not None:
                        sheet.write_number(line, column, cell)
            sheet.autofit(max_width=300)
    return file.getvalue()


def _pages(sheets: Mapping[str, Table]) -> Iterator[tuple[str, Iterable[Sequence[Cell]]]]:
    """A table too long for one sheet goes on in the next."""
    for title, (head, *rows) in sheets.items():
        for number, first in enumerate(range(0, max(1, len(rows)), ROWS), start=1):
            name = title if number == 1 else f"{title} {number}"
            yield name, [head, *rows[first : first + ROWS]]
