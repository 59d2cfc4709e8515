"""The answers that the words of a question give already: the game, and cards by their codes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from pages.parts.finding.speech import COLOUR, GAME
from referee.cards import WILD, Card, CardError, Colour
from referee.game import Game
from referee.games import GAMES

ON = frozenset(
    ["on", "onto", "over", "upon", "after", "su", "sul", "sullo", "sulla", "sopra", "dopo"]
)

_MAY_PLAY, _STACKING = "<may_play>", "<stacking>"
_TOP, _CARD = "top", "card"
_ASKED = {
    "may_play": (_TOP, _CARD),
    "stacking": (_TOP, _CARD),
    "block": (_TOP, _CARD),
    "challenge": (_CARD,),
    "first_card": (_CARD,),
    "last_draw": (_CARD,),
    "two_players": (_CARD,),
}
"""What a dispute wants to know, as far as words can tell."""


@dataclass(frozen=True)
class _Said:
    card: Card
    place: str | None
    """The card played, or the one it goes on."""


def game_named(said: Iterable[str]) -> str | None:
    names = (word[1:-1] for word in said if word.startswith(f"<{GAME}"))
    return next((name.removeprefix(GAME) for name in names), None)


def game_with(said: Iterable[str], games: Sequence[str]) -> str | None:
    """The first of these games that has the cards named, if not all of them have."""
    cards = [it.card for it in _cards(said)]
    having = [key for key in games if all(_here(GAMES[key], card) for card in cards)]
    return having[0] if 0 < len(having) < len(games) else None


def pointed(said: Sequence[str]) -> list[str]:
    """The same, with what is asked about cards where two of them are named."""
    cards = [it.card for it in _cards(said)]
    if len(cards) < 2:
        return list(said)
    point = _STACKING if all("+" in card.face for card in cards) else _MAY_PLAY
    return [point, *(word for word in said if word != _MAY_PLAY)]


def filled_in(dispute: str, said: Iterable[str], game: str | None) -> dict[str, str]:
    cards = [
        replace(it, card=card)
        for it in _cards(said)
        if (card := _here(GAMES[game], it.card) if game else it.card)
    ]
    asked = _ASKED.get(dispute, ())
    answers = {"game": game} if game else {}
    return answers | {key: str(card) for key, card in _placed(cards).items() if key in asked}


def _placed(cards: Sequence[_Said]) -> dict[str, Card]:
    if not cards:
        return {}
    top = next((it for it in cards if it.place == _TOP), None)
    card = next((it for it in cards if it is not top), None)
    if top is None and len(cards) > 1:  # "he plays a Skip, may I play …", "answer a Skip with …"
        top, card = cards[:2]
    return {key: it.card for key, it in ((_TOP, top), (_CARD, card)) if it}


def _cards(said: Iterable[str]) -> list[_Said]:
    found: list[_Said] = []
    place = colour = None
    before = ""
    for word in said:
        if word in ON:
            place = _TOP
        elif word.startswith(f"<{COLOUR}"):
            colour = Colour(word[1:-1].removeprefix(COLOUR))
            if _face(before) and found[-1].card.colour is None:
                found[-1] = replace(found[-1], card=_coloured(found[-1].card, colour))
                colour = None
        elif card := _face(word):
            found.append(_Said(_coloured(card, colour), place))
            place = colour = None
        before = word
    return found


def _face(word: str) -> Card | None:
    try:
        return Card.read(word[1:-1]) if word.startswith("<") else None
    except CardError:
        return None


def _coloured(card: Card, colour: Colour | None) -> Card:
    return card if card.wild else replace(card, colour=colour)


def _here(game: Game, card: Card) -> Card | None:
    """The card as this game has it; for a plain draw card that it lacks, the wild one will do."""
    for it in (card, Card(f"{WILD}{card.face}")):
        for side in game.sides:
            if it.face in side.rows and (it.wild or card.colour in (None, *side.colours)):
                return it if not it.wild or card.colour is None else None
    return None
