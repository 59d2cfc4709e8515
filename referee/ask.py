"""Questions to the referee: one JSON object in, one out.

>>> answer('{"ask": "race", "scoring": "standard", "hands": [{"0": 0, "1": 512}]}')["winners"]
[1]
>>> answer('{"ask": "score", "game": "flip", "players": 2, "out": 0, "held": {"1": ["R0"]}}')
{'error': 'held: seat 1 holds R0, but there is no face 0 on the light side of flip'}
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from referee.asking import (
    Answer,
    Question,
    QuestionError,
    agreed_of,
    by_seat,
    card_of,
    game_of,
    is_whole,
    list_of,
    one_of,
    sheet_of,
    side_of,
    whole,
)
from referee.cards import Card
from referee.citing import LANGUAGES, taken
from referee.events import Ended
from referee.game import Game, Side
from referee.options import SCORING_SYSTEM, Agreed
from referee.plausible import problems
from referee.replay import LogError, replay
from referee.ruling import replayed, ruling
from referee.scoring import (
    SYSTEMS,
    Scoring,
    Standings,
    default_target,
    points,
    race,
    targets,
)
from referee.sheets import disputed


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
        ask = one_of(question, "ask", _ASK)
        return marked | _ASK[ask](question)
    except QuestionError as error:
        return marked | {"error": str(error)}


def deck(question: Question) -> Answer:
    """How many of each card; for UNO Stacko the only count found published, unless another is
    agreed on."""
    game, _ = sheet_of(question)
    side = side_of(question, game)
    return {"cards": {str(card): count for card, count in side.deck.items()}, "total": side.size}


def score(question: Question) -> Answer:
    """What each seat books for a hand; a seat of which nothing is said holds nothing."""
    game, agreed = sheet_of(question)
    _needs_points(game)
    side = side_of(question, game)
    scoring = _scoring(question, agreed, _POINTS)
    seats = whole(question, "players", game.seats)
    out = whole(question, "out", range(seats))
    left: list[tuple[Card, ...]] = [()] * seats
    for seat, cards in by_seat(question.get("held"), "held", seats):
        left[seat] = tuple(_held(code, seat, side, game) for code in list_of(cards, "held"))
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
    """Totals, leaders and winners after these hands, of the seats that they name."""
    game = game_of(question) if "game" in question else None
    agreed = agreed_of(question, game)
    scoring = _scoring(question, agreed, list(Scoring))
    if game and scoring is not Scoring.ROUNDS:
        _needs_points(game)
    target = whole(question, "target", targets(scoring), default_target(scoring))
    hands = [dict(by_seat(hand, "hands", 10)) for hand in list_of(question.get("hands"), "hands")]
    for number, hand in enumerate(hands, start=1):
        for seat, booked in hand.items():
            if not is_whole(booked) or booked not in _BOOKED:
                raise QuestionError(
                    f"hands: seat {seat} books {booked!r} in hand {number}; "
                    f"points are whole numbers from 0 to {_BOOKED[-1]}"
                )
    named = sorted({seat for hand in hands for seat in hand})
    rows = [tuple(hand.get(seat) for seat in named) for hand in hands]
    return _standings(race(rows, len(named), scoring, target, agreed), named)


def match_of(question: Question) -> Answer:
    """What has become of the match of a log: standings, who is out, who sets up next."""
    lines = list_of(question.get("lines"), "lines")
    if not all(isinstance(line, str) for line in lines):
        raise QuestionError("lines: each is a line of text")
    try:
        match = replay(lines)
    except LogError as error:
        raise QuestionError(f"lines: {error}") from None
    return {
        **_standings(match.standings, range(match.opened.seats)),
        "eliminated": list(match.standings.eliminated),
        "dealer": None if match.closed else match.dealer,
        "starter": None if match.closed else match.starter,
        "trouble": [{"line": it.entry, "why": it.why} for it in match.trouble],
    }


def reading(question: Question) -> Answer:
    """What holds at a table where the sheets differ, what it rests on, and what others say."""
    game, agreed = sheet_of(question)
    notes = {note.key: note for beside in disputed(game).values() for note in beside}
    note = notes[one_of(question, "option", notes)]
    language = one_of(question, "language", LANGUAGES, LANGUAGES[0])
    return {"about": note.about[language], **taken(note, game, agreed, language)}


_ASK: Mapping[str, Callable[[Question], Answer]] = {
    "ruling": ruling,
    "replay": replayed,
    "score": score,
    "race": race_of,
    "deck": deck,
    "match": match_of,
    "reading": reading,
}
_BOOKED = range(100_000)
_POINTS = [scoring for scoring in Scoring if scoring is not Scoring.ROUNDS]


def _needs_points(game: Game) -> None:
    if not game.scored:
        raise QuestionError(f"game: {game.key} has no points, only a winner and a loser")


def _scoring(question: Question, agreed: Agreed, allowed: Iterable[Scoring]) -> Scoring:
    """The system asked about. Its option says the same in other words, and may stand alone."""
    by_option = SYSTEMS[agreed[SCORING_SYSTEM]]
    scoring = Scoring(one_of(question, "scoring", allowed, by_option))
    if SCORING_SYSTEM.key in agreed.chosen and scoring != by_option:
        raise QuestionError(f"options: {SCORING_SYSTEM.key} is not the scoring {scoring}")
    return scoring


def _standings(standings: Standings, seats: Sequence[int]) -> Answer:
    return {
        "totals": {str(seat): total for seat, total in zip(seats, standings.totals, strict=True)},
        "leaders": [seats[at] for at in standings.leaders],
        "over": standings.over,
        "winners": [seats[at] for at in standings.winners],
    }


def _held(code: Any, seat: int, side: Side, game: Game) -> Card:
    card = card_of(code, "held")
    if reason := side.missing(card):
        raise QuestionError(f"held: seat {seat} holds {card}, but {reason} of {game.key}")
    return card
