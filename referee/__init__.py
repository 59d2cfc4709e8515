"""The rules engine: what may be played and what follows, scoring, the replay of a log.

Standard library only.
"""

from referee.cards import Card, CardError, Colour
from referee.events import Ended, Opened, Sum, Toppled
from referee.game import Game, Side
from referee.games import GAMES
from referee.hand import deal, moved
from referee.judge import Step, judge, step
from referee.notation import NotationError, read, write
from referee.options import OPTIONS, Agreed
from referee.replay import LogError, Match, UnusableError, replay
from referee.rule import Finding, Standing, Verdict
from referee.scoring import Scoring, Standings, points, race
from referee.table import Phase, Table

__all__ = [
    "GAMES",
    "OPTIONS",
    "Agreed",
    "Card",
    "CardError",
    "Colour",
    "Ended",
    "Finding",
    "Game",
    "LogError",
    "Match",
    "NotationError",
    "Opened",
    "Phase",
    "Scoring",
    "Side",
    "Standing",
    "Standings",
    "Step",
    "Sum",
    "Table",
    "Toppled",
    "UnusableError",
    "Verdict",
    "deal",
    "judge",
    "moved",
    "points",
    "race",
    "read",
    "replay",
    "step",
    "write",
]
