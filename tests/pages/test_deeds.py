"""Play in words: what was done and what follows, in every language."""

from collections.abc import Sequence

import pytest

from pages.parts import say, words
from pages.parts.deeds import card_name, deed, outcome
from referee.cards import Card
from referee.events import Move
from referee.games import GAMES
from referee.hand import deal, moved
from referee.judge import Step, step
from referee.notation import read
from referee.options import Agreed, Value
from referee.replay import replay

NAMES = ("Ada", "Bo", "Carla", "Dan")


@pytest.fixture(autouse=True)
def speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    speak(monkeypatch, "en")


def speak(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr(say, "language", lambda: language)


def said(line: str, *, trays: bool = False) -> str:
    move = read(line)
    assert isinstance(move, Move)
    return deed(move, NAMES, trays=trays)


def played(game: str, lines: Sequence[str], seats: int = 4, **options: Value) -> tuple[Step, ...]:
    """The steps of a hand in which Ada begins."""
    sheet = GAMES[game]
    agreed = Agreed.on(sheet.preset(None), options)
    table, steps = deal(sheet, seats, seats - 1 if sheet.dealt else 0), ()
    for line in lines:
        move: Move = read(line)  # type: ignore[assignment]
        steps = moved(steps, table, move, agreed)
        table = steps[-1].after
    return steps


def follows(game: str, *lines: str, seats: int = 4, **options: Value) -> tuple[str, ...]:
    return outcome(played(game, lines, seats, **options)[-1], NAMES)


@pytest.mark.parametrize(
    ("code", "en", "it"),
    [
        ("B7", "blue 7", "7 blu"),
        ("PS", "pink Skip", "Salta turno rosa"),
        ("W+4", "Wild Draw Four", "Jolly pesca quattro"),
        ("R3!", "red 3 (Stop)", "3 rosso (stop)"),
    ],
)
def test_a_card_has_a_name(monkeypatch: pytest.MonkeyPatch, code: str, en: str, it: str) -> None:
    assert card_name(Card.read(code)) == en
    speak(monkeypatch, "it")
    assert card_name(Card.read(code)) == it


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("start RF>P8", "The first card is red Flip and pink 8 comes up"),
        ("start G8,W", "The first cards are green 8 and Wild"),
        ("0 plays B7", "Ada plays blue 7"),
        ("0 plays B7 uno", "Ada plays blue 7 and says UNO"),
        ("0 plays W+4>G uno", "Ada plays Wild Draw Four, names green and says UNO"),
        ("0 plays RF>W>T", "Ada plays red Flip, Wild comes up and names teal"),
        ("0 plays R7 with 2", "Ada plays red 7 and swaps hands with Carla"),
        ("reveal P8", "pink 8 comes up"),
        ("reveal W>T by 2", "Wild comes up and Carla names teal"),
        ("1 draws", "Bo draws a card"),
        ("1 draws R7", "Bo draws red 7"),
        ("1 keeps", "Bo keeps the card drawn"),
        ("1 names B", "Bo names blue"),
        ("1 names B on 1", "Bo names blue for the right tray"),
        ("1 accepts", "Bo accepts"),
        ("1 challenges: R2,B9", "Bo challenges. The hand shown: red 2 and blue 9"),
        ("1 challenges: -", "Bo challenges. The hand shown is empty"),
        ("1 challenges guilty", "Bo challenges: it was a bluff"),
        ("1 challenges innocent", "Bo challenges: it was honest"),
        ("0 calls", "Ada says UNO late"),
        ("1 catches 0", "Bo catches Ada without UNO"),
        ("2 spills", "Cards fall off the scale after Carla"),
        ("2 drops R7 spills", "Carla drops red 7 on the scale and cards fall"),
        ("2 pulls W>Y from 3", "Carla pulls Wild from level 3 and names yellow"),
        ("2 places on 16", "Carla puts the block on level 16"),
        ("1 yells 2>G", "Bo saw two hands of Carla and names green"),
        ("1 falls", "Bo brings the tower down"),
        ("0 plays B7 back", "Ada plays blue 7. It is taken back"),
        ('rule stands why "we all saw it"', "The table decides: it stands (we all saw it)"),
        ('rule back why "no"', "The table decides: it does not stand (no)"),
    ],
)
def test_every_kind_of_line_has_its_words(line: str, words: str) -> None:
    assert said(line) == words


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("seen turn 2 right", "it is Carla’s turn and play runs to the right"),
        ("seen side dark top W>T", "now up: Dark side, Wild lies on top and the colour is teal"),
        ("seen left top R5,B7", "play runs to the left and red 5 and blue 7 lie on top"),
    ],
)
def test_a_gap_is_told_by_what_all_can_see(line: str, what: str) -> None:
    assert said(line) == f"Something is missing here: {what}"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("seen holds 1:1,2:0", "Counted again: Bo holds 1 card and Carla holds no card"),
        ('revise 4 1 plays R7 why "a slip"', "Line 4 corrected (a slip): Bo plays red 7"),
        ('revise 4 nothing why "twice"', "Line 4 struck out (twice)"),
    ],
)
def test_what_is_put_right_later_has_its_words(line: str, words: str) -> None:
    assert said(line) == words


def test_the_tray_is_said_where_there_are_two() -> None:
    assert said("0 plays B7", trays=True) == "Ada plays blue 7 on the left tray"
    assert said("0 plays B7 on 1", trays=True) == "Ada plays blue 7 on the right tray"


def test_a_line_in_italian(monkeypatch: pytest.MonkeyPatch) -> None:
    speak(monkeypatch, "it")
    assert said("0 plays W+4>G uno") == "Ada gioca Jolly pesca quattro, sceglie verde e dice UNO"


@pytest.mark.parametrize(
    ("game", "lines", "words"),
    [
        ("classic", ["start R5"], ["Ada plays first, on red"]),
        ("classic", ["start R5", "0 plays B5"], ["Then Bo plays, on blue"]),
        (
            "classic",
            ["start R5", "0 plays R+2"],
            ["Bo draws 2 and misses a turn", "Then Carla"],
        ),
        ("classic", ["start R5", "0 plays RS"], ["Bo misses a turn", "Then Carla plays, on red"]),
        ("classic", ["start R5", "0 plays RR"], ["Play now runs to the right", "Then Dan plays"]),
        ("classic", ["start R5", "0 draws"], ["Ada plays the card drawn, or keeps it"]),
        ("classic", ["start R5", "0 plays W+4>B"], ["Bo draws 4 and misses a turn, or challenges"]),
        ("classic", ["start W"], ["Ada names the colour"]),
        (
            "classic",
            ["start R5", "0 plays W+4>B", "1 challenges: R2"],
            ["Ada was not allowed to play it", "Ada draws 4", "Bo plays again, on blue"],
        ),
        (
            "classic",
            ["start R5", "0 plays W+4>B", "1 challenges: G2"],
            ["Ada was allowed", "Bo draws 6 and misses a turn", "Then Carla plays, on blue"],
        ),
        (
            "classic",
            ["start R5", "0 plays W+4>B", "1 challenges guilty"],
            ["Ada was not allowed to play it", "Ada draws 4", "Bo plays again, on blue"],
        ),
        (
            "classic",
            ["start R5", "seen holds 0:1", "0 plays W+4>B", "1 challenges guilty"],
            ["Ada was not", "What is known here says otherwise", "Ada draws 4", "Bo plays"],
        ),
        (
            "classic",
            ["start R5", "0 plays B4 back"],
            ["Ada takes blue 4 back", "It is Ada’s turn, on red"],
        ),
        ("classic", ["start R5", "0 plays B4"], ["Then Bo plays, on blue"]),
        ("classic", ["start W+4 back"], ["Another card is turned up"]),
        ("classic", ["start R5", "2 catches 0"], ["Nobody draws", "It is Ada’s turn"]),
        ("flip", ["start RF>P8"], ["Everything is turned over: Dark side", "Ada plays first"]),
        (
            "flip",
            ["start R5", "0 plays RF"],
            ["Everything is turned", "Say which card lies"],
        ),
        (
            "flip",
            ["start RF>P8", "0 plays PE"],
            ["All the others miss a turn", "Ada plays again, on pink"],
        ),
        (
            "flip",
            ["start RF>P8", "0 plays WC>T"],
            ["Bo draws until teal comes and misses a turn, or challenges"],
        ),
        (
            "flip",
            ["start RF>P8", "0 plays WC>T", "1 challenges: O3"],
            [
                "Ada was allowed",
                "Bo draws until teal comes, and 2 more and misses",
                "Then Carla plays",
            ],
        ),
        ("tippo", ["start R5,B7"], ["Ada plays first, on red or blue"]),
        (
            "tippo",
            ["start R5,B7", "0 plays R3! on 0"],
            ["The left tray is closed", "Then Bo plays, on blue"],
        ),
        ("tippo", ["start R5,B7", "0 plays R3", "0 spills"], ["Ada draws 2", "It is Bo’s turn"]),
        ("tippo", ["start R5,B7", "0 plays WT on 1"], ["Bo drops a card on the Tilt"]),
        ("stacko", ["0 pulls R3"], ["Then Bo pulls, on red"]),
        ("stacko", ["0 pulls R+2"], ["Bo pulls 2 numbers, colour red"]),
        ("stacko", ["0 pulls R+2", "1 pulls R1"], ["Bo pulls one more number, colour red"]),
        ("stacko", ["0 pulls R3", "0 places", "1 falls"], ["Bo brought the tower", "Ada wins"]),
    ],
)
def test_what_follows_is_said_by_name(game: str, lines: list[str], words: list[str]) -> None:
    told = follows(game, *lines)
    assert len(told) == len(words), told
    for line, begins in zip(told, words, strict=True):
        assert line.startswith(begins), told


def test_stacked_draws_can_be_answered() -> None:
    told = follows("classic", "start R5", "0 plays R+2", "1 plays B+2", stacking=True)
    assert told == ("Carla adds another Draw Two, or draws 4 and misses a turn",)
    told = follows("classic", "start R5", "0 plays W+4>B", stacking=True)
    assert told == ("Bo adds another Wild Draw Four, draws 4 and misses a turn, or challenges",)


def test_between_two_a_reverse_lets_its_player_go_on() -> None:
    told = follows("classic", "start R5", "0 plays RR", seats=2)
    assert told == ("Bo misses a turn", "Ada plays again, on red")


def last_cards(code: str, uno: bool = True) -> tuple[str, ...]:
    """What follows where Ada plays this card and Bo knows how many she holds."""
    opened = played("classic", ["start R5"])[-1].after
    left = 1 if uno else 2
    event = read(f"0 plays {code}")
    return outcome(step(opened.with_held(0, left), event, Agreed()), NAMES)  # type: ignore[arg-type]


def test_a_last_card_ends_the_hand_once_its_draw_is_answered() -> None:
    assert last_cards("R7") == ("Ada is out: the hand is over",)
    assert last_cards("R+2") == ("Bo draws 2", "Ada is out: the hand is over")
    assert last_cards("W+4>R") == (
        "Bo draws 4 and misses a turn, or challenges",
        "After that Ada is out, and the hand is over",
    )


def test_a_forgotten_call_is_said_until_it_is_made() -> None:
    assert last_cards("R7", uno=False)[0] == "Ada has not said UNO and can be caught"


def test_all_that_may_follow_has_words_in_italian(monkeypatch: pytest.MonkeyPatch) -> None:
    speak(monkeypatch, "it")
    assert follows("classic", "start R5", "0 plays R+2") == (
        "Bo pesca 2 e salta il turno",
        "Poi gioca Carla, colore rosso",
    )


def test_the_history_tells_a_hand_that_is_being_played() -> None:
    match = replay(["match tippo 3 dealer 2 standard 500", "start R5,B7"])
    event = read("0 plays B3 on 1")
    assert words.event(event, match, NAMES, 1) == "Ada plays blue 3 on the right tray"
    revised = read('revise 1 nothing why "twice"')
    assert words.event(revised, match, NAMES, 1) == (
        "Line 1 struck out (twice). Before: The first cards are red 5 and blue 7"
    )
    assert words.change(
        replay(["match flip 3 dealer 2 standard 500", "start R5"]).latest, match
    ) == ("last move")
