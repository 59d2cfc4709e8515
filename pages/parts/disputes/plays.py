"""Disputes about laying cards: may it be played, stacking, the last card, two players."""

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
from referee.cards import WILD, Card, Colour, Face
from referee.events import Deed, Drew, Played, Pulled
from referee.game import CardRow
from referee.hand import deal
from referee.judge import judge, step
from referee.table import Phase, Pile

PASSES_OVER = {"skip", "reverse", "skip_everyone", "block.skip", "block.reverse"}
TURNS = {"reverse"}


def does(row: CardRow, rules: set[str]) -> bool:
    """Whether one of these rules is what the card is for."""
    return any(effect.rule in rules for effect in row.then)


# May this card be played?


def _play(case: Case) -> Told:
    card, table = case.card("card"), case.table
    colour = _named(case, card.face)
    if not case.laid:
        keys = ("top", "other") if case.trays else ("top",)
        table = table.but(piles=tuple(case.pile(key) for key in keys))
    if case.says("drawn") in ("this", "another"):
        drawn = card if case.says("drawn") == "this" else any_card(case, but=card.face)
        table = table.but(phase=Phase.DRAWN, drawn=drawn)
    if case.says("players") == "two":
        table = table.but(seats=2, dealer=1, held=table.held[:2])
    unseen = card.wild and case.says("named") is None
    plays = [Played(table.turn, card, colour, at) for at in range(len(table.piles) or 1)]
    tray = case.says("tray")
    if tray is not None:
        return Told(table, plays[int(tray)], unseen=unseen)
    fits = (it for it in plays if judge(table, it, case.agreed).legal)
    return Told(table, next(fits, plays[0]), unseen=unseen)


def _best_tray(case: Case) -> str | None:
    event = _play(case).event
    return str(event.pile) if isinstance(event, Played) else None


def _until_colour(case: Case) -> bool:
    return "card" in case.answers and case.row(case.card("card").face).until_colour


def _reverses(case: Case) -> bool:
    return case.free and "card" in case.answers and does(case.row(case.card("card").face), TURNS)


PLAY = Dispute(
    "may_play",
    ("R7", "B7"),
    lambda game: Played in game.rows,
    _play,
    (
        Question("top", Kind.CARD, when=not_laid, names_colour=True),
        Question(
            "other", Kind.CARD, when=lambda case: not case.laid and case.trays, names_colour=True
        ),
        # Which colour a wild names matters only where it is drawn until that colour comes.
        Question("card", Kind.CARD, marked=True),
        Question("named", Kind.COLOUR, lambda case: case.side.colours, when=_until_colour),
        Question(
            "tray",
            Kind.CHOICE,
            lambda case: ("0", "1"),
            when=lambda case: case.trays and "card" in case.answers,
            usual=_best_tray,
        ),
        Question(
            "drawn",
            Kind.CHOICE,
            lambda case: ("no", "this", "another"),
            when=lambda case: not case.laid and "card" in case.answers,
            usual=lambda case: "no",
        ),
        Question(
            "players",
            Kind.CHOICE,
            lambda case: ("more", "two"),
            when=_reverses,
            usual=lambda case: "more",
        ),
    ),
    fits=lambda table: bool(table.piles),
    sided=True,
    found={"top": "top", "card": "card"},
)


# Last card was a draw card


def _drawing(case: Case) -> tuple[Face, ...]:
    return tuple(face for face, row in case.side.rows.items() if row.forces_draw)


def _coloured(case: Case, face: Face, colour: Colour) -> Card:
    return Card(face, None if face.startswith(WILD) else colour)


def _named(case: Case, face: Face) -> Colour | None:
    """The colour named for a wild; any, where it was not asked for."""
    if not face.startswith(WILD) or case.row(face).nameless:
        return None
    return case.colour("named") or case.side.colours[0]


def _last(case: Case) -> Told:
    face = case.answers["face"]
    top = any_card(case)
    turn = case.table.turn
    table = case.table.but(piles=piled(case, Pile(top, top.colour))).with_held(turn, 1)
    card = _coloured(case, face, case.side.colours[0])
    event = Played(turn, card, _named(case, face), uno=True)
    return Told(table, event, cites=("last_card", "score.drawn"), unseen=True, any_colour=True)


COLOUR_NAMED = Question(
    "named",
    Kind.COLOUR,
    lambda case: case.side.colours,
    when=lambda case: "face" in case.answers and case.row(case.answers["face"]).until_colour,
)

LAST = Dispute(
    "last_draw",
    ("R+2", "W+4"),
    lambda game: game.scored,
    _last,
    (Question("face", Kind.FACE, _drawing), COLOUR_NAMED),
    sided=True,
    found={"card": "face"},
)


# Skip or Reverse with two players


def _passing(case: Case) -> tuple[Face, ...]:
    """The cards of all sides that pass somebody over."""
    sides = case.table.game.sides
    found = (face for side in sides for face, row in side.rows.items() if does(row, PASSES_OVER))
    return tuple(dict.fromkeys(found))


def _two(case: Case) -> Told:
    game, face = case.table.game, case.answers["face"]
    side = next(it for it in game.sides if face in it.rows)
    top, card = Card("1", side.colours[0]), Card(face, side.colours[0])
    table = deal(game, 2, 1) if case.free else case.table
    turn = case.table.turn if not case.free else 0
    table = table.but(side=side.key, turn=turn, held=(None,) * table.seats, left=None, levels=None)
    table = table.but(piles=piled(case, Pile(top, top.colour)))
    event: Deed = Pulled(turn, card) if Pulled in game.rows else Played(turn, card)
    roles = ("role-player", "role-other")
    return Told(table, event, unseen=True, any_colour=True, roles=roles)


TWO = Dispute(
    "two_players",
    ("GR", "YS"),
    lambda game: True,
    _two,
    (Question("face", Kind.FACE, _passing),),
    players=2,
    found={"card": "face"},
)


# The draw pile is empty


def _empty(case: Case) -> Told:
    top, turn = any_card(case), case.table.turn
    left = case.answers["left"]
    table = case.table.but(
        piles=piled(case, Pile(top, top.colour)), left=20 if left == "discards" else 0
    )
    notes = (f"ask-empty-{left}",)
    return Told(table, Drew(turn), cites=("draw.new_pile",), unseen=True, notes=notes)


EMPTY_PILE = Dispute(
    "empty_pile",
    ("", "Y6"),
    lambda game: Drew in game.rows,
    _empty,
    (Question("left", Kind.CHOICE, lambda case: ("discards", "nothing")),),
)


# Can I stack draw cards?


def _stackable(case: Case) -> tuple[Face, ...]:
    rows = case.side.rows.items()
    return tuple(face for face, row in rows if row.price or row.until_colour)


def _stack(case: Case) -> Told:
    base, added = case.answers["base"], case.answers["added"]
    first, second, *_ = case.side.colours
    target, top = case.table.turn, any_card(case)
    author = case.table.after(target, -1)
    table = case.table.but(turn=author, piles=piled(case, Pile(top, top.colour)))
    lead = step(
        table, Played(author, _coloured(case, base, first), _named(case, base)), case.agreed
    )
    event = Played(target, _coloured(case, added, second), _named(case, added))
    denied_by = "wild_draw" if base.startswith(WILD) else "draw_card"
    return Told(lead.after, event, lead, unseen=True, any_colour=True, denied_by=denied_by)


STACK = Dispute(
    "stacking",
    ("R+2", "B+2"),
    lambda game: Played in game.rows,
    _stack,
    (Question("base", Kind.FACE, _stackable), Question("added", Kind.FACE, _stackable)),
    sided=True,
    found={"top": "base", "card": "added"},
)
