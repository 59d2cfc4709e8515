"""Fonts for print from what this computer has: a PDF must bring its own, and none is fetched."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from unicodedata import category, name

FOLDERS = (
    Path("/usr/share/fonts"),
    Path("/usr/local/share/fonts"),
    Path(os.path.expanduser("~/.local/share/fonts")),
    Path("/System/Library/Fonts"),
    Path("/Library/Fonts"),
    Path(os.environ.get("WINDIR", r"C:\Windows")) / "Fonts",
)
USUAL = (
    "DejaVuSans.ttf",
    "NotoSans-Regular.ttf",
    "LiberationSans-Regular.ttf",
    "Arial Unicode.ttf",
    "arial.ttf",
    "Arial.ttf",
    "segoeui.ttf",
)
"""Looked at first: they hold most of what people in Europe are called."""
LOOKED_AT = 60
"""Fonts that are opened for a rare script before it is given up."""

_WRITTEN_IN = {"HIRAGANA": "CJK", "KATAKANA": "CJK", "HANGUL": "CJK"}


@dataclass(frozen=True, slots=True)
class Choice:
    fonts: tuple[Path, ...]
    """The first is for most of the text; without any a PDF can print Western letters only."""
    missing: frozenset[str]
    """Signs that none of them has."""


def choose(text: str) -> Choice:
    """As few fonts as possible that print the text."""
    return _choose(frozenset(char for char in text if category(char)[0] not in "CZ"))


@cache
def _choose(wanted: frozenset[str]) -> Choice:
    missing = set(wanted)
    fonts: list[Path] = []
    for path in _candidates(wanted):
        has = {char for char in missing if ord(char) in _covers(path)}
        if has or (not fonts and ord("0") in _covers(path)):
            fonts.append(path)
            missing -= has
        if not missing:
            break
    if not fonts:
        missing = {char for char in wanted if ord(char) > 0xFF}
    return Choice(tuple(fonts), frozenset(missing))


def _candidates(wanted: Iterable[str]) -> Iterator[Path]:
    """The usual ones, then those named for a script of the text, then others."""
    found = _installed()
    usual = [path for it in USUAL for path in found if path.name == it]
    scripts = {name(char, "").partition(" ")[0] for char in wanted if ord(char) > 0x24F}
    hints = {_WRITTEN_IN.get(script, script).lower() for script in scripts} - {""}
    named = [path for path in found if any(hint in path.name.lower() for hint in hints)]
    return iter(list(dict.fromkeys([*usual, *named, *found]))[:LOOKED_AT])


@cache
def _installed() -> tuple[Path, ...]:
    """Upright ones of every family, without serifs before those with."""
    found = [
        path
        for folder in FOLDERS
        for path in sorted(folder.rglob("*"))
        if path.suffix.lower() in (".ttf", ".ttc", ".otf")
        and not any(odd in path.stem for odd in ("Bold", "Italic", "Oblique", "Mono", "Emoji"))
    ]
    return tuple(sorted(found, key=lambda path: "Serif" in path.stem))


@cache
def _covers(path: Path) -> frozenset[int]:
    from fontTools.ttLib import TTFont, TTLibError

    try:
        with TTFont(path, fontNumber=0, lazy=True) as font:
            return frozenset(font.getBestCmap() or ())
    except (OSError, TTLibError, AssertionError, KeyError):
        return frozenset()
