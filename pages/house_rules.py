"""House rules: rule sheets and options explained, compared, changed, kept under a name."""

from __future__ import annotations

from collections.abc import Mapping

import streamlit as st
from markupsafe import Markup

import db
from pages.parts import session, setup
from pages.parts.citations import CSS, tags
from pages.parts.house import choices, compare, departures, preset_name, profiles
from pages.parts.house.draft import Draft, of_match, of_new_match
from pages.parts.people import listed, player_name, said
from pages.parts.say import language, plain, t
from referee import sheets
from referee.agreement import written
from referee.events import Amended, Options
from referee.games import GAMES
from stats.lab.trial import PLAYABLE

SHEET = "house-sheet"


def main() -> None:
    loaded = _match()
    st.html(CSS)
    st.title(t("nav-house-rules"), anchor=False)
    if loaded is None:
        setup.prepare(session.store().players())
        draft = of_new_match()
        _game()
    else:
        draft = of_match(loaded)
        _whose(loaded)
    kept = profiles.known(draft)
    _sheet(draft, kept)
    left, right = st.columns([3, 2], gap="large")
    with left:
        choices.show(draft)
        if departures(draft.options, draft.game) and not draft.closed:
            st.button(t("house-reset"), key="house-reset", on_click=draft.reset)
    with right:
        compare.show(draft, _others(draft, kept))
        if draft.game.key in PLAYABLE:
            st.page_link("pages/lab.py", label=t("lab-from-house"))
        profiles.show(draft, kept)
    _next_step(draft, loaded)


def _match() -> db.Loaded | None:
    """The match of this address or session; none where it is about the next one."""
    return None if st.query_params.get("for") == "new" else session.match()


def _game() -> None:
    st.segmented_control(
        t("new-game"),
        list(GAMES),
        format_func=lambda key: t(f"game-{key}"),
        key=setup.GAME,
        required=True,
        label_visibility="collapsed",
        persist_state="session",
    )
    st.caption(t("house-for-new"))


def _whose(loaded: db.Loaded) -> None:
    names = listed(map(player_name, loaded.players))
    game = t(f"game-{loaded.match.game.key}")
    st.html(str(Markup("<p>{}</p>").format(said("house-for-match", game=game, names=names))))
    if st.button(t("house-to-new"), key="house-to-new", type="tertiary"):
        st.switch_page("pages/house_rules.py", query_params={"for": "new"})


def _sheet(draft: Draft, kept: Mapping[str, profiles.Known]) -> None:
    """The rule sheet, or house rules under a name, from which the table starts."""
    presets = {preset.key: preset for preset in draft.game.presets}
    names = {key: _title(preset_name(key)) for key in presets}
    names |= {key: plain(profile.name) for key, (profile, _) in kept.items()}
    same = [key for key, (_, options) in kept.items() if options == draft.options]
    st.session_state[SHEET] = same[0] if same else draft.preset.key

    def go_by() -> None:
        chosen = st.session_state[SHEET]
        if chosen in kept:
            draft.keep(kept[chosen][1])
        else:
            draft.go_by(presets[chosen])

    with st.container(key="chips-house"):
        st.pills(
            t("house-sheet"),
            [*presets, *kept],
            format_func=names.__getitem__,
            key=SHEET,
            required=True,
            on_change=go_by,
            disabled=draft.closed,
        )
    note = sheets.presets()[draft.preset.key]
    st.html(str(Markup("<p>{}</p>{}").format(note.says[language()], tags(note, draft.game))))


def _title(name: str) -> str:
    return name[:1].upper() + name[1:]


def _others(draft: Draft, kept: Mapping[str, profiles.Known]) -> Mapping[str, tuple[str, Options]]:
    """What the draft can be compared with, its own rule sheet first."""
    presets = [draft.preset, *(it for it in draft.game.presets if it is not draft.preset)]
    others = {it.key: (preset_name(it.key), written(it, {}, draft.game)) for it in presets}
    if draft.in_force is not None:
        others["in-force"] = (t("house-in-force"), draft.in_force)
    return others | {key: (profile.name, options) for key, (profile, options) in kept.items()}


def _next_step(draft: Draft, loaded: db.Loaded | None) -> None:
    bar = st.bottom.container(horizontal=True, key="house-bar")
    if loaded is None:
        if bar.button(t("house-to-match"), type="primary", key="house-done", width="stretch"):
            session.open_page("new_match")
    elif not draft.closed:
        bar.button(
            t("house-agree" if draft.changed else "house-agreed"),
            type="primary",
            key="house-agree",
            disabled=not draft.changed,
            on_click=_agree,
            args=(loaded,),
            width="stretch",
            wrap=True,
        )


def _agree(drawn: db.Loaded) -> None:
    """On what is chosen by now, for the log that the button was drawn for."""
    session.change(drawn.id, Amended(of_match(drawn).options), drawn.match.length)


main()
