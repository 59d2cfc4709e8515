"""What a rule or a reading rests on, and where sources or tables differ, as HTML."""

from __future__ import annotations

from pathlib import Path

from markupsafe import Markup

from pages.parts.house import preset_name
from pages.parts.say import language, t
from referee import sheets
from referee.agreement import value
from referee.cited import Cited, OptionNote, Reading
from referee.game import Game
from referee.options import Agreed

CSS = Path(__file__).with_suffix(".css")
"""For the pages that show any of this."""


def tags(text: Cited, game: Game) -> Markup:
    """The sources in a word or two each; opened, where in them it stands."""
    found = sheets.places(text, game)
    names = Markup("").join(
        Markup('<span class="tag tag-{}">{}</span>').format(it.key, it.tag[language()])
        for it, _ in found
    )
    placed = [
        Markup("<li>{}: {}</li>").format(it.name, place or it.says[language()])
        for it, place in found
    ]
    return Markup(
        '<details class="from"><summary aria-label="{}">{}</summary><ul>{}</ul></details>'
    ).format(
        t("rules-from", sources=source_names(text, game)),
        names,
        Markup("").join(placed),
    )


def source_names(text: Cited, game: Game) -> str:
    return ", ".join(it.tag[language()] for it, _ in sheets.places(text, game))


def differ(note: OptionNote) -> bool:
    """Whether sources contradict each other or themselves; else only some tables play it
    otherwise."""
    contradiction = any(it.startswith("C") for it in note.points)
    return contradiction or sum(it.kind != "house" for it in note.readings.values()) > 1


def point(note: OptionNote, game: Game, agreed: Agreed | None) -> Markup:
    """A point on which sources or tables differ, with all its readings; `agreed` by a match."""
    taken = _taken(note, agreed or Agreed(game.presets[0].values))
    items = Markup("").join(
        _reading(it, taken, _players(note, it, game, agreed), game) for it in note.readings.values()
    )
    return Markup(
        '<details class="point{}"><summary><i class="fork"></i>'
        '<span class="about">{} <small>{}</small></span>'
        '<span class="here">{}</span></summary><ul class="readings">{}</ul></details>'
    ).format(
        " differ" if differ(note) else "",
        note.about[language()],
        t("rules-sources-differ" if differ(note) else "rules-tables-differ"),
        taken.says[language()],
        items,
    )


def _taken(note: OptionNote, agreed: Agreed) -> Reading:
    return note.reading(value(agreed, note.key))


def _players(note: OptionNote, reading: Reading, game: Game, agreed: Agreed | None) -> Markup:
    """Who plays it so: this match, and the rule sheets of the game."""
    here = agreed is not None and _taken(note, agreed) is reading
    mine = Markup('<b class="plays mine">{}</b> ').format(t("rules-this-match"))
    return (mine if here else Markup("")) + Markup(" ").join(
        Markup('<b class="plays">{}</b>').format(preset_name(preset.key))
        for preset in game.presets
        if _taken(note, Agreed(preset.values)) is reading
    )


def _reading(reading: Reading, taken: Reading, players: Markup, game: Game) -> Markup:
    return Markup("<li{}><p>{} {}</p>{}</li>").format(
        Markup(' class="taken"') if reading is taken else "",
        reading.says[language()],
        players,
        tags(reading, game),
    )
