"""The picture of a match: whole SVG, names as text, everybody in it."""

from xml.etree import ElementTree

import pytest

from db import PlayerInfo
from referee.replay import replay
from stats.looks import LOOKS
from stats.picture import picture

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("<b>x</b>", "محمد عبد الله", "さくら & 卡拉", "W" * 40)
PLAYERS = tuple(PlayerInfo(seat, name, *LOOKS[seat]) for seat, name in enumerate(NAMES))
OPENED = "match flip 4 dealer 0 {} 100"
HANDS = ["hand 0 out light 1:=20 2:=5 3:off", "hand 1 out dark 0:=50 2:=5 3:=25"]


def drawn(*lines: str) -> ElementTree.Element:
    match = replay(lines)
    return ElementTree.fromstring(picture(match, PLAYERS, "<i>wins", ["to 100", "today"]))


def texts(svg: ElementTree.Element) -> list[str]:
    return [it.text or "" for it in svg.iter(f"{SVG}text")]


def test_names_are_text_and_the_best_comes_first() -> None:
    found = texts(drawn(OPENED.format("standard"), *HANDS))
    assert found[0] == "<i>wins"
    assert found[3:7] == ["محمد عبد الله", "80", "<b>x</b>", "25"]
    assert found[7] == "さくら & 卡拉"
    assert found[9].endswith("…")


def test_where_the_lowest_wins_the_lowest_comes_first() -> None:
    totals = [it for it in texts(drawn(OPENED.format("lowest"), *HANDS)) if it.isdigit()]
    assert totals == ["10", "20", "25", "50"]


def test_every_player_has_a_line_over_all_hands() -> None:
    lines = list(drawn(OPENED.format("standard"), *HANDS).iter(f"{SVG}polyline"))
    assert len(lines) == 4
    assert {len(line.get("points", "").split()) for line in lines} == {3}
    assert len({line.get("stroke") for line in lines}) == 4


@pytest.mark.parametrize("lines", [[], ["abandon"]])
def test_before_the_first_hand_there_are_names_and_no_lines(lines: list[str]) -> None:
    svg = drawn(OPENED.format("standard"), *lines)
    assert not list(svg.iter(f"{SVG}polyline"))
    assert texts(svg).count("0") == 4
