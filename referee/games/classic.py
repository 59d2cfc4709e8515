"""Classic UNO: 108 cards, worth 1240 points in all."""

from referee.cards import LIGHT_COLOURS
from referee.game import CardRow, Game, Side

NUMBERS = {"0": CardRow(copies=1, points=0)} | {
    str(number): CardRow(copies=2, points=number) for number in range(1, 10)
}

ACTIONS = {
    "+2": CardRow(copies=2, points=20, forces_draw=True),
    "R": CardRow(copies=2, points=20),
    "S": CardRow(copies=2, points=20),
}

WILDS = {
    "W": CardRow(copies=4, points=50),
    "W+4": CardRow(copies=4, points=50, forces_draw=True),
}

CLASSIC = Game("classic", range(2, 11), (Side("light", LIGHT_COLOURS, NUMBERS | ACTIONS | WILDS),))
