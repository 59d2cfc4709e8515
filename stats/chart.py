"""What charts share: axes no finger drags, names that are no markup, labels that keep apart."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import count
from statistics import fmean
from textwrap import wrap
from typing import Any
from unicodedata import combining, east_asian_width

from stats.looks import INK, PAPER, RULES

CONFIG = {"displayModeBar": False, "scrollZoom": False, "doubleClick": False, "showTips": False}
"""For `st.plotly_chart(config=…)`: a finger that lands on the chart scrolls the page."""

HEIGHT, TOP, BOTTOM, LEFT = 380, 34, 40, 44
FONT, SMALL = 13, 12


def still_layout(right: float, highest: float, *, dark: bool) -> dict[str, Any]:
    """The layout of a chart of whole numbers from 0, without a title and without a legend."""
    ink = {"family": "system-ui, sans-serif", "size": FONT, "color": INK[dark]}
    axis = {"fixedrange": True, "zeroline": False, "gridcolor": RULES[dark], "tickformat": "d"}
    return {
        "template": {"layout": {}},
        "height": HEIGHT,
        "margin": {"l": LEFT, "t": TOP, "b": BOTTOM, "pad": 4},
        "paper_bgcolor": "rgba(0,0,0,0)",
        "plot_bgcolor": "rgba(0,0,0,0)",
        "font": ink,
        "showlegend": False,
        "dragmode": False,
        "hovermode": "closest",
        "hoverdistance": 30,
        "hoverlabel": {
            "bgcolor": PAPER[dark],
            "bordercolor": RULES[dark],
            "align": "left",
            "font": ink,
        },
        "xaxis": {**axis, "range": [0, right], "dtick": step(int(right), 8), "showgrid": False},
        "yaxis": {**axis, "range": [0, highest], "dtick": step(int(highest), 6)},
    }


def step(end: int, most: int) -> int:
    """The smallest round number that goes into the end at most so many times.

    >>> step(8, 8), step(60, 8), step(525, 6)
    (1, 10, 100)
    """
    return next(
        size
        for power in count()
        for size in (int(digit + "0" * power) for digit in "125")
        if end <= most * size
    )


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places at least `gap` apart, in the same order, as near to the wanted ones as may be.

    Of equal ones the first is highest. None lies below `low`; none above `high` either, where
    there is room for all.

    >>> spread([5, 5, 40], 10, 0.0, 100.0), spread([100, 98], 10, 0.0, 100.0)
    ([10.0, 0.0, 40.0], [100.0, 90.0])
    """
    order = sorted(range(len(wanted)), key=lambda index: (wanted[index], -index))
    # Less the room for those below, places need only not to fall: where they do, take the mean.
    pools: list[list[float]] = []
    for below, index in enumerate(order):
        pool = [wanted[index] - below * gap]
        while pools and fmean(pools[-1]) > fmean(pool):
            pool = pools.pop() + pool
        pools.append(pool)
    rising = [fmean(pool) for pool in pools for _ in pool]
    highest = high - (len(wanted) - 1) * gap
    places = [0.0] * len(wanted)
    for below, (index, place) in enumerate(zip(order, rising, strict=True)):
        places[index] = max(low, min(place, highest)) + below * gap
    return places


def escaped(text: str) -> str:
    """For plotly, which reads some HTML in its texts but does not know `&quot;`."""
    return escape(text, quote=False)


def wrapped(text: str, width: int = 30) -> list[str]:
    return [escaped(line) for line in wrap(text, width)]


def letters(text: str) -> int:
    """Its width in Latin letters: a Chinese or Japanese one takes two, a combining mark none.

    >>> letters("Ada"), letters("恵子")
    (3, 4)
    """
    return sum(
        0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1 for sign in text
    )


def short(name: str, most: int) -> str:
    """
    >>> short("Bartholomew the Younger", 14)
    'Bartholomew t…'
    """
    if letters(name) <= most:
        return name
    while letters(name) >= most:
        name = name[:-1]
    return name.rstrip() + "…"
