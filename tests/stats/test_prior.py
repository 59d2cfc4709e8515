"""Hands of chance play that are kept are those that chance play gives."""

from itertools import islice
from statistics import fmean, stdev

import pytest

from referee.games import GAMES
from referee.scoring import Scoring, systems
from stats.prior import HANDS, chance_hands, played

TABLES = [(key, seats) for key, game in GAMES.items() if game.scored for seats in game.seats]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


@every_table
def test_kept_hands_are_what_chance_play_gives_today(game: str, seats: int) -> None:
    kept = chance_hands(game, seats, Scoring.LOWEST)
    assert [list(hand[1:]) for hand in kept[:3]] == list(islice(played(game, seats), 3))


@every_table
def test_kept_hands_are_worth_what_others_of_chance_play_are(game: str, seats: int) -> None:
    """Their mean and that of hands dealt otherwise differ by no more than chance makes them."""
    kept = [hand[0] or 0 for hand in chance_hands(game, seats, Scoring.STANDARD)]
    fresh = [sum(hand) for hand in islice(played(game, seats, " again"), 16)]
    doubt = stdev(kept) * (1 / len(kept) + 1 / len(fresh)) ** 0.5
    assert fmean(fresh) == pytest.approx(fmean(kept), abs=3 * doubt)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_hands_for_every_table_and_every_scoring(game: str) -> None:
    for seats in GAMES[game].seats:
        for scoring in systems(GAMES[game]):
            hands = chance_hands(game, seats, scoring)
            assert len(hands) == (HANDS if GAMES[game].scored else 1)
            assert {len(hand) for hand in hands} == {seats}


def test_four_at_classic_uno_leave_what_other_programs_found() -> None:
    """120 points a hand; the mean of so few hands lies within 15 of it."""
    collected = [hand[0] for hand in chance_hands("classic", 4, Scoring.STANDARD)]
    assert sum(it or 0 for it in collected) / len(collected) == pytest.approx(120, abs=15)
