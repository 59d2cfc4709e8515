"""Options on which a hand turns: what a table may have agreed besides the usual reading."""

import pytest

from referee.events import Called
from referee.judge import step
from referee.options import Agreed
from referee.table import Phase
from tests.referee.games.hands import after, broken, drawn, hand, lost


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
