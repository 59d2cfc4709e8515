"""UNO Tippo: classic UNO on a tipping scale, 112 cards, worth 1440 points in all.

The 20 stop cards are among the numbers: one of the two copies of each 1 to 5 in each colour. A
table may read its sheet otherwise: then they come on top, and there are 132 cards, worth 1500.
"""

from dataclasses import replace

from referee.cards import LIGHT_COLOURS
from referee.events import Dropped, Named, Played, Spilled
from referee.game import CardRow, Game, Side
from referee.games.classic import ACTIONS, NUMBERS, WILDS
from referee.options import (
    CHALLENGE,
    DISCARD_PILES,
    SPILL_PENALTY,
    STARTING_ACTION,
    STOP_CARDS,
    UNO_CALL,
    WILD_DRAW_LEGALITY,
    Agreed,
    Preset,
)
from referee.rule import Row
from referee.rules.action import next_draws, skips_next, turns_direction
from referee.rules.cards import ROWS
from referee.rules.end import somebody_is_out
from referee.rules.scale import (
    as_dropped,
    covers_stop,
    dropped_plays_on,
    dropped_wild,
    dropped_wild_draw,
    drops,
    spills,
    tilts,
    tilts_again,
    tray_is_open,
)
from referee.rules.start import opening_wild
from referee.rules.turn import goes_on_anything, in_turn, not_over, turn_begins, waits_for
from referee.table import Phase

STOPS = {face: replace(NUMBERS[face], stops=1) for face in ("1", "2", "3", "4", "5")}

DROPPED = {
    "+2": replace(ACTIONS["+2"], dropped=(as_dropped(next_draws(2)),)),
    "R": replace(ACTIONS["R"], dropped=(as_dropped(turns_direction),)),
    "S": replace(ACTIONS["S"], dropped=(as_dropped(skips_next),)),
    "W": replace(WILDS["W"], dropped=(dropped_wild,)),
    "W+4": replace(WILDS["W+4"], dropped=(dropped_wild_draw,)),
}

TILT = {
    "WT": CardRow(
        copies=4,
        points=50,
        forces_draw=True,
        nameless=True,
        may=(goes_on_anything,),
        then=(tilts,),
        may_open=WILDS["W"].may_open,
        opens=(opening_wild,),
        dropped=(tilts_again,),
    )
}

SCALE = Preset(
    "scale",
    {
        DISCARD_PILES.key: 2,
        STARTING_ACTION.key: "ignored",
        WILD_DRAW_LEGALITY.key: "always_legal",
        CHALLENGE.key: False,
    },
)

TOWER = Preset("tower", {SPILL_PENALTY.key: 3, UNO_CALL.key: "none"})


def with_stop_cards(agreed: Agreed) -> Game:
    """The stop cards are among the numbers, or come on top of them."""
    return MORE_STOPS if agreed[STOP_CARDS] == "extra" else TIPPO


CARDS = NUMBERS | STOPS | DROPPED | TILT

TIPPO = Game(
    "tippo",
    range(2, 11),
    (Side("light", LIGHT_COLOURS, CARDS),),
    presets=(SCALE, TOWER),
    rows={
        **ROWS,
        Played: replace(ROWS[Played], may=(*ROWS[Played].may, tray_is_open, covers_stop)),
        Named: replace(ROWS[Named], then=(dropped_plays_on, *ROWS[Named].then)),
        Dropped: Row(
            may=(not_over, in_turn, waits_for(Phase.TILT)),
            then=(turn_begins, drops),
            last=(somebody_is_out,),
        ),
        Spilled: Row(then=(spills,), last=(somebody_is_out,)),
    },
    variant=with_stop_cards,
)

MORE = {face: replace(row, copies=row.copies + row.stops) for face, row in STOPS.items()}
MORE_STOPS = replace(TIPPO, sides=(Side("light", LIGHT_COLOURS, CARDS | MORE),))
