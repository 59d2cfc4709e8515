"""Picking cards: the faces of one side as big keys, drawn in the browser.

A pick is in `st.session_state[key].pick`: `{"card": "B7"}`, `{"card": "W", "colour": "R"}` where a
colour is asked for, `{"card": "W>R"}` for a wild that lies there, `{"colour": "R"}`, or
`{"cards": ["B7", "W"]}` where a hand is collected.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import streamlit as st

from pages.parts.card_art import FILLS, SHAPE_OF, TEXT_ON, sprite
from pages.parts.naming import card_name, colour_name, face_name
from pages.parts.say import language, t
from referee.cards import DARK_COLOURS, Card, Colour
from referee.game import Side

if TYPE_CHECKING:
    from streamlit.components.v2.bidi_component import ComponentResult

HERE = Path(__file__).parent
SCRIPTS = ("../entry/dom", "keys", "arrows", "many", "picker")

_picker = st.components.v2.component(
    "picker",
    html=sprite(),
    css=(HERE / "picker.css").read_text("utf-8"),
    js="\n".join((HERE / f"{name}.js").read_text("utf-8") for name in SCRIPTS),
)

OnPick = Callable[[], None]


def one(
    side: Side,
    *,
    key: str,
    label: str,
    marks: Mapping[str, str] | None = None,
    fits: Collection[Card] = (),
    only: Collection[Card] | None = None,
    shown: Card | str | None = None,
    colour: Colour | None = None,
    names_colour: bool = False,
    lying: bool = False,
    flat: bool = False,
    asked: int = 0,
    on_pick: OnPick | None = None,
) -> ComponentResult:
    """Pick a card. `marks` gives the reason against a code; such a card looks hollow and can be
    picked all the same. `shown` is the card picked before, `colour` the one that a narrow screen
    opens with, beside which it shows those of other colours that are said to be the `fits`; unless
    it is `flat`: all colours at once. `names_colour` asks for a colour after a wild that needs one;
    where the card is `lying` there, a wild is a key for each colour that may have been named. A
    card that was tapped stays marked until something else is `asked`: so long nothing is sent
    anew."""
    data = _data(side, "one", label, only) | {
        "marks": dict(marks or {}),
        "chosen": [str(shown)] if shown else [],
        "open": colour,
        "fits": [str(card) for card in fits],
        "flat": flat,
        "asked": asked,
        "names": [str(card) for card in side.deck if names_colour and _needs_colour(side, card)],
    }
    if lying and only is None:
        wilds = data["names"]
        kept = [card for card in data["cards"] if card["code"] not in wilds]
        data |= {"cards": [*kept, *_lying(wilds[0], side.colours, language())], "names": []}
    return _mount(data, key, on_pick)


def many(
    side: Side,
    *,
    key: str,
    label: str,
    chosen: Sequence[Card] = (),
    at_most: int | None = None,
    only: Collection[Card] | None = None,
    marks: Mapping[str, str] | None = None,
    flat: bool = False,
    on_pick: OnPick | None = None,
) -> ComponentResult:
    """Collect a hand: no more copies than the deck has, and sent once it is complete."""
    data = _data(side, "many", label, only) | {
        "marks": dict(marks or {}),
        "chosen": [str(card) for card in chosen],
        "at_most": at_most,
        "flat": flat,
    }
    return _mount(data, key, on_pick)


def colours(
    side: Side,
    *,
    key: str,
    label: str,
    shown: Colour | None = None,
    on_pick: OnPick | None = None,
) -> ComponentResult:
    """Pick one of the side's colours."""
    data = _data(side, "colour", label, ()) | {"chosen": [shown] if shown else []}
    return _mount(data, key, on_pick)


def _mount(data: dict[str, Any], key: str, on_pick: OnPick | None) -> ComponentResult:
    return _picker(key=key, data=data, on_pick_change=on_pick or _nothing)


def _nothing() -> None:
    """A trigger has to have a callback; without one of its own the pick is read from the state."""


def _needs_colour(side: Side, card: Card) -> bool:
    return card.wild and not side.rows[card.face].nameless


def _data(side: Side, mode: str, label: str, only: Collection[Card] | None) -> dict[str, Any]:
    cards = _cards(tuple(side.deck.items()), language())
    if only is not None:
        wanted = {str(card) for card in only}
        cards = [card for card in cards if card["code"] in wanted]
    return {
        "mode": mode,
        "label": label,
        "dark": side.colours == DARK_COLOURS,
        "colours": _colours(side.colours, language()),
        "cards": cards,
        "texts": _texts(language()),
    }


@cache
def _cards(deck: Sequence[tuple[Card, int]], _language: str) -> list[dict[str, Any]]:
    return [
        {
            "code": str(card),
            "face": card.face + ("!" if card.stop else ""),
            "colour": card.colour,
            "name": card_name(card),
            "word": "" if card.face.isdigit() else face_name(card.face),
            "copies": copies,
        }
        for card, copies in deck
    ]


@cache
def _lying(wild: str, colours: tuple[Colour, ...], _language: str) -> list[dict[str, Any]]:
    """One wild for all of them: on top of a pile, only its colour counts."""
    named = card_name(Card.read(wild))
    return [
        {
            "code": f"{wild}>{colour}",
            "face": wild,
            "colour": colour,
            "name": t("ask-wild-named", card=named, colour=colour_name(colour)),
            "word": "",
            "copies": 1,
            "named": True,
        }
        for colour in colours
    ]


@cache
def _colours(colours: tuple[Colour, ...], _language: str) -> list[dict[str, str]]:
    return [
        {
            "code": colour,
            "name": colour_name(colour),
            "shape": SHAPE_OF[colour],
            "fill": FILLS[colour],
            "ink": TEXT_ON[colour],
        }
        for colour in colours
    ]


@cache
def _texts(_language: str) -> dict[str, str]:
    """The component's words; what it fills in itself stays in braces."""
    return {
        key: t(f"picker-{key}", **{name: f"{{{name}}}" for name in names})
        for key, names in PICKER_TEXTS.items()
    }


PICKER_TEXTS: dict[str, tuple[str, ...]] = {
    "marked": ("card", "why"),
    "name-colour": ("card",),
    "back": (),
    "none-yet": (),
    "take-off": ("card",),
    "done-none": (),
    "done-one": (),
    "done-many": ("n",),
    "all-laid": ("card", "n"),
    "enough": ("n",),
}
