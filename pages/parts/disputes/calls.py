"""Disputes settled by a word: the first card, UNO, a challenge."""

from __future__ import annotations

from pages.parts.disputes.plays import does
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
from referee.agreement import value
from referee.cards import Card, Face
from referee.events import Called, Caught, Challenged, Played, Started
from referee.judge import step
from referee.options import CHALLENGE, NO_BLUFFING, WILD_DRAW_LEGALITY
from referee.table import Phase, Pile, Table

# What does the first card do?


def _first(case: Case) -> Told:
    keys = ("first", "second") if case.trays else ("first",)
    roles = ("role-first", "role-second", "role-third", "role-dealer")
    return Told(case.table, Started(tuple(case.card(key) for key in keys)), roles=roles)


FIRST = Dispute(
    "first_card",
    ("RS", "W"),
    lambda game: Started in game.rows,
    _first,
    (
        Question("first", Kind.CARD),
        Question("second", Kind.CARD, when=lambda case: case.trays),
    ),
    fits=lambda table: not table.piles and table.phase is Phase.PLAY,
    seated=False,
    found={"card": "first"},
)


# UNO wasn't called


def _uno(case: Case) -> Told:
    card = any_card(case)
    table, noticed = case.table, case.says("noticed")
    if case.laid and table.uno_owed is not None and noticed in ("at_once", "said"):
        target = table.uno_owed
        other = table.after(target)
        return Told(table, Called(target) if noticed == "said" else Caught(other, target))
    target = table.turn if table.uno_owed is None else table.uno_owed
    left = 3 if noticed == "wrongly" else 2
    table = table.but(turn=target, phase=Phase.PLAY, piles=piled(case, Pile(card, card.colour)))
    lead = step(table.with_held(target, left), Played(target, card), case.agreed)
    other = table.after(target)
    if noticed == "said":
        return Told(lead.after, Called(target), lead, unseen=True)
    if noticed == "late":
        late = step(lead.after, Played(other, card), case.agreed)
        return Told(late.after, Caught(other, target), cites=("turn.begun",), unseen=True)
    return Told(lead.after, Caught(other, target), lead, unseen=True)


UNO = Dispute(
    "uno",
    ("Y1", "Y9"),
    lambda game: Caught in game.rows,
    _uno,
    (Question("noticed", Kind.CHOICE, lambda case: ("at_once", "late", "said", "wrongly")),),
    fits=lambda table: table.uno_owed is not None,
)


# I challenge that wild


def _challengeable(case: Case) -> tuple[Face, ...]:
    rows = case.side.rows.items()
    return tuple(face for face, row in rows if does(row, {"wild_draw"}))


def _only_one(case: Case) -> str | None:
    found = _challengeable(case)
    return found[0] if len(found) == 1 else None


def _on(case: Case) -> bool:
    return bool(value(case.agreed, CHALLENGE.key)) and not value(case.agreed, NO_BLUFFING.key)


def _unknown(case: Case) -> bool:
    return _on(case) and not case.laid


def _until_colour(case: Case) -> bool:
    return _unknown(case) and case.row(case.answers["face"]).until_colour


def _before(case: Case) -> Pile | None:
    """What lay under the wild; a stand-in, where only its colour is asked about."""
    if "under" in case.answers:
        return case.pile("under")
    top = case.table.pile(case.table.at) if case.laid else None
    return top.under if top else _plain(case)


def _colour_decides(case: Case) -> bool:
    """Whether one question about the hand replaces tapping it in."""
    before = _before(case)
    by_colour = value(case.agreed, WILD_DRAW_LEGALITY.key) == "no_colour_card"
    return _on(case) and by_colour and before is not None and before.colour is not None


def _tapped_in(case: Case) -> bool:
    return _on(case) and (not _colour_decides(case) or case.says("held") == "hand")


def _shown(case: Case) -> tuple[Card, ...] | None:
    """The hand; a card that stands for it, where only its colour was asked for."""
    if "shown" in case.answers:
        return case.hand("shown")
    before, held = _before(case), case.says("held")
    if before is None or held not in ("yes", "no"):
        return None
    fits = (it for it in case.side.colours if (it == before.colour) is (held == "yes"))
    return (Card("1", next(fits)),)


def _needs_the_hand(case: Case) -> bool:
    """Of a hand without the colour it is not known whether another card could have been played."""
    legality = value(case.agreed, WILD_DRAW_LEGALITY.key)
    return case.says("held") == "no" and legality == "no_playable_card"


def _challenge(case: Case) -> Told:
    """Where nobody has shown a hand, it is the wild itself that is judged."""
    table = case.table
    hand = _shown(case)
    shown = hand or ()
    if case.laid:
        return Told(table, Challenged(table.turn, shown))
    under = case.pile("under") if "under" in case.answers else _plain(case)
    named = case.colour("named")
    wild = Played(table.turn, Card(case.answers["face"]), named or case.side.colours[0])
    table = table.but(piles=(under,))
    about = {"unseen": named is None, "roles": ("role-author", "role-challenger", "role-next")}
    if _on(case) and hand is None:
        return Told(table, wild, **about)
    played = step(table, wild, case.agreed)
    challenge = Challenged(table.after(wild.seat), shown)
    if _on(case):
        return Told(played.after, challenge, **about)
    return Told(played.after, challenge, played, denied_by="challenge", **about)


def _plain(case: Case) -> Pile:
    card = any_card(case)
    return Pile(card, card.colour)


def _waits(table: Table) -> bool:
    return table.phase is Phase.CHALLENGE


CHALLENGE_WILD = Dispute(
    "challenge",
    ("W+4", "R2"),
    lambda game: Challenged in game.rows,
    _challenge,
    (
        Question("face", Kind.FACE, _challengeable, when=not_laid, usual=_only_one),
        Question("named", Kind.COLOUR, lambda case: case.side.colours, when=_until_colour),
        Question("handover", Kind.HANDOVER, when=_on),
        Question("held", Kind.CHOICE, lambda case: ("yes", "no", "hand"), when=_colour_decides),
        Question(
            "under",
            Kind.CARD,
            when=lambda case: not case.laid and _tapped_in(case),
            names_colour=True,
        ),
        Question("shown", Kind.HAND, when=_tapped_in),
    ),
    fits=_waits,
    sided=True,
    found={"card": "face", "top": "under"},
    untold=_needs_the_hand,
)
