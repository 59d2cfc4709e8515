"""Charts of statistics: sound for plotly, names no markup, nobody told apart by colour alone."""

from typing import Any

import pytest
from plotly.graph_objects import Figure

from db import PlayerInfo
from stats import pictures
from stats.looks import COLOURS, LOOKS

PEOPLE = [
    PlayerInfo(number, name, *LOOKS[number]) for number, name in enumerate(("<b>x</b>", "Ada"))
]


def line(player: PlayerInfo) -> pictures.Line:
    return pictures.Line(player, [1, 2, 3], [0.5, 1.5, 1.0], ["a", "b", "<i>c</i>"])


def each(dark: bool) -> list[Figure]:
    names = [player.name for player in PEOPLE]
    return [
        pictures.bars(names, [0.5, 0.0], ["50 %", "0 %"], dark=dark, base=0.25),
        pictures.lines([line(player) for player in PEOPLE], dark=dark, dates=False, base=1),
        pictures.calendar([("2026-01-31", 2), ("2026-11-29", 1)], list("MTWTFSS"), ["x", "y"],
                          dark=dark),
    ]  # fmt: skip


@pytest.mark.parametrize("dark", [False, True])
def test_plotly_finds_nothing_wrong(dark: bool) -> None:
    for figure in each(dark):
        told = figure.to_dict()
        assert Figure(told).data
        assert not told["layout"]["dragmode"]
        assert told["layout"]["xaxis"]["fixedrange"]
        assert "<b>x" not in str(told)


def test_people_keep_colour_symbol_and_a_dash_of_their_own() -> None:
    lines: list[Any] = each(False)[1].to_dict()["data"]
    assert [it["line"]["color"] for it in lines] == [COLOURS[it.colour][0] for it in PEOPLE]
    assert len({it["line"]["dash"] for it in lines}) == 2
    assert len({it["marker"]["symbol"] for it in lines}) == 2


def test_a_calendar_looks_back_half_a_year_from_its_last_night() -> None:
    (field,) = each(False)[2].to_dict()["data"]
    assert sum(map(sum, field["z"])) == 1
    assert len(field["z"]) == 7
    assert field["z"][6][-1] == 1, "a Sunday"


def test_hands_are_counted_in_whole_numbers() -> None:
    assert each(False)[1].to_dict()["layout"]["xaxis"]["dtick"] == 1


def test_a_single_night_is_a_small_field_among_weeks() -> None:
    field = pictures.calendar([("2026-11-29", 1)], list("MTWTFSS"), ["x"], dark=False)
    (told,) = field.to_dict()["data"]
    assert len(told["z"][0]) == pictures.WEEKS
    assert sum(map(sum, told["z"])) == 1


def test_a_bar_leaves_the_whole_width_to_its_words() -> None:
    layout = each(False)[0].to_dict()["layout"]
    said = [it["text"] for it in layout["annotations"]]
    assert said == ["&lt;b&gt;x&lt;/b&gt;: 50 %", "Ada: 0 %"]
    assert {it["x"] for it in layout["annotations"]} == {0}


def test_turning_points_are_added_to_the_race_and_leave_it_as_it_was() -> None:
    race = each(False)[1]
    before = len(race.layout.shapes)
    marked = pictures.with_turns(race, [(2, "#123456")], dark=False)
    assert len(marked.layout.shapes) == before + 1
    assert len(race.layout.shapes) == before
