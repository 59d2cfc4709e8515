"""Questions to the referee: one JSON object in, one out.

>>> answer('{"ask": "race", "scoring": "standard", "hands": [{"0": 0, "1": 512}]}')["winners"]
[1]
>>> answer('{"ask": "score", "game": "flip", "players": 2, "out": 0, "held": {"1": ["R0"]}}')
{'error': 'held: seat 1 holds R0, but there is no face 0 on the light side of flip'}
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from referee.cards import Card, CardError
from referee.events import Ended
from referee.game import Game, Side
from referee.games import GAMES
from referee.options import OPTIONS, Agreed
from referee.plausible import problems
from referee.scoring import Scoring, Standings, default_target, points, race, targets

Question = Mapping[str, Any]
Answer = dict[str, Any]


class QuestionError(ValueError):
    """A question that makes no sense; the message begins with the key at fault."""


def answers(lines: Iterable[bytes | str]) -> Iterator[str]:
    """One line of JSON for every line, whatever it says."""
    for line in lines:
        yield json.dumps(answer(line), ensure_ascii=False)


def answer(line: bytes | str) -> Answer:
    """The answer to one question, with its `id` if it has one, or {"error": …}."""
    try:
        question = json.loads(line)
    except (ValueError, RecursionError):
        return {"error": "json: this line is no JSON object"}
    if not isinstance(question, dict):
        return {"error": "json: a question is an object, {…}"}
    marked = {"id": question["id"]} if "id" in question else {}
    try:
        ask = _one_of(question, "ask", _ASK)
        return marked | _ASK[ask](question)
    except QuestionError as error:
        return marked | {"error": str(error)}


def deck(question: Question) -> Answer:
    """How many of each card; for UNO Stacko the only count found published."""
    side = _side(question, _game(question))
    return {"cards": {str(card): count for card, count in side.deck.items()}, "total": side.size}


def score(question: Question) -> Answer:
    """What each seat books for a hand; a seat of which nothing is said holds nothing."""
    game = _game(question)
    if not game.scored:
        raise QuestionError(f"game: {game.key} has no points, only a winner and a loser")
    side = _side(question, game)
    scoring = Scoring(_one_of(question, "scoring", _POINTS, Scoring.STANDARD))
    seats = _whole(question, "players", game.seats)
    out = _whole(question, "out", range(seats))
    left: list[tuple[Card, ...]] = [()] * seats
    for seat, cards in _by_seat(question.get("held", {}), "held", seats):
        left[seat] = tuple(_held(code, seat, side, game) for code in _list(cards, "held"))
    if left[out]:
        raise QuestionError(f"held: seat {out} went out and so holds no cards")
    hand = Ended(out, tuple(left), side.key)
    for problem in problems(hand, game, range(seats)):
        if problem.code in ("too-many", "too-many-of"):
            what = problem.about.get("face", problem.about.get("card"))
            raise QuestionError(
                f"held: {problem.about['laid']} times {what}, "
                f"but the deck has {problem.about['copies']}"
            )
    booked = points(hand, game, scoring, seats)
    return {"points": {str(seat): value for seat, value in enumerate(booked)}}


def race_of(question: Question) -> Answer:
    """Totals, leaders and winners after these hands."""
    scoring = Scoring(_one_of(question, "scoring", list(Scoring), Scoring.STANDARD))
    target = _whole(question, "target", targets(scoring), default_target(scoring))
    agreed = _agreed(question)
    hands = [dict(_by_seat(hand, "hands", 10)) for hand in _list(question.get("hands"), "hands")]
    for number, hand in enumerate(hands, start=1):
        for seat, booked in hand.items():
            if not _is_whole(booked) or booked not in _BOOKED:
                raise QuestionError(
                    f"hands: seat {seat} books {booked!r} in hand {number}; "
                    f"points are whole numbers from 0 to {_BOOKED[-1]}"
                )
    seats = max((seat for hand in hands for seat in hand), default=-1) + 1
    rows = [tuple(hand.get(seat) for seat in range(seats)) for hand in hands]
    return _standings(race(rows, seats, scoring, target, agreed))


_ASK: Mapping[str, Callable[[Question], Answer]] = {"deck": deck, "score": score, "race": race_of}
_BOOKED = range(100_000)
_POINTS = [scoring for scoring in Scoring if scoring is not Scoring.ROUNDS]


def _standings(standings: Standings) -> Answer:
    return {
        "totals": {str(seat): total for seat, total in enumerate(standings.totals)},
        "leaders": list(standings.leaders),
        "over": standings.over,
        "winners": list(standings.winners),
    }


def _game(question: Question) -> Game:
    return GAMES[_one_of(question, "game", GAMES)]


def _side(question: Question, game: Game) -> Side:
    return game.side(_one_of(question, "side", [s.key for s in game.sides], game.sides[0].key))


def _agreed(question: Question) -> Agreed:
    chosen = question.get("options") or {}
    if not isinstance(chosen, dict):
        raise QuestionError("options: they are an object of keys and values")
    for key, value in chosen.items():
        if key not in OPTIONS:
            raise QuestionError(f"options: {key!r} is none of {', '.join(OPTIONS)}")
        if value not in OPTIONS[key].values:
            raise QuestionError(f"options: {key} is one of {', '.join(OPTIONS[key].values)}")
    return Agreed(chosen)


def _held(code: Any, seat: int, side: Side, game: Game) -> Card:
    try:
        card = Card.read(code) if isinstance(code, str) else None
    except CardError as error:
        raise QuestionError(f"held: {error}") from None
    if card is None:
        raise QuestionError(f"held: {code!r} is no card; codes look like R7, GS, W or W+4")
    if reason := side.missing(card):
        raise QuestionError(f"held: seat {seat} holds {card}, but {reason} of {game.key}")
    return card


def _by_seat(found: Any, key: str, seats: int) -> Iterator[tuple[int, Any]]:
    if not isinstance(found, dict):
        raise QuestionError(f"{key}: it is an object of seats, not {found!r}")
    for seat, value in found.items():
        if seat not in map(str, range(seats)):
            raise QuestionError(f"{key}: {seat!r} is no seat; they are 0 to {seats - 1}")
        yield int(seat), value


def _list(found: Any, key: str) -> list[Any]:
    if not isinstance(found, list):
        raise QuestionError(f"{key}: a list is needed, not {found!r}")
    return found


def _one_of(
    question: Question, key: str, allowed: Iterable[str], default: str | None = None
) -> str:
    found = question.get(key, default)
    if found is None or found not in list(allowed):
        raise QuestionError(f"{key}: {found!r} is none of {', '.join(allowed)}")
    return str(found)


def _whole(question: Question, key: str, allowed: range, default: int | None = None) -> int:
    found = question.get(key, default)
    if not _is_whole(found) or found not in allowed:
        raise QuestionError(
            f"{key}: {found!r} is no whole number from {allowed[0]} to {allowed[-1]}"
        )
    return int(found)


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
