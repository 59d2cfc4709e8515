"""Who sits where and who deals first: the part of a new match that is about people."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st
from markupsafe import Markup

import db
from pages.parts import card_art, people, setup
from pages.parts.people import said
from pages.parts.say import plain, t
from pages.parts.setup import Seat
from pages.parts.words import face_name
from referee.cards import Card

CHIPS = 24
"""Players offered to tap; more would push the rest off the screen, and typing finds the others."""


def name(roster: Sequence[db.PlayerInfo], seat: Seat) -> str:
    """The name of a seat for a label, without a symbol."""
    return plain(_typed_name(roster, seat))


def show(roster: Sequence[db.PlayerInfo]) -> None:
    """The seats in order, then whom to add."""
    with st.container(key="seats", gap="xsmall"):
        st.markdown(t("new-players" if setup.seats() else "new-players-none"))
        for place, seat in enumerate(setup.seats()):
            _row(roster, place, seat)
    # A place of its own even when empty: what follows would be mounted anew at another place, and
    # lose what is being typed.
    with st.container():
        _chips(roster)
    st.text_input(
        t("new-name"),
        key=setup.NAME,
        placeholder=t("new-name-hint"),
        autocomplete="off",
        on_change=setup.type_name,
        args=(roster,),
        persist_state="session",
    )
    _problem(roster)


def _row(roster: Sequence[db.PlayerInfo], place: int, seat: Seat) -> None:
    who = name(roster, seat)
    with st.container(
        horizontal=True, wrap=False, vertical_alignment="center", gap="xsmall", key=f"seat-{place}"
    ):
        html = Markup('<div class="seat"><b>{}</b>{}</div>').format(place + 1, _html(roster, seat))
        st.html(str(html))
        st.button(
            t("new-up", name=who),
            key=f"seat-up-{place}",
            icon=":material/arrow_upward:",
            disabled=not place,
            on_click=setup.move_up,
            args=(place,),
        )
        st.button(
            t("new-down", name=who),
            key=f"seat-down-{place}",
            icon=":material/arrow_downward:",
            disabled=place == len(setup.seats()) - 1,
            on_click=setup.move_up,
            args=(place + 1,),
        )
        st.button(
            t("new-remove", name=who),
            key=f"seat-remove-{place}",
            icon=":material/close:",
            on_click=setup.leave,
            args=(place,),
        )


def _chips(roster: Sequence[db.PlayerInfo]) -> None:
    free = [player for player in roster if player.id not in setup.seats()]
    full = len(setup.seats()) == setup.game().seats[-1]
    with st.container(horizontal=True, gap="xsmall", key="new-chips"):
        for player in free[:CHIPS]:
            st.button(
                people.label(player),
                key=f"new-take-{player.id}",
                disabled=full,
                on_click=setup.take,
                args=(player.id,),
            )
    if len(free) > CHIPS:
        st.caption(t("new-more-players", count=len(free) - CHIPS))


def _problem(roster: Sequence[db.PlayerInfo]) -> None:
    code, who = st.session_state.get(setup.PROBLEM, (None, ""))
    if code:
        st.warning(t(f"new-name-{code}", name=name(roster, who), most=setup.game().seats[-1]))


def first_dealer(roster: Sequence[db.PlayerInfo]) -> None:
    """Chosen, or drawn by high card."""
    seats = setup.seats()
    if len(seats) < setup.game().seats[0]:
        return
    with st.container(key="chips-dealer", gap="xsmall"):
        st.pills(
            t("new-dealer" if setup.game().scored else "new-builder"),
            seats,
            format_func=lambda seat: _label(roster, seat),
            key=setup.DEALER,
            required=True,
            persist_state="session",
        )
        st.button(t("new-draw"), key="new-draw", on_click=setup.draw)
        winner, rounds = st.session_state.get(setup.DRAWN, (None, []))
        for number, drawn in enumerate(rounds):
            if number:
                st.caption(t("new-drawn-again"))
            st.html(str(_cards(roster, drawn)))
        if winner is not None:
            st.html(str(said("new-drawn", name=_html(roster, winner))))


def _cards(roster: Sequence[db.PlayerInfo], drawn: Sequence[tuple[Seat, str]]) -> Markup:
    """One round of the draw; those who tied come again in the next."""
    cards = Markup("").join(
        Markup('<figure><img alt="{}" src="{}"><figcaption>{}</figcaption></figure>').format(
            face_name(Card.read(code).face), _picture(code), _html(roster, seat)
        )
        for seat, code in drawn
    )
    return Markup('<div class="drawn">{}</div>').format(cards)


def _picture(code: str) -> str:
    return card_art.address(card_art.card_svg(code, code))


def _typed_name(roster: Sequence[db.PlayerInfo], seat: Seat) -> str:
    return next((player.name for player in roster if player.id == seat), str(seat))


def _label(roster: Sequence[db.PlayerInfo], seat: Seat) -> str:
    player = next((player for player in roster if player.id == seat), None)
    return people.label(player) if player else plain(str(seat))


def _html(roster: Sequence[db.PlayerInfo], seat: Seat) -> Markup:
    player = next((player for player in roster if player.id == seat), None)
    return people.player_name(player) if player else Markup("<bdi>{}</bdi>").format(seat)
