"""A game is a table of rows: a fifth one needs no change to any other file than the list of games.

"Thunder" is played with red and blue cards of 1 to 3. A Thunder may go on anything; then everybody
else draws one card, and play goes on with the next seat.
"""

import json

import pytest

from referee.ask import answer
from referee.cards import Card, Colour
from referee.events import Played
from referee.game import CardRow, Game, Side
from referee.games import GAMES
from referee.judge import judge
from referee.options import Agreed
from referee.replay import replay
from referee.rule import effect
from referee.rules.cards import ROWS
from referee.rules.turn import goes_on_anything, matches
from referee.table import Pile, Table
from tests.referee.games.hands import broken, drawn, hand


@effect("thunder")
def all_others_draw(table: Table, event: Played, agreed: Agreed) -> Table:
    for seat in table.others(event.seat):
        table = table.draws(seat, 1, "thunder")
    return table


THUNDER = Game(
    "thunder",
    range(2, 5),
    (
        Side(
            "light",
            (Colour.RED, Colour.BLUE),
            {str(number): CardRow(8, number, may=(matches,)) for number in (1, 2, 3)}
            | {
                "WX": CardRow(
                    copies=4,
                    points=25,
                    nameless=True,
                    forces_draw=True,
                    may=(goes_on_anything,),
                    then=(all_others_draw,),
                )
            },
        ),
    ),
    rows=ROWS,
    dealt=3,
)


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "thunder", THUNDER)


def test_it_is_judged() -> None:
    table = Table(THUNDER, 3, piles=(Pile(Card("1", Colour.RED), Colour.RED),), held=(None,) * 3)
    assert judge(table, Played(0, Card("1", Colour.BLUE)), Agreed()).legal
    assert not judge(table, Played(0, Card("2", Colour.BLUE)), Agreed()).legal


def test_it_is_played() -> None:
    *_, thunder, after, wrong = hand(
        "thunder", 3, "start R1", "0 plays WX", "1 plays B2", "2 plays R1 back"
    )
    assert drawn(thunder) == {1: 1, 2: 1}
    assert (after.after.held, broken(wrong)) == ((2, 3, 4), ["match"])


def test_it_is_replayed_and_scored() -> None:
    match = replay(
        [
            "match thunder 3 dealer 2 standard 50",
            "start R1",
            "0 plays WX",
            "hand 0 out light last WX 1:R1,B3 2:WX",
            "start B2",
        ]
    )
    assert match.trouble == ()
    assert match.standings.totals == (29, 0, 0)
    assert match.table.turn == 1


def test_it_answers_questions() -> None:
    scene = {"players": 3, "turn": 1, "top": "R1"}
    question = {"ask": "ruling", "game": "thunder", "table": scene}
    event = {"type": "play", "seat": 1, "card": "WX"}
    said = answer(json.dumps(question | {"event": event}))
    assert (said["legal"], said["draws"], said["next"]) == (True, {"0": 1, "2": 1}, 2)
    wrong = answer(json.dumps(question | {"event": event | {"card": "G1"}}))
    assert wrong["error"].startswith("card: ")
    deck = answer(json.dumps({"ask": "deck", "game": "thunder"}))
    assert deck["total"] == 52
