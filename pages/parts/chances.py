"""Who will win the match: an estimate as bars, on the sheet and after every hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import streamlit as st
from babel.numbers import format_percent
from markupsafe import Markup

import db
from pages.parts import session
from pages.parts.people import colour, player_name
from pages.parts.say import language, t
from referee.match import Match
from referee.scoring import Points

if TYPE_CHECKING:
    from stats.forecast import Forecast

PAST = 200
"""Hands of the same people before this match that are drawn from."""
CURVE = 40_000
"""Continuations for all hands of a curve together, so that a long match is not waited for."""


def bars(loaded: db.Loaded, shown: Match) -> None:
    """On the sheet of a match that runs, once there is a hand."""
    if not shown.counted or shown.closed or shown.standings.over:
        return
    now = _now(loaded.id, shown.length, shown.scoring, loaded, shown)
    if now:
        st.html(str(as_bars(loaded, now, f"{t('chances')} · {to_go(now)}")))


def as_bars(loaded: db.Loaded, now: Forecast, title: str) -> Markup:
    told = Markup("").join(
        Markup(
            '<div class="chance" role="listitem"><div>{}</div><b>{}</b>'
            '<i style="width:{:.1f}%;background:{}"></i></div>'
        ).format(player_name(player), percent(chance), 100 * chance, colour(player))
        for player, chance in zip(loaded.players, now.chances, strict=True)
    )
    return Markup(
        "<details class=about-chances><summary>{0}</summary><p>{1}</p></details>"
        '<div class="chances" role="list" aria-label="{0}">{2}</div>'
    ).format(title, t("chances-help"), told)


def percent(chance: float) -> str:
    """What is possible is never said to be certain, nor impossible."""
    if 0 < chance < 0.01:
        return f"< {format_percent(0.01, locale=language())}"
    if 0.99 < chance < 1:
        return f"> {format_percent(0.99, locale=language())}"
    return str(format_percent(round(chance, 2), locale=language()))


def to_go(now: Forecast) -> str:
    return t("chances-to-go", n=max(1, round(now.hands_to_go)))


def course(loaded: db.Loaded) -> Sequence[Forecast]:
    """Before the first hand and after each; none where it is no race to a target."""
    return _course(loaded.id, loaded.match.length, loaded)


@st.cache_resource(max_entries=64, show_spinner=False)
def _now(id: str, length: int, scoring: str, _loaded: db.Loaded, _shown: Match) -> Forecast | None:
    from stats import forecast  # with NumPy, which the sheet need not wait for

    if not forecast.can_forecast(_shown):
        return None
    return forecast.now(_shown, *_hands(_loaded, _shown))


@st.cache_resource(max_entries=16, show_spinner=False)
def _course(id: str, length: int, _loaded: db.Loaded) -> list[Forecast]:
    from stats import forecast

    if not forecast.can_forecast(_loaded.match):
        return []
    each = CURVE // (len(_loaded.match.counted) + 1)
    return forecast.through(_loaded.match, *_hands(_loaded, _loaded.match), max(400, each))


def _hands(loaded: db.Loaded, match: Match) -> tuple[list[Points], tuple[Points, ...]]:
    """Those of the same people before, and of chance play."""
    from db.scope import Scope
    from stats.prior import chance_hands

    people = [player.id for player in loaded.players]
    scope = Scope(
        games=(match.opened.game,),
        scorings=(match.scoring,),
        people=tuple(people),
        company="only",
    )
    past: dict[tuple[str, int], dict[int, int | None]] = {}
    for row in session.store().booked(scope, loaded.id, PAST):
        past.setdefault((row["match_id"], row["number"]), {})[row["person"]] = row["points"]
    booked = [tuple(hand.get(person) for person in people) for hand in past.values()]
    return booked, chance_hands(match.opened.game, len(people), match.scoring)
