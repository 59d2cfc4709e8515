"""All situations that have come up among so many players who have agreed on this."""

from __future__ import annotations

from referee.bulk.around import Around
from referee.bulk.rulings import Remembered
from referee.bulk.situation import Situation
from referee.bulk.watched import FORGOTTEN, Numbers
from referee.cards import Card
from referee.game import Game
from referee.hand import deal
from referee.options import Agreed
from referee.table import Phase, Pile, Table

MANY = 20_000
"""Whole situations to remember before these are begun anew."""


class Book:
    """It fills while hands are played, so that hand after hand should be played by the same."""

    def __init__(self, game: Game, seats: int, agreed: Agreed) -> None:
        self.game = game.as_agreed(agreed)
        self.seats = seats
        self.agreed = agreed
        self._known: dict[Table, Situation] = {}
        self._views: dict[Table, Situation] = {}
        """Where but one of several piles is known: many situations share these."""
        self._restored: dict[tuple[Situation, tuple[Pile, ...]], Situation] = {}
        self._whatever: Remembered[tuple[bool, ...], Numbers] = Remembered(self._some)
        self._dealt = deal(game, seats, 0, (), agreed)
        self._opening = self.situation(self._dealt)

    def whatever(self, empty: tuple[bool, ...]) -> Numbers:
        """For what depends on no more than which hands are empty."""
        return self._whatever[empty]

    def dealt(self, dealer: int) -> tuple[int, Situation]:
        """Who acts before the first card, and what that is as a situation."""
        return (dealer + self._dealt.turn) % self.seats, self._opening

    def situation(self, table: Table) -> Situation:
        if len(self._known) > MANY:
            self._known.clear()
            self._restored.clear()
            self._opening = self.situation(self._dealt)
        around = Around(self.seats, table.turn, table.direction)
        return self.known(around.table(_lasting(table)))

    def _some(self, empty: tuple[bool, ...]) -> Numbers:
        hands = [0 if it else 1 for it in empty]
        return Numbers([*hands, *[1] * len(self._dealt.under), 1], self._dealt)

    def view(self, table: Table, pile: int) -> Situation:
        """Where all other piles are hidden."""
        piles = [it if at == pile else _HIDDEN[it.top.stop] for at, it in enumerate(table.piles)]
        return self.known(table.but(piles=tuple(piles)))

    def restored(self, then: Situation, before: Situation) -> Situation:
        """With the piles that are hidden as they were."""
        shown = before.table.piles
        key = then, tuple([shown[at] for at in then.hidden])
        known = self._restored.get(key)
        if known is None:
            piles = enumerate(then.table.piles)
            seen = tuple([shown[at] if at in then.hidden else it for at, it in piles])
            known = self._restored[key] = self.known(then.table.but(piles=seen))
        return known

    def known(self, table: Table) -> Situation:
        """Of a table that is seen from the seat in turn."""
        hidden = any(it.colour is FORGOTTEN for it in table.piles)
        all_known = self._views if hidden else self._known
        known = all_known.get(table)
        if known is None:
            known = all_known[table] = Situation(table, self)
        return known


_HIDDEN = [Pile(Card(FORGOTTEN, FORGOTTEN, stop), FORGOTTEN, FORGOTTEN) for stop in (False, True)]


def _lasting(table: Table) -> Table:
    """Without what no rule asks about any more."""
    answers = table.phase is Phase.CHALLENGE
    owed = answers or table.owed is not None
    begins = table.opening or not (table.piles or table.over)
    settled = table.phase in (Phase.PLAY, Phase.DRAWN, Phase.COLOUR) and not (owed or begins)
    # Who draws to match: which card did not fit is asked no more, only that one was drawn.
    began = table.phase is Phase.PLAY and table.drawn is not None
    piles = table.piles
    if not answers:
        piles = tuple([it._replace(under=FORGOTTEN) for it in piles])
    lasting = object.__new__(Table)
    lasting.__dict__.update(
        {key: it for key, it in table.__dict__.items() if key != "notes"},
        dealer=table.dealer if begins else FORGOTTEN,
        by=FORGOTTEN if settled else table.by,
        at=table.at if owed or table.phase is Phase.TILT else FORGOTTEN,
        piles=piles,
        drawn=FORGOTTEN if began else table.drawn,
        held=tuple([0 if held in (0, ()) else None for held in table.held]),
        left=None,
        under=(FORGOTTEN,) * len(table.under),
        aside=0,
    )
    return lasting
