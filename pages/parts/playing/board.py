"""What all can see: the seats round the table, whose turn it is, what lies on top, what is owed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

import db
from pages.parts.card_art import FILLS, SHAPE_OF, SHAPES, TEXT_ON, card_svg
from pages.parts.naming import card_name, colour_name, tray_name
from pages.parts.people import said, sign
from pages.parts.playing.tower import tower
from pages.parts.say import t
from referee.cards import Card, Colour
from referee.rules.scale import stopped
from referee.table import Phase, Pile, Table


@dataclass(frozen=True, slots=True)
class Place:
    """A point of the table's edge: 0, 0 is its upper left corner, 1, 1 its lower right one."""

    x: float
    y: float
    way: int
    """Degrees by which an arrow to the right is turned to point to the next seat on the left."""


def place(share: float) -> Place:
    """So far round the table from the middle of its lower edge, clockwise."""
    edge, along = divmod((share + 1 / 8) % 1 * 4, 1)
    # The long edges are used up to their corners.
    wide = min(1, max(0, 0.5 + (along - 0.5) * 1.25))
    return (
        Place(1 - wide, 1, 180),
        Place(0, 1 - along, 270),
        Place(wide, 0, 0),
        Place(1, along, 90),
    )[int(edge)]


def show(
    table: Table, loaded: db.Loaded, acting: int | None = None, chosen: int | None = None
) -> Markup:
    """`acting` is the seat that does something out of turn, `chosen` the one that was tapped."""
    seats = table.playing
    chips = Markup("").join(
        _chip(table, loaded.players[seat], seat, place(at / len(seats)), seat in (acting, chosen))
        for at, seat in enumerate(seats)
    )
    arrows = Markup("").join(
        _arrow(place((at + 0.5) / len(seats)), table.direction) for at in range(len(seats))
    )
    way = t("play-leftward" if table.direction > 0 else "play-rightward")
    return Markup(
        '<section class="board" data-side="{}"><h1>{}</h1><div class="ring seats-{}">'
        '<p class="unseen">{}</p>{}{}<div class="middle{}">{}</div></div></section>'
    ).format(
        table.side,
        heading(table, loaded, acting),
        len(seats),
        way,
        arrows,
        chips,
        " trays" if len(table.piles) > 1 else "",
        _middle(table),
    )


def heading(table: Table, loaded: db.Loaded, acting: int | None) -> Markup:
    """Whose turn it is, or what everybody waits for."""
    if acting is not None:
        return said("play-acting", name=_named(loaded.players[acting]))
    about = {"name": _named(loaded.players[table.turn])}
    if table.over:
        seat = table.loser if table.loser is not None else table.winner
        if seat is None:
            return said("play-over-nobody")
        key = "play-over-fell" if table.loser is not None else "play-over-out"
        return said(key, name=_named(loaded.players[seat]))
    if not table.piles and table.phase is Phase.PLAY and not table.game.levels:
        return said("play-not-begun", dealer=_named(loaded.players[table.dealer]))
    return said(f"play-{table.phase}", **about)


def _named(player: db.PlayerInfo) -> Markup:
    return Markup("{}<bdi>{}</bdi>").format(sign(player.colour, player.symbol), player.name)


def _chip(table: Table, player: db.PlayerInfo, seat: int, at: Place, marked: bool) -> Markup:
    turn = seat == table.turn and not table.over
    kind = f"seat{' turn' if turn else ''}{' marked' if marked else ''}"
    count = table.count(seat)
    held = Markup("")
    if table.game.dealt:
        held = Markup('<span class="held" title="{}">{}</span>').format(
            t("play-holds-unknown") if count is None else t("play-holds", count=count),
            "?" if count is None else count,
        )
    badges = Markup("").join(
        Markup('<span class="badge{}">{}</span>').format(" due" if due else "", it)
        for due, it in _badges(table, seat)
    )
    return Markup(
        '<button type="button" class="{}" data-tap="seat-{}" style="--x:{:.3f};--y:{:.3f}"{}>'
        '<span class="who">{}</span><span class="has">{}{}</span></button>'
    ).format(
        kind,
        seat,
        at.x,
        at.y,
        Markup(' aria-current="true"') if turn else "",
        _named(player),
        held,
        badges,
    )


def _badges(table: Table, seat: int) -> Iterator[tuple[bool, str]]:
    """What is owed by whom, who can be caught; and, which is not pressing, who deals."""
    owed = table.owed
    while owed is not None:
        if owed.seat == seat:
            yield True, t("play-owes", count=owed.count)
        owed = owed.under
    if table.phase is Phase.CHALLENGE and table.owed is None and seat == table.turn:
        price = table.row(table.piles[table.at].top).price
        yield True, t("play-owes", count=price) if price else t("play-owes-until")
    if table.uno_owed == seat:
        yield True, t("play-no-uno")
    elif table.count(seat) == 1:
        yield False, t("play-uno")
    if seat == table.dealer and not table.piles and not table.game.dealer_starts:
        yield False, t("play-deals")


def _arrow(at: Place, direction: int) -> Markup:
    turn = at.way if direction > 0 else at.way + 180
    return Markup(
        '<svg class="way" viewBox="0 0 24 24" aria-hidden="true" '
        'style="--x:{:.3f};--y:{:.3f};--turn:{}deg"><path d="M8 4l8 8-8 8"/></svg>'
    ).format(at.x, at.y, turn)


def _middle(table: Table) -> Markup:
    closed = stopped(table)
    piles = [_pile(table, at, pile, at in closed) for at, pile in enumerate(table.piles)]
    if table.game.levels:
        return tower(table) + Markup("").join(piles)
    if not piles:
        return _face_down(table)
    return Markup("").join(piles)


def _pile(table: Table, at: int, pile: Pile, closed: bool) -> Markup:
    trays = len(table.piles) > 1
    shown = Card(pile.top.face, pile.top.colour or None, pile.top.stop)
    dark = table.side != table.game.sides[0].key
    code = str(shown)
    art = _empty() if pile.bare else card_svg(code, card_name(shown), dark, 96)
    return Markup('<div class="pile{}">{}{}{}</div>').format(
        " closed" if closed else "",
        Markup("<p>{}{}</p>").format(tray_name(at), _closed(closed)) if trays else "",
        art,
        _band(pile.colour if not pile.bare else None, table.phase),
    )


def _closed(closed: bool) -> Markup:
    badge = Markup(' <span class="badge due">{}</span>')
    return badge.format(t("play-closed")) if closed else Markup("")


def _band(colour: Colour | None, phase: Phase) -> Markup:
    """The colour in force, with its shape and its name."""
    if colour is None:
        text = t("play-colour-open" if phase is Phase.COLOUR else "play-any-colour")
        return Markup('<div class="band none">{}</div>').format(text)
    return Markup(
        '<div class="band" style="background:{};color:{}">'
        '<svg viewBox="0 0 24 24" aria-hidden="true">{}</svg>{}</div>'
    ).format(FILLS[colour], TEXT_ON[colour], Markup(SHAPES[SHAPE_OF[colour]]), colour_name(colour))


def _face_down(table: Table) -> Markup:
    return Markup('<div class="pile">{}{}</div>').format(
        _empty(), Markup('<div class="band none">{}</div>').format(t("play-nothing-up"))
    )


def _empty() -> Markup:
    return Markup(
        '<svg viewBox="0 0 100 140" width="96" height="134" aria-hidden="true">'
        '<rect x="2" y="2" width="96" height="136" rx="13" fill="none" stroke="currentColor" '
        'stroke-width="3" stroke-dasharray="9 8" opacity=".45"/></svg>'
    )
