"""House-rule lab: what another rule would do to an evening, by playing it many times over."""

from __future__ import annotations

from pathlib import Path

import streamlit as st

from pages.parts import following
from pages.parts.lab import chosen, told
from pages.parts.lab.chosen import grouped
from pages.parts.say import plain, t
from stats.lab.engine import scheduler
from stats.lab.job import Job, State
from stats.lab.trial import Trial

JOB, HERE, FORM = "lab-job", "lab-here", "lab-form"
"""The trial of this session, whether it does without the cluster that is set up, and whether what
is compared is unfolded."""
CSS = Path(__file__).parent / "parts/lab/lab.css"
PACE = 0.5
"""Seconds after which is looked how far it is."""


def main() -> None:
    st.html(CSS)
    st.title(t("nav-lab"), anchor=False)
    st.markdown(t("lab-about"))
    st.session_state.setdefault(FORM, True)
    with st.expander(t("lab-compared"), key=FORM, on_change="rerun"):
        trial = chosen.trial()
        address = None if st.session_state.get(HERE) else scheduler()
        st.caption(t("lab-on-cluster", address=plain(address)) if address else t("lab-on-machine"))
    job: Job | None = st.session_state.get(JOB)
    if job and job.under_way:
        _progress()
        following.server()
        return
    if job:
        _ended(job)
    bar = st.bottom.container(horizontal=True, key="lab-bar")
    # A callback would be given what was chosen when the button was drawn, not when it was tapped.
    if bar.button(t("lab-start"), type="primary", key="lab-start", on_click=_fold, width="stretch"):
        _start(trial, address)
        st.rerun()


def _fold() -> None:
    st.session_state[FORM] = False


def _start(trial: Trial, address: str | None) -> None:
    """Unless one is under way: a double tap begins one."""
    job: Job | None = st.session_state.get(JOB)
    if not (job and job.under_way):
        st.session_state[JOB] = Job(trial, address)


@st.fragment
def _progress() -> None:
    job: Job = st.session_state[JOB]
    if not job.under_way:
        st.rerun()
    st.progress(job.hands / job.trial.hands, _how_far(job))
    if st.button(t("lab-cancel"), key="lab-cancel", width="stretch"):
        job.cancel()
        st.rerun()
    following.steadily("lab-pace", PACE)


def _how_far(job: Job) -> str:
    if job.state is State.STARTING:
        return t("lab-starting")
    left = job.seconds_left
    return t(
        "lab-progress",
        done=grouped(job.hands),
        hands=grouped(job.trial.hands),
        cores=job.cores,
        left=-1 if left is None else round(left),
    )


def _ended(job: Job) -> None:
    if job.outcome and job.state is State.DONE:
        told.show(job.outcome)
    elif job.state is State.CANCELLED:
        st.info(t("lab-cancelled", done=grouped(job.hands), hands=grouped(job.trial.hands)))
    elif job.state is State.LOST:
        st.warning(t("lab-lost"))
    elif job.address:
        st.warning(t("lab-unreachable", address=plain(job.address)))
        st.button(t("lab-use-machine"), key="lab-use-machine", on_click=_here, args=(job.trial,))
    else:
        st.warning(t("lab-no-machine"))


def _here(trial: Trial) -> None:
    st.session_state[HERE] = True
    _fold()
    _start(trial, None)


main()
