"""From the log to the match: corrections, ends and the deal follow from the log alone."""

import pytest

from referee.events import Abandoned, Ended, Struck, Sum
from referee.match import Match
from referee.replay import replay
from referee.scoring import Scoring


def log(*lines: str, first: str = "match classic 3 dealer 0 standard 100") -> Match:
    match = replay([first, *lines])
    assert match.trouble == ()
    return match


def won(out: int, points: int) -> str:
    """Three play, `out` has won and collects `points`."""
    first, second = (seat for seat in range(3) if seat != out)
    return f"hand {out} out light {first}:={points} {second}:=0"


def dealers(match: Match) -> list[int]:
    return [hand.dealer for hand in match.hands]


def test_hands_add_up_and_the_running_totals_with_them() -> None:
    match = log(won(0, 30), won(1, 50), won(0, 20))
    assert match.running == ((30, 0, 0), (30, 50, 0), (50, 50, 0))
    assert match.standings.totals == (50, 50, 0)
    assert match.standings.leaders == (0, 1)
    assert [hand.points for hand in match.hands] == [(30, 0, 0), (0, 50, 0), (20, 0, 0)]
    assert (match.next_number, match.length, match.over) == (4, 4, False)


def test_a_struck_hand_counts_nothing_and_the_others_keep_their_numbers() -> None:
    match = log(won(0, 30), won(1, 50), won(2, 20), 'strike 2 why "misdeal"')
    assert match.standings.totals == (30, 0, 20)
    assert [hand.number for hand in match.hands] == [1, 2, 3]
    assert [hand.number for hand in match.hands if hand.struck] == [2]
    assert [hand.number for hand in match.counted] == [1, 3]
    assert len(match.running) == 2
    assert match.next_number == 4
    assert match.latest == Struck(2, "misdeal")


def test_a_correction_revives_a_struck_hand() -> None:
    match = log(won(0, 30), "strike 1", f'correct 1 {won(2, 25)} why "it counted after all"')
    assert match.standings.totals == (0, 0, 25)
    assert not match.hands[0].struck


def test_a_correction_keeps_the_place_of_its_hand() -> None:
    match = log(won(0, 30), won(1, 50), f"correct 1 {won(0, 45)}")
    assert match.running == ((45, 0, 0), (45, 50, 0))
    assert [hand.corrected for hand in match.hands] == [True, False]


def test_a_correction_can_end_a_match_and_make_it_go_on_again() -> None:
    hands = (won(0, 90), won(1, 60))
    assert not log(*hands).over
    ended = log(*hands, f"correct 1 {won(0, 110)}")
    assert (ended.closed, ended.standings.winners, ended.standings.ended_by) == (True, (0,), 0)
    again = log(*hands, f"correct 1 {won(0, 110)}", f"correct 1 {won(0, 10)}")
    assert (again.over, again.closed, again.standings.winners) == (False, False, ())


def test_a_match_is_not_over_once_its_last_hand_is_struck() -> None:
    match = log(won(0, 90), won(0, 10), "strike 2")
    assert (match.over, match.standings.totals) == (False, (90, 0, 0))


def test_a_correction_of_an_early_hand_changes_who_won() -> None:
    match = log(won(0, 60), won(1, 100), "strike 1", f"correct 1 {won(2, 100)}")
    assert match.standings.winners == (2,)


def test_playing_on_needs_a_higher_target_and_opens_the_match() -> None:
    match = log(won(0, 100), "play-on 200", won(1, 90))
    assert (match.over, match.closed, match.target) == (False, False, 200)
    assert log(won(0, 100), "play-on 200", won(1, 90), won(1, 120)).standings.winners == (1,)
    assert match.opened.target == 100
    assert log(won(0, 150), "reopen", "play-on 120").closed
    for target in (100, 99, 5001):
        refused = replay(["match classic 3 dealer 0 standard 100", f"play-on {target}"])
        assert "must lie above 100, at most 5000" in refused.trouble[0].why


def test_a_match_that_is_over_is_opened_again_for_one_change() -> None:
    match = log(won(0, 100), "reopen")
    assert (match.over, match.closed) == (True, False)
    assert log(won(0, 100), "reopen", f"correct 1 {won(0, 101)}").closed
    assert log(won(0, 100), "reopen", won(1, 5)).closed
    assert not log(won(0, 100), "reopen", f"correct 1 {won(0, 99)}").closed


def test_only_a_closed_match_is_reopened() -> None:
    refused = replay(["match classic 3 dealer 0 standard 100", "reopen"])
    assert [it.why for it in refused.trouble] == ["the match is open"]


def test_an_abandoned_match_has_no_winner_and_can_be_taken_up_again() -> None:
    match = log(won(0, 30), "abandon")
    assert (match.closed, match.over, match.standings.winners) == (True, False, ())
    for back in ("undo", "reopen"):
        again = log(won(0, 30), "abandon", back)
        assert (again.closed, again.abandoned, again.standings.totals) == (False, False, (30, 0, 0))
    assert log("abandon", "undo").undone == Abandoned()


def test_a_match_that_is_over_is_not_abandoned() -> None:
    refused = replay(["match classic 3 dealer 0 standard 100", won(0, 100), "abandon"])
    assert (refused.abandoned, refused.trouble[0].why) == (False, "the match is over already")
    assert log(won(0, 100), "reopen", "abandon").closed


def test_a_hand_after_the_end_changes_no_winner() -> None:
    match = log(won(0, 100), won(1, 400))
    assert (match.standings.winners, match.standings.totals) == ((0,), (100, 400, 0))


def test_the_deal_passes_to_the_left_and_the_next_seat_starts() -> None:
    match = log(won(0, 1), won(0, 1), won(0, 1), first="match classic 3 dealer 1 standard 100")
    assert dealers(match) == [1, 2, 0]
    assert (match.dealer, match.starter) == (1, 2)


def test_the_builder_of_a_tower_starts() -> None:
    match = log("round 0 fell 1 won", first="match stacko 3 dealer 2 rounds 2")
    assert (match.dealer, match.starter) == (0, 0)


def test_a_struck_hand_does_not_pass_the_deal() -> None:
    match = log(won(0, 1), won(0, 1), won(0, 1), "strike 2")
    assert dealers(match) == [0, 1, 1]
    assert match.dealer == 2


def test_the_deal_passes_by_those_who_are_out() -> None:
    first = "match classic 4 dealer 0 elimination 50"
    match = log("hand 3 out light 0:=10 1:=60 2:=0", first=first)
    assert (match.playing, match.dealer, match.starter) == ((0, 2, 3), 2, 3)
    after = log(
        "hand 3 out light 0:=10 1:=60 2:=0", "hand 2 out light 0:=45 1:off 3:=20", first=first
    )
    assert dealers(after) == [0, 2]
    assert (after.playing, after.dealer, after.starter) == ((2, 3), 3, 2)
    assert after.playing_at(1) == (0, 1, 2, 3)
    assert after.playing_at(2) == (0, 2, 3)


def test_playing_on_brings_back_those_who_are_out() -> None:
    first = "match classic 3 dealer 0 elimination 50"
    match = log("hand 2 out light 0:=60 1:=0", "play-on 100", first=first)
    assert (match.playing, match.standings.eliminated) == ((0, 1, 2), ())


def test_the_same_log_is_seen_under_another_system() -> None:
    first = "match classic 3 dealer 0 standard 80"
    match = log("hand 0 out light 1:=30 2:=20", "hand 1 out light 0:=90 2:=15", first=first)
    assert (match.standings.totals, match.standings.winners) == ((50, 105, 0), (1,))
    lowest = match.under(Scoring.LOWEST)
    assert (lowest.standings.totals, lowest.standings.winners) == ((90, 30, 35), (1,))
    assert lowest.under(Scoring.ELIMINATION).standings.eliminated == (0,)
    assert (lowest.scoring, lowest.target) == (Scoring.LOWEST, 80)
    assert lowest.under(Scoring.STANDARD).standings == match.standings
    assert match.scoring is Scoring.STANDARD


def test_an_extra_hand_is_played_where_that_was_agreed() -> None:
    tie = "hand 0 out light 1:=60 2:=0"
    first = "match classic 3 dealer 0 lowest 50"
    assert log(tie, first=first).standings.winners == (0, 2)
    agreed = f"{first} lowest_tie=extra_hand"
    assert not log(tie, first=agreed).over
    assert log(tie, "hand 2 out light 0:=5 1:=0", first=agreed).standings.winners == (2,)


def test_rounds_are_won_by_whoever_placed_last() -> None:
    rounds = ("round 2 fell 1 won", "round 1 fell", "round 0 fell 1 won")
    match = log(*rounds, first="match stacko 3 dealer 0 rounds 2")
    assert (match.standings.totals, match.standings.winners) == ((0, 2, 0), (1,))


def test_who_took_no_part_books_nothing() -> None:
    match = log("hand 0 out light 1:=40 2:off")
    assert match.hands[0].points == (40, 0, None)
    assert match.running == ((40, 0, 0),)


@pytest.mark.parametrize("system", Scoring)
def test_a_fresh_match_has_no_leader_under_any_system(system: Scoring) -> None:
    match = log().under(system)
    assert (match.standings.leaders, match.hands, match.running, match.dealer) == ((), (), (), 0)
    assert match.latest is None


def test_the_latest_change_is_known() -> None:
    assert log("hand 0 out light 1:=1 2:=2").latest == Ended(0, ((), Sum((1,)), Sum((2,))))
