"""A game's cards at a glance: how many, what they are worth, what they do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from markupsafe import Markup

from pages.parts.card_art import address, card_svg
from pages.parts.rulebook.questions import OBVIOUS
from pages.parts.say import language, t
from pages.parts.words import face_name
from referee import sheets
from referee.agreement import value
from referee.cards import WILD, Card, Face
from referee.events import Accepted, Played, Pulled
from referee.game import Game, Side
from referee.hand import deal
from referee.judge import Step, step
from referee.options import DISCARD_PILES, Agreed
from referee.table import Phase, Pile


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
    for face in side.rows:
        if not face.isdigit() or _acting(face, side, game, agreed):
            yield _row([face], face_name(face), side, game, agreed)


def _row(
    faces: Sequence[Face], name: str, side: Side, game: Game, agreed: Agreed, stop: bool = False
) -> Markup:
    row = side.rows[faces[-1]]
    coloured = not faces[0].startswith(WILD)
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
        '<tr><th scope="row"><span class="face"><span class="art">{}</span>{}</span></th>'
        '<td class="n">{}</td>{}<td class="effect">{}</td></tr>'
    ).format(art, name, count, points, _effect(faces[-1], side, game, agreed, stop))


def _picture(card: Card, side: Side) -> Markup:
    svg = card_svg(str(card), "", dark=side.key == "dark", size=34)
    return Markup('<img src="{}" alt="" width="34" height="48">').format(address(svg))


def _effect(face: Face, side: Side, game: Game, agreed: Agreed, stop: bool) -> Markup:
    if stop:
        rules = [rule.key for rule in sheets.sheet(game) if rule.part == "stop"][:1]
    else:
        rules = _acting(face, side, game, agreed) or _needed(face, side, game, agreed)
    return Markup(" ").join(
        Markup('<a href="#rule-{}">{}</a>').format(key, sheets.rules()[key].says[language()])
        for key in rules
    )


def _acting(face: Face, side: Side, game: Game, agreed: Agreed) -> list[str]:
    """The rules by which a card does something, found by playing it."""
    played = _played(face, side, game, agreed)
    acting = list(played.acting)
    if played.after.phase is Phase.CHALLENGE:
        acting += step(played.after, Accepted(played.after.turn), agreed).acting
    return [key for key in dict.fromkeys(it.rule for it in acting) if key not in OBVIOUS]


def _needed(face: Face, side: Side, game: Game, agreed: Agreed) -> list[str]:
    """What a card that does nothing may be played on."""
    return [it.rule for it in _played(face, side, game, agreed).verdict.because]


def _played(face: Face, side: Side, game: Game, agreed: Agreed) -> Step:
    """A card as it is played or pulled on its like, by one of four."""
    own = side.colours[0]
    wild = face.startswith(WILD)
    card = Card(face, None if wild else own)
    named = own if wild and not side.rows[face].nameless else None
    piles = (Pile(card, own),) * int(value(agreed, DISCARD_PILES.key))
    table = deal(game, 4, 3, agreed=agreed).but(side=side.key, turn=0, piles=piles)
    event = Pulled(0, card, colour=named) if game.levels else Played(0, card, named, target=1)
    return step(table, event, agreed)
