"""One hand with every card known; the last card of a list lies on top."""

from __future__ import annotations

from random import Random

from referee.bulk.around import Around
from referee.bulk.book import Book
from referee.bulk.pieces import Piece, shuffled
from referee.bulk.rulings import ENOUGH, Outcome, Ruling
from referee.cards import Card
from referee.events import Deed, Drew, Dropped, Ended, Played, Reshuffled, Started
from referee.judge import done
from referee.options import RESHUFFLE_SOURCE
from referee.rules.wild import comes
from referee.sense import faults
from referee.table import Draws, Table


def dealt(book: Book, chance: Random) -> tuple[list[Piece], list[list[Piece]]]:
    """The draw pile and the hands."""
    stock = shuffled(book.game, chance)
    return stock, [[stock.pop() for _ in range(book.game.dealt)] for _ in range(book.seats)]


class OpenHand:
    """What the rulings of the book say happens to the cards."""

    def __init__(
        self,
        book: Book,
        dealer: int,
        stock: list[Piece],
        hands: list[list[Piece]],
        chance: Random,
    ) -> None:
        self.book = book
        self.seats = book.seats
        self.stock = stock
        self.hands = hands
        self.chance = chance
        """For the shuffles."""
        self.piles: list[list[Piece]] = []
        self.up = 0
        """The index of the side in use."""
        self.turn, self.situation = book.dealt(dealer)
        self.under = [0] * len(self.situation.table.under)
        """How many cards lie under the top of each tray of a scale; the others fell."""
        self.aside = 0
        """Cards that are out of play."""
        self.way = 1
        """1 where play goes to the left."""

    @property
    def around(self) -> Around:
        """How the seats are counted from the one in turn."""
        return Around(self.seats, self.turn, self.way)

    def at(self, seat: int) -> int:
        """The seat that is counted as this from the one in turn."""
        return (self.turn + self.way * seat) % self.seats

    @property
    def table(self) -> Table:
        """As the referee knows it, but for what no rule asks about any more."""
        table = self.around.back.table(self.situation.table)
        if not self.book.game.dealt:
            return table
        held = tuple(map(self.cards, range(self.seats)))
        return table.but(held=held, left=self.left, under=tuple(self.under), aside=self.aside)

    @property
    def left(self) -> int:
        """What can still be drawn, with what lies under the top cards."""
        return len(self.stock) + sum([len(pile) - 1 for pile in self.piles if pile])

    @property
    def result(self) -> Ended | None:
        """None while nobody has won."""
        winner = self.situation.table.winner
        if winner is None:
            return None
        out = self.at(winner)
        left = [() if seat == out else self.cards(seat) for seat in range(self.seats)]
        return Ended(out, tuple(left), self.book.game.sides[self.up].key)

    def cards(self, seat: int) -> tuple[Card, ...]:
        up = self.up
        return tuple([piece.faces[up] for piece in self.hands[seat]])

    def happens(self, deed: Deed) -> None:
        """Any event, its seats counted as the table does; raises ValueError unless it is legal."""
        event = self.around.event(deed)
        if wrong := faults(self.situation.table, event, self.book.agreed):
            raise ValueError(f"{wrong[0].key}: {wrong[0].why}")
        ruling = self.situation.ruling(event)
        if not self.legal(ruling):
            raise ValueError(f"{deed} is illegal")
        self.follow(ruling, self._found(deed) if isinstance(deed, Played) else None)

    def legal(self, ruling: Ruling) -> bool:
        if not (ruling.legal and ruling.doubts):
            return ruling.legal
        seen, agreed = self._seen(ruling.seat), self.book.agreed
        return all(check.holds(seen, ruling.event, agreed) is not False for check in ruling.doubts)

    def follow(self, ruling: Ruling, piece: Piece | None = None) -> None:
        """A legal event happens; where it is a play, with this card."""
        event, stock = ruling.event, self.stock
        seat = self.at(ruling.seat) if ruling.seat else self.turn
        outcome = None
        if isinstance(event, Dropped) and self.left <= sum(self.under):
            self.under = [0] * len(self.under)  # the card that drops is one of those
        if len(stock) >= ENOUGH:
            count = len(self.hands[seat])
            outcome = ruling.plain.get(count if count < ruling.limit else ruling.limit)
        if outcome is None:
            outcome = self._outcome(ruling)
        if piece is not None:
            assert isinstance(event, Played)
            self.hands[seat].remove(piece)
            if self.under:
                self._covers(event.pile)
            self.piles[event.pile].append(piece)
        elif isinstance(event, Drew):
            self._draw(seat, 1)
        elif isinstance(event, Started | Reshuffled):
            self.piles = [[stock.pop()] for _ in event.cards]
        elif isinstance(event, Dropped):
            pile, piece = self.situation.table.at, stock.pop()
            self._covers(pile)
            self.piles[pile].append(piece)
        if not outcome.quiet:
            self._follows(outcome)
        self.turn = (self.turn + self.way * outcome.turn) % self.seats
        self.way *= outcome.way
        then = outcome.then
        self.situation = then if then.whole else self.book.restored(then, self.situation)

    def top(self) -> Piece | None:
        """What the card shows that is drawn next."""
        piece = self._next()
        return piece and piece.sides[self.up]

    def recycle(self) -> None:
        """What lies under the top cards is shuffled and goes under the draw pile."""
        under = [piece for pile in self.piles for piece in pile[:-1]]
        self.piles = [pile[-1:] for pile in self.piles]
        self.chance.shuffle(under)
        self.stock[:0] = under

    def gather(self) -> None:
        """All discards are shuffled for the draw pile; with what is turned up, play goes on."""
        self.stock += [piece for pile in self.piles for piece in pile]
        self.piles = []
        self.under = [0] * len(self.under)
        self.chance.shuffle(self.stock)

    def _found(self, play: Played) -> Piece:
        for piece in self.hands[play.seat]:
            if piece.faces[self.up] == play.card:
                return piece
        raise ValueError(f"{play.card} is not in this hand")

    def _outcome(self, ruling: Ruling) -> Outcome:
        numbers = [len(self.hands[self.at(seat)]) for seat in range(self.seats)]
        numbers += [*self._lying, self.left]
        found = ruling.outcomes.get(ruling.key(numbers))
        if found is None and not ruling.in_full:
            found = ruling.situation.weigh(ruling, numbers)
        if found is None:
            after = done(self._seen(ruling.seat), ruling.event, self.book.agreed)
            found = self.situation.outcome(after)
        return found

    def _seen(self, seat: int) -> Table:
        """The table with the hand of a seat that is counted from the one in turn; of the others
        only how many cards they hold."""
        held: list[tuple[Card, ...] | int]
        held = [len(self.hands[self.at(other)]) for other in range(self.seats)]
        held[seat] = self.cards(self.at(seat))
        under = tuple(self._lying)
        return self.situation.table.but(held=tuple(held), left=self.left, under=under)

    @property
    def _lying(self) -> list[int]:
        """None any more once they too had to be drawn from."""
        return self.under if self.left >= sum(self.under) else [0] * len(self.under)

    def _covers(self, pile: int) -> None:
        """One more card will lie under the top."""
        self.under = self._lying
        self.under[pile] += bool(self.piles[pile])

    def _follows(self, outcome: Outcome) -> None:
        if outcome.turned_over:
            self._turn_over()
        if outcome.under:
            self._falls(outcome.under)
        for pile in outcome.cleared:
            self.stock += self.piles[pile]
            self.piles[pile] = []
            self.chance.shuffle(self.stock)
        for due in outcome.draws:
            if due.count is None:
                self._draw_until(self.at(due.seat), due)
            else:
                self._draw(self.at(due.seat), due.count)
        if outcome.passed:
            owners = [self.hands[self.at(seat)] for seat in outcome.passed]
            for seat, hand in enumerate(owners):
                self.hands[self.at(seat)] = hand

    def _falls(self, under: tuple[int | None, ...]) -> None:
        """Who so agreed plays without the cards that fell; else they make a new draw pile."""
        for pile, count in enumerate(under):
            if count is not None:
                self.under[pile] = count
            if self.book.agreed[RESHUFFLE_SOURCE] == "discard":
                top = self.piles[pile]
                self.piles[pile] = top[-1 - self.under[pile] :]
                self.aside += len(top) - len(self.piles[pile])

    def _draw(self, seat: int, count: int) -> None:
        """As many as there are."""
        for _ in range(count):
            if self._next() is not None:
                self.hands[seat].append(self.stock.pop())

    def _draw_until(self, seat: int, due: Draws) -> None:
        while (piece := self._next()) is not None:
            self._draw(seat, 1)
            if comes(due.until, piece.faces[self.up], self.book.agreed):
                self._draw(seat, due.extra)
                break

    def _turn_over(self) -> None:
        """The oldest discard comes to lie on top, and the lowest card of the stock is next."""
        self.up = 1 - self.up
        self.stock.reverse()
        for pile in self.piles:
            pile.reverse()

    def _next(self) -> Piece | None:
        """The card that is drawn next."""
        if not self.stock:
            self.recycle()
        return self.stock[-1] if self.stock else None
