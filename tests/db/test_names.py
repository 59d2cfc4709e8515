"""Names: shown as typed, compared as people compare them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from db import NameTrouble, same, tidy
from db.names import folded, order


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ada ", "Ada"),
        ("Ada\u00a0 \tLovelace\n", "Ada Lovelace"),
        ("Jose\u0301", "José"),
        ("<b>Bo</b> & co.", "<b>Bo</b> & co."),
        ("李小龙", "李小龙"),
        ("مریم‌خانم", "مریم‌خانم"),
        ("👩‍🚀", "👩‍🚀"),
        ("O", "O"),
    ],
)
def test_a_name_of_any_script_is_shown_as_typed_in_single_spaces(typed: str, shown: str) -> None:
    assert tidy(typed) == shown


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "empty"),
        (" \t\n", "empty"),
        ("\u200d\u200b", "empty"),
        ("\u0301", "empty"),
        ("\u3164 \u2800", "empty"),
        ("A" * 41, "long"),
        ("e" + "\u0301\u0323" * 90, "long"),
        ("A\x00da", "control"),
        ("A\x1bda", "control"),
        ("\u202eadA", "control"),
        ("A\u2066da", "control"),
        ("A\ud800", "control"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused_with_its_reason(typed: str, code: str) -> None:
    with pytest.raises(NameTrouble) as refused:
        tidy(typed)
    assert refused.value.code == code


def test_forty_characters_are_counted_as_people_see_them() -> None:
    assert len(tidy("g\u0303" * 40)) == 80  # this letter has no composed form
    with pytest.raises(NameTrouble, match="long"):
        tidy("g\u0303" * 41)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "aDA "),
        ("Ada  Lovelace", "ada lovelace"),
        ("José", "JOSE\u0301"),
        ("Ada", "Ａｄａ"),
        ("Strauß", "STRAUSS"),
        ("Ada", "A\u200bda"),
        ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
        ("❤", "❤\ufe0f"),
    ],
)
def test_case_spaces_and_form_do_not_make_another_name(one: str, other: str) -> None:
    assert same(one, other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ida"), ("Jose", "José"), ("A B", "AB")])
def test_another_letter_makes_another_name(one: str, other: str) -> None:
    assert not same(one, other)


def test_names_are_ordered_by_letters_before_accents_and_case() -> None:
    names = ["Zoe", "Émile", "ada", "Eve", "Ada B", "emil"]
    assert sorted(names, key=order) == ["ada", "Ada B", "emil", "Émile", "Eve", "Zoe"]


@given(st.text(max_size=50))
def test_tidying_settles_and_keeps_the_name_the_same(typed: str) -> None:
    try:
        shown = tidy(typed)
    except NameTrouble:
        return
    assert tidy(shown) == shown
    assert same(shown, typed)
    assert folded(folded(typed)) == folded(typed)
