"""The hand's log in words, newest on top: what was illegal, taken back, put right or missed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from markupsafe import Markup

import db
from pages.parts import verdict
from pages.parts.deeds import deed
from pages.parts.naming import Names
from pages.parts.say import language, t
from referee.events import Ruled, Seen, Told
from referee.hand import told
from referee.judge import Step
from referee.match import Match
from referee.notation import write
from referee.options import DISCARD_PILES
from referee.rule import Standing

TAIL = 12
"""Lines shown until somebody asks for all."""


def show(loaded: db.Loaded, chosen: int | None, whole: bool) -> Markup:
    """`chosen` is the number of a line that is looked at."""
    steps = loaded.match.steps
    first = 0 if whole else max(0, len(steps) - TAIL)
    if chosen is not None:
        first = min(first, chosen - 1)
    lines = Markup("").join(
        _line(loaded, number, steps[number - 1], number == chosen)
        for number in range(len(steps), first, -1)
    )
    more = Markup("")
    if first:
        more = Markup('<button type="button" class="quiet" data-tap="all">{}</button>').format(
            t("play-log-all", count=len(steps))
        )
    empty = Markup("") if steps else Markup("<p>{}</p>").format(t("play-log-empty"))
    return Markup('<section class="hand-log"><h2>{}</h2>{}<ol reversed>{}</ol>{}</section>').format(
        t("play-log"), empty, lines, more
    )


def text(match: Match) -> str:
    """The hand as it can be copied and read in again, without what was struck out."""
    return "\n".join(_text(match))


def _text(match: Match) -> Iterator[str]:
    for it in match.steps:
        if it.struck:
            continue
        yield write(told(it))
        if it.ruled is not None:
            yield write(Ruled(not it.taken_back, it.ruled))


def _line(loaded: db.Loaded, number: int, it: Step, open_: bool) -> Markup:
    names = tuple(player.name for player in loaded.players)
    trays = loaded.match.agreed[DISCARD_PILES] > 1
    flags = Markup("").join(
        Markup('<span class="flag {}">{}</span>').format(kind, t(f"play-flag-{kind}"))
        for kind in _flags(it)
    )
    said = _said(told(it), names, trays, language())
    kind = "struck" if it.struck else "gap" if isinstance(it.event, Seen) else ""
    line = Markup(
        '<button type="button" class="line" data-tap="line-{}" aria-expanded="{}">'
        '<span class="number">{}</span><span class="said">{}</span>{}</button>'
    ).format(number, "true" if open_ else "false", number, said, flags)
    detail = _detail(loaded, number, it, names, trays) if open_ else Markup("")
    return Markup('<li value="{}" class="{}">{}{}</li>').format(number, kind, line, detail)


def _flags(it: Step) -> Iterator[str]:
    if it.struck:
        yield "struck"
        return
    if it.revised is not None:
        yield "revised"
    if it.ruled is not None:
        yield "ruled"
    elif it.taken_back:
        yield "back"
    elif it.verdict.standing is Standing.ILLEGAL:
        yield "illegal"


def _detail(loaded: db.Loaded, number: int, it: Step, names: Names, trays: bool) -> Markup:
    """The verdict on a line, what stood there first, and what can be done about it."""
    judged = Markup("")
    if not (it.struck or isinstance(it.event, Seen)):
        judged = verdict.brief(it, loaded.match.game, names)
    was = Markup("")
    if it.revised is not None and it.was is not None:
        before = t("play-line-was", was=_said(it.was, tuple(names), trays, language()))
        why = t("play-line-why", why=it.revised) if it.revised else ""
        was = Markup('<p class="was">{} {}</p>').format(before, why)
    kinds = ("fix",) if it.struck else ("fix", "strike")
    if loaded.match.closed:
        kinds = ()
    buttons = Markup("").join(
        Markup('<button type="button" data-tap="{}-{}"{}>{}</button>').format(
            kind, number, Markup(" data-up") if kind == "fix" else "", t(f"play-line-{kind}")
        )
        for kind in kinds
    )
    return Markup('<div class="detail">{}{}<div class="ways">{}</div></div>').format(
        judged, was, buttons
    )


@lru_cache(maxsize=4000)
def _said(it: Told, names: Names, trays: bool, _language: str) -> str:
    return deed(it, names, trays=trays)
