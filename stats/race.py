"""The race to the target: totals hand by hand, as a data frame and as a chart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from referee.events import Ended, Left, Sum
from referee.match import Match
from stats.chart import (
    BOTTOM,
    CONFIG,
    HEIGHT,
    LEFT,
    SMALL,
    TOP,
    escaped,
    letters,
    short,
    spread,
    still_layout,
    wrapped,
)
from stats.looks import DASHES, INK, PAPER, SYMBOLS, colour

if TYPE_CHECKING:
    from pandas import DataFrame
    from plotly.graph_objects import Figure


__all__ = ["CONFIG", "Labels", "Player", "race_figure", "race_frame"]


class Player(Protocol):
    """Who sits at a seat; colour and symbol are keys of `stats.looks`."""

    @property
    def name(self) -> str: ...
    @property
    def colour(self) -> str: ...
    @property
    def symbol(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Labels:
    """The words of the chart, as plain text: what looks like markup is shown as it stands."""

    hand: str
    """Of the axis, and before a hand's number."""
    points: str
    target: str


Describe = Callable[[int, int], str]
"""What a seat was left with, in words; asked with a hand's number on the sheet and a seat."""

NAME_GAP = 16
"""Pixels between the middles of two names, one above the other."""
NAME_WIDTH = 12
"""Latin letters that a name gets at the end of its line; the hover shows all of it."""
MARKERS = 10
"""Markers along a line of a long match, besides the one at its end."""
END = 1.06
"""How far the axis goes on after the last hand, so that a name's thin line can be seen."""


def race_frame(match: Match, names: Sequence[str]) -> DataFrame:
    """One row per counted hand and seat: hand, seat, name, side, out, points, total, left.

    `points` is missing for a seat that took no part; `left` has card codes, or the sum as typed,
    and is missing, like `side` and `out`, in a game without points.
    """
    import pandas as pd

    columns = ["hand", "seat", "name", "side", "out", "points", "total", "left"]
    rows: list[tuple[object, ...]] = []
    for hand, totals in zip(match.counted, match.running, strict=True):
        for seat, name in enumerate(names):
            ended = hand.result if isinstance(hand.result, Ended) else None
            side, out = (ended.side, ended.out == seat) if ended else (None, None)
            left = _codes(ended.left[seat]) if ended else None
            booked = (hand.points[seat], totals[seat])
            rows.append((hand.number, seat, name, side, out, *booked, left))
    numbers = {"hand": "int64", "seat": "int64", "points": "Int64", "total": "int64"}
    words = dict.fromkeys(("name", "side", "left"), "string")
    return pd.DataFrame(rows, columns=columns).astype({**numbers, **words, "out": "boolean"})


def _codes(left: Left | None) -> str | None:
    if isinstance(left, Sum):
        return "+".join(map(str, left.terms))
    return None if left is None else ", ".join(map(str, left))


def race_figure(
    match: Match, players: Sequence[Player], *, dark: bool, labels: Labels, describe: Describe
) -> Figure:
    """One line per player from 0 before the first hand, the target, a name at each line's end.

    Its colours are final: to be shown with `theme=None` and `config=CONFIG`.
    """
    from plotly.graph_objects import Figure

    lines = []
    for seat, player in enumerate(players):
        course = _course(match, seat, player.name, labels, describe)
        lines.append(course | _style(player, seat, len(course["x"]), dark))
    right = END * (match.counted[-1].number if match.counted else 1)
    highest = max(match.target, *match.standings.totals) * 1.05
    layout = still_layout(right, highest, dark=dark)
    layout["shapes"] = [_target(match.target, dark)]
    layout["annotations"] = [
        *_names([player.name for player in players], lines, right, highest, dark),
        *_notes(match.target, labels, dark),
    ]
    widest = max(letters(short(player.name, NAME_WIDTH)) for player in players)
    layout["margin"]["r"] = 10 + round(0.6 * SMALL * widest)
    # Ten players and sixty hands cost 1 ms so, and 7 ms checked by plotly: our tests do that.
    return Figure({"data": lines, "layout": layout}, _validate=False)


def _course(
    match: Match, seat: int, name: str, labels: Labels, describe: Describe
) -> dict[str, Any]:
    """Where a line runs and what its points say. It ends where a player is eliminated."""
    played = list(zip(match.counted, match.running, strict=True))
    if seat in match.standings.eliminated:
        while played and played[-1][0].points[seat] is None:
            played.pop()
    title = f"<b>{escaped(name)}</b>"
    texts = [title]
    for hand, totals in played:
        booked = hand.points[seat]
        gained = "" if booked is None else f" (+{booked})"
        total = f"{escaped(labels.hand)} {hand.number}: {totals[seat]}{gained}"
        texts.append("<br>".join([title, total, *wrapped(describe(hand.number, seat))]))
    return {
        "x": [0, *(hand.number for hand, _ in played)],
        "y": [0, *(totals[seat] for _, totals in played)],
        "hovertext": texts,
    }


def _style(player: Player, seat: int, points: int, dark: bool) -> dict[str, Any]:
    """Markers are thinned, from seat to seat at other hands, except for the one at the end."""
    shade = colour(player.colour, dark=dark)
    every = max(1, points // MARKERS)
    along = [10 if point % every == seat % every else 0 for point in range(1, points - 1)]
    return {
        "type": "scatter",
        "mode": "lines+markers",
        "name": escaped(player.name),
        "hoverinfo": "text",
        "cliponaxis": False,
        "line": {"color": shade, "width": 2.5, "dash": DASHES[seat % len(DASHES)]},
        "marker": {
            "color": shade,
            "symbol": SYMBOLS.get(player.symbol, "circle"),
            "size": [0, *along, 12][-points:],
            "opacity": 1,
            "line": {"color": PAPER[dark], "width": 1},
        },
    }


def _names(
    names: Sequence[str], lines: Sequence[dict[str, Any]], right: float, highest: float, dark: bool
) -> list[dict[str, Any]]:
    """The names one above the other on the right, each joined by a hairline to its line's end."""
    gap = NAME_GAP * highest / (HEIGHT - TOP - BOTTOM)
    places = spread([line["y"][-1] for line in lines], gap, 0, highest)
    return [
        {
            "text": escaped(short(name, NAME_WIDTH)),
            "font": {"size": SMALL, "color": INK[dark]},
            "x": line["x"][-1],
            "y": line["y"][-1],
            "ax": right,
            "ay": place,
            "axref": "x",
            "ayref": "y",
            "xanchor": "left",
            "arrowhead": 0,
            "arrowwidth": 1,
            "arrowcolor": line["line"]["color"],
        }
        for name, line, place in zip(names, lines, places, strict=True)
    ]


def _target(target: int, dark: bool) -> dict[str, Any]:
    line = {"color": INK[dark], "width": 1.5, "dash": "2px,4px"}
    across = {"type": "line", "xref": "paper", "x0": 0, "x1": 1, "y0": target, "y1": target}
    return across | {"line": line, "opacity": 0.7}


def _notes(target: int, labels: Labels, dark: bool) -> list[dict[str, Any]]:
    """The target's name over its line, and the titles at the ends of the axes."""
    plain = {"showarrow": False, "font": {"size": SMALL, "color": INK[dark]}, "opacity": 0.8}
    paper = {"xref": "paper", "yref": "paper", "borderpad": 0}
    over = {"xref": "paper", "x": 0, "y": target, "xanchor": "left", "yanchor": "bottom"}
    top = {"x": 0, "y": 1, "xanchor": "left", "yanchor": "bottom", "xshift": 6 - LEFT, "yshift": 8}
    right = {"x": 1, "y": 0, "xanchor": "left", "yanchor": "top", "yshift": -5}
    return [
        plain | over | {"text": escaped(labels.target)},
        plain | paper | top | {"text": escaped(labels.points)},
        plain | paper | right | {"text": escaped(labels.hand)},
    ]
