"""What somebody brings in: looked at first, written only once they agree."""

from __future__ import annotations

from collections.abc import Iterator

import streamlit as st
from markupsafe import Markup

import db
from db import restore
from db.backup import Backup, MatchCopy
from db.exchange import foreign
from db.exchange.plays import Foreign
from pages.parts import report, session, trouble
from pages.parts.people import said
from pages.parts.say import t
from pages.parts.when import when
from referee.replay import replay

FOUND, PROBLEM, DONE = "incoming", "incoming-problem", "incoming-done"
"""What the latest file holds, why it cannot be used, what it has changed."""
CHANGE = "incoming-change"
ROUND = "incoming-round"
"""How many files have been dealt with: the next one gets a fresh field."""
NAMED = 20
"""Matches of a kind that are named; the others are counted."""


def field() -> None:
    """Where a file is brought in."""
    key = f"incoming-file-{st.session_state.setdefault(ROUND, 0)}"
    st.html(_STYLE.replace("WORD", t("incoming-choose")))
    st.file_uploader(
        t("incoming-file"),
        key=key,
        on_change=_uploaded,
        args=(key,),
        max_upload_size=restore.LARGEST // 1_000_000,
    )


# The words of Streamlit's own field are English only.
_STYLE = """<style>
[data-testid="stFileUploaderDropzoneInstructions"],
[data-testid="stFileUploaderDropzone"] button p {
  display: none;
}
[data-testid="stFileUploaderDropzone"] [data-has-shortcut]::after {
  content: "WORD";
  font-size: 0.9rem;
}
</style>"""


def look(content: bytes) -> None:
    """Keeps what a file holds for the preview, or why it cannot be used."""
    _forget()
    try:
        st.session_state[FOUND] = foreign.brought(content)
    except db.BackupTrouble as problem:
        st.session_state[PROBLEM] = problem


def show() -> None:
    """The latest file: what is wrong with it, what it would change, or what it has changed."""
    state = st.session_state
    if problem := state.get(PROBLEM):
        st.warning(t(f"incoming-{problem.code}"))
        if problem.detail:
            st.caption(t("incoming-detail"))
            st.code(problem.detail[:400], language=None, wrap_lines=True)
    elif done := state.get(DONE):
        st.success(done)
    elif found := state.get(FOUND):
        with st.container(border=True, key="incoming"):
            if isinstance(found, Foreign):
                st.caption(t("report-from", app=found.app))
                _preview(report.choose_and_tell(found))
            else:
                st.caption(t("incoming-made", when=when(found.made_at)))
                _preview(found)


def _preview(found: Backup) -> None:
    store = session.store()
    change = session.kept(CHANGE, (found, store.state()), lambda: store.preview(found))
    if found.matches or not change.nothing:
        st.html(str(_told(change)))
    _decide(found, change)


def _decide(found: Backup, change: restore.Change) -> None:
    with st.container(horizontal=True):
        if not change.nothing:
            st.button(
                t("incoming-merge"),
                type="primary",
                on_click=_merge,
                args=(found,),
                key="incoming-merge",
            )
        st.button(
            t("incoming-close" if change.nothing else "incoming-leave"),
            on_click=_leave,
            key="incoming-leave",
        )


def _told(change: restore.Change) -> Markup:
    title = t("incoming-nothing" if change.nothing else "incoming-changes")
    return Markup("<p><strong>{}</strong></p>{}").format(title, Markup("").join(_parts(change)))


def _parts(change: restore.Change) -> Iterator[Markup]:
    if change.players:
        names = Markup(", ").join(
            Markup("<bdi>{}</bdi>").format(player.name) for player in change.players[:NAMED]
        )
        told = said("incoming-players", count=len(change.players), names=names)
        yield Markup("<p>{}</p>").format(told)
    if change.profiles:
        yield Markup("<p>{}</p>").format(t("incoming-profiles", count=change.profiles))
    if change.rulings:
        yield Markup("<p>{}</p>").format(t("incoming-rulings", count=change.rulings))
    named = {player.uid: player.name for player in change.backup.players}
    for how in ("new", "longer", "differs"):
        matches = change.of(how)
        if matches:
            rows = Markup("").join(_row(match, named) for match in matches[:NAMED])
            head = t(f"incoming-{how}", count=len(matches))
            yield Markup("<p>{}</p><ul>{}</ul>").format(head, rows)
            if len(matches) > NAMED:
                yield Markup("<p>{}</p>").format(t("incoming-more", count=len(matches) - NAMED))
    if known := len(change.of("known")):
        yield Markup("<p>{}</p>").format(t("incoming-known", count=known))


def _row(copy: MatchCopy, named: dict[str, str]) -> Markup:
    match = replay([entry.line for entry in copy.log])
    names = Markup(", ").join(Markup("<bdi>{}</bdi>").format(named[uid]) for uid in copy.seats)
    hands = t("incoming-hands", count=len(match.counted))
    game = t(f"game-{match.game.key}")
    return Markup("<li>{} · {} · {} · {}</li>").format(names, game, when(copy.begun), hands)


def _uploaded(key: str) -> None:
    file = st.session_state.get(key)
    if file is None:
        _forget()
    else:
        look(file.getvalue())


def _merge(found: Backup) -> None:
    if FOUND not in st.session_state:  # a second tap on the same button
        return
    with trouble.noting():
        change = session.store().restore(found)
        _leave()
        matches = len(change.of("new")) + len(change.of("longer"))
        st.session_state[DONE] = t("incoming-done", matches=matches, players=len(change.players))


def _leave() -> None:
    _forget()
    st.session_state[ROUND] += 1


def _forget() -> None:
    for key in (FOUND, PROBLEM, DONE, CHANGE, report.TOLD):
        st.session_state.pop(key, None)
