"""Whole rounds of random play with a tower of blocks, told event by event to the referee."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from referee.cards import Card
from referee.events import Deed, Fell, Move, PiledUp, Placed, Pulled, Toppled
from referee.game import Game
from referee.hand import deal
from referee.judge import judge, step
from referee.options import WINNER, Agreed
from referee.table import Table

FULL = 3
"""Blocks of a complete level."""


@dataclass
class Tower:
    """Where every block is in truth, level by level from below."""

    levels: list[list[Card]]
    complete: int
    lifted: Card | None = None

    @classmethod
    def built(cls, game: Game, chance: Random) -> Tower:
        blocks = [block for block, n in game.sides[0].deck.items() for _ in range(n)]
        chance.shuffle(blocks)
        levels = [blocks[at : at + FULL] for at in range(0, len(blocks), FULL)]
        return cls(levels, len(levels))

    @property
    def on_top(self) -> int:
        """Blocks on the level that is not complete yet."""
        return len(self.levels[self.complete]) if len(self.levels) > self.complete else 0

    def pull(self, level: int, block: Card) -> None:
        self.levels[level - 1].remove(block)
        self.lifted = block

    def place(self) -> None:
        if self.lifted is None:
            return
        if len(self.levels) == self.complete:
            self.levels.append([])
        self.levels[self.complete].append(self.lifted)
        self.complete += len(self.levels[self.complete]) == FULL
        self.lifted = None


@dataclass
class TowerHand:
    """One round, from the first pull to the fall."""

    game: Game
    seats: int
    agreed: Agreed
    chance: Random
    dealer: int = 0
    log: list[Move] = field(default_factory=list)
    moves: int = 0
    lifter: int | None = None
    """Who has pulled a block that was not yet said to be placed."""
    level: int = 0
    """Where the block comes from that is pulled next."""
    safe: list[int] = field(default_factory=list)
    """Who placed a block safely, one after the other."""

    def __post_init__(self) -> None:
        self.game = self.game.as_agreed(self.agreed)
        self.tower = Tower.built(self.game, self.chance)
        self.table = deal(self.game, self.seats, self.dealer, (), self.agreed)

    def play(self) -> Table:
        """Play to the fall; raises AssertionError where referee and tower disagree."""
        while not self.table.over:
            self.happens(self.propose())
        fell, won = self.table.loser, self.table.winner
        others = [seat for seat in self.safe if seat != fell]
        by = self.agreed[WINNER]
        winner = others[-1] if others and by == "last_safe_player" else None
        if by == "elimination" and self.seats == 2:
            winner = 1 - (fell or 0)
        assert won == winner, f"{fell} fell after {self.safe}"
        return self.table

    @property
    def result(self) -> Toppled:
        assert self.table.loser is not None
        return Toppled(self.table.loser, self.table.winner)

    def happens(self, deed: Deed) -> None:
        """Tell the referee, move the blocks, and compare."""
        before = self.table
        done = step(before, deed, self.agreed)
        assert done.verdict.legal, f"{deed} is illegal: {done.verdict.because} at {before}"
        self.log.append(deed)
        self.table = done.after
        if not (isinstance(deed, PiledUp) or (isinstance(deed, Fell) and deed.seat == self.lifter)):
            self.let_go()
        if isinstance(deed, Pulled):
            self.tower.pull(self.level, deed.block)
            self.lifter = deed.seat
            self.moves += 1
        if not self.table.over:
            assert self.table.levels == (self.tower.complete, self.tower.on_top)
            assert self.table.lifted == self.lifter

    def let_go(self) -> None:
        """A block that was pulled lies on top now, whether anybody said so or not."""
        if self.lifter is not None:
            self.tower.place()
            self.safe.append(self.lifter)
            self.lifter = None

    def likely(self, percent: int) -> bool:
        return self.chance.random() * 100 < percent

    def propose(self) -> Deed:
        """What happens next; where no block in reach may be pulled, the tower comes down."""
        table, chance = self.table, self.chance
        if self.lifter is not None and self.likely(50):
            return Placed(self.lifter, self.tower.complete + 1 if self.likely(50) else None)
        if self.likely(2):
            by, target = chance.sample(table.playing, 2)
            return PiledUp(by, target, chance.choice(table.cards.colours))
        faller = table.turn if self.lifter is None else chance.choice((table.turn, self.lifter))
        return Fell(faller) if self.likely(3) else self.some_pull() or Fell(table.turn)

    def some_pull(self) -> Pulled | None:
        """Any block in reach that may be pulled, each with the same chance; None without one."""
        reach = [
            (level, block)
            for level, blocks in enumerate(self.tower.levels[: self.tower.complete - 1], start=1)
            for block in blocks
        ]
        self.chance.shuffle(reach)
        for level, block in reach:
            said = level if self.likely(50) else None
            colour = self.chance.choice(self.table.cards.colours) if block.wild else None
            pull = Pulled(self.table.turn, block, said, colour)
            if judge(self.table, pull, self.agreed).legal:
                self.level = level
                return pull
        return None
