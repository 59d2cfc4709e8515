"""What is counted of a hand that was played along."""

from referee.played import SeatPlay, played
from tests.referee.games.hands import hand


def counts(game: str, seats: int, *lines: str) -> tuple[SeatPlay, ...]:
    told = played(hand(game, seats, *lines), seats)
    assert told is not None
    return told.seats


def test_a_guilty_author_gives_what_the_challenger_wins() -> None:
    author, challenger, *_ = counts("flip", 3, "start B5", "0 plays W+2>G", "1 challenges: B6")
    assert (author.received, author.guilty, author.taken, author.drawn) == (1, 1, 2, 2)
    assert (challenger.made, challenger.made_won, challenger.given) == (1, 1, 2)
    assert author.causes == {"wild_draw": 2}


def test_a_wrong_challenge_costs_the_challenger() -> None:
    author, challenger, *_ = counts("flip", 3, "start B5", "0 plays W+2>G", "1 challenges: G6")
    assert (author.received, author.guilty, author.given) == (1, 0, 4)
    assert (challenger.made, challenger.made_won, challenger.taken) == (1, 0, 4)


def test_a_wild_draw_that_is_accepted_went_unchallenged() -> None:
    author, target, *_ = counts("flip", 3, "start B5", "0 plays W+2>G", "1 accepts")
    assert (author.unchallenged, author.received, target.drawn) == (1, 0, 2)


def test_an_illegal_play_is_counted_unless_the_table_let_it_stand() -> None:
    lines = ("start B5", "0 plays G6")
    assert [counts("flip", 2, *lines)[0].illegal, counts("flip", 2, *lines)[0].plays] == [1, 1]
    back = counts("flip", 2, "start B5", "0 plays G6 back", "0 plays B6")[0]
    assert (back.illegal, back.plays) == (1, 1)
    ruled = counts("flip", 2, *lines, 'rule stands why "fine"')[0]
    assert (ruled.illegal, ruled.plays) == (0, 1)


def test_uno_is_missed_caught_or_called_late() -> None:
    start = ["start R5"]
    for face in ("1", "2", "3", "4", "6"):
        start += [f"0 plays R{face}", f"1 plays R{face}"]
    miss = [*start, "0 plays R7"]
    assert counts("flip", 2, *miss)[0].missed == 1
    assert counts("flip", 2, *start, "0 plays R7 uno")[0].missed == 0
    sleeper, catcher = counts("flip", 2, *miss, "1 catches 0")
    assert (sleeper.missed, sleeper.caught, sleeper.drawn, catcher.catches) == (1, 1, 2, 1)
    late = counts("flip", 2, *miss, "0 calls")[0]
    assert (late.missed, late.late, late.caught) == (1, 1, 0)


def test_flips_spills_and_stop_cards() -> None:
    steps = hand("flip", 2, "start R5", "0 plays RF>P8", "1 plays P3")
    told = played(steps, 2)
    assert told is not None
    assert (told.plays, told.flips) == (2, 1)
    scale = counts("tippo", 2, "start R5,B6", "0 plays R3! on 0", "0 spills")[0]
    assert (scale.stops, scale.spills, scale.drawn) == (1, 1, scale.causes["spill"])


def test_a_hand_of_which_no_play_was_told_was_not_played_along() -> None:
    assert played((), 3) is None
    assert played(hand("flip", 2, "start R5"), 2) is None
