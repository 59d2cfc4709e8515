"""What is remembered by situation is what the referee says, event by event and hand after hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields, replace
from random import Random
from statistics import fmean
from typing import Any

import pytest

from referee.bulk import PLAIN, Book, OpenHand, RandomHand, players
from referee.bulk import book as books
from referee.bulk.pieces import Piece, piece
from referee.bulk.rulings import Ruling
from referee.bulk.watched import FORGOTTEN, LEFT
from referee.cards import Card
from referee.events import Challenged, Deed, Drew, Played, Started
from referee.game import Game
from referee.games import GAMES
from referee.hand import deal
from referee.judge import allowed, step
from referee.notation import read
from referee.options import DISCARD_PILES, NO_BLUFFING, OPTIONS, Agreed, Preset
from referee.rule import effect
from referee.scoring import Scoring, points
from referee.table import Table
from tests.referee.likely import some_options
from tests.selfplay.cards import Faces
from tests.selfplay.players import CardHand
from tests.selfplay.tower import TowerHand

DEALT = [(game, preset) for game in GAMES.values() if game.dealt for preset in game.presets]
every_card_sheet = pytest.mark.parametrize(("game", "preset"), DEALT, ids=lambda it: it.key)


class Both(CardHand):
    """Told to the full referee, with all that players may say and do, and to the book beside it."""

    open: OpenHand

    def __post_init__(self) -> None:
        super().__post_init__()
        self.cards.chance = Random(7)

    def by(self, book: Book) -> Both:
        stock, hands = pieces(self.cards.stock), list(map(pieces, self.cards.hands))
        self.open = OpenHand(book, self.dealer, stock, hands, Random(7))
        return self

    def happens(self, deed: Deed) -> None:
        hand, cards = self.open, self.cards
        if not hand.piles:
            hand.stock = pieces(cards.stock)
        elif len(hand.stock) != len(cards.stock):
            hand.recycle()  # somebody has looked through the draw pile
        if isinstance(deed, Started) and not self.legal(deed):
            with pytest.raises(ValueError, match="illegal"):
                hand.happens(deed)
            super().happens(deed)
            return
        hand.happens(deed)
        super().happens(deed)
        assert_same(hand, self.table)
        assert hand.table.held == cards.held
        assert hand.left == cards.left
        assert faces(hand.stock) == cards.stock
        assert list(map(faces, hand.piles)) == cards.piles
        assert list(map(faces, hand.hands)) == cards.hands


class Judged(RandomHand):
    """Every event of a hand played by the book is judged in full, and no legal play is left out."""

    def judged(self) -> Judged:
        self.full = self.table
        self.said = 0
        return self

    def follow(self, ruling: Ruling, piece: Piece | None = None) -> None:
        event = self.around.back.event(ruling.event)
        before = self.full.but(held=self.table.held, left=self.left)
        if self.said % 4 == 0:
            assert self.may_play() == may_play(before, self.book.agreed)
        done = step(before, event, self.book.agreed)
        assert done.verdict.legal, f"{event} is illegal: {done.verdict.because} at {before}"
        super().follow(ruling, piece)
        self.full = done.after
        self.said += 1
        assert_same(self, done.after)
        for seat, hand in enumerate(self.hands):
            assert done.after.count(seat) in (None, len(hand))

    def may_play(self) -> set[tuple[int, Card, int]]:
        """Every seat, card and pile that go together."""
        by_seat = (self.situation.plays, *self.situation.jumps)
        return {
            (self.at(seat), play.event.card, play.event.pile)
            for seat, plays in enumerate(by_seat)
            for it in self.hands[self.at(seat)]
            for play in plays[it.sides[self.up]]
            if isinstance(play.event, Played) and self.legal(play)
        }


def may_play(table: Table, agreed: Agreed) -> set[tuple[int, Card, int]]:
    colour = table.cards.colours[0]
    return {
        (seat, card, pile)
        for seat in table.playing
        for card in set(table.hand(seat) or ())
        for pile in range(len(table.piles))
        if allowed(table, Played(seat, card, colour if card.wild else None, pile), agreed)
    }


def pieces(cards: Sequence[Faces]) -> list[Piece]:
    return [piece(*it) for it in cards]


def coded(*codes: str) -> list[Piece]:
    return [piece(Card.read(code)) for code in codes]


def faces(found: Sequence[Piece]) -> list[Faces]:
    return [it.faces for it in found]


def assert_same(hand: OpenHand, table: Table) -> None:
    """All that the book has not forgotten is as the referee has it; the cards are known to both."""
    ours = hand.table
    for it in fields(Table):
        mine, theirs = getattr(ours, it.name), getattr(table, it.name)
        if it.name == "piles":
            assert [pile[:2] for pile in mine] == [pile[:2] for pile in theirs]
            assert [pile.colour_only for pile in mine] == [pile.colour_only for pile in theirs]
        elif it.name == "under":
            assert ours.lying == table.lying
        elif it.name not in ("held", "left", "happened") and mine is not FORGOTTEN:
            assert mine == theirs, f"{it.name} is {theirs}: {table}"


def agreements(preset: Preset, seed: int) -> Agreed:
    """The sheet as it is, or with some house rules."""
    return Agreed.on(preset, some_options(Random(seed)) if seed % 3 else {})


def both(game: Game, preset: Preset, books_: Iterable[int], hands: int) -> None:
    for seed in books_:
        chance, seats = Random(seed), game.seats[seed % len(game.seats)]
        agreed = agreements(preset, seed)
        book = Book(game, seats, agreed)
        for number in range(hands):
            Both(game, seats, agreed, chance, dealer=number % seats).by(book).play()


@every_card_sheet
def test_the_book_says_what_the_referee_says(game: Game, preset: Preset) -> None:
    both(game, preset, range(6), hands=12)


@pytest.mark.parametrize("game", [it for it in GAMES.values() if it.dealt], ids=lambda it: it.key)
def test_the_book_knows_every_option(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each played by where it is not the usual."""
    monkeypatch.setattr(players, "LONGEST", 300)
    options = (it for it in OPTIONS.values() if it is not DISCARD_PILES)
    unusual = [(it.key, value) for it in options for value in it.values[1:]]
    for number, (key, value) in enumerate(unusual):
        seats, chance = 2 + number % 3, Random(number)
        agreed = Agreed.on(game.presets[0], {key: value})
        book = Book(game, seats, agreed)
        Both(game, seats, agreed, chance).by(book).play()
        Judged(book, 0, chance).judged().play()


@pytest.mark.parametrize("seed", [107, 113, 178])
def test_a_card_dropped_from_under_the_tops_leaves_none_there(seed: int) -> None:
    """The draw pile ran out in the middle of a tilt, within six hands."""
    game = GAMES["tippo"]
    for preset in game.presets:
        both(game, preset, [seed], hands=6)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@every_card_sheet
def test_the_book_says_what_the_referee_says_over_many_hands(game: Game, preset: Preset) -> None:
    both(game, preset, range(100, 400), hands=20)


@every_card_sheet
def test_what_is_played_by_the_book_is_judged_legal(game: Game, preset: Preset) -> None:
    for seed in range(6):
        chance, seats = Random(seed), game.seats[seed % len(game.seats)]
        book = Book(game, seats, agreements(preset, seed))
        for number in range(3):
            hand = Judged(book, number % seats, chance).judged()
            result = hand.play()
            assert hand.said
            assert result is None or result.left[result.out] == ()


def test_a_book_that_is_full_is_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(books, "MANY", 20)
    both(GAMES["flip"], GAMES["flip"].presets[0], range(3), hands=3)


def test_a_tower_is_played_by_the_book_too() -> None:
    game = GAMES["stacko"]
    for seed in range(20):
        seats = game.seats[seed % len(game.seats)]
        agreed = agreements(game.presets[0], seed)
        book = Book(game, seats, agreed)
        for number in range(3):
            tower = TowerHand(game, seats, agreed, Random(seed), dealer=number % seats)
            tower.play()
            hand = OpenHand(book, tower.dealer, [], [[] for _ in range(seats)], Random(1))
            table = hand.table
            for deed in tower.log:
                hand.happens(deed)
                table = step(table, deed, agreed).after
                assert_same(hand, table)
            assert (hand.table.loser, hand.table.winner) == (table.loser, table.winner)


@pytest.mark.parametrize(
    "lines",
    [
        ("start R5", "0 plays W+4>B uno", "1 accepts"),
        ("start R5", "0 plays W+4>B uno", "1 challenges: - "),
        ("start R5", "0 plays R+2 uno"),
        ("start R5", "0 plays R5", "1 draws R1", "1 keeps"),
    ],
)
def test_the_same_from_hands_of_all_sizes(lines: Sequence[str]) -> None:
    """Out with it, or with one, two or three cards left."""
    game, agreed = GAMES["classic"], Agreed()
    book = Book(game, 2, agreed)
    played = next(it for it in map(read, lines) if isinstance(it, Played)).card
    for more in (0, 1, 2, 3, 3, 2, 1, 0):
        mine = [piece(played), *coded("Y7", "Y8", "R9")[:more]]
        others, stock = coded("Y6", "Y6"), coded("G1", "G2", "G3", "G4", "R1", "R5")
        hand = OpenHand(book, 1, stock, [mine, others], Random(1))
        table = deal(game, 2, 1).but(held=hand.table.held, left=hand.left)
        for deed in map(read, lines):
            if isinstance(deed, Challenged):
                deed = replace(deed, shown=hand.cards(0))
            if not table.over:
                hand.happens(deed)
                table = step(table, deed, agreed).after
                assert_same(hand, table)
                assert [table.count(seat) for seat in (0, 1)] == list(map(len, hand.hands))


def holds_many(table: Table, seat: int) -> bool:
    return (table.count(seat) or 0) >= 9


def few_are_left(table: Table, seat: int) -> bool:
    return (table.left or 0) <= 70


def next_has_one(table: Table, seat: int) -> bool:
    return table.count(table.after(seat)) == 1


@pytest.mark.parametrize(
    ("when", "look", "own"),
    [
        (holds_many, (0, 9), True),
        (few_are_left, (LEFT, 72), False),
        (next_has_one, (1, 2), False),
    ],
)
def test_a_rule_may_ask_for_any_number_of_cards(
    when: Callable[[Table, int], bool], look: tuple[int, int], own: bool
) -> None:
    """Made-up rules that ask for other numbers than the sheets do."""

    @effect("mercy")
    def passes_over(table: Table, event: Drew, agreed: Agreed) -> Table:
        asked = when(table, event.seat)
        return table.but(turn=table.after(table.turn)) if asked else table

    classic = GAMES["classic"]
    drew = replace(classic.rows[Drew], last=(passes_over,))
    game = replace(classic, rows={**classic.rows, Drew: drew})
    book, chance = Book(game, 6, Agreed()), Random(1)
    for dealer in range(18):
        Both(game, 6, Agreed(), chance, dealer=dealer % 6).by(book).play()
    assert any(look in it.looks for it in drawings(book))
    # Only where nothing but one's own number matters, it alone will do to find what was ruled.
    assert any(it.plain for it in drawings(book) if look in it.looks) is own


def drawings(book: Book) -> list[Ruling]:
    return [
        ruling
        for situation in book._known.values()
        for ruling in situation._rulings.values()
        if isinstance(ruling.event, Drew)
    ]


def test_what_was_forgotten_cannot_be_asked() -> None:
    hand = RandomHand(Book(GAMES["classic"], 3, Agreed()), 0, Random(2))
    hand.happens(Started((Card.read("R5"),)))
    table: Any = hand.situation.table
    for ask in (lambda: table.after(table.dealer), lambda: table.dealer == 1, lambda: not table.by):
        with pytest.raises(TypeError):
            ask()


def test_an_event_that_is_illegal_or_makes_no_sense_changes_nothing() -> None:
    hand = RandomHand(Book(GAMES["classic"], 3, Agreed()), 0, Random(1))
    before = hand.table
    for deed in (Drew(0), Started((Card("Z"),)), Played(1, Card("W"), None)):
        with pytest.raises(ValueError, match=r"illegal|card|colour"):
            hand.happens(deed)
    assert hand.table == before


def test_hands_by_the_book_are_as_two_other_programs_found() -> None:
    """As the same hands before the full referee, in more of them."""
    game, chance = GAMES["classic"], Random(1)
    book = Book(game, 4, Agreed({NO_BLUFFING.key: True}))
    moves, booked, first = [], [], []
    for _ in range(3_000):
        hand = RandomHand(book, 3, chance, PLAIN)
        result = hand.play()
        assert result is not None
        moves.append(hand.moves)
        booked.append(sum(it or 0 for it in points(result, game, Scoring.STANDARD, 4)))
        first.append(result.out == 0)
    assert fmean(moves) == pytest.approx(53.7, abs=2)
    assert fmean(booked) == pytest.approx(120.0, abs=6)
    assert fmean(first) == pytest.approx(0.257, abs=0.032)
