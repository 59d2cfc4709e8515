"""A new match: who plays, what, how it is scored, who deals. One tap for a returning group."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

import db
from pages.parts import people, seating, session, setup
from pages.parts.house import summary
from pages.parts.say import t
from referee.games import GAMES
from referee.options import LOWEST_TIE
from referee.scoring import Scoring, systems, targets

USUAL_TARGETS = {"points": (200, 300, 500, 1000), "rounds": (1, 2, 3, 5)}


def main() -> None:
    store = session.store()
    roster = store.players()
    setup.prepare(roster)
    # First of all, though it is drawn at the bottom: a second tap finds the draft it was meant for.
    if _start(roster):
        session.open_match(setup.begin())
    if setup.begun():
        setup.clear()
        st.rerun()
    st.title(t("nav-new-match"), anchor=False)
    # A place of its own even when empty, or all below would be mounted anew when it goes.
    with st.container():
        _again(store)
    left, right = st.columns(2, gap="large")
    with left:
        seating.show(roster)
    with right:
        _game()
        _scoring()
        _target()
        _house_rules()
    with left:
        seating.first_dealer(roster)


def _again(store: db.Store) -> None:
    """The newest match once more, while nobody has sat down."""
    matches = [*store.running(limit=1), *store.finished(limit=1, offset=0)]
    if setup.seats() or not matches:
        return
    newest = max(matches, key=lambda listed: listed.started_at)
    about = t(
        "new-again-about",
        game=t(f"game-{newest.game}"),
        scoring=t(f"scoring-{newest.scoring}"),
        target=newest.target,
    )
    again = t("new-again", names=people.names(newest.players))
    if st.button(f"**{again}**  \n:small[{about}]", key="new-again", width="stretch"):
        setup.again(newest)
        st.rerun()


def _game() -> None:
    _tiles(t("new-game"), list(GAMES), "game", setup.GAME)


def _scoring() -> None:
    options = systems(setup.game())
    if len(options) > 1:
        _tiles(t("new-scoring"), options, "scoring", setup.scoring_key())
    if setup.scoring() is Scoring.LOWEST:
        with st.container(key="chips-tie"):
            st.pills(
                t("new-tie"),
                LOWEST_TIE.values,
                format_func=lambda value: t(f"new-tie-{value.replace('_', '-')}"),
                key=setup.TIE,
                on_change=setup.choose_tie,
                required=True,
                persist_state="session",
            )


def _tiles(label: str, options: Sequence[str], texts: str, key: str) -> None:
    with st.container(key=f"tiles-{texts}"):
        st.pills(
            label,
            options,
            format_func=lambda code: (
                f"**{t(f'{texts}-{code}')}**  \n:small[{t(f'new-{texts}-{code}')}]"
            ),
            key=key,
            required=True,
            width="stretch",
            persist_state="session",
        )


def _target() -> None:
    key = setup.target_key()
    rounds = not setup.game().scored
    allowed = targets(setup.scoring())
    with st.container(key="new-targets", gap="xsmall"):
        with st.container(horizontal=True, vertical_alignment="bottom"):
            st.number_input(
                t("new-rounds" if rounds else "new-target"),
                min_value=allowed[0],
                max_value=allowed[-1],
                step=1 if rounds else 50,
                key=key,
                width=180,
                persist_state="session",
            )
            with st.container(horizontal=True, gap="xsmall", width="content"):
                for target in USUAL_TARGETS["rounds" if rounds else "points"]:
                    st.button(
                        str(target),
                        key=f"new-target-{target}",
                        on_click=st.session_state.update,
                        args=({key: target},),
                    )
        st.caption(t(f"new-target-{setup.scoring()}", target=st.session_state[key]))


def _house_rules() -> None:
    rules = summary(setup.house(), setup.game())
    if st.button(
        f"{t('house-line', rules=rules)} ›", key="new-house-rules", width="stretch", wrap=True
    ):
        st.switch_page("pages/house_rules.py", query_params={"for": "new"})


def _start(roster: Sequence[db.PlayerInfo]) -> bool:
    seats = setup.seats()
    missing = setup.game().seats[0] - len(seats)
    if missing > 0:
        label = t("new-missing", missing=missing)
    else:
        dealer = seating.name(roster, st.session_state[setup.DEALER])
        key = "new-start" if setup.game().scored else "new-start-tower"
        label = t(key, players=len(seats), dealer=dealer)
    bar = st.bottom.container(horizontal=True, key="new-bar")
    return bar.button(
        label, type="primary", key="new-start", disabled=missing > 0, width="stretch", wrap=True
    )


main()
