"""What the statistics are about, and answers of the store that are kept while nothing changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Any

import streamlit as st

import db
from db import histories
from db.scope import Company, Scope
from pages.parts import session
from pages.parts.people import names
from pages.parts.say import plain, t
from pages.parts.when import day
from referee.games import GAMES
from stats.measures import tower
from stats.rating import LATEST, Rated, ratings

GAME, SCORING, SEATS = "stats-game", "stats-scoring", "stats-seats"
PERIOD, PEOPLE, COMPANY = "stats-period", "stats-people", "stats-company"
ALL = ""
_REVISION = "stats-revision"


def begin() -> None:
    """Once for a drawing of the page: what was kept holds as long as this is the same."""
    st.session_state[_REVISION] = repr(session.store().ask(histories.revision))


def ask(question: Callable[..., Any], *about: Any) -> Any:
    """The store's answer; nobody may change it, for others are shown the same."""
    key = repr((question.__module__, question.__name__, about))
    return _kept(key, st.session_state[_REVISION], question, about)


@st.cache_resource(max_entries=256, show_spinner=False)
def _kept(key: str, revision: str, _question: Callable[..., Any], _about: tuple[Any, ...]) -> Any:
    return session.store().ask(_question, *_about)


def rated(scope: Scope) -> dict[int, list[Rated]]:
    return _rated(repr(scope), st.session_state[_REVISION], scope)


@st.cache_resource(max_entries=32, show_spinner=False)
def _rated(key: str, revision: str, _scope: Scope) -> dict[int, list[Rated]]:
    return ratings(session.store().ask(histories.results, _scope, LATEST))


def roster() -> dict[int, db.PlayerInfo]:
    return {player.id: player for player in session.store().players()}


def scope(roster: Mapping[int, db.PlayerInfo], person: int | None = None) -> Scope:
    """Chosen at the top of the page. One game and one scoring system unless all are asked for.

    Of one person: whoever is chosen besides played with them.
    """
    played = ask(histories.played)
    with st.container(horizontal=True, key="stats-filters"):
        game = _pick(GAME, _each(played, "game"), t("stats-every-game"), "game-")
        of_game = [row for row in played if game in (ALL, row["game"])]
        scoring = _pick(SCORING, _each(of_game, "scoring"), t("stats-every-scoring"), "scoring-")
    more = st.expander(t("stats-more"), key="stats-more", on_change="rerun")
    if more.open or any(st.session_state.get(key) for key in (PERIOD, PEOPLE, SEATS)):
        with more:
            since, until = _period()
            seats = _seats(of_game)
            people = _people({id: it for id, it in roster.items() if id != person})
    else:
        since = until = seats = None
        people = ()
    company: Company = (st.session_state.get(COMPANY) or "all") if people else "any"
    if not more.open:
        _in_force(since, until, seats, [roster[it] for it in people], company)
    for key, found in (("game", played if game == ALL else ()), ("scoring", of_game)):
        if (key == "game" or scoring == ALL) and len(_each(list(found), key)) > 1:
            st.caption(t(f"stats-mixed-{key}"))
    if any(tower(GAMES[it]) for it in ([game] if game else _each(played, "game"))):
        st.caption(t("stats-rounds"))
    return Scope(
        games=(game,) if game else (),
        scorings=(scoring,) if scoring else (),
        seats=seats,
        since=since,
        until=until,
        people=tuple(sorted({*people, person})) if people and person else people,
        company=company,
    )


def _in_force(
    since: date | None,
    until: date | None,
    seats: int | None,
    people: Sequence[db.PlayerInfo],
    company: Company,
) -> None:
    """What a closed box of filters leaves out of all that is shown."""
    days = dict.fromkeys(day(it) for it in (since, until) if it)
    told = [
        " – ".join(days),
        f"{t('stats-seats')}: {seats}" if seats else "",
        f"{', '.join(plain(it.name) for it in people)} ({t(f'stats-company-{company}')})"
        if people
        else "",
    ]
    if any(told):
        st.caption(f"{t('stats-in-force')} {' · '.join(it for it in told if it)}")


def _each(rows: list[Mapping[str, Any]], name: str) -> list[Any]:
    """The most played first."""
    counts: dict[Any, int] = {}
    for row in rows:
        counts[row[name]] = counts.get(row[name], 0) + row["matches"]
    return sorted(counts, key=lambda it: -counts[it])


def _pick(key: str, found: list[str], every: str, prefix: str) -> str:
    choices = [*found, ALL] if len(found) > 1 else found or [ALL]
    if st.session_state.get(key) not in choices:
        st.session_state.pop(key, None)
    words = {it: t(f"{prefix}{it}") if it else every for it in choices}
    return str(
        st.selectbox(
            every,
            choices,
            format_func=lambda it: words.get(it, ""),
            key=key,
            label_visibility="collapsed",
            persist_state="session",
            filter_mode=None,
        )
    )


def _period() -> tuple[date | None, date | None]:
    days = st.date_input(
        t("home-period"),
        value=[],
        max_value="today",
        format="DD/MM/YYYY",
        key=PERIOD,
        persist_state="session",
    )
    return (days[0], days[-1]) if days else (None, None)  # type: ignore[index]


def _seats(rows: list[Mapping[str, Any]]) -> int | None:
    found = sorted(_each(rows, "seats"))
    if st.session_state.get(SEATS) not in found:
        st.session_state.pop(SEATS, None)
    return st.pills(t("stats-seats"), found, key=SEATS, persist_state="session")


def _people(roster: Mapping[int, db.PlayerInfo]) -> tuple[int, ...]:
    who = {id: names([it]) for id, it in roster.items()}
    if PEOPLE in st.session_state:
        st.session_state[PEOPLE] = [it for it in st.session_state[PEOPLE] if it in roster]
    chosen = st.multiselect(
        t("stats-people"),
        list(roster),
        format_func=lambda id: who.get(id, ""),
        placeholder=t("stats-people-any"),
        key=PEOPLE,
        persist_state="session",
    )
    if chosen:
        words = {it: t(f"stats-company-{it}") for it in ("all", "only")}
        st.segmented_control(
            t("stats-company"),
            list(words),
            default="all",
            format_func=lambda it: words.get(it, ""),
            key=COMPANY,
            required=True,
            label_visibility="collapsed",
        )
    return tuple(sorted(chosen))
