"""Free words that lead to a rule, an option's readings, or a dispute with its answers filled in.

Nothing is asked of any network: the index is made from the sheets at the first search.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pages.parts.finding.corpus import Kind, Passage, note
from pages.parts.finding.filling import filled_in, game_named, game_with, pointed
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
    """The best first, in a game named in the words, or else in the one given."""
    passages = index(language)
    said = passages.understood(words)
    game = game_named(said) or game
    found: dict[tuple[str, str], Passage] = {}
    for passage in passages.nearest(pointed(said)):
        if not game or game in passage.target.games:
            found.setdefault(passage.target.subject, passage)
        if len(found) == limit:
            break
    return [_hit(passage, language, game, said) for passage in found.values()]


def _hit(passage: Passage, language: str, game: str | None, said: list[str]) -> Hit:
    target = passage.target
    game = game or game_with(said, target.games)
    if target.kind == "dispute":
        title = text(language, f"ask-{target.key.replace('_', '-')}")
        return Hit("dispute", target.key, title, "", game, filled_in(target.key, said, game))
    home = game or target.games[0]
    if target.kind == "rule":
        rule = sheets.rules()[target.key]
        return Hit("rule", rule.key, sheets.parts()[rule.part][language], rule.says[language], home)
    point = note(target.key)
    readings = [point.readings[passage.reading]] if passage.reading else point.readings.values()
    snippet = " – ".join(reading.says[language] for reading in readings)
    return Hit("option", point.key, point.about[language], snippet, home)
