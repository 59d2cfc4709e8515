"""A page with nothing but pickers: `?game=tippo&side=dark&ask=many&marks=1`, `?fits=1`."""

import streamlit as st

from pages.parts import picker
from referee.cards import Card
from referee.game import Side
from referee.games import GAMES

KEY = "picker"


def picked() -> None:
    st.session_state.picks = [*st.session_state.get("picks", []), st.session_state[KEY].pick]


def ask(side: Side) -> None:
    asked = st.query_params.get("ask", "one")
    marks = {"R7": "no match"} if "marks" in st.query_params else {}
    fits = [Card.read("B7")] if "fits" in st.query_params else []
    if asked == "many":
        picker.many(side, key=KEY, label="Which hand?", at_most=5, on_pick=picked)
    elif asked == "colour":
        picker.colours(side, key=KEY, label="Which colour?", on_pick=picked)
    else:
        only = [Card.read("W"), Card.read("W+4")] if asked == "wilds" else None
        picker.one(
            side,
            key=KEY,
            label="Which card?",
            marks=marks,
            fits=fits,
            only=only,
            colour=side.colours[1],
            names_colour=asked in ("named", "wilds", "lying"),
            lying=asked == "lying",
            on_pick=picked,
        )


st.set_page_config(layout="wide")
game = GAMES[st.query_params.get("game", "flip")]
ask(game.side(st.query_params.get("side")))
st.text(f"Picked: {st.session_state.get('picks', [])}")
st.button("Again")
