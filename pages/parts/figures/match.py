"""The statistics of one match, and the awards of the night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st
from markupsafe import Markup

import db
from db import histories, tallies
from db.scope import Scope
from pages.parts import chances, finish, session, sheet
from pages.parts.figures import asked, group, shown
from pages.parts.people import colour, dark_theme, listed
from pages.parts.say import t
from pages.parts.when import when
from referee.course import Course, course
from referee.events import Ended, Result
from stats import measures, pictures
from stats.awards import awards
from stats.measures import MEASURES, two_sided
from stats.sample import HANDS

MATCH = "stats-match"
LATEST = 40
"""Matches to choose from."""


def show(roster: group.Roster) -> None:
    store = session.store()
    listed = {it.id: it for it in (*store.running(limit=LATEST), *store.finished(limit=LATEST))}
    asked_for = st.query_params.get(session.MATCH) or st.session_state.get(session.MATCH)
    known = list(listed)
    if asked_for and asked_for not in listed:
        known.insert(0, asked_for)
    if not known:
        st.info(t("stats-none"))
        return
    if st.session_state.get(MATCH) not in known:
        finished = [id for id, it in listed.items() if it.status != "running"]
        st.session_state[MATCH] = asked_for or (finished or known)[0]
    words = {id: _label(listed.get(id)) for id in known}
    id = st.selectbox(
        t("stats-match"),
        known,
        format_func=lambda id: words.get(id, ""),
        key=MATCH,
        label_visibility="collapsed",
        persist_state="session",
        filter_mode=None,
    )
    try:
        loaded = store.load(id)
    except db.NoSuchMatch:
        st.info(t("score-no-such-match"))
        return
    _shown(loaded, Scope(match=id), roster)


def _label(listed: db.Listed | None) -> str:
    if listed is None:
        return t("stats-match-asked")
    people = ", ".join(player.name for player in listed.players)
    return f"{when(listed.started_at)} · {t(f'game-{listed.game}')} · {people}"


def _shown(loaded: db.Loaded, scope: Scope, roster: group.Roster) -> None:
    match = loaded.match
    if st.button(t("home-open"), key="stats-open-match", icon=":material/edit_note:"):
        session.open_match(loaded.id)
    if not match.counted:
        st.info(t("stats-none"))
        return
    it = course(match)
    people = {player.id: player for player in loaded.players}
    if match.over and not match.abandoned:
        st.html(str(finish.panel(loaded)))
    _big(loaded, it, scope)
    found = group.sums(scope)
    _awards(found, people)
    _race(loaded, it)
    _chances(loaded)
    group.feeding(scope, people)
    _lengths(scope)
    _seats(found, loaded)


def _big(loaded: db.Loaded, it: Course, scope: Scope) -> None:
    match = loaded.match
    races = measures.timed(asked.ask(tallies.races, scope))
    with st.container(horizontal=True, gap="small", key="stats-big"):
        shown.tile("hands", str(len(match.counted)))
        shown.tile("lead-changes", str(it.lead_changes))
        if it.margin is not None:
            shown.tile("margin", str(it.margin))
        if it.comeback:
            share = t("stats-of-target", n=round(100 * it.comeback / match.target))
            winners = _names(loaded, match.standings.winners)
            shown.tile("comeback", str(it.comeback), f"{winners} · {share}")
        _longest(loaded, it)
        if races["timed"]:
            shown.tile("hand-minutes", shown.number(races["minutes"] / races["timed"]))
            shown.tile("match-minutes", shown.number(races["minutes"], 0))
        if races["along"]:
            shown.tile("hand-plays", shown.number(races["plays"] / races["along"]))
            if two_sided(match.game):
                shown.tile("flips", shown.number(races["flips"] / races["along"], 2))
        if it.agrees is not None:
            shown.tile("agreement", t("stats-yes" if it.agrees else "stats-no"))
        ended = [hand.result for hand in match.counted if isinstance(hand.result, Ended)]
        if two_sided(match.game) and ended:
            dark = sum(found.side != match.game.sides[0].key for found in ended)
            shown.tile("dark-share", f"{dark}/{len(ended)}")


def _longest(loaded: db.Loaded, it: Course) -> None:
    best = max(seat.win_best for seat in it.seats)
    holders = tuple(seat for seat, its in enumerate(it.seats) if its.win_best == best)
    if best > 1:
        shown.tile("streak", str(best), _names(loaded, holders))


def _names(loaded: db.Loaded, seats: tuple[int, ...]) -> str:
    return shown.named([loaded.players[seat] for seat in seats])


def _awards(found: group.Sums, people: Mapping[int, db.PlayerInfo]) -> None:
    told = awards(found)
    if not told:
        return
    shown.heading("awards")
    items = Markup("").join(
        Markup("<li><strong>{}</strong> {} <span>{}</span><p>{}</p></li>").format(
            t(f"award-{it.key}"),
            listed(shown.who(people[who]) for who in it.people if who in people),
            t(
                f"stats-count-{it.unit}",
                n=round(it.value, 2),
                shown=shown.value(it.value, it.unit),
            ),
            t(f"award-{it.key}-help"),
        )
        for it in told
    )
    st.html(str(Markup('<ul class="awards">{}</ul>').format(items)))


def _race(loaded: db.Loaded, it: Course) -> None:
    match = loaded.match
    turns = [(hand, colour(loaded.players[seat])) for hand, seat in it.turning[1:]]
    two = two_sided(match.game)

    def rows() -> Markup:
        ahead = dict(it.turning)
        table = [
            [
                str(hand.number),
                *([_side(hand.result)] if two else []),
                shown.NONE
                if (out := _out(hand.result)) is None
                else shown.who(loaded.players[out]),
                *(
                    shown.NONE if points is None else f"{total} (+{points})"
                    for points, total in zip(hand.points, totals, strict=True)
                ),
                shown.who(loaded.players[ahead[hand.number]]) if hand.number in ahead else "",
            ]
            for hand, totals in zip(match.counted, match.running, strict=True)
        ]
        head = [
            t("race-hand"),
            *([t("stats-side")] if two else []),
            t("stats-out" if match.game.scored else "stats-round-won"),
            *map(shown.who, loaded.players),
            t("stats-ahead"),
        ]
        return shown.table(head, table, t("stat-race-help"))

    shown.chart(
        "race",
        lambda: pictures.with_turns(sheet.race_figure_of(loaded), turns, dark=dark_theme()),
        rows,
    )


def _out(result: Result) -> int | None:
    return result.out if isinstance(result, Ended) else result.won


def _side(result: Result) -> str:
    return t(f"side-{result.side}") if isinstance(result, Ended) else shown.NONE


def _chances(loaded: db.Loaded) -> None:
    """Who was likely to win, hand by hand."""
    course = chances.course(loaded)
    if not course:
        st.caption(t("chances-none"))
        return
    numbers = [0, *(hand.number for hand in loaded.match.counted)]
    lines = [
        pictures.Line(
            player,
            numbers,
            [100 * it.chances[seat] for it in course],
            [f"{player.name}: {chances.percent(it.chances[seat])}" for it in course],
        )
        for seat, player in enumerate(loaded.players)
    ]

    def rows() -> Markup:
        table = [
            [
                str(number),
                *(chances.percent(chance) for chance in it.chances),
                shown.number(it.hands_to_go),
            ]
            for number, it in zip(numbers, course, strict=True)
        ]
        head = [
            t("race-hand"),
            *map(shown.who, loaded.players),
            t("stat-hands-to-go"),
        ]
        return shown.table(head, table, t("stat-chances-help"))

    shown.heading("chances")
    if not loaded.match.standings.over:
        st.html(str(chances.as_bars(loaded, course[-1], chances.to_go(course[-1]))))
        _own_pace(loaded)
    shown.chart(
        "chances",
        lambda: pictures.lines(lines, dark=dark_theme(), dates=False, base=100 / len(lines)),
        rows,
        title=False,
        people=loaded.players,
    )


def _own_pace(loaded: db.Loaded) -> None:
    from stats.forecast import at_own_pace  # with NumPy

    hands = len(loaded.match.counted)
    if hands < HANDS:
        st.caption(f"{t('stat-own-pace')}: {shown.too_few(hands, HANDS, 'hands')}")
        return
    table = [
        [
            shown.who(player),
            shown.number(pace, 1 if loaded.match.game.scored else 2),
            shown.NONE if to_go is None else shown.number(to_go),
        ]
        for player, (pace, to_go) in zip(loaded.players, at_own_pace(loaded.match), strict=True)
    ]
    head = [t("stat-own-pace"), t("stats-per-hand"), t("stat-hands-to-go")]
    st.html(str(shown.table(head, table, t("stat-own-pace-help"))))


def _lengths(scope: Scope) -> None:
    """The hands of which it can be told how long they took."""
    assert scope.match is not None
    rows: list[Any] = asked.ask(histories.lengths, scope.match)
    minutes = [(row["ended_at"] - row["started_at"]).total_seconds() / 60 for row in rows]
    likely = [length if 0.5 <= length <= 60 else None for length in minutes]
    known = [
        (row, length) for row, length in zip(rows, likely, strict=True) if length or row["plays"]
    ]
    told = [(row, length) for row, length in known if length]
    if not known:
        return

    def rows_() -> Markup:
        table = [
            [
                str(row["number"]),
                shown.number(length) if length else shown.NONE,
                str(row["plays"] or shown.NONE),
            ]
            for row, length in known
        ]
        head = [t("race-hand"), t("stats-unit-minutes"), t("stats-unit-plays")]
        return shown.table(head, table, t("stat-lengths-help"))

    if not told:
        shown.heading("lengths")
        st.html(str(rows_()))
        return
    shown.chart(
        "lengths",
        lambda: pictures.bars(
            [str(row["number"]) for row, _ in told],
            [length for _, length in told],
            [shown.number(length) for _, length in told],
            dark=dark_theme(),
        ),
        rows_,
    )


def _seats(found: group.Sums, loaded: db.Loaded) -> None:
    """Everybody's figures side by side; in one match most samples are small, and say so."""
    people = [player for player in loaded.players if player.id in found]
    told: dict[str, list[str]] = {}
    for measure in MEASURES:
        figures = [measure.of(found[player.id]) for player in people]
        if measure.suits(loaded.match.game) and any(it.value is not None for it in figures):
            told[measure.key] = [shown.value(it.value, it.unit) for it in figures]
    if told:
        part = st.expander(t("stats-all-figures"), key="stats-all", on_change="rerun")
        if part.open:
            rows = [[t(f"stat-{key}"), *cells] for key, cells in told.items()]
            head = ["", *map(shown.who, people)]
            with part:
                st.html(str(shown.table(head, rows, t("stats-all-caption"))))
                shown.meanings("all", told)
