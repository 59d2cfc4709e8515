"""What follows from an event, by name. Plain text, for callers to escape."""

from __future__ import annotations

from collections.abc import Iterator

from pages.parts.naming import Names, card_name, colour_name, face_name, joined, tray_name
from pages.parts.say import t
from referee.events import Called, Caught, Challenged, Deed, Drew, Played, Pulled, Started
from referee.judge import Step
from referee.rule import Standing
from referee.rules.scale import stopped
from referee.rules.wild import accused
from referee.table import Draws, Loses, Phase, Table

MOVES_HANDS = {"house.seven_swap": "outcome-hands-swap", "house.zero_rotation": "outcome-hands-on"}


def outcome(step: Step, names: Names) -> tuple[str, ...]:
    """What happens next, in order: "Bo draws 4 and misses a turn", "Carla plays next, on teal"."""
    return (
        *_taken_back(step, names),
        *_decided(step, names),
        *_penalties(step, names),
        *_changes(step),
        *_uno(step, names),
        *_next(step, names),
    )


def _taken_back(step: Step, names: Names) -> Iterator[str]:
    if not step.taken_back:
        return
    match step.event:
        case Played(seat, card):
            yield t("outcome-card-back", name=names[seat], card=card_name(card))
        case Pulled(seat, block):
            yield t("outcome-block-back", name=names[seat], block=card_name(block))
        case Started():
            yield t("outcome-start-back")


def _decided(step: Step, names: Names) -> Iterator[str]:
    """Whether a challenge was right: if it was, the challenger draws nothing."""
    event, before = step.event, step.before
    if not (isinstance(event, Challenged) and step.verdict.legal):
        return
    author = accused(before, event.seat)
    pays = any(isinstance(it, Draws) and it.seat == event.seat for it in step.consequences)
    yield t("outcome-innocent" if pays else "outcome-guilty", name=names[author])
    if step.verdict.standing is Standing.CONTESTABLE:
        yield t("outcome-found-otherwise")


def _penalties(step: Step, names: Names) -> Iterator[str]:
    table = step.after
    if table.game.levels:
        return  # what is to be pulled is said with who is next
    losing = [] if table.over else [it.seat for it in step.consequences if isinstance(it, Loses)]
    drawing = [it for it in step.consequences if isinstance(it, Draws)]
    if isinstance(step.event, Drew) and step.before.left == 0 and step.verdict.legal:
        yield t("outcome-none-left")
    if isinstance(step.event, Caught | Called) and not (step.verdict.legal or drawing):
        yield t("outcome-nobody-draws")
    for it in drawing:
        loses = "yes" if it.seat in losing else "no"
        if it.count is None and it.until:
            about = {"colour": colour_name(it.until), "extra": it.extra, "loses": loses}
            yield t("outcome-draws-until", name=names[it.seat], **about)
        else:
            yield t("outcome-draws", name=names[it.seat], count=it.count or 0, loses=loses)
    only = [seat for seat in dict.fromkeys(losing) if all(seat != it.seat for it in drawing)]
    if len(only) > 1 and len(only) == len(table.playing) - 1:
        yield t("outcome-all-miss")
    elif only:
        yield t("outcome-misses", names=joined([names[seat] for seat in only]), count=len(only))


def _changes(step: Step) -> Iterator[str]:
    before, after = step.before, step.after
    for it in step.applied:
        if it.rule in MOVES_HANDS:
            yield t(MOVES_HANDS[it.rule])
    if after.side != before.side:
        yield t("outcome-turned", side=t(f"side-{after.side}"))
    if after.over:
        return
    if after.direction != before.direction and not after.for_two:
        yield t("outcome-leftward" if after.direction > 0 else "outcome-rightward")
    for pile in stopped(after):
        if pile not in stopped(before):
            yield t("outcome-closed", tray=tray_name(pile))


def _uno(step: Step, names: Names) -> Iterator[str]:
    before, after = step.before.uno_owed, step.after.uno_owed
    if after is not None and after != before:
        yield t("outcome-uno-owed", name=names[after])
    if isinstance(step.event, Called) and before is not None and after is None:
        yield t("outcome-uno-safe", name=names[before])


def _next(step: Step, names: Names) -> Iterator[str]:
    table = step.after
    if table.over:
        yield from _over(table, names)
        return
    name = names[table.turn]
    match table.phase:
        case Phase.CHALLENGE:
            yield _answers(table, name)
        case Phase.TILT:
            yield t("outcome-drops", name=name)
        case Phase.REVEAL:
            yield t("outcome-reveal")
        case Phase.COLOUR:
            yield t("outcome-colour", name=name)
        case Phase.DRAWN:
            yield t("outcome-drawn", name=name)
        case Phase.PLAY if not (isinstance(step.event, Started) and step.taken_back):
            yield _acts(step, name)
    if table.phase in (Phase.CHALLENGE, Phase.TILT) and table.out(table.by):
        yield t("outcome-out-then", name=names[table.by or 0])


def _over(table: Table, names: Names) -> Iterator[str]:
    if table.loser is not None:
        yield t("outcome-fell", name=names[table.loser])
        won = "outcome-wins-round" if table.winner is not None else "outcome-nobody-wins"
        yield t(won, name="" if table.winner is None else names[table.winner])
    elif table.winner is not None:
        yield t("outcome-out", name=names[table.winner])
    else:
        yield t("outcome-nobody-out")


def _answers(table: Table, name: str) -> str:
    """The target of a wild draw card takes what it costs, challenges, or adds where it may."""
    pile = table.piles[table.at]
    row = table.row(pile.top)
    adds = face_name(pile.top.face) if table.owed else "no"
    if row.until_colour:
        colour = colour_name(pile.colour) if pile.colour else ""
        return t("outcome-answers-until", name=name, colour=colour, adds=adds)
    count = table.owed.count if table.owed else row.price
    return t("outcome-answers", name=name, count=count, adds=adds)


def _acts(step: Step, name: str) -> str:
    table = step.after
    owed, on = table.owed, _on(table)
    if owed and table.game.levels:
        colour = colour_name(owed.colour) if owed.colour else "any"
        return t("outcome-pulls-owed", name=name, count=owed.count, colour=colour)
    if owed:
        face = face_name(table.piles[0].top.face)
        return t("outcome-owed", name=name, count=owed.count, face=face)
    if isinstance(step.event, Started):
        return t("outcome-plays-first", name=name) + on
    done = step.verdict.legal and not step.taken_back
    again = table.turn == step.before.turn
    when = "next" if not again else "again" if done and _moves_on(step.event) else "now"
    verb = "pulls" if table.game.levels else "plays"
    return t(f"outcome-{verb}-{when}", name=name) + on


def _moves_on(event: Deed) -> bool:
    """Whether the turn passes on by it, unless something else happens."""
    return isinstance(event, Played | Pulled | Challenged)


def _on(table: Table) -> str:
    """The colours in force, of the open trays; nothing where nobody has said what lies there."""
    closed = stopped(table)
    piles = [pile for at, pile in enumerate(table.piles) if at not in closed]
    if not piles:
        return ""
    if any(pile.colour is None for pile in piles):
        return t("on-anything")
    colours = dict.fromkeys(colour_name(pile.colour) for pile in piles if pile.colour)
    return t("on-colour", colour=joined(list(colours), "list-or"))
