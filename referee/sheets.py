"""The cited texts: what each rule says, where it comes from, and where sources disagree.

They lie in `sheets/`, the rules that only one game has in a file of their own. Which checks and
effects a game has is read off its table: the printed sheet cannot disagree with what is judged.

>>> option("uno_penalty").reading(2).says["en"]
'Two cards.'
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from referee.cited import Asked, Cited, OptionNote, PresetNote, Reading, Rule, Says, Source
from referee.game import Game
from referee.rule import Check, Effect

FOLDER = Path(__file__).with_name("sheets")


@cache
def sources() -> Mapping[str, Source]:
    """Those of several games, and those that a game's own file brings along."""
    found = _read("sources.toml")
    for file in _rule_files():
        found |= file.get("sources", {})
    return {key: Source(key=key, **_tuples(it)) for key, it in found.items()}


@cache
def parts() -> Mapping[str, Says]:
    """The titles of the parts of a sheet, in order of play."""
    return _read("parts.toml")


@cache
def rules() -> Mapping[str, Rule]:
    """Every rule, in order of play."""
    files = _rule_files()
    return {
        key: Rule(key=key, part=part, **_tuples(it))
        for part in parts()
        for file in files
        for key, it in file.get(part, {}).items()
    }


@cache
def presets() -> Mapping[str, PresetNote]:
    return {key: PresetNote(key=key, **it) for key, it in _read("presets.toml").items()}


@cache
def options() -> Mapping[str, OptionNote]:
    notes = {}
    for key, told in _read("options.toml").items():
        values = told.pop("is")
        readings = {value: Reading(key=value, **it) for value, it in values.items()}
        notes[key] = OptionNote(key=key, readings=readings, **_tuples(told))
    return notes


@cache
def questions() -> tuple[Asked, ...]:
    found = _read("questions.toml")
    return tuple(Asked(key=key, **_tuples(it)) for key, it in found.items())


def rule(key: str) -> Rule | None:
    """A rule by its id; `impossible.card` is a case of `impossible`. None for a rule of a game
    whose texts are not written."""
    return rules().get(key) or rules().get(key.partition(".")[0])


def option(key: str) -> OptionNote:
    return options()[key]


def sheet(game: Game) -> list[Rule]:
    """The rules of a game in order of play."""
    judged = set(rule_ids(game))
    return [it for it in rules().values() if it.key in judged or game.key in it.games]


@cache
def disputed(game: Game) -> Mapping[str, list[OptionNote]]:
    """Rule → the options of this game that stand beside it on the sheet."""
    found: dict[str, list[OptionNote]] = {it.key: [] for it in sheet(game)}
    for note in options().values():
        beside = next((key for key in note.rules if key in found), None)
        if beside and (not note.games or game.key in note.games):
            found[beside].append(note)
    return found


@cache
def own_options(game: Game) -> frozenset[str]:
    """The keys of a game's options."""
    return frozenset(note.key for beside in disputed(game).values() for note in beside)


@cache
def themes(game: Game) -> Mapping[str, list[OptionNote]]:
    """The options that are chosen for a game, by part of the sheet, in order of play."""
    beside = {
        note.key: note.part or rules()[key].part
        for key, notes in disputed(game).items()
        for note in notes
        if not note.follows
    }
    found = {
        part: [note for note in options().values() if beside.get(note.key) == part]
        for part in parts()
    }
    return {part: notes for part, notes in found.items() if notes}


def places(cited: Cited, game: Game) -> list[tuple[Source, str]]:
    """The sources that say so of this game, or of others where none does, and where in them."""
    found = [(sources()[key], place) for key, place in cited.at.items()]
    if not any(game.key in source.games for source, _ in found):
        return found
    return [(it, place) for it, place in found if not it.games or game.key in it.games]


def rule_ids(game: Game) -> Iterator[str]:
    """The rules of all checks and effects in a game's table."""
    for row in game.rows.values():
        yield from _ids(row.may, row.then, row.last, row.otherwise)
    for side in game.sides:
        for card in side.rows.values():
            yield from _ids(card.may, card.then, card.may_open, card.opens, card.dropped)


def _ids(*columns: tuple[Check | Effect, ...]) -> Iterator[str]:
    return (it.rule for column in columns for it in column)


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / name).read_text(encoding="utf-8"))


@cache
def _rule_files() -> tuple[dict[str, Any], ...]:
    names = sorted(path.name for path in (FOLDER / "rules").glob("*.toml"))
    return tuple(_read(f"rules/{name}") for name in names)


def _tuples(told: Mapping[str, Any]) -> dict[str, Any]:
    return {key: tuple(it) if isinstance(it, list) else it for key, it in told.items()}
