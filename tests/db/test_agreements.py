"""House rules and table rulings: kept for the people who agreed on them."""

from datetime import UTC, datetime, timedelta

import pytest

from db import NameTrouble, NoSuchMatch, NoSuchPlayer, Store, open_store
from db.engine import connect
from db.upkeep import check
from referee.events import Opened
from tests.db.tables import players

STACKING = {"preset": "mattel", "stacking": "true"}
QUESTION = "classic|played|+2|stacking"


def names(store: Store, at: list[int]) -> list[str]:
    return [profile.name for profile in store.profiles(at)]


def test_house_rules_come_back_as_they_were_saved(url: str) -> None:
    store = open_store(url)
    bo, ada = store.add_player("Bo"), store.add_player("Ada")
    saved = store.save_profile("  Home  rules ", "classic", STACKING, [bo.id, ada.id])
    assert (saved.name, saved.game, saved.options) == ("Home rules", "classic", STACKING)
    assert saved.players == (ada, bo)
    assert datetime.now(UTC) - saved.saved_at < timedelta(minutes=1)
    store.close()
    again = open_store(url)
    assert again.profiles([ada.id]) == [saved]
    again.close()


def test_agreements_are_shown_where_one_of_group_and_table_holds_the_other(store: Store) -> None:
    ada, bo, carla, dan = players(store, 4)
    store.save_profile("Trio", "flip", {}, [ada, bo, carla])
    store.rule("flip", QUESTION, "legal", "", [ada, bo, carla])
    for table, shown in (
        ([carla, ada, bo], True),
        ([ada, carla], True),
        ([dan, carla, ada, bo], True),
        ([ada, bo, dan], False),
        ([dan], False),
        ([], True),
    ):
        assert (names(store, table) == ["Trio"]) is shown
        assert (len(store.rulings(table)) == 1) is shown


def test_what_nobody_in_particular_agreed_on_is_shown_to_everybody(store: Store) -> None:
    (ada,) = players(store, 1)
    saved = store.save_profile("Anybody", "flip", {}, [])
    assert store.profiles([ada]) == store.profiles([]) == [saved]
    assert saved.players == ()


def test_profiles_are_listed_by_name(store: Store) -> None:
    for name in ("Zoe’s", "émile’s", "Eve’s"):
        store.save_profile(name, "flip", {}, [])
    assert names(store, []) == ["émile’s", "Eve’s", "Zoe’s"]


def test_a_profile_saved_again_replaces_the_one_of_that_name_game_and_group(store: Store) -> None:
    ada, bo = players(store, 2)
    store.save_profile("Home", "classic", {}, [ada, bo])
    kept = [
        store.save_profile("Home", "flip", {}, [ada, bo]),
        store.save_profile("Home", "classic", {}, [ada]),
        store.save_profile("Away", "classic", {}, [ada, bo]),
    ]
    last = store.save_profile("HOME ", "classic", STACKING, [bo, ada])
    assert {profile.id: profile for profile in store.profiles([ada, bo])} == {
        profile.id: profile for profile in [*kept, last]
    }


def test_a_name_that_shows_nothing_is_refused_and_nothing_is_written(store: Store) -> None:
    (ada,) = players(store, 1)
    for name in ("", "x" * 41, "a\x00b"):
        with pytest.raises(NameTrouble):
            store.save_profile(name, "flip", {}, [ada])
    assert store.profiles([]) == []


def test_a_dropped_profile_is_gone_and_its_id_never_means_another(store: Store) -> None:
    (ada,) = players(store, 1)
    first = store.save_profile("Home", "flip", {}, [ada])
    second = store.save_profile("Home", "flip", {}, [ada])
    store.drop_profile(first.id)  # on a device that has not seen the second
    assert store.profiles([ada]) == [second]
    store.drop_profile(second.id)
    assert store.profiles([ada]) == []
    assert store.save_profile("Other", "flip", {}, [ada]).id not in (first.id, second.id)


def test_agreements_follow_players_who_were_one_person(store: Store) -> None:
    bob, rob, eve = (store.add_player(name) for name in ("Bob", "Rob", "Eve"))
    store.save_profile("Home", "flip", {"stacking": "false"}, [rob.id, eve.id])
    latest = store.save_profile("Home", "flip", {"stacking": "true"}, [bob.id, eve.id])
    store.rule("flip", QUESTION, "legal", "we always did", [bob.id, rob.id])
    store.merge_players(bob.id, rob.id)
    (profile,) = store.profiles([rob.id, eve.id])
    assert (profile.id, profile.players) == (latest.id, (eve, rob))
    assert store.profiles([bob.id, eve.id]) == [profile]
    (ruling,) = store.rulings([rob.id])
    assert ruling.players == (rob,)
    store.drop_profile(profile.id)
    assert store.profiles([rob.id, eve.id]) == []


def test_the_latest_ruling_on_a_question_comes_first(store: Store) -> None:
    ada, bo = players(store, 2)
    match = store.new_match(Opened("classic", 2, 0, "standard", 500), [ada, bo])
    first = store.rule("classic", QUESTION, "illegal", "grandma said", [ada, bo], match, by="Ada")
    store.rule("classic", "classic|caught", "legal", "", [ada, bo], match)
    last = store.rule("classic", QUESTION, "legal", 'she\nchanged "it"', [ada, bo])
    assert store.rulings([ada, bo], QUESTION) == [last, first]
    assert len(store.rulings([ada, bo])) == 3
    assert (first.match, first.by, first.why) == (match, "Ada", "grandma said")
    assert (last.match, last.why) == (None, 'she\nchanged "it"')
    store.drop_ruling(last.id)
    assert store.rulings([ada, bo], QUESTION) == [first]


def test_who_or_what_is_not_there_is_named_and_nothing_is_written(store: Store) -> None:
    (ada,) = players(store, 1)
    for ask in (
        lambda: store.profiles([99]),
        lambda: store.rulings([ada, 99]),
        lambda: store.save_profile("Home", "flip", {}, [ada, 99]),
        lambda: store.rule("flip", QUESTION, "legal", "", [ada, 99]),
    ):
        with pytest.raises(NoSuchPlayer, match="99"):
            ask()
    with pytest.raises(NoSuchMatch, match="nomatch"):
        store.rule("flip", QUESTION, "legal", "", [ada], "nomatch")
    assert store.profiles([]) == store.rulings([]) == []


def test_a_database_with_agreements_is_sound(url: str) -> None:
    store = open_store(url)
    store.save_profile("Home", "flip", STACKING, players(store, 3))
    store.close()
    assert check(connect(url)) == []
