"""The statistics of one player."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Any

import streamlit as st
from markupsafe import Markup

from db import histories, tallies
from db.scope import Scope
from pages.parts import session
from pages.parts.figures import asked, group, shown
from pages.parts.naming import card_names, face_name
from pages.parts.people import dark_theme, names
from pages.parts.say import plain, t
from pages.parts.when import day
from referee.events import Left, Sum
from referee.games import GAMES as GAME_SHEETS
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
    scope = asked.scope(roster, person)
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
    if sums["best"]:
        shown.later("biggest", lambda: _biggest(scope, person))
    shown.later("faces", lambda: _faces(scope, person, sums))
    if sums["along"]:
        shown.later("causes", lambda: _causes(scope, person, sums))
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
                if measure.key == "best-hand" and sums["best"]:
                    _best_hand(scope, person, sums)
                else:
                    shown.measured(measure, sums)
            if section == "result":
                _streaks(scope, person, sums)
            elif section == "points":
                _heavy_tail(scope, person, sums)
            elif section == "cards":
                _cards(scope, person, sums)


def _best_hand(scope: Scope, person: int, sums: measures.Sums) -> None:
    first = asked.ask(histories.best_hands, scope, person)[0]
    side = f" · {t('side-' + first['side'])}" if two_sided(GAME_SHEETS[first["game"]]) else ""
    shown.tile("best-hand", str(sums["best"]), f"{day(first['started_at'])}{side}")


def _biggest(scope: Scope, person: int) -> None:
    """The cards that the others were left with."""
    for row in asked.ask(histories.best_hands, scope, person):
        loaded = session.store().load(row["match_id"])
        (hand,) = (it for it in loaded.match.counted if it.number == row["number"])
        table = [
            [shown.who(player), _left(left)]
            for player, left in zip(loaded.players, hand.result.left, strict=True)
            if left
        ]
        st.html(str(shown.table([], table, day(row["started_at"]))))


def _left(left: Left) -> Markup:
    said = str(left.points) if isinstance(left, Sum) else card_names(left)
    return Markup("<span class=long>{}</span>").format(said)


def _streaks(scope: Scope, person: int, sums: measures.Sums) -> None:
    best, best_now = asked.ask(histories.streak, scope, person, "win")
    dry, dry_now = asked.ask(histories.streak, scope, person, "dry")
    games = {
        row["won"]: row["length"]
        for row in asked.ask(histories.game_streaks, scope)
        if row["person"] == person
    }
    for key, longest, now in (("streak", best, best_now), ("drought", dry, dry_now)):
        if sums["hands"] >= HANDS:
            shown.tile(key, str(longest), t("stats-now", n=now))
        else:
            shown.tile(key, shown.NONE, shown.too_few(sums["hands"], HANDS, "hands"))
    for key, won in (("game-streak", 1), ("game-drought", 0)):
        shown.sampled(key, lambda won=won: str(games.get(won, 0)), sums["games"], GAMES, "games")
    if any(tower(game) for game in group.games(scope)):
        safe, _ = asked.ask(histories.streak, scope, person, "safe")
        if sums["fell"]:
            shown.tile("safe-row", str(safe), shown.out_of(sums["hands"], "hands"))


def _heavy_tail(scope: Scope, person: int, sums: measures.Sums) -> None:
    def share() -> str:
        worst = sum(asked.ask(histories.worst_hands, scope, person))
        return shown.percent(worst / sums["conceded"]) if sums["conceded"] else shown.NONE

    shown.sampled("heavy-tail", share, sums["lost"], HANDS, "lost")


def _cards(scope: Scope, person: int, sums: measures.Sums) -> None:
    """Which were left most often, which cost most, and what the Tilt cards cost."""
    rows = asked.ask(tallies.by, scope, "face", person)
    for key, by in (("stuck-most", "cards"), ("stuck-dearest", "value")):
        most = max((row[by] for row in rows), default=0)
        faces = [face_name(row["key"]) for row in rows if most and row[by] == most]
        if sums["known"] < HANDS or not faces:
            shown.tile(key, shown.NONE, shown.too_few(sums["known"], HANDS, "known"))
            continue
        unit = "cards" if by == "cards" else "points"
        shown.tile(key, plain(", ".join(faces)), _count(unit, most))
    tilts = frozenset().union(*map(tilting, group.games(scope)))
    told = [row["value"] for row in rows if row["key"] in tilts]
    if told:
        shown.sampled("tilt-points", lambda: str(sum(told)), sums["known"], HANDS, "known")


def _count(unit: str, n: int) -> str:
    return t(f"stats-count-{unit}", n=n, shown=str(n))


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
            below = f"{said(bond.value)} · {shown.counted(bond.sample, 'hands')}"
            shown.tile(key, shown.named(people), below)


def _evenings(scope: Scope, person: int) -> None:
    rows = asked.ask(histories.nights, scope, group.shift(), person)
    told = [row for row in rows if row["hands"] >= EVENINGS]
    by = sorted(told, key=lambda row: (row["won"] - row["par"], row["day"]))
    with st.container(horizontal=True, gap="small", key="stats-evenings"):
        for key, at in (("best-evening", -1), ("worst-evening", 0)):
            if not by:
                most = max((row["hands"] for row in rows), default=0)
                shown.tile(key, shown.NONE, shown.too_few(most, EVENINGS, "evening"))
                continue
            if at == 0 and len(by) < 2:  # the only one is no worse than itself
                shown.tile(key, shown.NONE, shown.too_few(len(by), 2, "nights"))
                continue
            row = by[at]
            shown.tile(
                key,
                day(date.fromisoformat(row["day"])),
                t("stats-won-of", won=row["won"], hands=row["hands"]),
            )


def _form(scope: Scope, person: int, roster: group.Roster) -> None:
    rows = asked.ask(histories.form, scope, person, FORM)
    if len(rows) < GAMES:
        shown.heading("form")
        st.caption(shown.too_few(len(rows), GAMES, "games"))
        return
    values, said, when = [], [], []
    for at in range(len(rows)):
        last = rows[max(0, at - OVER + 1) : at + 1]
        par = sum(row["par"] for row in last)
        values.append(sum(row["won"] for row in last) / par)
        when.append(rows[at]["started_at"])
        said.append(f"{day(when[-1])}: {shown.number(values[-1], 2)}")
    line = pictures.Line(roster[person], list(range(1, len(rows) + 1)), values, said)

    def as_rows() -> Markup:
        table = [[day(at), shown.number(value, 2)] for at, value in zip(when, values, strict=True)]
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
        st.caption(shown.too_few(max((row["hands"] for row in rows), default=0), HANDS, "hands"))
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
    if not rows:
        return
    hands = sum(row["hands"] for row in rows)
    told = {row["key"]: row for row in rows}
    nothing = {"hands": 0, "won": 0, "value": 0}
    dark, light = (told.get(side, nothing) for side in ("dark", "light"))

    def premium() -> str:
        return shown.number(dark["value"] / dark["won"] - light["value"] / light["won"])

    with st.container(horizontal=True, gap="small", key="stats-sides"):
        shown.sampled(
            "dark-share", lambda: shown.percent(dark["hands"] / hands), hands, HANDS, "hands"
        )
        fewest = min(dark["won"], light["won"])
        shown.sampled("dark-premium", premium, fewest, GAMES, "won-each")
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
        st.text(shown.too_few(sums["known"], HANDS, "known"))
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
            [f"{_count('points', row['value'])}, {_count('cards', row['cards'])}" for row in rows],
            dark=dark_theme(),
        ),
        as_rows,
        title=False,
    )


def _causes(scope: Scope, person: int, sums: measures.Sums) -> None:
    rows = sorted(asked.ask(tallies.by, scope, "cause", person), key=lambda row: -row["cards"])
    enough = sums["along"] >= HANDS
    table = [
        [
            group.rule_says(row["key"]),
            str(row["cards"]),
            shown.number(row["cards"] / sums["along"], 2) if enough else shown.NONE,
        ]
        for row in rows
        if row["cards"]
    ]
    head = ["", t("stats-unit-cards"), t("stats-per-hand")]
    st.html(str(shown.table(head, table, shown.out_of(sums["along"], "along"))))


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
