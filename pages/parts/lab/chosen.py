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
from referee.agreement import agreed_on, differences, preset_of, value, written
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
from stats.lab.line import COUNTS, SEEDS, settled
from stats.lab.trial import PLAYABLE, Trial, takes_long

GAME, ONE, OTHER, POINT, TO, SEATS, HANDS, SEED, SHOWN = (
    f"lab-{it}" for it in ("game", "one", "other", "point", "to", "seats", "hands", "seed", "shown")
)
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
            found["match"] = (t("lab-of-match"), settled(loaded.match.options, game))
    chosen = st.session_state.get(f"{setup.HOUSE}-{game.key}", ())
    if chosen:
        found["next"] = (t("lab-of-next"), chosen)
    for preset in game.presets:
        name = house.preset_name(preset.key)
        found[preset.key] = (name[:1].upper() + name[1:], written(preset, {}, game))
    draft = Draft(game, tuple, lambda _: None, tuple(dict.fromkeys(players)))
    for key, (profile, options) in profiles.known(draft).items():
        found[key] = (profile.name, options)
    shown: Trial | None = st.session_state.get(SHOWN)
    if shown and shown.game == game.key:
        for key, options in zip((ONE, OTHER), shown.sets, strict=True):
            if not any(options == it for _, it in found.values()):
                found[key] = (t(f"{key}-shown"), options)
    return found


def show(trial: Trial) -> None:
    """Choose what a trial compares that was begun elsewhere, or before a reload."""
    game, (one, other) = GAMES[trial.game], trial.sets
    state = st.session_state
    state[SHOWN] = trial
    state[GAME], state[SEED] = trial.game, trial.seed
    state[f"{SEATS}-{game.key}"], state[f"{HANDS}-{game.key}"] = trial.seats, trial.hands
    sets = _sets(game, session.match())
    for key, options in ((ONE, one), (OTHER, other)):
        state[f"{key}-{game.key}"] = next(it for it, (_, own) in sets.items() if own == options)
    agreed = [agreed_on(options, game) for options in trial.sets]
    points = list(differences(*agreed))
    if preset_of(one, game) is preset_of(other, game) and len(points) == 1:
        (point,) = points
        to = value(agreed[1], point)
        if point in _points(game) and to in OPTIONS[point].values:
            state[f"{OTHER}-{game.key}"] = CHANGED
            state[f"{POINT}-{game.key}"] = point
            state[f"{TO}-{game.key}-{point}"] = to


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
    about = _points(game)
    held = f"{POINT}-{game.key}"
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


def _points(game: Game) -> dict[str, str]:
    """What can be changed, in words."""
    notes = [note for part in sheets.themes(game).values() for note in part]
    return {it.key: it.about[language()] for it in notes if it.key not in OF_MATCHES}


def _to(key: str, game: Game, others: Sequence[Value]) -> Value:
    note = sheets.option(key)
    said = {it: plain(_said(note.reading(it).says[language()], it)) for it in others}
    held = f"{TO}-{game.key}-{key}"
    _allow(held, others)
    with st.container(key=TO):
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
            min_value=SEEDS[0],
            max_value=SEEDS[-1],
            step=1,
            key=SEED,
            help=t("lab-seed-help"),
            persist_state="session",
            width=240,
        )
    )


def shuffle() -> None:
    """Other deals."""
    at = SEEDS.index(st.session_state[SEED])
    st.session_state[SEED] = SEEDS[(at + 1) % len(SEEDS)]


def grouped(count: int) -> str:
    return str(format_decimal(count, locale=language()))


def _allow(key: str, values: Sequence[Any], usual: Any = None) -> None:
    """Keep what was chosen where it can still be chosen, else what is usual, else the first."""
    if st.session_state.get(key) not in values:
        st.session_state[key] = usual if usual in values else values[0]
