"""What has been chosen for a match that has not begun, kept while people look elsewhere.

Everything is in session state as codes: seats under `SEATS`, each choice under the key of its
widget. A seat is a player's id, or the name of somebody new, who joins the roster at the start.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from secrets import token_urlsafe
from typing import Any

import streamlit as st

import db
from db import names
from pages.parts import session
from referee.agreement import agreed_on, preset_of, value, written
from referee.dealer import draw_for_dealer, highest
from referee.events import Opened, Options
from referee.game import Game
from referee.games import GAMES
from referee.options import LOWEST_TIE
from referee.scoring import Scoring, default_target, systems, targets

Seat = int | str

SEATS, NAME, PROBLEM = "new-seats", "new-name", "new-problem"
GAME, DEALER, TIE, HOUSE = "new-game", "new-dealer", "new-tie", "new-house"
DRAWN, TOKEN = "new-drawn", "new-token"


def scoring_key() -> str:
    """Each game remembers its own scoring, so that a look at another changes nothing."""
    return f"new-scoring-{'points' if game().scored else 'rounds'}"


def target_key() -> str:
    return f"new-target-{'points' if game().scored else 'rounds'}"


def house() -> Options:
    """The house rules that this game is to be played by; each remembers its own."""
    found: Options = st.session_state.get(f"{HOUSE}-{game().key}", ())
    return found


def agree(options: Options) -> None:
    st.session_state[f"{HOUSE}-{game().key}"] = options


def choose_tie() -> None:
    """What several with the lowest total do, asked where it matters, is a house rule too."""
    chosen = {**agreed_on(house(), game()).chosen, LOWEST_TIE.key: st.session_state[TIE]}
    agree(written(preset_of(house(), game()), chosen, game()))


def game() -> Game:
    return GAMES[st.session_state[GAME]]


def scoring() -> Scoring:
    return Scoring(st.session_state[scoring_key()])


def seats() -> list[Seat]:
    found: list[Seat] = st.session_state.get(SEATS, [])
    return found


def known_players() -> tuple[int, ...]:
    """Those who sit down and are on the roster."""
    return tuple(seat for seat in seats() if isinstance(seat, int))


def prepare(roster: Sequence[db.PlayerInfo]) -> None:
    """Fills what has not been chosen yet, and follows what became of the roster meanwhile."""
    state = st.session_state
    known = [_known(roster, seat) for seat in state.get(SEATS, [])]
    state[SEATS] = list(dict.fromkeys(seat for seat in known if seat is not None))
    state[DEALER] = _known(roster, state.get(DEALER))
    state.setdefault(TOKEN, token_urlsafe(8))
    _allow(GAME, list(GAMES))
    _allow(scoring_key(), systems(game()))
    state[TIE] = value(agreed_on(house(), game()), LOWEST_TIE.key)
    if state.get(target_key()) not in targets(scoring()):
        state[target_key()] = default_target(scoring())
    if seats():
        _allow(DEALER, seats())


def _known(roster: Sequence[db.PlayerInfo], seat: Seat | None) -> Seat | None:
    """A new name may be on the roster by now, from another device; a player may be gone."""
    if isinstance(seat, str):
        return _find(roster, seat) or seat
    return seat if any(player.id == seat for player in roster) else None


def _find(roster: Sequence[db.PlayerInfo], name: str) -> int | None:
    return next((player.id for player in roster if names.same(player.name, name)), None)


def _allow(key: str, values: Sequence[Any]) -> None:
    """Keep what was chosen where it can still be chosen, else the first."""
    chosen = st.session_state.get(key)
    st.session_state[key] = chosen if chosen in values else values[0]


def _one(seat: Seat, other: Seat) -> bool:
    if isinstance(seat, str) and isinstance(other, str):
        return names.same(seat, other)
    return seat == other


def take(seat: Seat) -> None:
    st.session_state[SEATS] = [*seats(), seat]
    _forget(PROBLEM, DRAWN)


def leave(place: int) -> None:
    st.session_state[SEATS] = [seat for index, seat in enumerate(seats()) if index != place]
    _forget(PROBLEM, DRAWN)


def move_up(place: int) -> None:
    order = list(seats())
    order[place - 1], order[place] = order[place], order[place - 1]
    st.session_state[SEATS] = order


def type_name(roster: Sequence[db.PlayerInfo]) -> None:
    """Seat whoever was typed: the player of that name, or somebody new. Else say why not."""
    typed = st.session_state[NAME]
    if not typed.strip():
        _forget(PROBLEM)
        return
    try:
        name = names.tidy(typed)
    except db.NameTrouble as trouble:
        st.session_state[PROBLEM] = (trouble.code, typed)
        return
    seat = _find(roster, name) or name
    sitting = next((other for other in seats() if _one(seat, other)), None)
    if sitting is not None:
        st.session_state[PROBLEM] = ("twice", sitting)
    elif len(seats()) == game().seats[-1]:
        st.session_state[PROBLEM] = ("seats", name)
    else:
        take(seat)
        st.session_state[NAME] = ""


def again(newest: db.Listed) -> None:
    """Everything as in that match; the deal goes on from there."""
    state = st.session_state
    match = session.store().load(newest.id).match
    opened = match.opened
    state[SEATS] = [player.id for player in newest.players]
    state[DEALER] = state[SEATS][match.dealer]
    state[GAME] = opened.game
    state[scoring_key()] = Scoring(opened.scoring)
    state[target_key()] = opened.target
    agree(match.options)
    _forget(PROBLEM, DRAWN)


def draw() -> None:
    """Everybody draws a card, the highest number deals; ties draw again."""
    drawn = draw_for_dealer(game().sides[0], range(len(seats())), SystemRandom())
    winner = seats()[highest(drawn[-1])[0]]
    rounds = [[(seats()[place], str(card)) for place, card in cards.items()] for cards in drawn]
    st.session_state[DEALER] = winner
    st.session_state[DRAWN] = (winner, rounds)


def begin() -> str:
    """The id of the match of this draft, which begins once, however often it is asked for."""
    sitting = list(seats())
    opened = Opened(
        game=game().key,
        seats=len(sitting),
        dealer=sitting.index(st.session_state[DEALER]),
        scoring=str(scoring()),
        target=int(st.session_state[target_key()]),
        options=house(),
    )
    return session.begin_once(st.session_state[TOKEN], lambda: _write(opened, sitting))


def begun() -> bool:
    """Whether this draft has become a match, and whoever comes back wants another."""
    return session.has_begun(st.session_state[TOKEN])


def clear() -> None:
    """Nobody is seated any more; game and scoring stay, being the likeliest for the next time."""
    st.session_state.update({SEATS: [], NAME: "", TOKEN: token_urlsafe(8)})
    _forget(PROBLEM, DRAWN)


def _write(opened: Opened, sitting: Sequence[Seat]) -> str:
    store = session.store()
    roster = store.players()
    players = [
        seat if isinstance(seat, int) else _find(roster, seat) or store.add_player(seat).id
        for seat in sitting
    ]
    return store.new_match(opened, players)


def _forget(*keys: str) -> None:
    for key in keys:
        st.session_state.pop(key, None)
