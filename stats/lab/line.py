"""A trial as one line of text, for an address: `classic 4 2000 1 against stacking=true`.

Game, players, hands and shuffle, then the options of the first set and those of the second.
"""

from __future__ import annotations

from referee.agreement import agreed_on, preset_of, written
from referee.events import Options
from referee.game import Game
from referee.games import GAMES
from stats.lab.trial import PLAYABLE, Trial

COUNTS = (500, 2_000, 10_000)
"""Hands of each set. The usual number is played in a few seconds, and tells most things."""
SEEDS = range(1, 1_000_000)
AGAINST = "against"


def write(trial: Trial) -> str:
    """
    >>> write(Trial("flip", 3, ((("preset", "gamerules"),), (("jump_in", "true"),)), 500, 7))
    'flip 3 500 7 preset=gamerules against jump_in=true'
    """
    one, other = (["=".join(it) for it in options] for options in trial.sets)
    about = (trial.game, str(trial.seats), str(trial.hands), str(trial.seed))
    return " ".join([*about, *one, AGAINST, *other])


def read(line: str) -> Trial:
    """Raises ValueError for what the lab does not offer: an address may say anything."""
    game, seats, hands, seed, *rules = line.split()
    if game not in PLAYABLE:
        raise ValueError(f"no game of the lab: {game}")
    middle = rules.index(AGAINST)
    sets = _options(rules[:middle], GAMES[game]), _options(rules[middle + 1 :], GAMES[game])
    trial = Trial(game, int(seats), sets, int(hands), int(seed))
    offered = trial.seats in GAMES[game].seats and trial.hands in COUNTS and trial.seed in SEEDS
    if not offered:
        raise ValueError(f"no trial of the lab: {line}")
    return trial


def _options(words: list[str], game: Game) -> Options:
    pairs = (word.partition("=") for word in words)
    return settled(tuple((key, value) for key, _, value in pairs), game)


def settled(options: Options, game: Game) -> Options:
    """However it was put, the same agreement is the same set; raises ValueError."""
    return written(preset_of(options, game), agreed_on(options, game).chosen, game)
