"""The lab: the same result however many play, an honest doubt, and whoever can't be reached."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from math import comb
from pathlib import Path
from threading import Event

import numpy as np
import pytest

from stats.lab import engine as engines
from stats.lab import job as jobs
from stats.lab import machine, outcome, trial
from stats.lab.engine import Engine, EngineError
from stats.lab.job import Job, State
from stats.lab.matches import Hands, matches
from stats.lab.outcome import Compared, Estimate, difference, mean
from stats.lab.picture import lengths, shares
from stats.lab.trial import PIECE, PLAYABLE, Piece, Played, Trial, play
from stats.sample import wilson

STACKING = (("stacking", "true"),)
SMALL = Trial("classic", 3, ((), STACKING), hands=3 * PIECE + 10)
ENDLESS = replace(SMALL, hands=10_000_000)


@pytest.fixture(scope="module")
def alone() -> list[Piece]:
    """Played here, one after the other."""
    return [play(SMALL, number) for number in range(SMALL.pieces)]


@pytest.fixture(scope="module")
def both() -> Iterator[Engine]:
    engine = Engine(cores=2)
    yield engine
    engine.close()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer matches, where nobody asks how sure they are."""
    for name, count in (("MATCHES", 1_000), ("AGAIN", 20), ("EACH", 100)):
        monkeypatch.setattr(outcome, name, count)


def by(engine: Engine) -> list[Piece]:
    pieces = dict(engine.play(SMALL, Event().is_set))
    return [pieces[number] for number in range(SMALL.pieces)]


@pytest.mark.usefixtures("quick")
def test_one_core_and_two_play_the_same_hands_as_none_beside_them(
    alone: list[Piece], both: Engine
) -> None:
    one = Engine(cores=1)
    assert (one.cores, both.cores) == (1, 2)
    assert by(one) == by(both) == alone
    one.close()
    assert outcome.outcome(SMALL, by(both)).measures == outcome.outcome(SMALL, alone).measures


def test_a_hand_goes_the_same_whatever_was_played_before_it(alone: list[Piece]) -> None:
    trial._book.cache_clear()
    backwards = [play(SMALL, number) for number in reversed(range(SMALL.pieces))]
    assert backwards[::-1] == alone
    assert play(replace(SMALL, seed=2), 0) != alone[0]


@pytest.mark.usefixtures("quick")
def test_both_sets_begin_with_the_same_cards_and_equal_ones_stay_the_same() -> None:
    twice = replace(SMALL, sets=(STACKING, STACKING), hands=PIECE)
    one, other = play(twice, 0)
    assert one == other
    found = outcome.outcome(twice, [(one, other)])
    assert found.alike == PIECE
    assert not any(it.change.clear for it in found.measures)


def test_a_cluster_that_has_never_heard_of_the_rules_is_told_them(
    alone: list[Piece], tmp_path: Path
) -> None:
    script = [sys.executable, "-P", machine.__file__, "1"]
    pipe = subprocess.PIPE
    with subprocess.Popen(script, cwd=tmp_path, stdin=pipe, stdout=pipe, text=True) as cluster:
        assert cluster.stdout is not None
        engine = Engine(cluster.stdout.readline().strip())
        assert by(engine) == alone
        engine.close()
        cluster.communicate()
    assert cluster.returncode == 0


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense", "http://127.0.0.1:1"])
def test_a_scheduler_that_cannot_be_reached_is_said_to_be_so(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "PATIENCE", 0.5)
    job = Job(SMALL, address)
    job.wait(30)
    assert job.state is State.UNREACHABLE


def test_a_trial_that_is_stopped_ends_at_once_and_the_engine_plays_on(
    alone: list[Piece], both: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "engine", lambda _: both)
    job = Job(ENDLESS)
    job.cancel()
    assert job.state is State.CANCELLED
    assert not job.under_way
    job.wait(30)
    assert not job._thread.is_alive()
    assert job.outcome is None
    assert by(both) == alone


def test_a_trial_that_nobody_looks_at_any_more_is_given_up(
    both: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "engine", lambda _: both)
    monkeypatch.setattr(jobs, "UNSEEN", 2)
    monkeypatch.setattr(jobs, "_JOBS", {})
    job = jobs.begin(ENDLESS)
    for _ in range(30):
        job.wait(0.1)
        assert jobs.find(ENDLESS) is job
    assert job.under_way
    job.wait(30)
    assert job.state is State.CANCELLED
    assert not job._thread.is_alive()


SCHEDULER_ALONE = """
import asyncio
from distributed import Scheduler

async def main():
    here = "127.0.0.1"
    async with Scheduler(host=here, port=0, dashboard_address=f"{here}:0") as scheduler:
        print(scheduler.address, flush=True)
        await scheduler.finished()

asyncio.run(main())
"""


def test_a_cluster_in_which_nobody_plays_can_be_left() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SCHEDULER_ALONE], stdout=subprocess.PIPE, text=True
    ) as scheduler:
        assert scheduler.stdout is not None
        job = Job(SMALL, scheduler.stdout.readline().strip())
        job.wait(3)
        assert (job.state, job.cores) == (State.PLAYING, 0)
        job.cancel()
        job.wait(10)
        assert not job._thread.is_alive()
        scheduler.terminate()


@pytest.mark.usefixtures("quick")
def test_a_trial_is_begun_once_and_found_again_until_others_take_its_place(
    both: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "engine", lambda _: both)
    monkeypatch.setattr(jobs, "KEPT", 2)
    monkeypatch.setattr(jobs, "_JOBS", {})
    first, *others = (replace(SMALL, hands=PIECE, seed=seed) for seed in range(1, 4))
    job = jobs.begin(first)
    assert jobs.begin(first) is job
    assert jobs.newest() == first
    job.wait(60)
    assert job.state is State.DONE
    assert jobs.newest() is None
    assert jobs.begin(first) is job
    for other in others:
        jobs.begin(other).wait(60)
    assert jobs.find(first) is None
    assert jobs.find(others[1]) is not None


def test_a_trial_that_was_stopped_is_begun_anew(
    both: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "engine", lambda _: both)
    monkeypatch.setattr(jobs, "_JOBS", {})
    job = jobs.begin(ENDLESS)
    job.cancel()
    again = jobs.begin(ENDLESS)
    assert again is not job
    assert jobs.find(ENDLESS) is again
    again.cancel()


def test_two_trials_get_their_turns_on_one_engine(both: Engine) -> None:
    stop = Event()
    long = both.play(ENDLESS, stop.is_set)
    next(long)
    assert len(by(both)) == SMALL.pieces
    stop.set()
    assert list(long) == []


def test_an_engine_that_goes_away_ends_the_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    class Gone:
        cores = 1

        def play(self, *_: object) -> Iterator[tuple[int, Piece]]:
            yield 0, play(SMALL, 0)
            raise EngineError

    monkeypatch.setattr(jobs, "engine", lambda _: Gone())
    job = Job(SMALL)
    job.wait(30)
    assert (job.state, job.hands, job.outcome) == (State.LOST, PIECE, None)


def test_nothing_of_the_engine_is_imported_before_a_trial_begins() -> None:
    look = (
        "import sys, stats.lab.job; sys.exit({'dask', 'distributed'} & set(sys.modules) != set())"
    )
    subprocess.run([sys.executable, "-c", look], cwd=engines.ROOT, check=True)


@pytest.mark.parametrize("hands", [1, 9, 10, 50, 51, 120])
@pytest.mark.parametrize("game", PLAYABLE)
def test_each_hand_is_in_one_piece(game: str, hands: int) -> None:
    about = replace(SMALL, game=game, hands=hands)
    numbers = [number for piece in range(about.pieces) for number in about.of(piece)]
    assert numbers == list(range(hands))


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_game_with_cards_can_be_tried(game: str) -> None:
    about = replace(SMALL, game=game, hands=10)
    for hand in (hand for side in play(about, 0) for hand in side):
        assert hand.moves > 0
        assert hand.place in range(-1, 3)
        assert hand.points >= 0


def test_the_draw_pile_runs_out_where_many_sit_down() -> None:
    crowded, _ = play(replace(SMALL, seats=10, hands=PIECE), 0)
    two, _ = play(replace(SMALL, seats=2, hands=PIECE), 0)
    assert sum(hand.ran_out for hand in crowded) > 10 + sum(hand.ran_out for hand in two)


# What is made of the hands


def test_nineteen_intervals_of_twenty_hold_the_true_mean() -> None:
    chance = np.random.default_rng(5)
    found = [mean(chance.exponential(60, 400)) for _ in range(1_000)]
    held = sum(it.low <= 60 <= it.high for it in found)
    assert 925 <= held <= 970


def likely(tries: int, rate: float) -> dict[int, float]:
    """How likely each number of hits is; those that hardly ever happen left out."""
    found = {k: comb(tries, k) * rate**k * (1 - rate) ** (tries - k) for k in range(tries + 1)}
    return {k: chance for k, chance in found.items() if chance > 1e-7}


@pytest.mark.parametrize(("one", "other"), [(0.06, 0.10), (0.3, 0.34), (0.06, 0.06)])
def test_nineteen_intervals_of_twenty_hold_the_true_difference_of_two_rates(
    one: float, other: float
) -> None:
    """Worked out over everything that may be seen: no chance is in it."""
    tries, held = 400, 0.0
    first, second = (
        [(it, Estimate(k / tries, *wilson(k, tries))) for k, it in likely(tries, rate).items()]
        for rate in (one, other)
    )
    for chance, a in first:
        for other_chance, b in second:
            change = difference(a, b)
            if change.low - 1e-9 <= other - one <= change.high + 1e-9:
                held += chance * other_chance
    assert held == pytest.approx(0.95, abs=0.005)


def test_a_rate_that_was_never_seen_still_leaves_doubt() -> None:
    never = Estimate(0, 0, 0.04)
    assert difference(never, never).high > 0


def toy(hands: int, seed: int, *points: int) -> list[Played]:
    """Of two players, each as likely to win, any of these points."""
    chance = np.random.default_rng(seed)
    places = chance.integers(2, size=hands).tolist()
    booked = chance.choice(points, size=hands).tolist()
    return [Played(60, it, place, False) for it, place in zip(booked, places, strict=True)]


def lengths_of_matches(one: list[Played], other: list[Played]) -> Compared:
    found = outcome.outcome(Trial("classic", 2, ((), ()), len(one)), [(one, other)])
    return next(it for it in found.measures if it.key == "length")


def first_to(wins: int) -> float:
    """Expected hands until one of two equal players has so many."""
    return sum(
        (wins + lost) * 2 * comb(wins - 1 + lost, lost) / 2 ** (wins + lost) for lost in range(wins)
    )


def test_the_length_of_a_match_is_what_can_be_worked_out() -> None:
    found = lengths_of_matches(toy(2_000, 1, 100), toy(2_000, 2, 50))
    for side, wins in zip(found.sets, (5, 10), strict=True):
        assert side.low <= first_to(wins) <= side.high
        assert side.high - side.low < 0.3
    assert found.change.low <= first_to(10) - first_to(5) <= found.change.high
    assert found.change.clear


def test_more_hands_leave_less_doubt_about_the_length_of_a_match() -> None:
    few, many = (
        lengths_of_matches(toy(hands, 1, 20, 180), toy(hands, 2, 20, 180)).change
        for hands in (200, 3_200)
    )
    assert not few.clear
    assert 3 < (few.high - few.low) / (many.high - many.low) < 5  # four times, for sixteen as many


class InOrder:
    """Hands are drawn in the order in which they stand."""

    def __init__(self) -> None:
        self.next = 0

    def integers(self, _: int, size: int) -> np.ndarray:
        self.next += 1
        return np.full(size, self.next - 1)


def one_match(*hands: tuple[int, int], deal: str = "fixed") -> tuple[int, bool]:
    """The length of a match of two to 500, and whether it was a comeback: of points and places."""
    played = Hands.of([Played(50, points, place, False) for points, place in hands])
    pools, row = np.arange(len(hands))[None], np.zeros(1, int)
    found = matches(played, pools, row, 2, 500, deal, InOrder())  # type: ignore[arg-type]
    return int(found.length[0]), bool(found.comebacks[0])


def test_a_comeback_is_won_by_somebody_behind_at_half_the_target() -> None:
    assert one_match((260, 0), (200, 1), (300, 1)) == (3, True)
    assert one_match((200, 1), (240, 0), (260, 1), (50, 0), (40, 1)) == (5, False)
    assert one_match((600, 1)) == (1, False)


def test_the_deal_moves_on_as_agreed() -> None:
    left = [(100, 1)] * 9
    assert one_match(*left, deal="fixed") == (5, False)
    assert one_match(*left, deal="left") == (9, False)
    assert one_match(*[(100, 0)] * 9, deal="winner") == (5, False)
    assert one_match(*left, deal="winner") == (9, False)


@pytest.mark.usefixtures("quick")
def test_the_outlines_add_up_to_all_hands(alone: list[Piece]) -> None:
    found = outcome.outcome(SMALL, alone)
    _, both = shares(found)
    assert [sum(side) for side in both] == pytest.approx([1, 1])
    figure = lengths(found, ("<b>one", "other"), "moves", "hands", dark=True)
    assert figure.data[0].name == "&lt;b&gt;one"
