"""What may be done now: buttons that keep their places, and the keys that answer a question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import streamlit as st

import db
from pages.parts import picker, session, trouble
from pages.parts.playing import asks
from pages.parts.playing.asks import Act, Ask
from pages.parts.playing.doing import do, doing, record
from pages.parts.playing.judging import marks, ways
from pages.parts.say import plain, t
from referee.cards import Card, CardError, Colour
from referee.events import Seen
from referee.rules.scale import stopped
from referee.rules.wild import accused
from referee.table import Table

PICKER = "play-picker"
SLOTS = ("draw", "keep", "uno", "call", "catch", "spill", "place", "two_hands", "fall")
ANSWERS = ("accept", "take")
"""What a player has to answer is asked for as large as cards are."""
CHALLENGES = ("guilty", "innocent", "challenge")
"""What came of a challenge: as the challenger said who looked, or by the hand itself."""
BESIDE = 24
"""Cards of other colours that are shown at once on a narrow screen: those of a second tray, too."""
OPENS = {"challenge": "shown", "two_hands": "two_hands"}
"""Buttons that ask for something before anything is logged."""


def buttons(loaded: db.Loaded, found: Iterable[Act]) -> None:
    """One tap each, always at the same place; what is not possible now leaves its place empty."""
    acts = {act.key: act for act in found}
    game = "tower" if loaded.match.game.levels else "cards"
    with st.container(key=f"play-acts-{game}"):
        for key in SLOTS:
            if key in acts:
                _act(loaded, acts[key])
    for place, keys in (("answers", ANSWERS), ("challenge", CHALLENGES)):
        offered = [acts[key] for key in keys if key in acts]
        if offered:
            with st.container(key=f"play-{place}"):
                if place == "challenge":
                    st.markdown(t("play-challenges", name=_name(loaded, offered[0])))
                for act in offered:
                    _act(loaded, act)


def _act(loaded: db.Loaded, act: Act) -> None:
    now = doing(loaded)
    label = t(f"act-{act.key.replace('_', '-')}", name=_name(loaded, act), count=act.count or 0)
    opens = OPENS.get(act.key)
    pressed = now.get("uno") if act.key == "uno" else opens and now.get("asked") == opens
    st.button(
        label,
        key=f"act-{act.key}",
        icon=":material/check:" if pressed else None,
        width="stretch",
        on_click=_do,
        args=(loaded, act),
    )


def _name(loaded: db.Loaded, act: Act) -> str:
    return plain(loaded.players[act.seat].name) if act.seat is not None else ""


def _do(loaded: db.Loaded, act: Act) -> None:
    now = doing(loaded)
    if act.deed is not None:
        record(loaded, act.deed)
    elif act.key == "uno":
        do(loaded, uno=not now.get("uno", False))
    else:
        opens = OPENS[act.key]
        do(loaded, asked=None if now.get("asked") == opens else opens)


def pick(loaded: db.Loaded, asked: Ask | None, seat: int) -> None:
    if asked is None:
        return
    match = loaded.match
    table, agreed = match.table, match.agreed

    def picked() -> None:
        _answer(loaded, asked, seat, st.session_state[PICKER].pick)

    label = _label(loaded, asked, seat)
    if asked.picks == "colour":
        picker.colours(asked.side, key=PICKER, label=label, on_pick=picked)
    elif asked.picks == "many":
        picker.many(asked.side, key=PICKER, label=label, at_most=asked.at_most, on_pick=picked)
    else:
        against, opens = marks(asked, table, agreed, seat), _in_force(table)
        picker.one(
            asked.side,
            key=PICKER,
            label=label,
            marks=against,
            fits=_beside(asked, against, opens),
            asked=match.length,
            colour=opens,
            names_colour=asked.what in ("play", "pull", "seen"),
            on_pick=picked,
        )


def _label(loaded: db.Loaded, asked: Ask, seat: int) -> str:
    table = loaded.match.table
    if asked.what in ("play", "pull"):
        return ""  # the heading says it
    who = {"shown": accused(table, table.turn), "two_hands": asks.busy(table, seat)}.get(
        asked.what, seat
    )
    return t(
        f"ask-{asked.what.replace('_', '-')}",
        name=loaded.players[who].name,
        count=asked.at_most or 0,
    )


def _in_force(table: Table) -> Colour:
    """The colour that most likely follows."""
    closed = stopped(table)
    found = (pile.colour for at, pile in enumerate(table.piles) if at not in closed)
    return next(filter(None, found), table.cards.colours[0])


def _beside(asked: Ask, against: Mapping[str, str], opens: Colour) -> tuple[Card, ...]:
    """What fits of the other colours, unless that is most of them."""
    if asked.what not in ("play", "pull"):
        return ()
    found = (card for card in asked.side.deck if str(card) not in against)
    fits = tuple(card for card in found if card.colour not in (None, opens))
    return fits if len(fits) <= BESIDE else ()


def _answer(loaded: db.Loaded, asked: Ask, seat: int, pick: object) -> None:
    """What came back from the keys: log it, or show its verdict first."""
    try:
        codes, colour = read_pick(pick)
    except (CardError, ValueError, TypeError):
        return
    now = doing(loaded)
    table, agreed = loaded.match.table, loaded.match.agreed
    cards = tuple(map(Card.read, codes))
    found = asks.answers(asked, table, agreed, seat, cards, colour, now.get("uno", False))
    if asked.what == "seen":
        record(loaded, Seen(cards=cards, colour=colour))
    elif asked.at_once and len(found) == 1 and ways(table, agreed, found)[0].how == "next":
        record(loaded, found[0])
    else:
        _show(loaded, asked, cards=codes, colour=colour, refused=None)


def _show(drawn: db.Loaded, asked: Ask, **picked: Any) -> None:
    """A quick finger picks the next card while the last one is still being logged: it is for the
    match as it is by now, where that asks for the same."""
    with trouble.noting():
        loaded = session.store().load(drawn.id)
    match = loaded.match
    if asks.ask(match.table, match.agreed, bool(match.steps), doing(loaded).get("asked")) == asked:
        do(loaded, **picked)


def read_pick(pick: object) -> tuple[tuple[str, ...], Colour | None]:
    """Cards and colour that the keys sent; nothing in it is trusted."""
    if not isinstance(pick, dict):
        raise TypeError("no pick")
    codes = pick["cards"] if "cards" in pick else [pick["card"]] if "card" in pick else []
    cards = tuple(str(Card.read(str(code))) for code in codes)
    return cards, Colour(pick["colour"]) if pick.get("colour") else None
