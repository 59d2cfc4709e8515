"""A hand that is being played, within the log of a match."""

import pytest

from referee.options import STACKING, WILD_DRAW_LEGALITY
from referee.replay import LogError, replay
from referee.report import report
from referee.table import Phase

OPENED = "match classic 3 dealer 2 standard 500 stacking=true"
PLAYED = [OPENED, "start R5", "0 plays R+2", "1 plays G+2"]


def test_the_table_is_told_by_its_lines() -> None:
    match = replay(PLAYED)
    assert len(match.steps) == 3
    assert match.table.turn == 2
    assert match.table.owed is not None
    assert match.table.owed.count == 4


def test_before_the_first_line_the_hand_is_dealt() -> None:
    table = replay([OPENED]).table
    assert (table.piles, table.turn, table.held) == ((), 0, (7, 7, 7))


def test_a_hand_line_closes_the_hand_and_the_deal_passes() -> None:
    match = replay([*PLAYED, "hand 1 out light last +2 0:R1 2:W", "start B1"])
    assert match.standings.totals == (0, 51, 0)
    assert len(match.steps) == 1
    assert (match.table.dealer, match.table.turn) == (0, 1)


def test_who_is_eliminated_is_not_dealt_in() -> None:
    match = replay(
        ["match classic 3 dealer 2 elimination 50", "hand 0 out light 1:W 2:R1", "start R5"]
    )
    assert match.table.playing == (0, 2)
    assert (match.table.dealer, match.table.turn) == (0, 2)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("3 plays R1", "seat: 3 is no seat"),
        ("2 plays P1", "card: P1, but there is no colour pink"),
        ("2 plays W", "colour: one must be named for W"),
        ("2 spills", "type: nothing of this kind happens in classic"),
        ("2 sings", "after a seat comes one of"),
    ],
)
def test_a_line_that_makes_no_sense_is_kept_as_trouble(line: str, why: str) -> None:
    match = replay([*PLAYED, line, "2 accepts"])
    assert len(match.trouble) == 1
    assert match.trouble[0].why.startswith(why)
    assert match.table.turn == 0


def test_a_ruling_needs_something_to_rule_on() -> None:
    match = replay([OPENED, 'rule back why "no"'])
    assert match.trouble[0].why == "rule: there is nothing yet to rule on"


def test_undo_and_redo_go_through_a_hand_line_by_line() -> None:
    undone = replay([*PLAYED, "undo", "undo"])
    assert undone.table == replay(PLAYED[:2]).table
    assert replay([*PLAYED, "undo", "undo", "redo"]).table == replay(PLAYED[:3]).table


def test_undo_of_a_hand_line_opens_the_hand_again() -> None:
    match = replay([*PLAYED, "hand 1 out light 0:R1 2:W", "undo"])
    assert match.steps == replay(PLAYED).steps


def test_an_earlier_hand_can_be_corrected_while_one_is_played() -> None:
    hand = "hand 0 out light 1:R1 2:W"
    match = replay([OPENED, hand, "start B1", 'correct 1 hand 0 out light 1:R2 2:W why "typo"'])
    assert match.standings.totals == (52, 0, 0)
    assert len(match.steps) == 1


def test_a_match_names_its_sheet_and_house_rules() -> None:
    match = replay(["match flip 3 dealer 0 standard 500 preset=gamerules stacking=true"])
    assert match.agreed[WILD_DRAW_LEGALITY] == "no_playable_card"
    assert match.agreed[STACKING] is True


@pytest.mark.parametrize("option", ["preset=tower", "stacking=maybe", "uno_penalty=100", "tax=1"])
def test_a_match_with_unknown_house_rules_is_refused(option: str) -> None:
    with pytest.raises(LogError, match="options: "):
        replay([f"match flip 3 dealer 0 standard 500 {option}"])


def test_a_log_is_printed_with_turn_debts_verdicts_and_rules() -> None:
    lines = [*PLAYED, "2 plays G1 back", "2 accepts", "9 draws", "hand 1 out light 0:R1 2:W"]
    said = "\n".join(report(lines))
    assert "legal: match" in said
    assert "play: seat 1, direction +1, R+2, seat 1 owes 2" in said
    assert "illegal, taken back: owed[stacking]" in said
    assert "seat 2 draws 4; seat 2 loses the turn" in said
    assert "not used: seat: 9 is no seat; they are 0, 1, 2" in said
    assert "totals 0 51 0" in said
    assert replay(lines[:2]).table.phase is Phase.PLAY
