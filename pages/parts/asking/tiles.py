"""The quarrels that people really have, each as a tile with two cards."""

from __future__ import annotations

import streamlit as st

import db
from pages.parts.asking import circumstances, scene, search, state
from pages.parts.disputes import DISPUTES
from pages.parts.disputes.shape import Dispute
from pages.parts.pictures import pair
from pages.parts.say import t


def show() -> None:
    st.title(t("ask-title"), anchor=False)
    offered = scene.offered()
    loaded = scene.chosen(offered)
    search.show(search.ASK, loaded.match.game.key if loaded else state.shared("game"))
    circumstances.whose(offered)
    with st.container(key="ask-tiles"):
        for dispute in DISPUTES.values():
            if _offered(dispute, loaded):
                st.button(
                    f"{pair(*dispute.pictures)} {title(dispute)}",
                    key=f"ask-tile-{dispute.key}",
                    on_click=state.begin,
                    args=(dispute.key,),
                    width="stretch",
                )


def _offered(dispute: Dispute, loaded: db.Loaded | None) -> bool:
    """Without a match a quarrel of another game leads to that game."""
    if loaded is None:
        return True
    playing = len(loaded.match.playing)
    return dispute.suits(loaded.match.game) and dispute.players in (None, playing)


def title(dispute: Dispute) -> str:
    return t(f"ask-{dispute.key}".replace("_", "-"))
