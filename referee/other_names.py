"""Options as other lists call them."""

from __future__ import annotations

from typing import Any

from referee.games import GAMES
from referee.options import OPTIONS

_KEYS = {
    "challenge_enabled": "challenge",
    "guilty_penalty_wdcolor": "guilty_wild_draw_color",
    "last_card_draw_applies": "last_card_draw",
    "last_card_side": "last_flip_side",
    "two_player_reverse_skip": "two_player_command",
}
_VALUES = {
    "PILE UP!": "pile_up",
    "UNO!": "uno",
    "extra_round": "extra_hand",
    "free_play": "free",
    "new_side": "new",
    "old_side": "old",
    "replaced_by_stacking": "none",
    "set_aside": "set_aside_first",
}
_READINGS = {
    ("wd4_restricted", "false"): ("wild_draw_legality", "always_legal"),
    ("wd4_restricted", "true"): ("wild_draw_legality", "no_colour_card"),
}


def plain(key: str, value: Any) -> tuple[str, Any]:
    """Key and value as they are called here. Elsewhere a game's name may stand before the key.

    >>> plain("flip_last_card_side", "old_side"), plain("win", "single_round")
    (('last_flip_side', 'old'), ('win', 'single_round'))
    >>> plain("tippo_wd4_restricted", True)
    ('wild_draw_legality', 'no_colour_card')
    """
    game, _, rest = key.partition("_")
    if rest and key not in OPTIONS and game in GAMES:
        key = rest
    if found := _READINGS.get((key, str(value).lower())):
        return found
    return _KEYS.get(key, key), _VALUES.get(value, value) if isinstance(value, str) else value
