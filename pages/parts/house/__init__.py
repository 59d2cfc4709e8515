"""House rules in words, taken from the sheets that judge."""

from __future__ import annotations

from pages.parts.say import language, t
from referee import sheets
from referee.agreement import agreed_on, differences, preset_of, value
from referee.events import Options
from referee.game import Game
from referee.options import Agreed


def preset_name(key: str) -> str:
    return sheets.presets()[key].name[language()]


def differing(one: Agreed, other: Agreed, game: Game) -> list[str]:
    """The choices of a game in which two agreements differ, in order of play."""
    found = set(differences(one, other))
    return [it.key for notes in sheets.themes(game).values() for it in notes if it.key in found]


def departures(options: Options, game: Game) -> list[str]:
    """The choices in which a table departs from its rule sheet."""
    return differing(Agreed(preset_of(options, game).values), agreed_on(options, game), game)


def summary(options: Options, game: Game) -> str:
    """The rule sheet and how much departs from it: "Marquoir sheet, 2 points changed"."""
    sheet = preset_name(preset_of(options, game).key)
    return t("house-summary", sheet=sheet, changed=len(departures(options, game)))


def changes(before: Options, after: Options, game: Game) -> str:
    """What is played otherwise now: "Jumping in: An identical card may be laid by anybody …"."""
    agreed = agreed_on(after, game)
    preset = preset_of(after, game)
    named = [] if preset is preset_of(before, game) else [f"{preset_name(preset.key)}."]
    told = [choice(key, agreed) for key in differing(agreed_on(before, game), agreed, game)]
    return " ".join([*named, *told]) or t("house-nothing-changed")


def choice(key: str, agreed: Agreed) -> str:
    return f"{sheets.option(key).about[language()]}: {says(key, agreed)}"


def says(key: str, agreed: Agreed) -> str:
    """The reading in force; what no source names is said as the table has put it."""
    it = value(agreed, key)
    reading = sheets.option(key).reading(it)
    if reading.key != "any":
        return reading.says[language()]
    return t("house-cards", count=it) if isinstance(it, int) else str(it).upper()
