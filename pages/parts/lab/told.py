"""What came of a trial, in words, as a table and as a chart."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st
from markupsafe import Markup

from pages.parts import house
from pages.parts.figures import shown
from pages.parts.lab.chosen import grouped
from pages.parts.people import dark_theme
from pages.parts.say import plain, t
from referee.games import GAMES
from stats.lab.outcome import Compared, Estimate, Outcome
from stats.lab.picture import lengths, shares
from stats.lab.trial import Trial

if TYPE_CHECKING:
    from plotly.graph_objects import Figure


def show(outcome: Outcome) -> None:
    hands = grouped(outcome.trial.hands)
    st.header(t("lab-result"), anchor=False)
    compared(outcome.trial)
    st.html(str(_findings(outcome, hands)))
    st.html(str(_table(outcome)))
    shown.chart("lab-lengths", lambda: _chart(outcome), lambda: _lengths(outcome))
    target = outcome.trial.target
    with st.expander(t("lab-measures"), key="lab-measures"):
        for it in outcome.measures:
            st.markdown(f"**{_name(it, outcome)}**: {t(f'lab-{it.key}-help', target=target)}")
    st.caption(t("lab-by-chance"))


def compared(trial: Trial) -> None:
    game, hands = GAMES[trial.game], grouped(trial.hands)
    st.caption(t("lab-played", game=t(f"game-{trial.game}"), seats=trial.seats, hands=hands))
    for key, rules in (
        ("lab-one", house.summary(trial.sets[0], game)),
        ("lab-other", house.changes(*trial.sets, game)),
    ):
        st.markdown(f"**{t(key)}**: {plain(rules)}")


def _findings(outcome: Outcome, hands: str) -> Markup:
    if outcome.alike == outcome.trial.hands:
        said = [t("lab-all-alike", hands=hands)]
    else:
        said = [_finding(it, outcome) for it in outcome.measures if it.change.clear]
        unclear = [_name(it, outcome) for it in outcome.measures if not it.change.clear]
        if unclear:
            what = ", ".join(name[:1].lower() + name[1:] for name in unclear)
            said.append(t("lab-unclear", hands=hands, what=what))
    rows = Markup("").join(Markup("<li>{}</li>").format(it) for it in said)
    return Markup('<ul class="lab-findings">{}</ul>').format(rows)


def _finding(it: Compared, outcome: Outcome) -> str:
    """ "Hands take about 4 moves more (3 to 5)." """
    change, way = it.change, "more"
    if change.value < 0:
        change, way = Estimate(-change.value, -change.high, -change.low), "less"
    by, low, high = (_number(end, it) for end in (change.value, change.low, change.high))
    return t(f"lab-{it.key}-{way}", by=by, low=low, high=high, target=outcome.trial.target)


def _number(value: float, it: Compared, signed: bool = False) -> str:
    """A share is told as so many of a hundred."""
    value *= 100 if it.unit == "share" else 1
    fine = 2 if it.unit == "hands" else 1
    said = shown.number(abs(value), fine)
    sign = "" if said == "0" else "−" if value < 0 else "+" if signed else ""
    return sign + said


def _name(it: Compared, outcome: Outcome) -> str:
    return t(f"lab-{it.key}", target=outcome.trial.target)


def _table(outcome: Outcome) -> Markup:
    rows = [
        (
            _name(it, outcome),
            *(_cell(estimate, it) for estimate in it.sets),
            _cell(it.change, it, signed=True),
        )
        for it in outcome.measures
    ]
    head = ("", t("lab-one"), t("lab-other"), t("lab-change"))
    table = shown.table(head, rows, t("lab-table"))
    return Markup('<div class="lab-table">{}</div>').format(table)


def _cell(it: Estimate, of: Compared, signed: bool = False) -> Markup:
    value, low, high = (_number(end, of, signed) for end in (it.value, it.low, it.high))
    unit = "\u00a0%" if of.unit == "share" and not signed else ""
    return Markup("{}{}<br><small>{}</small>").format(
        value, unit, t("lab-interval", low=low, high=high)
    )


def _chart(outcome: Outcome) -> Figure:
    names = (t("lab-one"), t("lab-other"))
    return lengths(outcome, names, t("lab-axis-moves"), t("lab-axis-share"), dark=dark_theme())


def _lengths(outcome: Outcome) -> Markup:
    ends, (one, other) = shares(outcome)
    rows = [
        (t("lab-up-to", n=end), shown.number(100 * a), shown.number(100 * b))
        for end, a, b in zip(ends, one, other, strict=True)
    ]
    return shown.table(
        (t("lab-axis-moves"), t("lab-one"), t("lab-other")), rows, t("lab-axis-share")
    )
