"""House-rule lab: what another rule would do to an evening, by playing it many times over."""

from __future__ import annotations

from pathlib import Path

import streamlit as st

from pages.parts import following
from pages.parts.lab import chosen, told
from pages.parts.lab.chosen import grouped
from pages.parts.say import plain, t
from stats.lab import job as jobs
from stats.lab import line
from stats.lab.engine import scheduler
from stats.lab.job import Job, State
from stats.lab.trial import Trial

TRIAL, HERE, FORM = "trial", "lab-here", "lab-form"
"""The trial that is shown, in the address as well, whether this session does without the cluster
that is set up, and whether what is compared is unfolded."""
CSS = Path(__file__).parent / "parts/lab/lab.css"
PACE = 0.5
"""Seconds after which is looked how far it is."""


def main() -> None:
    st.html(CSS)
    st.title(t("nav-lab"), anchor=False)
    st.markdown(t("lab-about"))
    job = _job()
    st.session_state.setdefault(FORM, job is None)
    with st.expander(t("lab-compared"), key=FORM, on_change="rerun"):
        trial = chosen.trial()
        address = None if st.session_state.get(HERE) else scheduler()
        st.caption(t("lab-on-cluster", address=plain(address)) if address else t("lab-on-machine"))
    if job and job.under_way:
        _progress(job.trial)
        told.compared(job.trial)
        following.server()
        return
    if job:
        _ended(job)
    _start(trial, address, again=bool(job and job.outcome and job.trial == trial))


def _start(trial: Trial, address: str | None, *, again: bool) -> None:
    """The same once more would give the same; so it is shuffled anew."""
    bar = st.bottom.container(horizontal=True, key="lab-bar")
    # A callback would be given what was chosen when the button was drawn, not when it was tapped.
    if bar.button(
        t("lab-again" if again else "lab-start"),
        type="primary",
        key="lab-start",
        on_click=_anew if again else _fold,
        width="stretch",
    ):
        jobs.begin(trial, address)
        _name(trial)
        st.rerun()


def _job() -> Job | None:
    """Of the trial in the address, else of the one shown last, else of the newest under way."""
    asked = st.query_params.get(TRIAL) or st.session_state.get(TRIAL)
    try:
        trial = line.read(asked) if asked else jobs.newest()
    except ValueError:
        trial = None
    if trial is None:
        return None
    if st.session_state.get(TRIAL) != line.write(trial):
        chosen.show(trial)
    _name(trial)
    return jobs.find(trial)


def _name(trial: Trial) -> None:
    st.session_state[TRIAL] = line.write(trial)
    if st.query_params.get(TRIAL) != st.session_state[TRIAL]:
        st.query_params[TRIAL] = st.session_state[TRIAL]


def _fold() -> None:
    st.session_state[FORM] = False


def _anew() -> None:
    _fold()
    chosen.shuffle()


@st.fragment
def _progress(trial: Trial) -> None:
    job = jobs.find(trial)
    if job is None or not job.under_way:
        st.rerun()
    st.progress(job.hands / job.trial.hands, _how_far(job))
    if st.button(t("lab-cancel"), key="lab-cancel", width="stretch"):
        job.cancel()
        st.rerun()
    following.steadily("lab-pace", PACE)


def _how_far(job: Job) -> str:
    if job.state is State.STARTING:
        return t("lab-starting")
    if not job.cores:
        return t("lab-nobody")
    done, hands = grouped(job.hands), grouped(job.trial.hands)
    said = t("lab-progress", done=done, hands=hands, cores=job.cores)
    left = job.seconds_left
    if left is None:
        return said
    if left < 100:
        return f"{said}, {t('lab-seconds-left', left=round(left))}"
    return f"{said}, {t('lab-minutes-left', left=round(left / 60))}"


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
    jobs.begin(trial)


main()
