"""What a dispute is made of: its questions, and how their answers make a table and an event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from referee.agreement import value
from referee.cards import Card, CardError, Colour, Face
from referee.events import Deed
from referee.game import CardRow, Game, Side
from referee.judge import Step
from referee.options import DISCARD_PILES, Agreed
from referee.sense import wrong_card
from referee.table import Pile, Table

Answers = Mapping[str, str]
"""Codes by question: "R7", "W>R" for a wild and the colour named, "R2,W" for a hand, a word."""

NAMED = ">"
EMPTY = "-"


@dataclass(frozen=True, slots=True)
class Case:
    """What is known when a dispute comes up."""

    table: Table
    agreed: Agreed
    laid: bool = False
    """The table is that of a hand being played along; else only who sits there is known."""
    free: bool = True
    """No match: neither names nor the number of players are known."""
    answers: Answers = field(default_factory=dict)

    @property
    def side(self) -> Side:
        return self.table.cards

    @property
    def trays(self) -> bool:
        return bool(value(self.agreed, DISCARD_PILES.key) == 2 and not self.table.game.levels)

    def says(self, question: str) -> str | None:
        return self.answers.get(question)

    def card(self, question: str) -> Card:
        return Card.read(self.answers[question].partition(NAMED)[0])

    def colour(self, question: str) -> Colour | None:
        """The colour that was named with a wild, or by itself."""
        code = self.answers.get(question, "")
        _, _, named = code.rpartition(NAMED)
        return Colour(named) if named and (NAMED in code or named in list(Colour)) else None

    def hand(self, question: str) -> tuple[Card, ...]:
        codes = self.answers[question]
        return () if codes == EMPTY else tuple(map(Card.read, codes.split(",")))

    def pile(self, question: str) -> Pile:
        card = self.card(question)
        return Pile(card, card.colour or self.colour(question))

    def row(self, face: Face) -> CardRow:
        return self.side.rows[face]


class Kind(StrEnum):
    """How an answer is given."""

    CARD = "card"
    HAND = "hand"
    COLOUR = "colour"
    FACE = "face"
    CHOICE = "choice"
    HANDOVER = "handover"
    """The tablet goes to somebody else first."""


@dataclass(frozen=True, slots=True)
class Question:
    key: str
    kind: Kind
    among: Callable[[Case], Sequence[str]] = lambda case: ()
    """The answers there are; of cards all, where none are named."""
    when: Callable[[Case], bool] = lambda case: True
    """Whether the answer matters."""
    usual: Callable[[Case], str | None] = lambda case: None
    """Taken until something is answered; where there is none, the question has to be."""
    names_colour: bool = False
    """A colour is asked for with a wild."""
    marked: bool = False
    """Cards that would be against the rules are marked."""

    def takes(self, case: Case, answer: str | None) -> bool:
        """Whether this can be an answer at the present table."""
        if not answer:
            return False
        if self.kind is Kind.HANDOVER:
            return True
        if self.kind in (Kind.CARD, Kind.HAND):
            return all(self._is_card(case, code) for code in answer.split(","))
        return answer in self.among(case)

    def _is_card(self, case: Case, code: str) -> bool:
        if self.kind is Kind.HAND and code == EMPTY:
            return True
        code, _, named = code.partition(NAMED)
        try:
            card = Card.read(code)
        except CardError:
            return False
        if wrong_card(case.side, card) or (self.among(case) and code not in self.among(case)):
            return False
        asks = self.names_colour and card.wild and not case.row(card.face).nameless
        return named in case.side.colours if asks else not named


@dataclass(frozen=True, slots=True)
class Told:
    """The scene that the answers make, and the event that is in dispute."""

    table: Table
    event: Deed
    lead: Step | None = None
    """What came before it and belongs to the answer."""
    cites: tuple[str, ...] = ()
    """Rules that no check or effect stands for."""
    unseen: bool = False
    """Which colours are in force afterwards was not asked for, so nothing can be said of it."""
    any_colour: bool = False
    """Only its face was asked for: its colour, and what it was laid on, are made up to fit."""
    denied_by: str | None = None
    """The rule because of which it comes too late, where it does."""
    notes: tuple[str, ...] = ()
    """Texts that say what else happens at the table."""
    roles: tuple[str, ...] = ("role-player", "role-next")
    """What the seats are called, from the one it is about, where no name is known."""


@dataclass(frozen=True)
class Dispute:
    key: str
    pictures: tuple[str, str]
    """Two cards that show what it is about."""
    suits: Callable[[Game], bool]
    tell: Callable[[Case], Told]
    questions: tuple[Question, ...] = ()
    fits: Callable[[Table], bool] = lambda table: False
    """Whether it can be asked of the table of a hand being played as it lies there."""
    sided: bool = False
    """The side in use matters, where there are two."""
    players: int | None = None
    """Asked only where so many play."""
    found: Mapping[str, str] = field(default_factory=dict)
    """Which question a card of a free-word question answers: the one on top, the one to play."""
    seated: bool = True
    """Who it is about is not known from the table: it can be said."""
    untold: Callable[[Case], bool] = lambda case: False
    """Whether what was answered is too little for an answer under another reading."""


def resolve(dispute: Dispute, case: Case, given: Answers) -> tuple[Case, tuple[Question, ...]]:
    """The case with every answer that holds at its table, and the questions that matter."""
    asked = []
    for question in dispute.questions:
        if not question.when(case):
            continue
        asked.append(question)
        answer = given.get(question.key)
        taken = answer if question.takes(case, answer) else question.usual(case)
        if taken is not None:
            case = replace(case, answers={**case.answers, question.key: taken})
    return case, tuple(asked)


def unanswered(case: Case, asked: Sequence[Question]) -> Question | None:
    """The next question without which there is no verdict."""
    return next((it for it in asked if it.key not in case.answers), None)


def not_laid(case: Case) -> bool:
    return not case.laid


def any_card(case: Case, but: Face = "") -> Card:
    """Some plain card of the first colour, for scenes in which it does not matter which."""
    face = next(face for face in ("1", "2") if face != but)
    return Card(face, case.side.colours[0])


def piled(case: Case, *piles: Pile) -> tuple[Pile, ...]:
    """These piles; the same on both trays where only one is named."""
    return piles * 2 if case.trays and len(piles) == 1 else piles
