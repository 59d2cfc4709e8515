"""Matches to store: players, hands, and the random lines of a log."""

from __future__ import annotations

from itertools import chain

from hypothesis import strategies as st

from db import Store
from referee.cards import Card
from referee.events import (
    Abandoned,
    Amended,
    Corrected,
    Ended,
    Event,
    Left,
    Opened,
    PlayedOn,
    Redone,
    Reopened,
    Result,
    Struck,
    Sum,
    Toppled,
    Undone,
)

FLIP = Opened("flip", 4, 3, "standard", 500)
HAND = Ended(0, ((), (Card("7"),), (Card("W"),), Sum((12, 11))))
"""Worth 70 to seat 0."""


def players(store: Store, count: int, prefix: str = "Player") -> list[int]:
    return [store.add_player(f"{prefix} {number}").id for number in range(count)]


def begun(store: Store, opened: Opened = FLIP, prefix: str = "Player") -> str:
    """A match of new players."""
    return store.new_match(opened, players(store, opened.seats, prefix))


def record(store: Store, id: str, *events: Event) -> None:
    for event in events:
        store.record(id, event, after=store.length(id))


def lines(store: Store, id: str) -> list[str]:
    return [entry.line for entry in store.load(id).entries]


NUMBERS = st.integers(1, 3)
WHYS = st.sampled_from(["", 'counted "twice"', "two\nlines"])
CARDS = st.lists(st.sampled_from([Card("1"), Card("W"), Card("F")]), min_size=1, max_size=3)
LEFT: st.SearchStrategy[Left | None] = st.one_of(
    CARDS.map(tuple), st.integers(1, 90).map(lambda points: Sum((points,))), st.none()
)
TOPPLED = st.builds(Toppled, st.integers(0, 2), st.none() | st.integers(0, 3))


@st.composite
def ended(draw: st.DrawFn) -> Ended:
    left = draw(st.lists(LEFT, min_size=3, max_size=3))
    out = draw(st.integers(0, 2))
    left[out] = ()
    return Ended(out, tuple(left), draw(st.sampled_from(["light", "dark"])))


def events(result: st.SearchStrategy[Result]) -> st.SearchStrategy[list[Event]]:
    """What people do, much of it in pairs; now and then something that cannot be done."""
    one: st.SearchStrategy[Event] = st.one_of(
        result,
        result,
        st.builds(Corrected, NUMBERS, result, WHYS),
        st.builds(Struck, NUMBERS, WHYS),
        st.builds(PlayedOn, st.sampled_from([3, 100, 300])),
        st.builds(Amended, st.sampled_from([(), (("deal_rotation", "fixed"),), (("tax", "1"),)])),
        st.sampled_from([Reopened(), Abandoned(), Undone(), Redone()]),
        ended() | TOPPLED,
    )
    some: st.SearchStrategy[list[Event]] = st.one_of(
        st.lists(result, min_size=1, max_size=3),
        st.lists(one, min_size=1, max_size=3),
        st.sampled_from(
            [
                [Undone(), Redone()],
                [Undone(), Undone(), Redone()],
                [Abandoned(), Reopened()],
            ]
        ),
    )
    return st.lists(some, min_size=3, max_size=8).map(lambda parts: list(chain(*parts)))


@st.composite
def story(draw: st.DrawFn) -> tuple[Opened, list[Event]]:
    """A match of three and what was then sent to be saved."""
    dealer = draw(st.integers(0, 2))
    if draw(st.booleans()):
        return Opened("stacko", 3, dealer, "rounds", 2), draw(events(TOPPLED))
    scoring = draw(st.sampled_from(["standard", "lowest", "elimination"]))
    target = draw(st.sampled_from([50, 200]))
    return Opened("flip", 3, dealer, scoring, target), draw(events(ended()))
