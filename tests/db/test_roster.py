"""The people who play keep their history, whatever they are called."""

import pytest

from db import MergeTrouble, NameTrouble, NoSuchPlayer, PlayerInfo, Store
from referee.events import Abandoned, Opened
from tests.db.tables import players, record

TWO = Opened("flip", 2, 0, "standard", 500)


def names(store: Store) -> list[str]:
    return [player.name for player in store.players()]


def test_players_are_listed_by_name(store: Store) -> None:
    for name in ("Zoe", "émile", "Ada", "Eve"):
        store.add_player(name)
    assert names(store) == ["Ada", "émile", "Eve", "Zoe"]


def test_a_name_is_kept_tidy_and_taken_once(store: Store) -> None:
    assert store.add_player("  Jose\u0301 ").name == "José"
    for other in ("JOSÉ", "", "x" * 41):
        with pytest.raises(NameTrouble):
            store.add_player(other)
    assert names(store) == ["José"]


def test_a_new_player_gets_the_look_least_like_the_others(store: Store) -> None:
    looks = [(p.colour, p.symbol) for p in map(store.add_player, "ABCDEF")]
    assert looks[:2] == [("red", "star"), ("green", "dot")]
    assert len(set(looks)) == 6  # two colours times three symbols
    chosen = store.add_player("G", colour="gold", symbol="sun")
    assert (chosen.colour, chosen.symbol) == ("gold", "sun")


def test_a_renamed_and_repainted_player_keeps_all_history(store: Store) -> None:
    ada, bo = players(store, 2)
    id = store.new_match(TWO, [ada, bo])
    store.rename_player(ada, " Ada  II ")
    store.repaint_player(ada, "gold", "sun")
    now = PlayerInfo(ada, "Ada II", "gold", "sun")
    assert store.load(id).players[0] == store.running()[0].players[0] == now
    store.rename_player(ada, "ADA II")
    assert names(store) == ["ADA II", "Player 1"]


def test_a_name_of_somebody_else_is_refused(store: Store) -> None:
    ada, _ = store.add_player("Ada"), store.add_player("Bo")
    with pytest.raises(NameTrouble) as refused:
        store.rename_player(ada.id, "bo ")
    assert refused.value.code == "taken"
    assert names(store) == ["Ada", "Bo"]


def test_merged_players_are_one_person_in_every_match(store: Store) -> None:
    bob, robert, rob, eve = (store.add_player(name) for name in ("Bob", "Robert", "Rob", "Eve"))
    first = store.new_match(TWO, [bob.id, eve.id])
    second = store.new_match(TWO, [eve.id, robert.id])
    record(store, first, Abandoned())
    record(store, second, Abandoned())
    store.merge_players(bob.id, robert.id)
    store.merge_players(robert.id, rob.id)  # a chain
    assert names(store) == ["Eve", "Rob"]
    assert store.load(first).players == (rob, eve)
    assert store.load(second).players == (eve, rob)
    assert {listed.id for listed in store.finished(player=rob.id)} == {first, second}
    assert {listed.id for listed in store.finished(player=bob.id)} == {first, second}
    third = store.new_match(TWO, [bob.id, eve.id])
    assert store.load(third).players == (rob, eve)


def test_merging_twice_or_with_oneself_changes_nothing(store: Store) -> None:
    bob, rob = players(store, 2)
    store.merge_players(bob, rob)
    for id, into in ((bob, rob), (rob, bob), (rob, rob)):
        store.merge_players(id, into)
    assert [player.id for player in store.players()] == [rob]


def test_players_who_met_are_not_one_person(store: Store) -> None:
    bob, rob, robert = players(store, 3)
    store.new_match(TWO, [bob, rob])
    store.merge_players(robert, rob)
    for id, into in ((bob, rob), (rob, bob), (bob, robert)):
        with pytest.raises(MergeTrouble, match="met"):
            store.merge_players(id, into)
    assert [player.id for player in store.players()] == [bob, rob]


def test_the_name_of_a_merged_player_is_free_again(store: Store) -> None:
    bob, rob = store.add_player("Bob"), store.add_player("Rob")
    store.merge_players(bob.id, rob.id)
    assert store.add_player("Bob").id not in (bob.id, rob.id)


def test_a_player_who_is_not_there_is_named(store: Store) -> None:
    (ada,) = players(store, 1)
    for ask in (
        lambda: store.rename_player(99, "Ada"),
        lambda: store.repaint_player(99, "red", "dot"),
        lambda: store.merge_players(99, ada),
        lambda: store.merge_players(ada, 99),
        lambda: store.finished(player=99),
    ):
        with pytest.raises(NoSuchPlayer, match="99"):
            ask()
