"""The hand-by-hand grid: hands as rows, players as columns, drawn in the browser.

A tap on a hand's number sets the trigger `pick` to `{"hand": 7}`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

import streamlit as st

from pages.parts.card_art import sprite

if TYPE_CHECKING:
    from streamlit.components.v2.bidi_component import ComponentResult

HERE = Path(__file__).parent


class Player(TypedDict):
    """The head of a column."""

    name: str
    colour: str
    """As CSS knows it, for the paper that is shown."""
    symbol: str
    total: str
    out: bool
    """Eliminated."""


class Cell(TypedDict):
    """What a hand brought a player; `title` says more, such as the cards left."""

    points: str
    total: str
    out: NotRequired[bool]
    absent: NotRequired[bool]
    mark: NotRequired[Literal["won", "fell"] | None]
    """In a game without points, instead of them."""
    title: NotRequired[str]


class Row(TypedDict):
    """One hand; `cells` are by seat."""

    hand: int
    label: str
    aria: str
    side: NotRequired[Literal["light", "dark"] | None]
    """None where cards have one side only."""
    side_label: NotRequired[str]
    struck: NotRequired[bool]
    note: NotRequired[str]
    """Shown under the row: corrected or struck out, by whom and why."""
    cells: list[Cell]


class Texts(TypedDict):
    caption: str
    """What the table is; this, side, out, absent and eliminated are for screen readers."""
    hand: str
    side: str
    out: str
    won: str
    fell: str
    absent: str
    eliminated: str
    empty: str
    """Instead of rows, while there are none."""


class Grid(TypedDict):
    readonly: bool
    scored: bool
    players: list[Player]
    rows: list[Row]
    """From top to bottom: the newest hand first."""
    texts: Texts


_grid = st.components.v2.component(
    "grid",
    html=f"{sprite()}<div class='frame'></div>",
    css=(HERE / "grid.css").read_text("utf-8"),
    js=(HERE / "grid.js").read_text("utf-8"),
)


def mount(data: Grid, *, key: str, on_pick: Callable[[], None]) -> ComponentResult:
    """Show the grid; `on_pick` finds the hand in `st.session_state[key].pick["hand"]`."""
    return _grid(key=key, data=data, on_pick_change=on_pick)
