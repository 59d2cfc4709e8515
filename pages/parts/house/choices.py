"""Every option of a game, by theme, to be changed by tapping."""

from __future__ import annotations

import streamlit as st
from markupsafe import Markup

from pages.parts.citations import source_names, tags
from pages.parts.house import departures, says
from pages.parts.house.draft import Draft
from pages.parts.say import language, plain, t
from referee import sheets
from referee.agreement import value
from referee.cited import OptionNote
from referee.options import OPTIONS, AnyOption


def show(draft: Draft) -> None:
    """A theme is drawn once it is opened: all together are too much to look through."""
    changed = departures(draft.options, draft.game)
    for part, notes in sheets.themes(draft.game).items():
        own = [note for note in notes if note.key in changed]
        with st.container(gap=None):
            # What has changed stands below: a theme of another name would close under the finger.
            theme = st.expander(
                sheets.parts()[part][language()],
                key=f"house-theme-{draft.game.key}-{part}",
                on_change="rerun",
            )
            if own:
                names = ", ".join(note.about[language()] for note in own)
                st.caption(t("house-changed", names=names))
        if theme.open:
            with theme:
                for note in notes:
                    _choice(draft, note, note in own)


def _choice(draft: Draft, note: OptionNote, changed: bool) -> None:
    option = OPTIONS[note.key]
    with st.container(key=f"house-option-{'changed-' if changed else ''}{note.key}", gap="xsmall"):
        if option.values in ((True, False), (False, True)):
            _yes_or_no(draft, note)
        elif option.counted:
            _number(draft, note)
        else:
            _one_of(draft, note, option)


def _yes_or_no(draft: Draft, note: OptionNote) -> None:
    key = _held(draft, note)
    st.toggle(plain(note.about[language()]), **_widget(draft, note, key))
    _rests_on(draft, note)


def _number(draft: Draft, note: OptionNote) -> None:
    key = _held(draft, note)
    st.number_input(
        plain(note.about[language()]),
        min_value=0,
        max_value=99,
        step=1,
        width=320,
        **_widget(draft, note, key),
    )
    _rests_on(draft, note)


def _one_of(draft: Draft, note: OptionNote, option: AnyOption) -> None:
    key = _held(draft, note)
    own = st.session_state[key]
    values = option.values if own in option.values else (*option.values, own)
    readings = {it: note.reading(it) for it in values}
    said = {it: plain(reading.says[language()]) for it, reading in readings.items()}
    st.radio(
        plain(note.about[language()]),
        values,
        format_func=said.__getitem__,
        captions=[plain(source_names(it, draft.game)) for it in readings.values()],
        **_widget(draft, note, key),
    )
    if option.form:
        _typed(draft, note, option, "" if own in option.values else str(own).upper())


def _typed(draft: Draft, note: OptionNote, option: AnyOption, own: str) -> None:
    """What the table puts in words of its own; what cannot be read is left standing, and said."""
    key = f"house-typed-{draft.game.key}-{note.key}"

    def choose() -> None:
        typed = "".join(str(st.session_state[key]).lower().split())
        if option.allows(typed):
            draft.choose(note.key, typed)

    st.session_state.setdefault(key, own)
    typed = st.text_input(
        t("house-typed", example=option.example.upper()),
        key=key,
        on_change=choose,
        disabled=draft.closed,
        width=320,
    )
    if typed and not option.allows("".join(typed.lower().split())):
        st.warning(t("house-typed-wrong", example=option.example.upper()))


def _held(draft: Draft, note: OptionNote) -> str:
    """The key of the widget, which shows what the draft says."""
    key = f"house-{draft.game.key}-{note.key}"
    st.session_state[key] = value(draft.agreed, note.key)
    return key


def _widget(draft: Draft, note: OptionNote, key: str) -> dict[str, object]:
    def choose() -> None:
        draft.choose(note.key, st.session_state[key])

    return {"key": key, "on_change": choose, "disabled": draft.closed}


def _rests_on(draft: Draft, note: OptionNote) -> None:
    reading = note.reading(value(draft.agreed, note.key))
    said = says(note.key, draft.agreed)
    st.html(str(Markup("<p>{}</p>{}").format(said, tags(reading, draft.game))))
