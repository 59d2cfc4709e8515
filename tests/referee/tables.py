"""What a table may come up with: hands really dealt, events of every kind, logs."""

from random import Random

from hypothesis import strategies as st

from referee.cards import Card, Colour
from referee.events import (
    Abandoned,
    Accepted,
    Advised,
    Amended,
    Called,
    Caught,
    Challenged,
    Corrected,
    Deed,
    Drew,
    Dropped,
    Ended,
    Event,
    Fell,
    Found,
    Kept,
    Move,
    Named,
    Opened,
    PiledUp,
    Placed,
    Played,
    PlayedOn,
    Pulled,
    Redone,
    Reopened,
    Reshuffled,
    Revealed,
    Revised,
    Ruled,
    Seen,
    Spilled,
    Started,
    Struck,
    Sum,
    TakenBack,
    Told,
    Toppled,
    Undone,
)
from referee.game import Game, Side
from referee.games import GAMES
from referee.scoring import Scoring

SIDES = [(game, side) for game in GAMES.values() for side in game.sides]
SCORED = [(game, side) for game, side in SIDES if game.scored]


def whole_deck(side: Side) -> list[Card]:
    return [card for card, count in side.deck.items() for _ in range(count)]


@st.composite
def dealt_hands(draw: st.DrawFn) -> tuple[Game, Side, Ended]:
    """A hand that ended with cards which were dealt from one shuffled deck."""
    game, side = draw(st.sampled_from(SCORED))
    seats = draw(st.integers(2, 6))
    out = draw(st.integers(0, seats - 1))
    deck = whole_deck(side)
    Random(draw(st.integers(0, 2**32))).shuffle(deck)
    left = [tuple(deck.pop() for _ in range(draw(st.integers(1, 9)))) for _ in range(seats)]
    left[out] = ()
    return game, side, Ended(out, tuple(left), side.key)


seats = st.integers(0, 9)
numbers = st.integers(0, 999_999)
reasons = st.text(max_size=30) | st.sampled_from(
    ['she said "8"', "two\nlines\r\n", "\u2028 \x85 \x0b", "contato due volte 🂡", 'x why "y"', "\\"]
)
coloured = [card for _, side in SIDES for card in side.deck]
cards = st.sampled_from(coloured) | st.sampled_from(coloured).map(lambda c: Card(c.face))
sums = st.lists(st.integers(0, 99_999), min_size=1, max_size=4).map(lambda it: Sum(tuple(it)))
words = st.text("abcdefghijklmnopqrstuvwxyz_", min_size=1, max_size=8)


@st.composite
def ended(draw: st.DrawFn) -> Ended:
    """Any hand that can be written down, likely or not."""
    cards_left = st.lists(cards, max_size=4).map(tuple)
    left = draw(st.lists(st.none() | sums | cards_left, min_size=1, max_size=4))
    out = draw(st.integers(0, len(left) - 1))
    left[out] = ()
    last = draw(st.none() | cards.map(lambda card: card.face))
    return Ended(out, tuple(left), draw(st.sampled_from(["light", "dark"])), last)


faces = st.sampled_from(coloured)
"""Cards as they lie on the table, each with its colour."""

colours = st.sampled_from(list(Colour))
piles = st.none() | st.lists(faces, max_size=4).map(tuple)
levels = st.none() | st.integers(0, 20)
deeds: st.SearchStrategy[Deed] = st.one_of(
    st.builds(
        Started,
        st.lists(faces, min_size=1, max_size=2).map(tuple),
        st.none() | faces,
        st.none() | colours,
    ),
    st.builds(
        Played,
        seats,
        faces,
        st.none() | colours,
        st.integers(0, 2),
        st.booleans(),
        st.none() | faces,
        st.none() | seats,
    ),
    st.builds(Revealed, faces, st.none() | seats, st.none() | colours),
    st.builds(Drew, seats, st.none() | faces),
    st.builds(Named, seats, colours, st.none() | st.integers(0, 2)),
    st.builds(Accepted, seats, piles),
    st.builds(
        Challenged, seats, st.lists(faces, max_size=4).map(tuple) | st.sampled_from(Found), piles
    ),
    st.builds(Caught, seats, seats),
    st.builds(Dropped, seats, faces, st.booleans()),
    st.builds(Pulled, seats, faces, levels, st.none() | colours),
    st.builds(Placed, seats, levels),
    st.builds(PiledUp, seats, seats, colours),
    st.one_of([st.builds(kind, seats) for kind in (Kept, Called, Spilled, Fell, Advised)]),
    st.builds(Reshuffled, st.lists(faces, min_size=1, max_size=2).map(tuple), st.none() | colours),
)
seen = st.builds(
    Seen,
    st.none() | seats,
    st.sampled_from([None, 1, -1]),
    st.sampled_from([None, "light", "dark"]),
    held=st.lists(st.tuples(seats, st.integers(0, 20)), max_size=3).map(tuple),
) | st.builds(
    Seen,
    cards=st.lists(faces, min_size=1, max_size=2).map(tuple),
    colour=st.none() | colours,
)
told: st.SearchStrategy[Told] = st.one_of(deeds, deeds.map(TakenBack), seen)
moves: st.SearchStrategy[Move] = st.one_of(
    told,
    st.builds(Ruled, st.booleans(), reasons),
    st.builds(Revised, st.integers(1, 9), st.none() | told, reasons),
)
rounds = st.builds(Toppled, seats, st.none() | seats)
results = ended() | rounds
options = st.lists(st.tuples(words, words), max_size=2).map(tuple)
changes: st.SearchStrategy[Event] = st.one_of(
    results,
    st.builds(Amended, options),
    st.builds(Corrected, st.integers(1, 5), results, reasons),
    st.builds(Struck, st.integers(1, 5), reasons),
    st.builds(PlayedOn, numbers),
    st.sampled_from([Reopened(), Abandoned()]),
    moves,
)
openings = st.builds(
    Opened,
    game=st.sampled_from(list(GAMES)),
    seats=numbers,
    dealer=numbers,
    scoring=st.sampled_from([scoring.value for scoring in Scoring]),
    target=numbers,
    options=options,
)
steps: st.SearchStrategy[Event] = changes | st.sampled_from([Undone(), Redone()])
events: st.SearchStrategy[Event] = openings | steps
