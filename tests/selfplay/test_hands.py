"""Hands played at random to their end: nothing legal is refused, no card lost, the winner won."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

import pytest

from referee.game import Game
from referee.games import GAMES
from referee.notation import write
from referee.options import NO_BLUFFING, Agreed, Preset
from referee.plausible import problems
from referee.replay import replay
from referee.scoring import Scoring, points
from tests.referee.likely import some_options
from tests.selfplay.players import PLAIN, CardHand
from tests.selfplay.tower import TowerHand

SHEETS = [(game, preset) for game in GAMES.values() for preset in game.presets]
every_sheet = pytest.mark.parametrize(("game", "preset"), SHEETS, ids=lambda it: it.key)
MANY = 10_000


def hand(game: Game, agreed: Agreed, number: int) -> CardHand | TowerHand:
    """The hand of that number, with two to ten players in turn."""
    seats = game.seats[number % len(game.seats)]
    chance, dealer = Random(number), number % seats
    if game.levels:
        return TowerHand(game, seats, agreed, chance, dealer)
    return CardHand(game, seats, agreed, chance, dealer=dealer)


def play_many(game: Game, preset: Preset, hands: range) -> None:
    for number in hands:
        played = hand(game, Agreed.on(preset, {}), number)
        played.play()
        assert played.log


def play_by_house_rules(game: Game, preset: Preset, hands: range) -> None:
    for number in hands:
        house = some_options(Random(-1 - number))
        hand(game, Agreed.on(preset, house), number).play()


@every_sheet
def test_every_hand_comes_to_its_end(game: Game, preset: Preset) -> None:
    play_many(game, preset, range(100))


@every_sheet
def test_every_hand_by_house_rules_comes_to_its_end(game: Game, preset: Preset) -> None:
    play_by_house_rules(game, preset, range(45))


@pytest.mark.slow
@pytest.mark.timeout(3600)
@every_sheet
def test_ten_thousand_hands_come_to_their_end(game: Game, preset: Preset) -> None:
    play_many(game, preset, range(MANY))
    play_by_house_rules(game, preset, range(MANY // 5))


@every_sheet
def test_a_log_of_what_was_said_comes_to_the_same_end(game: Game, preset: Preset) -> None:
    for number in range(18):
        played = hand(game, Agreed.on(preset, {}), number)
        end = played.play()
        scoring = Scoring.STANDARD if game.scored else Scoring.ROUNDS
        opened = f"match {game.key} {played.seats} dealer {played.dealer} {scoring} 100"
        match = replay([f"{opened} preset={preset.key}", *map(write, played.log)])
        assert match.trouble == ()
        assert [it.event for it in match.steps if not (it.verdict.legal or it.taken_back)] == []
        assert (match.table.winner, match.table.loser) == (end.winner, end.loser)
        assert match.table.side == end.side
        assert problems(played.result, game, range(played.seats)) == ()


def figures(seats: int, hands: int) -> tuple[list[int], list[int], list[bool]]:
    """Moves, points, and whether the first seat won, of hands of random legal play."""
    game = GAMES["classic"]
    chance, agreed = Random(seats), Agreed({NO_BLUFFING.key: True})
    moves, booked, first = [], [], []
    for _ in range(hands):
        played = CardHand(game, seats, agreed, chance, PLAIN, dealer=seats - 1)
        end = played.play()
        moves.append(played.moves)
        booked.append(sum(it or 0 for it in points(played.result, game, Scoring.STANDARD, seats)))
        first.append(end.winner == 0)
    return moves, booked, first


def assert_mean(found: list[int] | list[bool], expected: float) -> None:
    """Within four standard errors of the mean, and half a unit of the last digit given."""
    error = 4 * stdev(found) / len(found) ** 0.5
    assert fmean(found) == pytest.approx(expected, abs=error + expected / 1000)


@pytest.mark.parametrize(
    "hands", [500, pytest.param(MANY, marks=[pytest.mark.slow, pytest.mark.timeout(3600)])]
)
def test_classic_hands_are_as_two_other_programs_found(hands: int) -> None:
    """Random legal play without bluffing, calls or challenges; a card drawn that fits is played
    every other time. A move is one decision: to play, or to draw with what becomes of it."""
    moves, booked, first = figures(4, hands)
    assert_mean(moves, 53.7)
    assert_mean(booked, 120.0)
    assert_mean(first, 0.257)
    assert_mean(figures(2, hands)[1], 47)
    moves, booked, _ = figures(10, hands // 3)
    assert_mean(moves, 86.0)
    assert_mean(booked, 385)
