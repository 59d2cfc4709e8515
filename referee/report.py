"""A log in plain text, line by line: what happened, whose turn it is, what is owed, the verdict."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.judge import Step
from referee.match import Match
from referee.replay import unfold
from referee.rule import Finding
from referee.table import Consequence, Draws, Owed, Table


def report(lines: Iterable[str]) -> Iterator[str]:
    """The log with its judgements; raises LogError where it opens no match."""
    kept = [line.rstrip("\n") for line in lines]
    told = [line for line in kept if line.strip() and not line.startswith("#")]
    before: Match | None = None
    for line, after in zip(told, unfold(told), strict=True):
        yield line
        yield from (f"    {it}" for it in _about(before, after))
        before = after


def _about(before: Match | None, after: Match) -> Iterator[str]:
    if before is not None and len(after.trouble) > len(before.trouble):
        yield f"not used: {after.trouble[-1].why}"
    elif after.steps and (before is None or after.steps != before.steps):
        yield from _step(after.steps[-1])
    elif before is not None and after.entered != before.entered:
        yield "totals " + " ".join(map(str, after.standings.totals))
        if after.over:
            yield "won by " + _seats(after.standings.winners)


def _step(step: Step) -> Iterator[str]:
    standing = step.verdict.standing
    back = ", taken back" if step.taken_back else ""
    decided = [f": {' '.join(map(_rule, step.verdict.because))}"] if step.verdict.because else []
    yield "".join([standing, back, *decided])
    if step.ruled is not None:
        yield f"the table decided otherwise: {step.ruled}"
    if step.consequences:
        yield "; ".join(map(_consequence, step.consequences))
    if step.acting:
        yield "by " + " ".join(map(_rule, step.acting))
    yield state(step.after)


def _rule(finding: Finding) -> str:
    options = f"[{','.join(finding.consulted)}]" if finding.consulted else ""
    return finding.rule + options


def _consequence(it: Consequence) -> str:
    if not isinstance(it, Draws):
        return f"seat {it.seat} loses the turn"
    if it.count is None and it.until:
        extra = f" and {it.extra} more" if it.extra else ""
        return f"seat {it.seat} draws until {it.until.name.lower()}{extra}"
    return f"seat {it.seat} draws {it.count}"


def state(table: Table) -> str:
    """What the table waits for, what lies on top and what is owed, in one line."""
    if table.over:
        won = "nobody" if table.winner is None else f"seat {table.winner}"
        return f"over, won by {won}"
    parts = [f"{table.phase}: seat {table.turn}", f"direction {table.direction:+d}"]
    parts += [
        (str(pile.top) or "bare") + (f">{pile.colour}" if pile.colour and pile.top.wild else "")
        for pile in table.piles
    ]
    if table.owed:
        parts.append(_debt(table.owed))
    if table.uno_owed is not None:
        parts.append(f"seat {table.uno_owed} has not called UNO")
    return ", ".join(parts)


def _debt(owed: Owed) -> str:
    colour = f" {owed.colour.name.lower()}" if owed.colour else ""
    return f"seat {owed.seat} owes {owed.count or 'cards until'}{colour}"


def _seats(seats: Iterable[int]) -> str:
    return ", ".join(f"seat {seat}" for seat in seats)
