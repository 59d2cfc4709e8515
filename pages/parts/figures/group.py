"""The statistics of a group, or of everybody: leaderboard, who against whom, records, evenings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

import streamlit as st
from babel.dates import get_day_names
from markupsafe import Markup

import db
from db import histories, tallies
from db.scope import Scope
from pages.parts import session
from pages.parts.figures import asked, shown
from pages.parts.people import dark_theme, listed
from pages.parts.say import language, t
from pages.parts.when import day
from referee import sheets
from referee.games import GAMES
from stats import measures, pictures
from stats.measures import BY_KEY

Roster = Mapping[int, db.PlayerInfo]
Sums = dict[int, measures.Sums]

COLUMNS = ("game-rate", "game-par", "hand-rate", "hand-par", "points-won", "conceded", "luck")
SQUARE = 24
"""People who are set against each other; everybody else has played less."""
RECORD_UNITS = {"fastest_out": "plays", "longest_run": "hands", "longest_match": "hands"}
RECORD_UNITS |= {"safe_run": "hands", "lead_changes": "times"}


def show(roster: Roster) -> None:
    scope = asked.scope(roster)
    found = sums(scope)
    if not found:
        st.info(t("stats-none"))
        return
    _big(scope)
    leaderboard(found, roster, scope)
    head_to_head(scope, roster)
    feeding(scope, roster)
    _rating(scope, roster)
    _nights(scope)
    shown.later("records", lambda: _records(scope, roster))
    shown.later("argued", lambda: _argued(scope))


def sums(scope: Scope) -> Sums:
    return {row["person"]: measures.complete(row) for row in asked.ask(tallies.sums, scope)}


def games(scope: Scope) -> list[Any]:
    return [game for key, game in GAMES.items() if not scope.games or key in scope.games]


def suiting(scope: Scope, measure: measures.Measure) -> bool:
    return any(measure.suits(game) for game in games(scope))


def _big(scope: Scope) -> None:
    races = measures.timed(asked.ask(tallies.races, scope))
    with st.container(horizontal=True, gap="small", key="stats-big"):
        shown.tile("matches", str(races["matches"]), t("stats-of-them-over", n=races["over"]))
        shown.tile("hands", str(races["hands"]))
        for measure in measures.TABLE:
            if suiting(scope, measure):
                shown.measured(measure, races)
        nights = asked.ask(histories.nights, scope, shift())
        matches = sum(row["matches"] for row in nights)
        shown.sampled(
            "night-games",
            lambda: shown.number(matches / len(nights)),
            len(nights),
            measures.GAMES,
            "nights",
        )


def leaderboard(found: Sums, roster: Roster, scope: Scope) -> None:
    shown.heading("leaderboard")
    columns = [BY_KEY[key] for key in COLUMNS if suiting(scope, BY_KEY[key])]
    order = sorted(
        found,
        key=lambda who: (
            BY_KEY["game-par"].of(found[who]).value is None,
            -(BY_KEY["game-par"].of(found[who]).value or 0),
            -found[who]["won"],
        ),
    )
    rows = []
    for person in order:
        it = found[person]
        cells = [shown.value(measure.of(it).value, measure.unit) for measure in columns]
        games = f"{it['games_won']}/{it['games']}"
        rows.append([shown.who(roster[person]), games, f"{it['won']}/{it['hands']}", *cells])
    head = ["", t("stat-games-won"), t("stat-hands-won"), *(t(f"stat-{it.key}") for it in columns)]
    st.html(str(shown.table(head, rows, t("stats-leaderboard-caption"))))
    shown.meanings("leaderboard", [it.key for it in columns])


def most_played(rows: Sequence[Mapping[str, Any]], by: str, roster: Roster) -> list[Any]:
    """Who is named in these rows, whoever is in most of them first."""
    played: dict[int, int] = {}
    for row in rows:
        played[row["person"]] = played.get(row["person"], 0) + row[by]
    people = sorted((it for it in played if it in roster), key=lambda it: -played[it])
    if len(people) > SQUARE:
        st.caption(t("stats-most-played", n=SQUARE))
    return [roster[person] for person in people[:SQUARE]]


def head_to_head(scope: Scope, roster: Roster) -> None:
    rows = asked.ask(tallies.pairs, scope)
    if not rows:
        return
    pairs = {(row["person"], row["other"]): row for row in rows}

    def field(one: int, other: int) -> shown.Field | None:
        row = pairs.get((one, other))
        if row is None:
            return None
        gap = shown.number(row["gap"] / row["games"])
        return shown.Field(
            row["ahead"] / row["games"],
            f"{row['ahead']}/{row['games']}",
            f"+{gap}" if row["gap"] > 0 else gap,
            t(
                "stats-against",
                name=roster[one].name,
                other=roster[other].name,
                ahead=row["ahead"],
                level=row["level"],
                games=row["games"],
                gap=gap,
            ),
        )

    shown.square("head-to-head", most_played(rows, "games", roster), field)


def feeding(scope: Scope, roster: Roster) -> None:
    rows = asked.ask(tallies.fed, scope)
    if not any(row["value"] for row in rows):
        return
    fed = {(row["person"], row["to"]): row for row in rows}
    both = [*rows, *({**row, "person": row["to"]} for row in rows)]

    def field(one: int, other: int) -> shown.Field | None:
        row = fed.get((one, other))
        if row is None:
            return None
        about = {"name": roster[one].name, "other": roster[other].name}
        said = t("stats-fed", points=row["value"], **about)
        return shown.Field(row["value"], str(row["value"]), "", said)

    shown.square("feeding", most_played(both, "hands", roster), field)


def _rating(scope: Scope, roster: Roster) -> None:
    courses = {who: it for who, it in asked.rated(scope).items() if who in roster}
    order = sorted(courses, key=lambda who: -courses[who][-1].value)
    if not order:
        return
    best = [who for who in order if len(courses[who]) >= measures.GAMES][:8]

    def line(who: int) -> pictures.Line:
        its = courses[who]
        kept = its[:: max(1, len(its) // 150)]
        if kept[-1] is not its[-1]:
            kept.append(its[-1])
        said = [f"{roster[who].name}: {shown.number(it.value)} · {day(it.at)}" for it in kept]
        return pictures.Line(roster[who], [it.at for it in kept], [it.value for it in kept], said)

    def rows_() -> Markup:
        table = [
            [
                shown.who(roster[who]),
                shown.number(courses[who][-1].value)
                if len(courses[who]) >= measures.GAMES
                else shown.NONE,
                _change([it.value for it in courses[who]]),
                str(len(courses[who])),
            ]
            for who in order
        ]
        head = ["", t("stat-rating"), t("stats-last-change"), t("stats-unit-games")]
        return shown.table(head, table, t("stat-rating-help"))

    if best:
        shown.chart(
            "rating",
            lambda: pictures.lines([line(who) for who in best], dark=dark_theme(), dates=True),
            rows_,
            people=[roster[who] for who in best],
        )


def _change(values: Sequence[float]) -> str:
    change = values[-1] - (values[-2] if len(values) > 1 else 0)
    return f"{'+' if change > 0 else ''}{shown.number(change)}"


def shift() -> int:
    """Minutes from UTC to the reader's evenings, which end at six in the morning."""
    return -int(st.context.timezone_offset or 0) - 6 * 60


def _nights(scope: Scope) -> None:
    rows = asked.ask(histories.nights, scope, shift())[-pictures.DAYS :]
    if not rows:
        return
    said = [
        t("stats-night", day=day(date.fromisoformat(row["day"])), n=row["matches"]) for row in rows
    ]
    weekdays = [get_day_names("abbreviated", locale=language())[it] for it in range(7)]

    def rows_() -> Markup:
        table = [[day(date.fromisoformat(row["day"])), str(row["matches"])] for row in rows[::-1]]
        return shown.table(["", t("stat-matches")], table, t("stat-nights-help"))

    shown.chart(
        "nights",
        lambda: pictures.calendar(
            [(row["day"], row["matches"]) for row in rows], weekdays, said, dark=dark_theme()
        ),
        rows_,
    )


def _records(scope: Scope, roster: Roster) -> None:
    table = []
    for name in histories.RECORDS:
        rows = asked.ask(histories.record, scope, name)
        if not rows:
            continue
        holders = listed(
            dict.fromkeys(
                shown.who(roster[row["person"]]) for row in rows if row["person"] in roster
            )
        )
        key, value = name.replace("_", "-"), rows[0]["value"]
        unit = RECORD_UNITS.get(name, "points")
        said = t(f"stats-count-{unit}", n=value, shown=str(value))
        names = Markup("<span class=long>{}</span>").format(holders)
        table.append([t(f"stat-record-{key}"), said, names, day(rows[0]["started_at"])])
    head = ["", t("stats-value"), t("stats-who"), t("stats-when")]
    st.html(str(shown.table(head, table, t("stats-records-caption"))))


def _argued(scope: Scope) -> None:
    # Rulings change no match: they are asked for anew each time.
    rows = session.store().ask(histories.argued, scope.games)
    if not rows:
        st.text(t("stats-argued-none"))
        return
    table = [
        [t(f"game-{row['game']}"), _question(row["question"]), str(row["times"])] for row in rows
    ]
    head = ["", t("stats-question"), t("stats-times")]
    st.html(str(shown.table(head, table, t("stat-argued-help"))))


def _question(key: str) -> str:
    """What was asked, by the rules that the key ends with."""
    return " ".join(rule_says(it.lstrip("!?")) for it in key.rpartition("|")[2].split(","))


def rule_says(key: str) -> str:
    """In full, or its id where the sheets have no words for it."""
    rule = sheets.rule(key)
    return rule.says[language()] if rule else key
