"""Classic UNO, rule by rule in the order of the leaflet."""

import pytest

from referee.cards import Card, Colour
from referee.events import Played
from referee.games import GAMES
from referee.judge import judge
from referee.options import Agreed
from referee.rule import Standing
from referee.table import Phase, Pile, Table
from tests.referee.games.hands import after, broken, drawn, hand, lost, tops


@pytest.mark.parametrize(
    ("top", "colour", "count"), [("R5", "R", 39), ("R0", "R", 36), ("RS", "R", 39), ("W", "R", 33)]
)
def test_match_counts_as_on_paper(top: str, colour: str, count: int) -> None:
    """Of 108 cards: 25 of the colour, 6 or 3 or 6 equal faces elsewhere, 8 wilds."""
    game = GAMES["classic"]
    pile = Pile(Card.read(top), Colour(colour))
    table = Table(game, 4, piles=(pile,), held=(None,) * 4)
    fitting = sum(
        copies
        for card, copies in game.sides[0].deck.items()
        if judge(table, Played(0, card, Colour.RED), Agreed()).legal
    )
    assert fitting == count


def test_match_is_by_colour_number_or_symbol() -> None:
    *_, wrong = hand(
        "classic", 4, "start R5", "0 plays B5", "1 plays BS", "3 plays RS", "1 plays Y1"
    )
    assert broken(wrong) == ["match"]


def test_turn_is_one_seat_at_a_time() -> None:
    *_, wrong = hand("classic", 4, "start R5", "2 plays R1")
    assert broken(wrong) == ["turn"]
    assert wrong.after.turn == 3


def test_every_finding_is_told_not_just_the_first() -> None:
    *_, wrong = hand("classic", 4, "start R5", "0 draws R1", "2 plays B1")
    assert broken(wrong) == ["turn", "draw.only_drawn", "match"]


def test_start_comes_first_and_once() -> None:
    early, begun, again = hand("classic", 3, "0 draws R1 back", "start R5", "start R6 back")
    assert broken(early) == ["start.first"]
    assert not broken(begun)
    assert broken(again) == ["start.once"]


def test_start_reverse_lets_the_dealer_begin_to_the_right() -> None:
    table = after("classic", 4, "start YR", "3 plays Y1")
    assert (table.turn, table.direction) == (2, -1)


def test_start_skip_passes_the_first_player_over() -> None:
    *_, started = hand("classic", 4, "start YS")
    assert (lost(started), started.after.turn) == ([0], 1)


def test_start_draw_two_hits_the_first_player() -> None:
    *_, started = hand("classic", 4, "start Y+2")
    assert (drawn(started), lost(started), started.after.turn) == ({0: 2}, [0], 1)
    assert started.after.held == (9, 7, 7, 7)


def test_start_wild_is_named_by_the_first_player() -> None:
    table = after("classic", 3, "start W", "0 names G", "0 plays G1")
    assert (table.turn, tops(table)) == (1, ["G1"])


def test_start_wild_draw_goes_back() -> None:
    back, _ = hand("classic", 3, "start W+4 back", "start R1")
    assert broken(back) == ["start.wild_draw"]
    assert back.after.held == (7, 7, 7)


def test_skip_and_reverse_and_draw_two() -> None:
    *_, skip, reverse, two = hand(
        "classic", 4, "start R5", "0 plays RS", "2 plays RR", "1 plays R+2"
    )
    assert lost(skip) == [1]
    assert reverse.after.direction == -1
    assert (drawn(two), lost(two), two.after.turn) == ({0: 2}, [0], 3)


@pytest.mark.parametrize(("value", "turn"), [("skip", 0), ("none", 1)])
def test_reverse_between_two_players(value: str, turn: int) -> None:
    assert after("classic", 2, "start R5", "0 plays RR", two_player_reverse=value).turn == turn


def test_draw_one_card_then_play_or_keep_it() -> None:
    *_, drew, other, kept = hand(
        "classic", 3, "start R5", "0 draws R9", "0 plays R1 back", "0 keeps"
    )
    assert drew.after.phase is Phase.DRAWN
    assert broken(other) == ["draw.only_drawn"]
    assert kept.after.turn == 1


def test_draw_passes_where_the_card_does_not_fit() -> None:
    table = after("classic", 3, "start R5", "0 draws B9")
    assert (table.phase, table.turn, table.held[0]) == (Phase.PLAY, 1, 8)


def test_draw_with_nothing_left_passes_the_turn() -> None:
    *_, drew = hand("classic", 10, "start R5", *[f"{seat} draws B9" for seat in range(10)] * 4)
    assert (drew.before.left, drew.after.left) == (0, 0)
    assert drew.after.turn == 0
    assert not drew.consequences


def test_wild_draw_waits_for_its_target() -> None:
    *_, laid = hand("classic", 3, "start R5", "0 plays W+4>B")
    assert laid.verdict.standing is Standing.CONTESTABLE
    assert [it.rule for it in laid.verdict.because] == ["wild_draw.legality"]
    assert (laid.after.phase, laid.after.turn, drawn(laid)) == (Phase.CHALLENGE, 1, {})


def test_accept_draws_four_and_misses_the_turn() -> None:
    *_, accepted = hand("classic", 3, "start R5", "0 plays W+4>B", "1 accepts")
    assert (drawn(accepted), lost(accepted), accepted.after.turn) == ({1: 4}, [1], 2)


def test_challenge_is_judged_by_the_colour_before() -> None:
    lines = ("start W", "0 names Y", "0 plays W+4>B")
    *_, guilty = hand("classic", 3, *lines, "1 challenges: Y1,G2")
    assert (drawn(guilty), lost(guilty), guilty.after.turn) == ({0: 4}, [], 1)
    *_, innocent = hand("classic", 3, *lines, "1 challenges: B1,W+4")
    assert (drawn(innocent), lost(innocent), innocent.after.turn) == ({1: 6}, [1], 2)


def test_challenge_of_a_guilty_author_may_cost_the_turn_all_the_same() -> None:
    *_, guilty = hand(
        "classic",
        3,
        "start R5",
        "0 plays W+4>B",
        "1 challenges: R1",
        challenge_guilty_turn="challenger_skipped",
    )
    assert (drawn(guilty), lost(guilty), guilty.after.turn) == ({0: 4}, [1], 2)


SIX = [f"0 plays R{number}" for number in (1, 2, 3, 4, 6)]


def to_one_card(last: str, *more: str) -> list[str]:
    """Seat 0 of two plays six red cards, seat 1 draws in between."""
    between = [line for play in SIX for line in (play, "1 draws B8")]
    return ["start R5", *between, last, *more]


def test_uno_caught_before_the_next_player_begins() -> None:
    *_, forgot, caught = hand("classic", 2, *to_one_card("0 plays R9", "1 catches 0"))
    assert forgot.after.uno_owed == 0
    assert (drawn(caught), caught.after.turn) == ({0: 2}, 1)


def test_uno_call_with_the_play_or_in_time() -> None:
    called = after("classic", 2, *to_one_card("0 plays R9 uno"))
    late = after("classic", 2, *to_one_card("0 plays R9", "0 calls"))
    assert called.uno_owed is late.uno_owed is None


def test_uno_window_closes_with_the_next_turn() -> None:
    *_, begun, caught = hand("classic", 2, *to_one_card("0 plays R9", "1 draws R7", "1 catches 0"))
    assert begun.after.uno_owed is None
    assert broken(caught) == ["uno.caught"]


def test_uno_call_that_is_not_due_may_be_fined() -> None:
    *_, false = hand("classic", 2, "start R5", "0 calls", false_uno_penalty=2)
    assert (broken(false), drawn(false)) == (["uno.due"], {0: 2})


def test_last_card_ends_the_hand_and_its_draw_is_served() -> None:
    *_, last = hand("classic", 2, *to_one_card("0 plays R9 uno", "1 draws B8", "0 plays R+2"))
    assert (last.after.winner, drawn(last), last.after.over) == (0, {1: 2}, True)


def test_last_card_wild_draw_is_answered_first() -> None:
    *_, last, end = hand(
        "classic",
        2,
        *to_one_card("0 plays R9 uno", "1 draws B8", "0 plays W+4>R", "1 challenges: -"),
    )
    assert last.after.phase is Phase.CHALLENGE
    assert (drawn(end), end.after.winner) == ({1: 6}, 0)


def test_over_means_that_nothing_counts_any_more() -> None:
    *_, late = hand(
        "classic", 2, *to_one_card("0 plays R9 uno", "1 draws B8", "0 plays R8", "1 plays R7")
    )
    assert "over" in broken(late)
    assert late.after == late.before


def test_owed_cards_are_stacked_or_taken() -> None:
    lines = ("start R5", "0 plays R+2", "1 plays G+2")
    *_, added, wrong, taken = hand(
        "classic", 3, *lines, "2 plays G1 back", "2 accepts", stacking=True
    )
    assert added.after.owed is not None
    assert added.after.owed.count == 4
    assert broken(wrong) == ["owed"]
    assert (drawn(taken), lost(taken), taken.after.turn) == ({2: 4}, [2], 0)


def test_jump_in_with_an_identical_card() -> None:
    *_, jumped = hand("classic", 4, "start R5", "2 plays R5", jump_in=True)
    assert (broken(jumped), jumped.after.turn) == ([], 3)


def test_house_seven_swap_with_a_player_of_choice() -> None:
    table = after(
        "classic", 3, "start R5", "0 plays R1", "1 draws R9", "1 keeps", "2 plays R7 with 1",
        seven_swap=True,
    )  # fmt: skip
    assert table.held == (6, 6, 8)


def test_house_zero_rotation_passes_hands_on() -> None:
    table = after("classic", 3, "start RR", "2 plays R9", "1 plays R0", zero_rotation=True)
    assert (table.direction, table.held) == (-1, (6, 6, 7))


def test_house_illegal_play_is_fined_when_it_is_taken_back() -> None:
    *_, back = hand("classic", 3, "start R5", "0 plays B1 back", illegal_play_penalty=2)
    assert (drawn(back), back.after.turn, back.after.held) == ({0: 2}, 0, (9, 7, 7))


def test_an_illegal_card_that_stood_lies_there() -> None:
    *_, stood = hand("classic", 3, "start R5", "0 plays B1")
    assert (broken(stood), tops(stood.after), stood.after.turn) == (["match"], ["B1"], 1)


def test_a_table_may_rule_against_the_book() -> None:
    *_, refused = hand("classic", 3, "start R5", "0 plays R1", 'rule back why "he saw a card"')
    assert (refused.ruled, refused.after.turn, tops(refused.after)) == ("he saw a card", 0, ["R5"])
    *_, allowed = hand("classic", 3, "start R5", "0 plays B1 back", 'rule stands why "be kind"')
    assert (allowed.ruled, broken(allowed), tops(allowed.after)) == ("be kind", ["match"], ["B1"])
