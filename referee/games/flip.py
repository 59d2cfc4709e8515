"""UNO Flip: 112 cards with a light and a dark side, worth 1280 and 1480 points in all."""

from referee.cards import DARK_COLOURS, LIGHT_COLOURS
from referee.game import CardRow, Game, Side

NUMBERS = {str(number): CardRow(copies=2, points=number) for number in range(1, 10)}

LIGHT = Side(
    "light",
    LIGHT_COLOURS,
    NUMBERS
    | {
        "+1": CardRow(copies=2, points=10, forces_draw=True),
        "R": CardRow(copies=2, points=20),
        "S": CardRow(copies=2, points=20),
        "F": CardRow(copies=2, points=20),
        "W": CardRow(copies=4, points=40),
        "W+2": CardRow(copies=4, points=50, forces_draw=True),
    },
)

DARK = Side(
    "dark",
    DARK_COLOURS,
    NUMBERS
    | {
        "+5": CardRow(copies=2, points=20, forces_draw=True),
        "R": CardRow(copies=2, points=20),
        "E": CardRow(copies=2, points=30),
        "F": CardRow(copies=2, points=20),
        "W": CardRow(copies=4, points=40),
        "WC": CardRow(copies=4, points=60, forces_draw=True),
    },
)

FLIP = Game("flip", range(2, 11), (LIGHT, DARK))
