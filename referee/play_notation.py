"""The lines of a hand that is being played, each of which reads back to the same event.

    start RF>P8 · start G8,W                   1 names B · 1 names B on 1
    1 plays R7 uno · 1 plays W+4>B             2 accepts · 2 accepts then T5,P1
    1 plays RF>P8 · 1 plays RF>W>T             2 challenges: R2,B9 · 2 challenges: - then T5,P1
    1 plays B3 on 1 · 1 plays R7 with 3        2 challenges guilty · 2 challenges innocent
    reveal P8 · reveal W>T by 2                1 calls · 2 catches 1
    1 draws · 1 draws R7 · 1 keeps             1 spills · 1 drops R7 · 1 drops R7 spills
    reshuffle R7 · reshuffle W>T               1 pulls W>Y from 3 · 1 places on 16
    1 advises                                  2 yells 1>G · 1 falls
    … back                                     it was taken back
    rule stands why "…" · rule back why "…"    the table decides on the line before
    seen turn 2 right side dark top T5 holds 0:3,1:5    what all can see, where something is missing
    revise 4 1 plays R7 why "…"                the fourth event was this · revise 4 nothing why "…"

`>` stands before what a card shows or names, `on` before a tray or level counted as the table
counts it, `then` before the next cards of the draw pile. Seats and trays are from 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from referee.cards import Card, Colour
from referee.events import (
    Accepted,
    Advised,
    Called,
    Caught,
    Challenged,
    Deed,
    Drew,
    Dropped,
    Fell,
    Found,
    Kept,
    Move,
    Named,
    PiledUp,
    Placed,
    Played,
    Pulled,
    Reshuffled,
    Revealed,
    Revised,
    Ruled,
    Seen,
    Spilled,
    Started,
    TakenBack,
    Told,
)
from referee.words import NotationError, Rest, card, cards, colour, no_reason, number, quote

BACK = "back"
NOTHING = "nothing"
VERBS = ("start", "reveal", "reshuffle", "rule", "seen", "revise")
"""What such a line may begin with besides a seat."""


def write_move(move: Move) -> str:
    match move:
        case TakenBack(deed):
            return f"{_write(deed)} {BACK}"
        case Seen():
            return _write_seen(move)
        case Ruled(stands, why):
            return f"rule {'stands' if stands else BACK} why {quote(why)}"
        case Revised(at, it, why):
            said = NOTHING if it is None else write_move(it)
            return f"revise {at} {said} why {quote(why)}"
    return _write(move)


def read_move(words: list[str], reason: str | None) -> Move:
    """The event of a line that begins with a seat or one of VERBS; raises NotationError."""
    verb, *rest = words
    if verb.lower() == "rule":
        return _ruled(rest, reason)
    if verb.lower() == "revise":
        return _revised(rest, reason)
    no_reason(reason, "play")
    return _told(words)


def _told(words: list[str]) -> Told:
    if words[0].lower() == "seen":
        return _seen(Rest(words[1:], "seen"))
    if words[-1].lower() == BACK and len(words) > 1:
        return TakenBack(_read(words[:-1]))
    return _read(words)


def _write(deed: Deed) -> str:
    match deed:
        case Started(turned, revealed, named):
            return _words("start", _codes(turned) + _shown(revealed, named))
        case Played(seat, it, named, pile, uno, revealed, target):
            faces = str(it) + _shown(revealed, named)
            said = _words(seat, "plays", faces, _on(pile or None))
            return _words(said, "uno" if uno else None, _maybe("with", target))
        case Revealed(it, chooser, named):
            return _words("reveal", str(it) + _shown(None, named), _maybe("by", chooser))
        case Drew(seat, it):
            return _words(seat, "draws", it)
        case Kept(seat):
            return _words(seat, "keeps")
        case Named(seat, named, pile):
            return _words(seat, "names", named, _on(pile))
        case Accepted(seat, next_cards):
            return _words(seat, "accepts", _then(next_cards))
        case Challenged(seat, shown, next_cards):
            found = f" {shown}" if isinstance(shown, Found) else f": {_codes(shown)}"
            return _words(seat, f"challenges{found}", _then(next_cards))
        case Called(seat):
            return _words(seat, "calls")
        case Caught(seat, target):
            return _words(seat, "catches", target)
        case Spilled(seat):
            return _words(seat, "spills")
        case Dropped(seat, it, spilled):
            return _words(seat, "drops", it, "spills" if spilled else None)
        case Pulled(seat, block, level, named):
            return _words(seat, "pulls", str(block) + _shown(None, named), _maybe("from", level))
        case Placed(seat, level):
            return _words(seat, "places", _on(level))
        case PiledUp(seat, target, named):
            return _words(seat, "yells", f"{target}>{named}")
        case Fell(seat):
            return _words(seat, "falls")
        case Advised(seat):
            return _words(seat, "advises")
        case Reshuffled(turned, named):
            return _words("reshuffle", _codes(turned) + _shown(None, named))


def _write_seen(it: Seen) -> str:
    way = {1: "left", -1: "right", None: None}[it.direction]
    top = f"top {_codes(it.cards)}{_shown(None, it.colour)}" if it.cards else None
    side = f"side {it.side}" if it.side else None
    held = ",".join(f"{seat}:{count}" for seat, count in it.held)
    holds = f"holds {held}" if held else None
    return _words("seen", _maybe("turn", it.turn), way, side, top, holds)


def _words(*said: object) -> str:
    return " ".join(str(word) for word in said if word is not None)


def _shown(revealed: Card | None, named: Colour | None) -> str:
    return "".join(f">{it}" for it in (revealed, named) if it is not None)


def _codes(them: tuple[Card, ...]) -> str:
    return ",".join(map(str, them)) or "-"


def _on(place: int | None) -> str | None:
    return _maybe("on", place)


def _maybe(word: str, value: int | None) -> str | None:
    return None if value is None else f"{word} {value}"


def _then(pile: tuple[Card, ...] | None) -> str | None:
    return None if pile is None else f"then {_codes(pile)}"


def _read(words: list[str]) -> Deed:
    first = words[0].lower()
    if first in _OF_NO_SEAT:
        rest = Rest(words[1:], first)
        deed = _OF_NO_SEAT[first](rest)
    else:
        verb = words[1].lower().rstrip(":") if len(words) > 1 else ""
        if verb not in _READERS:
            raise NotationError(f"after a seat comes one of {', '.join(_READERS)}, not {verb!r}")
        rest = Rest(words[2:], verb)
        deed = _READERS[verb](number(first, "seat"), rest)
    rest.end()
    return deed


def _started(rest: Rest) -> Deed:
    codes, *shown = rest.take("a card").split(">")
    revealed, named = _read_shown(shown)
    return Started(cards(codes), revealed, named)


def _revealed(rest: Rest) -> Deed:
    it, _, named = _card_and_shown(rest)
    return Revealed(it, rest.maybe("by"), named)


def _reshuffled(rest: Rest) -> Deed:
    codes, *shown = rest.take("a card").split(">")
    return Reshuffled(cards(codes), _read_shown(shown)[1])


_OF_NO_SEAT: Mapping[str, Callable[[Rest], Deed]] = {
    "start": _started,
    "reveal": _revealed,
    "reshuffle": _reshuffled,
}


def _played(seat: int, rest: Rest) -> Deed:
    it, revealed, named = _card_and_shown(rest)
    pile = rest.maybe("on") or 0
    return Played(seat, it, named, pile, rest.skip("uno"), revealed, rest.maybe("with"))


def _pulled(seat: int, rest: Rest) -> Deed:
    block, _, named = _card_and_shown(rest)
    return Pulled(seat, block, rest.maybe("from"), named)


def _named(seat: int, rest: Rest) -> Deed:
    return Named(seat, colour(rest.take("a colour")), rest.maybe("on"))


def _challenged(seat: int, rest: Rest) -> Deed:
    for found in Found:
        if rest.skip(found):
            return Challenged(seat, found, rest.then())
    return Challenged(seat, cards(rest.take("the hand shown")), rest.then())


def _dropped(seat: int, rest: Rest) -> Deed:
    return Dropped(seat, card(rest.take("a card")), rest.skip("spills"))


def _yelled(seat: int, rest: Rest) -> Deed:
    target, _, named = rest.take("a seat and a colour, as 1>G").partition(">")
    return PiledUp(seat, number(target, "seat"), colour(named))


def _drew(seat: int, rest: Rest) -> Deed:
    return Drew(seat, card(rest.take("a card")) if rest.more else None)


_READERS: Mapping[str, Callable[[int, Rest], Deed]] = {
    "plays": _played,
    "draws": _drew,
    "keeps": lambda seat, _: Kept(seat),
    "names": _named,
    "accepts": lambda seat, rest: Accepted(seat, rest.then()),
    "challenges": _challenged,
    "calls": lambda seat, _: Called(seat),
    "catches": lambda seat, rest: Caught(seat, number(rest.take("a seat"), "seat")),
    "spills": lambda seat, _: Spilled(seat),
    "drops": _dropped,
    "pulls": _pulled,
    "places": lambda seat, rest: Placed(seat, rest.maybe("on")),
    "yells": _yelled,
    "falls": lambda seat, _: Fell(seat),
    "advises": lambda seat, _: Advised(seat),
}


def _seen(rest: Rest) -> Seen:
    turn = rest.maybe("turn")
    direction = 1 if rest.skip("left") else -1 if rest.skip("right") else None
    side = rest.take("a side").lower() if rest.skip("side") else None
    tops: tuple[Card, ...] = ()
    named = None
    if rest.skip("top"):
        codes, _, letter = rest.take("a card").partition(">")
        tops, named = cards(codes), colour(letter) if letter else None
    held = tuple(map(_holds, rest.take("seats").split(","))) if rest.skip("holds") else ()
    rest.end()
    return Seen(turn, direction, side, tops, named, held)


def _holds(said: str) -> tuple[int, int]:
    seat, _, count = said.partition(":")
    return number(seat, "seat"), number(count, "the cards of a seat, as 0:3,")


def _revised(words: list[str], reason: str | None) -> Revised:
    if len(words) < 2:
        raise NotationError('a revision reads: revise NUMBER LINE why "…"')
    at, said = number(words[0], "event"), words[1:]
    it = None if [word.lower() for word in said] == [NOTHING] else _told(said)
    return Revised(at, it, reason or "")


def _ruled(words: list[str], reason: str | None) -> Ruled:
    if [word.lower() for word in words] not in (["stands"], [BACK]):
        raise NotationError('a ruling reads: rule stands why "…" or rule back why "…"')
    return Ruled(words[0].lower() == "stands", reason or "")


def _card_and_shown(rest: Rest) -> tuple[Card, Card | None, Colour | None]:
    code, *shown = rest.take("a card").split(">")
    it = card(code)
    revealed, named = _read_shown(shown)
    return it, revealed, named


def _read_shown(shown: list[str]) -> tuple[Card | None, Colour | None]:
    """A lone letter after `>` is a colour, anything else a card."""
    named = colour(shown.pop()) if shown and shown[-1].upper() in list(Colour) else None
    if len(shown) > 1:
        raise NotationError("after > comes the card now on top, and then a colour")
    return (card(shown[0]) if shown else None), named
