"""Charts of statistics: bars, lines in the players' looks, and a calendar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from stats.chart import HEIGHT, escaped, short, step, still_layout
from stats.looks import DASHES, INK, PAPER, SYMBOLS, colour
from stats.race import Player

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

WIDTH = 14
"""Latin letters of a name at an axis."""
SHADES = (("#F3EFE6", "#0E6B6B"), ("#1E232A", "#4FC3B8"))
"""From nothing to most, on light and on dark paper; by lightness alone, so that all eyes tell."""

DAYS = 175
"""That a calendar looks back on."""
WEEKS = 12
"""That it has at least, so that a day never is as wide as the screen."""
ROW = 50
"""Pixels of a bar with what stands above it."""


@dataclass(frozen=True, slots=True)
class Line:
    """A course of one person; the seat is the place in the list, so that dashes differ too."""

    player: Player
    x: Sequence[Any]
    y: Sequence[float]
    said: Sequence[str]


def _layout(dark: bool, height: int = HEIGHT) -> dict[str, Any]:
    layout = still_layout(1, 1, dark=dark)
    layout["height"] = height
    for axis in ("xaxis", "yaxis"):
        for key in ("range", "dtick", "tickformat"):
            layout[axis].pop(key, None)
    return layout


def _figure(data: list[dict[str, Any]], layout: dict[str, Any]) -> Figure:
    # Plotly would take a pandas that another thread has begun to import and not yet finished.
    import pandas  # noqa: F401
    from plotly.graph_objects import Figure

    return Figure({"data": data, "layout": layout}, _validate=False)


def bars(
    names: Sequence[str],
    values: Sequence[float],
    texts: Sequence[str],
    *,
    dark: bool,
    base: float | None = None,
) -> Figure:
    """Lying bars, the first on top, each under its name and text, which so have the whole width;
    a short line at each marks the base where there is one."""
    layout = _layout(dark, 16 + ROW * len(names))
    layout["xaxis"] |= {"visible": False, "range": [0, max([*values, base or 0, 1e-9])]}
    layout["yaxis"] |= {"visible": False, "range": [len(names) - 0.5, -0.5]}
    layout["margin"] |= {"l": 2, "r": 8, "t": 8, "b": 8}
    label = {"xref": "paper", "x": 0, "xanchor": "left", "yshift": 14, "showarrow": False}
    layout["annotations"] = [
        {"y": row, "text": f"{escaped(short(name, 24))}: {escaped(text)}", **label}
        for row, (name, text) in enumerate(zip(names, texts, strict=True))
    ]
    if base is not None:
        line = {"color": INK[dark], "width": 2, "dash": "2px,2px"}
        layout["shapes"] = [
            {"type": "line", "x0": base, "x1": base, "y0": row + 0.04, "y1": row + 0.42}
            | {"line": line}
            for row in range(len(names))
        ]
    bar = {
        "type": "bar",
        "orientation": "h",
        "x": list(values),
        "y": list(range(len(names))),
        "offset": 0.08,
        "width": 0.3,
        "cliponaxis": False,
        "hoverinfo": "skip",
        "marker": {"color": SHADES[dark][1]},
    }
    return _figure([bar], layout)


def lines(courses: Sequence[Line], *, dark: bool, dates: bool, base: float | None = None) -> Figure:
    """A line per person in their colour, dash and symbol. Whose it is stands below the chart: ten
    names in it would leave no room for their lines."""
    layout = _layout(dark)
    layout["margin"] |= {"r": 12}
    if dates:
        layout["xaxis"]["type"] = "date"
    else:
        last = max(course.x[-1] for course in courses)
        layout["xaxis"] |= {"tickformat": "d", "dtick": step(int(last), 8)}
    if base is not None:
        across = {"type": "line", "xref": "paper", "x0": 0, "x1": 1, "y0": base, "y1": base}
        layout["shapes"] = [across | {"line": {"color": INK[dark], "width": 1, "dash": "2px,4px"}}]
    data = []
    for seat, course in enumerate(courses):
        shade = colour(course.player.colour, dark=dark)
        every = max(1, len(course.x) // 8)
        data.append(
            {
                "type": "scatter",
                "mode": "lines+markers",
                "name": escaped(short(course.player.name, WIDTH)),
                "x": list(course.x),
                "y": list(course.y),
                "hovertext": [escaped(text) for text in course.said],
                "hoverinfo": "text",
                "line": {"color": shade, "width": 2.5, "dash": DASHES[seat % len(DASHES)]},
                "marker": {
                    "color": shade,
                    "symbol": SYMBOLS.get(course.player.symbol, "circle"),
                    "size": [9 if at % every == 0 else 0 for at in range(len(course.x))],
                    "opacity": 1,
                    "line": {"color": PAPER[dark], "width": 1},
                },
            }
        )
    return _figure(data, layout)


def calendar(
    days: Sequence[tuple[str, int]],
    weekdays: Sequence[str],
    said: Sequence[str],
    *,
    dark: bool,
) -> Figure:
    """Weeks from left to right, days of the week from top to bottom; ISO days and how many."""
    from datetime import date, timedelta

    told = {
        date.fromisoformat(day): (count, text)
        for (day, count), text in zip(days, said, strict=True)
    }
    last = max(told)
    first = max(min(told), last - timedelta(days=DAYS))
    first = min(first, last - timedelta(weeks=WEEKS - 1))
    begin = first - timedelta(days=first.weekday())
    weeks = (last - begin).days // 7 + 1
    grid: list[list[int | None]] = [[0] * weeks for _ in range(7)]
    hover = [[""] * weeks for _ in range(7)]
    for day, (count, text) in told.items():
        if day >= begin:
            grid[day.weekday()][(day - begin).days // 7] = count
            hover[day.weekday()][(day - begin).days // 7] = text
    layout = _layout(dark, 260)
    starts = [(begin + timedelta(weeks=week)) for week in range(weeks)]
    every = max(1, weeks // 6)
    layout["xaxis"] |= {
        "tickvals": list(range(0, weeks, every)),
        "ticktext": [f"{starts[week]:%d.%m.}" for week in range(0, weeks, every)],
        "showgrid": False,
        "constrain": "domain",
    }
    layout["yaxis"] |= {
        "tickvals": list(range(7)),
        "ticktext": [escaped(it) for it in weekdays],
        "autorange": "reversed",
        "showgrid": False,
    }
    layout["margin"] |= {"t": 8, "r": 8}
    field = {
        "type": "heatmap",
        "z": grid,
        "zmin": 0,
        "zmax": max(count for count, _ in told.values()),
        "colorscale": [[0, SHADES[dark][0]], [1, SHADES[dark][1]]],
        "showscale": False,
        "xgap": 2,
        "ygap": 2,
        "hovertext": [[escaped(text) for text in row] for row in hover],
        "hoverinfo": "text",
    }
    return _figure([field], layout)


def with_turns(race: Figure, turns: Sequence[tuple[int, str]], *, dark: bool) -> Figure:
    """A race with a thin line at each hand after which somebody else was ahead."""
    from plotly.graph_objects import Figure

    told = race.to_dict()
    layout = told["layout"]
    layout["shapes"] = [
        *layout.get("shapes", ()),
        *(
            {"type": "line", "x0": hand, "x1": hand, "yref": "paper", "y0": 0, "y1": 1}
            | {"line": {"color": shade, "width": 1.5, "dash": "1px,3px"}, "layer": "below"}
            for hand, shade in turns
        ),
    ]
    return Figure(told, _validate=False)
