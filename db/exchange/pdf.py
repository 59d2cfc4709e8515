"""A printed score sheet as PDF."""

from __future__ import annotations

from collections.abc import Iterable

from db.exchange import fonts
from db.exchange.printed import ACROSS, Printed


def words(sheet: Printed) -> str:
    """Everything that has to be printed."""
    cells = (text for line in sheet.lines for text in (line.label, *line.booked, *line.totals))
    heads = (sheet.title, sheet.about, sheet.verdict, sheet.hand, sheet.total)
    return "".join((*heads, *sheet.players, *sheet.totals, *sheet.notes, *cells))


def as_pdf(sheet: Printed) -> bytes:
    """Signs that no font of this computer has are printed as question marks."""
    from fpdf import FPDF
    from fpdf.enums import Align, TableBordersLayout
    from fpdf.fonts import FontFace

    choice = fonts.choose(words(sheet))

    def known(text: str) -> str:
        # Without a font of this computer's there are only those that every reader of PDFs has.
        printable = text if choice.fonts else text.encode("latin-1", "replace").decode("latin-1")
        return "".join("?" if char in choice.missing else char for char in printable)

    pdf = FPDF(orientation="landscape" if len(sheet.players) >= ACROSS else "portrait")
    pdf.set_title(known(f"{sheet.title}: {sheet.verdict}"))
    pdf.set_lang(sheet.language)
    pdf.add_page()
    family = "helvetica"
    for number, path in enumerate(choice.fonts):
        pdf.add_font(f"font-{number}", fname=path)
        family = "font-0"
    if choice.fonts:
        pdf.set_fallback_fonts(list(pdf.fonts)[1:], exact_match=False)
        pdf.set_text_shaping(True)

    def paragraph(text: str, size: int) -> None:
        pdf.set_font(family, size=size)
        pdf.multi_cell(0, None, known(text), new_x="LMARGIN", new_y="NEXT", align="L")
        pdf.ln(1.5)

    paragraph(sheet.verdict, 18)
    paragraph(sheet.title, 11)
    paragraph(sheet.about, 11)
    pdf.ln(2)
    pdf.set_font(family, size=10 if len(sheet.players) < ACROSS else 9)
    plain, shaded = FontFace(emphasis=""), FontFace(fill_color=(238, 244, 242))
    with pdf.table(
        borders_layout=TableBordersLayout.HORIZONTAL_LINES,
        headings_style=plain,
        text_align=(Align.L, *[Align.R] * len(sheet.players)),
        col_widths=(2, *[3] * len(sheet.players)),
        line_height=5.5,
        padding=0.8,
    ) as table:
        widest = max((len(it) for line in sheet.lines for it in line.booked), default=0)

        def figures(total: str, booked: str) -> str:
            """Totals below each other: in most fonts a figure is as wide as two spaces."""
            return f"{total}  {'  ' * (widest - len(booked))}{booked}"

        def row(cells: Iterable[str], ahead: tuple[int, ...] = ()) -> None:
            line = table.row()
            for column, text in enumerate(cells):
                line.cell(known(text), style=shaded if column - 1 in ahead else None)

        row((sheet.hand, *sheet.players))
        for line in sheet.lines:
            cells = zip(line.totals, line.booked, strict=True)
            row((line.label, *(figures(*cell) for cell in cells)), line.ahead)
        ends = (figures(total, "") for total in sheet.totals)
        row((sheet.total, *ends), tuple(range(-1, len(sheet.players))))
    pdf.ln(3)
    for note in sheet.notes:
        paragraph(note, 9)
    return bytes(pdf.output())
