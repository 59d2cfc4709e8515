"""What people ask of a game. The referee answers when it is shown; nobody has typed an answer."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from markupsafe import Markup

from pages.parts.outcomes import outcome
from pages.parts.say import language, t
from pages.parts.verdict import GOES_WITHOUT_SAYING
from referee import sheets
from referee.agreement import agreed_on, preset_of
from referee.ask import score
from referee.asking import Question, QuestionError
from referee.cited import Asked
from referee.events import Options
from referee.game import Game
from referee.rule import Finding
from referee.ruling import ruled

NAMES = ("Ada", "Bo", "Carla", "Dan")
"""Who sits at the table of every question, by seat."""
OBVIOUS = GOES_WITHOUT_SAYING | {"accept"}
"""Rules that are worth citing only where no other decided."""


def answered(game: Game, options: Options) -> Markup:
    """Without the questions that make no sense by these options."""
    agreed = agreed_on(options, game)
    told = {"game": game.key, "preset": preset_of(options, game).key, "options": agreed.chosen}
    return Markup("").join(
        Markup('<details class="asked" id="ask-{}"><summary>{}</summary>{}</details>').format(
            it.key, it.says[language()], answer
        )
        for it in sheets.questions()
        if game.key in it.games and (answer := _answer(it, json.loads(it.ask) | told))
    )


def _answer(asked: Asked, question: Question) -> Markup | None:
    try:
        if question["ask"] == "score":
            return _lines(_booked(question))
        step, _ = ruled(question)
    except QuestionError:
        return None
    said = [t(f"rules-{step.verdict.standing}")] if asked.may else []
    deciding = () if step.verdict.legal and not asked.may else step.verdict.because
    return _lines([*said, *outcome(step, NAMES)]) + _why((*deciding, *step.acting))


def _booked(question: Question) -> Iterator[str]:
    for seat, points in score(question)["points"].items():
        if points:
            yield t("rules-books", name=NAMES[int(seat)], points=points)


def _lines(said: Iterable[str]) -> Markup:
    items = Markup("").join(Markup("<li>{}</li>").format(it) for it in said)
    return Markup('<ul class="answer">{}</ul>').format(items)


def _why(findings: Iterable[Finding]) -> Markup:
    """The rules that decided, each a way to where it stands in the book."""
    found = dict.fromkeys(it.rule for it in findings)
    telling = [key for key in found if key not in OBVIOUS] or list(found)
    rules = [rule for key in telling if (rule := sheets.rule(key))]
    return Markup("").join(
        Markup('<p class="why"><a href="#rule-{}">{}</a></p>').format(it.key, it.says[language()])
        for it in rules
    )
