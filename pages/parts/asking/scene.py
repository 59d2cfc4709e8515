"""Where a question is asked: at the table of a running match, or of nobody in particular."""

from __future__ import annotations

from dataclasses import dataclass

import streamlit as st

import db
from pages.parts import session, sheet
from pages.parts.asking import state
from pages.parts.disputes.shape import Case, Dispute, Told
from pages.parts.naming import Names, Roles
from pages.parts.say import t
from referee.game import Game
from referee.games import GAMES
from referee.hand import deal
from referee.options import Agreed, Preset
from referee.table import Table

CHIP = "ask-table"
"""The match whose table is asked about; None where it was switched off."""
OFFERED = "ask-offered"
SEATS = 4
"""At a table of nobody in particular."""


@dataclass(frozen=True, slots=True)
class Scene:
    game: Game
    loaded: db.Loaded | None
    case: Case

    @property
    def who(self) -> int | None:
        """Whom the dispute is about, where that was said."""
        seat = state.shared("who")
        playing = self.case.table.playing
        return int(seat) if seat in map(str, playing) else None

    def names(self, told: Told, dispute: Dispute) -> Names:
        if self.loaded and (self.case.laid or not dispute.seated or self.who is not None):
            return [player.name for player in self.loaded.players]
        return roles(told, self.case.table.turn)


def offered() -> db.Loaded | None:
    """The running match of this address, else the newest; a new one is asked about at first."""
    found = _running(st.query_params.get(session.MATCH)) or _newest()
    if found and st.session_state.get(OFFERED) != found.id:
        st.session_state[OFFERED] = st.session_state[CHIP] = found.id
    return found


def chosen(found: db.Loaded | None) -> db.Loaded | None:
    """The match asked about, unless it was switched off."""
    return found if found and st.session_state[CHIP] == found.id else None


def _running(match: str | None) -> db.Loaded | None:
    try:
        loaded = session.store().load(match) if match else None
    except db.NoSuchMatch:
        return None
    return None if loaded and loaded.match.closed else loaded


def _newest() -> db.Loaded | None:
    running = session.store().running(limit=1)
    return session.store().load(running[0].id) if running else None


def game(loaded: db.Loaded | None, dispute: Dispute | None = None) -> Game:
    """That of the match; else the one chosen last, or the first that the dispute suits."""
    if loaded:
        return loaded.match.game
    found = GAMES.get(state.shared("game") or "") or next(iter(GAMES.values()))
    if dispute is None or dispute.suits(found):
        return found
    return next(it for it in GAMES.values() if dispute.suits(it))


def preset(game: Game) -> Preset:
    """The rule sheet that is asked where there is no match."""
    known = {it.key: it for it in game.presets}
    return known.get(state.shared("preset") or "", game.presets[0])


def of(dispute: Dispute, loaded: db.Loaded | None) -> Scene:
    if loaded is None:
        found = game(None, dispute)
        agreed = Agreed(preset(found).values)
        table = deal(found, SEATS, SEATS - 1, agreed=agreed)
        scene = Scene(found, None, Case(table, agreed))
    else:
        match = loaded.match
        laid = dispute.fits(match.table) and bool(match.steps or not dispute.seated)
        scene = Scene(match.game, loaded, Case(match.table, match.agreed, laid=laid, free=False))
    return scene if scene.case.laid or not dispute.seated else _as_said(scene)


def _as_said(scene: Scene) -> Scene:
    """Of a hand that nobody plays along only what is said is known."""
    case, table = scene.case, scene.case.table
    bare = Table(
        table.game,
        table.seats,
        dealer=table.dealer,
        turn=table.turn if scene.who is None else scene.who,
        direction=-1 if state.shared("direction") == "right" else 1,
        side=_side(scene),
        held=(None,) * table.seats,
        absent=table.absent,
    )
    return Scene(scene.game, scene.loaded, Case(bare, case.agreed, free=case.free))


def _side(scene: Scene) -> str:
    said = state.shared("side")
    if said in (side.key for side in scene.game.sides):
        return str(said)
    if scene.loaded is None:
        return scene.game.sides[0].key
    match = scene.loaded.match
    return match.table.side if match.steps else sheet.usual_side(match)


def roles(told: Told, first: int) -> Roles:
    """What the seats are called from the one it is about, where nobody's name is known."""
    seats, direction = told.table.seats, told.table.direction
    called = [t(_role(told, (seat - first) * direction % seats, seats)) for seat in range(seats)]
    return Roles(called)


def _role(told: Told, place: int, seats: int) -> str:
    if place < len(told.roles):
        other = seats == 2 and told.roles[place] == "role-next"
        return "role-other" if other else told.roles[place]
    return "role-before" if place == seats - 1 else "role-after"
