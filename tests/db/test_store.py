"""Beginning, saving and reading matches."""

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import text

from db import NameTrouble, NoSuchMatch, NoSuchPlayer, Stale, Store, open_store
from db.engine import connect, writing
from referee.cards import Card
from referee.events import Corrected, Opened, Redone, Reopened, Struck, Sum, Undone
from referee.notation import NotationError, read, write
from referee.replay import LogError, UnusableError, replay
from tests.db.tables import FLIP, HAND, begun, lines, players, record


def test_a_new_match_is_there_with_its_players_by_seat(store: Store) -> None:
    seats = players(store, 4)[::-1]
    id = store.new_match(FLIP, seats)
    loaded = store.load(id)
    assert re.fullmatch(r"[a-z2-9]{8}", id)
    assert loaded.match == replay([write(FLIP)])
    assert [player.id for player in loaded.players] == seats
    assert [entry.line for entry in loaded.entries] == [write(FLIP)]
    assert store.length(id) == 1
    assert datetime.now(UTC) - loaded.started_at < timedelta(minutes=1)


def test_a_saved_hand_comes_back_with_totals_author_and_time(store: Store) -> None:
    id = begun(store)
    saved = store.record(id, HAND, after=1, by="Ada's tablet", token="t1")
    assert saved.match.standings.totals == (70, 0, 0, 0)
    assert saved.match.length == store.length(id) == 2
    assert saved.entries[1].by == "Ada's tablet"
    assert saved.entries[1].at.tzinfo == UTC
    assert saved.tokens == ("t1",)
    assert store.load(id) == saved


def test_a_match_comes_back_the_same_after_a_restart(url: str) -> None:
    store = open_store(url)
    id = begun(store)
    record(store, id, HAND, Struck(1, "misdeal"), HAND, Undone())
    before = store.load(id)
    store.close()
    again = open_store(url)
    assert again.load(id) == before
    again.record(id, Redone(), after=5)
    assert again.load(id).match.standings.totals == (70, 0, 0, 0)
    again.close()


def test_whoever_saves_second_is_shown_what_was_saved_first(store: Store) -> None:
    id = begun(store)
    first = store.record(id, HAND, after=1, token="a")
    with pytest.raises(Stale) as stale:
        store.record(id, HAND, after=1, token="b")
    assert stale.value.loaded == first
    assert store.length(id) == 2


def test_a_copy_put_back_under_a_running_app_is_what_counts(url: str) -> None:
    store = open_store(url)
    id = begun(store)
    record(store, id, HAND)
    engine = connect(url)
    other_hand = replace(HAND, out=1, left=(Sum((5,)), (), None, None))
    with writing(engine) as connection:  # as long as before, but another log
        change = text("UPDATE entry SET line = :line WHERE seq = 1")
        connection.execute(change, {"line": write(other_hand)})
    engine.dispose()
    assert store.load(id).match.standings.totals == (0, 5, 0, 0)
    saved = store.record(id, HAND, after=2)
    assert saved.match.standings.totals == (70, 5, 0, 0)
    store.close()


@pytest.mark.parametrize("after", [-1, 0, 3, 99])
def test_an_event_for_a_log_of_another_length_is_not_written(store: Store, after: int) -> None:
    id = begun(store)
    record(store, id, HAND)
    with pytest.raises(Stale):
        store.record(id, HAND, after=after)
    assert len(lines(store, id)) == store.length(id) == 2


def test_the_same_save_sent_again_is_written_once(store: Store) -> None:
    id = begun(store)
    store.record(id, HAND, after=1, token="tap")
    later = store.record(id, Struck(1, ""), after=2)
    assert store.record(id, HAND, after=1, token="tap") == later
    assert store.record(id, HAND, after=3, token="tap") == later
    assert store.length(id) == 3


def test_several_events_are_all_written_or_none(store: Store) -> None:
    id = begun(store)
    moves = [read("start R5"), read("0 plays R7"), read("1 draws")]
    saved = store.record_all(id, moves, after=1, token="pasted")
    assert [it.line for it in saved.entries[1:]] == ["start R5", "0 plays R7", "1 draws"]
    assert store.load(id) == saved
    assert store.record_all(id, moves, after=1, token="pasted") == saved
    with pytest.raises(Stale):
        store.record_all(id, moves, after=1)
    with pytest.raises(UnusableError):
        store.record_all(id, [read("1 keeps"), read("2 plays T7")], after=4)
    assert store.load(id) == saved


def test_a_token_is_of_its_match_only(store: Store) -> None:
    first, second = begun(store), begun(store, prefix="Other")
    store.record(first, HAND, after=1, token="tap")
    store.record(second, HAND, after=1, token="tap")
    assert (store.length(first), store.length(second)) == (2, 2)


def test_the_latest_twenty_tokens_are_told(store: Store) -> None:
    id = begun(store)
    for number in range(25):
        store.record(id, HAND, after=1 + number, token=f"t{number}" if number != 20 else None)
    told = tuple(f"t{number}" for number in range(4, 25) if number != 20)
    assert store.load(id).tokens == told


@pytest.mark.parametrize(
    "event",
    [
        FLIP,
        Reopened(),
        Undone(),
        Redone(),
        Struck(2, "there is no second hand"),
        Corrected(1, replace(HAND, side="inside"), ""),
        replace(HAND, side="inside"),
    ],
)
def test_an_event_that_the_match_cannot_take_is_not_written(store: Store, event: Opened) -> None:
    id = begun(store)
    if not isinstance(event, Undone):
        record(store, id, HAND)
    before = store.load(id)
    with pytest.raises(UnusableError):
        store.record(id, event, after=before.match.length, token="t")
    assert store.load(id) == before
    assert [listed.hands for listed in store.running()] == [len(before.match.hands)]


def test_an_event_that_no_line_can_say_is_not_written(store: Store) -> None:
    id = begun(store)
    with pytest.raises(NotationError):
        store.record(id, replace(HAND, left=((), Sum((-5,)), None, None)), after=1)
    assert store.length(id) == 1


def test_what_counts_is_what_the_line_says(store: Store) -> None:
    id = begun(store)
    holding = replace(HAND, left=((Card("9"),), *HAND.left[1:]))  # who went out holds nothing
    saved = store.record(id, holding, after=1)
    assert saved.match == replay(lines(store, id))
    assert saved.match.standings.totals == (70, 0, 0, 0)


def test_a_match_that_is_not_there_is_named(store: Store) -> None:
    for ask in (store.load, store.length, lambda id: store.record(id, HAND, after=1)):
        with pytest.raises(NoSuchMatch, match="nowhere"):
            ask("nowhere")


@pytest.mark.parametrize(
    "opened",
    [
        replace(FLIP, game="poker"),
        replace(FLIP, target=1),
        replace(FLIP, dealer=4),
        replace(FLIP, seats=3),
    ],
)
def test_a_match_that_cannot_be_played_is_not_begun(store: Store, opened: Opened) -> None:
    seats = players(store, 4)
    with pytest.raises(LogError):
        store.new_match(opened, seats)
    assert store.running() == []


def test_nobody_sits_twice(store: Store) -> None:
    ada, bo, cy, di = players(store, 4)
    with pytest.raises(NameTrouble, match="twice"):
        store.new_match(FLIP, [ada, bo, cy, ada])
    store.merge_players(di, ada)
    with pytest.raises(NameTrouble, match="twice"):
        store.new_match(FLIP, [ada, bo, cy, di])
    with pytest.raises(NoSuchPlayer):
        store.new_match(FLIP, [ada, bo, cy, 99])
    assert store.running() == []
    assert store.last_group() == []


def test_the_last_group_is_that_of_the_newest_match(store: Store) -> None:
    old, new = players(store, 4), players(store, 3, "New")
    first = store.new_match(FLIP, old)
    store.new_match(replace(FLIP, seats=3, dealer=0), new[::-1])
    record(store, first, HAND)
    assert [player.id for player in store.last_group()] == new[::-1]
