"""What can be found, and in which words: rules, disputed points, disputes of the Ask page."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Literal

from pages.parts.disputes import DISPUTES
from referee import sheets
from referee.games import GAMES

Kind = Literal["dispute", "rule", "option"]

PHRASES = Path(__file__).with_name("phrases.toml")


@dataclass(frozen=True)
class Target:
    kind: Kind
    key: str
    games: tuple[str, ...]

    @property
    def subject(self) -> tuple[str, str]:
        """One for the rules by which each game says the same of itself, `deck.flip` and so on."""
        stem, _, last = self.key.rpartition(".")
        return self.kind, stem if (last,) == self.games else self.key


@dataclass(frozen=True)
class Passage:
    """One way of saying what a target answers."""

    target: Target
    text: str
    reading: str = ""
    """The value of the option whose text it is."""


@cache
def targets() -> tuple[Target, ...]:
    found: defaultdict[tuple[Kind, str], list[str]] = defaultdict(list)
    for game in GAMES.values():
        for rule, notes in sheets.disputed(game).items():
            found["rule", rule].append(game.key)
            for note in notes:
                found["option", note.key].append(game.key)
    for dispute in DISPUTES.values():
        found["dispute", dispute.key] = [it.key for it in GAMES.values() if dispute.suits(it)]
    return tuple(Target(kind, key, tuple(it)) for (kind, key), it in found.items())


def passages(language: str) -> Iterator[Passage]:
    for target in targets():
        yield from _written(target, language)
        for pattern, said in _phrases().get(target.kind, {}).items():
            if fnmatchcase(target.key, pattern):
                yield from (Passage(target, text) for text in said[language])


def note(key: str) -> sheets.OptionNote:
    """An option, or a point that is as disputed but settled for every table."""
    return sheets.options().get(key) or sheets.settled()[key]


def _written(target: Target, language: str) -> Iterator[Passage]:
    if target.kind == "rule":
        yield Passage(target, sheets.rules()[target.key].says[language])
    elif target.kind == "option":
        point = note(target.key)
        yield Passage(target, point.about[language])
        for value, reading in point.readings.items():
            yield Passage(target, f"{point.about[language]} {reading.says[language]}", value)


@cache
def _phrases() -> dict[str, dict[str, dict[str, list[str]]]]:
    return tomllib.loads(PHRASES.read_text("utf-8"))
