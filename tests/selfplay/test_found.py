"""What hands played at random have brought to light."""

from referee.cards import Card
from referee.events import Dropped
from referee.games import GAMES
from referee.judge import step
from referee.options import Agreed
from referee.table import Phase
from tests.referee.games.hands import after, hand

START = "start G5,Y8"
AGREED = Agreed.on(GAMES["tippo"].presets[0], {})


def test_cards_that_went_back_from_a_spilled_scale_can_be_drawn_again() -> None:
    *_, played, spilled, covered = (
        it.after
        for it in hand(
            "tippo", 3, START, "0 plays G9", "0 spills", "1 plays R2", reset_cards="to_draw_pile"
        )
    )
    # 112 cards, 21 dealt, two turned up; both trays are bare once two were drawn.
    assert (played.left, spilled.left, covered.left) == (90, 90, 90)


def test_a_bare_tray_waits_for_no_colour() -> None:
    lines = (START, "0 plays WT on 1", "1 drops W spills", "2 names B")
    named = after("tippo", 3, *lines, reset_cards="to_draw_pile")
    assert (named.phase, named.turn) == (Phase.PLAY, 2)


def test_no_new_tilt_begins_where_nothing_is_left_to_drop() -> None:
    tilt = after("tippo", 3, START, "0 plays WT")
    spills = Dropped(1, Card("WT"), spilled=True)
    assert step(tilt, spills, AGREED).after.phase is Phase.TILT
    assert step(tilt.but(left=2), spills, AGREED).after.phase is Phase.PLAY
