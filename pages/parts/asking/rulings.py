"""What tables have decided themselves: shown when the same question comes again."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import streamlit as st
from markupsafe import Markup

import db
from pages.parts import session, trouble, verdict
from pages.parts.people import said
from pages.parts.say import language, t
from pages.parts.when import when
from referee import sheets
from referee.agreement import preset_of, value, written
from referee.events import Amended, Deed, Dropped, Played, Pulled, Spilled, Started
from referee.game import Game
from referee.judge import Step
from referee.options import OPTIONS
from referee.rule import Standing

OTHERWISE = "otherwise"
"""An answer that only the reason tells."""


def question_of(step: Step, game: Game) -> str:
    """The same for the same question: game, kind of event, face, and the rules that decide, those
    that speak against it with a mark."""
    rules = sorted({f"{_MARKS[it.holds]}{it.rule}" for it in step.verdict.because})
    kind = type(step.event).__name__.lower()
    return "|".join((game.key, kind, _face(step.event), ",".join(rules)))


_MARKS = {True: "", False: "!", None: "?"}


def precedent(step: Step, game: Game, loaded: db.Loaded | None) -> db.RulingInfo | None:
    """What this group has decided on the question last."""
    found = session.store().rulings(_players(loaded), question_of(step, game))
    return found[0] if found else None


def show(ruling: db.RulingInfo, step: Step, loaded: db.Loaded | None) -> None:
    text = said(
        "ruling-precedent",
        answer=Markup("<strong>{}</strong>").format(answer_text(ruling.answer, step.event)),
        why=ruling.why,
        when=when(ruling.at),
    )
    with st.container(border=True, horizontal=True, vertical_alignment="center", key="ruling"):
        st.html(str(Markup("<p>{}</p>").format(text)))
        _play_it_so(ruling, loaded)
        st.button(
            t("ruling-drop"),
            key=f"ruling-drop-{ruling.id}",
            type="tertiary",
            on_click=_drop,
            args=(ruling.id,),
        )


def otherwise(
    step: Step,
    game: Game,
    loaded: db.Loaded | None,
    others: Callable[[], Mapping[str, str]],
    key: str,
) -> None:
    """A form to record what the table decides; `others` are other readings, by option=value."""
    place = st.expander(t("ruling-otherwise"), key=f"{key}-otherwise", on_change="rerun")
    if not place.open:
        return
    readings = others()
    answers = [*_standings(step), *readings, OTHERWISE]
    answer, why = f"{key}-ruling-answer", f"{key}-ruling-why"

    def record() -> None:
        chosen, reason = st.session_state[answer], st.session_state[why].strip()
        if not (chosen and reason):
            st.session_state[f"{key}-ruling-missing"] = True
            return
        with trouble.noting():
            session.store().rule(
                game.key,
                question_of(step, game),
                chosen,
                reason,
                _players(loaded),
                loaded.id if loaded else None,
            )

    with place, st.form(f"{key}-ruling", border=False):
        st.radio(
            t("ruling-which"),
            answers,
            index=None,
            format_func=lambda it: readings.get(it) or answer_text(it, step.event),
            key=answer,
        )
        st.text_input(t("ruling-why"), key=why, autocomplete="off")
        st.form_submit_button(t("ruling-record"), type="primary", on_click=record)
        if st.session_state.pop(f"{key}-ruling-missing", False):
            st.warning(t("ruling-missing"))


def _standings(step: Step) -> list[str]:
    """The answers that the sheet does not give."""
    if isinstance(step.event, Spilled | Dropped):
        return []
    given = verdict.head(step)[0]
    return [it for it in (Standing.LEGAL, Standing.ILLEGAL) if it is not given]


def answer_text(answer: str, event: Deed) -> str:
    if answer == OTHERWISE:
        return t("ruling-in-words")
    key, _, said_value = answer.partition("=")
    if said_value:
        return sheets.option(key).reading(OPTIONS[key].read(said_value)).says[language()]
    return verdict.word(event, Standing(answer))


def _play_it_so(ruling: db.RulingInfo, loaded: db.Loaded | None) -> None:
    """A reading that the table has chosen can hold for the match from now on."""
    key, _, chosen = ruling.answer.partition("=")
    if loaded is None or not chosen:
        return
    match = loaded.match
    wanted = OPTIONS[key].read(chosen)
    if value(match.agreed, key) == wanted:
        return
    options = written(
        preset_of(match.options, match.game), {**match.agreed.chosen, key: wanted}, match.game
    )
    st.button(
        t("ruling-amend"),
        key=f"ruling-amend-{ruling.id}",
        on_click=session.change,
        args=(loaded.id, Amended(options), match.length),
    )


def _drop(id: int) -> None:
    with trouble.noting():
        session.store().drop_ruling(id)


def _players(loaded: db.Loaded | None) -> list[int]:
    """The group; nobody in particular where no match is asked about."""
    return [player.id for player in loaded.players] if loaded else []


def _face(event: Deed) -> str:
    match event:
        case Played(card=card) | Pulled(block=card):
            return card.face
        case Started(cards=cards):
            return ",".join(card.face for card in cards)
    return ""
