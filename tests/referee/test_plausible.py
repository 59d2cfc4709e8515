"""What cannot be right in an entered hand; and that nothing is said against a real one."""

from collections.abc import Mapping
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.cards import Card
from referee.events import Ended, Sum, Toppled
from referee.game import Game, Side
from referee.games import GAMES
from referee.notation import read
from referee.plausible import Problem, problems
from referee.scoring import worth
from tests.referee import oracle
from tests.referee.tables import SCORED, dealt_hands

Dealt = tuple[Game, Side, Ended]


def told(line: str, game: str = "flip", seats: int = 3) -> list[Problem]:
    result = read(line)
    assert isinstance(result, Ended | Toppled)
    return list(problems(result, GAMES[game], range(seats)))


@pytest.mark.parametrize(
    ("line", "code", "seat", "about"),
    [
        ("hand 0 out dusk 1:7 2:8", "no-such-side", None, {"side": "dusk"}),
        ("hand 3 out light 0:7 1:7 2:7", "not-in", 3, {}),
        ("hand 0 out light 1:7 2:7 3:7", "not-in", 3, {}),
        ("hand 0 out light 1:7 2:-", "two-out", 2, {}),
        ("hand 0 out light 1:7,0,0 2:8", "no-such-card", 1, {"card": "0"}),
        ("hand 0 out dark 1:7 2:PS", "no-such-card", 2, {"card": "PS"}),
        ("hand 0 out light 1:7", "blank", 2, {}),
        ("hand 0 out light 1:off 2:off", "nobody-left", None, {}),
        ("hand 0 out light last S 1:7 2:8", "no-draw-card", None, {"face": "S"}),
        ("hand 0 out light last WC 1:7 2:8", "no-draw-card", None, {"face": "WC"}),
        (
            "hand 0 out light 1:W+2,W+2,W+2 2:W+2,W+2",
            "too-many",
            None,
            {"face": "W+2", "laid": 5, "copies": 4},
        ),
        (
            "hand 0 out light 1:7,7,7,R7,R7 2:B7,7,7,7",
            "too-many",
            None,
            {"face": "7", "laid": 9, "copies": 8},
        ),
        (
            "hand 0 out light 1:R7,R7 2:R7",
            "too-many-of",
            None,
            {"card": "R7", "laid": 3, "copies": 2},
        ),
        ("hand 0 out light 1:=700 2:=581", "over-deck", None, {"total": 1281, "value": 1280}),
        ("hand 0 out light 1:=1281 2:8", "over-deck", None, {"total": 1289, "value": 1280}),
        ("hand 0 out light 1:=0 2:=8", "impossible-sum", 1, {"sum": 0}),
        ("hand 0 out light 1:1,1,1,1,1,1,1,1 2:=1", "impossible-sum", 2, {"sum": 1}),
    ],
)
def test_what_is_wrong_is_named_with_its_seat_and_numbers(
    line: str, code: str, seat: int | None, about: Mapping[str, str | int]
) -> None:
    assert told(line) == [Problem(code, seat, about)]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("round 1 fell 2 won", []),
        ("round 1 fell", []),
        ("round 3 fell 2 won", [Problem("not-in", 3)]),
        ("round 1 fell 3 won", [Problem("not-in", 3)]),
        ("round 1 fell 1 won", [Problem("fell-and-won", 1)]),
        ("hand 0 out light 1:R1 2:R2", [Problem("no-points")]),
    ],
)
def test_a_round_is_looked_at_too(line: str, found: list[Problem]) -> None:
    assert told(line, "stacko") == found


@pytest.mark.parametrize(
    ("line", "about"),
    [
        ("hand 0 out light 1:R3!,R3!", {"card": "R3!", "laid": 2, "copies": 1}),
        ("hand 0 out light 1:R3,R3,R3!", {"card": "R3", "laid": 3, "copies": 2}),
        ("hand 0 out light 1:3!,3!,3!,3!,3!", {"card": "3!", "laid": 5, "copies": 4}),
        ("hand 0 out light 1:G0,G0", {"card": "G0", "laid": 2, "copies": 1}),
    ],
)
def test_stop_cards_are_counted_among_their_numbers(
    line: str, about: Mapping[str, str | int]
) -> None:
    assert Problem("too-many-of", None, about) in told(line, "tippo", 2)


def test_a_number_written_without_its_octagon_may_be_either() -> None:
    assert told("hand 0 out light 1:R3,R3,3!,B5!", "tippo", 2) == []


def test_everything_that_is_wrong_is_told_at_once() -> None:
    codes = [it.code for it in told("hand 3 out light last S 0:- 1:W,W,W,W,W 2:8")]
    assert codes == ["not-in", "two-out", "no-draw-card", "too-many"]
    assert [it.seat for it in told("hand 0 out light 1:0 2:P7,B0")] == [1, 2, 2]
    assert [it.seat for it in told("hand 0 out light", seats=4)[:3]] == [1, 2, 3]


def test_a_seat_that_is_out_of_the_match_is_left_with_nothing() -> None:
    hand = Ended(0, ((), (Card("7"),), (Card("8"),)))
    assert problems(hand, GAMES["flip"], {0, 1}) == (Problem("not-in", 2),)
    assert problems(replace(hand, left=((), (Card("7"),), None)), GAMES["flip"], {0, 1}) == ()


@pytest.mark.parametrize(
    ("game", "possible"), [("classic", True), ("tippo", True), ("flip", False)]
)
def test_zero_points_are_possible_only_where_there_are_zeros(game: str, possible: bool) -> None:
    assert (told("hand 0 out light 1:=0 2:7", game) == []) is possible


def test_zero_points_are_impossible_once_all_zeros_are_laid() -> None:
    line = "hand 0 out light 1:0,0,0,0 2:=0"
    assert told(line, "classic") == [Problem("impossible-sum", 2, {"sum": 0})]


def test_two_typed_sums_share_one_deck() -> None:
    assert told("hand 0 out light 1:=700 2:=580") == []
    assert told("hand 0 out light 1:=12+11 2:=23") == []
    assert [it.seat for it in told("hand 0 out light 1:=0 2:=0")] == [1, 2]


@given(dealt_hands(), st.data())
def test_nothing_is_said_against_a_hand_that_was_really_dealt(
    dealt: Dealt, data: st.DataObject
) -> None:
    game, side, hand = dealt
    draws = [None, *(face for face, row in side.rows.items() if row.forces_draw)]

    def noted(cards: tuple[Card, ...]) -> tuple[Card, ...] | Sum:
        how = data.draw(st.sampled_from(["cards", "faces", "no octagons", "sum"]))
        if how == "sum":
            return Sum(tuple(worth((card,), side) for card in cards))
        if how == "faces":
            return tuple(Card(card.face) for card in cards)
        return tuple(card._replace(stop=False) for card in cards) if how[0] == "n" else cards

    left = tuple(
        cards if seat == hand.out or not isinstance(cards, tuple) else noted(cards)
        for seat, cards in enumerate(hand.left)
    )
    noted_hand = Ended(hand.out, left, hand.side, data.draw(st.sampled_from(draws)))
    assert problems(noted_hand, game, range(len(left))) == ()


@given(st.sampled_from(SCORED), st.integers(2, 5), st.data())
def test_one_card_more_than_the_deck_holds_is_always_found(
    where: tuple[Game, Side], seats: int, data: st.DataObject
) -> None:
    game, side = where
    card = data.draw(st.sampled_from([*side.deck, *map(Card, side.rows)]))
    same = {one: count for one, count in side.deck.items() if one.face == card.face}
    copies = sum(
        count
        for one, count in same.items()
        if card.colour in (None, one.colour) and one.stop >= card.stop
    )
    holders = data.draw(st.lists(st.integers(1, seats), min_size=copies + 1, max_size=copies + 1))
    left = [(card,) * holders.count(seat) for seat in range(seats + 1)]
    found = problems(Ended(0, tuple(left), side.key), game, range(seats + 1))
    about = {"laid": copies + 1, "copies": copies}
    if card.colour:
        assert Problem("too-many-of", about={"card": str(card), **about}) in found
    else:
        assert Problem("too-many", about={"face": card.face, **about}) in found


@given(dealt_hands(), st.integers(0, 60), st.data())
def test_a_sum_is_possible_if_the_other_cards_can_make_it(
    dealt: Dealt, typed: int, data: st.DataObject
) -> None:
    game, side, hand = dealt
    seat = data.draw(st.sampled_from([s for s in range(len(hand.left)) if s != hand.out]))
    left = [*hand.left[:seat], Sum((typed,)), *hand.left[seat + 1 :]]
    rest = [
        points
        for face, (copies, points) in oracle.sheet(game.key, side.key).items()
        for _ in range(
            copies - sum(c.face == face for it in left if isinstance(it, tuple) for c in it)
        )
    ]
    found = problems(Ended(hand.out, tuple(left), side.key), game, range(len(left)))
    assert (found == ()) == (typed in oracle.sums(rest))
