"""May I? A quarrel is chosen, a few questions are answered, and the referee says what holds.

Nothing is logged. What a tap on a card changes is a fragment of its own.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import streamlit as st

from pages.parts import session, verdict
from pages.parts.asking import circumstances, questions, rulings, scene, state, tiles
from pages.parts.asking.scene import Scene
from pages.parts.citations import CSS
from pages.parts.disputes import DISPUTES
from pages.parts.disputes.judging import judged
from pages.parts.disputes.shape import Case, Dispute, resolve, unanswered
from pages.parts.say import t
from referee.events import Challenged, Found
from referee.judge import Step
from referee.options import Agreed
from referee.rules.wild import guilty
from referee.table import Phase

IN_SIGHT = (
    "<script>document.querySelector('.verdict')?.scrollIntoView({ block: 'nearest' })</script>"
)
"""Whoever has tapped a card far down is shown the verdict."""


def main() -> None:
    st.html(CSS)
    dispute = state.open_dispute()
    if dispute is None:
        tiles.show()
        return
    _dispute(dispute.key)
    bar = st.bottom.container(horizontal=True, wrap=False, key="ask-bar")
    bar.button(t("ask-other"), key="ask-other", on_click=state.leave, width="stretch")
    bar.button(t("ask-afresh"), key="ask-afresh", on_click=state.begin, args=(dispute.key,))


@st.fragment
def _dispute(key: str) -> None:
    dispute = DISPUTES[key]
    offered = scene.offered()
    here = scene.of(dispute, scene.chosen(offered))
    case, asked = resolve(dispute, here.case, state.given(key))
    st.title(tiles.title(dispute), anchor=False)
    if unanswered(case, asked) is not None:
        if not questions.alone(case, asked):
            circumstances.show(dispute, here, offered, folded=False)
            questions.show_answers(dispute, case, asked)
        questions.show_open(dispute, here, case, asked)
        return
    told = dispute.tell(case)
    names = here.names(told, dispute)
    own = judged(told, case.agreed)
    again = partial(_again, dispute, case)
    switch = f"ask-{key}"
    seen, under = verdict.looked_at(own, case.agreed, switch, again)
    notes = tuple(t(note) for note in told.notes)
    band = verdict.band(seen, names, own=own, under=under, also=notes)
    st.html(f"{band}{IN_SIGHT}", unsafe_allow_javascript=True)
    questions.show_open(dispute, here, case, asked)
    ruling = rulings.precedent(own, here.game, here.loaded)
    if ruling:
        rulings.show(ruling, own, here.loaded)
    _log(here, case, own)
    left, right = st.columns(2, gap="medium")
    with left:
        circumstances.who(dispute, here)
        questions.show_answers(dispute, case, asked)
        circumstances.show(dispute, here, offered, folded=True)
    with right:
        st.html(str(verdict.why(seen, here.game)))
        verdict.readings(own, case.agreed, here.game, names, key=switch, again=again)
        others = partial(verdict.other_readings, own, case.agreed, names, again)
        # A form of its own for the next ruling: the one just recorded is closed.
        form = f"{switch}-{ruling.id if ruling else 0}"
        rulings.otherwise(own, here.game, here.loaded, others, form)


def _again(dispute: Dispute, case: Case, agreed: Agreed) -> Step | None:
    case = replace(case, agreed=agreed)
    return None if dispute.untold(case) else judged(dispute.tell(case), agreed)


def _log(here: Scene, case: Case, own: Step) -> None:
    """The outcome of a challenge at a table whose hand is being played along."""
    waits = here.case.laid and here.case.table.phase is Phase.CHALLENGE
    if not (here.loaded and waits and isinstance(own.event, Challenged)):
        return
    event = own.event
    if "shown" not in case.answers:
        found = Found.GUILTY if guilty(own.before, event, case.agreed) else Found.INNOCENT
        event = replace(event, shown=found)
    if st.button(t("ask-log"), key="ask-log", type="primary", width="stretch"):
        session.change(here.loaded.id, event, here.loaded.match.length)
        state.leave()
        st.rerun()


main()
