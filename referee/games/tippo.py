"""UNO Tippo: classic UNO on a tipping scale, 112 cards, worth 1440 points in all.

The 20 stop cards are among the numbers: one of the two copies of each 1 to 5 in each colour.
"""

from dataclasses import replace

from referee.cards import LIGHT_COLOURS
from referee.game import CardRow, Game, Side
from referee.games.classic import ACTIONS, NUMBERS, WILDS

STOPS = {face: replace(NUMBERS[face], stops=1) for face in ("1", "2", "3", "4", "5")}

TILT = {"WT": CardRow(copies=4, points=50, forces_draw=True)}

TIPPO = Game(
    "tippo",
    range(2, 11),
    (Side("light", LIGHT_COLOURS, NUMBERS | STOPS | ACTIONS | WILDS | TILT),),
)
