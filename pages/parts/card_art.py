"""Drawings of cards and symbols as inline SVG: plain geometry of our own, system fonts.

A symbol is drawn in a 100 × 140 box around its middle (50, 70) in `currentColor`; the four
quarters of a wild take their colours from the CSS variables `--q1` … `--q4` and fall back to the
light side's.
"""

from __future__ import annotations

from base64 import b64encode

from markupsafe import Markup, escape

INK = "#1E2430"
PAPER = "#FAF8F4"
NIGHT = "#2A2F39"  # ground of a wild

# Our palette; green, pink and teal are dark enough for white on them to reach 4.5 : 1.
FILLS = {
    "R": "#C43A31",
    "Y": "#D99A00",
    "G": "#2A8252",
    "B": "#2A62B8",
    "P": "#CC3B83",
    "T": "#0E8282",
    "O": "#CF6A1A",
    "U": "#6C45A8",
}
DARK_TEXT = "#14110D"
TEXT_ON = {letter: DARK_TEXT if letter in "YO" else "#FFFFFF" for letter in FILLS}
QUARTERS = {False: "RYGB", True: "PTOU"}

DIGITS = "0123456789"
FACES = (
    *DIGITS,
    *("S", "R", "F", "+1", "+2", "+5", "E", "W", "W+2", "W+4", "WC", "WT"),
    *(f"{digit}!" for digit in DIGITS),
)

# Corner shapes, in a 24 × 24 box.
CIRCLE, TRIANGLE, SQUARE, DIAMOND = (
    '<circle cx="12" cy="12" r="10"/>',
    '<path d="M12 1.5 23 21.5H1z"/>',
    '<rect x="2.5" y="2.5" width="19" height="19" rx="1.5"/>',
    '<path d="M12 .5 23.5 12 12 23.5.5 12z"/>',
)
SHAPES = {"circle": CIRCLE, "triangle": TRIANGLE, "square": SQUARE, "diamond": DIAMOND}
SHAPE_OF = dict(zip("RYGBPTOU", [*SHAPES, *SHAPES], strict=True))

# Ten players' symbols, in a 24 × 24 box; told apart by outline alone.
PLAYERS = {
    **SHAPES,
    "star": '<path d="m12 .8 3.3 7.4 8 .8-6 5.4 1.7 7.9-7-4-7 4 1.7-7.9-6-5.4 8-.8z"/>',
    "plus": '<path d="M8.5 1.5h7v7h7v7h-7v7h-7v-7h-7v-7h7z"/>',
    "cross": '<path d="M8.5 1.5h7v7h7v7h-7v7h-7v-7h-7v-7h7z" transform="rotate(45 12 12)"/>',
    "pentagon": '<path d="M12 1 23.4 9.3 19 22.7H5L.6 9.3z"/>',
    "hexagon": '<path d="M6 1.6h12L24 12l-6 10.4H6L0 12z"/>',
    "drop": '<path d="M12 .5c3 5 8 8.6 8 14.2a8 8.4 0 0 1-16 0C4 9.1 9 5.5 12 .5z"/>',
}

FONT = 'font-family="system-ui, -apple-system, Segoe UI, Roboto, sans-serif" font-weight="800"'


def text(what: str, size: int, x: float = 50, middle: float = 70) -> str:
    """Letters centred on their capitals, which are 0.72 em high in every common system font."""
    return (
        f'<text x="{x:g}" y="{middle + size * 0.36:g}" text-anchor="middle" font-size="{size}" '
        f'{FONT} fill="currentColor">{what}</text>'
    )


def quarters(x: float, y: float, size: float, gap: float = 4) -> str:
    """Four rounded squares, the sign of a wild, centred on (x, y)."""
    side = (size - gap) / 2
    corners = ((-1, -1), (1, -1), (-1, 1), (1, 1))
    return "".join(
        f'<rect x="{x + (dx - 1) * side / 2 + dx * gap / 2:g}" '
        f'y="{y + (dy - 1) * side / 2 + dy * gap / 2:g}" '
        f'width="{side:g}" height="{side:g}" rx="{side * 0.16:g}" '
        f'fill="var(--q{number}, {FILLS[letter]})"/>'
        for number, letter, (dx, dy) in zip(range(1, 5), QUARTERS[False], corners, strict=True)
    )


def digit(what: str, size: int, middle: float = 70) -> str:
    """A number; six and nine stand on a line, for those who see them from across the table."""
    under = middle + size * 0.36 + size * 0.09
    line = (
        f'<rect x="{50 - size * 0.27:g}" y="{under:g}" width="{size * 0.54:g}" '
        f'height="{size * 0.1:g}" rx="{size * 0.05:g}" fill="currentColor"/>'
    )
    return text(what, size, middle=middle) + (line if what in "69" else "")


def barred(radius: float, stroke: float) -> str:
    reach = radius * 0.7071
    return (
        f'<g fill="none" stroke="currentColor" stroke-width="{stroke:g}">'
        f'<circle cx="50" cy="70" r="{radius:g}"/>'
        f'<path d="M{50 - reach:g} {70 + reach:g} {50 + reach:g} {70 - reach:g}"/></g>'
    )


REVERSE = (
    '<g fill="currentColor"><path d="M22 50h30V37l27 19-27 19V62H22z"/>'
    '<path d="M78 78H48V65L21 84l27 19V90h30z"/></g>'
)
FLIP = (
    '<path d="M47 35H32a8 8 0 0 0-8 8v46a8 8 0 0 0 8 8h15z" fill="currentColor"/>'
    '<path d="M56.5 46.5H68a5 5 0 0 1 5 5v45a5 5 0 0 1-5 5H56.5z" '
    'fill="none" stroke="currentColor" stroke-width="7" stroke-linejoin="round"/>'
)
# Eight seats round a table, each a turn away from the one before.
EVERYONE = barred(17, 8) + "".join(
    f'<circle cx="50" cy="35" r="5.5" fill="currentColor" transform="rotate({turn} 50 70)"/>'
    for turn in range(0, 360, 45)
)
UNTIL_COLOUR = quarters(50, 46, 38) + (
    '<path d="M17 88h14V74h10v14h14v10H41v14H31V98H17z" fill="currentColor"/>'
    '<path d="M73 72c4.5 7 11 11.5 11 19.5a11 11.5 0 0 1-22 0C62 83.5 68.5 79 73 72z" '
    'fill="var(--q1, #C43A31)" stroke="currentColor" stroke-width="4"/>'
)
TILT = (
    '<path d="M50 82 66 106H34z" fill="currentColor"/>'
    '<g transform="rotate(-17 50 77)">'
    '<rect x="12" y="73" width="76" height="9" rx="4" fill="currentColor"/>'
    + "".join(
        f'<rect x="{x}" y="{y}" width="17" height="17" rx="3" '
        f'fill="var(--q{number}, {FILLS[letter]})"/>'
        for number, letter, x, y in (
            (1, "R", 13, 54),
            (2, "Y", 32, 54),
            (3, "G", 13, 35),
            (4, "B", 70, 54),
        )
    )
    + "</g>"
)
OCTAGON = (
    '<path d="M36.7 38h26.6L82 56.7v26.6L63.3 102H36.7L18 83.3V56.7z" fill="none" '
    'stroke="currentColor" stroke-width="7"/>'
)
DRAWN = {
    "S": barred(27, 10),
    "R": REVERSE,
    "F": FLIP,
    "E": EVERYONE,
    "W": quarters(50, 70, 64, gap=6),
    "WC": UNTIL_COLOUR,
    "WT": TILT,
}


def glyph(face: str) -> str:
    """The inside of an SVG for one face.

    Raises `KeyError` for a face that no game has.
    """
    if face in DRAWN:
        return DRAWN[face]
    if face not in FACES:
        raise KeyError(face)
    if face.endswith("!"):
        return OCTAGON + digit(face[0], 42, middle=68)
    if face.startswith("W"):
        return quarters(50, 49, 42) + text(face[1:], 42, middle=92)
    if face.startswith("+"):
        return text(face, 50)
    return digit(face, 64)


def sprite() -> str:
    """A hidden SVG with a symbol for every face, corner shape and player, for `<use>`."""
    symbols = [
        *((f"face-{face}", "0 0 100 140", glyph(face)) for face in FACES),
        *((f"shape-{name}", "0 0 24 24", path) for name, path in SHAPES.items()),
        *((f"player-{name}", "0 0 24 24", path) for name, path in PLAYERS.items()),
    ]
    inner = "".join(
        f'<symbol id="{key}" viewBox="{box}">{drawing}</symbol>' for key, box, drawing in symbols
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" '
        f'style="position:absolute" aria-hidden="true">{inner}</svg>'
    )


def split(code: str) -> tuple[str | None, str]:
    """Colour letter, if any, and face: no face of two signs begins with a colour's letter."""
    if len(code) > 1 and code[0] in FILLS:
        return code[0], code[1:]
    return None, code


def corners(letter: str) -> str:
    """Shape beside letter, top left and, turned round, bottom right."""
    corner = (
        '<g transform="translate(12 12) scale(.8)" fill="currentColor">'
        + f"{SHAPES[SHAPE_OF[letter]]}</g>"
        + text(letter, 22, x=43, middle=21.6)
    )
    return f'{corner}<g transform="rotate(180 50 70)">{corner}</g>'


def card_svg(code: str, title: str, dark: bool = False, size: int = 64) -> Markup:
    """One card, `size` pixels wide, as an image that `title` names in words."""
    letter, face = split(code)
    if letter:
        ground, ink = FILLS[letter], TEXT_ON[letter]
    elif face.startswith("W"):
        ground, ink = NIGHT, "#FFFFFF"
    else:
        ground, ink = PAPER, INK
    rim, edge = ("#0B0C0F", "#6B7280") if dark else ("#FFFFFF", "#9A958A")
    wild = "".join(f"--q{n}:{FILLS[c]};" for n, c in enumerate(QUARTERS[dark], 1))
    name = escape(title)
    return Markup(
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 100 140" width="{size}" '
        f'height="{round(size * 1.4)}" style="color:{ink};{wild}"><title>{name}</title>'
        f'<rect x="1" y="1" width="98" height="138" rx="13" fill="{rim}" stroke="{edge}" '
        f'stroke-width="2"/>'
        f'<rect x="7" y="7" width="86" height="126" rx="8" fill="{ground}"/>'
        f"{corners(letter) if letter else ''}{glyph(face)}</svg>"
    )


def address(svg: str) -> str:
    """A drawing as an address that holds it: Streamlit takes no other in labels and in HTML."""
    return f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"
