"""Hands of chance play that are kept are those that chance play gives."""

from itertools import islice

import pytest

from referee.games import GAMES
from referee.scoring import Scoring, systems
from stats.prior import HANDS, chance_hands, played

SCORED = [key for key, game in GAMES.items() if game.scored]


@pytest.mark.parametrize("game", SCORED)
@pytest.mark.parametrize("seats", [2, 5])
def test_kept_hands_are_what_chance_play_gives_today(game: str, seats: int) -> None:
    kept = chance_hands(game, seats, Scoring.LOWEST)
    assert [list(hand[1:]) for hand in kept[:5]] == list(islice(played(game, seats), 5))


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
