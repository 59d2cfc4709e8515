"""Rulings remembered by situation: the same rules decide, but once for all hands alike.

What a rule answers depends on a small part of the table, and of the hands hardly ever on more than
whether one card is left. So each ruling is asked for once, by the rules of the sheet and at a
table that notes what of it they look at, and holds wherever that is the same. Seats are counted
from the one in turn.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

from referee.bulk.pieces import Piece
from referee.bulk.rulings import Outcome, Remembered, Ruling
from referee.bulk.watched import FORGOTTEN, Count, Numbers, watched
from referee.cards import Card
from referee.events import Challenged, Deed, Drew, Dropped, Kept, Played
from referee.judge import checks, done
from referee.options import SEVEN_SWAP
from referee.rules.house import swaps_hands
from referee.rules.wild import guilty
from referee.table import Draws, Table

if TYPE_CHECKING:
    from referee.bulk.book import Book

Plays = Remembered[Piece, tuple[Ruling, ...]]
"""Card → the ways in which a seat may play it, all without a call."""


class Situation:
    """A table but for the cards of the hands, seen from the seat in turn."""

    def __init__(self, table: Table, book: Book) -> None:
        self.table = table
        """Of the hands it says only which are empty."""
        self.book = book
        self.phase = table.phase
        self.over = table.over and bool(table.piles or table.game.levels)
        """And what lies on top has been read out."""
        self.hidden = tuple([at for at, it in enumerate(table.piles) if it.colour is FORGOTTEN])
        """The piles of which no more is known than whether a stop card lies there."""
        self.whole = not self.hidden
        self.plays: Plays = Remembered(partial(self._plays, 0))
        self._rulings: dict[Hashable, Ruling] = {}

    @cached_property
    def jumps(self) -> tuple[Plays, ...]:
        """What the others may play out of turn, the next seat first."""
        others = range(1, self.table.seats)
        return tuple([Remembered(partial(self._plays, seat)) for seat in others])

    @cached_property
    def calls(self) -> Remembered[Ruling, Ruling]:
        """A play → the same with a call of UNO."""
        return Remembered(self._calling)

    @cached_property
    def drawings(self) -> Remembered[Piece | None, Ruling]:
        """Card → drawing it in turn."""
        return Remembered(self._drawing)

    @cached_property
    def keeping(self) -> Ruling:
        return self.ruling(Kept(0))

    def ruling(self, event: Deed) -> Ruling:
        if self._views:
            if isinstance(event, Played):
                return self._views[event.pile].ruling(event)
            if isinstance(event, Dropped) and not event.spilled:
                return self._views[self.table.at].ruling(event)
        key: Hashable = event
        if isinstance(event, Challenged):
            # Of the hand that is shown all that matters is whether it convicts.
            key = (Challenged, event.seat, event.pile, guilty(self.table, event, self.book.agreed))
        known = self._rulings.get(key)
        if known is None:
            known = self._rule(event)
            if known.legal and not isinstance(getattr(event, "pile", None), tuple):
                self._rulings[key] = known  # but for the cards of a draw pile, never seen again
        return known

    def weigh(self, ruling: Ruling, numbers: Sequence[int]) -> Outcome | None:
        """What becomes of it, with so many cards; None where that depends on the cards."""
        seen = watched(self.table, Numbers(numbers, self.table))
        after = done(seen, ruling.event, self.book.agreed)
        if seen.notes.cards:
            ruling.in_full = True
            return None
        outcome = self.outcome(after)
        ruling.remember(outcome, numbers, seen.notes.counts())
        return outcome

    def outcome(self, after: Table) -> Outcome:
        stays = list(range(len(after.held)))
        passed = [it.whose if isinstance(it, Count) else at for at, it in enumerate(after.held)]
        draws = [it for it in after.happened if isinstance(it, Draws) and it.count != 0]
        piles = enumerate(zip(self.table.piles, after.piles, strict=False))
        cleared = [at for at, (old, new) in piles if old is not new and new.bare and not old.bare]
        under = tuple([None if isinstance(it, Count) else it for it in after.under])
        fell = any(it is not None for it in under)
        turned = after.side != self.table.side
        return Outcome(
            then=self.book.situation(after),
            turn=after.turn,
            way=after.direction,
            quiet=passed == stays and not (draws or turned or cleared or fell),
            draws=tuple(draws),
            passed=() if passed == stays else tuple(passed),
            turned_over=turned,
            cleared=tuple(cleared),
            under=under if fell else (),
        )

    def _rule(self, event: Deed) -> Ruling:
        empty = tuple([held == 0 for held in self.table.held])
        numbers = self.book.whatever(empty)
        seen, notes, doubts = watched(self.table, numbers), numbers.notes, []
        for check in reversed(checks(seen, event)):
            notes.cards = False
            notes.limits.clear()
            holds = check.holds(seen, event, self.book.agreed)
            if notes.cards or (notes.limits and notes.counts()):
                doubts.append(check)
            elif holds is False:
                return Ruling(self, event, False)
        return Ruling(self, event, True, tuple(doubts))

    def _plays(self, seat: int, piece: Piece) -> tuple[Ruling, ...]:
        if self._views:
            return tuple([it for view in self._views for it in view._plays_of(seat)[piece]])
        found = map(self.ruling, self._ways(seat, piece.faces[0]))
        return tuple([ruling for ruling in found if ruling.legal])

    def _plays_of(self, seat: int) -> Plays:
        return self.jumps[seat - 1] if seat else self.plays

    def _ways(self, seat: int, card: Card) -> Iterator[Played]:
        """In which a card might be played; what a Flip brings up is told later."""
        table, row = self.table, self.table.row(card)
        named = card.wild and not row.nameless
        swaps = swaps_hands in row.then and self.book.agreed[SEVEN_SWAP]
        targets: Sequence[int | None] = table.others(seat) if swaps else (None,)
        for pile in range(len(table.piles)):
            if pile not in self.hidden:
                for colour in table.cards.colours if named else (None,):
                    for target in targets:
                        yield Played(seat, card, colour, pile, target=target)

    def _calling(self, play: Ruling) -> Ruling:
        assert isinstance(play.event, Played)
        return self.ruling(replace(play.event, uno=True))

    def _drawing(self, piece: Piece | None) -> Ruling:
        return self.ruling(Drew(0, piece.faces[0] if piece else None))

    @cached_property
    def _views(self) -> tuple[Situation, ...]:
        """Where there are several piles: what matters where a card is laid on each."""
        piles = self.table.piles
        if len(piles) < 2 or self.hidden:
            return ()
        return tuple([self.book.view(self.table, at) for at in range(len(piles))])
