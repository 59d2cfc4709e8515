"""The end of a match: who has won and by how much, and the ways on from there."""

from __future__ import annotations

from dataclasses import replace

import streamlit as st
from markupsafe import Markup

import db
from pages.parts import session, trouble
from pages.parts.say import t
from referee.events import PlayedOn, Reopened
from referee.match import Match
from referee.scoring import Scoring, by_falls, systems, targets


def announce(loaded: db.Loaded) -> None:
    """Once, on every device that saw the match running: who has won."""
    seen = f"running-{loaded.id}"
    if not loaded.match.closed:
        st.session_state[seen] = True
    elif st.session_state.pop(seen, False) and loaded.match.over:
        st.toast(_winners(loaded, loaded.match), duration="long")


def show(loaded: db.Loaded) -> None:
    match = loaded.match
    st.html(str(panel(loaded)))
    bottom = st.bottom.container(horizontal=True, key="finish-bar")
    bottom.button(
        t("finish-rematch"),
        type="primary",
        key="rematch",
        on_click=_rematch,
        args=(loaded,),
        width="stretch",
    )
    with st.container(horizontal=True, key="finish-more", vertical_alignment="bottom"):
        if match.over and not match.abandoned and not by_falls(match.scoring, match.agreed):
            _play_on(loaded)
        st.button(
            t("finish-resume" if match.abandoned else "finish-reopen"),
            key="reopen",
            on_click=session.change,
            args=(loaded.id, Reopened(), match.length),
        )
        if st.button(t("finish-stats"), key="finish-stats", icon=":material/bar_chart:"):
            _stats(loaded.id)
        if st.button(t("finish-share"), key="share", icon=":material/ios_share:"):
            session.open_page("share", match=loaded.id)


def panel(loaded: db.Loaded) -> Markup:
    match = loaded.match
    if match.abandoned:
        return Markup('<div class="finish"><h2>{}</h2></div>').format(t("finish-abandoned"))
    others = Markup("").join(
        Markup("<p>{}</p>").format(
            t(
                "finish-other-system",
                scoring=t(f"scoring-{scoring}"),
                winners=_names(loaded, _ahead(match.under(scoring))),
            )
        )
        for scoring in systems(match.game)
        if scoring is not match.scoring
    )
    return Markup('<div class="finish" role="status"><h2>{}</h2><p>{}</p>{}</div>').format(
        _winners(loaded, match), _margin(match), others
    )


def _winners(loaded: db.Loaded, match: Match) -> str:
    winners = match.standings.winners
    return t("finish-won", names=_names(loaded, winners), count=len(winners))


def _margin(match: Match) -> str:
    standings = match.standings
    best = standings.totals[standings.winners[0]]
    rest = [total for seat, total in enumerate(standings.totals) if seat not in standings.winners]
    against = match.scoring in (Scoring.LOWEST, Scoring.ELIMINATION)
    second = (min if against else max)(rest) if rest else best
    return t("finish-margin", points=abs(best - second), total=best, hands=len(match.counted))


def _ahead(match: Match) -> tuple[int, ...]:
    return match.standings.winners or match.standings.leaders


def _names(loaded: db.Loaded, seats: tuple[int, ...]) -> str:
    return ", ".join(loaded.players[seat].name for seat in seats)


def _play_on(loaded: db.Loaded) -> None:
    match = loaded.match
    allowed = targets(match.scoring)
    lowest = max(match.target, *match.standings.totals) + 1
    if lowest not in allowed:
        return
    step = 1 if match.scoring is Scoring.ROUNDS else 50
    usual = min(allowed[-1], lowest - 1 + step - (lowest - 1) % step + 4 * step)
    target = st.number_input(
        t("finish-target"),
        min_value=lowest,
        max_value=allowed[-1],
        value=usual,
        step=step,
        width=160,
    )
    st.button(
        t("finish-play-on", target=target),
        key="play-on",
        on_click=session.change,
        args=(loaded.id, PlayedOn(int(target)), match.length),
    )


def _stats(id: str) -> None:
    # Imported here: a score sheet that is being written needs none of it.
    from pages.parts.figures import opening

    opening.of_match(id)


def _rematch(loaded: db.Loaded) -> None:
    """The same people and rules again; the deal goes on round the table."""
    match = loaded.match
    opened = replace(match.opened, dealer=match.dealer, options=match.options)
    players = [player.id for player in loaded.players]
    with trouble.noting():
        st.query_params[session.MATCH] = session.begin_once(
            f"rematch-{loaded.id}-{match.length}",
            lambda: session.store().new_match(opened, players),
        )
