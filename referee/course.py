"""How a match went: what can be added up, over many matches, for each seat; and the race itself.

Struck hands never count, and a hand counts for the seats that took part in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from math import inf
from statistics import fmean

from referee.events import Ended
from referee.match import Hand, Match
from referee.played import COUNTS as PLAY_COUNTS
from referee.played import SeatPlay
from referee.scoring import Scoring, values


@dataclass(slots=True)
class SeatCourse(SeatPlay):
    """Counts of one seat in one match; those of plays are about hands that were played along."""

    hands: int = 0
    won: int = 0
    par: float = 0.0
    """Hands it would have won if everybody at the table won as often."""
    spread: float = 0.0
    """The variance of that."""
    value_won: int = 0
    """What the others were left with, in hands this seat won."""
    best: int = 0
    best_hand: int = 0
    conceded: int = 0
    """What this seat was left with."""
    worst: int = 0
    second_worst: int = 0
    third_worst: int = 0
    known: int = 0
    """Lost hands of which it is known how many cards were left."""
    cards: int = 0
    known_value: int = 0
    wild_value: int = 0
    misses: int = 0
    """Lost hands with one card left."""
    fell: int = 0
    gain: int = 0
    """Points booked."""
    gain_squares: int = 0
    led: int = 0
    """Hands after which nobody was ahead of it."""
    lead: int = 0
    """Its largest lead."""
    deficit: int = 0
    """How far it was behind, at worst."""
    clutch: int = 0
    """Hands in which an average hand would have been enough for somebody to reach the target."""
    clutch_won: int = 0
    win_first: int = 0
    """Hands won in a row at the beginning; at the end; and at most."""
    win_last: int = 0
    win_best: int = 0
    dry_first: int = 0
    dry_last: int = 0
    dry_best: int = 0
    safe_first: int = 0
    """The same of hands in which the tower did not fall by its doing."""
    safe_last: int = 0
    safe_best: int = 0
    along: int = 0
    """Hands that were played along."""
    along_won: int = 0
    fastest: int | None = None
    """Plays of the shortest hand it won."""
    total: int = 0
    place: int = 0
    """1 for winners, then by standing; who is level shares it. 0 while nobody has won."""
    behind: int = 0
    """How many came in behind it."""
    king_value: int = 0
    """What a seat that did not win the match conceded to the one that did."""
    king_total: int = 0
    by: dict[tuple[str, str], list[int]] = field(default_factory=dict)
    """Hands, hands won, cards and points: by the side a hand ended on, the distance from the
    dealer, whether the cards were turned over an odd number of times, the seat that won a lost
    hand, the face of cards left, the rule that made somebody draw."""

    def add(self, what: str, key: str, hands: int, won: int, cards: int, value: int) -> None:
        row = self.by.setdefault((what, key), [0, 0, 0, 0])
        for at, more in enumerate((hands, won, cards, value)):
            row[at] += more


COUNTS = tuple(it.name for it in fields(SeatCourse) if it.name not in ("causes", "by"))


@dataclass(frozen=True, slots=True)
class Course:
    seats: tuple[SeatCourse, ...]
    turning: tuple[tuple[int, int], ...]
    """The number of each hand after which somebody else was ahead alone, and who."""
    margin: int | None
    """By how much the winner was ahead of the runner-up."""
    comeback: int | None
    """How far the winner had been behind."""
    agrees: bool | None
    """Whether the other of the two usual scoring systems has the same winner."""

    @property
    def lead_changes(self) -> int:
        """Taking the lead for the first time is no change."""
        return max(0, len(self.turning) - 1)


def course(match: Match) -> Course:
    each = tuple(SeatCourse() for _ in range(match.opened.seats))
    turning: list[tuple[int, int]] = []
    before: Sequence[int] = (0,) * match.opened.seats
    booked: list[int] = []
    last_hand = _last_hands(match)
    for hand, totals in zip(match.counted, match.running, strict=True):
        playing = [seat for seat, points in enumerate(hand.points) if points is not None]
        racing = [seat for seat, last in enumerate(last_hand) if hand.number <= last]
        _result(match, hand, playing, each)
        _race(match, hand, playing, racing, totals, each, turning)
        if booked and max(before[seat] for seat in playing) + fmean(booked) >= match.target:
            for seat in playing:
                each[seat].clutch += 1
                each[seat].clutch_won += won(hand, seat)
        _play(hand, playing, each)
        before = totals
        booked += [points for points in hand.points if points]
    if match.over and not match.abandoned:
        _end(match, each)
    return _course(match, each, turning)


def _last_hands(match: Match) -> list[float]:
    """The number of the last hand of each seat: who is out is in the race no more, but who only
    sits a hand out is."""
    found = [inf] * match.opened.seats
    for seat in match.standings.eliminated:
        own = [hand.number for hand in match.counted if hand.points[seat] is not None]
        found[seat] = max(own, default=0)
    return found


def won(hand: Hand, seat: int) -> bool:
    result = hand.result
    return seat == (result.out if isinstance(result, Ended) else result.won)


def downwards(match: Match) -> bool:
    """Points count against whoever has them."""
    return match.scoring in (Scoring.LOWEST, Scoring.ELIMINATION)


def _result(match: Match, hand: Hand, playing: list[int], each: Sequence[SeatCourse]) -> None:
    result, share = hand.result, 1 / max(1, len(playing))
    ended = result if isinstance(result, Ended) else None
    own = values(ended, match.game) if ended else ()
    worth = sum(value or 0 for value in own)
    for seat in playing:
        it, has_won, points = each[seat], won(hand, seat), hand.points[seat] or 0
        it.hands += 1
        it.won += has_won
        it.par += share
        it.spread += share * (1 - share)
        it.gain += points
        it.gain_squares += points * points
        fell = ended is None and seat == getattr(result, "fell", None)
        it.fell += fell
        _run(it, "win", has_won)
        _run(it, "dry", not has_won)
        _run(it, "safe", not fell)
        distance = (seat - hand.dealer) % match.opened.seats
        it.add("place", str(distance), 1, has_won, 0, 0)
        if ended is None:
            continue
        it.add("side", ended.side, 1, has_won, 0, worth if has_won else 0)
        if has_won:
            it.value_won += worth
            if worth > it.best:
                it.best, it.best_hand = worth, hand.number
        else:
            _lost(match, ended, seat, own[seat] or 0, it)


def _lost(match: Match, ended: Ended, seat: int, value: int, it: SeatCourse) -> None:
    it.conceded += value
    worst = sorted((it.worst, it.second_worst, it.third_worst, value), reverse=True)
    it.worst, it.second_worst, it.third_worst = worst[:3]
    it.add("winner", str(ended.out), 1, 0, 0, value)
    left, side = ended.left[seat], match.game.side(ended.side)
    if isinstance(left, tuple):
        it.known += 1
        it.cards += len(left)
        it.known_value += value
        it.misses += len(left) == 1
        it.wild_value += sum(side.rows[card.face].points for card in left if card.wild)
        for face, count in Counter(card.face for card in left).items():
            it.add("face", face, 1, 0, count, count * side.rows[face].points)


def _run(it: SeatCourse, kind: str, goes_on: bool) -> None:
    last = getattr(it, f"{kind}_last") + 1 if goes_on else 0
    setattr(it, f"{kind}_last", last)
    setattr(it, f"{kind}_best", max(last, getattr(it, f"{kind}_best")))
    if last == it.hands:
        setattr(it, f"{kind}_first", last)


def _race(
    match: Match,
    hand: Hand,
    playing: list[int],
    racing: list[int],
    totals: Sequence[int],
    each: Sequence[SeatCourse],
    turning: list[tuple[int, int]],
) -> None:
    sign = -1 if downwards(match) else 1
    stands = {seat: sign * totals[seat] for seat in racing}
    best = max(stands.values(), default=0)
    ahead = [seat for seat in racing if stands[seat] == best]
    for seat in playing:
        each[seat].deficit = max(each[seat].deficit, best - stands[seat])
        each[seat].led += seat in ahead
    if len(ahead) == 1:
        others = [stands[seat] for seat in racing if seat not in ahead]
        leader = each[ahead[0]]
        leader.lead = max(leader.lead, best - max(others, default=best))
        if not turning or turning[-1][1] != ahead[0]:
            turning.append((hand.number, ahead[0]))


def _play(hand: Hand, playing: list[int], each: Sequence[SeatCourse]) -> None:
    if hand.play is None:
        return
    flips = "odd" if hand.play.flips % 2 else "even"
    for seat in playing:
        it, told = each[seat], hand.play.seats[seat]
        has_won = won(hand, seat)
        it.along += 1
        it.along_won += has_won
        for name in PLAY_COUNTS:
            setattr(it, name, getattr(it, name) + getattr(told, name))
        it.add("flips", flips, 1, has_won, 0, hand.play.flips)
        for rule, count in told.causes.items():
            it.add("cause", rule, 1, 0, count, 0)
        if has_won:
            it.fastest = min(hand.play.plays, it.fastest or hand.play.plays)


def _end(match: Match, each: Sequence[SeatCourse]) -> None:
    winners = match.standings.winners
    standing = [_standing(match, seat) for seat in range(len(each))]
    taken = sum(each[seat].value_won for seat in winners)
    for seat, it in enumerate(each):
        it.total = match.standings.totals[seat]
        it.place = 1
        if seat not in winners:
            it.place += sum(other > standing[seat] for other in standing)
            fed = (it.by.get(("winner", str(winner))) for winner in winners)
            it.king_value = sum(row[3] for row in fed if row)
            it.king_total = taken
        it.behind = sum(other < standing[seat] for other in standing)


def _standing(match: Match, seat: int) -> tuple[int, int, int]:
    """The greater, the better. Who was eliminated stands by how long that took; winners are level,
    also where hands were entered after the end."""
    totals, stood = match.standings.totals, 0
    if seat in match.standings.winners:
        return (1, 0, 0)
    if match.scoring is Scoring.ELIMINATION:
        stood = sum(hand.points[seat] is not None for hand in match.counted)
    total = -totals[seat] if downwards(match) else totals[seat]
    return (0, stood, total)


def _course(match: Match, each: tuple[SeatCourse, ...], turning: list[tuple[int, int]]) -> Course:
    winners, margin, comeback, agrees = match.standings.winners, None, None, None
    if match.over and not match.abandoned and winners:
        totals = match.standings.totals
        rest = [total for seat, total in enumerate(totals) if seat not in winners]
        if rest:
            second = min(rest) if downwards(match) else max(rest)
            margin = abs(totals[winners[0]] - second)
        comeback = max(each[seat].deficit for seat in winners)
        agrees = _agrees(match)
    return Course(each, tuple(turning), margin, comeback, agrees)


def _agrees(match: Match) -> bool | None:
    if not match.game.scored:
        return None
    standard = match.scoring is Scoring.STANDARD
    other = match.under(Scoring.LOWEST if standard else Scoring.STANDARD).standings
    return set(other.winners or other.leaders) == set(match.standings.winners)
