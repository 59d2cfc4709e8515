"""One printing of UNO Flip: a whole deck on both sides, and what it lets one guess."""

from collections import Counter

import pytest

from referee.cards import Card
from referee.games import GAMES
from referee.options import Agreed
from referee.printing import backs, hint, rows
from tests.referee.games.hands import hand

FLIP = GAMES["flip"]


@pytest.mark.parametrize(("side", "at"), [("light", 0), ("dark", 1)])
def test_the_printing_is_the_whole_deck_on_either_side(side: str, at: int) -> None:
    assert len(rows()) == 112
    assert Counter(row[at] for row in rows()) == FLIP.side(side).deck


@pytest.mark.parametrize("side", ["light", "dark"])
def test_the_backs_of_a_card_have_it_on_their_backs(side: str) -> None:
    other = FLIP.other_side(side).key
    for card, copies in FLIP.side(side).deck.items():
        found = backs(card, side)
        assert len(found) == copies
        assert all(card in backs(back, other) for back in found)


def test_a_card_that_is_not_there_has_no_backs() -> None:
    assert backs(Card.read("P3")) == backs(Card.read("R0")) == ()


@pytest.mark.parametrize(
    ("lines", "faces"),
    [
        ((), []),
        (("start R5",), ["P2", "T5"]),
        (("start R5", "0 plays R1"), ["P2", "T5"]),
        (("start R5", "0 plays RF"), ["P2", "T5"]),
        (("start R5", "0 plays RF", "reveal P2"), ["RF"]),
        (("start R5", "0 plays RF>P2", "1 plays P1", "2 plays PF"), ["RF"]),
        (("start R5", "0 plays RF>P2", "1 plays PF>RF"), ["PF"]),
        (("start RF",), ["P8", "U3"]),
        (("start RF>P8", "0 plays P1"), ["RF"]),
        (("start W+2 back", "start R5"), ["P2", "T5"]),
    ],
)
def test_the_oldest_discard_is_guessed_as_far_as_the_log_tells(
    lines: tuple[str, ...], faces: list[str]
) -> None:
    assert [str(card) for card in hint(hand("flip", 3, *lines))] == faces


@pytest.mark.parametrize(
    ("lines", "faces"),
    [
        (("start R5",), []),
        (("start R5", "0 plays RF"), ["P8", "U3"]),
        (("start R5", "0 plays RF", "reveal P8"), []),
        (("start RF",), ["P8", "U3"]),
        (("start R5", "0 plays RF>P8", "1 plays PF"), ["G3", "W"]),
    ],
)
def test_where_the_flip_alone_is_turned_its_own_other_face_is_guessed(
    lines: tuple[str, ...], faces: list[str]
) -> None:
    agreed = Agreed({"whole_pile": "top_card_only"})
    assert sorted(map(str, hint(hand("flip", 3, *lines), agreed))) == faces


def test_nothing_is_judged_by_it() -> None:
    *_, other = hand("flip", 3, "start R5", "0 plays RF", "reveal O9")
    assert other.verdict.legal
