"""Matches played to a given point, and what a page shows of them."""

from collections.abc import Sequence

from streamlit.testing.v1 import AppTest

import db
from referee.events import Abandoned, Ended, Event, Opened, Sum

NASTY = ["محمد عبد الله", "さくら", "<b>x</b>", "**bold**", ":red[x]", "$x$", "W" * 40]
"""Names of any script and length, and names that would be markup."""


def seated(store: db.Store, *names: str) -> list[int]:
    """Their ids; whoever is not on the roster yet joins it."""
    known = {player.name: player.id for player in store.players()}
    return [known.get(name) or store.add_player(name).id for name in names]


def play(
    store: db.Store, names: Sequence[str], *hands: Sequence[int], target: int = 500, **about: str
) -> str:
    """A match of UNO Flip, unless `about` says otherwise. Each hand is the points all were left
    with; the first with none went out."""
    opened = Opened(
        game=about.get("game", "flip"),
        seats=len(names),
        dealer=0,
        scoring=about.get("scoring", "standard"),
        target=target,
    )
    match = store.new_match(opened, seated(store, *names))
    for hand in hands:
        out = hand.index(0)
        left = tuple(() if seat == out else Sum((points,)) for seat, points in enumerate(hand))
        then(store, match, Ended(out, left))
    return match


def then(store: db.Store, match: str, event: Event) -> None:
    store.record(match, event, after=store.length(match))


def abandon(store: db.Store, match: str) -> None:
    then(store, match, Abandoned())


def html(app: AppTest) -> str:
    """What a page shows as HTML, its style sheets left out."""
    bodies = [element.proto.body for element in app.get("html")]
    return "\n".join(body for body in bodies if not body.startswith("<style"))


def labels(app: AppTest) -> list[str]:
    return [button.label for button in app.button]


def filled(app: AppTest) -> list[str]:
    """The buttons that stand out; there should never be two."""
    return [button.label for button in app.button if button.proto.type == "primary"]
