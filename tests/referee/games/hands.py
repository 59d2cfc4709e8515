"""Hands told in lines, as a log tells them."""

from typing import Any

from referee.events import Deed, Ruled, TakenBack
from referee.games import GAMES
from referee.hand import deal, moved
from referee.judge import Step
from referee.notation import read
from referee.options import Agreed, Value
from referee.table import Draws, Loses, Pile, Table


def hand(
    game: str,
    seats: int,
    *lines: str,
    preset: str | None = None,
    dealer: int = -1,
    **options: Value,
) -> list[Step]:
    """The steps of a hand; the last seat deals unless another is named, so seat 0 begins."""
    sheet = GAMES[game]
    agreed = Agreed.on(sheet.preset(preset), options)
    table = deal(sheet, seats, dealer % seats, agreed=agreed)
    steps: tuple[Step, ...] = ()
    for line in lines:
        move = read(line)
        assert isinstance(move, Deed | TakenBack | Ruled)
        steps = moved(steps, table, move, agreed)
        table = steps[-1].after
    return list(steps)


def after(game: str, seats: int, *lines: str, **how: Any) -> Table:
    return hand(game, seats, *lines, **how)[-1].after


def broken(step: Step) -> list[str]:
    """The rules that an event broke."""
    return [finding.rule for finding in step.verdict.findings if finding.holds is False]


def drawn(step: Step) -> dict[int, int | str]:
    """Who draws because of it, and how much."""
    found: dict[int, int | str] = {}
    for it in step.consequences:
        if isinstance(it, Draws):
            found[it.seat] = f"until {it.until}" if it.count is None else it.count
    return found


def lost(step: Step) -> list[int]:
    """Who loses a turn because of it."""
    return [it.seat for it in step.consequences if isinstance(it, Loses)]


def tops(table: Table) -> list[str]:
    return [_told(pile) for pile in table.piles]


def _told(pile: Pile) -> str:
    return f"{pile.top}>{pile.colour}" if pile.top.wild else str(pile.top)
