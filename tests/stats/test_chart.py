"""Labels keep apart, keep their order and stay on the chart; axes have round steps."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stats.chart import letters, short, spread, step

TOTALS = st.lists(st.integers(0, 500), min_size=1, max_size=10)


@given(TOTALS)
def test_labels_keep_apart_in_order_and_on_the_chart(totals: list[int]) -> None:
    places = spread(totals, 20, 0, 520)
    in_order = [place for _, place in sorted(zip(totals, places, strict=True))]
    assert all(above - below >= 20 - 1e-9 for below, above in pairwise(in_order))
    assert min(places) >= 0
    assert max(places) <= 520 + 1e-9


@given(TOTALS)
def test_labels_with_room_stay_where_they_belong(totals: list[int]) -> None:
    apart = sorted({total // 20 * 20 for total in totals})
    assert spread(apart, 20, 0, 520) == apart


def test_labels_that_collide_move_up_and_down_alike() -> None:
    assert spread([100, 100, 100], 10, 0, 500) == [110, 100, 90]


def test_labels_without_enough_room_still_keep_apart() -> None:
    assert spread([0] * 4, 10, 0, 15) == [30, 20, 10, 0]


@given(st.integers(1, 100_000), st.integers(1, 12))
def test_an_axis_has_few_steps_of_a_round_size(end: int, most: int) -> None:
    size = step(end, most)
    assert end / size <= most
    assert str(size).rstrip("0") in {"1", "2", "5"}
    assert size == 1 or end / most > size / 2.5


@pytest.mark.parametrize("name", ["Ada", "Wolfeschlegelsteinhausen", "恵子" * 20, "نور الهدى" * 4])
def test_a_shortened_name_fits_and_says_so(name: str) -> None:
    shown = short(name, 12)
    assert letters(shown) <= 12
    assert (shown == name) is (not shown.endswith("…"))
