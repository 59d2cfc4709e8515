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


def summary(options: Options, game: Game) -> str:
    """The rule sheet and how much departs from it: "Marquoir sheet, 2 changed"."""
    preset = preset_of(options, game)
    changed = list(differences(Agreed(preset.values), agreed_on(options, game)))
    return t("house-summary", sheet=preset_name(preset.key), changed=len(changed))


def changes(before: Agreed, after: Agreed) -> str:
    """What is played otherwise now: "Jumping in: An identical card may be laid by anybody …"."""
    return " ".join(choice(key, after) for key in differences(before, after))


def choice(key: str, agreed: Agreed) -> str:
    note = sheets.option(key)
    reading = note.reading(value(agreed, key))
    return f"{note.about[language()]}: {reading.says[language()]}"
