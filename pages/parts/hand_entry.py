"""Between the hand-entry component and the log: what it shows, and what it sends back."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

import streamlit as st

import db
from pages.parts import session, words
from pages.parts.entry import ENTRY_TEXTS
from pages.parts.people import colour
from pages.parts.playing.ending import known
from pages.parts.say import language, t
from referee.cards import Card, CardError, Face
from referee.events import Corrected, Ended, Left, Result, Struck, Toppled
from referee.game import Game, Side
from referee.match import Match
from referee.notation import NotationError, read_sum
from referee.plausible import Problem, problems
from referee.replay import UnusableError
from referee.scoring import Scoring

Payload = Mapping[str, Any]
"""What the component sends; nothing in it is trusted."""


class EntryError(ValueError):
    """An entry that cannot be right, and everything that is wrong with it."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(", ".join(problem.code for problem in problems))
        self.problems = problems


def data(loaded: db.Loaded, side: str, hand: int | None = None) -> dict[str, Any]:
    """What the component needs to enter the next hand, or to correct an earlier one."""
    match = loaded.match
    seats = match.playing if hand is None else match.playing_at(hand)
    return {
        "match": loaded.id,
        "mode": "new" if hand is None else "correct",
        "hand": hand or match.next_number,
        "after": match.length,
        "scored": match.game.scored,
        "collects": match.scoring is Scoring.STANDARD,
        "sides": _sides(match.game, language()),
        "side": side,
        "players": [
            {"seat": seat, "name": player.name, "colour": colour(player), "symbol": player.symbol}
            for seat, player in enumerate(loaded.players)
            if seat in seats
        ],
        "texts": _texts(language(), match.game.scored),
        "saved": list(loaded.tokens),
        "answer": st.session_state.get(_answer_key(loaded.id)),
        "entered": None if hand is None else _entered(match.hands[hand - 1].result),
        "known": known(match) if hand is None else None,
        "who": st.session_state.get("who"),
        "reasons": [t("reason-miscounted"), t("reason-wrong-player"), t("reason-twice")],
    }


def save(loaded: db.Loaded, payload: Payload) -> db.Loaded | None:
    """Record what was entered in the match that the entry was drawn for.

    The match as it is once that is on disk; None if not, and then what is wrong waits for the
    component to be drawn.
    """
    try:
        found = read(payload, loaded.match)
    except EntryError as error:
        names = [player.name for player in loaded.players]
        said = [{"seat": it.seat, "text": problem_text(it, names)} for it in error.problems]
        return _answer(loaded.id, payload, problems=said)
    if payload.get("mode") == "correct":
        hand, why = _number(payload.get("hand")), str(payload.get("why", ""))
        return _record(loaded.id, Corrected(hand, found, why), payload)
    return _record(loaded.id, found, payload)


def read(payload: Payload, match: Match) -> Result:
    """The result that was entered; raises EntryError for one that cannot be right."""
    playing = match.playing
    if payload.get("mode") == "correct":
        playing = match.playing_at(_number(payload.get("hand")))
    found = _result(payload, playing, match.opened.seats)
    if wrong := problems(found, match.game, playing):
        raise EntryError(*wrong)
    return found


def strike(loaded: db.Loaded, payload: Payload) -> db.Loaded | None:
    event = Struck(_number(payload.get("hand")), str(payload.get("why", "")))
    return _record(loaded.id, event, payload)


def problem_text(problem: Problem, names: words.Names) -> str:
    about = dict(problem.about)
    if "face" in about:
        about["face"] = words.face_name(str(about["face"]))
    if problem.seat in range(len(names)):
        about["name"] = names[problem.seat]
    return t(f"problem-{problem.code}", **about)


def _record(
    match_id: str, event: Result | Corrected | Struck, payload: Payload
) -> db.Loaded | None:
    who, token = str(payload.get("who") or ""), str(payload.get("token") or "")
    if who:
        st.session_state.who = who
    try:
        recorded = session.store().record(
            match_id, event, after=_number(payload.get("after")), by=who, token=token or None
        )
    except db.Stale as stale:
        now = stale.loaded.match
        if now.closed:
            # Not to be saved as the next hand: a match that is over is read-only.
            return _answer(match_id, payload, problems=[{"seat": None, "text": t("stale-over")}])
        where = {"text": _faster(stale.loaded), "hand": now.next_number, "after": now.length}
        return _answer(match_id, payload, stale=where)
    except UnusableError as error:
        return _answer(match_id, payload, problems=[{"seat": None, "text": str(error)}])
    except db.StoreTrouble as trouble:
        # The entry stays on the screen: what is wrong with the database can be put right meanwhile.
        text = f"{t(f'trouble-{trouble.kind}')}. {t(f'trouble-{trouble.kind}-way-on')}"
        return _answer(match_id, payload, problems=[{"seat": None, "text": text}])
    st.session_state.pop(_answer_key(match_id), None)
    return recorded


def _faster(loaded: db.Loaded) -> str:
    """What the other device has done, for the one that came second."""
    match = loaded.match
    if not isinstance(match.latest, Ended | Toppled):
        return t("stale-tap")
    number = len(match.entered)
    gained = words.booked(match, number, [player.name for player in loaded.players])
    return t("stale-hand", number=number, gained=gained)


def _answer(match_id: str, payload: Payload, **said: Any) -> None:
    sent = {key: payload.get(key) for key in ("token", "try")}
    st.session_state[_answer_key(match_id)] = sent | said


def _answer_key(match_id: str) -> str:
    return f"answer-{match_id}"


def _result(payload: Payload, playing: Collection[int], seats: int) -> Result:
    if payload.get("fell") is not None:
        won = payload.get("won")
        return Toppled(_number(payload["fell"]), None if won is None else _number(won))
    if payload.get("out") is None:
        raise EntryError(Problem("nobody-out"))
    out = _number(payload["out"])
    lefts = payload.get("left")
    entered = {
        _number(seat): left
        for seat, left in (lefts.items() if isinstance(lefts, Mapping) else ())
        if isinstance(left, Mapping)
    }
    blank = next((seat for seat in playing if seat != out and not entered.get(seat)), None)
    if blank is not None:
        raise EntryError(Problem("blank", blank))
    left = tuple(() if seat == out else _left(entered.get(seat), seat) for seat in range(seats))
    last = payload.get("last")
    return Ended(out, left, str(payload.get("side")), None if last is None else Face(last))


def _left(entered: Any, seat: int) -> Left | None:
    """A seat that is out of the match, or sat this hand out, took no part."""
    if entered is None or entered.get("off"):
        return None
    try:
        if entered.get("sum") is not None:
            return read_sum(str(entered["sum"]))
        return tuple(Card.read(str(code)) for code in entered.get("cards", ()))
    except NotationError:
        raise EntryError(Problem("no-sum", seat, {"sum": str(entered["sum"])})) from None
    except CardError as error:
        raise EntryError(Problem("no-such-card", seat, {"card": str(error)})) from None


def _entered(found: Result) -> dict[str, Any]:
    """An earlier result as the component would have sent it."""
    if isinstance(found, Toppled):
        return {"fell": found.fell, "won": found.won, "left": {}}
    left: dict[str, Any] = {}
    for seat, what in enumerate(found.left):
        if seat == found.out:
            continue
        if what is None:
            left[str(seat)] = {"off": True}
        elif isinstance(what, tuple):
            left[str(seat)] = {"cards": [card.face for card in what]}
        else:
            left[str(seat)] = {"sum": "+".join(map(str, what.terms))}
    return {"side": found.side, "out": found.out, "last": found.last, "left": left}


def _number(value: Any) -> int:
    return int(value) if isinstance(value, int | float | str) and str(value).isdigit() else -1


@cache
def _texts(_language: str, scored: bool) -> dict[str, str]:
    """The component's words; what it fills in itself stays in braces."""
    texts = {
        key: t(f"entry-{key}", **{name: f"{{{name}}}" for name in names})
        for key, names in ENTRY_TEXTS.items()
    }
    return texts if scored else texts | {"title": t("round-title", hand="{hand}")}


@cache
def _sides(game: Game, _language: str) -> list[dict[str, Any]]:
    return [
        {
            "key": side.key,
            "label": t(f"side-{side.key}"),
            "value": side.value,
            "faces": [_face(face, side) for face in side.rows],
        }
        for side in game.sides
    ]


def _face(face: Face, side: Side) -> dict[str, Any]:
    row = side.rows[face]
    return {
        "face": face,
        "name": words.face_name(face),
        "points": row.points,
        "copies": side.copies(face),
        "draws": row.forces_draw,
        "hotkey": _hotkey(face),
    }


def _hotkey(face: Face) -> str:
    """Digits and initials on a laptop: d draw, w wild, x the wild that makes somebody draw."""
    if face.startswith("+"):
        return "d"
    if face.startswith("W") and len(face) > 1:
        return "t" if face == "WT" else "x"
    return face.lower()
