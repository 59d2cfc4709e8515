"""One hand, event by event: a fold of steps. An illegal event that stood has its effects."""

from __future__ import annotations

from collections.abc import Sequence

from referee.events import Deed, Move, Ruled, TakenBack
from referee.game import Game
from referee.judge import Step, senseless, step
from referee.options import STARTER, Agreed
from referee.sense import faults
from referee.table import Held, Table


def deal(
    game: Game,
    seats: int,
    dealer: int,
    absent: Sequence[int] = (),
    agreed: Agreed | None = None,
) -> Table:
    """The table before the first card is turned up; where nothing is agreed, by the defaults."""
    held: tuple[Held, ...] = tuple(
        0 if seat in absent or not game.dealt else game.dealt for seat in range(seats)
    )
    playing = seats - len(absent)
    table = Table(
        game=game,
        seats=seats,
        dealer=dealer,
        turn=dealer,
        side=game.sides[0].key,
        held=held if game.dealt else (None,) * seats,
        absent=tuple(absent),
        left=game.sides[0].size - game.dealt * playing if game.dealt else None,
        levels=(game.levels, 0) if game.levels else None,
    )
    return table if dealer_starts(game, agreed or Agreed()) else table.but(turn=table.after(dealer))


def dealer_starts(game: Game, agreed: Agreed) -> bool:
    """Whoever sets up plays first, as the builder of a tower does, unless the seat to the left
    is to."""
    return game.dealer_starts and agreed[STARTER] == "builder"


class MoveError(ValueError):
    """An event that makes no sense at the table; the message begins with the key at fault."""


def moved(steps: tuple[Step, ...], table: Table, move: Move, agreed: Agreed) -> tuple[Step, ...]:
    """The steps of a hand after one more line, told at the table as it now is.

    Raises MoveError for a seat, card or colour that is not there, and for a ruling on nothing.
    """
    if isinstance(move, Ruled):
        if not steps:
            raise MoveError("rule: there is nothing yet to rule on")
        return (*steps[:-1], _ruled(steps[-1], move, agreed))
    deed, back = (move.deed, True) if isinstance(move, TakenBack) else (move, False)
    done = step(table, deed, agreed, back)
    if senseless(done.verdict):
        key, why = faults(table, deed, agreed)[0]
        raise MoveError(f"{key}: {why}")
    return (*steps, done)


def _ruled(last: Step, move: Ruled, agreed: Agreed) -> Step:
    """The table's own decision: the event stands, or it is as if it had not been."""
    deed: Deed = last.event
    decided = step(last.before, deed, agreed) if move.stands else last
    after = decided.after if move.stands else last.before
    return decided._replace(after=after, taken_back=not move.stands, ruled=move.why)
