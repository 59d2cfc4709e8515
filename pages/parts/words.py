"""Events and results in words, for the history, hints and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from pages.parts import house
from pages.parts.deeds import deed
from pages.parts.naming import Names, face_name
from pages.parts.say import t
from referee.cards import Card
from referee.events import (
    Abandoned,
    Amended,
    Corrected,
    Ended,
    Event,
    Left,
    Opened,
    PlayedOn,
    Redone,
    Reopened,
    Result,
    Revised,
    Struck,
    Sum,
    Toppled,
    Undone,
)
from referee.game import Game, Side
from referee.hand import told
from referee.match import Match
from referee.notation import write
from referee.options import DISCARD_PILES
from referee.scoring import worth


def cards(left: Sequence[Card]) -> str:
    """Cards as people would say them: "7 ×2, Skip Everyone"."""
    faces = [(face, len(list(same))) for face, same in groupby(sorted(card.face for card in left))]
    return ", ".join(face_name(face) + (f" ×{count}" if count > 1 else "") for face, count in faces)


def left_in_words(left: Left | None) -> str:
    if left is None:
        return t("left-off")
    if isinstance(left, Sum):
        return " + ".join(map(str, left.terms))
    return cards(left) or t("left-none")


def _left_and_worth(name: str, left: Left, side: Side) -> str:
    points = worth(left, side)
    if isinstance(left, Sum) and len(left.terms) == 1:
        return t("words-left-sum", name=name, points=points)
    return t("words-left", name=name, cards=left_in_words(left), points=points)


def result(found: Result, game: Game, names: Names) -> str:
    """A hand or round in one line, without its number."""
    if isinstance(found, Toppled):
        if found.won is None:
            return t("words-round-nobody", fell=names[found.fell])
        return t("words-round", fell=names[found.fell], won=names[found.won])
    side = game.side(found.side)
    others = [
        t("words-left-off", name=names[seat])
        if left is None
        else _left_and_worth(names[seat], left, side)
        for seat, left in enumerate(found.left)
        if seat != found.out
    ]
    return t(
        "words-hand", name=names[found.out], side=side_name(game, found), others="; ".join(others)
    )


def side_name(game: Game, found: Ended) -> str:
    return t(f"side-{found.side}") if len(game.sides) > 1 else ""


def booked(match: Match, number: int, names: Names) -> str:
    """What a hand brought: "Ada +87", or each player's own points."""
    hand = match.hands[number - 1]
    if isinstance(hand.result, Toppled):
        return result(hand.result, match.game, names)
    gained = [
        t("words-gain", name=names[seat], points=points)
        for seat, points in enumerate(hand.points)
        if points
    ]
    return ", ".join(gained) or t("words-no-points")


def event(
    said: Event, match: Match, names: Names, number: int, before: Result | None = None
) -> str:
    """One entry of the log; `number` is that of the hand it adds, `before` what it replaces."""
    match said:
        case Opened():
            rules = house.summary(said.options, match.game)
            return t("history-opened", dealer=names[said.dealer], target=said.target, rules=rules)
        case Ended() | Toppled():
            return t("history-hand", number=number, result=result(said, match.game, names))
        case Corrected(hand, found, why):
            now = result(found, match.game, names)
            was = result(before, match.game, names) if before else ""
            return t("history-corrected", number=hand, now=now, was=was, why=why)
        case Struck(hand, why):
            was = result(before, match.game, names) if before else ""
            return t("history-struck", number=hand, was=was, why=why)
        case Amended(options):
            return t("history-amended", changes=house.changes(match.options, options, match.game))
        case PlayedOn(target):
            return t("history-played-on", target=target)
        case Reopened():
            return t("history-reopened")
        case Abandoned():
            return t("history-abandoned")
        case Undone() | Redone():
            return write(said)
    trays = match.agreed[DISCARD_PILES] > 1
    if isinstance(said, Revised) and said.at <= len(match.steps):
        was = deed(told(match.steps[said.at - 1]), names, trays=trays)
        return t("history-revised", now=deed(said, names, trays=trays), was=was)
    return deed(said, names, trays=trays)


def change(said: Event | None, match: Match) -> str:
    """A change in two or three words, for the undo and redo buttons."""
    match said:
        case Ended():
            return t("change-hand")
        case Toppled():
            return t("change-round")
        case Corrected(hand):
            return t("change-corrected", number=hand)
        case Struck(hand):
            return t("change-struck", number=hand)
        case Amended():
            return t("change-amended")
        case PlayedOn():
            return t("change-played-on")
        case Reopened():
            return t("change-reopened")
        case Abandoned():
            return t("change-abandoned")
    return t("change-move") if said else ""
