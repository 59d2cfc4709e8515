"""How a figure, a table and a chart are shown: every one with what it means in plain words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import streamlit as st
from babel.numbers import format_decimal
from markupsafe import Markup

import db
from pages.parts.people import player_name
from pages.parts.say import language, plain, t
from stats.chart import CONFIG
from stats.measures import Measure, Sums
from stats.sample import Figure as Told
from stats.sample import Unit

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

NONE = "–"
LONG = 12
"""Letters of a row's heading from which on it needs room for words."""
TILE = 164
"""Pixels: two beside each other on a telephone."""


def number(value: float, most: int = 1) -> str:
    pattern = "0." + "#" * most if most else "0"
    # Nothing is less than nothing: 0 is added to turn -0 into 0.
    return str(format_decimal(round(value, most) + 0.0, pattern, locale=language()))


def percent(share: float) -> str:
    return t("stats-percent", n=round(100 * share))


def value(told: float | None, unit: Unit) -> str:
    if told is None:
        return NONE
    if unit == "share":
        return percent(told)
    if unit == "deviations":
        return f"{'+' if round(told, 1) > 0 else ''}{number(told)}"
    return number(told, 2 if unit in ("ratio", "times") else 1)


SAMPLES = {
    "over": "games",
    "judged": "games",
    "made": "challenges",
    "received": "challenges",
    "challenged": "challenges",
    "along_won": "won",
    "clutch": "such",
}
"""Samples that are called the same as others; each of the rest has words of its own."""


def counted(n: int, of: str) -> str:
    """So many hands, matches won, challenges …"""
    return t(f"stats-of-{SAMPLES.get(of, of).replace('_', '-')}", n=n)


def out_of(n: int, of: str) -> str:
    return t("stats-sample", of=counted(n, of))


def too_few(n: int, least: int, of: str) -> str:
    return t("stats-too-few", least=counted(least, of), n=n)


def rests_on(figure: Told) -> str:
    """The sample, with the interval of a rate; or why there is no figure."""
    if figure.value is None:
        return too_few(figure.sample, figure.least, figure.of)
    of = counted(figure.sample, figure.of)
    if figure.interval is None:
        return t("stats-sample", of=of)
    if figure.unit == "share":
        low, high = (round(100 * end) for end in figure.interval)
        return t("stats-sample-interval", of=of, low=low, high=high)
    less, more = (value(end, figure.unit) for end in figure.interval)
    return t("stats-sample-range", of=of, low=less, high=more)


def measured(measure: Measure, sums: Sums) -> None:
    figure = measure.of(sums)
    tile(measure.key, value(figure.value, figure.unit), rests_on(figure))


def sampled(key: str, shown: Callable[[], str], n: int, least: int, of: str) -> None:
    """A figure that is no formula over sums: below the minimum a dash and the reason."""
    if n >= least:
        tile(key, shown(), out_of(n, of))
    else:
        tile(key, NONE, too_few(n, least, of))


def tile(key: str, shown: str, below: str | None = None) -> None:
    st.metric(
        t(f"stat-{key}"),
        shown,
        below,
        delta_color="off",
        delta_arrow="off",
        help=t(f"stat-{key}-help"),
        border=True,
        width=TILE,
    )


def named(people: Sequence[db.PlayerInfo]) -> str:
    """For the value of a tile."""
    return ", ".join(plain(it.name) for it in people) or NONE


Cell = str | Markup


def table(head: Sequence[str], rows: Iterable[Sequence[Cell]], caption: str) -> Markup:
    """The first cell of a row is its heading. Wider than the screen it can be scrolled by keys."""
    rows = list(rows)
    worded = any(not isinstance(row[0], Markup) and len(row[0]) > LONG for row in rows)
    body = Markup("").join(
        Markup("<tr><th scope=row>{}</th>{}</tr>").format(
            first, Markup("").join(Markup("<td>{}</td>").format(cell) for cell in rest)
        )
        for first, *rest in rows
    )
    heads = Markup("").join(
        Markup("<th scope=col>{}</th>").format(it) if it else Markup("<td></td>") for it in head
    )
    return Markup(
        '<div class="figures-table{3}" role="region" tabindex="0" aria-label="{0}"><table>'
        "<thead><tr>{1}</tr></thead><tbody>{2}</tbody></table></div>"
        '<p class="figures-caption">{0}</p>'
    ).format(caption, heads, body, " worded" if worded else "")


class Field(NamedTuple):
    """A cell of a square: the more, the darker; its text, what stands small below it, and all of
    it in words."""

    much: float
    text: str
    below: str
    said: str


def square(
    key: str,
    people: Sequence[db.PlayerInfo],
    field: Callable[[int, int], Field | None],
) -> None:
    """Who against whom, the row's player first. Wider than the screen it can be scrolled."""
    head = Markup("").join(Markup("<th scope=col>{}</th>").format(who(it)) for it in people)
    fields = [[field(row.id, column.id) for column in people] for row in people]
    much = [it.much for row in fields for it in row if it]
    low, high = min(much, default=0), max(much, default=0)
    rows = Markup("").join(
        Markup("<tr><th scope=row>{}</th>{}</tr>").format(
            who(player), Markup("").join(_field(it, low, high) for it in row)
        )
        for player, row in zip(people, fields, strict=True)
    )
    table = Markup(
        '<div class="figures-table square" role="region" tabindex="0" aria-label="{}">'
        "<table><thead><tr><td></td>{}</tr></thead><tbody>{}</tbody></table></div>"
    ).format(t(f"stat-{key}"), head, rows)
    with st.container():
        heading(key)
        st.html(str(table))


def _field(field: Field | None, low: float, high: float) -> Markup:
    """Never so dark that its text could not be read."""
    if field is None:
        return Markup("<td></td>")
    shade = 5 + 45 * ((field.much - low) / (high - low) if high > low else 1)
    return Markup('<td style="--much:{:.0f}%" title="{}">{}<small>{}</small></td>').format(
        shade, field.said, field.text, field.below
    )


def who(player: db.PlayerInfo) -> Markup:
    return player_name(player)


def chart(
    key: str,
    draw: Callable[[], Figure],
    rows: Callable[[], Markup],
    *,
    title: bool = True,
    people: Sequence[db.PlayerInfo] = (),
) -> None:
    """A chart under its heading, with whose lines it has; the same as a table behind a switch."""
    with st.container():
        if title:
            heading(key)
        st.plotly_chart(draw(), config=CONFIG, theme=None, key=f"stats-chart-{key}")
        if len(people) > 1:
            st.html(
                str(Markup("<p class=legend>{}</p>").format(Markup(" ").join(map(who, people))))
            )
    as_table = st.expander(t("stats-as-table"), key=f"stats-table-{key}", on_change="rerun")
    if as_table.open:
        as_table.html(str(rows()))


def meanings(key: str, keys: Iterable[str]) -> None:
    """What the words at the edge of a table mean, for fingers that can't hover."""
    part = st.expander(t("stats-meanings"), key=f"stats-meanings-{key}", on_change="rerun")
    if part.open:
        items = Markup("").join(
            Markup("<dt>{}</dt><dd>{}</dd>").format(t(f"stat-{it}"), t(f"stat-{it}-help"))
            for it in keys
        )
        part.html(str(Markup('<dl class="meanings">{}</dl>').format(items)))


def heading(key: str) -> None:
    st.header(t(f"stat-{key}"), anchor=False, help=t(f"stat-{key}-help"))


def later(key: str, show: Callable[[], None]) -> None:
    """Asked of the store only once it is opened."""
    part = st.expander(t(f"stat-{key}"), key=f"stats-later-{key}", on_change="rerun")
    if part.open:
        with part:
            st.caption(t(f"stat-{key}-help"))
            show()
