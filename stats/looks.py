"""How players are told apart: a colour and a symbol each, and on charts a dash by seat as well.

The colours follow the colour-blind-safe sets of Okabe & Ito and of Paul Tol. Ours are moved in
lightness until each stands out from both papers (WCAG 1.4.11: 3 : 1) and no two look alike to
eyes that lack one kind of cone. They never speak alone: no two looks share a symbol either.
"""

from __future__ import annotations

from collections.abc import Mapping

PAPER = ("#FAF8F4", "#14171C")
"""The ground of the light and of the dark theme."""
INK = ("#1E2430", "#ECE9E2")
RULES = ("#DDD7CC", "#343A44")
"""Thin lines: frames, grids, axes."""

COLOURS: Mapping[str, tuple[str, str]] = {
    "vermilion": ("#C5520C", "#F2501A"),
    "sky": ("#2090E8", "#6EB8FA"),
    "green": ("#228C74", "#2FD9AC"),
    "purple": ("#6A0F80", "#A058B4"),
    "orange": ("#D57502", "#F9A21C"),
    "blue": ("#0F36C8", "#4A74FE"),
    "amber": ("#6A4F00", "#FEE43F"),
    "rose": ("#E83C98", "#E07CB2"),
    "olive": ("#3D3E09", "#7F8F5E"),
    "grey": ("#5A6472", "#D5DCE4"),
}
"""A player's colour on light and on dark paper."""

SYMBOLS: Mapping[str, str] = {
    "circle": "circle",
    "triangle": "triangle-up",
    "square": "square",
    "diamond": "diamond",
    "star": "star",
    "plus": "cross",
    "cross": "x",
    "pentagon": "pentagon",
    "hexagon": "hexagon2",
    "drop": "triangle-down",
}
"""A player's symbol and the plotly marker nearest to it; plotly has no drop."""

LOOKS = tuple(zip(COLOURS, SYMBOLS, strict=True))
"""Colour and symbol in the order in which new players get them."""

DASHES = (
    "solid",
    "8px,3px",
    "2px,3px",
    "10px,3px,2px,3px",
    "16px,4px",
    "5px,2px",
    "12px,3px,2px,3px,2px,3px",
    "4px,5px",
    "14px,3px,5px,3px",
    "1px,4px",
)
"""A seat's dash, in pixels drawn and left out: differs also where two players look the same."""


def colour(key: str, *, dark: bool) -> str:
    """The hex code on that paper; ink for a key that is none of ours."""
    return COLOURS.get(key, INK)[dark]
