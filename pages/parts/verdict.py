"""A verdict at one glance: what it is, what happens next, why, and how others read the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import streamlit as st
from markupsafe import Markup

from pages.parts.citations import tags
from pages.parts.deeds import outcome
from pages.parts.naming import Names, Roles
from pages.parts.say import language, t
from referee import sheets
from referee.cited import Cited, OptionNote
from referee.events import Called, Caught, Challenged, Deed, Dropped, Fell, Spilled, Started
from referee.game import Game
from referee.judge import Step
from referee.options import OPTIONS, Agreed, Value
from referee.rule import Finding, Standing
from referee.table import Draws

Again = Callable[[Agreed], Step | None]
"""The answer under other rules; None where too little is known for one."""
"""The same question, judged under another agreement."""

OF_ITS_OWN = {Started: "started", Caught: "caught", Called: "called"}
"""Kinds of event that are not so much allowed as they count."""
GOES_WITHOUT_SAYING = {"play", "block.pull", "start.turned_up"}


def show(
    step: Step, agreed: Agreed, game: Game, names: Names, *, key: str, again: Again | None = None
) -> None:
    """All of it, one below the other; with `again` one can see the answer under other readings."""
    seen, under = looked_at(step, agreed, key, again)
    st.html(str(band(seen, names, own=step, under=under)))
    st.html(str(why(seen, game)))
    readings(step, agreed, game, names, key=key, again=again)


def brief(step: Step, game: Game, names: Names) -> Markup:
    """Standing, outcome and the rule that decided, for where there is little room."""
    reasons = Markup("").join(_reason(it, game) for it in _findings(step)[:1])
    return Markup('<div class="verdict-brief">{}<ul>{}</ul></div>').format(
        band(step, names), reasons
    )


def looked_at(
    step: Step, agreed: Agreed, key: str, again: Again | None
) -> tuple[Step, tuple[str, ...]]:
    """The answer under the readings that were switched to, and what those say."""
    said = []
    chosen: dict[str, Value] = {}
    for note in _consulted(step) if again else ():
        value = st.session_state.get(_switch(key, note, _text(agreed, note)))
        if value is not None and value != _text(agreed, note):
            chosen[note.key] = OPTIONS[note.key].read(value)
            said.append(note.readings[value].says[language()])
    if not (again and chosen):
        return step, ()
    seen = again(Agreed({**agreed.chosen, **chosen}))
    return (seen, tuple(said)) if seen else (step, ())


def band(
    step: Step,
    names: Names,
    *,
    own: Step | None = None,
    under: tuple[str, ...] = (),
    also: tuple[str, ...] = (),
) -> Markup:
    """Word, sign and colour, and what happens next; `own` is the answer of this table's rules,
    where it is looked at `under` others. What else happens is said first."""
    tone, title = head(step)
    lines = Markup("").join(Markup("<li>{}</li>").format(it) for it in (*also, *said(step, names)))
    notes = [t("verdict-under", reading=it) for it in under]
    if own is not None and under:
        notes.append(t("verdict-own", answer=_difference(own, step, names) or title))
    if step.ruled is not None:
        notes.append(t("verdict-ruled", why=step.ruled))
    return Markup(
        '<section class="verdict verdict-{}" role="status">{}<h2><i></i>{}</h2>'
        "<ul>{}</ul></section>"
    ).format(
        tone,
        Markup("").join(Markup('<p class="verdict-note">{}</p>').format(it) for it in notes),
        title,
        lines,
    )


def said(step: Step, names: Names) -> tuple[str, ...]:
    """What happens next; a seat without a name begins its sentence with a capital."""
    lines = outcome(step, names)
    return tuple(it[:1].upper() + it[1:] for it in lines) if isinstance(names, Roles) else lines


def why(step: Step, game: Game) -> Markup:
    """The rules that decided, each with its sources."""
    reasons = Markup("").join(_reason(it, game) for it in _findings(step))
    return Markup('<section class="why"><h3>{}</h3><ul>{}</ul></section>').format(
        t("verdict-why"), reasons
    )


def other_readings(step: Step, agreed: Agreed, names: Names, again: Again) -> dict[str, str]:
    """What others play, by option=value."""
    return {
        f"{choice.note.key}={value}": choice.note.readings[value].says[language()]
        for note in _consulted(step)
        if (choice := _choice(note, step, agreed, names, again))
        for value in choice.others
    }


def readings(
    step: Step, agreed: Agreed, game: Game, names: Names, *, key: str, again: Again | None
) -> None:
    """Where sources differ: which reading this table plays, and the others as a switch."""
    found = [it for note in _consulted(step) if (it := _choice(note, step, agreed, names, again))]
    if not found:
        return
    st.html(str(Markup('<h3 class="readings">{}</h3>').format(t("verdict-readings"))))
    for choice in found:
        _switches(choice, game, key, live=again is not None)


@dataclass(frozen=True, slots=True)
class _Choice:
    note: OptionNote
    taken: str
    others: dict[str, str]
    """Reading → what changes with it; empty where nothing does."""


def _choice(
    note: OptionNote, step: Step, agreed: Agreed, names: Names, again: Again | None
) -> _Choice | None:
    """Readings that would change nothing are left out, unless the rules that are cited differ."""
    taken = _text(agreed, note)
    cited = any(note.key in it.consulted for it in _findings(step))
    others = {}
    for key, reading in note.readings.items():
        if key in (taken, "any"):
            continue
        change = ""
        if again:
            other = again(_under(agreed, note, key))
            change = _difference(other, step, names) if other else t("verdict-untold")
        if change or (cited and reading.kind in ("official", "sheet")):
            others[key] = change
    return _Choice(note, taken, others) if others else None


def _difference(other: Step, step: Step, names: Names) -> str:
    """What is said under another reading; nothing where it is the same."""
    known, lines = said(step, names), said(other, names)
    if head(other) != head(step):
        return head(other)[1]
    return "" if lines == known else next((it for it in lines if it not in known), lines[-1])


def _switches(choice: _Choice, game: Game, key: str, *, live: bool) -> None:
    note, words = choice.note, language()
    values = [choice.taken, *choice.others]
    captions = [
        " · ".join(
            filter(
                None,
                (
                    _sources(note.reading(value), game),
                    t("verdict-this-table") if value == choice.taken else "",
                    _change(choice.others.get(value, "")),
                ),
            )
        )
        for value in values
    ]
    st.radio(
        note.about[words],
        values,
        format_func=lambda value: note.reading(value).says[words],
        captions=captions,
        key=_switch(key, note, choice.taken),
        disabled=not live,
    )


def _change(answer: str) -> str:
    return t("verdict-then", answer=answer) if answer else ""


def _switch(key: str, note: OptionNote, taken: str) -> str:
    """Once the table has agreed on another reading, that is what the switch begins with."""
    return f"{key}-under-{note.key}-{taken}"


def _under(agreed: Agreed, note: OptionNote, value: str) -> Agreed:
    return Agreed({**agreed.chosen, note.key: OPTIONS[note.key].read(value)})


def _text(agreed: Agreed, note: OptionNote) -> str:
    """What is agreed, as the readings are called. Looking consults nothing."""
    option = OPTIONS[note.key]
    return str(agreed.chosen.get(note.key, option.default)).lower()


def head(step: Step) -> tuple[Standing, str]:
    """The standing in colour and in words. Of a challenge it says who was right."""
    standing, event = step.verdict.standing, step.event
    if isinstance(event, Challenged) and step.verdict.legal:
        lost = any(isinstance(it, Draws) and it.seat == event.seat for it in step.consequences)
        standing = Standing.ILLEGAL if lost else Standing.LEGAL
        return standing, t("verdict-challenge-fails" if lost else "verdict-challenge-right")
    return standing, word(event, standing)


def word(event: Deed, standing: Standing) -> str:
    if isinstance(event, Spilled | Dropped | Fell) and standing is not Standing.ILLEGAL:
        return t("verdict-counts")
    own = OF_ITS_OWN.get(type(event))
    return t(f"verdict-{own}-{standing}" if own else f"verdict-{standing}")


def _findings(step: Step) -> list[Finding]:
    """What decided and what acted, each rule once, with all the options it rested on."""
    verdict, found = step.verdict, dict[str, Finding]()
    agreed_on = [it for it in verdict.findings if it.holds and it.quiet and it.consulted]
    for it in (*verdict.because, *step.acting, *(agreed_on if verdict.legal else ())):
        known = found.get(it.rule)
        options = (*(known.consulted if known else ()), *it.consulted)
        found[it.rule] = Finding(it.rule, it.holds, tuple(dict.fromkeys(options)))
    telling = [it for it in found.values() if it.rule not in GOES_WITHOUT_SAYING]
    return telling or list(found.values())


def _consulted(step: Step) -> Iterator[OptionNote]:
    found = (*_findings(step), *step.verdict.findings)
    keys = dict.fromkeys(key for it in found for key in it.consulted)
    return (sheets.option(key) for key in keys)


def _reason(finding: Finding, game: Game) -> Markup:
    rule = sheets.rule(finding.rule)
    if rule is None:
        return Markup("")
    return Markup("<li>{}{}</li>").format(rule.says[language()], tags(rule, game))


def _sources(cited: Cited, game: Game) -> str:
    return " · ".join(source.tag[language()] for source, _ in sheets.places(cited, game))
