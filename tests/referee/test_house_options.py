"""Options on which a hand turns: what a table may have agreed besides the usual reading."""

import pytest

from referee.events import Called
from referee.judge import step
from referee.options import Agreed
from referee.replay import replay
from referee.table import BARE, Phase
from tests.referee.games.hands import after, broken, drawn, hand, lost, tops


@pytest.mark.parametrize(("counts", "wrong"), [(True, []), (False, ["match"])])
def test_a_symbol_fits_its_like_unless_the_table_says_otherwise(
    counts: bool, wrong: list[str]
) -> None:
    *_, skip = hand("flip", 3, "start R4", "0 plays RS", "2 plays BS", matching_symbol=counts)
    assert broken(skip) == wrong


def test_without_symbols_numbers_and_wilds_still_fit() -> None:
    *_, number, wild = hand(
        "classic", 3, "start R4", "0 plays B4", "1 plays W>G", matching_symbol=False
    )
    assert (broken(number), broken(wild)) == ([], [])


def test_an_action_brought_up_by_a_flip_may_act() -> None:
    *_, flip = hand("flip", 4, "start R5", "0 plays RF>P+5", exposed_action_effect="applies")
    assert (drawn(flip), lost(flip), flip.after.turn) == ({1: 5}, [1], 2)
    *_, read_out = hand(
        "flip", 4, "start R5", "0 plays RF", "reveal PR", exposed_action_effect="applies"
    )
    assert (read_out.after.direction, read_out.after.turn) == (-1, 3)


@pytest.mark.parametrize("face", ["P7", "PF", "WC"])
def test_numbers_wilds_and_flips_brought_up_never_act(face: str) -> None:
    lines = ("start R5", f"0 plays RF>{face}")
    usual, agreed = (
        after("flip", 4, *lines, exposed_action_effect=value) for value in ("none", "applies")
    )
    assert usual == agreed


@pytest.mark.parametrize(("value", "phase"), [("pass", Phase.PLAY), ("end_round", Phase.OVER)])
def test_with_nothing_left_to_draw_the_hand_may_end(value: str, phase: Phase) -> None:
    # Ten hands of seven and the first card leave 37 to draw, and nothing lies under the top.
    turns = [f"{turn % 10} {does}" for turn in range(37) for does in ("draws", "keeps")]
    table = after("classic", 10, "start R5", *turns, "7 draws", draw_exhausted=value)
    assert (table.left, table.phase, table.winner) == (0, phase, None)


@pytest.mark.parametrize(("value", "in_time"), [("while_playing", True), ("before_playing", False)])
def test_uno_said_after_the_card_may_be_too_late(value: str, in_time: bool) -> None:
    laid = after("classic", 3, "start R5").but(held=(1, 7, 7), turn=1, uno_owed=0)
    called = step(laid, Called(0), Agreed({"uno_call_moment": value}))
    assert called.verdict.legal is in_time
    assert called.after.uno_owed == (None if in_time else 0)


@pytest.mark.parametrize(("starter", "seat"), [("builder", 1), ("left_of_builder", 2)])
def test_the_builder_or_the_next_seat_pulls_first(starter: str, seat: int) -> None:
    match = replay([f"match stacko 3 dealer 1 rounds 3 starter={starter}"])
    assert (match.table.turn, match.starter) == (seat, seat)


@pytest.mark.parametrize(("value", "winner"), [("last_safe_player", 0), ("loser_only", None)])
def test_the_fall_of_the_tower_may_have_no_winner(value: str, winner: int | None) -> None:
    table = after("stacko", 3, "0 pulls R3", "0 places", "1 falls", winner=value)
    assert (table.loser, table.winner) == (1, winner)


FALLS = ["round 2 fell", "round 0 fell 3 won", "round 3 fell 1 won"]


@pytest.mark.parametrize(
    ("played", "dealer", "starter", "playing", "winners"),
    [
        (0, 1, 1, (0, 1, 2, 3), ()),
        (1, 3, 3, (0, 1, 3), ()),
        (2, 1, 1, (1, 3), ()),
        (3, 1, 1, (1,), (1,)),
    ],
)
def test_whoever_brings_the_tower_down_may_be_out(
    played: int, dealer: int, starter: int, playing: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    opened = "match stacko 4 dealer 1 rounds 9 winner=elimination"
    match = replay([opened, *FALLS[:played]])
    assert (match.dealer, match.starter, match.playing) == (dealer, starter, playing)
    assert match.table.playing == playing
    assert (match.standings.winners, match.over) == (winners, bool(winners))
    assert match.target == 3


def test_a_fall_of_one_who_is_out_changes_nothing() -> None:
    opened = "match stacko 4 dealer 1 rounds 3 winner=elimination"
    match = replay([opened, FALLS[0], FALLS[0]])
    assert [hand.points for hand in match.hands] == [(1, 1, 0, 1), (1, 1, None, 1)]
    assert match.standings.eliminated == (2,)


def test_a_flip_of_the_top_card_alone_is_a_rule_of_its_own() -> None:
    for value, rule in ((True, "flip.turn_piles"), ("top_card_only", "flip.turn_top")):
        *_, flip = hand("flip", 3, "start R5", "0 plays RF>P8", whole_pile=value)
        assert [it.rule for it in flip.applied] == ["play", rule]
        assert (flip.after.side, tops(flip.after)) == ("dark", ["P8"])


@pytest.mark.parametrize(
    ("rotation", "dealers", "following"),
    [("left", [2, 0, 1], 2), ("winner", [2, 1, 1], 0), ("fixed", [2, 2, 2], 2)],
)
def test_the_deal_passes_on_as_agreed(rotation: str, dealers: list[int], following: int) -> None:
    match = replay(
        [
            f"match classic 3 dealer 2 standard 500 deal_rotation={rotation}",
            "hand 1 out light 0:7 2:W",
            "hand 1 out light 0:7 2:5",
            "hand 0 out light 1:7 2:5",
        ]
    )
    assert ([hand.dealer for hand in match.hands], match.dealer) == (dealers, following)


def test_a_fixed_dealer_who_is_out_hands_the_deal_on() -> None:
    match = replay(
        [
            "match classic 3 dealer 2 elimination 50 deal_rotation=fixed",
            "hand 1 out light 0:7 2:W",
        ]
    )
    assert (match.standings.eliminated, match.dealer) == ((2,), 0)


@pytest.mark.parametrize(("win", "over"), [("500_points", False), ("single_round", True)])
@pytest.mark.parametrize("scoring", ["standard", "lowest", "elimination"])
def test_a_match_may_be_one_hand_long(scoring: str, win: str, over: bool) -> None:
    match = replay([f"match tippo 3 dealer 2 {scoring} 500 win={win}", "hand 1 out light 0:7 2:W"])
    assert (match.over, match.standings.winners) == (over, (1,) if over else ())


@pytest.mark.parametrize("value", ["two_per_tray", "one_per_tray"])
def test_after_a_spill_the_top_cards_are_still_to_be_matched(value: str) -> None:
    *_, spilled, wrong = hand(
        "tippo", 3, "start R1,Y2", "0 plays R7", "0 spills", "1 plays G9", reset_cards=value
    )
    assert (tops(spilled.after), broken(wrong)) == (["R7", "Y2"], ["match"])


def test_trays_whose_cards_went_into_the_draw_pile_take_any_card() -> None:
    lines = ("start R1,Y2", "0 plays R3!", "0 spills", "1 plays G9 on 1")
    *_, spilled, played = hand("tippo", 3, *lines, reset_cards="to_draw_pile")
    assert spilled.after.piles == (BARE, BARE)
    assert (broken(played), tops(played.after)) == ([], ["", "G9"])


def test_a_wild_that_ends_a_tilt_stays_to_be_named() -> None:
    lines = ("start R1,Y2", "0 plays WT", "1 drops W spills")
    *_, tipped, named = hand("tippo", 3, *lines, "2 names B", reset_cards="to_draw_pile")
    assert (tops(tipped.after), tipped.after.phase) == (["W>None", ""], Phase.COLOUR)
    assert (tops(named.after), named.after.turn) == (["W>B", ""], 2)


def test_stacked_cards_stay_on_their_tray_while_they_are_owed() -> None:
    table = after(
        "tippo",
        3,
        *("start R1,Y2", "0 plays R+2", "0 spills"),
        stacking=True,
        reset_cards="to_draw_pile",
    )
    assert tops(table) == ["R+2", "Y2"]


def test_a_match_of_one_hand_may_be_played_on_to_a_target() -> None:
    match = replay(
        [
            "match tippo 3 dealer 2 standard 50 win=single_round",
            "hand 1 out light 0:7 2:W",
            "play-on 100",
            "hand 0 out light 1:7 2:W,W",
        ]
    )
    assert (match.standings.ended_by, match.standings.winners) == (1, (0,))
