"""A page with nothing but the grid: `?players=10&hands=60&readonly=1&game=stacko&eliminated=1`."""

import streamlit as st

from pages.parts.grid import Cell, Grid, Row, Texts, mount
from stats.looks import LOOKS, colour

NAMES = (
    *("Ada", "Bo", "Carla", "<b>Dan</b> & <img src=x onerror=alert(1)>", "نور الهدى", "恵子さん"),
    *("Bartholomew the Younger of the Long Table", "Zoë", "Wolfeschlegelsteinhausen", "Io"),
)
TEXTS: Texts = {
    "caption": "Hands",
    "hand": "Hand",
    "side": "Side",
    "out": "went out",
    "won": "won",
    "fell": "fell",
    "absent": "took no part",
    "eliminated": "out of the match",
    "empty": "No hands yet.",
}


def asked(name: str, otherwise: int) -> int:
    return int(st.query_params.get(name, otherwise))


def cell(hand: int, seat: int, players: int, scored: bool) -> Cell:
    total = str(sum(20 + earlier for earlier in range(1, hand + 1) if earlier % players == seat))
    if not scored:
        won, fell = hand % players == seat, (hand + 1) % players == seat
        return {"points": "", "total": total, "mark": "won" if won else "fell" if fell else None}
    if hand % players == seat:
        return {"points": f"+{20 + hand}", "total": total, "out": True}
    if hand == 3 and seat == 1:
        return {"points": "", "total": "", "absent": True}
    return {"points": "0", "total": total, "title": "7, 7, Skip Everyone"}


def grid(players: int, hands: int) -> Grid:
    scored = st.query_params.get("game") != "stacko"
    dark = st.context.theme.type == "dark"
    rows: list[Row] = []
    for hand in range(hands, 0, -1):
        row: Row = {
            "hand": hand,
            "label": str(hand),
            "aria": f"Hand {hand}: correct or strike out",
            "cells": [cell(hand, seat, players, scored) for seat in range(players)],
        }
        if scored:
            row["side"] = "light" if hand % 3 else "dark"
            row["side_label"] = f"{row['side']} side".capitalize()
        if hand == 4:
            row |= {"struck": True, "note": "Struck out by Carla: misdeal"}
        if hand == 2:
            row |= {"note": "Corrected by Bo: counted twice"}
        rows.append(row)
    return {
        "readonly": bool(asked("readonly", 0)),
        "scored": scored,
        "players": [
            {
                "name": NAMES[seat],
                "colour": colour(LOOKS[seat][0], dark=dark),
                "symbol": LOOKS[seat][1],
                "total": rows[0]["cells"][seat]["total"] if rows else "0",
                "out": seat < asked("eliminated", 0),
            }
            for seat in range(players)
        ],
        "rows": rows,
        "texts": TEXTS,
    }


def picked() -> None:
    st.session_state.picks = [*st.session_state.get("picks", []), st.session_state["grid"].pick]


st.set_page_config(layout="wide")
mount(grid(asked("players", 4), asked("hands", 7)), key="grid", on_pick=picked)
st.text(f"Picked: {st.session_state.get('picks', [])}")
st.button("Again")
