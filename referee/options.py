"""Points on which rule sheets or houses differ, and what a match has agreed on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Option:
    """One such point; the first value is the default."""

    key: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]


LOWEST_TIE = Option("lowest_tie", ("shared", "extra_hand"))
"""Lowest wins: all tied players have won, or another hand is played. The sheets are silent."""

OPTIONS = {option.key: option for option in (LOWEST_TIE,)}


@dataclass(frozen=True, slots=True)
class Agreed:
    """This match's options. It notes which were consulted, so that an answer can cite them.

    >>> agreed = Agreed({"lowest_tie": "extra_hand"})
    >>> agreed[LOWEST_TIE], sorted(agreed.consulted)
    ('extra_hand', ['lowest_tie'])
    """

    chosen: Mapping[str, str] = field(default_factory=dict)
    consulted: set[str] = field(default_factory=set, compare=False)

    def __getitem__(self, option: Option) -> str:
        self.consulted.add(option.key)
        return self.chosen.get(option.key, option.default)
