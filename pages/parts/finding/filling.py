"""The answers that the words of a question give already: the game, and cards by their codes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from pages.parts.disputes.shape import Dispute, Kind
from pages.parts.finding.speech import COLOUR, GAME
from referee.cards import WILD, Card, CardError, Colour
from referee.game import Game, Side
from referee.games import GAMES

ON = frozenset(
    ["on", "onto", "over", "upon", "after", "su", "sul", "sullo", "sulla", "sopra", "dopo"]
)

_MAY_PLAY, _STACKING, _BLOCK = "<may_play>", "<stacking>", "<block>"
_TOP, _CARD = "top", "card"
_ASKED = {
    "may_play": {"top": _TOP, "card": _CARD},
    "challenge": {"face": _CARD, "under": _TOP},
    "first_card": {"first": _CARD},
    "last_draw": {"face": _CARD},
    "two_players": {"face": _CARD},
    "stacking": {"base": _TOP, "added": _CARD},
    "block": {"last": _TOP, "block": _CARD},
}
"""Questions of the disputes that words can answer: with the card that lies there, or another."""


@dataclass(frozen=True)
class _Said:
    card: Card
    place: str | None
    """The card played, or the one it goes on."""


def games_of(said: Sequence[str], game: str | None) -> list[str]:
    """The games that may be meant: the one named, else the one given, else all that have the cards
    named."""
    named = [word[1:-1].removeprefix(GAME) for word in said if word.startswith(f"<{GAME}")]
    if named or game:
        return [*named, *([game] if game else [])][:1]
    cards = [it.card for it in _cards(said)]
    having = [key for key, it in GAMES.items() if all(_here(it, card) for card in cards)]
    return having or list(GAMES)


def pointed(said: Sequence[str]) -> list[str]:
    """The same, with what is asked about cards where two of them are named."""
    cards = [it.card for it in _cards(said)]
    if len(cards) < 2 or _BLOCK in said:
        return list(said)
    point = _STACKING if all("+" in card.face for card in cards) else _MAY_PLAY
    return [point, point, *(word for word in said if word != _MAY_PLAY)]


def filled_in(dispute: Dispute, said: Iterable[str], game: str | None) -> dict[str, str]:
    """Answers by question, and `game` and `side` where the words leave no doubt."""
    cards = _cards(said)
    answers = {}
    if game:
        cards = [replace(it, card=card) for it in cards if (card := _here(GAMES[game], it.card))]
        answers = {"game": game, **_side(GAMES[game], [it.card for it in cards])}
    placed = _placed(cards)
    asked = _ASKED.get(dispute.key, {})
    for question in dispute.questions:
        card = placed.get(asked.get(question.key, ""))
        if card and question.kind is Kind.FACE:
            answers[question.key] = card.face
        elif card and (card.colour or card.wild):
            answers[question.key] = str(card)
    return answers


def _side(game: Game, cards: Sequence[Card]) -> dict[str, str]:
    having = [side.key for side in game.sides if all(_on(side, card) for card in cards)]
    return {"side": having[0]} if 0 < len(having) < len(game.sides) else {}


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
    for it in (card, Card(f"{WILD}{card.face}", card.colour)):
        if any(_on(side, it) for side in game.sides):
            return it
    return None


def _on(side: Side, card: Card) -> bool:
    colours = () if card.wild else side.colours
    return card.face in side.rows and card.colour in (None, *colours)
