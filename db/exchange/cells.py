"""Cells of a table that no spreadsheet takes for a formula, and files made of them."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from io import BytesIO, StringIO

Cell = str | int | datetime | None
Table = Sequence[Sequence[Cell]]
"""The first row says what the columns are."""

_BEGINS = tuple("=+-@\t\r\n＝＋－＠'")
"""How a formula begins, and the sign that keeps a text from being one."""
ROWS = 1_000_000
"""Of one sheet, below the head; a spreadsheet takes few more."""
WIDTH = 14
"""Letters that fit in a column."""


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
    # Line by line through a file of its own: otherwise a workbook takes ten times its size.
    with Workbook(file, {"constant_memory": True}) as book:
        head = book.add_format({"bold": True})
        when = book.add_format({"num_format": "yyyy-mm-dd hh:mm:ss"})
        for title, rows in _pages(sheets):
            sheet = book.add_worksheet(title)
            sheet.freeze_panes(1, 0)
            for line, row in enumerate(rows):
                for column, cell in enumerate(row):
                    if isinstance(cell, str):
                        sheet.write_string(line, column, cell, None if line else head)
                    elif isinstance(cell, int):
                        sheet.write_number(line, column, cell)
                    elif cell is not None:
                        sheet.write_datetime(line, column, cell.replace(tzinfo=None), when)
            sheet.set_column(0, len(rows[0]) - 1, WIDTH)
    return file.getvalue()


def _pages(sheets: Mapping[str, Table]) -> Iterator[tuple[str, Table]]:
    """A table too long for one sheet goes on in the next."""
    for title, (head, *rows) in sheets.items():
        for number, first in enumerate(range(0, max(1, len(rows)), ROWS), start=1):
            name = title if number == 1 else f"{title} {number}"
            yield name, [head, *rows[first : first + ROWS]]
