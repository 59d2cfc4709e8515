"""Answering: the questions that matter, with pickers for cards and tiles for the rest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import streamlit as st
from markupsafe import Markup

from pages.parts import picker
from pages.parts.asking import state
from pages.parts.asking.pills import pills
from pages.parts.asking.scene import Scene
from pages.parts.disputes.shape import (
    EMPTY,
    NAMED,
    Case,
    Dispute,
    Kind,
    Question,
    resolve,
    unanswered,
)
from pages.parts.naming import Roles, card_name, colour_name, face_name
from pages.parts.people import said
from pages.parts.pictures import picture
from pages.parts.say import language, plain, t
from referee import sheets
from referee.cards import Card, Colour
from referee.judge import judge


def open_now(case: Case, asked: Sequence[Question]) -> Question | None:
    """The one that was tapped to be answered once more, else the first without an answer."""
    again = next((it for it in asked if it.key == st.session_state.get(state.OPEN)), None)
    return again or unanswered(case, asked)


def alone(case: Case, asked: Sequence[Question]) -> bool:
    """Whether nothing else is to be seen beside the open question: the tablet changes hands."""
    question = open_now(case, asked)
    return question is not None and question.kind in (Kind.HANDOVER, Kind.HAND)


def show_answers(dispute: Dispute, case: Case, asked: Sequence[Question]) -> None:
    """What has been answered, to be tapped for another answer."""
    given = [it for it in asked if it.key in case.answers and it is not open_now(case, asked)]
    with st.container(horizontal=True, key="ask-answered", gap="small"):
        for question in given:
            if question.kind in (Kind.CARD, Kind.FACE, Kind.COLOUR):
                _answered(case, question)
    for question in given:
        if question.kind is Kind.CHOICE:
            _tiles(dispute, case, question)


def prompt(question: Question) -> str:
    return t(f"ask-q-{question.key.replace('_', '-')}")


def _answered(case: Case, question: Question) -> None:
    """A card that was picked; a tap picks another."""
    code = case.answers[question.key]
    if question.kind is Kind.COLOUR:
        answer = colour_name(Colour(code))
    elif question.kind is Kind.FACE:
        answer = face_name(code)
    else:
        colour = case.colour(question.key)
        answer = card_name(case.card(question.key))
        answer = t("ask-wild-named", card=answer, colour=colour_name(colour)) if colour else answer
    about = t(f"ask-a-{question.key.replace('_', '-')}")
    face = code.partition(NAMED)[0]
    art = "" if question.kind is Kind.COLOUR else picture(face, dark=_dark(case, face))
    st.button(
        f"{art}:small[{plain(about)}]  \n**{plain(answer)}**",
        key=f"ask-again-{question.key}",
        on_click=state.reopen,
        args=(question.key,),
    )


def _tiles(dispute: Dispute, case: Case, question: Question) -> None:
    named = partial(_face, case) if question.kind is Kind.FACE else partial(_choice, question)
    pills(
        prompt(question),
        list(question.among(case)),
        named,
        case.says(question.key),
        f"ask-{dispute.key}-{question.key}",
        partial(state.answer, dispute.key, question.key),
        tiles=question.usual(case) is None or question.kind is Kind.FACE,
    )


def _face(case: Case, face: str) -> str:
    return f"{picture(face, dark=_dark(case, face))} {face_name(face)}"


def _choice(question: Question, code: str) -> str:
    return t(f"ask-{question.key}-{code}".replace("_", "-"))


def show_open(dispute: Dispute, scene: Scene, case: Case, asked: Sequence[Question]) -> None:
    """The question that waits for an answer, where one does."""
    question = open_now(case, asked)
    if question is not None:
        _open(dispute, scene, case, question)


def _open(dispute: Dispute, scene: Scene, case: Case, question: Question) -> None:
    key = f"ask-{dispute.key}-{question.key}-pick"
    if question.kind in (Kind.CHOICE, Kind.FACE):
        _tiles(dispute, case, question)
        return
    if question.kind is Kind.HANDOVER:
        _hand_over(dispute, scene, case, question)
        return

    def picked() -> None:
        state.answer(dispute.key, question.key, _code(st.session_state[key].pick))

    about = {"key": key, "label": prompt(question), "on_pick": picked}
    if question.kind is Kind.COLOUR:
        picker.colours(case.side, **about)
    elif question.kind is Kind.HAND:
        picker.many(case.side, flat=True, **about)
    else:
        # What is there already comes with its colour; of what is to be played it is asked for.
        lying = question.names_colour and not question.marked
        answer = case.answers.get(question.key)
        only = [Card.read(code) for code in question.among(case)] or None
        picker.one(
            case.side,
            **about,
            only=only,
            marks=_marks(dispute, case, question) if question.marked else None,
            shown=answer if lying or answer is None else case.card(question.key),
            lying=lying,
            flat=True,
            names_colour=question.names_colour,
        )


def _code(pick: dict[str, object]) -> str:
    """What the picker sends, as a code."""
    if "cards" in pick:
        return ",".join(pick["cards"]) or EMPTY  # type: ignore[arg-type]
    if "card" not in pick:
        return str(pick["colour"])
    named = pick.get("colour")
    return f"{pick['card']}{NAMED}{named}" if named else str(pick["card"])


def _marks(dispute: Dispute, case: Case, question: Question) -> dict[str, str]:
    """Cards that would be against the rules, and the rule."""
    found = {}
    for card in case.side.deck:
        code = str(card)
        if question.names_colour and card.wild and not case.row(card.face).nameless:
            code += f"{NAMED}{case.side.colours[0]}"
        tried, _ = resolve(dispute, case, {**case.answers, question.key: code})
        told = dispute.tell(tried)
        verdict = judge(told.table, told.event, case.agreed)
        if not verdict.legal and (rule := sheets.rule(verdict.findings[0].rule)):
            found[str(card)] = rule.says[language()]
    return found


def _hand_over(dispute: Dispute, scene: Scene, case: Case, question: Question) -> None:
    """The hand shown is for the challenger's eyes only."""
    told = dispute.tell(case)
    names = scene.names(told, dispute)
    author, challenger = told.table.turn, told.table.after(told.table.turn)
    if case.laid:
        author, challenger = told.table.after(author, -1), author
    shows = names[author]
    if isinstance(names, Roles):
        shows = shows[:1].upper() + shows[1:]
    about = {"author": shows, "challenger": names[challenger]}
    with st.container(border=True, key="ask-handover"):
        text = Markup("<h2>{}</h2><p>{}</p>")
        st.html(str(text.format(said("ask-handover", **about), said("ask-handover-why", **about))))
        st.button(
            t("ask-handover-go", challenger=plain(names[challenger])),
            key="ask-handover-go",
            type="primary",
            width="stretch",
            on_click=state.answer,
            args=(dispute.key, question.key, "yes"),
        )


def _dark(case: Case, code: str) -> bool:
    """Whether it is drawn as a card of the other side, which is the only one to have it."""
    face = Card.read(code).face
    side = case.side if face in case.side.rows else case.table.game.other_side(case.side.key)
    return side is not case.table.game.sides[0]
