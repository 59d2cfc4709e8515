"""Lines of the log: every event reads back, every error says what would be right."""

from contextlib import suppress
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee import cards, events
from referee.events import Ended, Event, Struck, Sum
from referee.notation import NotationError, read, read_sum, write
from tests.referee import tables

KEPT = Path(__file__).with_name("lines-1.txt").read_text(encoding="utf-8").rstrip("\n").split("\n")
LINES = dict(zip(KEPT[::2], KEPT[1::2], strict=True))


@pytest.mark.parametrize("line", LINES)
def test_a_line_once_written_is_read_for_ever(line: str) -> None:
    assert read(line) == eval(LINES[line].strip(), vars(events) | vars(cards))


def test_the_lines_kept_show_every_kind_of_event() -> None:
    assert {type(read(line)) for line in LINES} == set(get_args(Event))


@given(tables.events)
def test_every_event_reads_back(event: Event) -> None:
    assert read(write(event)) == event


@given(tables.events)
def test_every_event_is_one_line_of_text(event: Event) -> None:
    assert write(event).splitlines() == [write(event)]


@given(tables.events, st.booleans())
def test_capitals_and_spaces_do_not_matter(event: Event, upper: bool) -> None:
    said, why, reason = write(event).partition(" why ")
    said, why = (said.upper(), why.upper()) if upper else (said.lower(), why.lower())
    spaced = f"  {said}{why}".replace(" ", " \t")
    assert read(f"{spaced}{reason} ") == event


@given(st.text(), st.text())
def test_a_reason_is_kept_letter_for_letter(why: str, other: str) -> None:
    both = f'{why} why "{other}"'
    assert read(write(Struck(1, both))) == Struck(1, both)


def test_a_reason_stays_readable_in_any_script() -> None:
    assert write(Struck(1, "Zoë: 重新")) == 'strike 1 why "Zoë: 重新"'


@given(
    st.text()
    | st.tuples(st.sampled_from(list(LINES)), st.integers(0, 80), st.text(max_size=3)).map(
        lambda it: it[0][: it[1]] + it[2] + it[0][it[1] + len(it[2]) :]
    )
)
def test_no_text_does_worse_than_to_be_refused(line: str) -> None:
    with suppress(NotationError):
        assert read(write(read(line))) == read(line)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "a line begins with one of match, hand, round, correct, strike, amend"),
        ("hnad 0 out light 1:7", "not with 'hnad'"),
        ("undo twice", "nothing comes after undo, not 'twice'"),
        ('redo why "so"', "a redo line gives no reason"),
        ("match flip 4", "a match line reads: match GAME SEATS dealer SEAT SCORING TARGET"),
        ("match flip four dealer 0 standard 500", "seats must be a whole number, not 'four'"),
        ("match flip 4 dealer x standard 500", "dealer must be a whole number"),
        ("match flip 4 dealer 0 standard -500", "target must be a whole number, not '-500'"),
        ("match flip 4 dealer 0 standard 500 stacking", "an option reads key=value"),
        ('match flip 4 dealer 0 standard 500 why "x"', "a match line gives no reason"),
        ("hand 0", "a hand line reads: hand SEAT out SIDE SEAT:CARDS …"),
        ("hand ² out light 1:7", "seat must be a whole number"),
        ("hand 0 out light 1;7", "what a seat was left with reads SEAT:CARDS"),
        ("hand 0 out light 7", "what a seat was left with reads SEAT:CARDS"),
        ("hand 0 out light x:7", "seat must be a whole number, not 'x'"),
        ("hand 0 out light 0:7 1:8", "seat 0 went out and so holds no cards, not '7'"),
        ("hand 0 out light 1:7 1:8", "seat 1 is there twice"),
        ("hand 0 out light 2:7", "nothing is said of seat 1; write 1:off or its cards"),
        ("hand 1 out light", "nothing is said of seat 0"),
        ("hand 0 out light 1:", "'' is no card; codes look like R7"),
        ("hand 0 out light 1:7,,8", "'' is no card; codes look like R7"),
        ("hand 0 out light 1:RW", "a wild has no colour of its own: W"),
        ("hand 0 out light 1:=", "'' is no sum; write whole numbers, such as 12+11"),
        ("hand 0 out light 1:=-5", "'-5' is no sum"),
        ("hand 0 out light last", "after last comes the card that was played last"),
        ("hand 0 out light last 1:7", "'1:7' is no card"),
        ('hand 0 out light 1:7 why "x"', "a hand line gives no reason"),
        ("round 1", "a round line reads: round SEAT fell SEAT won"),
        ("round 1 won 2 fell", "a round line reads: round SEAT fell SEAT won"),
        ("round 1 fell x won", "seat must be a whole number"),
        ("correct 1", 'a correction reads: correct NUMBER hand … why "…"'),
        ("correct 1 undo", 'a correction reads: correct NUMBER hand … why "…"'),
        ("correct x hand 0 out light 1:7", "hand must be a whole number, not 'x'"),
        ("strike", 'a struck hand reads: strike NUMBER why "…"'),
        ("strike 1 because", 'a struck hand reads: strike NUMBER why "…"'),
        ('strike 1 why "unfinished', 'the reason must stand in quotes: why "…"'),
        ('strike 1 why "one" "two"', 'the reason must stand in quotes: why "…"'),
        ("revise 1", 'a revision reads: revise NUMBER LINE why "…"'),
        ("revise x nothing", "event must be a whole number, not 'x'"),
        ("revise 1 rule stands", "after a seat comes one of"),
        ("seen turn", "after seen comes a number after turn"),
        ("seen sideways", "nothing comes after seen, not 'sideways'"),
        ("seen holds 3", "the cards of a seat, as 0:3, must be a whole number"),
        ("amend stacking", "an option reads key=value, not 'stacking'"),
        ("play-on", "playing on reads: play-on TARGET"),
        ("play-on 1e3", "target must be a whole number, not '1e3'"),
        ("play-on 1000000", "target must be a whole number"),
    ],
)
def test_an_error_names_what_would_be_right(line: str, said: str) -> None:
    with pytest.raises(NotationError) as refused:
        read(line)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("text", "terms"),
    [("12", (12,)), ("12+11", (12, 11)), (" 12 + 11 ", (12, 11)), ("0", (0,)), ("007+1", (7, 1))],
)
def test_a_typed_sum_keeps_its_terms(text: str, terms: tuple[int, ...]) -> None:
    assert read_sum(text) == Sum(terms)


@pytest.mark.parametrize(
    "text",
    ["", "+", "12+", "+12", "-12", "12-11", "1.5", "1,5", "1e3", "123456", "٣", "12 11", "x"],
)
def test_a_sum_is_whole_numbers_added_up_and_nothing_else(text: str) -> None:
    with pytest.raises(NotationError, match="such as 12\\+11"):
        read_sum(text)


def test_blank_is_not_zero_and_zero_is_not_off() -> None:
    assert read("hand 0 out light 1:- 2:=0 3:off") == Ended(0, ((), (), Sum((0,)), None))
