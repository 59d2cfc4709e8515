"""House rules under a name, kept for the group that plays by them."""

from __future__ import annotations

from collections.abc import Mapping

import streamlit as st

import db
from pages.parts import people, session, trouble
from pages.parts.house.draft import Draft
from pages.parts.say import plain, t
from referee.agreement import agreed_on, preset_of, written
from referee.events import Options
from referee.game import Game

NAME, PROBLEM = "house-name", "house-name-problem"
Known = tuple[db.ProfileInfo, Options]


def known(draft: Draft) -> Mapping[str, Known]:
    """Key → a profile of this group and game; without those whose options nobody knows."""
    found = {}
    for profile in session.store().profiles(draft.players):
        options = _options(profile, draft.game)
        if options is not None:
            found[f"profile-{profile.id}"] = (profile, options)
    return found


def _options(profile: db.ProfileInfo, game: Game) -> Options | None:
    if profile.game != game.key:
        return None
    said = tuple(profile.options.items())
    try:
        return written(preset_of(said, game), agreed_on(said, game).chosen, game)
    except ValueError:
        return None


def show(draft: Draft, profiles: Mapping[str, Known]) -> None:
    st.header(t("house-keep"), anchor=False)
    with st.container(horizontal=True, vertical_alignment="bottom"):
        place = st.container()
        # A callback would be given what was chosen when the button was drawn, not when it was
        # tapped.
        if st.button(t("house-save"), key="house-save"):
            _save(draft)
            st.rerun()
        place.text_input(t("house-name"), key=NAME, max_chars=40)
    if problem := st.session_state.get(PROBLEM):
        st.warning(t(f"new-name-{problem}"))
    for key, (profile, _) in profiles.items():
        with st.container(horizontal=True, vertical_alignment="center", key=f"house-{key}"):
            group = people.names(profile.players)
            st.markdown(f"**{plain(profile.name)}**  \n:small[{group}]", width="stretch")
            with st.popover(t("house-drop")):
                st.button(
                    t("house-drop-yes", name=plain(profile.name)),
                    key=f"house-drop-{profile.id}",
                    on_click=_drop,
                    args=(profile.id,),
                )


def _save(draft: Draft) -> None:
    state = st.session_state
    state.pop(PROBLEM, None)
    with trouble.noting():
        try:
            session.store().save_profile(
                state[NAME], draft.game.key, dict(draft.options), draft.players
            )
        except db.NameTrouble as refused:
            state[PROBLEM] = refused.code
            return
    st.toast(t("house-saved", name=plain(state[NAME])))
    state[NAME] = ""


def _drop(profile: int) -> None:
    with trouble.noting():
        session.store().drop_profile(profile)
