"""What a cited text is made of: its words, its sources, the statements it covers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from referee.options import Value

Says = Mapping[str, str]
"""One text by language code."""


@dataclass(frozen=True, slots=True)
class Source:
    key: str
    title: str
    tag: Says
    """A word or two, to stand beside what it says."""
    says: Says
    publisher: str = ""
    year: str = ""
    games: tuple[str, ...] = ()
    """The games it is about; any game where it names none."""

    @property
    def name(self) -> str:
        return f"{self.title} ({self.publisher})" if self.publisher else self.title


@dataclass(frozen=True, slots=True)
class Cited:
    key: str
    at: Mapping[str, str]
    """Key of a source → where in it; the most telling source first."""
    says: Says
    statements: tuple[str, ...] = ()
    """Statements of the sources that it covers."""

    @property
    def source(self) -> str:
        return next(iter(self.at))


@dataclass(frozen=True, slots=True)
class Rule(Cited):
    part: str = ""
    """The part of the sheet in which it stands."""
    code: str = ""
    """What keeps it, where that is no check or effect: a dotted name."""
    games: tuple[str, ...] = ()
    """Where it holds; a check or effect holds in every game whose table has it."""
    two: bool = False
    """It says what is different between two players."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What people ask about a game; the referee answers when it is shown."""

    key: str
    says: Says
    ask: str
    """A question to the referee in JSON, without game, preset and options."""
    games: tuple[str, ...]
    may: bool = False
    """It asks whether the event is allowed, and so is answered by yes or no."""


@dataclass(frozen=True, slots=True)
class PresetNote(Cited):
    """A rule sheet that a match can be played by, under the key of its preset."""

    name: Says = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reading(Cited):
    """One value of an option, under its key."""

    kind: str = ""
    """official: in the publisher's leaflet; sheet: in another one; house: a house rule;
    ours: our choice where all are silent or contradict themselves."""


@dataclass(frozen=True, slots=True)
class OptionNote:
    """A point on which sources differ or are silent, and what each answer rests on."""

    key: str
    about: Says
    readings: Mapping[str, Reading]
    rules: tuple[str, ...]
    """The rules that depend on it, the nearest first."""
    points: tuple[str, ...] = ()
    """Its numbers in the list of contradictions (C) and open points (O)."""
    statements: tuple[str, ...] = ()
    games: tuple[str, ...] = ()
    """Where it is in question, if not in every game with one of its rules."""
    part: str = ""
    """The part of the sheet it is chosen with, if not that of its nearest rule."""
    follows: bool = False
    """It follows from what a match line says in a word of its own, and is not chosen again."""

    def reading(self, value: Value) -> Reading:
        """A number that no source names is the table's own."""
        return self.readings.get(str(value).lower()) or self.readings["any"]
