"""A match as one picture to send: who won, the totals, and the race below them."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from referee.match import Match
from referee.scoring import Scoring
from stats.chart import short
from stats.looks import INK, PAPER, RULES, colour
from stats.race import Player

WIDTH, EDGE, ROW, RACE = 1080, 64, 76, 380
TOP = 236
"""Where the names begin."""


def picture(match: Match, players: Sequence[Player], verdict: str, about: Sequence[str]) -> str:
    """An SVG that holds all it needs but the letters, which are the viewer's own."""
    names = TOP + ROW * len(players)
    height = names + RACE + EDGE
    parts = [
        Markup('<rect width="{}" height="{}" fill="{}"/>').format(WIDTH, height, PAPER[False]),
        _text(short(verdict, 34), EDGE, 116, 54, weight=700),
        *(_text(line, EDGE, 166 + 38 * row, 28, soft=True) for row, line in enumerate(about)),
        *_totals(match, players),
        *_race(match, players, names + 40, height - EDGE),
    ]
    return str(
        Markup(
            '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}"'
            ' viewBox="0 0 {w} {h}" font-family="system-ui, sans-serif">{parts}</svg>'
        ).format(w=WIDTH, h=height, parts=Markup("").join(parts))
    )


def _totals(match: Match, players: Sequence[Player]) -> list[Markup]:
    """From the best to the last; the bars are to scale."""
    totals = match.standings.totals
    against = match.scoring in (Scoring.LOWEST, Scoring.ELIMINATION)
    best = sorted(range(len(totals)), key=lambda seat: totals[seat], reverse=not against)
    most, right = max(1, *totals), WIDTH - EDGE
    drawn = []
    for place, seat in enumerate(best):
        top, shade = TOP + ROW * place, colour(players[seat].colour, dark=False)
        width = round((right - EDGE) * totals[seat] / most)
        weight = 700 if seat in match.standings.winners else 400
        drawn += [
            _text(short(players[seat].name, 30), EDGE, top + 42, 36, weight=weight),
            _text(str(totals[seat]), right, top + 42, 36, weight=weight, anchor="end"),
            Markup('<rect x="{}" y="{}" width="{}" height="8" rx="4" fill="{}"/>').format(
                EDGE, top + 54, max(8, width), shade
            ),
        ]
    return drawn


def _race(match: Match, players: Sequence[Player], top: int, bottom: int) -> list[Markup]:
    hands = [(0,) * len(players), *match.running]
    if len(hands) < 2:
        return []
    most = max(match.target, *match.standings.totals)
    step = (WIDTH - 2 * EDGE) / (len(hands) - 1)

    def height(points: int) -> float:
        return round(bottom - (bottom - top) * points / most, 1)

    rule = Markup(
        '<line x1="{}" x2="{}" y1="{y}" y2="{y}" stroke="{}" stroke-width="3" {}/>'
    ).format
    lines = [
        rule(EDGE, WIDTH - EDGE, RULES[False], "", y=bottom),
        rule(
            EDGE, WIDTH - EDGE, INK[False], Markup('stroke-dasharray="4 8"'), y=height(match.target)
        ),
    ]
    for seat, player in enumerate(players):
        points = " ".join(
            f"{round(EDGE + step * hand, 1)},{height(totals[seat])}"
            for hand, totals in enumerate(hands)
        )
        lines.append(
            Markup(
                '<polyline points="{}" fill="none" stroke="{}" stroke-width="6"'
                ' stroke-linejoin="round" stroke-linecap="round"/>'
            ).format(points, colour(player.colour, dark=False))
        )
    return lines


def _text(
    text: str,
    x: int,
    y: int,
    size: int,
    *,
    weight: int = 400,
    anchor: str = "start",
    soft: bool = False,
) -> Markup:
    return Markup(
        '<text x="{}" y="{}" font-size="{}" font-weight="{}" text-anchor="{}" fill="{}"{}>{}</text>'
    ).format(
        x, y, size, weight, anchor, INK[False], Markup(' opacity="0.75"') if soft else "", text
    )
