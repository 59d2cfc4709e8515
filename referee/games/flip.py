"""UNO Flip: 112 cards with a light and a dark side, worth 1280 and 1480 points in all."""

from dataclasses import replace

from referee.cards import DARK_COLOURS, LIGHT_COLOURS
from referee.events import Named, Played, Revealed, Started
from referee.game import CardRow, Game, Side
from referee.options import (
    EXPOSED_WILD_CHOOSER,
    GUILTY_WILD_DRAW_COLOR,
    LAST_FLIP_SIDE,
    RELEASE_YEAR,
    STARTING_FLIP,
    STARTING_WILD,
    STARTING_WILD_DRAW,
    WHOLE_PILE,
    WILD_DRAW_LEGALITY,
    Agreed,
    Preset,
)
from referee.rule import Row, effect
from referee.rules.action import next_draws, skips_everyone, skips_next, turns_direction
from referee.rules.cards import ROWS
from referee.rules.house import swaps_hands
from referee.rules.start import (
    acts_exposed,
    by_its_chooser,
    goes_back_by,
    is_not_known,
    last_one_waits,
    opening,
    opening_draw,
    opening_reverse,
    opening_skip,
    opening_wild,
    opening_wild_draw,
    shows,
)
from referee.rules.turn import goes_on_anything, matches
from referee.rules.wild import asks_the_target, none_else_to_play
from referee.table import Phase, Pile, Table


def turned_over(table: Table) -> Table:
    """Discards, draw pile and hands show their other side; nobody knows yet what lies on top."""
    counts = tuple(table.count(seat) for seat in range(table.seats))
    side = table.game.other_side(table.side).key
    return table.but(side=side, piles=(), held=counts, phase=Phase.REVEAL)


@effect("flip.turn_piles")
def turns_everything(table: Table, event: Played, agreed: Agreed) -> Table:
    """The other face of the oldest discard comes to lie on top."""
    return turns(table, event, agreed) if agreed[WHOLE_PILE] is True else table


@effect("flip.turn_top")
def turns_top_card(table: Table, event: Played, agreed: Agreed) -> Table:
    """The discards stay as they lie; on top is the other face of the Flip itself."""
    return table if agreed[WHOLE_PILE] is True else turns(table, event, agreed)


def turns(table: Table, event: Played, agreed: Agreed) -> Table:
    if table.out(event.seat) and agreed[LAST_FLIP_SIDE] == "old":
        return table
    turned = turned_over(table)
    if event.revealed is None:
        return turned
    flipper_names = agreed[EXPOSED_WILD_CHOOSER] == "flipper"
    return shows(turned, event.revealed, event.colour if flipper_names else None, agreed)


@opening("start.flip")
def opening_flip(table: Table, event: Started, agreed: Agreed) -> Table:
    """Everything is turned over, and the hand begins on the dark side."""
    if agreed[STARTING_FLIP] == "plain_colour":
        return table
    turned = turned_over(table).but(opening=True)
    return turned if event.revealed is None else shows(turned, event.revealed, event.colour, agreed)


@effect("flip.revealed")
def is_read_out(table: Table, event: Revealed, agreed: Agreed) -> Table:
    if table.over and not table.piles:
        shown = table.but(piles=(Pile(event.card, event.card.colour or event.colour),))
        return acts_exposed(shown, event.card, agreed)
    if table.phase is not Phase.REVEAL:
        return table
    return shows(table, event.card, event.colour, agreed)


@effect("flip.exposed_wild")
def plays_on(table: Table, event: Named, agreed: Agreed) -> Table:
    """The colour of a wild that turned up is named: whoever follows the flipper plays."""
    if table.opening or not last_one_waits(table):
        return table
    flipper_named = agreed[EXPOSED_WILD_CHOOSER] == "flipper"
    return table.but(turn=table.after(table.turn)) if flipper_named else table


NUMBERS = {
    str(number): CardRow(copies=2, points=number, may=(matches,)) for number in range(1, 10)
} | {"7": CardRow(copies=2, points=7, may=(matches,), then=(swaps_hands,))}

REVERSE = CardRow(
    copies=2, points=20, may=(matches,), then=(turns_direction,), opens=(opening_reverse,)
)

TURN_OVER = CardRow(
    copies=2,
    points=20,
    turns_over=True,
    may=(matches,),
    then=(turns_everything, turns_top_card),
    may_open=(goes_back_by(STARTING_FLIP, "start.flip"),),
    opens=(opening_flip,),
)

WILD = CardRow(
    copies=4,
    points=40,
    may=(goes_on_anything,),
    may_open=(goes_back_by(STARTING_WILD, "start.wild"),),
    opens=(opening_wild,),
)

LIGHT = Side(
    "light",
    LIGHT_COLOURS,
    NUMBERS
    | {
        "+1": CardRow(
            copies=2,
            points=10,
            forces_draw=True,
            price=1,
            may=(matches,),
            then=(next_draws(1),),
            opens=(opening_draw(1),),
        ),
        "R": REVERSE,
        "S": CardRow(
            copies=2, points=20, may=(matches,), then=(skips_next,), opens=(opening_skip,)
        ),
        "F": TURN_OVER,
        "W": WILD,
        "W+2": CardRow(
            copies=4,
            points=50,
            forces_draw=True,
            price=2,
            may=(goes_on_anything, none_else_to_play),
            then=(asks_the_target,),
            may_open=(goes_back_by(STARTING_WILD_DRAW, "start.wild_draw"),),
            opens=(opening_wild_draw, opening_wild),
        ),
    },
)

DARK = Side(
    "dark",
    DARK_COLOURS,
    NUMBERS
    | {
        "+5": CardRow(
            copies=2,
            points=20,
            forces_draw=True,
            price=5,
            may=(matches,),
            then=(next_draws(5),),
        ),
        "R": REVERSE,
        "E": CardRow(copies=2, points=30, may=(matches,), then=(skips_everyone,)),
        "F": TURN_OVER,
        "W": WILD,
        "WC": CardRow(
            copies=4,
            points=60,
            forces_draw=True,
            until_colour=True,
            may=(goes_on_anything, none_else_to_play),
            then=(asks_the_target,),
        ),
    },
)

MARQUOIR = Preset("marquoir")

GAMERULES = Preset(
    "gamerules",
    {
        WILD_DRAW_LEGALITY.key: "no_playable_card",
        GUILTY_WILD_DRAW_COLOR.key: "two_cards",
        STARTING_WILD.key: "dealer",
        STARTING_WILD_DRAW.key: "acts",
        RELEASE_YEAR.key: 2018,
    },
)

FLIP = Game(
    "flip",
    range(2, 11),
    (LIGHT, DARK),
    presets=(MARQUOIR, GAMERULES),
    rows={
        **ROWS,
        Revealed: Row(may=(is_not_known, by_its_chooser), then=(is_read_out,)),
        Named: replace(ROWS[Named], then=(plays_on, *ROWS[Named].then)),
    },
)
