"""The speed of the rules: random play with every reason told and in bulk, answers.

python -m benchmarks.rules

Compare the ratios, not the numbers: the programs take turns in one run, each on one core. Where
the package `rlcard` is installed its game of UNO plays beside ours. It knows fewer rules: no choice
about a card drawn, no call, no challenge, no points, and it says of nothing why.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time

from referee.bulk import PLAIN, Book, RandomHand
from referee.cards import LIGHT_COLOURS, Card
from referee.events import Deed, Drew, Kept, Named, Played, Started
from referee.games import GAMES
from referee.hand import deal
from referee.judge import allowed, judge, step
from referee.options import (
    FORCED_PLAY,
    JUMP_IN,
    NO_BLUFFING,
    SEVEN_SWAP,
    STACKING,
    ZERO_ROTATION,
    Agreed,
)
from referee.table import Draws, Phase, Table

CLASSIC = GAMES["classic"]
AGREED = Agreed({NO_BLUFFING.key: True})
"""As in the other program: a Wild Draw Four is not bluffed with, so never challenged."""

PLAYED = cache(Played)
"""There are few plays, which need not be made anew."""

ROUNDS = 9
SECONDS = 0.5
"""How long each program plays at a time."""


class Hand:
    """One hand with every card known. The referee judges each event and says what follows."""

    def __init__(self, seats: int, chance: Random) -> None:
        self.chance = chance
        self.stock = [card for card, n in CLASSIC.sides[0].deck.items() for _ in range(n)]
        chance.shuffle(self.stock)
        self.discards: list[Card] = []
        held = tuple(tuple(self.stock.pop() for _ in range(7)) for _ in range(seats))
        self.table = deal(CLASSIC, seats, seats - 1).but(held=held)
        self.events: list[Deed] = []
        self.moves = 0

    def begin(self) -> None:
        while not allowed(self.table, Started((self.stock[-1],)), AGREED):
            self.chance.shuffle(self.stock)
        first = self.stock.pop()
        self.discards.append(first)
        self.happens(Started((first,)))

    def play(self) -> Table:
        self.begin()
        while not self.table.over:
            self.happens(self.choose())
        return self.table

    def happens(self, deed: Deed) -> None:
        done = step(self.table, deed, AGREED)
        assert done.verdict.legal
        self.events.append(deed)
        self.table = done.after
        if isinstance(deed, Played):
            self.discards.append(deed.card)
        for due in done.after.happened:
            if isinstance(due, Draws) and due.count:
                drawn = tuple([self.draw() for _ in range(due.count)])
                held = done.before.held[due.seat]
                assert isinstance(held, tuple)
                self.table = self.table.with_held(due.seat, held + drawn)

    def draw(self) -> Card:
        if not self.stock:
            self.stock, self.discards = self.discards[:-1], self.discards[-1:]
            self.chance.shuffle(self.stock)
        return self.stock.pop()

    def choose(self) -> Deed:
        """Any card that may be played, each with the same chance; without one a card is drawn, and
        played every other time that it fits."""
        table, random = self.table, self.chance.random
        seat = table.turn
        if table.phase is Phase.COLOUR:
            return Named(seat, self.chance.choice(LIGHT_COLOURS))
        if table.phase is Phase.DRAWN:
            assert table.drawn is not None
            uno = table.count(seat) == 2
            return self.playing(seat, table.drawn, uno) if random() < 0.5 else Kept(seat)
        self.moves += 1
        untried = list(self.hand(seat))
        uno = len(untried) == 2
        while untried:
            at = int(random() * len(untried))
            card, untried[at] = untried[at], untried[-1]
            untried.pop()
            play = self.playing(seat, card, uno)
            if allowed(table, play, AGREED):
                return play
        return Drew(seat, self.draw() if table.left else None)

    def hand(self, seat: int) -> tuple[Card, ...]:
        held = self.table.held[seat]
        assert isinstance(held, tuple)
        return held

    def playing(self, seat: int, card: Card, uno: bool) -> Played:
        colour = None if card.colour else self.chance.choice(LIGHT_COLOURS)
        return PLAYED(seat, card, colour, 0, uno)


Player = Callable[[], int]
"""Plays one hand to its end and says in how many moves."""


def ours(seats: int) -> Player:
    chance = Random(1)

    def play() -> int:
        hand = Hand(seats, chance)
        hand.play()
        return hand.moves

    return play


def in_bulk(seats: int) -> Player:
    """The same players; verdicts are not kept, and rulings remembered."""
    chance, book = Random(1), Book(CLASSIC, seats, AGREED)

    def play() -> int:
        hand = RandomHand(book, seats - 1, chance, PLAIN)
        hand.play()
        return hand.moves

    return play


def rlcard_environment(seats: int) -> Player:
    """As its users call it."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno", config={"game_num_players": seats, "seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(seats)])

    def play() -> int:
        before = env.timestep
        env.run(is_training=False)
        return int(env.timestep - before)

    return play


def rlcard_game(seats: int) -> Player:
    """Its bare game object."""
    from rlcard.games.uno import Game

    def play() -> int:
        game, moves = Game(num_players=seats), 0
        state, _ = game.init_game()
        while not game.is_over():
            state, _ = game.step(random.choice(state["legal_actions"]))
            moves += 1
        return moves

    return play


def per_second(play: Player) -> tuple[float, float]:
    """Hands and moves."""
    hands = moves = 0
    start = process_time()
    while (took := process_time() - start) < SECONDS:
        moves += play()
        hands += 1
    return hands / took, moves / took


def self_play(seats: int) -> None:
    players = {"referee, every reason told": ours(seats), "referee in bulk": in_bulk(seats)}
    if find_spec("rlcard"):
        players["rlcard.make('uno')"] = rlcard_environment(seats)
        players["rlcard, bare game"] = rlcard_game(seats)
    for play in players.values():
        per_second(play)  # what is remembered is, from here on
    rounds = [[per_second(play) for play in players.values()] for _ in range(ROUNDS)]
    print(f"\nRandom play of classic UNO, {seats} players: hands/s, moves/s, and these beside it")
    print(f"  {'':48} {'told':>8} {'in bulk':>8}")
    for index, name in enumerate(players):
        hands = median(played[index][0] for played in rounds)
        moves = median(played[index][1] for played in rounds)
        told, bulk = (median(it[mine][1] / it[index][1] for it in rounds) for mine in (0, 1))
        print(f"  {name:28} {hands:8,.0f} {moves:10,.0f} {told:8.2f} {bulk:8.2f}")


def from_the_first_hand() -> None:
    """In bulk with nothing remembered yet, by the usual rules and by all house rules at once."""
    house = (STACKING, JUMP_IN, SEVEN_SWAP, ZERO_ROTATION, FORCED_PLAY)
    print("\nIn bulk, 4 players: hands/s in the first 1,000 hands and in the 9,000 after them")
    for game in (it for it in GAMES.values() if it.dealt):
        for name, chosen in (("usual", {}), ("house rules", {it.key: True for it in house})):
            book, chance = Book(game, 4, Agreed.on(game.presets[0], chosen)), Random(1)
            rates = []
            for hands in (1_000, 9_000):
                start = process_time()
                for _ in range(hands):
                    RandomHand(book, 3, chance).play()
                rates.append(hands / (process_time() - start))
            print(f"  {game.key:10} {name:14} {rates[0]:8,.0f} {rates[1]:8,.0f}")


def answers() -> None:
    """May this card be played? For every card of the hand in turn, in the middle of hands."""
    chance = Random(2)
    asked: list[tuple[Table, Played]] = []
    while len(asked) < 5_000:
        hand = Hand(4, chance)
        hand.begin()
        for _ in range(chance.randrange(40)):
            if not hand.table.over:
                hand.happens(hand.choose())
        if hand.table.phase is Phase.PLAY:
            seat = hand.table.turn
            asked += [(hand.table, hand.playing(seat, card, False)) for card in hand.hand(seat)]
    print("\nMay this card be played: answers/s")
    for name, ask in (("with every reason", judge), ("yes or no", allowed)):
        rates = []
        for _ in range(ROUNDS):
            start = process_time()
            for table, play in asked:
                ask(table, play, AGREED)
            rates.append(len(asked) / (process_time() - start))
        print(f"  {name:28} {median(rates):8,.0f}")


if __name__ == "__main__":
    for players in (2, 4):
        self_play(players)
    from_the_first_hand()
    answers()
