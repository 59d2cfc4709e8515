"""Points on which rule sheets or houses differ, and what a match has agreed on."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar, cast

Value = bool | int | str
T = TypeVar("T", bound=Value)


@dataclass(frozen=True, slots=True)
class Option(Generic[T]):
    """One such point; the first value is the default."""

    key: str
    values: tuple[T, ...]
    counted: bool = False
    """Any whole number of cards will do; the values are the usual ones."""
    form: str = ""
    """A pattern: any text like it will do as well."""
    example: str = ""
    """Such a text."""

    @property
    def default(self) -> T:
        return self.values[0]

    @property
    def open(self) -> bool:
        """Whether a table may agree on something besides its values."""
        return self.counted or bool(self.form)

    def allows(self, value: object) -> bool:
        if self.counted:
            return type(value) is int and value in _COUNTS
        if isinstance(value, str) and self._formed(value):
            return True
        return any(type(value) is type(known) and value == known for known in self.values)

    def read(self, text: str) -> T:
        """The value of its text in a log line, "true" or "2"; raises ValueError."""
        known = {str(value).lower(): value for value in self.values}
        if text in known:
            return known[text]
        if self.counted and text.isdecimal() and int(text) in _COUNTS:
            return cast(T, int(text))
        if self._formed(text):
            return cast(T, text)
        raise ValueError(f"{self.key} is {self.among}, not {text!r}")

    def _formed(self, text: str) -> bool:
        return bool(self.form) and re.fullmatch(self.form, text) is not None

    @property
    def among(self) -> str:
        """Its values in words, for a message."""
        if self.counted:
            return f"a whole number up to {_COUNTS[-1]}"
        also = f", or like {self.example}" if self.form else ""
        return "one of " + ", ".join(str(value).lower() for value in self.values) + also


_COUNTS = range(100)

# Wild draw cards and challenges
WILD_DRAW_LEGALITY = Option(
    "wild_draw_legality", ("no_colour_card", "no_playable_card", "always_legal")
)
CHALLENGE = Option("challenge", (True, False))
NO_BLUFFING = Option("no_bluffing", (False, True))
GUILTY_WILD_DRAW_COLOR = Option("guilty_wild_draw_color", ("until_colour", "two_cards"))
WDCOLOR_WILD_COUNTS = Option("wdcolor_wild_counts", (False, True))
CHALLENGE_GUILTY_TURN = Option("challenge_guilty_turn", ("challenger_plays", "challenger_skipped"))

# The card turned up at the start
STARTING_ACTION = Option("starting_action", ("acts", "ignored"))
STARTING_WILD = Option("starting_wild", ("first_player", "dealer", "redraw"))
STARTING_WILD_DRAW = Option("starting_wild_draw", ("redraw", "as_wild", "acts"))
STARTING_REVERSE = Option("starting_reverse", ("dealer_first", "right_of_dealer"))
STARTING_FLIP = Option("starting_flip", ("flip_all", "redraw", "plain_colour"))

# Turning the cards over
EXPOSED_WILD_CHOOSER = Option("exposed_wild_chooser", ("flipper", "next_player", "free"))
LAST_FLIP_SIDE = Option("last_flip_side", ("new", "old"))
EXPOSED_ACTION_EFFECT = Option("exposed_action_effect", ("none", "applies"))
WHOLE_PILE: Option[bool | str] = Option("whole_pile", (True, "top_card_only"))
OUTWARD_SIDE = Option("outward_side", ("side_just_left", "light"))
RELEASE_YEAR = Option("release_year", (2019, 2018))

# Drawing and the turn
MATCHING_SYMBOL = Option("matching_symbol", (True, False))
VOLUNTARY_DRAW = Option("voluntary_draw", (True, False))
PLAY_DRAWN_CARD = Option("play_drawn_card", ("optional", "forced", "never"))
FORCED_PLAY = Option("forced_play", (False, True))
DRAW_TO_MATCH = Option("draw_to_match", (False, True))
DRAW_EXHAUSTED = Option("draw_exhausted", ("pass", "end_round"))
TWO_PLAYER_REVERSE = Option("two_player_reverse", ("skip", "none"))
LAST_CARD_DRAW = Option("last_card_draw", (True, False))
RESHUFFLE_KEEP_TOP = Option("reshuffle_keep_top", (True, False))

# House rules
STACKING = Option("stacking", (False, True))
JUMP_IN = Option("jump_in", (False, True))
SEVEN_SWAP = Option("seven_swap", (False, True))
ZERO_ROTATION = Option("zero_rotation", (False, True))

# UNO calls and fines
UNO_CALL = Option("uno_call", ("required", "none"))
UNO_CALL_MOMENT = Option("uno_call_moment", ("while_playing", "before_playing"))
UNO_PENALTY = Option("uno_penalty", (2, 4), counted=True)
FALSE_UNO_PENALTY = Option("false_uno_penalty", (0, 2), counted=True)
ILLEGAL_PLAY_PENALTY = Option("illegal_play_penalty", (0, 2), counted=True)
ADVICE_PENALTY = Option("advice_penalty", (0, 2, 4), counted=True)

# The scale
STOP_CARDS = Option("stop_cards", ("subset", "extra"))
DISCARD_PILES = Option("discard_piles", (1, 2))
SPILL_PENALTY = Option("spill_penalty", (2, 3))
RESET_CARDS = Option("reset_cards", ("two_per_tray", "one_per_tray", "to_draw_pile"))
COVER_STOP = Option("cover_stop", ("any_match_when_both_stopped", "only_stop_or_wild"))
CLOSED_TRAY = Option("closed_tray", ("wild_or_matching_stop", "no_tilt", "wild_only", "nothing"))
RESHUFFLE_SOURCE = Option("reshuffle_source", ("set_aside_first", "discard"))
TILT_ACTION = Option("tilt_action", ("last_card_acts", "none"))
LAST_TILT = Option("last_tilt", ("carried_out", "wins_anyway", "over_at_once"))

# The tower of blocks
DISTRIBUTION = Option(
    "distribution",
    ("not_known", "public"),
    form=r"(?i)([1-4]|\+2|[rsw]):[0-9]{1,2}(,([1-4]|\+2|[rsw]):[0-9]{1,2})*",
    example="w:4,s:2",
)
"""Blocks by their faces, of each colour or, of wilds, in all; what is not named is as published."""
STARTER = Option("starter", ("builder", "left_of_builder"))
COMMAND_MATCH = Option("command_match", ("colour_only", "colour_or_symbol"))
TWO_PLAYER_COMMAND = Option("two_player_command", ("draw_two", "skip"))
AFTER_DRAW_TWO = Option("after_draw_two", ("colour_of_second", "colour_or_number_of_second"))
WILD_AFTER_SKIP = Option("wild_after_skip", (True, False))
TWO_HANDS_CALL = Option("two_hands_call", ("either", "pile_up", "uno"))
WINNER = Option("winner", ("last_safe_player", "loser_only", "elimination"))

# The match
SCORING_SYSTEM = Option("scoring_system", ("winner_collects", "lowest_wins", "elimination"))
ALT_SCORING_TRIGGER = Option("alt_scoring_trigger", ("reaches_or_exceeds", "reaches"))
LOWEST_TIE = Option("lowest_tie", ("shared", "extra_hand"))
"""Lowest wins: all tied players have won, or another hand is played. The sheets are silent."""
WIN = Option("win", ("500_points", "single_round"))
DEAL_ROTATION = Option("deal_rotation", ("left", "winner", "fixed"))

AnyOption = Option[bool] | Option[int] | Option[str] | Option[bool | str]

OPTIONS: Mapping[str, AnyOption] = {
    option.key: option for option in list(globals().values()) if isinstance(option, Option)
}
"""All of them by key, in the order in which they stand here."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A rule sheet by name: where it differs from the defaults."""

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Agreed:
    """This match's options. It notes which were consulted, so that an answer can cite them.

    >>> agreed = Agreed({"lowest_tie": "extra_hand"})
    >>> agreed[LOWEST_TIE], sorted(agreed.consulted)
    ('extra_hand', ['lowest_tie'])
    """

    chosen: Mapping[str, Value] = field(default_factory=dict)
    consulted: set[str] = field(default_factory=set, compare=False)

    @classmethod
    def on(cls, preset: Preset, chosen: Mapping[str, Value]) -> Agreed:
        """A rule sheet, and where the table departs from it."""
        return cls({**preset.values, **chosen})

    def __getitem__(self, option: Option[T]) -> T:
        key = option.key
        self.consulted.add(key)
        return self.chosen[key] if key in self.chosen else option.values[0]  # type: ignore[return-value]

    def afresh(self) -> Agreed:
        """The same agreement with nothing consulted yet."""
        return Agreed(self.chosen)

    def cited(self) -> tuple[str, ...]:
        """What was consulted since it was last asked, in order."""
        if not self.consulted:
            return ()
        keys = tuple(sorted(self.consulted))
        self.consulted.clear()
        return keys
