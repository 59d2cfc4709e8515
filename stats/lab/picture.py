"""How long hands were under both sets, as two outlines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from stats.chart import FONT, SMALL, escaped, step, still_layout
from stats.lab.outcome import Outcome
from stats.looks import INK, colour

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

LOOKS = (("sky", "solid"), ("vermilion", "8px,4px"))
MOST = 24
"""Steps of the outline."""


def shares(outcome: Outcome) -> tuple[list[int], tuple[list[float], list[float]]]:
    """The longest hand of each step, and the share of hands in it under both sets. The longest
    hundredth of hands is put into the last one."""
    both = [side.moves for side in outcome.hands]
    highest = int(max(np.quantile(moves, 0.99) for moves in both))
    size = step(highest, MOST)
    ends = list(range(size, highest + size, size))
    one, other = (
        np.bincount(np.minimum((moves - 1) // size, len(ends) - 1), minlength=len(ends))
        for moves in both
    )
    return ends, ((one / one.sum()).tolist(), (other / other.sum()).tolist())


def lengths(
    outcome: Outcome, names: tuple[str, str], across: str, up: str, *, dark: bool
) -> Figure:
    # Plotly would take a pandas that another thread has begun to import and not yet finished.
    import pandas  # noqa: F401
    from plotly.graph_objects import Figure

    ends, both = shares(outcome)
    size = ends[0]
    highest = 100 * max(max(side) for side in both)
    layout = still_layout(ends[-1], 1.08 * highest, dark=dark)
    layout["showlegend"] = True
    layout["legend"] = {"orientation": "h", "x": 0, "y": 1.1, "itemclick": False}
    layout["legend"]["itemdoubleclick"] = False
    layout["margin"] |= {"t": 44, "b": 58, "r": 16}
    ink = {"size": SMALL, "color": INK[dark]}
    layout["xaxis"]["title"] = {"text": escaped(across), "font": ink}
    layout["yaxis"]["title"] = {"text": escaped(up), "font": ink}
    layout["margin"]["l"] = 4 * FONT
    lines = [_outline(*it, size, dark) for it in zip(both, names, LOOKS, strict=True)]
    return Figure({"data": lines, "layout": layout}, _validate=False)


def _outline(
    shares: list[float], name: str, look: tuple[str, str], size: int, dark: bool
) -> dict[str, Any]:
    """The steps of a histogram; a dash tells them apart without colour."""
    shade, dash = colour(look[0], dark=dark), look[1]
    heights = [100 * it for it in shares]
    return {
        "type": "scatter",
        "mode": "lines",
        "name": escaped(name),
        "x": [size * place for place in range(len(heights) + 1)],
        "y": [*heights, heights[-1]],
        "line": {"color": shade, "width": 2.5, "dash": dash, "shape": "hv"},
        "hoverinfo": "skip",
    }
