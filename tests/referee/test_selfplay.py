"""Hands played at random to their end by somebody who sees all cards, without a finding.

SELFPLAY is how many hands a game; the figures for classic UNO were found by two other programs.
"""

import os
from random import Random
from statistics import fmean, stdev

import pytest

from referee.events import Fell, Pulled
from referee.game import Game
from referee.games import GAMES
from referee.hand import deal
from referee.judge import judge, step
from referee.options import Agreed, Preset
from referee.scoring import worth
from referee.table import Table
from tests.referee.likely import some_options
from tests.referee.selfplay import Dealer

UNSEEN = {"seven_swap", "zero_rotation", "last_flip_side", "challenge", "no_bluffing"}
"""Hands that change owners or faces, and Wild Draw Colors that nobody answers: nobody could tell
the referee how many cards were drawn."""

HANDS = int(os.environ.get("SELFPLAY", "40"))
CARD_SHEETS = [(game, it) for game in GAMES.values() if game.scored for it in game.presets]


@pytest.mark.parametrize("seats", [2, 3, 4, 10])
@pytest.mark.parametrize(("game", "preset"), CARD_SHEETS, ids=lambda it: it.key)
def test_every_hand_comes_to_its_end(game: Game, preset: Preset, seats: int) -> None:
    chance = Random(f"{game.key} {preset.key} {seats}")
    for _ in range(HANDS // 2):
        dealer = Dealer(game, Agreed.on(preset, {}), seats, chance, wilful=0.05)
        dealer.play()
        assert dealer.table.over
        assert dealer.hands[dealer.table.winner or 0] == []


@pytest.mark.parametrize(("game", "preset"), CARD_SHEETS, ids=lambda it: it.key)
def test_house_rules_do_not_lose_a_card(game: Game, preset: Preset) -> None:
    chance = Random(f"{game.key} {preset.key}")
    for _ in range(HANDS * 2):
        house = {key: it for key, it in some_options(chance).items() if key not in UNSEEN}
        Dealer(game, Agreed.on(preset, house), 4, chance, wilful=0.05).play(400)


@pytest.mark.parametrize(
    ("seats", "decisions", "points"), [(2, None, 47.0), (4, 53.7, 120.0), (10, 86.0, 385.0)]
)
def test_classic_hands_are_as_long_and_dear_as_others_found(
    seats: int, decisions: float | None, points: float
) -> None:
    """Random legal play, no bluffing, a drawn card that fits is played every other time."""
    chance = Random(seats)
    game = GAMES["classic"]
    lengths, worths = [], []
    for _ in range(HANDS * 5):
        dealer = Dealer(game, Agreed({"no_bluffing": True}), seats, chance)
        lengths.append(dealer.play())
        held = [tuple(card[0] for card in hand) for hand in dealer.hands]
        worths.append(sum(worth(hand, game.sides[0]) for hand in held))
    for found, expected in ((lengths, decisions), (worths, points)):
        if expected is not None:
            error = stdev(found) / len(found) ** 0.5
            assert abs(fmean(found) - expected) < 4 * error + 0.5


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_every_tower_falls(seats: int) -> None:
    chance = Random(seats)
    game = GAMES["stacko"]
    for _ in range(HANDS):
        table = deal(game, seats, 0)
        while not table.over:
            table = pulled(table, chance)
        assert table.loser != table.winner


def pulled(table: Table, chance: Random) -> Table:
    """A legal block, or the fall."""
    blocks = list(table.cards.deck)
    chance.shuffle(blocks)
    colour = chance.choice(table.cards.colours)
    pulls = (Pulled(table.turn, it, None, colour if it.wild else None) for it in blocks)
    legal = next(pull for pull in pulls if judge(table, pull, Agreed()).legal)
    event = Fell(table.turn) if chance.random() < 0.03 else legal
    return step(table, event, Agreed()).after
