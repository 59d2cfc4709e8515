"""What is to be compared: game, players, and two sets of options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import streamlit as st
from babel.numbers import format_decimal

import db
from pages.parts import house, session, setup
from pages.parts.house import profiles
from pages.parts.house.draft import Draft
from pages.parts.say import language, plain, t
from referee import sheets
from referee.agreement import agreed_on, preset_of, value, written
from referee.events import Options
from referee.game import Game
from referee.games import GAMES
from referee.options import (
    ALT_SCORING_TRIGGER,
    LOWEST_TIE,
    OPTIONS,
    SCORING_SYSTEM,
    STACKING,
    WIN,
    Value,
)
from stats.lab.trial import PLAYABLE, Trial, takes_long

GAME, ONE, OTHER, SEATS, HANDS, SEED = (
    f"lab-{it}" for it in ("game", "one", "other", "seats", "hands", "seed")
)
COUNTS = (500, 2_000, 10_000)
"""Hands of each set. The usual number is played in a few seconds, and tells most things."""
CHANGED = "changed"
"""The second set is the first with one point changed."""
OF_MATCHES = {it.key for it in (SCORING_SYSTEM, ALT_SCORING_TRIGGER, LOWEST_TIE, WIN)}
"""How a match is scored changes no hand, and the lab plays all to the target."""

Sets = Mapping[str, tuple[str, Options]]
"""Key → name and options."""


def trial() -> Trial:
    """Draws what there is to choose, and says what has been chosen."""
    loaded = session.match()
    _allow(GAME, PLAYABLE, loaded.match.game.key if loaded else None)
    st.segmented_control(
        t("new-game"),
        PLAYABLE,
        format_func=lambda key: t(f"game-{key}"),
        key=GAME,
        required=True,
        label_visibility="collapsed",
        persist_state="session",
    )
    st.caption(t("lab-games"))
    game = GAMES[st.session_state[GAME]]
    sets = _sets(game, loaded)
    left, right = st.columns(2)
    with left:
        one = sets[_choose(ONE, game, {key: name for key, (name, _) in sets.items()})][1]
    with right:
        names = {CHANGED: t("lab-changed")} | {key: name for key, (name, _) in sets.items()}
        key = _choose(OTHER, game, names)
        other = _with_a_change(game, one) if key == CHANGED else sets[key][1]
    st.caption(plain(house.changes(one, other, game)))
    return Trial(game.key, _seats(game, loaded), (one, other), _hands(game), _seed())


def _sets(game: Game, loaded: db.Loaded | None) -> Sets:
    """What the table plays by first, then the sheets, then what is kept under a name."""
    found: dict[str, tuple[str, Options]] = {}
    players = setup.known_players()
    if loaded is not None:
        players = (*players, *(player.id for player in loaded.players))
        if loaded.match.game is game:
            found["match"] = (t("lab-of-match"), _settled(loaded.match.options, game))
    chosen = st.session_state.get(f"{setup.HOUSE}-{game.key}", ())
    if chosen:
        found["next"] = (t("lab-of-next"), chosen)
    for preset in game.presets:
        name = house.preset_name(preset.key)
        found[preset.key] = (name[:1].upper() + name[1:], written(preset, {}, game))
    draft = Draft(game, (), lambda _: None, tuple(dict.fromkeys(players)))
    for key, (profile, options) in profiles.known(draft).items():
        found[key] = (profile.name, options)
    return found


def _settled(options: Options, game: Game) -> Options:
    """However it was put: the same agreement is the same set."""
    return written(preset_of(options, game), agreed_on(options, game).chosen, game)


def _choose(key: str, game: Game, names: Mapping[str, str]) -> str:
    held = f"{key}-{game.key}"
    _allow(held, list(names))
    return str(
        st.selectbox(
            t(key),
            list(names),
            format_func=lambda it: names.get(it, ""),
            key=held,
            persist_state="session",
            filter_mode=None,
        )
    )


def _with_a_change(game: Game, one: Options) -> Options:
    notes = [note for part in sheets.themes(game).values() for note in part]
    about = {it.key: it.about[language()] for it in notes if it.key not in OF_MATCHES}
    held = f"lab-point-{game.key}"
    _allow(held, list(about), STACKING.key)
    key = st.selectbox(
        t("lab-point"),
        list(about),
        format_func=lambda it: about.get(it, ""),
        key=held,
        persist_state="session",
    )
    agreed = agreed_on(one, game)
    others: list[Value] = [it for it in OPTIONS[key].values if it != value(agreed, key)]
    to = others[0] if len(others) == 1 else _to(key, game, others)
    return written(preset_of(one, game), {**agreed.chosen, key: to}, game)


def _to(key: str, game: Game, others: Sequence[Value]) -> Value:
    note = sheets.option(key)
    said = {it: plain(_said(note.reading(it).says[language()], it)) for it in others}
    held = f"lab-to-{game.key}-{key}"
    _allow(held, others)
    with st.container(key="lab-to"):
        chosen: Value = st.radio(
            t("lab-to"),
            others,
            format_func=lambda it: said.get(it, ""),
            key=held,
            persist_state="session",
        )
    return chosen


def _said(reading: str, it: Value) -> str:
    return t("house-cards", count=it) if type(it) is int else reading


def _seats(game: Game, loaded: db.Loaded | None) -> int:
    held = f"{SEATS}-{game.key}"
    usual = len(setup.seats()) or (len(loaded.players) if loaded else 4)
    _allow(held, game.seats, min(max(usual, game.seats[0]), game.seats[-1]))
    return int(
        st.number_input(
            t("lab-seats"),
            min_value=game.seats[0],
            max_value=game.seats[-1],
            step=1,
            key=held,
            persist_state="session",
            width=240,
        )
    )


def _hands(game: Game) -> int:
    said = {count: grouped(count) for count in COUNTS}
    held = f"{HANDS}-{game.key}"
    _allow(held, COUNTS, COUNTS[0] if takes_long(game) else COUNTS[1])
    with st.container(key=HANDS):
        st.segmented_control(
            t("lab-hands"),
            COUNTS,
            format_func=lambda it: said.get(it, ""),
            key=held,
            required=True,
            persist_state="session",
        )
    return int(st.session_state[held])


def _seed() -> int:
    st.session_state.setdefault(SEED, 1)
    return int(
        st.number_input(
            t("lab-seed"),
            min_value=1,
            max_value=999_999,
            step=1,
            key=SEED,
            help=t("lab-seed-help"),
            persist_state="session",
            width=240,
        )
    )


def grouped(count: int) -> str:
    return str(format_decimal(count, locale=language()))


def _allow(key: str, values: Sequence[Any], usual: Any = None) -> None:
    """Keep what was chosen where it can still be chosen, else what is usual, else the first."""
    if st.session_state.get(key) not in values:
        st.session_state[key] = usual if usual in values else values[0]
