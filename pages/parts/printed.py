"""A match in words for paper, for a picture, and for other apps."""

from __future__ import annotations

import db
from db.exchange.printed import Line, Printed
from pages.parts.say import language, t
from pages.parts.when import dated
from referee.events import Ended
from referee.match import Hand


def printed(loaded: db.Loaded) -> Printed:
    match = loaded.match
    scored = match.game.scored
    totals = dict(zip((hand.number for hand in match.counted), match.running, strict=True))
    return Printed(
        language=language(),
        title=title(loaded),
        about=f"{dated(loaded.started_at)} – {dated(loaded.entries[-1].at)}",
        verdict=verdict(loaded),
        hand=t("race-hand" if scored else "race-round"),
        total=t("printed-total"),
        players=tuple(player.name for player in loaded.players),
        lines=tuple(_line(hand, totals.get(hand.number)) for hand in match.hands),
        totals=tuple(map(str, match.standings.totals)),
        notes=tuple(
            t("printed-corrected" if hand.corrected else "printed-struck", number=hand.number)
            for hand in match.hands
            if hand.corrected or hand.struck
        ),
    )


def title(loaded: db.Loaded) -> str:
    match = loaded.match
    return t(
        "sheet-about",
        game=t(f"game-{match.game.key}"),
        scoring=t(f"scoring-{match.scoring}"),
        target=match.target,
    )


def verdict(loaded: db.Loaded) -> str:
    match = loaded.match
    winners, leaders = match.standings.winners, match.standings.leaders
    if match.abandoned:
        return t("sheet-abandoned")
    if winners or leaders:
        names = ", ".join(loaded.players[seat].name for seat in winners or leaders)
        key = "finish-won" if winners else "printed-leads"
        return t(key, names=names, count=len(winners or leaders))
    return t("grid-empty")


def _line(hand: Hand, totals: tuple[int, ...] | None) -> Line:
    ended = hand.result
    first = ended.out if isinstance(ended, Ended) else ended.won
    seats = range(len(hand.points))
    return Line(
        label=str(hand.number),
        booked=tuple(
            "–" if points is None else f"+{points}" if points else "" for points in hand.points
        ),
        totals=tuple(str(totals[seat]) if totals else "" for seat in seats),
        ahead=() if first is None or hand.struck else (first,),
        struck=hand.struck,
    )
