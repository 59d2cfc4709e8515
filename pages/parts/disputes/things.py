"""Disputes about what stands on the table: the scale and the tower."""

from __future__ import annotations

from pages.parts.disputes.shape import (
    Case,
    Dispute,
    Kind,
    Question,
    Told,
    any_card,
    not_laid,
    piled,
)
from referee.cards import Card, Face
from referee.events import Dropped, Played, Pulled, Spilled
from referee.judge import step
from referee.table import Owed, Phase, Pile

# Scale spilled, stop, tilt


def _stops(case: Case) -> tuple[str, ...]:
    return tuple(str(card) for card in case.side.deck if card.stop)


def _tilt(case: Case) -> Face:
    return next(face for face, row in case.side.rows.items() if row.nameless)


def _scale(case: Case) -> Told:
    turn, top = case.table.turn, any_card(case)
    any_pile = Pile(top, top.colour)
    match case.says("what"):
        case "stop":
            other = Card("2", case.side.colours[1], stop=case.says("other_stop") == "yes")
            table = case.table.but(piles=(case.pile("stop"), Pile(other, other.colour)))
            card = case.card("card")
            named = case.side.colours[0] if card.wild else None
            return Told(table, Played(turn, card, named), unseen=True)
        case "tilt":
            piles = (Pile(Card(_tilt(case)), None), any_pile)
            table = case.table.but(
                phase=Phase.TILT,
                by=case.table.after(turn, -1),
                piles=piles if case.trays else piles[:1],
            )
            dropped = Dropped(turn, case.card("dropped"), spilled=True)
            return Told(table, dropped, unseen=True, roles=("role-dropper", "role-next"))
    table = case.table.but(turn=case.table.after(turn), by=turn, piles=piled(case, any_pile))
    return Told(table, Spilled(turn), unseen=True, roles=("role-spiller", "role-next"))


SCALE = Dispute(
    "scale",
    ("R3!", "WT"),
    lambda game: Spilled in game.rows,
    _scale,
    (
        Question(
            "what",
            Kind.CHOICE,
            lambda case: ("spill", "stop", "tilt") if case.trays else ("spill", "tilt"),
        ),
        Question("stop", Kind.CARD, _stops, when=lambda case: case.says("what") == "stop"),
        Question(
            "card",
            Kind.CARD,
            when=lambda case: case.says("what") == "stop",
            marked=True,
        ),
        Question(
            "other_stop",
            Kind.CHOICE,
            lambda case: ("no", "yes"),
            when=lambda case: case.says("what") == "stop",
            usual=lambda case: "no",
        ),
        Question("dropped", Kind.CARD, when=lambda case: case.says("what") == "tilt"),
    ),
)


# Which block may I pull?


def _numbers(case: Case) -> tuple[str, ...]:
    """After a paid debt what counts is a number; else any block."""
    if case.says("state") != "paid":
        return ()
    return tuple(str(card) for card in case.side.deck if card.face.isdigit())


def _block(case: Case) -> Told:
    table, block = case.table, case.card("block")
    turn, state, lead = table.turn, case.says("state"), None
    if state == "owed":
        table = table.but(owed=Owed(turn, 2, case.colour("colour")))
    elif state == "paid":
        payer, last = table.after(turn, -1), case.card("last")
        table = table.but(turn=payer, owed=Owed(payer, 1, last.colour))
        lead = step(table, Pulled(payer, last), case.agreed)
        table = lead.after
    elif state == "follow":
        table = table.but(piles=(case.pile("last"),))
    level = (table.levels or (15, 0))[0] if case.says("level") == "top" else None
    if level is not None:
        table = table.but(levels=(level, 0))
    return Told(table, Pulled(turn, block, level, case.colour("block")), lead)


BLOCK = Dispute(
    "block",
    ("R3", "B+2"),
    lambda game: Pulled in game.rows,
    _block,
    (
        Question(
            "state",
            Kind.CHOICE,
            lambda case: ("follow", "owed", "paid", "first"),
            when=not_laid,
            usual=lambda case: "follow",
        ),
        Question(
            "last",
            Kind.CARD,
            _numbers,
            when=lambda case: case.says("state") in ("follow", "paid"),
            names_colour=True,
        ),
        Question(
            "colour",
            Kind.COLOUR,
            lambda case: case.side.colours,
            when=lambda case: case.says("state") == "owed",
        ),
        Question("block", Kind.CARD, names_colour=True, marked=True),
        Question(
            "level",
            Kind.CHOICE,
            lambda case: ("below", "top"),
            when=lambda case: "block" in case.answers,
            usual=lambda case: "below",
        ),
    ),
    fits=lambda table: not table.over,
    found={"top": "last", "card": "block"},
)
