"""A trial in an address: it reads back as it was, and is none that the lab does not offer."""

from dataclasses import replace

import pytest

from referee.games import GAMES
from stats.lab import line
from stats.lab.trial import PLAYABLE, Trial

STACKING = (("stacking", "true"),)


@pytest.mark.parametrize("game", PLAYABLE)
@pytest.mark.parametrize("hands", line.COUNTS)
def test_a_trial_reads_back_from_its_line(game: str, hands: int) -> None:
    sets = (("preset", GAMES[game].presets[-1].key), ("uno_penalty", "4")), STACKING
    about = Trial(game, 3, sets, hands, seed=999_999)
    settled = replace(about, sets=tuple(line.settled(it, GAMES[game]) for it in sets))
    assert line.read(line.write(about)) == settled
    assert line.read(line.write(settled)) == settled


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "classic",
        "classic 4 2000 1 stacking=true",
        "stacko 4 2000 1 against stacking=true",
        "chess 4 2000 1 against",
        "classic 1 2000 1 against",
        "classic 4 2001 1 against",
        "classic 4 10000000000 1 against",
        "classic 4 2000 0 against",
        "classic 4 2000 1e9 against",
        "classic 4 ² 1 against",
        "classic four 2000 1 against",
        "classic 4 2000 1 stacking against",
        "classic 4 2000 1 stacking=perhaps against",
        "classic 4 2000 1 preset=none against",
        "classic 4 2000 1 <script>=1 against",
        "classic 4 2000 1 against against",
    ],
)
def test_a_line_that_names_no_trial_of_the_lab_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whatever is wrong with it
        line.read(wrong)
