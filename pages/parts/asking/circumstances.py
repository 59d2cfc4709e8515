"""Where it happens: at whose table, in which game, on which side, by whom."""

from __future__ import annotations

from functools import partial

import streamlit as st

import db
from pages.parts import people
from pages.parts.asking import state
from pages.parts.asking.pills import pills
from pages.parts.asking.scene import CHIP, Scene, game, preset
from pages.parts.disputes.shape import Dispute
from pages.parts.house import preset_name
from pages.parts.say import plain, t
from referee.agreement import value
from referee.game import Game
from referee.games import GAMES
from referee.options import DISCARD_PILES, Agreed


def show(dispute: Dispute, scene: Scene, offered: db.Loaded | None, *, folded: bool) -> None:
    """Table or game, side and direction: each has a usual answer, and can be said."""
    if folded:
        told = [t(f"game-{scene.game.key}")]
        if dispute.sided and len(scene.game.sides) > 1:
            told.append(t(f"side-{scene.case.side.key}"))
        if scene.loaded is None and len(scene.game.presets) > 1:
            told.append(preset_name(preset(scene.game).key))
        place = st.expander(" · ".join(told), key="ask-circumstances", on_change="rerun")
        if not place.open:
            return
    else:
        place = st.container(horizontal=True, key="ask-circumstances-row", gap="small")
    with place:
        whose(offered, dispute)
        if folded or _sheets_differ(scene.game):
            _sheet(scene)
        _side(dispute, scene)
        _direction(dispute, scene)


def whose(offered: db.Loaded | None, dispute: Dispute | None = None) -> None:
    """At whose table; without one, in which game."""
    if offered:
        with st.container(key="chips-ask-table"):
            st.pills(
                t("ask-whose"),
                [offered.id],
                format_func=lambda _: t("ask-table", names=people.names(offered.players)),
                key=CHIP,
                label_visibility="collapsed",
                persist_state="session",
            )
    if offered is None or st.session_state[CHIP] is None:
        suited = [key for key, game in GAMES.items() if not dispute or dispute.suits(game)]
        pills(
            t("new-game"),
            suited,
            lambda key: t(f"game-{key}"),
            game(None, dispute).key,
            "ask-game",
            partial(state.share, "game"),
            quiet=True,
        )


def who(dispute: Dispute, scene: Scene) -> None:
    """Whom it is about: then the verdict speaks by name."""
    if scene.case.laid or scene.loaded is None or not dispute.seated:
        return
    names = [plain(player.name) for player in scene.loaded.players]
    pills(
        t(f"ask-who-{dispute.key}".replace("_", "-")),
        [str(seat) for seat in scene.case.table.playing],
        lambda seat: names[int(seat)],
        None if scene.who is None else str(scene.who),
        "ask-who",
        partial(state.share, "who"),
    )


def _side(dispute: Dispute, scene: Scene) -> None:
    sides = [side.key for side in scene.game.sides]
    if not scene.case.laid and dispute.sided and len(sides) > 1:
        pills(
            t("ask-side"),
            sides,
            lambda side: t(f"side-{side}"),
            scene.case.side.key,
            "ask-side",
            partial(state.share, "side"),
            quiet=True,
        )


def _direction(dispute: Dispute, scene: Scene) -> None:
    table = scene.case.table
    if not scene.case.laid and scene.who is not None and dispute.seated and not table.for_two:
        pills(
            t("ask-direction"),
            ["left", "right"],
            lambda way: t(f"ask-direction-{way}"),
            "left" if table.direction > 0 else "right",
            "ask-direction",
            partial(state.share, "direction"),
        )


def _sheet(scene: Scene) -> None:
    if scene.loaded is None:
        pills(
            t("ask-sheet"),
            [it.key for it in scene.game.presets],
            preset_name,
            preset(scene.game).key,
            "ask-sheet",
            partial(state.share, "preset"),
            quiet=True,
        )


def _sheets_differ(game: Game) -> bool:
    """Whether they ask for other things to be said: one pile or two."""
    return len({value(Agreed(it.values), DISCARD_PILES.key) for it in game.presets}) > 1
