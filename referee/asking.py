"""Reading a question: every complaint begins with the key that is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from referee.cards import Card, CardError, Colour
from referee.game import Game, Side
from referee.games import GAMES
from referee.options import OPTIONS, Agreed
from referee.other_names import plain
from referee.sheets import own_options

Question = Mapping[str, Any]
Answer = dict[str, Any]


class QuestionError(ValueError):
    """A question that makes no sense; the message begins with the key at fault."""


def game_of(question: Question) -> Game:
    return GAMES[one_of(question, "game", GAMES)]


def side_of(question: Question, game: Game) -> Side:
    return game.side(one_of(question, "side", [s.key for s in game.sides], game.sides[0].key))


def agreed_of(question: Question, game: Game | None) -> Agreed:
    """The rule sheet asked about and where the question departs from it; an option of another game
    changes nothing."""
    said = question.get("options")
    if said is None:
        said = {}
    if not isinstance(said, dict):
        raise QuestionError("options: they are an object of keys and values")
    chosen = dict(plain(key, value) for key, value in said.items())
    for key, value in chosen.items():
        if key not in OPTIONS:
            raise QuestionError(f"options: {key!r} is none of {', '.join(OPTIONS)}")
        if not OPTIONS[key].allows(value):
            raise QuestionError(f"options: {key} is {OPTIONS[key].among}, not {value!r}")
    if game is None:
        return Agreed(chosen)
    own = {key: value for key, value in chosen.items() if key in own_options(game)}
    return Agreed.on(game.preset(preset_of(question, game)), own)


def sheet_of(question: Question) -> tuple[Game, Agreed]:
    """The game with the deck that is agreed on, and all that is."""
    game = game_of(question)
    agreed = agreed_of(question, game)
    return game.as_agreed(agreed), agreed


def preset_of(question: Question, game: Game) -> str:
    presets = [preset.key for preset in game.presets]
    return one_of(question, "preset", presets, presets[0])


def card_of(code: Any, key: str) -> Card:
    try:
        card = Card.read(code) if isinstance(code, str) else None
    except CardError as error:
        raise QuestionError(f"{key}: {error}") from None
    if card is None:
        raise QuestionError(f"{key}: {code!r} is no card; codes look like R7, GS, W or W+4")
    return card


def colour_of(found: Any, key: str = "colour") -> Colour:
    if found not in list(Colour):
        raise QuestionError(f"{key}: {found!r} is no colour; they are {', '.join(Colour)}")
    return Colour(found)


def by_seat(found: Any, key: str, seats: int) -> Iterator[tuple[int, Any]]:
    if not isinstance(found, dict):
        raise QuestionError(f"{key}: it is an object of seats, not {found!r}")
    for seat, value in found.items():
        if seat not in map(str, range(seats)):
            raise QuestionError(f"{key}: {seat!r} is no seat; they are 0 to {seats - 1}")
        yield int(seat), value


def object_of(question: Question, key: str) -> Question:
    found = question.get(key)
    if not isinstance(found, dict):
        raise QuestionError(f"{key}: an object is needed, not {found!r}")
    return found


def list_of(found: Any, key: str) -> list[Any]:
    if not isinstance(found, list):
        raise QuestionError(f"{key}: a list is needed, not {found!r}")
    return found


def one_of(question: Question, key: str, allowed: Iterable[str], default: str | None = None) -> str:
    found = question.get(key, default)
    if found is None or found not in list(allowed):
        raise QuestionError(f"{key}: {found!r} is none of {', '.join(allowed)}")
    return str(found)


def whole(question: Question, key: str, allowed: range, default: int | None = None) -> int:
    found = question.get(key, default)
    if not is_whole(found) or found not in allowed:
        raise QuestionError(
            f"{key}: {found!r} is no whole number from {allowed[0]} to {allowed[-1]}"
        )
    return int(found)


def is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def flag(question: Question, key: str) -> bool:
    found = question.get(key, False)
    if not isinstance(found, bool):
        raise QuestionError(f"{key}: true or false is needed, not {found!r}")
    return found
