"""Headline, race chart and hand-by-hand grid of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st
from markupsafe import Markup

import db
from pages.parts import house, words
from pages.parts.grid import Cell, Grid, Row, Texts, mount
from pages.parts.people import colour, dark_theme, said
from pages.parts.say import language, t
from referee.events import Ended, Toppled
from referee.match import Hand, Match

if TYPE_CHECKING:
    from plotly.graph_objects import Figure


CORRECTING = "correcting"
"""Match and number of the hand that this session corrects."""


def headline(loaded: db.Loaded) -> Markup:
    """Which hand it is, who deals and who starts; game, system and target."""
    match = loaded.match
    about = t(
        "sheet-about",
        game=t(f"game-{match.game.key}"),
        scoring=t(f"scoring-{match.scoring}"),
        target=match.target,
    )
    if house.departures(match.options, match.game):
        about = f"{about} · {house.summary(match.options, match.game)}"
    if match.closed:
        now = Markup("{}").format(t("sheet-abandoned" if match.abandoned else "sheet-over"))
    else:
        now = said(
            "sheet-builds" if match.game.dealer_starts else "sheet-deals",
            number=match.next_number,
            dealer=Markup("<bdi>{}</bdi>").format(loaded.players[match.dealer].name),
            starter=Markup("<bdi>{}</bdi>").format(loaded.players[match.starter].name),
        )
    return Markup('<div class="headline"><h1>{}</h1><p>{}</p></div>').format(now, about)


def usual_side(match: Match) -> str:
    """The side that is up, where the hand is played along; else that the last hand ended on, which
    the next one often does too."""
    if match.steps:
        return match.table.side
    ended = [hand.result for hand in match.counted if isinstance(hand.result, Ended)]
    return ended[-1].side if ended else match.game.sides[0].key


def race_chart(loaded: db.Loaded, shown: Match) -> None:
    if not shown.counted:
        return
    # Plotly is large: whoever opens a match without a hand needn't wait for it.
    from stats.race import CONFIG

    figure = _figure(_drawing(loaded, shown), loaded, shown)
    st.plotly_chart(figure, config=CONFIG, theme=None, key=f"race-{loaded.id}")


def race_figure_of(loaded: db.Loaded) -> Figure:
    return _figure(_drawing(loaded, loaded.match), loaded, loaded.match)


def grid(loaded: db.Loaded, shown: Match) -> None:
    if not shown.hands:
        return
    key = f"grid-{loaded.id}"

    def picked() -> None:
        st.session_state[CORRECTING] = (loaded.id, int(st.session_state[key].pick["hand"]))

    mount(_grid(_drawing(loaded, shown), loaded, shown), key=key, on_pick=picked)


def _drawing(loaded: db.Loaded, shown: Match) -> str:
    """What chart and grid depend on: drawn once, they serve every device that watches."""
    return repr((loaded.id, shown.length, shown.scoring, loaded.players, language(), dark_theme()))


def correcting(loaded: db.Loaded) -> int | None:
    """The hand that is being corrected on this device."""
    match_id, hand = st.session_state.get(CORRECTING, (None, 0))
    mine = match_id == loaded.id and not loaded.match.closed
    return hand if mine and 1 <= hand <= len(loaded.match.entered) else None


def stop_correcting() -> None:
    st.session_state.pop(CORRECTING, None)


@st.cache_resource(max_entries=64, show_spinner=False)
def _figure(drawing: str, _loaded: db.Loaded, _shown: Match) -> Figure:
    from stats.race import Labels, race_figure

    scored = _shown.game.scored
    labels = Labels(
        hand=t("race-hand" if scored else "race-round"),
        points=t("race-points" if scored else "race-rounds"),
        target=t("race-target", target=_shown.target),
    )

    def describe(number: int, seat: int) -> str:
        return _left_with(_shown.hands[number - 1], seat)

    players = _loaded.players
    return race_figure(_shown, players, dark=dark_theme(), labels=labels, describe=describe)


def _left_with(hand: Hand, seat: int) -> str:
    if isinstance(hand.result, Toppled):
        return t(f"grid-{mark}") if (mark := _mark(hand.result, seat)) else ""
    if seat == hand.result.out:
        return t("grid-out")
    return words.left_in_words(hand.result.left[seat])


def _mark(result: Toppled, seat: int) -> str | None:
    return {result.fell: "fell", result.won: "won"}.get(seat)


@st.cache_resource(max_entries=64, show_spinner=False)
def _grid(drawing: str, _loaded: db.Loaded, _shown: Match) -> Grid:
    standings = _shown.standings
    totals = dict(zip((hand.number for hand in _shown.counted), _shown.running, strict=True))
    return {
        "readonly": _loaded.match.closed,
        "scored": _shown.game.scored,
        "players": [
            {
                "name": player.name,
                "colour": colour(player),
                "symbol": player.symbol,
                "total": str(standings.totals[seat]),
                "out": seat in standings.eliminated,
            }
            for seat, player in enumerate(_loaded.players)
        ],
        "rows": [_row(hand, totals.get(hand.number), _shown) for hand in reversed(_shown.hands)],
        "texts": _texts(_shown.game.scored),
    }


def _texts(scored: bool) -> Texts:
    return {
        "caption": t("grid-caption"),
        "hand": t("race-hand" if scored else "race-round"),
        "side": t("grid-side"),
        "out": t("grid-out"),
        "won": t("grid-won"),
        "fell": t("grid-fell"),
        "absent": t("left-off"),
        "eliminated": t("standings-out"),
        "empty": t("grid-empty"),
    }


def _row(hand: Hand, totals: tuple[int, ...] | None, match: Match) -> Row:
    side = (
        hand.result.side if isinstance(hand.result, Ended) and len(match.game.sides) > 1 else None
    )
    return {
        "hand": hand.number,
        "label": str(hand.number),
        "aria": t("grid-correct", number=hand.number),
        "side": side,
        "side_label": t(f"side-{side}") if side else "",
        "struck": hand.struck,
        "note": t("grid-struck") if hand.struck else t("grid-corrected") if hand.corrected else "",
        "cells": [_cell(hand, seat, totals) for seat in range(match.opened.seats)],
    }


def _cell(hand: Hand, seat: int, totals: tuple[int, ...] | None) -> Cell:
    points = hand.points[seat]
    cell: Cell = {
        "points": "–" if points is None else f"+{points}" if points else "0",
        "total": "" if totals is None else str(totals[seat]),
        "out": isinstance(hand.result, Ended) and seat == hand.result.out,
        "absent": points is None,
        "title": _left_with(hand, seat),
    }
    if isinstance(hand.result, Toppled):
        cell["points"] = ""
        cell["mark"] = _mark(hand.result, seat)
    return cell
