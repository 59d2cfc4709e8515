"""UNO Stacko: a tower of 45 blocks. No points: whoever brings it down loses the round.

The sheets do not say how many blocks there are of each kind; this is the only count found
published, and nothing is refused because of it unless a table has agreed on it or on its own.
"""

from dataclasses import replace
from functools import cache

from referee.cards import LIGHT_COLOURS, Face
from referee.events import Fell, PiledUp, Placed, Pulled
from referee.game import CardRow, Game, Side
from referee.options import DISTRIBUTION, Agreed, Preset
from referee.rule import Row
from referee.rules.tower import (
    another_yells,
    below_the_top,
    falls,
    matches_last,
    next_pulls_two,
    on_the_open_level,
    one_lies_below,
    pays,
    pays_debt,
    piles_up,
    places,
    pulls,
    skips,
    turns_round,
)
from referee.rules.turn import in_turn, not_over

NUMBERS = {str(number): CardRow(copies=2, points=0) for number in range(1, 5)}

COMMANDS = {
    "+2": CardRow(copies=1, points=0, then=(next_pulls_two,)),
    "R": CardRow(copies=1, points=0, then=(turns_round,)),
    "S": CardRow(copies=1, points=0, then=(skips,)),
    "W": CardRow(copies=1, points=0),
}


def with_its_blocks(agreed: Agreed) -> Game:
    """As many blocks of each kind as are published, or as the table has counted."""
    agreed_on = agreed[DISTRIBUTION]
    return STACKO if agreed_on in DISTRIBUTION.values else _counted(agreed_on)


@cache
def _counted(distribution: str) -> Game:
    rows = NUMBERS | COMMANDS
    for told in distribution.upper().split(","):
        face, _, count = told.partition(":")
        rows[Face(face)] = replace(rows[Face(face)], copies=int(count))
    there = {face: row for face, row in rows.items() if row.copies}
    return replace(STACKO, sides=(Side("light", LIGHT_COLOURS, there),))


STACKO = Game(
    "stacko",
    range(2, 11),
    (Side("light", LIGHT_COLOURS, NUMBERS | COMMANDS),),
    scored=False,
    dealer_starts=True,
    presets=(Preset("stacko"),),
    rows={
        Pulled: Row(
            may=(not_over, in_turn, matches_last, pays_debt, one_lies_below, below_the_top),
            then=(pulls,),
            last=(pays,),
        ),
        Placed: Row(may=(not_over, on_the_open_level), then=(places,)),
        PiledUp: Row(may=(not_over, another_yells), then=(piles_up,)),
        Fell: Row(may=(not_over,), then=(falls,)),
    },
    dealt=0,
    levels=3,
    variant=with_its_blocks,
)
