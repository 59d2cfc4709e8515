"""Players can be told apart on both papers, with full or partial colour vision."""

import math
from itertools import combinations

import pytest

from pages.parts.card_art import PLAYERS
from stats.looks import COLOURS, DASHES, INK, LOOKS, PAPER, SYMBOLS, colour
from tests.sight import Vector, contrast, dot, linear

# Machado, Oliveira & Fernandes 2009: linear RGB as seen without one kind of cone.
EYES: dict[str, tuple[Vector, Vector, Vector]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no long": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no medium": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no short": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def times(rows: tuple[Vector, Vector, Vector], vector: Vector) -> Vector:
    return tuple(dot(row, vector) for row in rows)


def oklab(rgb: Vector) -> Vector:
    """Björn Ottosson's: a distance of 0.02 can just be seen side by side."""
    to_cones = (
        (0.4122214708, 0.5363325363, 0.0514459929),
        (0.2119034982, 0.6806995451, 0.1073969566),
        (0.0883024619, 0.2817188376, 0.6299787005),
    )
    to_lab = (
        (0.2104542553, 0.7936177850, -0.0040720468),
        (1.9779984951, -2.4285922050, 0.4505937099),
        (0.0259040371, 0.7827717662, -0.8086757660),
    )
    return times(to_lab, tuple(max(0.0, x) ** (1 / 3) for x in times(to_cones, rgb)))


def seen(code: str, eyes: str) -> Vector:
    return oklab(tuple(min(1.0, max(0.0, x)) for x in times(EYES[eyes], linear(code))))


@pytest.mark.parametrize("dark", [False, True])
def test_every_colour_stands_out_from_its_paper(dark: bool) -> None:
    weak = {key for key in COLOURS if contrast(colour(key, dark=dark), PAPER[dark]) < 3}
    assert weak == set()
    assert contrast(INK[dark], PAPER[dark]) > 7


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("dark", [False, True])
def test_no_two_colours_look_alike(dark: bool, eyes: str) -> None:
    alike = {
        pair
        for pair in combinations(COLOURS, 2)
        if math.dist(*(seen(colour(key, dark=dark), eyes) for key in pair)) < 0.05
    }
    assert alike == set()


def test_ten_looks_share_neither_colour_nor_symbol() -> None:
    assert len(LOOKS) == 10
    assert len({key for key, _ in LOOKS}) == len({key for _, key in LOOKS}) == 10


def test_every_symbol_has_a_drawing_and_a_marker_of_its_own() -> None:
    assert set(SYMBOLS) == set(PLAYERS)
    assert len(set(SYMBOLS.values())) == len(SYMBOLS)


def test_ten_seats_have_ten_dashes() -> None:
    assert len(set(DASHES)) == 10


def test_an_unknown_colour_is_drawn_in_ink() -> None:
    assert colour("no such colour", dark=True) == INK[True]
