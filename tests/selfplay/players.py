"""Whole hands of random play by players who know the rules, told to the referee event by event.

The referee says what is legal; what it then knows has to be what lies on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random

from referee.cards import Card, Colour
from referee.events import (
    Accepted,
    Called,
    Caught,
    Challenged,
    Deed,
    Drew,
    Dropped,
    Ended,
    Kept,
    Move,
    Named,
    Played,
    Revealed,
    Spilled,
    Started,
    TakenBack,
)
from referee.game import Game
from referee.hand import deal
from referee.judge import allowed, step
from referee.options import (
    DISCARD_PILES,
    EXPOSED_WILD_CHOOSER,
    JUMP_IN,
    LAST_TILT,
    RESET_CARDS,
    RESHUFFLE_SOURCE,
    SEVEN_SWAP,
    WDCOLOR_WILD_COUNTS,
    ZERO_ROTATION,
    Agreed,
)
from referee.table import Draws, Phase, Table
from tests.selfplay.cards import Cards

LONGEST = 50_000
"""Events in a hand; one that takes longer will never end."""
SCARCE = 200
"""Events after which players give up who pass the same few cards round."""


@dataclass(frozen=True, slots=True)
class Manners:
    """How often, of a hundred, players do what they may leave."""

    draw_by_choice: int = 5
    keep: int = 50
    forget_uno: int = 20
    challenge: int = 50
    spill: int = 5
    tilt_spill: int = 25
    jump_in: int = 50
    say_at_once: int = 50
    """What a Flip brings up is told with the play, and the colour of a wild with it."""


PLAIN = Manners(draw_by_choice=0, forget_uno=0)


@dataclass
class CardHand:
    """One hand of a card game, from the deal to its end."""

    game: Game
    seats: int
    agreed: Agreed
    chance: Random
    manners: Manners = Manners()
    dealer: int = 0
    log: list[Move] = field(default_factory=list)
    moves: int = 0
    """Decisions: to play a card, or to draw one with what became of it."""
    latest: int | None = None
    """Who discarded or drew last: by that seat the scale may tip."""
    scarce: int = 0
    """Events on end with hardly a card to draw, because so many stay out of play."""

    def __post_init__(self) -> None:
        self.game = self.game.as_agreed(self.agreed)
        self.cards = Cards.dealt(self.game, self.seats, self.chance)
        dealt = deal(self.game, self.seats, self.dealer, (), self.agreed)
        self.table = dealt.but(held=self.cards.held)

    def play(self) -> Table:
        """Play to the end; raises AssertionError where referee and cards disagree."""
        while not (self.table.over and self.table.piles):
            if self.scarce > SCARCE:
                return self.table
            self.happens(self.propose())
            assert len(self.log) < LONGEST, "this hand does not end"
        if self.latest is not None and self.likely(self.tips):
            self.happens(Spilled(self.latest))
            return self.play()
        empty = [seat for seat, hand in enumerate(self.cards.hands) if not hand]
        given_up = self.table.winner is None and self.cards.left == 0
        paid = not empty and self.agreed[LAST_TILT] == "wins_anyway"
        won = [] if given_up or paid else [self.table.winner]
        assert empty == won, f"{empty}: {self.table}"
        return self.table

    @property
    def result(self) -> Ended:
        assert self.table.winner is not None
        return Ended(self.table.winner, self.cards.held, self.game.sides[self.cards.up].key)

    @property
    def tips(self) -> int:
        return self.manners.spill if Spilled in self.game.rows else 0

    def likely(self, percent: int) -> bool:
        return percent > 0 and self.chance.random() * 100 < percent

    def legal(self, deed: Deed) -> bool:
        return allowed(self.table, deed, self.agreed)

    def happens(self, deed: Deed) -> None:
        """Tell the referee, move the cards, and compare."""
        before = self.table
        if isinstance(deed, Started) and not self.legal(deed):
            self.table = step(before, deed, self.agreed, taken_back=True).after
            self.log.append(TakenBack(deed))
            self.chance.shuffle(self.cards.stock)
            return
        done = step(before, deed, self.agreed)
        assert done.verdict.legal, f"{deed} is illegal: {done.verdict.because} at {before}"
        self.log.append(deed)
        self.table = done.after
        self.move(deed, before)
        self.compare()

    def move(self, deed: Deed, before: Table) -> None:
        """Move the cards as the players do."""
        cards, after = self.cards, self.table
        self.scarce = self.scarce + 1 if after.aside and (after.left or 0) < 3 else 0
        match deed:
            case Started(turned):
                cards.start(len(turned))
            case Played(seat, card, _, pile):
                cards.lay(seat, card, pile)
                self.moves += before.phase is not Phase.DRAWN
                self.latest = seat
                self.pass_hands(deed, before)
            case Drew(seat):
                cards.draw(seat)
                self.moves += 1
                self.latest = seat
            case Dropped():
                cards.drop(before.at)
                self.latest = None
        fell = isinstance(deed, Spilled) or (isinstance(deed, Dropped) and deed.spilled)
        if fell and self.agreed[RESHUFFLE_SOURCE] == "discard":
            cards.set_aside(0 if self.agreed[RESET_CARDS] == "one_per_tray" else 1)
        if after.side != before.side:
            cards.turn_over()
        for pile, it in enumerate(after.piles):
            if it.bare and not before.piles[pile].bare:
                cards.clear(pile)
        for due in after.happened:
            if not isinstance(due, Draws):
                continue
            if due.count is not None:
                cards.draw(due.seat, due.count)
            elif due.until is not None:
                cards.draw_until(due.seat, due.until, self.agreed[WDCOLOR_WILD_COUNTS])
                cards.draw(due.seat, due.extra)

    def pass_hands(self, deed: Played, before: Table) -> None:
        """House rules by which whole hands change their owner."""
        if not self.cards.hands[deed.seat]:
            return
        if deed.card.face == "7" and self.agreed[SEVEN_SWAP] and deed.target is not None:
            self.cards.swap(deed.seat, deed.target)
        if deed.card.face == "0" and self.agreed[ZERO_ROTATION]:
            self.cards.pass_on(before.direction)

    def compare(self) -> None:
        """What the referee knows of the cards is true; then all hands are shown to it again."""
        cards, table = self.cards, self.table
        for seat, hand in enumerate(cards.hands):
            assert table.count(seat) in (None, len(hand)), f"seat {seat} holds {hand}: {table}"
        if table.piles:
            assert [None if it.bare else it.top for it in table.piles] == cards.tops
            assert table.left in (None, cards.left), f"{cards.left} are left: {table}"
        if any(not isinstance(held, tuple) for held in table.held):
            self.table = table.but(held=cards.held, left=cards.left if cards.piles else table.left)

    def propose(self) -> Deed:
        """What happens next."""
        table = self.table
        if not self.cards.piles:
            return self.start()
        if table.uno_owed is not None and self.likely(66):
            return self.late_or_caught(table.uno_owed)
        if self.latest is not None and self.likely(self.tips):
            return Spilled(self.latest)
        return _BY_PHASE[table.phase](self) if table.piles else self.reveal()

    def start(self) -> Started:
        stock, up = self.cards.stock, self.cards.up
        turned = tuple(card[up] for card in reversed(stock[-self.agreed[DISCARD_PILES] :]))
        if self.table.row(turned[0]).turns_over and self.likely(self.manners.say_at_once):
            revealed = stock[-1][1 - up]
            return Started(turned, revealed, self.colour(revealed, up=1 - up))
        return Started(turned)

    def late_or_caught(self, seat: int) -> Deed:
        call = Called(seat)
        if self.likely(50) and self.legal(call):
            return call
        return Caught(self.chance.choice(self.table.others(seat)), seat)

    def reveal(self) -> Revealed:
        (it,) = self.cards.tops
        assert it is not None
        flipper_names = self.agreed[EXPOSED_WILD_CHOOSER] == "flipper" and not self.table.opening
        if it.wild and flipper_names and self.likely(50):
            return Revealed(it, self.table.by, self.colour(it))
        return Revealed(it)

    def turn(self) -> Deed:
        """A player in turn plays, or draws; somebody may be faster."""
        table, seat = self.table, self.table.turn
        if table.owed is not None:
            return self.some_play(seat) or Accepted(seat)
        if self.agreed[JUMP_IN] and self.likely(self.manners.jump_in):
            for other in table.others(seat):
                same = [card for card in self.cards.hand(other) if card == table.piles[0].top]
                if jump := self.some_play(other, same):
                    return jump
        # Nobody looks at the next card, for which a new pile may be needed, before drawing it.
        if self.likely(self.manners.draw_by_choice) and self.legal(Drew(seat)):
            return Drew(seat, self.cards.next())
        return self.some_play(seat) or Drew(seat, self.cards.next())

    def drawn(self) -> Deed:
        seat, card = self.table.turn, self.table.drawn
        assert card is not None
        play, keep = self.some_play(seat, [card]), Kept(seat)
        may_keep = self.legal(keep)
        if play and not (self.likely(self.manners.keep) and may_keep):
            return play
        return keep if may_keep else Drew(seat, self.cards.next())

    def answer(self) -> Deed:
        """The target of a wild draw card plays one on it, challenges, or takes the cards."""
        table, seat = self.table, self.table.turn
        stacked = self.some_play(seat)
        if stacked and self.likely(50):
            return stacked
        until = table.row(table.piles[table.at].top).until_colour
        pile = self.cards.all_next() if until else None
        assert table.by is not None
        challenge = Challenged(seat, self.cards.hand(table.by), pile)
        if self.likely(self.manners.challenge) and self.legal(challenge):
            return challenge
        return Accepted(seat, pile)

    def name(self) -> Named:
        piles = self.table.piles
        waiting = [at for at, it in enumerate(piles) if it.top.wild and it.colour is None]
        pile = self.chance.choice(waiting) if len(waiting) > 1 else None
        return Named(self.table.turn, self.chance.choice(self.table.cards.colours), pile)

    def drop(self) -> Deed:
        card = self.cards.next()
        if card is None:
            return Spilled(self.table.turn)
        return Dropped(self.table.turn, card, self.likely(self.manners.tilt_spill))

    def some_play(self, seat: int, among: list[Card] | None = None) -> Played | None:
        """Any card of a hand that may be played, each with the same chance; None without one."""
        untried = list(self.cards.hand(seat)) if among is None else among
        random = self.chance.random
        while untried:
            index = int(random() * len(untried))
            card, untried[index] = untried[index], untried[-1]
            untried.pop()
            for pile in self.some_order():
                deed = self.playing(seat, card, pile)
                if self.legal(deed):
                    return deed
        return None

    def some_order(self) -> tuple[int, ...]:
        """The piles, one or the other first."""
        if len(self.table.piles) == 1:
            return (0,)
        return self.chance.choice(((0, 1), (1, 0)))

    def playing(self, seat: int, card: Card, pile: int) -> Played:
        row = self.table.row(card)
        colour = None if row.nameless else self.colour(card)
        uno = len(self.cards.hands[seat]) == 2 and not self.likely(self.manners.forget_uno)
        revealed = target = None
        if row.turns_over and self.likely(self.manners.say_at_once):
            revealed = self.cards.shown_by_turning()
            colour = self.colour(revealed, up=1 - self.cards.up)
        if card.face == "7" and self.agreed[SEVEN_SWAP]:
            target = self.chance.choice(self.table.others(seat))
        return Played(seat, card, colour, pile, uno, revealed, target)

    def colour(self, card: Card, up: int | None = None) -> Colour | None:
        """One to name for a wild."""
        side = self.game.sides[self.cards.up if up is None else up]
        return self.chance.choice(side.colours) if card.wild else None


_BY_PHASE: Mapping[Phase, Callable[[CardHand], Deed]] = {
    Phase.PLAY: CardHand.turn,
    Phase.DRAWN: CardHand.drawn,
    Phase.CHALLENGE: CardHand.answer,
    Phase.COLOUR: CardHand.name,
    Phase.REVEAL: CardHand.reveal,
    Phase.TILT: CardHand.drop,
}
