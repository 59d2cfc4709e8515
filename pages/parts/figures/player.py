"""The statistics of one player."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Any

import streamlit as st
from markupsafe import Markup

from db import histories, tallies
from db.scope import Scope
from pages.parts.figures import asked, group, shown
from pages.parts.naming import face_name
from pages.parts.people import dark_theme, names
from pages.parts.say import t
from stats import measures, pictures
from stats.measures import MEASURES, scored, tilting, tower, two_sided
from stats.others import Bond, others
from stats.sample import GAMES, HANDS, wilson

PLAYER = "stats-player"
FORM, OVER = 120, 10
"""Matches of the form curve, and over how many of them it is taken."""
EVENINGS = 5
"""Hands that make an evening one to be named."""


def show(roster: group.Roster) -> None:
    if not roster:
        st.info(t("stats-none"))
        return
    if st.session_state.get(PLAYER) not in roster:
        st.session_state[PLAYER] = next(iter(roster))
    words = {id: names([it]) for id, it in roster.items()}
    person = st.selectbox(
        t("home-player"),
        list(roster),
        format_func=lambda id: words.get(id, ""),
        key=PLAYER,
        label_visibility="collapsed",
        persist_state="session",
        filter_mode=None,
    )
    scope = asked.scope(roster, group=False)
    sums = group.sums(scope).get(person)
    if not sums or not sums["hands"]:
        st.info(t("stats-none"))
        return
    _sections(scope, person, sums)
    _bonds(scope, person, roster)
    _evenings(scope, person)
    _form(scope, person, roster)
    _sides(scope, person)
    _places(scope, person)
    shown.later("faces", lambda: _faces(scope, person, sums))
    shown.later("left-of", lambda: _left_of(scope, person, roster))


def _sections(scope: Scope, person: int, sums: measures.Sums) -> None:
    """What has not happened at all, such as plays where none was logged, takes no room."""
    for section in ("result", "points", "cards", "race", "play", "scale", "tower"):
        found = [
            it
            for it in MEASURES
            if it.section == section
            and group.suiting(scope, it)
            and (section not in ("play", "scale", "tower") or sums[it.sample])
        ]
        if not found:
            continue
        st.header(t(f"stats-section-{section}"), anchor=False)
        with st.container(horizontal=True, gap="small", key=f"stats-{section}"):
            for measure in found:
                shown.measured(measure, sums)
            if section == "result":
                _streaks(scope, person, sums)
            elif section == "points":
                _heavy_tail(scope, person, sums)
            elif section == "cards":
                _tilt_points(scope, person, sums)


def _streaks(scope: Scope, person: int, sums: measures.Sums) -> None:
    best, now = asked.ask(histories.streak, scope, person, "win")
    dry, dry_now = asked.ask(histories.streak, scope, person, "dry")
    games = {
        row["won"]: row["length"]
        for row in asked.ask(histories.game_streaks, scope)
        if row["person"] == person
    }
    hands, over = sums["hands"] >= HANDS, sums["games"] >= GAMES
    few = t("stats-too-few", n=sums["hands"], least=HANDS)
    few_games = t("stats-too-few", n=sums["games"], least=GAMES)
    shown.tile(
        "streak", str(best) if hands else shown.NONE, t("stats-now", n=now) if hands else few
    )
    shown.tile(
        "drought",
        str(dry) if hands else shown.NONE,
        t("stats-now", n=dry_now) if hands else few,
    )
    for key, won in (("game-streak", 1), ("game-drought", 0)):
        shown.tile(
            key,
            str(games.get(won, 0)) if over else shown.NONE,
            t("stats-sample", n=sums["games"]) if over else few_games,
        )
    if any(tower(game) for game in group.games(scope)):
        safe, _ = asked.ask(histories.streak, scope, person, "safe")
        if sums["fell"]:
            shown.tile("safe-row", str(safe), t("stats-sample", n=sums["hands"]))


def _heavy_tail(scope: Scope, person: int, sums: measures.Sums) -> None:
    worst = sum(asked.ask(histories.worst_hands, scope, person))
    enough = sums["hands"] - sums["won"] >= HANDS and sums["conceded"]
    shown.tile(
        "heavy-tail",
        shown.percent(worst / sums["conceded"]) if enough else shown.NONE,
        t("stats-sample", n=sums["hands"] - sums["won"])
        if enough
        else t("stats-too-few", n=sums["hands"] - sums["won"], least=HANDS),
    )


def _tilt_points(scope: Scope, person: int, sums: measures.Sums) -> None:
    faces = frozenset().union(*map(tilting, group.games(scope)))
    told = [row for row in asked.ask(tallies.by, scope, "face", person) if row["key"] in faces]
    if not told:
        return
    enough = sums["known"] >= HANDS
    shown.tile(
        "tilt-points",
        str(sum(row["value"] for row in told)) if enough else shown.NONE,
        t("stats-sample" if enough else "stats-too-few", n=sums["known"], least=HANDS),
    )


def _bonds(scope: Scope, person: int, roster: group.Roster) -> None:
    if not any(scored(game) for game in group.games(scope)):
        return
    it = others(person, asked.ask(tallies.fed, scope))
    bonds: dict[str, tuple[Bond | None, Callable[[float], str]]] = {
        "customer": (it.customer, lambda value: t("stats-points", n=round(value))),
        "sponsor-of": (it.sponsor_of, lambda value: t("stats-points", n=round(value))),
        "nemesis": (it.nemesis, shown.percent),
        "minion": (it.minion, shown.percent),
        "rival": (it.rival, shown.percent),
    }
    st.header(t("stats-section-others"), anchor=False)
    with st.container(horizontal=True, gap="small", key="stats-others"):
        for key, (bond, said) in bonds.items():
            if bond is None:
                shown.tile(key, shown.NONE, t(f"stats-no-{'rival' if key == 'rival' else 'bond'}"))
                continue
            people = [roster[who] for who in bond.people if who in roster]
            below = f"{said(bond.value)} · {t('stats-sample', n=bond.sample)}"
            shown.tile(key, shown.named(people), below)


def _evenings(scope: Scope, person: int) -> None:
    rows = asked.ask(histories.nights, scope, group.shift(), person)
    told = [row for row in rows if row["hands"] >= EVENINGS]
    if not told:
        return
    by = sorted(told, key=lambda row: (row["won"] - row["par"], row["day"]))
    with st.container(horizontal=True, gap="small", key="stats-evenings"):
        for key, row in (("best-evening", by[-1]), ("worst-evening", by[0])):
            shown.tile(
                key,
                group.day(date.fromisoformat(row["day"])),
                t("stats-won-of", won=row["won"], hands=row["hands"]),
            )


def _form(scope: Scope, person: int, roster: group.Roster) -> None:
    rows = asked.ask(histories.form, scope, person, FORM)
    if len(rows) < GAMES:
        return
    values, said, when = [], [], []
    for at in range(len(rows)):
        last = rows[max(0, at - OVER + 1) : at + 1]
        par = sum(row["par"] for row in last)
        values.append(sum(row["won"] for row in last) / par)
        when.append(rows[at]["started_at"])
        said.append(f"{group.day(when[-1])}: {shown.number(values[-1], 2)}")
    line = pictures.Line(roster[person], list(range(1, len(rows) + 1)), values, said)

    def as_rows() -> Markup:
        table = [
            [group.day(at), shown.number(value, 2)] for at, value in zip(when, values, strict=True)
        ]
        return shown.table(["", t("stat-hand-par")], table[::-1], t("stat-form-help"))

    shown.chart(
        "form", lambda: pictures.lines([line], dark=dark_theme(), dates=False, base=1), as_rows
    )


def _rates(
    key: str, rows: Sequence[Mapping[str, Any]], name: Callable[[Any], str], base: float | None
) -> None:
    """Win rates side by side, each with what it rests on; too small samples are left to the
    table."""
    told = [row for row in rows if row["hands"] >= HANDS]

    def text(row: Mapping[str, Any]) -> str:
        low, high = wilson(row["won"], row["hands"])
        return t(
            "stats-rate",
            rate=round(100 * row["won"] / row["hands"]),
            low=round(100 * low),
            high=round(100 * high),
            n=row["hands"],
        )

    def as_rows() -> Markup:
        table = [
            [
                name(row["key"]),
                f"{row['won']}/{row['hands']}",
                text(row) if row in told else shown.NONE,
            ]
            for row in rows
        ]
        return shown.table(
            ["", t("stat-hands-won"), t("stat-hand-rate")], table, t(f"stat-{key}-help")
        )

    if not told:
        shown.heading(key)
        st.caption(t("stats-too-few", n=sum(row["hands"] for row in rows), least=HANDS))
        return
    shown.chart(
        key,
        lambda: pictures.bars(
            [name(row["key"]) for row in told],
            [row["won"] / row["hands"] for row in told],
            [text(row) for row in told],
            dark=dark_theme(),
            base=base,
        ),
        as_rows,
    )


def _overall(rows: Sequence[Mapping[str, Any]]) -> float:
    return float(sum(row["won"] for row in rows) / max(1, sum(row["hands"] for row in rows)))


def _sides(scope: Scope, person: int) -> None:
    if not any(two_sided(game) for game in group.games(scope)):
        return
    rows = asked.ask(tallies.by, scope, "side", person)
    if len(rows) < 2:
        return
    hands = sum(row["hands"] for row in rows)
    told = {row["key"]: row for row in rows}
    enough = hands >= HANDS
    with st.container(horizontal=True, gap="small", key="stats-sides"):
        if "dark" in told:
            shown.tile(
                "dark-share",
                shown.percent(told["dark"]["hands"] / hands) if enough else shown.NONE,
                t("stats-sample", n=hands) if enough else t("stats-too-few", n=hands, least=HANDS),
            )
        won = [it["won"] for it in told.values()]
        if {"dark", "light"} <= told.keys():
            premium = all(count >= GAMES for count in won)
            gap = told["dark"]["value"] / max(1, told["dark"]["won"])
            gap -= told["light"]["value"] / max(1, told["light"]["won"])
            shown.tile(
                "dark-premium",
                shown.number(gap) if premium else shown.NONE,
                t("stats-sample", n=sum(won))
                if premium
                else t("stats-too-few", n=min(won), least=GAMES),
            )
    _rates("sides", rows, lambda key: t(f"side-{key}"), _overall(rows))
    flips = asked.ask(tallies.by, scope, "flips", person)
    if flips:
        _rates("flip-parity", flips, lambda key: t(f"stats-flips-{key}"), _overall(flips))


def _places(scope: Scope, person: int) -> None:
    rows = sorted(asked.ask(tallies.by, scope, "place", person), key=lambda row: int(row["key"]))
    _rates("places", rows, lambda key: t("stats-place", n=int(key)), _overall(rows))


def _faces(scope: Scope, person: int, sums: measures.Sums) -> None:
    rows = sorted(asked.ask(tallies.by, scope, "face", person), key=lambda row: -row["value"])[:10]
    if not rows or sums["known"] < HANDS:
        st.text(t("stats-too-few", n=sums["known"], least=HANDS))
        return

    def as_rows() -> Markup:
        table = [[face_name(row["key"]), str(row["cards"]), str(row["value"])] for row in rows]
        head = ["", t("stats-unit-cards"), t("stats-unit-points")]
        return shown.table(head, table, t("stat-faces-help"))

    shown.chart(
        "faces",
        lambda: pictures.bars(
            [face_name(row["key"]) for row in rows],
            [row["value"] for row in rows],
            [t("stats-face", points=row["value"], cards=row["cards"]) for row in rows],
            dark=dark_theme(),
        ),
        as_rows,
        title=False,
    )


def _left_of(scope: Scope, person: int, roster: group.Roster) -> None:
    rows = [row for row in asked.ask(tallies.left_of, scope, person) if row["of"] in roster]
    table = [
        [
            shown.who(roster[row["of"]]),
            f"{row['won']}/{row['hands']}",
            shown.percent(row["won"] / row["hands"]) if row["hands"] >= HANDS else shown.NONE,
        ]
        for row in rows
    ]
    head = ["", t("stat-hands-won"), t("stat-hand-rate")]
    st.html(str(shown.table(head, table, t("stat-left-of-help"))))
