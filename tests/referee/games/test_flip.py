"""UNO Flip, rule by rule in the order of the leaflet."""

import pytest

from referee.table import Phase
from tests.referee.games.hands import after, broken, drawn, hand, lost, tops


def test_draw_card_one_and_five() -> None:
    *_, one = hand("flip", 3, "start R5", "0 plays R+1")
    assert (drawn(one), lost(one), one.after.turn) == ({1: 1}, [1], 2)
    *_, five = hand("flip", 3, "start R5", "0 plays RF>P4", "1 plays P+5")
    assert (drawn(five), lost(five), five.after.turn) == ({2: 5}, [2], 0)


def test_skip_everyone_gives_another_turn() -> None:
    *_, skip = hand("flip", 4, "start R5", "0 plays RF>P4", "1 plays PE")
    assert (lost(skip), skip.after.turn) == ([0, 2, 3], 1)


def test_flip_turn_piles_shows_the_oldest_discard() -> None:
    table = after("flip", 3, "start R5", "0 plays RF>P4")
    assert (table.side, tops(table), table.turn) == ("dark", ["P4"], 1)


def test_flip_is_read_out_afterwards() -> None:
    *_, laid, early, read_out = hand(
        "flip", 3, "start R5", "0 plays RF", "1 plays P1 back", "reveal P4"
    )
    assert (laid.after.phase, laid.after.piles) == (Phase.REVEAL, ())
    assert "phase" in broken(early)
    assert (read_out.after.phase, tops(read_out.after)) == (Phase.PLAY, ["P4"])


def test_flip_revealed_action_does_nothing() -> None:
    *_, laid = hand("flip", 3, "start R5", "0 plays RF>PE")
    assert (lost(laid), laid.after.turn) == ([], 1)


@pytest.mark.parametrize(
    ("who", "phase", "chooser"),
    [("flipper", Phase.COLOUR, 0), ("next_player", Phase.COLOUR, 1), ("free", Phase.PLAY, 1)],
)
def test_flip_exposed_wild_is_named_by_its_chooser(who: str, phase: Phase, chooser: int) -> None:
    table = after("flip", 3, "start R5", "0 plays RF>W", exposed_wild_chooser=who)
    assert (table.phase, table.turn) == (phase, chooser)


def test_flip_exposed_wild_then_the_next_player_plays() -> None:
    named = after("flip", 3, "start R5", "0 plays RF>W", "0 names T")
    assert (named.turn, tops(named)) == (1, ["W>T"])
    assert after("flip", 3, "start R5", "0 plays RF>W>T").turn == 1


def test_flip_chooser_alone_names_it() -> None:
    *_, wrong = hand("flip", 3, "start R5", "0 plays RF", "reveal W>T by 2 back")
    assert broken(wrong) == ["flip.chooser"]


@pytest.mark.parametrize(("value", "side"), [("new", "dark"), ("old", "light")])
def test_last_card_flip_decides_the_side_that_counts(value: str, side: str) -> None:
    plays = [line for n in (1, 2, 3, 4, 6) for line in (f"0 plays R{n}", "1 draws B8")]
    lines = ["start R5", *plays, "0 plays R7 uno", "1 draws B8", "0 plays RF>P1"]
    table = after("flip", 2, *lines, last_flip_side=value)
    assert (table.winner, table.side) == (0, side)


def test_start_flip_turns_everything() -> None:
    table = after("flip", 3, "start RF>P4", "0 plays P1")
    assert (table.side, table.turn) == ("dark", 1)


def test_start_flip_may_go_back_or_be_plain() -> None:
    *_, back = hand("flip", 3, "start RF back", starting_flip="redraw")
    assert broken(back) == ["start.flip"]
    assert after("flip", 3, "start RF", starting_flip="plain_colour").side == "light"


def test_start_wild_is_named_by_the_dealer_in_the_italian_sheet() -> None:
    *_, turned, named = hand("flip", 3, "start W", "2 names B", preset="gamerules")
    assert (turned.after.turn, named.after.turn) == (2, 0)


def test_start_wild_draw_acts_in_the_italian_sheet() -> None:
    *_, turned, named = hand("flip", 3, "start W+2", "2 names B", preset="gamerules")
    assert (drawn(turned), lost(turned), named.after.turn) == ({0: 2}, [0], 1)


WC = ("start R5", "0 plays RF>P4", "1 plays WC>T")


def test_wild_draw_color_is_drawn_until_it_comes() -> None:
    *_, unknown = hand("flip", 3, *WC, "2 accepts")
    assert (drawn(unknown), unknown.after.held[2]) == ({2: "until T"}, None)
    *_, known = hand("flip", 3, *WC, "2 accepts then P1,W,T3,T4")
    assert (drawn(known), known.after.held[2]) == ({2: 3}, 10)


def test_wild_draw_color_innocent_costs_two_more() -> None:
    *_, innocent = hand("flip", 3, *WC, "2 challenges: T1 then P1,T3,T4,T5")
    assert (drawn(innocent), lost(innocent), innocent.after.turn) == ({2: 4}, [2], 0)


@pytest.mark.parametrize(("preset", "draws"), [("marquoir", 3), ("gamerules", 2)])
def test_wild_draw_color_guilty_by_either_sheet(preset: str, draws: int) -> None:
    *_, guilty = hand("flip", 3, *WC, "2 challenges: P9 then P1,P2,T3", preset=preset)
    assert (drawn(guilty), guilty.after.turn) == ({1: draws}, 2)


def test_wild_draw_legality_by_either_sheet() -> None:
    lines = ("start R5", "0 plays W+2>B", "1 challenges: G5")
    assert drawn(hand("flip", 3, *lines)[-1]) == {1: 4}
    assert drawn(hand("flip", 3, *lines, preset="gamerules")[-1]) == {0: 2}
