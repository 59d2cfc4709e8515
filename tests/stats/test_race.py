"""The race as numbers and as a chart agrees with the replayed match."""

import json
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import plotly.graph_objects as go
import pytest

from referee.match import Match
from referee.replay import replay
from referee.scoring import Scoring
from stats.looks import DASHES, LOOKS, SYMBOLS
from stats.race import CONFIG, Labels, race_figure, race_frame

LABELS = Labels(hand="Hand", points="Points", target="Target")


@dataclass(frozen=True)
class Seated:
    name: str
    colour: str
    symbol: str


def seated(*names: str) -> list[Seated]:
    return [Seated(name, *look) for name, look in zip(names, LOOKS, strict=False)]


FOUR = seated("Ada", "Bo", "Carla", "Dan")
HANDS = (
    "match flip 4 dealer 0 standard 500",
    "hand 0 out dark 1:7,E 2:=12+11 3:-",
    "hand 1 out light 0:W 2:3 3:off",
    "hand 2 out light 0:1 1:1 3:1",
    'strike 3 why "misdeal"',
    "hand 3 out light 0:S 1:- 2:-",
)
ELIMINATION = (
    "match flip 3 dealer 0 elimination 50",
    "hand 0 out light 1:W+2 2:3",
    "hand 2 out light 0:7 1:off",
    "hand 0 out light 1:off 2:4",
)
ROUNDS = ("match stacko 3 dealer 0 rounds 3", "round 0 fell 1 won", "round 1 fell 2 won")


def drawn(match: Match, players: list[Seated], *, dark: bool = False) -> dict[str, Any]:
    figure = race_figure(
        match, players, dark=dark, labels=LABELS, describe=lambda hand, seat: f"held {hand}/{seat}"
    )
    spec: dict[str, Any] = json.loads(figure.to_json())
    return spec


def long_match(seats: int = 10, hands: int = 60) -> Match:
    others = [" ".join(f"{s}:7,S" for s in range(seats) if s != out) for out in range(seats)]
    rows = [f"hand {hand % seats} out light {others[hand % seats]}" for hand in range(hands)]
    return replay([f"match classic {seats} dealer 0 standard 5000", *rows])


def names_of(spec: dict[str, Any]) -> list[dict[str, Any]]:
    return [note for note in spec["layout"]["annotations"] if "ax" in note]


@pytest.mark.parametrize("scoring", [Scoring.STANDARD, Scoring.LOWEST])
def test_the_frame_has_the_points_and_totals_of_every_hand_that_counts(scoring: Scoring) -> None:
    match = replay(HANDS).under(scoring)
    frame = race_frame(match, [player.name for player in FOUR])
    totals = frame.pivot(index="hand", columns="seat", values="total")
    points = frame.pivot(index="hand", columns="seat", values="points")
    assert list(totals.index) == [1, 2, 4]
    assert [tuple(row) for row in totals.to_numpy()] == list(match.running)
    assert [
        tuple(None if value != value else value for value in row)
        for row in points.to_numpy(dtype=float, na_value=float("nan"))
    ] == [hand.points for hand in match.counted]


def test_the_frame_tells_side_who_went_out_and_what_was_left() -> None:
    frame = race_frame(replay(HANDS), [player.name for player in FOUR])
    first = frame[frame.hand == 1].set_index("name")
    assert set(first.side) == {"dark"}
    assert first.index[first.out].tolist() == ["Ada"]
    assert first.left.tolist() == ["", "7, E", "12+11", ""]
    sat_out = frame[(frame.hand == 2) & (frame.name == "Dan")]
    assert sat_out.points.isna().all()
    assert sat_out.left.isna().all()


def test_a_frame_of_rounds_has_no_cards() -> None:
    frame = race_frame(replay(ROUNDS), ["Ada", "Bo", "Carla"])
    assert frame.points.tolist() == [0, 1, 0, 0, 0, 1]
    assert frame[["side", "out", "left"]].isna().all(axis=None)


def test_a_frame_of_no_hands_has_the_same_columns() -> None:
    assert race_frame(replay(HANDS[:1]), ["Ada"] * 4).dtypes.equals(
        race_frame(replay(HANDS), ["Ada"] * 4).dtypes
    )


def test_each_line_runs_from_zero_over_the_hands_that_count() -> None:
    match = replay(HANDS)
    lines = drawn(match, FOUR)["data"]
    assert [line["x"] for line in lines] == [[0, 1, 2, 4]] * 4
    assert [line["y"] for line in lines] == [
        [0, *(totals[seat] for totals in match.running)] for seat in range(4)
    ]


def test_a_line_ends_where_its_player_is_eliminated() -> None:
    lines = drawn(replay(ELIMINATION), FOUR[:3])["data"]
    assert [line["x"][-1] for line in lines] == [3, 1, 3]


def test_a_point_says_who_when_how_many_and_what_was_left() -> None:
    texts = drawn(replay(HANDS), FOUR)["data"][1]["hovertext"]
    assert texts == [
        "<b>Bo</b>",
        "<b>Bo</b><br>Hand 1: 0 (+0)<br>held 1/1",
        "<b>Bo</b><br>Hand 2: 43 (+43)<br>held 2/1",
        "<b>Bo</b><br>Hand 4: 43 (+0)<br>held 4/1",
    ]


def test_names_and_words_with_markup_are_shown_as_typed() -> None:
    tricky = "<b>B</b>&lt;"
    match = replay(HANDS[:2])
    figure = race_figure(
        match,
        seated(tricky, "<a href='https://x.example'>y</a>", "Carla", "Dan"),
        dark=False,
        labels=Labels(hand="<i>Hand</i>", points="<i>Points</i>", target="<i>Target</i>"),
        describe=lambda hand, seat: "<i>all</i>",
    )
    ours = json.dumps(figure.to_dict(), ensure_ascii=False)
    assert "<i>" not in ours
    assert "<a " not in ours
    assert figure.layout.annotations[0].text == "&lt;b&gt;B&lt;/b&gt;&amp;lt;"
    assert figure.data[0].hovertext[1] == (
        "<b>&lt;b&gt;B&lt;/b&gt;&amp;lt;</b><br>&lt;i&gt;Hand&lt;/i&gt; 1: 60 (+60)"
        "<br>&lt;i&gt;all&lt;/i&gt;"
    )


def test_a_long_name_is_cut_at_the_line_and_whole_in_the_hover() -> None:
    name = "Bartholomew the Younger of the Long Table"[:40]
    spec = drawn(replay(HANDS), seated(name, "Bo", "Carla", "Dan"))
    assert names_of(spec)[0]["text"] == "Bartholomew…"
    assert spec["data"][0]["hovertext"][1].startswith(f"<b>{name}</b>")


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("log", [HANDS[:1], HANDS[:2], HANDS, ELIMINATION, ROUNDS])
def test_plotly_finds_nothing_wrong_with_the_figure(log: tuple[str, ...], dark: bool) -> None:
    match = replay(log)
    go.Figure(drawn(match, FOUR[: match.opened.seats], dark=dark))


def test_players_who_look_the_same_have_different_dashes() -> None:
    twins = [Seated(f"Twin {seat}", "sky", "star") for seat in range(10)]
    lines = drawn(long_match(), twins)["data"]
    assert [line["line"]["dash"] for line in lines] == list(DASHES)


def test_ten_players_differ_in_colour_dash_and_marker_each() -> None:
    lines = drawn(long_match(), seated(*"ABCDEFGHIJ"))["data"]
    assert len({line["line"]["color"] for line in lines}) == 10
    assert len({line["line"]["dash"] for line in lines}) == 10
    assert [line["marker"]["symbol"] for line in lines] == list(SYMBOLS.values())


def test_sixty_hands_have_few_markers_and_always_one_at_the_end() -> None:
    lines = drawn(long_match(), seated(*"ABCDEFGHIJ"))["data"]
    for line in lines:
        sizes = line["marker"]["size"]
        assert len(sizes) == len(line["x"]) == 61
        assert sizes[-1] > 0
        assert 6 <= sum(size > 0 for size in sizes) <= 12
    assert len({tuple(line["marker"]["size"]) for line in lines}) > 1


def test_ten_names_do_not_overlap() -> None:
    spec = drawn(long_match(hands=3), seated(*"ABCDEFGHIJ"))
    layout = spec["layout"]
    margin = layout["margin"]
    pixels = (layout["height"] - margin["t"] - margin["b"]) / layout["yaxis"]["range"][1]
    heights = sorted(name["ay"] * pixels for name in names_of(spec))
    gaps = [above - below for below, above in pairwise(heights)]
    assert len(heights) == 10
    assert min(gaps) >= names_of(spec)[0]["font"]["size"] * 1.25


def test_the_target_is_on_the_chart_before_anybody_is_near_it() -> None:
    layout = drawn(replay(HANDS[:2]), FOUR)["layout"]
    assert layout["shapes"][0]["y0"] == layout["shapes"][0]["y1"] == 500
    assert layout["yaxis"]["range"][1] > 500


def test_a_finger_drags_and_zooms_nothing() -> None:
    layout = drawn(replay(HANDS), FOUR)["layout"]
    assert layout["dragmode"] is False
    assert layout["xaxis"]["fixedrange"]
    assert layout["yaxis"]["fixedrange"]
    assert CONFIG["scrollZoom"] is CONFIG["displayModeBar"] is CONFIG["doubleClick"] is False
