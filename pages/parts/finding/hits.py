"""What free words lead to: a rule, the readings of an option, a dispute with answers filled in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pages.parts.disputes import DISPUTES
from pages.parts.finding.corpus import Kind, Passage, note
from pages.parts.finding.filling import filled_in, games_of, pointed
from pages.parts.finding.index import index
from pages.parts.say import text
from referee import sheets
from referee.games import GAMES


@dataclass(frozen=True, slots=True)
class Hit:
    kind: Kind
    key: str
    """Of the rule, the option or the dispute."""
    title: str
    snippet: str
    game: str | None
    """Whose sheet to open; None for a dispute that the words put in no game."""
    rule: str = ""
    """Which rule of that sheet to show."""
    prefill: Mapping[str, str] = field(default_factory=dict)
    """What a dispute need not ask any more: answers by question, game and side."""


def find(words: str, language: str, game: str | None, limit: int = 8) -> list[Hit]:
    """The best first, in a game named in the words, or else in the one given."""
    passages = index(language)
    said = passages.understood(words)
    games = games_of(said, game)
    found: dict[tuple[str, str], Passage] = {}
    for passage in passages.nearest(pointed(said)):
        if set(games) & set(passage.target.games):
            found.setdefault(passage.target.subject, passage)
        if len(found) == limit:
            break
    return [_hit(passage, language, games, said) for passage in found.values()]


def _hit(passage: Passage, language: str, games: list[str], said: list[str]) -> Hit:
    kind, key = passage.target.kind, passage.target.key
    among = [game for game in passage.target.games if game in games]
    home = among[0]
    if kind == "dispute":
        title = text(language, f"ask-{key}".replace("_", "-"))
        game = home if len(among) == 1 or len(among) < len(passage.target.games) else None
        return Hit(kind, key, title, "", game, prefill=filled_in(DISPUTES[key], said, game))
    if kind == "rule":
        rule = sheets.rules()[key]
        title = sheets.parts()[rule.part][language]
        return Hit(kind, key, title, rule.says[language], home, key)
    point = note(key)
    readings = [point.readings[passage.reading]] if passage.reading else point.readings.values()
    snippet = " – ".join(reading.says[language] for reading in readings)
    beside = sheets.disputed(GAMES[home])
    rule_key = next(it for it, notes in beside.items() if point in notes)
    return Hit(kind, key, point.about[language], snippet, home, rule_key)
