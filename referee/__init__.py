"""The rules engine: cards, decks, scoring and the replay of a log. Standard library only."""

from referee.cards import Card, CardError, Colour
from referee.events import Ended, Opened, Sum, Toppled
from referee.game import Game, Side
from referee.games import GAMES
from referee.notation import NotationError, read, write
from referee.options import Agreed
from referee.replay import LogError, Match, UnusableError, replay
from referee.scoring import Scoring, Standings, points, race

__all__ = [
    "GAMES",
    "Agreed",
    "Card",
    "CardError",
    "Colour",
    "Ended",
    "Game",
    "LogError",
    "Match",
    "NotationError",
    "Opened",
    "Scoring",
    "Side",
    "Standings",
    "Sum",
    "Toppled",
    "UnusableError",
    "points",
    "race",
    "read",
    "replay",
    "write",
]
