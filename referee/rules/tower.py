"""A tower of blocks: what may be pulled, commands, debts, and the fall."""

from __future__ import annotations

from referee.events import Fell, PiledUp, Placed, Pulled
from referee.options import (
    AFTER_DRAW_TWO,
    COMMAND_MATCH,
    DISTRIBUTION,
    TWO_PLAYER_COMMAND,
    WILD_AFTER_SKIP,
    WINNER,
    Agreed,
)
from referee.rule import check, effect
from referee.table import Draws, Owed, Phase, Pile, Table

PUNISHMENT = 2
"""Blocks that a Draw Two or a Pile Up costs."""


@check("block.match")
def matches_last(table: Table, event: Pulled, agreed: Agreed) -> bool:
    """After a number its colour or number, after a command its colour; a wild at any time."""
    last, block = table.pile(0), event.block
    if table.owed is not None or last is None:
        return True
    if block.wild:
        return last.top.face != "S" or agreed[WILD_AFTER_SKIP]
    if block.colour == last.colour:
        return True
    if last.colour_only or block.face != last.top.face:
        return False
    return block.face.isdigit() or agreed[COMMAND_MATCH] == "colour_or_symbol"


@check("block.debt", quiet=True)
def pays_debt(table: Table, event: Pulled, agreed: Agreed) -> bool:
    """While two blocks are owed, only numbers of their colour may be pulled."""
    if table.owed is None:
        return True
    return event.block.face.isdigit() and event.block.colour == table.owed.colour


@check("block.level", quiet=True)
def below_the_top(table: Table, event: Pulled, agreed: Agreed) -> bool:
    """Only from below the highest complete level."""
    if event.level is None:
        return True
    levels = put_down(table).levels
    return levels is None or event.level < levels[0]


@check("block.count", quiet=True)
def one_lies_below(table: Table, event: Pulled, agreed: Agreed) -> bool:
    """Where a table has agreed on how many blocks there are, not all of a kind lie on top."""
    if put_down(table).aloft.count(event.block) < table.cards.deck[event.block]:
        return True
    return agreed[DISTRIBUTION] == "not_known"


@effect("block.pull")
def pulls(table: Table, event: Pulled, agreed: Agreed) -> Table:
    """The block is now the one to match."""
    placed = put_down(table)
    colour = event.block.colour or event.colour
    return placed.but(
        piles=(Pile(event.block, colour),),
        turn=table.after(event.seat),
        lifted=event.seat,
        aloft=(event.block, *placed.aloft),
    )


@effect("block.draw_two")
def next_pulls_two(table: Table, event: Pulled, agreed: Agreed) -> Table:
    """The next player pulls two blocks of its colour. Blocks that are owed command nothing."""
    if table.owed is not None:
        return table
    return punished(table, table.turn, Owed(table.turn, PUNISHMENT, event.block.colour))


@effect("block.reverse")
def turns_round(table: Table, event: Pulled, agreed: Agreed) -> Table:
    if table.owed is not None:
        return table
    if table.for_two:
        return commands_the_other(table, event, agreed)
    turned = table.but(direction=-table.direction)
    return turned.but(turn=turned.after(event.seat))


@effect("block.skip")
def skips(table: Table, event: Pulled, agreed: Agreed) -> Table:
    if table.owed is not None:
        return table
    if table.for_two:
        return commands_the_other(table, event, agreed)
    return passes_over(table)


def passes_over(table: Table) -> Table:
    return table.loses(table.turn, "block.skip").but(turn=table.after(table.turn))


def commands_the_other(table: Table, event: Pulled, agreed: Agreed) -> Table:
    """Between two players a Reverse or Skip is taken as a Draw Two."""
    if agreed[TWO_PLAYER_COMMAND] == "skip":
        return passes_over(table)
    return next_pulls_two.apply(table, event, agreed)


@effect("block.debt")
def pays(table: Table, event: Pulled, agreed: Agreed) -> Table:
    """A block of a debt is pulled; once it is paid, only the colour of the last one counts."""
    owed = table.owed
    if owed is None:
        return table
    if owed.seat != event.seat:
        return table if table.turn == owed.seat else table.but(turn=owed.seat)
    if owed.count > 1:
        rest = Owed(owed.seat, owed.count - 1, owed.colour, owed.then, owed.under)
        return table.but(owed=rest, turn=owed.seat)
    (last,) = table.piles
    by_number = owed.then is None and agreed[AFTER_DRAW_TWO] == "colour_or_number_of_second"
    paid = table.but(piles=(Pile(last.top, last.colour, colour_only=not by_number),))
    turn = table.after(event.seat) if owed.then is None else owed.then
    return paid.but(owed=owed.under, turn=owed.under.seat if owed.under else turn)


@check("block.place")
def on_the_open_level(table: Table, event: Placed, agreed: Agreed) -> bool:
    """A level of three is finished before a new one is begun."""
    return event.level is None or table.levels is None or event.level == table.levels[0] + 1


@effect("block.place")
def places(table: Table, event: Placed, agreed: Agreed) -> Table:
    return stacked(table, event.seat)


def put_down(table: Table) -> Table:
    """A pull of which no more is said counts as placed."""
    return table if table.lifted is None else stacked(table, table.lifted)


def stacked(table: Table, seat: int) -> Table:
    """A block lies safely on top. Those on the highest complete level and above it are out of
    reach, as far as it is known which they are."""
    levels = table.levels
    if levels is not None:
        levels = (levels[0], levels[1] + 1) if levels[1] < 2 else (levels[0] + 1, 0)
    safe = (seat, *(other for other in table.safe if other != seat))
    above = table.game.levels + (levels[1] if levels else 0)
    aloft = () if table.lifted is None else table.aloft[:above]
    return table.but(levels=levels, safe=safe, lifted=None, aloft=aloft)


@check("pile_up.other", quiet=True)
def another_yells(table: Table, event: PiledUp, agreed: Agreed) -> bool:
    return event.seat != event.target


@effect("pile_up")
def piles_up(table: Table, event: PiledUp, agreed: Agreed) -> Table:
    """Two hands were used: the target pulls two blocks at once, then play goes on where it was."""
    owed = Owed(event.target, PUNISHMENT, event.colour, then=table.turn, under=table.owed)
    return punished(table, event.target, owed)


def punished(table: Table, seat: int, owed: Owed) -> Table:
    draws = Draws(seat, PUNISHMENT, "block.debt")
    return table.but(owed=owed, turn=seat, happened=(*table.happened, draws))


@effect("tower.fall")
def falls(table: Table, event: Fell, agreed: Agreed) -> Table:
    """Who brought the tower down loses. Of the others the last to place a block safely wins, or
    nobody; or the only one who is still in."""
    if table.lifted != event.seat:
        table = put_down(table)
    by = agreed[WINNER]
    others = table.others(event.seat)
    winner = None
    if by == "last_safe_player":
        winner = next((seat for seat in table.safe if seat != event.seat), None)
    elif by == "elimination" and len(others) == 1:
        (winner,) = others
    return table.but(phase=Phase.OVER, loser=event.seat, winner=winner, owed=None)
