"""The answers that the words of a question give already: the game, and cards by their codes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from pages.parts.disputes.shape import Dispute
from pages.parts.finding.speech import COLOUR, GAME
from referee.cards import WILD, Card, CardError, Colour
from referee.game import Game, Side
from referee.games import GAMES

ON = frozenset(
    ["on", "onto", "over", "upon", "after", "su", "sul", "sullo", "sulla", "sopra", "dopo"]
)

_MAY_PLAY, _STACKING, _BLOCK = "<may_play>", "<stacking>", "<block>"
_TOP, _CARD = "top", "card"


@dataclass(frozen=True)
class _Said:
    card: Card
    place: str | None
    """The card played, or the one it goes on."""


def games_of(said: Sequence[str], game: str | None) -> list[str]:
    """The games that may be meant: the one named; else of those with the cards named the one
    given, if it is among them, or all."""
    named = [word[1:-1].removeprefix(GAME) for word in said if word.startswith(f"<{GAME}")]
    cards = [it.card for it in _cards(said)]
    having = [key for key, it in GAMES.items() if all(_here(it, card) for card in cards)]
    if game in having:
        having = [game]
    return named[:1] or having or list(GAMES)


def pointed(said: Sequence[str]) -> list[str]:
    """The same, with what is asked about cards where two of them are named."""
    cards = [it.card for it in _cards(said)]
    if len(cards) < 2 or _BLOCK in said:
        return list(said)
    point = _STACKING if all("+" in card.face for card in cards) else _MAY_PLAY
    return [point, point, *(word for word in said if word != _MAY_PLAY)]


def filled_in(dispute: Dispute, said: Iterable[str], game: str | None) -> dict[str, str]:
    """The game, and of the cards "top" and "card" those that this dispute asks for."""
    cards = _cards(said)
    if game:
        cards = [replace(it, card=card) for it in cards if (card := _here(GAMES[game], it.card))]
    placed = {key: str(card) for key, card in _placed(cards).items() if key in dispute.found}
    return placed | ({"game": game} if game else {})


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
    return card if card.wild else card._replace(colour=colour)


def _here(game: Game, card: Card) -> Card | None:
    """The card as this game has it; for a plain draw card that it lacks, the wild one will do."""
    for it in (card, Card(f"{WILD}{card.face}", card.colour)):
        if any(_on(side, it) for side in game.sides):
            return it
    return None


def _on(side: Side, card: Card) -> bool:
    colours = () if card.wild else side.colours
    return card.face in side.rows and card.colour in (None, *colours)
