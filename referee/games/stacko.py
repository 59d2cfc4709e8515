"""UNO Stacko: a tower of 45 blocks. No points: whoever brings it down loses the round.

The sheets do not say how many blocks there are of each kind; this is the only count found
published, and nothing is refused because of it.
"""

from referee.cards import LIGHT_COLOURS
from referee.game import CardRow, Game, Side

NUMBERS = {str(number): CardRow(copies=2, points=0) for number in range(1, 5)}

COMMANDS = {
    "+2": CardRow(copies=1, points=0),
    "R": CardRow(copies=1, points=0),
    "S": CardRow(copies=1, points=0),
    "W": CardRow(copies=1, points=0),
}

STACKO = Game(
    "stacko",
    range(2, 11),
    (Side("light", LIGHT_COLOURS, NUMBERS | COMMANDS),),
    scored=False,
    dealer_starts=True,
)
