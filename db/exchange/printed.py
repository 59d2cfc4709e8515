"""A match as a printed score sheet: what stands on it, and as a page of HTML for any printer."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

ACROSS = 6
"""Players from whom on the sheet is turned on its side."""


@dataclass(frozen=True, slots=True)
class Line:
    """One hand: by seat what was booked, and the total after it."""

    label: str
    booked: tuple[str, ...]
    totals: tuple[str, ...]
    ahead: tuple[int, ...]
    """The seats whose hand it was."""
    struck: bool = False


@dataclass(frozen=True, slots=True)
class Printed:
    """All of it in words of the reader's language, and nothing of it as markup."""

    language: str
    title: str
    about: str
    verdict: str
    hand: str
    total: str
    players: tuple[str, ...]
    lines: tuple[Line, ...]
    totals: tuple[str, ...]
    notes: tuple[str, ...] = ()


def as_html(sheet: Printed) -> bytes:
    """A page that needs nothing beside itself; fonts are the reader's own."""
    heads = Markup("").join(
        Markup('<th scope="col"><bdi>{}</bdi></th>').format(name) for name in sheet.players
    )
    rows = Markup("").join(_row(line) for line in sheet.lines)
    ends = Markup("").join(
        Markup("<td>{} <small></small></td>").format(total) for total in sheet.totals
    )
    notes = Markup("").join(Markup("<p>{}</p>").format(note) for note in sheet.notes)
    page = Markup(_PAGE).format(
        language=sheet.language,
        title=sheet.title,
        style=Markup(_STYLE + (_ACROSS if len(sheet.players) >= ACROSS else "")),
        about=sheet.about,
        verdict=sheet.verdict,
        hand=sheet.hand,
        heads=heads,
        rows=rows,
        total=sheet.total,
        ends=ends,
        notes=notes,
    )
    return page.encode()


def _row(line: Line) -> Markup:
    cells = Markup("").join(
        Markup("<td{}>{} <small>{}</small></td>").format(
            Markup(' class="ahead"') if seat in line.ahead else "", total, booked
        )
        for seat, (booked, total) in enumerate(zip(line.booked, line.totals, strict=True))
    )
    kind = Markup(' class="struck"') if line.struck else ""
    return Markup('<tr{}><th scope="row">{}</th>{}</tr>').format(kind, line.label, cells)


_PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>{style}</style>
<h1 dir="auto">{verdict}</h1>
<p>{title}<br>{about}</p>
<div><table>
<thead><tr><th scope="col">{hand}</th>{heads}</tr></thead>
<tbody>{rows}</tbody>
<tfoot><tr><th scope="row">{total}</th>{ends}</tr></tfoot>
</table></div>
{notes}
</html>
"""

_STYLE = """
body { font: 11pt/1.35 system-ui, sans-serif; color: #1e2430; background: #fff; margin: 2rem; }
h1 { font-size: 1.5rem; margin: 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid #b9b4a9; padding: 0.25rem 0.5rem; text-align: right; }
td, th:first-child { white-space: nowrap; }
th:first-child { text-align: left; }
thead th { overflow-wrap: anywhere; vertical-align: bottom; }
small { display: inline-block; min-width: 2.6em; opacity: 0.7; text-align: left; }
tfoot td { font-weight: 600; }
.struck :is(th, small) { text-decoration: line-through; }
.ahead { font-weight: 600; background: #eef4f2; print-color-adjust: exact; }
tfoot th, tfoot td { border-top: 2px solid #1e2430; }
@page { margin: 1.5cm; }
@media screen {
  div { overflow-x: auto; }
}
@media print {
  body { margin: 0; font-size: 10pt; }
  thead { display: table-header-group; }
  tfoot { display: table-row-group; }
  tr { break-inside: avoid; }
  tbody tr:last-child { break-after: avoid; }
}
"""

_ACROSS = """
body { font-size: 9.5pt; }
table { table-layout: fixed; min-width: 52rem; }
th, td { padding-inline: 0.15rem; }
th:first-child { width: 3rem; }
@page { size: landscape; }
"""
