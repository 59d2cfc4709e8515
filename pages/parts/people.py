"""Players on the screen: symbol, colour and name, in HTML and in the labels of widgets."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import streamlit as st
from markupsafe import Markup, escape

import db
from pages.parts import card_art
from pages.parts.say import plain, t
from stats import looks


def player_name(player: db.PlayerInfo) -> Markup:
    """Symbol and name; the classes are those of `apply`."""
    return Markup('<span class="player-name">{}<bdi>{}</bdi></span>').format(
        sign(player.colour, player.symbol), player.name
    )


def sign(colour: str, symbol: str) -> Markup:
    """A player's symbol in the player's colour. It never stands without the name."""
    return Markup('<i class="sign sign-{} colour-{}"></i>').format(symbol, colour)


def listed(names: Iterable[Markup]) -> Markup:
    """Names one after the other, each on one line with the comma after it."""
    row = list(names)
    most = (Markup('<span class="listed">{},</span>').format(name) for name in row[:-1])
    return Markup(" ").join([*most, *row[-1:]])


def label(player: db.PlayerInfo) -> str:
    """Symbol and name for the label of a widget."""
    return f"{swatch(player.colour, player.symbol)} {plain(player.name)}"


def swatch(colour: str, symbol: str) -> str:
    """A symbol in the Markdown of labels, which takes pictures but no HTML."""
    return f"![]({_picture(looks.colour(colour, dark=dark_theme()), symbol)})"


def names(players: Iterable[db.PlayerInfo]) -> str:
    """Names in a row for the label of a widget."""
    return ", ".join(plain(player.name) for player in players)


def colour(player: db.PlayerInfo) -> str:
    """The player's colour on the paper of the present theme."""
    return looks.colour(player.colour, dark=dark_theme())


def dark_theme() -> bool:
    return st.context.theme.type == "dark"


def said(key: str, **about: str | int) -> Markup:
    """A text of the catalogue as HTML; what is Markup among the arguments stays HTML."""
    typed = {name: value for name, value in about.items() if isinstance(value, str)}
    text = t(key, **{**about, **{name: f"{{{name}}}" for name in typed}})
    return escape(text).format(**typed)


@cache
def css() -> str:
    """The classes of signs, names and rows."""
    # `light-dark` follows the theme; where a browser does not know it yet, the light colour stays.
    colours = (
        f".colour-{key} {{ color: {light}; color: light-dark({light}, {dark}); }}"
        for key, (light, dark) in looks.COLOURS.items()
    )
    signs = (
        f'.sign-{key} {{ -webkit-mask-image: url("{picture}"); mask-image: url("{picture}"); }}'
        for key in card_art.PLAYERS
        if (picture := _picture("#000", key))
    )
    return "\n".join((Path(__file__).with_suffix(".css").read_text("utf-8"), *colours, *signs))


@cache
def _picture(fill: str, symbol: str) -> str:
    drawing = card_art.PLAYERS.get(symbol, card_art.CIRCLE)
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 28 28" width="28" height="28"'
        f' fill="{fill}">{drawing}</svg>'
    )
    return card_art.address(svg)
