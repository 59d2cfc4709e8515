"""Cards in the Markdown of labels, which takes pictures but no HTML. They never stand alone: the
label says in words what they show."""

from __future__ import annotations

from functools import cache

from pages.parts.card_art import address, card_svg

NOTHING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="64" height="90">'
    '<rect x="4" y="4" width="92" height="132" rx="13" fill="none" stroke="#8A8577" '
    'stroke-width="5" stroke-dasharray="13 10"/></svg>'
)
"""The place of a pile that is used up."""


@cache
def picture(code: str, *, dark: bool = False) -> str:
    return _image(_card(code, dark))


@cache
def pair(first: str, second: str) -> str:
    """Two cards, the second half over the first."""
    cards = "".join(
        f'<g transform="translate({x} {y}) rotate({turn} 50 70)">{_card(code)}</g>'
        for code, x, y, turn in ((first, 12, 12, -9), (second, 78, 18, 8))
    )
    return _image(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 190 172" width="190" height="172">'
        f"{cards}</svg>"
    )


def _card(code: str, dark: bool = False) -> str:
    drawn = str(card_svg(code, "", dark, size=100)) if code else NOTHING
    return drawn.replace("<title></title>", "")


def _image(svg: str) -> str:
    return f"![]({address(svg)})"
