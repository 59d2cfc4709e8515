"""A game's cards at a glance: how many, what they are worth, what they do."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence

from markupsafe import Markup

from pages.parts.card_art import card_svg
from pages.parts.say import language, t
from pages.parts.words import face_name
from referee import sheets
from referee.agreement import value
from referee.cards import Card, Face
from referee.events import Pulled
from referee.game import CardRow, Game, Side
from referee.options import OPTIONS, Agreed


def tables(game: Game, agreed: Agreed) -> Markup:
    """One table for each side; what a house rule does only where it is agreed on."""
    game = game.as_agreed(agreed)
    return Markup("").join(_table(side, game, agreed) for side in game.sides)


def _table(side: Side, game: Game, agreed: Agreed) -> Markup:
    several = len(game.sides) > 1
    heads = [t("rules-face"), t("rules-copies"), *([t("rules-points")] if game.scored else [])]
    return Markup(
        '<table class="cards"><caption>{}</caption><thead><tr>{}<th scope="col">{}</th></tr>'
        "</thead><tbody>{}</tbody></table>"
    ).format(
        t("rules-side", side=t(f"side-{side.key}"), count=side.size)
        if several
        else t("rules-all", count=side.size),
        Markup("").join(Markup('<th scope="col">{}</th>').format(it) for it in heads),
        t("rules-effect"),
        Markup("").join(_rows(side, game, agreed)),
    )


def _rows(side: Side, game: Game, agreed: Agreed) -> Iterator[Markup]:
    """Numbers share a row, but those that are Stop cards as well or that a house rule acts on."""
    numbers = [face for face in side.rows if face.isdigit()]
    if numbers:
        name = t("rules-numbers", first=min(numbers), last=max(numbers))
        yield _row(numbers, name, side, game, agreed)
    stops = [face for face in numbers if side.rows[face].stops]
    if stops:
        name = t("rules-stops", first=min(stops), last=max(stops))
        yield _row(stops, name, side, game, agreed, stop=True)
    for face, row in side.rows.items():
        if not face.isdigit() or _acting(row, game, agreed):
            yield _row([face], face_name(face), side, game, agreed)


def _row(
    faces: Sequence[Face], name: str, side: Side, game: Game, agreed: Agreed, stop: bool = False
) -> Markup:
    row = side.rows[faces[-1]]
    coloured = not faces[0].startswith("W")
    colours = side.colours if coloured else (None, None)
    shown = dict.fromkeys((faces[0], faces[-1]))
    art = Markup("").join(
        _picture(Card(face, colour, stop=stop), side)
        for face, colour in zip(shown, colours, strict=False)
    )
    count = sum(
        side.rows[face].stops * len(side.colours) if stop else side.copies(face) for face in faces
    )
    worth = str(row.points) if len(faces) == 1 else t("rules-worth-number")
    points = Markup('<td class="n points">{}</td>').format(worth) if game.scored else ""
    return Markup(
        '<tr><th scope="row"><span class="art">{}</span>{}</th>'
        '<td class="n">{}</td>{}<td class="effect">{}</td></tr>'
    ).format(art, name, count, points, _effect(row, game, agreed, stop))


def _picture(card: Card, side: Side) -> Markup:
    svg = card_svg(str(card), "", dark=side.key == "dark", size=34)
    return Markup('<img src="data:image/svg+xml;base64,{}" alt="" width="34" height="48">').format(
        b64encode(svg.encode()).decode()
    )


def _effect(row: CardRow, game: Game, agreed: Agreed, stop: bool) -> Markup:
    rules = _stopping(game) if stop else _acting(row, game, agreed) or _needed(row, game)
    return Markup(" ").join(
        Markup('<a href="#rule-{}">{}</a>').format(key, sheets.rules()[key].says[language()])
        for key in dict.fromkeys(rules)
    )


def _acting(row: CardRow, game: Game, agreed: Agreed) -> list[str]:
    """The rules by which a card does something; a house rule only where it is played."""
    beside = sheets.disputed(game)
    rules = [
        effect.rule
        for effect in row.then
        if sheets.rules()[effect.rule].part != "house"
        or any(value(agreed, it.key) != OPTIONS[it.key].default for it in beside[effect.rule])
    ]
    return [*rules, "wild_draw_color"] if row.until_colour else rules


def _needed(row: CardRow, game: Game) -> list[str]:
    """What a card that does nothing is played on; blocks all have that in common."""
    own = [check.rule for check in row.may]
    common = [check.rule for check in game.rows[Pulled].may] if Pulled in game.rows else []
    return own[:1] or [rule for rule in common if sheets.rules()[rule].part == "blocks"][:1]


def _stopping(game: Game) -> list[str]:
    return [rule.key for rule in sheets.sheet(game) if rule.part == "stop"][:1]
