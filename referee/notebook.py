"""How cards, tables and verdicts show in a notebook, and all that is large in one line.

It is put on their classes here, so that the rules need not know how they look.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from html import escape
from typing import Any

from referee.cards import Card, Colour
from referee.game import Game, Side
from referee.judge import Step
from referee.match import Match
from referee.notation import write
from referee.report import state
from referee.rule import Finding, Standing, Verdict
from referee.sheets import rule
from referee.table import Pile, Table

INK = {
    None: "#2b2b2e",
    Colour.RED: "#c23b32",
    Colour.YELLOW: "#a87a00",
    Colour.GREEN: "#2c7d4f",
    Colour.BLUE: "#2a62ad",
    Colour.PINK: "#c0407a",
    Colour.TEAL: "#12797b",
    Colour.ORANGE: "#b85f14",
    Colour.PURPLE: "#6b4caf",
}
"""White reads well on all of them."""

SIGN = {Standing.LEGAL: "✓", Standing.CONTESTABLE: "?", Standing.ILLEGAL: "✗"}


def card_html(card: Card, named: Colour | None = None) -> str:
    """A card face; a wild has a frame in the colour that was named for it."""
    ink, frame, width = INK[card.colour], "#fff", 1
    if named and card.wild:
        frame, width = INK[named], 4
    name = " ".join([*([card.colour.name.lower()] if card.colour else []), card.face])
    title = f"{name}, {named.name.lower()} named" if named and card.wild else name
    size = 16 if len(card.face) < 3 else 12
    stop = '<circle cx="33" cy="10" r="4" fill="#fff"/>' if card.stop else ""
    return (
        '<svg width="42" height="60" viewBox="0 0 42 60" role="img" style="margin:2px">'
        f"<title>{escape(title + (', stop' if card.stop else ''))}</title>"
        f'<rect x="1" y="1" width="40" height="58" rx="6" fill="{ink}"/>'
        f'<rect x="4" y="4" width="34" height="52" rx="4" fill="none" stroke="{frame}" '
        f'stroke-width="{width}"/>'
        '<text x="21" y="36" text-anchor="middle" font-family="system-ui,sans-serif" '
        f'font-size="{size}" font-weight="600" fill="#fff">{escape(card.face)}</text>{stop}</svg>'
    )


def table_html(table: Table) -> str:
    """The piles, what is waited for, and every seat with what is known of its hand."""
    piles = "".join(map(_pile, table.piles))
    seats = "".join(_seat(table, seat) for seat in table.playing)
    seated = f'<table style="color:inherit">{seats}</table>'
    return f"<div>{piles}<p>{escape(_line(table))}</p>{seated}</div>"


def _pile(pile: Pile) -> str:
    return card_html(pile.top, pile.colour if pile.top.wild else None)


def _seat(table: Table, seat: int) -> str:
    turn = "▸" if seat == table.turn and not table.over else ""
    hand, count = table.hand(seat), table.count(seat)
    unknown = "?" if table.game.dealt else ""
    held = "".join(map(card_html, hand)) if hand else unknown if count is None else f"{count} cards"
    return f"<tr><td>{turn}</td><td>seat {seat}</td><td>{held}</td></tr>"


def verdict_html(verdict: Verdict) -> str:
    """Whether it is legal, and the rules that decide it, as the sheet has them."""
    rules = "".join(map(_rule, verdict.because))
    standing = verdict.standing
    return f"<div><strong>{SIGN[standing]} {escape(standing)}</strong><ul>{rules}</ul></div>"


def _rule(finding: Finding) -> str:
    known = rule(finding.rule)
    text = known.says["en"] if known else ""
    return f"<li><code>{escape(finding.rule)}</code> {escape(text)}</li>"


def _line(table: Table) -> str:
    return f"{table.game.key} {table.side}: {state(table)}"


def table_line(table: Table) -> str:
    return f"<Table {_line(table)}>"


def verdict_line(verdict: Verdict) -> str:
    return f"<Verdict {': '.join([verdict.standing, *_ids(verdict.because)])}>"


def match_line(match: Match) -> str:
    totals = " ".join(map(str, match.standings.totals))
    return f"<Match {match.opened.game} {match.scoring} {match.target}: {totals}>"


def step_line(step: Step) -> str:
    back = " (taken back)" if step.taken_back else ""
    return f"<Step {write(step.event)}{back}: {step.verdict.standing}>"


def game_line(game: Game) -> str:
    return f"<Game {game.key}: {', '.join(map(side_words, game.sides))}>"


def side_line(side: Side) -> str:
    return f"<Side {side_words(side)}>"


def side_words(side: Side) -> str:
    return f"{side.key} {side.size}"


def _ids(findings: Iterable[Finding]) -> list[str]:
    ids = dict.fromkeys(finding.rule for finding in findings)
    return [", ".join(ids)] if ids else []


_SHOWN: Mapping[type, Mapping[str, Callable[[Any], str]]] = {
    Card: {"_repr_html_": card_html},
    Table: {"_repr_html_": table_html, "__repr__": table_line},
    Verdict: {"_repr_html_": verdict_html, "__repr__": verdict_line},
    Match: {"__repr__": match_line},
    Step: {"__repr__": step_line},
    Game: {"__repr__": game_line},
    Side: {"__repr__": side_line},
}


def show_in_notebooks() -> None:
    for kind, ways in _SHOWN.items():
        for name, way in ways.items():
            setattr(kind, name, way)
