"""Decks and points, against the tables printed on the sheets."""

from collections import Counter

import pytest

from referee.cards import DARK_COLOURS, LIGHT_COLOURS, Card
from referee.events import Ended
from referee.game import Game, Side
from referee.games import GAMES
from referee.options import Agreed
from referee.plausible import problems
from referee.replay import replay
from tests.referee import oracle
from tests.referee.tables import SIDES

EVERY_SIDE = pytest.mark.parametrize(
    ("game", "side"), SIDES, ids=[f"{game.key}-{side.key}" for game, side in SIDES]
)
FLIP = GAMES["flip"]


@pytest.mark.parametrize(
    ("game", "side", "size", "value"),
    [
        ("classic", "light", 108, 1240),
        ("flip", "light", 112, 1280),
        ("flip", "dark", 112, 1480),
        ("tippo", "light", 112, 1440),
        ("stacko", "light", 45, 0),
    ],
)
def test_deck_has_its_published_size_and_value(game: str, side: str, size: int, value: int) -> None:
    found = GAMES[game].side(side)
    assert (found.size, found.value) == (size, value)
    assert sum(oracle.card_points(game, side, str(c)) * n for c, n in found.deck.items()) == value


@EVERY_SIDE
def test_there_are_as_many_of_each_face_as_on_the_sheet(game: Game, side: Side) -> None:
    counted: Counter[str] = Counter()
    for card, count in side.deck.items():
        counted[card.face] += count
    printed = {face: count for face, (count, _) in oracle.sheet(game.key, side.key).items()}
    assert counted == printed
    assert {face: side.copies(face) for face in side.rows} == printed


@EVERY_SIDE
def test_each_face_is_worth_what_the_sheet_says(game: Game, side: Side) -> None:
    printed = {face: points for face, (_, points) in oracle.sheet(game.key, side.key).items()}
    assert {face: row.points for face, row in side.rows.items()} == printed


@EVERY_SIDE
def test_every_colour_has_the_same_cards(game: Game, side: Side) -> None:
    by_colour = {
        colour: {(c.face, c.stop): n for c, n in side.deck.items() if c.colour is colour}
        for colour in side.colours
    }
    assert len(by_colour) == 4
    assert len({tuple(sorted(faces.items())) for faces in by_colour.values()}) == 1
    assert all(card.wild for card in side.deck if card.colour is None)


@EVERY_SIDE
def test_no_card_of_a_deck_is_missing_from_it(game: Game, side: Side) -> None:
    assert [card for card in side.deck if side.missing(card)] == []
    assert [face for face in side.rows if side.missing(Card(face))] == []


def test_flip_has_no_zero_and_its_dark_side_no_plain_skip() -> None:
    light, dark = FLIP.sides
    assert "0" not in light.rows
    assert "0" not in dark.rows
    assert "S" in light.rows
    assert "S" not in dark.rows
    assert (light.colours, dark.colours) == (LIGHT_COLOURS, DARK_COLOURS)


def test_tippo_has_twenty_stop_cards_among_its_numbers_and_four_tilts() -> None:
    deck = GAMES["tippo"].side("light").deck
    stops = {card: count for card, count in deck.items() if card.stop}
    assert sum(stops.values()) == 20
    assert {card.face for card in stops} == {"1", "2", "3", "4", "5"}
    assert set(stops.values()) == {1}
    assert all(deck[Card(card.face, card.colour)] == 1 for card in stops)
    assert deck[Card("WT")] == 4


def test_stop_cards_on_top_of_the_numbers_are_twenty_more() -> None:
    tippo = GAMES["tippo"]
    more = tippo.as_agreed(Agreed({"stop_cards": "extra"}))
    deck, usual = more.sides[0].deck, tippo.sides[0].deck
    assert {card: deck[card] - usual[card] for card in deck if deck[card] != usual[card]} == {
        card: 1 for card in usual if card.face in ("1", "2", "3", "4", "5") and not card.stop
    }
    # Four colours of 1 + 2 + 3 + 4 + 5 points.
    assert (more.sides[0].size, more.sides[0].value) == (132, 1440 + 60)
    assert tippo.as_agreed(Agreed()) is more.as_agreed(Agreed()) is tippo


def test_a_match_is_played_with_the_deck_it_has_agreed_on() -> None:
    lines = ["match tippo 3 dealer 2 standard 500 stop_cards=extra", "start R1,Y2"]
    assert replay(lines).table.left == 132 - 21 - 2
    threes = Ended(0, ((), (Card("3"),) * 12, (Card("W"),)))
    assert problems(threes, replay(lines).game, {0, 1, 2}) == ()
    assert [it.code for it in problems(threes, GAMES["tippo"], {0, 1, 2})] == ["too-many"]


@pytest.mark.parametrize(
    ("side", "code", "why"),
    [
        ("light", "R0", "there is no face 0 on the light side"),
        ("light", "R+2", "there is no face +2 on the light side"),
        ("light", "P7", "there is no colour pink on the light side"),
        ("light", "R3!", "no 3 is a stop card"),
        ("dark", "R7", "there is no colour red on the dark side"),
        ("dark", "PS", "there is no face S on the dark side"),
        ("dark", "W+2", "there is no face W+2 on the dark side"),
    ],
)
def test_a_card_of_elsewhere_is_missing_and_says_why(side: str, code: str, why: str) -> None:
    assert FLIP.side(side).missing(Card.read(code)) == why


def test_every_card_that_makes_somebody_draw_is_known_as_such() -> None:
    draws = {
        (game.key, side.key): "".join(f" {f}" for f, row in side.rows.items() if row.forces_draw)
        for game, side in SIDES
    }
    assert draws == {
        ("flip", "light"): " +1 W+2",
        ("flip", "dark"): " +5 WC",
        ("classic", "light"): " +2 W+4",
        ("tippo", "light"): " +2 W+4 WT",
        ("stacko", "light"): "",
    }


def test_a_side_is_found_by_its_key_the_first_without_one() -> None:
    assert FLIP.side("dark") is FLIP.sides[1]
    assert FLIP.side(None) is FLIP.sides[0]
    with pytest.raises(KeyError):
        GAMES["classic"].side("dark")


def test_two_to_ten_may_play_every_game() -> None:
    assert {game.seats for game in GAMES.values()} == {range(2, 11)}
