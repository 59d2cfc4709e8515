"""Citing the sheets: in an answer, and as a printed sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from textwrap import fill
from typing import Any

from referee.agreement import value
from referee.cited import Cited, OptionNote, Reading
from referee.game import Game
from referee.options import OPTIONS, Agreed
from referee.rule import Finding
from referee.sheets import disputed, option, parts, places, rule, sheet

Citation = dict[str, Any]
LANGUAGES = ("en", "it")


def cited(
    found: Iterable[Finding], game: Game, agreed: Agreed, language: str = "en"
) -> list[Citation]:
    """The rules of some findings, each once, with text and sources, and the readings they rested
    on."""
    consulted: dict[str, dict[str, None]] = {}
    for it in found:
        consulted.setdefault(it.rule, {}).update(dict.fromkeys(it.consulted))
    return [
        {
            "rule": key,
            "options": list(keys),
            **_text(rule(key), game, language),
            "readings": [taken(option(it), game, agreed, language) for it in keys],
        }
        for key, keys in consulted.items()
    ]


def _text(text: Cited | None, game: Game, language: str) -> Citation:
    if text is None:
        return {"text": None, "source": []}
    said = [{"key": it.key, "name": it.name, "at": at} for it, at in places(text, game)]
    return {"text": text.says[language], "source": said}


def taken(note: OptionNote, game: Game, agreed: Agreed, language: str) -> Citation:
    """The reading in force, and what other sheets say."""
    in_force = value(agreed, note.key)
    taken = note.reading(in_force)
    others = [
        {"value": OPTIONS[note.key].read(it.key), "kind": it.kind, **_text(it, game, language)}
        for it in note.readings.values()
        if it is not taken and it.kind in ("official", "sheet")
    ]
    return {
        "option": note.key,
        "value": in_force,
        "kind": taken.kind,
        **_text(taken, game, language),
        "others": others,
    }


def printed(game: Game, language: str = "en", agreed: Agreed | None = None) -> Iterator[str]:
    """A game's sheet in plain text, with sources and readings; those agreed on are marked."""
    tables = {it.key: Agreed(it.values) for it in game.presets}
    if agreed is not None:
        tables["this table"] = agreed
    beside = disputed(game)
    part = None
    for it in sheet(game):
        if it.part != part:
            part = it.part
            yield from ("", parts()[part][language].upper())
        yield from ("", f"{it.key}: {_source(it, game)}", _indented(it.says[language], 2))
        for note in beside[it.key]:
            yield _indented(f"{note.about[language]} ({note.key})", 4)
            for reading in note.readings.values():
                yield _indented(_reading(note, reading, game, tables, language), 6)


def _reading(
    note: OptionNote, reading: Reading, game: Game, tables: Mapping[str, Agreed], language: str
) -> str:
    """A value, and in brackets who plays by it."""
    by = [name for name, agreed in tables.items() if _taken_by(note, agreed) is reading]
    name = f"{reading.key} [{', '.join(by)}]" if by else reading.key
    said = f"{reading.kind}: {_source(reading, game)}"
    return f"{name}: {reading.says[language]} ({said})"


def _taken_by(note: OptionNote, agreed: Agreed) -> Reading:
    return note.reading(value(agreed, note.key))


def _source(text: Cited, game: Game) -> str:
    return "; ".join(f"{it.key}, {at}" if at else it.key for it, at in places(text, game))


def _indented(text: str, by: int) -> str:
    return fill(text, 96, initial_indent=" " * by, subsequent_indent=" " * (by + 2))
