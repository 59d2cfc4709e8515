"""What a hand that was played along tells about each seat, once its steps are no longer kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, fields

from referee.events import Accepted, Called, Caught, Challenged, Dropped, Played, Pulled, Spilled
from referee.judge import Step
from referee.rules.wild import guilty
from referee.table import Draws, Phase


@dataclass(slots=True)
class SeatPlay:
    """Counts of one seat in one hand. Not changed any more once the hand is told."""

    plays: int = 0
    """Cards laid, or blocks pulled, that were not taken back."""
    illegal: int = 0
    """Plays against the book, but for those that the table let stand by a ruling."""
    made: int = 0
    """Challenges."""
    made_won: int = 0
    received: int = 0
    guilty: int = 0
    given: int = 0
    """Cards that others drew because of a challenge by or of this seat."""
    taken: int = 0
    unchallenged: int = 0
    """Wild draw cards of this seat that were accepted."""
    missed: int = 0
    """UNO not called with the card."""
    caught: int = 0
    late: int = 0
    """Called after all, before anybody noticed."""
    catches: int = 0
    spills: int = 0
    stops: int = 0
    """Stop cards laid."""
    drawn: int = 0
    """Cards or blocks that a rule made this seat take, as far as it is known how many."""
    causes: Counter[str] = field(default_factory=Counter)
    """The same by rule."""


COUNTS = tuple(it.name for it in fields(SeatPlay) if it.name != "causes")


@dataclass(frozen=True, slots=True)
class HandPlay:
    """A hand as it was played along."""

    plays: int
    flips: int
    seats: tuple[SeatPlay, ...]


def played(steps: Sequence[Step], seats: int) -> HandPlay | None:
    """None for a hand of which no play was told."""
    each = [SeatPlay() for _ in range(seats)]
    flips = 0
    for step in steps:
        if not step.struck:
            flips += step.before.side != step.after.side
            _count(step, each)
    plays = sum(seat.plays for seat in each)
    return HandPlay(plays, flips, tuple(each)) if plays else None


def _count(step: Step, each: list[SeatPlay]) -> None:
    draws = [it for it in step.consequences if isinstance(it, Draws)]
    for draw in draws:
        each[draw.seat].drawn += draw.count or 0
        each[draw.seat].causes[draw.rule] += draw.count or 0
    event, stood = step.event, not step.taken_back
    match event:
        case Played(seat) | Pulled(seat):
            against = not step.verdict.legal if step.ruled is None else step.taken_back
            each[seat].illegal += against
            each[seat].plays += stood
            each[seat].missed += step.before.uno_owed != seat == step.after.uno_owed
            each[seat].stops += stood and isinstance(event, Played) and event.card.stop
        case Challenged() if stood and step.verdict.legal:
            _challenge(step, event, draws, each)
        case Accepted() if stood and step.before.phase is Phase.CHALLENGE:
            if step.before.by is not None:
                each[step.before.by].unchallenged += 1
        case Caught(seat, target) if any(it.rule == "uno.caught" for it in draws):
            each[seat].catches += 1
            each[target].caught += 1
        case Called(seat) if stood and step.before.uno_owed == seat != step.after.uno_owed:
            each[seat].late += 1
        case Spilled(seat) if stood:
            each[seat].spills += 1
        case Dropped(seat) if stood:
            each[seat].spills += event.spilled
        case _:
            pass


def _challenge(step: Step, event: Challenged, draws: list[Draws], each: list[SeatPlay]) -> None:
    """A card turned up at the start has nobody to convict."""
    author, found = step.before.by, guilty(step.before, event, step.agreed)
    accuser, cards = each[event.seat], sum(it.count or 0 for it in draws)
    accuser.made += 1
    accuser.made_won += found
    accuser.given += cards if found else 0
    accuser.taken += 0 if found else cards
    if author is not None:
        each[author].received += 1
        each[author].guilty += found
        each[author].given += 0 if found else cards
        each[author].taken += cards if found else 0
