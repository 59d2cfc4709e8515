"""Random play by players who know the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random

from referee.bulk.book import Book
from referee.bulk.hand import OpenHand, dealt
from referee.bulk.pieces import Piece
from referee.bulk.situation import Plays
from referee.events import (
    Accepted,
    Called,
    Caught,
    Challenged,
    Dropped,
    Ended,
    Named,
    Reshuffled,
    Revealed,
    Spilled,
    Started,
)
from referee.options import DISCARD_PILES, JUMP_IN, RESHUFFLE_KEEP_TOP
from referee.rules.start import waiting
from referee.table import Phase

LONGEST = 5_000
"""Moves of a hand that will never end: nobody can play, and no card is left to draw."""


@dataclass(frozen=True, slots=True)
class Manners:
    """How often, of a hundred, players do what they may leave."""

    draw_by_choice: int = 5
    keep: int = 50
    forget_uno: int = 20
    challenge: int = 50
    stack: int = 50
    """A wild draw card is answered with another, where it can be."""
    jump_in: int = 50
    spill: int = 5
    tilt_spill: int = 25


MANNERS = Manners()
PLAIN = Manners(draw_by_choice=0, forget_uno=0)


class RandomHand(OpenHand):
    """Any card that may be played is, each with the same chance."""

    def __init__(self, book: Book, dealer: int, chance: Random, manners: Manners = MANNERS) -> None:
        super().__init__(book, dealer, *dealt(book, chance), chance)
        self.manners = manners
        self.moves = 0
        """Decisions: to play a card, or to draw one with what becomes of it."""
        self._latest: int | None = None
        """Who discarded or drew last: by that seat a scale may tip."""
        self._jumps = manners.jump_in if book.agreed[JUMP_IN] else 0
        self._spills = manners.spill if Spilled in book.game.rows else 0
        self._tops_go_in = not book.agreed[RESHUFFLE_KEEP_TOP]
        self._interrupted = bool(self._spills or manners.forget_uno)

    def play(self) -> Ended | None:
        """To the end of the hand; None where it ends without a winner."""
        if not self.piles:
            self._start()
        while not self.situation.over and self.moves < LONGEST:
            if not (self._interrupted and self._interrupt()):
                _BY_PHASE[self.situation.phase](self)
        if self._interrupted and self._interrupt():
            return self.play()
        return self.result

    def _start(self) -> None:
        """Cards are turned up until one may start."""
        piles = self.book.agreed[DISCARD_PILES]
        while True:
            turned = tuple([it.faces[self.up] for it in reversed(self.stock[-piles:])])
            started = self.situation.ruling(Started(turned))
            if started.legal:
                return self.follow(started)
            self.chance.shuffle(self.stock)

    def _likely(self, percent: int) -> bool:
        return percent > 0 and self.chance.random() * 100 < percent

    def _interrupt(self) -> bool:
        """Between two moves UNO may be called late, or a call be missed, or a scale tip."""
        situation, target = self.situation, self.situation.table.uno_owed
        if target is not None and self._likely(66):
            late = situation.ruling(Called(target))
            if not (late.legal and self._likely(50)):
                by = self.chance.choice(situation.table.others(target))
                late = situation.ruling(Caught(by, target))
            self.follow(late)
            return True
        if self._latest is not None and self._likely(self._spills):
            self.follow(situation.ruling(Spilled(self.around.seat(self._latest))))
            return True
        return False

    def _turn(self) -> None:
        """A player in turn plays, or draws; somebody may be faster."""
        situation = self.situation
        owes = situation.table.owed is not None
        if self._jumps and not owes and self._likely(self._jumps):
            for seat, plays in enumerate(situation.jumps, start=1):
                if self._played(seat, plays, self.hands[self.at(seat)]):
                    return
        by_choice = not owes and self._likely(self.manners.draw_by_choice)
        if by_choice and self.legal(situation.drawings[None]):
            self._drew()
        elif not self._played(0, situation.plays, self.hands[self.turn]):
            if owes:
                self.follow(situation.ruling(Accepted(0)))
            else:
                self._drew()

    def _played(self, seat: int, plays: Plays, among: list[Piece]) -> bool:
        """Whether a card of these could be played, and was."""
        up, random = self.up, self.chance.random
        fitting = [piece for piece in among if plays[piece.sides[up]]]
        while fitting:
            piece = fitting.pop(int(random() * len(fitting)))
            ways = plays[piece.sides[up]]
            play = ways[0] if len(ways) == 1 else ways[int(random() * len(ways))]
            if play.doubts and not self.legal(play):
                continue
            self._latest = self.at(seat) if seat else self.turn
            if len(self.hands[self._latest]) == 2 and not self._likely(self.manners.forget_uno):
                play = self.situation.calls[play]
            self.moves += self.situation.phase is not Phase.DRAWN
            self.follow(play, piece)
            return True
        return False

    def _drew(self) -> None:
        if self._tops_go_in and not self.stock and self.left:
            return self._reshuffle()  # and then see whether there is still a need to draw
        self.moves += 1
        self._latest = self.turn
        self.follow(self.situation.drawings[self.top()])

    def _reshuffle(self) -> None:
        tops = len(self.piles)
        self.gather()
        turned = tuple([it.faces[self.up] for it in reversed(self.stock[-tops:])])
        wild = any(card.wild for card in turned)
        colour = self.chance.choice(self.situation.table.cards.colours) if wild else None
        self.follow(self.situation.ruling(Reshuffled(turned, colour)))

    def _drawn(self) -> None:
        """A card was drawn that may be played, and no other."""
        keeping = self.situation.keeping
        may_keep = self.legal(keeping)
        keeps = may_keep and self._likely(self.manners.keep)
        if keeps or not self._played(0, self.situation.plays, self.hands[self.turn]):
            if may_keep:
                self.follow(keeping)
            else:
                self._drew()

    def _answer(self) -> None:
        """The target of a wild draw card plays one on it, challenges, or takes the cards."""
        situation, by = self.situation, self.situation.table.by
        stacks = self._likely(self.manners.stack)
        if stacks and self._played(0, situation.plays, self.hands[self.turn]):
            return
        assert by is not None
        answer = situation.ruling(Challenged(0, self.cards(self.at(by))))
        if not (answer.legal and self._likely(self.manners.challenge)):
            answer = situation.ruling(Accepted(0))
        self.follow(answer)

    def _name(self) -> None:
        table = self.situation.table
        pile = self.chance.choice(waiting(table))
        colour = self.chance.choice(table.cards.colours)
        self.follow(self.situation.ruling(Named(0, colour, pile)))

    def _reveal(self) -> None:
        self.follow(self.situation.ruling(Revealed(self.piles[0][-1].faces[self.up])))

    def _drop(self) -> None:
        self._latest = None
        if (piece := self.top()) is None:
            return self.follow(self.situation.ruling(Spilled(0)))
        spills = self._likely(self.manners.tilt_spill)
        self.follow(self.situation.ruling(Dropped(0, piece.faces[0], spills)))


_BY_PHASE: Mapping[Phase, Callable[[RandomHand], None]] = {
    Phase.PLAY: RandomHand._turn,
    Phase.DRAWN: RandomHand._drawn,
    Phase.CHALLENGE: RandomHand._answer,
    Phase.COLOUR: RandomHand._name,
    Phase.REVEAL: RandomHand._reveal,
    Phase.TILT: RandomHand._drop,
    Phase.OVER: RandomHand._reveal,
}
