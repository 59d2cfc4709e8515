"""Every measure of a person or of a table, once: what it is made of and when it can be told.

They are formulas over the sums of `db.tallies`; the words are `stat-KEY` and `stat-KEY-help`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any, Literal

from referee.game import Game
from referee.rules.scale import tilts
from stats.sample import GAMES, HANDS, Figure, Unit, wilson

Sums = Mapping[str, Any]
Formula = Callable[[Sums], float | None]
Section = Literal["result", "points", "cards", "race", "play", "scale", "tower"]


@dataclass(frozen=True, slots=True)
class Measure:
    key: str
    section: Section
    unit: Unit
    formula: Formula
    sample: str
    """The sum that says how much it rests on."""
    least: int = HANDS
    hits: str | None = None
    """The sum of hits where it is the rate of them in the sample."""
    par: str | None = None
    """The sum of what an even share would be, where the rate is told against that."""
    high: bool | None = True
    """Whether more of it is better; None where it is neither."""
    suits: Callable[[Game], bool] = lambda game: True
    """The games that it can be told of."""

    def of(self, sums: Sums) -> Figure:
        count = int(sums.get(self.sample) or 0)
        value = self.formula(sums) if count >= self.least else None
        interval = None
        if self.hits and value is not None:
            low, high = wilson(int(sums[self.hits]), count)
            scale = count / sums[self.par] if self.par else 1
            interval = low * scale, high * scale
        return Figure(value, self.unit, count, self.least, self.sample, interval)


def _ratio(top: str, bottom: str) -> Formula:
    def divided(sums: Sums) -> float | None:
        return sums[top] / sums[bottom] if sums.get(bottom) else None

    return divided


def _plain(name: str) -> Formula:
    def told(sums: Sums) -> float | None:
        value = sums.get(name)
        return None if value is None else float(value)

    return told


def _rate(key: str, section: Section, hits: str, tries: str, **more: Any) -> Measure:
    """Hits in tries, with an interval."""
    return Measure(key, section, "share", _ratio(hits, tries), tries, hits=hits, **more)


def _mean(key: str, section: Section, unit: Unit, top: str, bottom: str, **more: Any) -> Measure:
    return Measure(key, section, unit, _ratio(top, bottom), more.pop("sample", bottom), **more)


def _against_par(key: str, hits: str, tries: str, par: str, **more: Any) -> Measure:
    """A rate as so many times an even share."""
    return Measure(key, "result", "ratio", _ratio(hits, par), tries, hits=hits, par=par, **more)


def _luck(sums: Sums) -> float | None:
    spread = sums["spread"]
    return (sums["won"] - sums["par"]) / sqrt(spread) if spread else None


def _volatility(sums: Sums) -> float | None:
    mean = sums["gain"] / sums["hands"]
    return sqrt(max(0.0, sums["gain_squares"] / sums["hands"] - mean * mean))


def _net_cards(sums: Sums) -> float | None:
    return float(sums["given"] - sums["taken"])


def scored(game: Game) -> bool:
    return game.scored


def tower(game: Game) -> bool:
    return bool(game.levels)


def scale(game: Game) -> bool:
    return any(row.stops for side in game.sides for row in side.rows.values())


def tilting(game: Game) -> frozenset[str]:
    """The faces that make the scale tilt."""
    rows = (row for side in game.sides for row in side.rows.items())
    return frozenset(face for face, row in rows if tilts in row.then)


def two_sided(game: Game) -> bool:
    return len(game.sides) > 1


_POINTS: Any = {"suits": scored}
_ALONG: Any = {"sample": "along", "high": False}

MEASURES = (
    _rate("hand-rate", "result", "won", "hands"),
    _against_par("hand-par", "won", "hands", "par"),
    _rate("game-rate", "result", "games_won", "games", least=GAMES),
    _against_par("game-par", "games_won", "games", "games_par", least=GAMES),
    Measure("luck", "result", "deviations", _luck, "hands"),
    _rate("consistency", "result", "top_half", "games", least=GAMES),
    Measure("second", "result", "games", _plain("second"), "games", GAMES, high=None),
    Measure("last", "result", "games", _plain("last"), "games", GAMES, high=False),
    _mean("points-won", "points", "points", "value_won", "won", **_POINTS),
    Measure("best-hand", "points", "points", _plain("best"), "won", 1, **_POINTS),
    _mean("conceded", "points", "points", "conceded", "hands", high=False, **_POINTS),
    _mean("conceded-lost", "points", "points", "conceded", "lost", high=False, **_POINTS),
    _mean("pace", "points", "points", "gain", "hands", high=None, **_POINTS),
    Measure("volatility", "points", "points", _volatility, "hands", high=None, **_POINTS),
    _mean(
        "kingmaker",
        "points",
        "share",
        "king_value",
        "king_total",
        sample="lost_games",
        least=GAMES,
        high=None,
        **_POINTS,
    ),
    _mean("cards-left", "cards", "cards", "cards", "known", high=False, **_POINTS),
    _mean(
        "dearness",
        "cards",
        "points",
        "known_value",
        "cards",
        sample="known",
        high=False,
        **_POINTS,
    ),
    _mean(
        "wild-share",
        "cards",
        "share",
        "wild_value",
        "known_value",
        sample="known",
        high=False,
        **_POINTS,
    ),
    _rate("close", "cards", "misses", "known", high=None, **_POINTS),
    _rate("led", "race", "led", "hands"),
    Measure("comeback", "race", "points", _plain("comeback"), "games_won", 1),
    Measure("collapse", "race", "points", _plain("collapse"), "lost_games", 1, high=False),
    _rate("clutch", "race", "clutch_won", "clutch"),
    _rate("challenges", "play", "made_won", "made", **_POINTS),
    _rate("bluffs", "play", "guilty", "received", high=False, **_POINTS),
    Measure("net-cards", "play", "cards", _net_cards, "challenged", 1, **_POINTS),
    Measure("unchallenged", "play", "times", _plain("unchallenged"), "along", **_POINTS),
    _mean("illegal", "play", "times", "illegal", "along", **_ALONG),
    _mean("uno-missed", "play", "times", "missed", "along", **_ALONG, **_POINTS),
    _rate("uno-caught", "play", "caught", "missed", high=False, **_POINTS),
    Measure("uno-late", "play", "times", _plain("late"), "missed", 1, high=None, **_POINTS),
    Measure("catches", "play", "times", _plain("catches"), "along", **_POINTS),
    _mean("penalties", "play", "cards", "drawn", "along", **_ALONG, **_POINTS),
    Measure("fastest", "play", "plays", _plain("fastest"), "along_won", 1, high=False),
    _mean("spills", "scale", "times", "spills", "along", **_ALONG, suits=scale),
    _mean("stops", "scale", "cards", "stops", "along", sample="along", high=None, suits=scale),
    _rate("topples", "tower", "fell", "hands", high=False, suits=tower),
    _mean("blocks", "tower", "blocks", "plays", "fell", sample="fell", least=1, suits=tower),
    Measure("safe-streak", "tower", "hands", _plain("safe_best"), "hands", suits=tower),
)
"""Of a person."""

BY_KEY = {measure.key: measure for measure in MEASURES}


def complete(sums: Sums) -> Sums:
    """With the sums that follow from others."""
    return {
        **sums,
        "lost": sums["hands"] - sums["won"],
        "lost_games": sums["games"] - sums["games_won"],
        "challenged": sums["made"] + sums["received"],
    }


TABLE = (
    _mean("lead-changes", "race", "times", "changes_over", "over", least=GAMES, high=None),
    _mean("hands-per-game", "race", "hands", "hands_over", "over", least=GAMES, high=None),
    _mean("hand-minutes", "race", "minutes", "minutes", "timed", high=None),
    _mean(
        "game-minutes",
        "race",
        "minutes",
        "minutes_whole",
        "games_timed",
        least=GAMES,
        high=None,
    ),
    _mean("hand-plays", "race", "plays", "plays", "along", high=None),
    _mean("flips", "race", "times", "flips", "along", high=None, suits=two_sided),
    _rate("agreement", "race", "agreed", "judged", least=GAMES, high=None, suits=scored),
)
"""Of all matches together, over the row of `db.tallies.races`."""


def timed(races: Sums) -> Sums:
    return {
        **races,
        "minutes": races["seconds"] / 60,
        "minutes_whole": races["seconds_whole"] / 60,
    }


def leaders(measure: Measure, people: Mapping[int, Sums]) -> tuple[tuple[int, ...], float | None]:
    """Everybody who is best by a measure, and how good that is."""
    found = {who: measure.of(sums).value for who, sums in people.items()}
    told = {who: value for who, value in found.items() if value is not None}
    if not told:
        return (), None
    best = (min if measure.high is False else max)(told.values())
    return tuple(who for who, value in told.items() if value == best), best
