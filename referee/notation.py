"""One line of text per event, which reads back to the same event.

    match flip 4 dealer 3 standard 500 lowest_tie=extra_hand
    hand 0 out dark last WC 1:7,7,E 2:=12+11 3:off
    round 2 fell 1 won
    correct 1 hand 0 out dark 1:7,7 2:=23 3:off why "counted twice"
    strike 1 why "misdeal"
    amend preset=gamerules stacking=true
    play-on 1000 · reopen · abandon · undo · redo

and, of a hand that is being played, the lines of `play_notation`.

Seats are from 0. A hand lists what each other seat was left with: cards, `=` and the typed sum,
`-` for no cards, `off` for a seat that took no part. What is amended replaces all options agreed
before. Lines once released are read for ever, so
the grammar only grows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache

from referee.events import (
    Abandoned,
    Amended,
    Corrected,
    Ended,
    Event,
    Left,
    Opened,
    Options,
    PlayedOn,
    Redone,
    Reopened,
    Result,
    Struck,
    Sum,
    Toppled,
    Undone,
)
from referee.other_names import plain
from referee.play_notation import VERBS, read_move, write_move
from referee.words import (
    NotationError,
    card,
    cards,
    no_reason,
    nothing_after,
    number,
    quote,
    split_reason,
)

__all__ = ["NotationError", "read", "read_sum", "write"]


def write(event: Event) -> str:
    """
    >>> from referee.cards import Card
    >>> write(Ended(out=0, left=((), (Card("7"), Card("E")), Sum((12, 11)), None), side="dark"))
    'hand 0 out dark 1:7,E 2:=12+11 3:off'
    """
    match event:
        case Opened(game, seats, dealer, scoring, target, options):
            about = ["match", game, str(seats), "dealer", str(dealer), scoring, str(target)]
            return " ".join([*about, *_chosen(options)])
        case Ended(out, left, side, last):
            others = [f"{seat}:{_left(it)}" for seat, it in enumerate(left) if seat != out]
            words = ["hand", str(out), "out", side, *(["last", last] if last else []), *others]
            return " ".join(words)
        case Toppled(fell, won):
            return f"round {fell} fell" + (f" {won} won" if won is not None else "")
        case Corrected(hand, result, why):
            return f"correct {hand} {write(result)} why {quote(why)}"
        case Struck(hand, why):
            return f"strike {hand} why {quote(why)}"
        case Amended(options):
            return " ".join(["amend", *_chosen(options)])
        case PlayedOn(target):
            return f"play-on {target}"
        case Reopened() | Abandoned() | Undone() | Redone():
            return next(word for word, plain in _PLAIN.items() if event == plain)
    return write_move(event)


@lru_cache(maxsize=2000)
def read(line: str) -> Event:
    """The event of a line, in capitals or not; raises NotationError."""
    said, quoted = split_reason(line)
    words = said.split()
    verb = words[0].lower() if words else ""
    if verb in _PLAIN:
        no_reason(quoted, verb)
        nothing_after(words[1:], verb)
        return _PLAIN[verb]
    if verb in VERBS or verb.isdecimal():
        return read_move(words, quoted)
    reader = _READERS.get(verb)
    if reader is None:
        known = ", ".join([*_READERS, *_PLAIN, *VERBS, "a seat"])
        raise NotationError(f"a line begins with one of {known}, not with {verb or 'nothing'!r}")
    return reader(words[1:], quoted)


def read_sum(text: str) -> Sum:
    """A typed sum such as "12+11"; raises NotationError unless it is whole numbers added up."""
    if not re.fullmatch(r"[0-9]{1,5}( *\+ *[0-9]{1,5})*", text.strip()):
        raise NotationError(f"{text!r} is no sum; write whole numbers, such as 12+11")
    return Sum(tuple(int(term) for term in text.split("+")))


_PLAIN: Mapping[str, Event] = {
    "reopen": Reopened(),
    "abandon": Abandoned(),
    "undo": Undone(),
    "redo": Redone(),
}


def _chosen(options: Options) -> list[str]:
    return [f"{key}={value}" for key, value in options]


def _left(left: Left | None) -> str:
    if left is None:
        return "off"
    if isinstance(left, Sum):
        return "=" + "+".join(map(str, left.terms))
    return ",".join(map(str, left)) or "-"


def _opened(words: list[str], reason: str | None) -> Opened:
    no_reason(reason, "match")
    if len(words) < 6 or words[2].lower() != "dealer":
        raise NotationError("a match line reads: match GAME SEATS dealer SEAT SCORING TARGET")
    return Opened(
        game=words[0].lower(),
        seats=number(words[1], "seats"),
        dealer=number(words[3], "dealer"),
        scoring=words[4].lower(),
        target=number(words[5], "target"),
        options=_options(words[6:]),
    )


def _options(words: list[str]) -> Options:
    options = []
    for word in words:
        key, equals, value = word.lower().partition("=")
        if not (key and equals and value):
            raise NotationError(f"an option reads key=value, not {word!r}")
        options.append(plain(key, value))
    return tuple(options)


def _ended(words: list[str], reason: str | None) -> Ended:
    no_reason(reason, "hand")
    if len(words) < 3 or words[1].lower() != "out":
        raise NotationError("a hand line reads: hand SEAT out SIDE SEAT:CARDS …")
    out, side, rest = number(words[0], "seat"), words[2].lower(), words[3:]
    last = None
    if rest and rest[0].lower() == "last":
        if len(rest) < 2:
            raise NotationError("after last comes the card that was played last")
        last, rest = card(rest[1]).face, rest[2:]
    lefts: dict[int, Left | None] = {out: ()}
    for word in rest:
        seat, colon, left = word.partition(":")
        if not colon:
            raise NotationError(f"what a seat was left with reads SEAT:CARDS, not {word!r}")
        held_by = number(seat, "seat")
        if held_by == out:
            raise NotationError(f"seat {out} went out and so holds no cards, not {left!r}")
        if held_by in lefts:
            raise NotationError(f"seat {held_by} is there twice")
        lefts[held_by] = _read_left(left)
    missing = sorted(set(range(max(lefts) + 1)) - set(lefts))
    if missing:
        raise NotationError(
            f"nothing is said of seat {missing[0]}; write {missing[0]}:off or its cards"
        )
    return Ended(out, tuple(lefts[seat] for seat in sorted(lefts)), side, last)


def _read_left(text: str) -> Left | None:
    if text.lower() == "off":
        return None
    if text.startswith("="):
        return read_sum(text[1:])
    return cards(text)


def _toppled(words: list[str], reason: str | None) -> Toppled:
    no_reason(reason, "round")
    verbs = [word.lower() for word in words[1::2]]
    if verbs not in (["fell"], ["fell", "won"]) or len(words) % 2:
        raise NotationError("a round line reads: round SEAT fell SEAT won")
    seats = [number(word, "seat") for word in words[::2]]
    return Toppled(seats[0], seats[1] if len(seats) > 1 else None)


def _corrected(words: list[str], reason: str | None) -> Corrected:
    readers: Mapping[str, Callable[[list[str], str | None], Result]]
    readers = {"hand": _ended, "round": _toppled}
    if len(words) < 2 or words[1].lower() not in readers:
        raise NotationError('a correction reads: correct NUMBER hand … why "…"')
    result = readers[words[1].lower()](words[2:], None)
    return Corrected(number(words[0], "hand"), result, reason or "")


def _struck(words: list[str], reason: str | None) -> Struck:
    if len(words) != 1:
        raise NotationError('a struck hand reads: strike NUMBER why "…"')
    return Struck(number(words[0], "hand"), reason or "")


def _amended(words: list[str], reason: str | None) -> Amended:
    no_reason(reason, "amend")
    return Amended(_options(words))


def _played_on(words: list[str], reason: str | None) -> PlayedOn:
    no_reason(reason, "play-on")
    if len(words) != 1:
        raise NotationError("playing on reads: play-on TARGET")
    return PlayedOn(number(words[0], "target"))


_READERS: Mapping[str, Callable[[list[str], str | None], Event]] = {
    "match": _opened,
    "hand": _ended,
    "round": _toppled,
    "correct": _corrected,
    "strike": _struck,
    "amend": _amended,
    "play-on": _played_on,
}
