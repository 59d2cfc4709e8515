"""One hand, event by event: a fold of steps. An illegal event that stood has its effects."""

from __future__ import annotations

from collections.abc import Sequence

from referee.events import Move, Revised, Ruled, Seen, Spilled, TakenBack, Told
from referee.game import Game
from referee.judge import Step, senseless, step
from referee.options import DISCARD_PILES, STARTER, Agreed
from referee.rule import Verdict
from referee.seen import looked, misseen
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
    agreed = agreed or Agreed()
    game = game.as_agreed(agreed)
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
        under=(0,) * agreed[DISCARD_PILES] if Spilled in game.rows else (),
        left=game.sides[0].size - game.dealt * playing if game.dealt else None,
        levels=divmod(game.sides[0].size, game.levels) if game.levels else None,
    )
    return table if dealer_starts(game, agreed) else table.but(turn=table.after(dealer))


def dealer_starts(game: Game, agreed: Agreed) -> bool:
    """Whoever sets up plays first, as the builder of a tower does, unless the seat to the left
    is to."""
    return game.dealer_starts and agreed[STARTER] == "builder"


class MoveError(ValueError):
    """An event that makes no sense at the table; the message begins with the key at fault."""


def moved(steps: tuple[Step, ...], table: Table, move: Move, agreed: Agreed) -> tuple[Step, ...]:
    """The steps of a hand after one more line, told at the table as it now is.

    Raises MoveError for a seat, card or colour that is not there, for a ruling on nothing, and for
    a revision after which a later line would make no sense.
    """
    match move:
        case Ruled():
            if not steps or isinstance(steps[-1].event, Seen):
                raise MoveError("rule: there is nothing yet to rule on")
            return (*steps[:-1], _ruled(steps[-1], move))
        case Revised():
            return _revised(steps, move)
    return (*steps, _told(table, move, agreed))


def told(step: Step) -> Told:
    """What was logged for a step, as far as no ruling or revision is concerned."""
    if isinstance(step.event, Seen) or step.struck or not step.taken_back:
        return step.event
    return TakenBack(step.event) if step.ruled is None else step.event


def _told(table: Table, it: Told, agreed: Agreed) -> Step:
    if isinstance(it, Seen):
        wrong = tuple(misseen(table, it, agreed))
        done = Step(table, it, Verdict(()), looked(table, it), agreed=agreed)
    else:
        deed, back = (it.deed, True) if isinstance(it, TakenBack) else (it, False)
        done = step(table, deed, agreed, back)
        wrong = faults(table, deed, agreed) if senseless(done.verdict) else ()
    if wrong:
        raise MoveError(f"{wrong[0].key}: {wrong[0].why}")
    return done


def _ruled(last: Step, move: Ruled) -> Step:
    """The table's own decision: the event stands, or it is as if it had not been."""
    assert not isinstance(last.event, Seen)
    decided = step(last.before, last.event, last.agreed)
    if not move.stands:
        decided = decided._replace(after=decided.before, applied=())
    decided = decided._replace(taken_back=not move.stands, ruled=move.why)
    return decided._replace(was=last.was, revised=last.revised)


def _revised(steps: tuple[Step, ...], move: Revised) -> tuple[Step, ...]:
    """The hand as if it had been told rightly; each line is judged by what was agreed then."""
    if not 1 <= move.at <= len(steps):
        raise MoveError(f"at: the hand has no event {move.at}")
    before, old, later = steps[: move.at - 1], steps[move.at - 1], steps[move.at :]
    table = before[-1].after if before else old.before
    new = _struck(table, old) if move.told is None else _told(table, move.told, old.agreed)
    was = old.was if move.told is None and old.struck else told(old)
    again = [*before, new._replace(was=was, revised=move.why)]
    for number, it in enumerate(later, start=move.at + 1):
        try:
            again.append(_again(again[-1].after, it))
        except MoveError as error:
            raise MoveError(f"then: {number} would make no sense: {error}") from None
    return tuple(again)


def _again(table: Table, it: Step) -> Step:
    """A later line told anew, with what was decided about it."""
    if it.struck:
        return _struck(table, it)
    done = _told(table, told(it), it.agreed)
    if it.ruled is not None:
        done = _ruled(done, Ruled(not it.taken_back, it.ruled))
    return done._replace(was=it.was, revised=it.revised)


def _struck(table: Table, it: Step) -> Step:
    before = table.but(happened=())
    return it._replace(before=before, after=before, applied=(), ruled=None, struck=True)
