"""Where the log has missed something: whose turn it really is, how many cards somebody holds, what
lies on top; and the whole hand as text, to copy and to read in again."""

from __future__ import annotations

import streamlit as st

import db
from pages.parts.playing import log
from pages.parts.playing.doing import do, doing, record
from pages.parts.say import plain, t
from referee.events import Move, Seen
from referee.notation import NotationError, read
from referee.replay import UnusableError, apply

MOST = 20
"""Cards that are offered when a hand is counted."""
TYPED = "play-text-typed"


def seat(loaded: db.Loaded, seat: int) -> None:
    """What can be said of a player whose chip was tapped."""
    table = loaded.match.table
    name = plain(loaded.players[seat].name)
    with st.container(key="play-seat", border=True):
        with st.container(horizontal=True):
            if seat != table.turn or table.over:
                st.button(
                    t("gap-turn", name=name),
                    key="gap-turn",
                    on_click=record,
                    args=(loaded, Seen(turn=seat)),
                )
            if seat != table.turn and not table.over:
                st.button(
                    t("gap-acts", name=name),
                    key="gap-acts",
                    on_click=do,
                    args=(loaded,),
                    kwargs={"acting": seat, "looking_at": None},
                )
        if table.game.dealt:
            _count(loaded, seat, name)


def _count(loaded: db.Loaded, seat: int, name: str) -> None:
    key = f"gap-count-{seat}"

    def counted() -> None:
        if (count := st.session_state[key]) is not None:
            record(loaded, Seen(held=((seat, count),)))

    held = loaded.match.table.count(seat)
    most = max(MOST, (held or 0) + 5)
    st.pills(t("gap-count", name=name), range(most + 1), default=held, key=key, on_change=counted)


def missing(loaded: db.Loaded) -> None:
    """A quiet way to say that something was not logged, and what is seen instead."""
    match, now = loaded.match, doing(loaded)
    table = match.table
    if table.over:
        return
    if now.get("gap"):
        st.caption(t("gap-how"))
    with st.container(key="play-gap", horizontal=True):
        if not match.steps and not table.game.levels:
            _ask(loaded, "seen", t("gap-under-way"))
        elif now.get("gap"):
            _seen(loaded, "gap-direction", Seen(direction=-table.direction))
            if len(table.game.sides) > 1:
                _seen(loaded, "gap-side", Seen(side=table.game.other_side(table.side).key))
            _ask(loaded, "seen", t("gap-top"))
        else:
            st.button(
                t("gap-missing"),
                key="gap-missing",
                on_click=do,
                args=(loaded,),
                kwargs={"gap": True},
            )


def _ask(loaded: db.Loaded, what: str, label: str) -> None:
    st.button(
        label,
        key=f"gap-{what}",
        on_click=do,
        args=(loaded,),
        kwargs={"asked": None if doing(loaded).get("asked") == what else what, "cards": ()},
    )


def _seen(loaded: db.Loaded, key: str, seen: Seen) -> None:
    st.button(t(key), key=key, on_click=record, args=(loaded, seen))


def text(loaded: db.Loaded) -> None:
    """The hand's log to copy, and to read in: all of its lines, or none."""
    opened = st.expander(t("play-text"), key="play-text", on_change="rerun")
    if not opened.open:
        return
    with opened:
        if loaded.match.steps:
            st.code(log.text(loaded.match), language=None, wrap_lines=True)
        else:
            st.caption(t("play-log-empty"))
        if loaded.match.closed:
            return
        typed = st.text_area(t("play-text-paste"), key=TYPED, height=120)
        st.caption(t("play-text-hint"))
        moves, problems = understood(loaded, typed)
        st.button(
            t("play-text-read", count=len(moves)),
            key="play-text-read",
            disabled=not moves or bool(problems),
            on_click=_read_in,
            args=(loaded,),
        )
        # Below the button and with a place of its own: what goes must not move the button.
        with st.container(key="play-text-problems"):
            for problem in problems:
                st.error(problem)


def _read_in(loaded: db.Loaded) -> None:
    """What is in the field by now, which may be more than the button was drawn for."""
    moves, problems = understood(loaded, st.session_state[TYPED])
    if moves and not problems:
        record(loaded, *moves)
        st.session_state[TYPED] = ""


def understood(loaded: db.Loaded, typed: str) -> tuple[list[Move], list[str]]:
    """The lines that were typed, and what is wrong with the first that cannot follow."""
    match, moves = loaded.match, list[Move]()
    for number, line in enumerate(typed.splitlines(), start=1):
        if not line.strip():
            continue
        try:
            event = read(line)
            if not isinstance(event, Move):
                return moves, [t("play-text-no-move", number=number, line=line)]
            match = apply(match, event)
        except (NotationError, UnusableError) as error:
            return moves, [t("play-text-wrong", number=number, line=line, why=str(error))]
        moves.append(event)
    return moves, []
