"""The strip of players: totals, who leads, how far it is, what the last hand brought."""

from __future__ import annotations

from markupsafe import Markup

import db
from pages.parts.people import player_name
from pages.parts.say import t
from referee.match import Match
from referee.scoring import Scoring

CROWN = Markup('<i class="crown" role="img" aria-label="{}"></i>')


def strip(loaded: db.Loaded, match: Match) -> Markup:
    """One chip per player in seat order; `match` may be a view under another system."""
    chips = Markup("").join(_chip(loaded, match, seat) for seat in range(match.opened.seats))
    many = " many" if match.opened.seats > 4 else ""
    return Markup('<div class="strip{}" role="list" aria-label="{}">{}</div>').format(
        many, t("standings"), chips
    )


def _chip(loaded: db.Loaded, match: Match, seat: int) -> Markup:
    standings = match.standings
    total = standings.totals[seat]
    share = max(0, min(100, round(100 * total / match.target)))
    leads = seat in (standings.winners or standings.leaders)
    gone = seat in standings.eliminated
    return Markup(
        '<div class="player{}" role="listitem" data-seat="{}">'
        '<div class="who">{}{}</div>'
        '<div class="total">{}{}</div>'
        '<div class="bar"><i style="width:{}%"></i></div>'
        '<div class="rest">{}</div></div>'
    ).format(
        " gone" if gone else " leads" if leads else "",
        seat,
        player_name(loaded.players[seat]),
        CROWN.format(t("standings-leads")) if leads else "",
        total,
        _gained(match, seat),
        share,
        _rest(match, seat, gone),
    )


def _gained(match: Match, seat: int) -> Markup:
    points = match.counted[-1].points[seat] if match.counted else None
    if not points:
        return Markup("")
    return Markup(' <span class="gain">+{}</span>').format(points)


def _rest(match: Match, seat: int, gone: bool) -> str:
    if gone:
        return t("standings-out")
    if seat in match.standings.winners:
        return t("standings-won")
    left = match.target - match.standings.totals[seat]
    if left <= 0:
        return t("standings-reached")
    if match.scoring in (Scoring.LOWEST, Scoring.ELIMINATION):
        return t("standings-to-limit", points=left)
    return t("standings-to-go", points=left)
