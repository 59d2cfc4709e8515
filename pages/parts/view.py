"""The same log under another scoring system: computed when looked at, never stored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import streamlit as st
from markupsafe import Markup

import db
from pages.parts.people import said
from pages.parts.say import t
from referee.match import Match
from referee.scoring import Scoring, systems


def chosen(match: Match) -> Match:
    """The match as it is looked at: under its own system unless another was chosen."""
    scoring = st.session_state.get("view")
    if scoring in (None, match.scoring) or scoring not in systems(match.game):
        return match
    return match.under(Scoring(scoring))


def back(loaded: db.Loaded) -> None:
    """The way back from another system."""
    match = loaded.match
    if chosen(match) is match:
        return
    st.info(t("view-now", scoring=_name(chosen(match).scoring)))
    st.button(
        t("view-back", scoring=_name(match.scoring)),
        on_click=look,
        args=(None,),
        type="primary",
    )


def other_systems(loaded: db.Loaded) -> Iterator[tuple[str, Markup]]:
    """Each other system, and the standings under it in a line."""
    match = loaded.match
    if match.counted and chosen(match) is match:
        for scoring in systems(match.game):
            if scoring is not match.scoring:
                yield str(scoring), _line(match.under(scoring), loaded.players)


def _line(match: Match, players: Sequence[db.PlayerInfo]) -> Markup:
    standings = match.standings
    seats = range(match.opened.seats)
    order = sorted(
        seats, key=standings.totals.__getitem__, reverse=match.scoring is Scoring.STANDARD
    )
    names = [Markup("<bdi>{}</bdi>").format(player.name) for player in players]
    totals = Markup(" · ").join(
        Markup("{} {}").format(names[seat], standings.totals[seat]) for seat in order
    )
    if not standings.winners:
        return said("view-line", scoring=_name(match.scoring), totals=totals)
    winners = Markup(", ").join(names[seat] for seat in standings.winners)
    return said("view-line-won", scoring=_name(match.scoring), totals=totals, winners=winners)


def _name(scoring: Scoring) -> str:
    return t(f"scoring-{scoring}")


def look(scoring: str | None) -> None:
    """Show the whole sheet under this system, or under the match's own again."""
    st.session_state.view = scoring
