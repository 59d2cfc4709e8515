"""The same log under another scoring system: computed when looked at, never stored."""

from __future__ import annotations

import streamlit as st

import db
from pages.parts.say import plain, t
from referee.match import Match
from referee.scoring import Scoring, systems


def chosen(match: Match) -> Match:
    """The match as it is looked at: under its own system unless another was chosen."""
    scoring = st.session_state.get("view")
    if scoring in (None, match.scoring) or scoring not in systems(match.game):
        return match
    return match.under(Scoring(scoring))


def other_systems(loaded: db.Loaded) -> None:
    """One quiet line per other system; a tap shows the whole sheet that way, and back."""
    match = loaded.match
    if chosen(match) is not match:
        st.info(t("view-now", scoring=_name(chosen(match).scoring)))
        st.button(
            t("view-back", scoring=_name(match.scoring)),
            on_click=_look,
            args=(None,),
            type="primary",
        )
        return
    if not match.counted:
        return
    with st.container(key="other-systems"):
        for scoring in systems(match.game):
            if scoring is not match.scoring:
                st.button(
                    _line(match.under(scoring), [plain(player.name) for player in loaded.players]),
                    key=f"view-{scoring}",
                    on_click=_look,
                    args=(str(scoring),),
                    type="tertiary",
                )


def _line(match: Match, names: list[str]) -> str:
    standings = match.standings
    seats = range(match.opened.seats)
    order = sorted(
        seats, key=standings.totals.__getitem__, reverse=match.scoring is Scoring.STANDARD
    )
    totals = " · ".join(f"{names[seat]} {standings.totals[seat]}" for seat in order)
    if standings.winners:
        winners = ", ".join(names[seat] for seat in standings.winners)
        return t("view-line-won", scoring=_name(match.scoring), totals=totals, winners=winners)
    return t("view-line", scoring=_name(match.scoring), totals=totals)


def _name(scoring: Scoring) -> str:
    return t(f"scoring-{scoring}")


def _look(scoring: str | None) -> None:
    st.session_state.view = scoring
