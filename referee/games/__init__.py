"""The games, in the order in which they are offered."""

from referee.games.classic import CLASSIC
from referee.games.flip import FLIP
from referee.games.stacko import STACKO
from referee.games.tippo import TIPPO

GAMES = {game.key: game for game in (FLIP, CLASSIC, TIPPO, STACKO)}
