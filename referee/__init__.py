"""The rules engine: what may be played and what follows, scoring, the replay of a log.

Standard library only. In a notebook cards, tables and verdicts show as such.

>>> match = replay(["match classic 3 dealer 2 standard 500", "start R5", "0 plays RS"])
>>> match.table
<Table classic light: play: seat 2, direction +1, RS>
>>> event = read("2 plays B5")
>>> judge(match.table, event, match.agreed)
<Verdict illegal: match>
>>> step(match.table, read("2 plays BS"), match.agreed).after
<Table classic light: play: seat 1, direction +1, BS>
"""

from referee.cards import Card, CardError, Colour
from referee.events import Ended, Opened, Sum, Toppled
from referee.game import Game, Side
from referee.games import GAMES
from referee.hand import deal, moved
from referee.judge import Step, judge, step
from referee.match import Match
from referee.notation import NotationError, read, write
from referee.notebook import show_in_notebooks
from referee.options import OPTIONS, Agreed
from referee.printing import backs, hint
from referee.replay import LogError, UnusableError, replay, unfold
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
    "backs",
    "deal",
    "hint",
    "judge",
    "moved",
    "points",
    "race",
    "read",
    "replay",
    "step",
    "unfold",
    "write",
]

show_in_notebooks()
