"""House rules while they are being chosen, for a match to come or one that is being played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import streamlit as st

import db
from pages.parts import setup
from referee.agreement import agreed_on, preset_of, value, written
from referee.events import Options
from referee.game import Game
from referee.options import Agreed, Preset, Value


@dataclass(frozen=True)
class Draft:
    game: Game
    read: Callable[[], Options]
    """What is chosen by now: a second tap may come before the first has been drawn."""
    keep: Callable[[Options], None]
    players: tuple[int, ...]
    """The group for which house rules are kept under a name."""
    in_force: Options | None = None
    """What the match is played by now; None for one that has not begun."""
    closed: bool = False

    @property
    def options(self) -> Options:
        return self.read()

    @property
    def agreed(self) -> Agreed:
        return agreed_on(self.options, self.game)

    @property
    def preset(self) -> Preset:
        return preset_of(self.options, self.game)

    @property
    def changed(self) -> bool:
        """Whether it is something else than what the match is played by."""
        return self.in_force is not None and self.options != self.in_force

    def choose(self, key: str, it: Value) -> None:
        self.keep(written(self.preset, {**self.agreed.chosen, key: it}, self.game))

    def go_by(self, preset: Preset) -> None:
        """Another rule sheet; what departs from the present one is kept."""
        sheet = Agreed(self.preset.values)
        own = {key: it for key, it in self.agreed.chosen.items() if it != value(sheet, key)}
        self.keep(written(preset, own, self.game))

    def reset(self) -> None:
        self.keep(written(self.preset, {}, self.game))


def of_new_match() -> Draft:
    """It stays with what has been chosen for that match, and so is kept from tap to tap."""
    return Draft(setup.game(), setup.house, setup.agree, setup.known_players())


def of_match(loaded: db.Loaded) -> Draft:
    """It is agreed on by an event of the log; until then it waits in the session."""
    key = f"house-draft-{loaded.id}"
    match = loaded.match
    chosen = agreed_on(match.options, match.game).chosen
    in_force = written(preset_of(match.options, match.game), chosen, match.game)

    def keep(options: Options) -> None:
        st.session_state[key] = options

    return Draft(
        match.game,
        lambda: st.session_state.get(key, in_force),
        keep,
        tuple(player.id for player in loaded.players),
        in_force,
        match.closed,
    )
