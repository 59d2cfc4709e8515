"""House rules in words, taken from the sheets that judge."""

from __future__ import annotations

from pages.parts.say import language
from referee import sheets
from referee.agreement import differences, value
from referee.options import Agreed


def changes(before: Agreed, after: Agreed) -> str:
    """What is played otherwise now: "Jumping in: An identical card may be laid by anybody …"."""
    return " ".join(choice(key, after) for key in differences(before, after))


def choice(key: str, agreed: Agreed) -> str:
    note = sheets.option(key)
    reading = note.reading(value(agreed, key))
    return f"{note.about[language()]}: {reading.says[language()]}"
