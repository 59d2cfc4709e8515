"""What may happen in a hand of cards, and the rows that most games have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.events import (
    Accepted,
    Advised,
    Called,
    Caught,
    Challenged,
    Drew,
    Kept,
    Named,
    Played,
    Reshuffled,
    Started,
)
from referee.rule import Row
from referee.rules.draw import (
    draws_one,
    has_to_draw,
    keeps,
    may_keep,
    one_a_turn,
    passes_unless_playable,
    top_goes_in,
    turned_up_anew,
)
from referee.rules.end import author_goes_out, goes_out
from referee.rules.house import advice_is_free, fined, pays_for_advice
from referee.rules.start import (
    names_for_pile,
    not_begun,
    opening_colour,
    pile_waits,
    turned_up,
)
from referee.rules.turn import (
    answers_what_is_owed,
    begun,
    in_turn,
    in_turn_or_jumping_in,
    is_held,
    is_the_drawn_one,
    lays,
    not_over,
    nothing_owed,
    time_to_play,
    turn_begins,
    waits_for,
)
from referee.rules.uno import (
    call_is_due,
    calls_late,
    calls_or_not,
    false_alarm,
    forgot_to_call,
    is_caught,
)
from referee.rules.wild import (
    has_to_answer,
    is_decided,
    may_challenge,
    takes_the_cards,
    told_as_known,
)
from referee.table import Phase

ROWS: Mapping[type[Any], Row] = {
    Started: Row(may=(not_over, not_begun), then=(turned_up,)),
    Played: Row(
        may=(
            not_over,
            begun,
            in_turn_or_jumping_in,
            time_to_play,
            answers_what_is_owed,
            is_the_drawn_one,
            is_held,
        ),
        then=(lays, calls_or_not),
        last=(goes_out,),
        otherwise=(fined,),
    ),
    Drew: Row(
        may=(not_over, begun, in_turn, nothing_owed, one_a_turn, has_to_draw),
        then=(turn_begins, draws_one, passes_unless_playable),
    ),
    Kept: Row(
        may=(not_over, in_turn, waits_for(Phase.DRAWN), may_keep),
        then=(turn_begins, keeps),
    ),
    Named: Row(
        may=(not_over, in_turn, waits_for(Phase.COLOUR), pile_waits),
        then=(turn_begins, opening_colour, names_for_pile),
    ),
    Accepted: Row(
        may=(not_over, in_turn, has_to_answer),
        then=(turn_begins, takes_the_cards),
        last=(author_goes_out,),
        stands=False,
    ),
    Challenged: Row(
        may=(not_over, in_turn, waits_for(Phase.CHALLENGE), may_challenge, told_as_known),
        then=(turn_begins, is_decided),
        last=(author_goes_out,),
        stands=False,
    ),
    Called: Row(
        may=(not_over, call_is_due), then=(calls_late,), otherwise=(false_alarm,), stands=False
    ),
    Caught: Row(
        may=(not_over, forgot_to_call), then=(is_caught,), otherwise=(false_alarm,), stands=False
    ),
    Advised: Row(may=(not_over, advice_is_free), otherwise=(pays_for_advice,), stands=False),
    Reshuffled: Row(
        may=(not_over, begun, waits_for(Phase.PLAY, Phase.DRAWN), top_goes_in),
        then=(turned_up_anew,),
    ),
}
