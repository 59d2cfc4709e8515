"""Classic UNO: 108 cards, worth 1240 points in all."""

from referee.cards import LIGHT_COLOURS
from referee.game import CardRow, Game, Side
from referee.options import STARTING_WILD, STARTING_WILD_DRAW, Preset
from referee.rules.action import next_draws, skips_next, turns_direction
from referee.rules.cards import ROWS
from referee.rules.house import passes_hands_on, swaps_hands
from referee.rules.start import (
    goes_back_by,
    opening_draw,
    opening_reverse,
    opening_skip,
    opening_wild,
    opening_wild_draw,
)
from referee.rules.turn import goes_on_anything, matches
from referee.rules.wild import asks_the_target, none_else_to_play

NUMBERS = (
    {"0": CardRow(copies=1, points=0, may=(matches,), then=(passes_hands_on,))}
    | {str(number): CardRow(copies=2, points=number, may=(matches,)) for number in range(1, 10)}
    | {"7": CardRow(copies=2, points=7, may=(matches,), then=(swaps_hands,))}
)

ACTIONS = {
    "+2": CardRow(
        copies=2,
        points=20,
        forces_draw=True,
        price=2,
        may=(matches,),
        then=(next_draws(2),),
        opens=(opening_draw(2),),
    ),
    "R": CardRow(
        copies=2, points=20, may=(matches,), then=(turns_direction,), opens=(opening_reverse,)
    ),
    "S": CardRow(copies=2, points=20, may=(matches,), then=(skips_next,), opens=(opening_skip,)),
}

WILDS = {
    "W": CardRow(
        copies=4,
        points=50,
        may=(goes_on_anything,),
        may_open=(goes_back_by(STARTING_WILD, "start.wild"),),
        opens=(opening_wild,),
    ),
    "W+4": CardRow(
        copies=4,
        points=50,
        forces_draw=True,
        price=4,
        may=(goes_on_anything, none_else_to_play),
        then=(asks_the_target,),
        may_open=(goes_back_by(STARTING_WILD_DRAW, "start.wild_draw"),),
        opens=(opening_wild_draw, opening_wild),
    ),
}

CLASSIC = Game(
    "classic",
    range(2, 11),
    (Side("light", LIGHT_COLOURS, NUMBERS | ACTIONS | WILDS),),
    presets=(Preset("mattel"),),
    rows=ROWS,
)
