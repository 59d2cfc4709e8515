"""Which cards match, by another program: the game of UNO of the package `rlcard`.

It knows fewer rules, and one differently: it lets a Wild Draw Four be played only where nothing
else can be. We have that rule too, as the reading of another sheet, so with it nothing differs.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from referee.cards import Card, Colour
from referee.events import Played
from referee.games import GAMES
from referee.judge import allowed
from referee.options import NO_BLUFFING, WILD_DRAW_LEGALITY, Agreed
from referee.table import Pile, Table

CLASSIC = GAMES["classic"]
DECK = list(CLASSIC.sides[0].deck)
OURS = Agreed({NO_BLUFFING.key: True})
THEIRS = Agreed({NO_BLUFFING.key: True, WILD_DRAW_LEGALITY.key: "no_playable_card"})
FACES = {"skip": "S", "reverse": "R", "draw_2": "+2", "wild": "W", "wild_draw_4": "W+4"}
TRAITS = {face: trait for trait, face in FACES.items()}
FOUR = Card("W+4")


@pytest.fixture(scope="module")
def uno() -> Any:
    return pytest.importorskip("rlcard.games.uno")


def card_of(theirs: Any) -> Card:
    return card_named(theirs.color, theirs.trait)


def card_named(colour: str, trait: str) -> Card:
    face = FACES.get(trait, trait)
    return Card(face) if face in ("W", "W+4") else Card(face, Colour(colour.upper()))


def their_card(uno: Any, card: Card, colour: Colour) -> Any:
    trait = TRAITS.get(card.face, card.face)
    kind = "wild" if card.wild else "number" if card.face.isdigit() else "action"
    return uno.card.UnoCard(kind, (card.colour or colour).lower(), trait)


def by_them(uno: Any, hand: list[Card], top: Card, colour: Colour) -> set[Card]:
    game = uno.Game()
    game.init_game()
    game.round.target = their_card(uno, top, colour)
    game.players[0].hand = [their_card(uno, card, Colour.RED) for card in hand]
    return read(game.round.get_legal_actions(game.players, 0))


def read(actions: list[str]) -> set[Card]:
    return {card_named(*action.split("-")) for action in actions if action != "draw"}


def by_us(hand: list[Card], top: Card, colour: Colour, agreed: Agreed) -> set[Card]:
    table = Table(CLASSIC, 2, piles=(Pile(top, colour),), held=(tuple(hand), None))
    named = Colour.RED
    plays = [Played(0, card, named if card.wild else None) for card in hand]
    return {play.card for play in plays if allowed(table, play, agreed)}


def test_the_same_cards_match_each_top_card(uno: Any) -> None:
    for top in DECK:
        for colour in CLASSIC.sides[0].colours if top.wild else [top.colour]:
            assert colour is not None
            found = {card for card in DECK if by_them(uno, [card], top, colour)}
            assert {card for card in DECK if by_us([card], top, colour, OURS)} == found


def test_a_wild_draw_four_beside_another_card_is_all_that_differs(uno: Any) -> None:
    differing = set()
    for top in DECK:
        colour = top.colour or Colour.RED
        for other in DECK:
            hand = [other, FOUR]
            theirs, ours = by_them(uno, hand, top, colour), by_us(hand, top, colour, OURS)
            assert by_us(hand, top, colour, THEIRS) == theirs
            if ours != theirs:
                assert ours - theirs == {FOUR}
                assert theirs == {other}
                differing.add((top, other))
    # A card of the colour in play forbids it for both; one that matches otherwise, for them only.
    assert differing == {
        (top, other)
        for top in DECK
        for other in DECK
        if other.face == "W"
        or (not top.wild and other.face == top.face and other.colour != top.colour)
    }


def test_the_same_cards_may_be_played_in_the_hands_that_come_up_in_play(uno: Any) -> None:
    chance = Random(1)
    for seed in range(40):
        game = uno.Game(num_players=4)
        game.np_random.seed(seed)
        state, seat = game.init_game()
        while not game.is_over():
            target = game.round.target
            hand = [card_of(card) for card in game.players[seat].hand]
            colour = Colour(target.color.upper())
            found = read(state["legal_actions"])
            assert by_us(hand, card_of(target), colour, THEIRS) == found
            state, seat = game.step(chance.choice(state["legal_actions"]))
