"""Free words that lead to a rule, an option's readings, or a dispute with its answers filled in.

Nothing is asked of any network: the index is made from the sheets at the first search.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pages.parts.disputes import DISPUTES
from pages.parts.finding.corpus import Kind, Passage, note
from pages.parts.finding.filling import filled_in, games_of, pointed
from pages.parts.finding.index import index
from pages.parts.say import text
from referee import sheets


@dataclass(frozen=True, slots=True)
class Hit:
    kind: Kind
    key: str
    """Of the rule, the option or the dispute."""
    title: str
    snippet: str
    game: str | None
    """Whose sheet to open; None where any will do."""
    prefill: Mapping[str, str] = field(default_factory=dict)
    """What a dispute need not ask any more: the game, cards by their codes."""


def find(words: str, language: str, game: str | None, limit: int = 8) -> list[Hit]:
    """The best first, in a game named in the words, or else in the one given if it has the cards
    they name."""
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
    if kind == "dispute":
        title = text(language, f"ask-{key}".replace("_", "-"))
        open_game = len(among) > 1 and len(among) == len(passage.target.games)
        game = None if open_game else among[0]
        return Hit(kind, key, title, "", game, filled_in(DISPUTES[key], said, game))
    if kind == "rule":
        rule = sheets.rules()[key]
        return Hit(kind, key, sheets.parts()[rule.part][language], rule.says[language], among[0])
    point = note(key)
    readings = [point.readings[passage.reading]] if passage.reading else point.readings.values()
    snippet = " – ".join(reading.says[language] for reading in readings)
    return Hit(kind, key, point.about[language], snippet, among[0])
