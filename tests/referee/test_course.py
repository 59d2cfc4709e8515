"""How a match went, against the definitions in plain words, looked up hand by hand."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest
from hypothesis import given

from referee.course import course
from referee.events import Ended, Event, Opened
from referee.match import Match
from referee.notation import write
from referee.replay import replay
from tests.db.tables import story
from tests.referee.oracle import card_points, face_of


def told(opened: Opened, events: list[Event]) -> Match:
    return replay([write(opened), *map(write, events)])


def hands_of(match: Match, seat: int) -> Iterator[dict[str, Any]]:
    """A seat's hands, each with what stands on the sheet about it."""
    totals = [0] * match.opened.seats
    for at, hand in enumerate(match.counted):
        totals = [old + (new or 0) for old, new in zip(totals, hand.points, strict=True)]
        at_table = [it for it, points in enumerate(hand.points) if points is not None]
        if seat not in at_table:
            continue
        result, own, values = hand.result, None, [0] * match.opened.seats
        if isinstance(result, Ended):
            own = result.left[seat]
            for it, left in enumerate(result.left):
                if isinstance(left, tuple):
                    game = match.game.key
                    values[it] = sum(card_points(game, result.side, str(card)) for card in left)
                elif left is not None:
                    values[it] = left.points
        winner = result.out if isinstance(result, Ended) else result.won
        yield {
            "won": winner == seat,
            "winner": winner,
            "at_table": at_table,
            "side": result.side if isinstance(result, Ended) else None,
            "value": values[seat],
            "pot": sum(values),
            "left": own,
            "fell": not isinstance(result, Ended) and result.fell == seat,
            "points": hand.points[seat],
            "totals": {it: totals[it] for it in in_the_race(match, at)},
            "distance": (seat - hand.dealer) % match.opened.seats,
        }


def in_the_race(match: Match, at: int) -> list[int]:
    """All but those who are out, once they have played their last hand."""
    later = [hand.points for hand in match.counted[at:]]
    out = match.standings.eliminated
    seats = range(match.opened.seats)
    return [it for it in seats if it not in out or any(points[it] is not None for points in later)]


def longest(flags: list[bool]) -> int:
    return max((len(list(run)) for flag, run in groupby(flags) if flag), default=0)


@given(story())
def test_every_count_is_what_its_words_say(made: tuple[Opened, list[Event]]) -> None:
    match = told(*made)
    low = match.scoring in ("lowest", "elimination")
    for seat, it in enumerate(course(match).seats):
        hands = list(hands_of(match, seat))
        won = [hand for hand in hands if hand["won"]]
        lost = [hand for hand in hands if not hand["won"]]
        scored = [hand for hand in lost if match.game.scored]
        known = [hand for hand in scored if isinstance(hand["left"], tuple)]
        assert (it.hands, it.won) == (len(hands), len(won))
        assert it.par == pytest.approx(sum(1 / len(hand["at_table"]) for hand in hands))
        assert it.value_won == sum(hand["pot"] for hand in won)
        assert it.best == max((hand["pot"] for hand in won), default=0)
        assert it.conceded == sum(hand["value"] for hand in scored)
        worst = sorted((hand["value"] for hand in scored), reverse=True)
        three = [it.worst, it.second_worst, it.third_worst]
        assert three == [*worst[:3], 0, 0, 0][:3]
        assert it.known == len(known)
        assert it.cards == sum(len(hand["left"]) for hand in known)
        assert it.known_value == sum(hand["value"] for hand in known)
        assert it.misses == sum(len(hand["left"]) == 1 for hand in known)
        wild = [
            (hand["side"], str(card))
            for hand in known
            for card in hand["left"]
            if face_of(str(card)).startswith("W")
        ]
        game = match.game.key
        assert it.wild_value == sum(card_points(game, side, code) for side, code in wild)
        assert it.fell == sum(hand["fell"] for hand in hands)
        assert it.gain == sum(hand["points"] for hand in hands)
        assert it.gain_squares == sum(hand["points"] ** 2 for hand in hands)
        best = min if low else max
        leads = [hand["totals"][seat] == best(hand["totals"].values()) for hand in hands]
        assert it.led == sum(leads)
        gaps = [abs(hand["totals"][seat] - best(hand["totals"].values())) for hand in hands]
        assert it.deficit == max(gaps, default=0)
        assert it.win_best == longest([hand["won"] for hand in hands])
        assert it.dry_best == longest([not hand["won"] for hand in hands])
        assert it.safe_best == longest([not hand["fell"] for hand in hands])
        for (what, key), (count, wins, _, value) in it.by.items():
            if what == "place":
                there = [hand for hand in hands if str(hand["distance"]) == key]
                assert (count, wins) == (len(there), sum(hand["won"] for hand in there))
            elif what == "side":
                there = [hand for hand in hands if hand["side"] == key]
                pots = sum(hand["pot"] for hand in there if hand["won"])
                assert (count, wins, value) == (
                    len(there), sum(hand["won"] for hand in there), pots,
                )  # fmt: skip
            elif what == "winner":
                there = [hand for hand in lost if str(hand["winner"]) == key]
                assert (count, value) == (len(there), sum(hand["value"] for hand in there))


@given(story())
def test_places_follow_from_the_end_of_the_match(made: tuple[Opened, list[Event]]) -> None:
    match, over = told(*made), told(*made).over
    found = course(match)
    places = [it.place for it in found.seats]
    if not over or match.abandoned:
        assert set(places) == {0}
        assert found.margin is found.comeback is found.agrees is None
        return
    assert [seat for seat, place in enumerate(places) if place == 1] == list(
        match.standings.winners
    )
    for place, it in zip(places, found.seats, strict=True):
        if place > 1:
            assert place == 1 + sum(other < place for other in places)
        assert it.behind == sum(other > place for other in places)


@given(story())
def test_a_lead_changes_when_somebody_else_is_ahead_alone(made: tuple[Opened, list[Event]]) -> None:
    match = told(*made)
    best = min if match.scoring in ("lowest", "elimination") else max
    ahead = []
    for at, (hand, totals) in enumerate(zip(match.counted, match.running, strict=True)):
        in_it = {seat: totals[seat] for seat in in_the_race(match, at)}
        first = [seat for seat, total in in_it.items() if total == best(in_it.values())]
        if len(first) == 1:
            ahead.append((first[0], hand.number))
    runs = [list(run) for _, run in groupby(ahead, key=lambda it: it[0])]
    assert course(match).turning == tuple((run[0][1], run[0][0]) for run in runs)


def test_a_comeback_and_its_margin() -> None:
    match = replay(
        ["match flip 2 dealer 0 standard 100", "hand 0 out light 1:=40", "hand 1 out light 0:=120"]
    )
    found = course(match)
    assert (found.comeback, found.margin, found.lead_changes) == (40, 80, 1)
    assert (found.seats[0].lead, found.seats[0].king_value, found.seats[0].king_total) == (
        40, 120, 120,
    )  # fmt: skip
    assert found.agrees is True
    assert (found.seats[1].clutch, found.seats[1].clutch_won) == (0, 0)


def test_who_sits_a_hand_out_may_be_ahead_all_the_same() -> None:
    lines = ["hand 0 out light 1:=90 2:=30", "hand 1 out light 0:off 2:=40"]
    found = course(replay(["match flip 3 dealer 0 standard 500", *lines]))
    assert found.turning == ((1, 0),)
    assert [(it.led, it.hands, it.lead) for it in found.seats] == [
        (1, 1, 120),
        (0, 2, 0),
        (0, 2, 0),
    ]
    assert found.seats[1].deficit == 120


def test_a_struck_hand_counts_for_nothing() -> None:
    lines = ["match flip 2 dealer 0 standard 100", "hand 0 out light 1:=40", 'strike 1 why ""']
    assert course(replay(lines)).seats == course(replay(lines[:1])).seats


def test_who_shares_a_win_is_level_whatever_was_entered_after_the_end() -> None:
    end, after = "hand 0 out light 1:off 2:=50", "hand 0 out light 1:1 2:1"
    found = course(replay(["match flip 3 dealer 0 lowest 50", end, after]))
    assert [(it.place, it.behind) for it in found.seats] == [(1, 1), (1, 1), (3, 0)]
