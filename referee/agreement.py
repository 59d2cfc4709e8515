"""Between the options of a log line and what they mean at the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from referee.events import Options
from referee.game import Game
from referee.options import OPTIONS, SCORING_SYSTEM, Agreed, Preset, Value
from referee.scoring import SYSTEMS

PRESET = "preset"
"""What names the rule sheet among the options of a line."""


def preset_of(options: Options, game: Game) -> Preset:
    """The rule sheet that the options depart from; raises ValueError."""
    try:
        return game.preset(dict(options).get(PRESET))
    except KeyError as error:
        known = ", ".join(it.key for it in game.presets)
        raise ValueError(f"options: {PRESET} is one of {known}, not {error}") from None


@cache
def agreed_on(options: Options, game: Game, scoring: str | None = None) -> Agreed:
    """What is agreed on by the options of a line; raises ValueError.

    The option `scoring_system` follows from the scoring that a match line names.
    """
    said = {key: _read(key, value) for key, value in dict(options).items() if key != PRESET}
    system = next((key for key, it in SYSTEMS.items() if it == scoring), None)
    asked = said.get(SCORING_SYSTEM.key, system)
    if scoring and asked != system:
        raise ValueError(f"options: scoring_system={asked} is not the scoring {scoring}")
    if system:
        said[SCORING_SYSTEM.key] = system
    return Agreed.on(preset_of(options, game), said)


def _read(key: str, value: str) -> Value:
    if key not in OPTIONS:
        raise ValueError(f"options: {key}={value} is no option of this referee")
    try:
        return OPTIONS[key].read(value)
    except ValueError as error:
        raise ValueError(f"options: {error}") from None


def written(preset: Preset, values: Mapping[str, Value], game: Game) -> Options:
    """The options of a line: the sheet unless it is the usual one, and what departs from it.

    The scoring is not among them: a match line names it.

    >>> from referee.games import GAMES
    >>> flip = GAMES["flip"]
    >>> written(flip.preset("gamerules"), {"stacking": True, "starting_wild": "dealer"}, flip)
    (('preset', 'gamerules'), ('stacking', 'true'))
    """
    named = [] if preset is game.presets[0] else [(PRESET, preset.key)]
    by_sheet = Agreed(preset.values)
    departing = [
        (key, str(it).lower())
        for key, it in values.items()
        if it != value(by_sheet, key) and key != SCORING_SYSTEM.key
    ]
    return (*named, *sorted(departing))


def value(agreed: Agreed, key: str) -> Value:
    """What is agreed on an option, for showing it: nothing is consulted."""
    return agreed.chosen.get(key, OPTIONS[key].default)


def differences(one: Agreed, other: Agreed) -> Iterator[str]:
    """The options on which two agreements differ."""
    return (key for key in OPTIONS if value(one, key) != value(other, key))
