"""UNO Tippo, rule by rule in the order of the leaflet."""

import pytest

from referee.rules.scale import stopped
from referee.table import Phase
from tests.referee.games.hands import after, broken, drawn, hand, lost, tops


def test_start_actions_are_ignored() -> None:
    *_, started = hand("tippo", 3, "start BS,Y+2")
    assert (drawn(started), lost(started), started.after.turn) == ({}, [], 0)


def test_start_wilds_are_named_tray_by_tray() -> None:
    *_, first, second = hand("tippo", 3, "start W,WT", "0 names G on 1", "0 names R")
    assert first.after.phase is Phase.COLOUR
    assert (second.after.phase, tops(second.after)) == (Phase.PLAY, ["W>R", "WT>G"])


def test_match_is_with_the_tray_it_is_put_on() -> None:
    *_, fits, wrong = hand("tippo", 3, "start G8,R3", "0 plays B3 on 1", "1 plays B9")
    assert not broken(fits)
    assert broken(wrong) == ["match"]


def test_stop_closes_its_tray_over_its_whole_life() -> None:
    steps = hand(
        "tippo",
        3,
        "start G8,R3",
        "0 plays G1!",
        "1 plays G9 back",
        "2 plays G9 back",
        "1 plays R4! on 1",
        "2 plays G9",
        "0 plays W>B on 1",
    )
    assert [stopped(it.after) for it in steps] == [(), (0,), (0,), (0,), (), (1,), ()]
    assert broken(steps[2]) == ["stop.closed"]


def test_stop_on_a_stop_if_it_matches() -> None:
    *_, fits, wrong = hand("tippo", 3, "start G3!,R7", "0 plays B3!", "1 plays R5! back")
    assert (broken(fits), stopped(fits.after)) == ([], (0,))
    assert broken(wrong) == ["match"]


@pytest.mark.parametrize(
    ("value", "rules"), [("any_match_when_both_stopped", []), ("only_stop_or_wild", ["stop.cover"])]
)
def test_stop_cover_while_both_trays_are_open(value: str, rules: list[str]) -> None:
    *_, covers = hand("tippo", 3, "start G3!,R4!", "0 plays G9", cover_stop=value)
    assert broken(covers) == rules


def test_wild_draw_four_has_no_condition_and_no_challenge() -> None:
    *_, laid = hand("tippo", 3, "start G8,R3", "0 plays W+4>B")
    assert (drawn(laid), lost(laid), laid.after.turn) == ({1: 4}, [1], 2)


@pytest.mark.parametrize(("preset", "start", "fine"), [("scale", "G8,R3", 2), ("tower", "G8", 3)])
def test_spill_costs_whoever_discarded_or_drew_last(preset: str, start: str, fine: int) -> None:
    *_, spilled = hand("tippo", 3, f"start {start}", "0 plays G1", "0 spills", preset=preset)
    assert (drawn(spilled), spilled.after.turn) == ({0: fine}, 1)


def test_spill_after_the_last_card_reopens_the_hand() -> None:
    plays = [line for n in (1, 2, 3, 4, 5) for line in (f"0 plays G{n}", "1 draws Y9")]
    lines = ["start G8,R3", *plays, "0 plays G6 uno", "1 draws Y9", "0 plays G7"]
    over, again = hand("tippo", 2, *lines, "0 spills")[-2:]
    assert (over.after.winner, again.after.winner) == (0, None)
    assert (again.after.phase, again.after.turn, again.after.held[0]) == (Phase.PLAY, 1, 2)


TILT = ("start G8,R3", "0 plays WT", "1 drops B1")


def test_tilt_goes_round_until_the_scale_tips() -> None:
    *_, dropped, tipped = hand("tippo", 3, *TILT, "2 drops Y5 spills")
    assert (dropped.after.phase, dropped.after.turn) == (Phase.TILT, 2)
    assert (drawn(tipped), tipped.after.turn, tops(tipped.after)) == ({2: 2}, 0, ["Y5", "R3"])


@pytest.mark.parametrize(
    ("card", "draws", "loses", "phase", "turn"),
    [
        ("YS", {2: 2}, [0], Phase.PLAY, 1),
        ("YR", {2: 2}, [], Phase.PLAY, 1),
        ("Y+2", {2: 2, 0: 2}, [0], Phase.PLAY, 1),
        ("W", {2: 2}, [], Phase.COLOUR, 0),
        ("W+4", {2: 2, 0: 4}, [0], Phase.COLOUR, 2),
        ("WT", {2: 2}, [], Phase.TILT, 0),
    ],
)
def test_tilt_dropped_last_acts_on_the_next_player(
    card: str, draws: dict[int, int], loses: list[int], phase: Phase, turn: int
) -> None:
    *_, tipped = hand("tippo", 3, *TILT, f"2 drops {card} spills")
    assert (drawn(tipped), lost(tipped)) == (draws, loses)
    assert (tipped.after.phase, tipped.after.turn) == (phase, turn)


@pytest.mark.parametrize(("card", "names", "turn"), [("W", 0, 0), ("W+4", 2, 1)])
def test_tilt_colour_is_named_before_play_goes_on(card: str, names: int, turn: int) -> None:
    table = after("tippo", 3, *TILT, f"2 drops {card} spills", f"{names} names B")
    assert (table.phase, table.turn) == (Phase.PLAY, turn)


def test_tilt_spilled_late_is_as_if_it_spilled_at_once() -> None:
    late = after("tippo", 3, *TILT, "2 drops Y+2", "2 spills")
    at_once = after("tippo", 3, *TILT, "2 drops Y+2 spills")
    assert (late.turn, late.held, late.phase) == (at_once.turn, at_once.held, at_once.phase)


@pytest.mark.parametrize(("spiller", "winner"), [(1, 0), (0, None)])
def test_tilt_as_last_card_is_played_to_its_end(spiller: int, winner: int | None) -> None:
    plays = [line for n in (1, 2, 3, 4, 5) for line in (f"0 plays G{n}", "1 draws Y9")]
    lines = ["start G8,R3", *plays, "0 plays G6 uno", "1 draws Y9", "0 plays WT"]
    drops = ["1 drops B1 spills"] if spiller == 1 else ["1 drops B1", "0 drops B2 spills"]
    *_, tilted = hand("tippo", 2, *lines)
    table = after("tippo", 2, *lines, *drops)
    assert (tilted.after.phase, tilted.after.winner) == (Phase.TILT, None)
    assert table.winner == winner


def test_tower_has_one_pile_and_no_call() -> None:
    plays = [line for n in (1, 2, 3, 4, 5) for line in (f"0 plays G{n}", "1 draws Y9")]
    table = after("tippo", 2, "start G3!", *plays, "0 plays G6", preset="tower")
    assert (table.uno_owed, table.held[0], stopped(table)) == (None, 1, ())
