"""What holds for every game, whatever a table comes up with: long logs, wrong plays, nonsense."""

import json
from contextlib import suppress
from dataclasses import FrozenInstanceError
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.ask import answer
from referee.events import Deed, Drew, Move, Ruled, TakenBack
from referee.game import Game
from referee.games import GAMES
from referee.hand import MoveError, deal, moved
from referee.judge import Step, step
from referee.notation import write
from referee.options import Agreed, Preset
from referee.replay import replay, unfold
from referee.rule import Standing
from referee.table import Table
from tests.referee import tables
from tests.referee.likely import likely, some_options

SHEETS = [(game, preset) for game in GAMES.values() for preset in game.presets]
chances = st.integers(0, 2**32).map(Random)
sheets = st.sampled_from(SHEETS)


def some_hand(game: Game, preset: Preset, chance: Random, length: int = 80) -> list[Step]:
    """Steps of one hand, a few of them taken back."""
    agreed = Agreed.on(preset, some_options(chance))
    seats = chance.choice([2, 3, 4, 10])
    absent = chance.sample(range(seats), 1) if seats > 2 and chance.random() < 0.2 else []
    dealer = chance.choice([seat for seat in range(seats) if seat not in absent])
    table = deal(game, seats, dealer, absent, agreed)
    steps: tuple[Step, ...] = ()
    for _ in range(length):
        deed = likely(table, agreed, chance)
        move: Move = TakenBack(deed) if chance.random() < 0.1 else deed
        with suppress(MoveError):
            steps = moved(steps, table, move, agreed)
            table = steps[-1].after
    return list(steps)


def seen(table: Table) -> int | None:
    """Every card of the deck, as far as the table tells where they are."""
    counts = [table.count(seat) for seat in table.playing]
    if table.left is None or None in counts:
        return None
    shown = sum(table.covers(index) for index in range(len(table.piles)))
    return table.left + table.aside + shown + sum(count or 0 for count in counts)


@given(sheets, chances)
def test_the_turn_is_always_a_seat_that_plays(sheet: tuple[Game, Preset], chance: Random) -> None:
    for it in some_hand(*sheet, chance):
        assert it.after.turn in it.after.playing
        assert it.after.direction in (1, -1)
        assert it.after.owed is None or it.after.owed.seat in it.after.playing
        assert all((it.after.count(seat) or 0) >= 0 for seat in it.after.playing)


@given(sheets, chances)
def test_an_illegal_event_that_was_taken_back_moves_nothing(
    sheet: tuple[Game, Preset], chance: Random
) -> None:
    for it in some_hand(*sheet, chance):
        if it.taken_back:
            kept = ("turn", "phase", "piles", "direction", "side", "owed", "drawn", "winner")
            assert [getattr(it.after, key) for key in kept] == [
                getattr(it.before, key) for key in kept
            ]


@given(sheets, chances)
def test_a_legal_event_loses_no_card(sheet: tuple[Game, Preset], chance: Random) -> None:
    for it in some_hand(*sheet, chance):
        before, after = seen(it.before), seen(it.after)
        if it.verdict.legal and it.before.piles and it.after.piles and None not in (before, after):
            assert before == after


@given(sheets, chances)
def test_a_hand_that_is_over_has_one_who_won_or_one_who_lost(
    sheet: tuple[Game, Preset], chance: Random
) -> None:
    for it in some_hand(*sheet, chance):
        decided = it.after.winner is not None or it.after.loser is not None
        assert it.after.over == decided


@given(sheets, chances)
def test_findings_speak_against_an_event_first(sheet: tuple[Game, Preset], chance: Random) -> None:
    order = [False, None, True]
    for it in some_hand(*sheet, chance, 30):
        ranks = [order.index(finding.holds) for finding in it.verdict.findings]
        assert ranks == sorted(ranks)
        assert it.verdict.legal == (it.verdict.standing is not Standing.ILLEGAL)


@given(sheets, chances, st.lists(tables.deeds, max_size=5))
def test_no_nonsense_is_too_much_for_the_judge(
    sheet: tuple[Game, Preset], chance: Random, nonsense: list[Deed]
) -> None:
    game, preset = sheet
    table = deal(game, 4, 0)
    for it in some_hand(game, preset, chance, 12):
        table = it.after
    for deed in nonsense:
        before = table
        done = step(table, deed, Agreed.on(preset, {}))
        table = done.after
        if any(finding.rule.startswith("impossible") for finding in done.verdict.findings):
            assert table == before.but(happened=())


def lines_of(game: Game, steps: list[Step], chance: Random) -> list[str]:
    scoring = "standard" if game.scored else "rounds"
    opened = f"match {game.key} 4 dealer {chance.randrange(4)} {scoring} 100"
    said = [write(TakenBack(it.event) if it.taken_back else it.event) for it in steps]
    return [opened, *said, write(Ruled(False, "so")), "undo", "redo", "hand 0 out light 1:7"]


@given(sheets, chances)
def test_the_replay_of_a_prefix_is_a_prefix_of_the_replay(
    sheet: tuple[Game, Preset], chance: Random
) -> None:
    game, preset = sheet
    lines = lines_of(game, some_hand(game, preset, chance, 25), chance)
    whole = list(unfold(lines))
    for end in (1, len(lines) // 2, len(lines)):
        assert list(unfold(lines[:end])) == whole[:end]


@given(sheets, chances)
def test_undo_restores_the_table(sheet: tuple[Game, Preset], chance: Random) -> None:
    game, preset = sheet
    lines = lines_of(game, some_hand(game, preset, chance, 15), chance)[:-4]
    before, after = replay(lines[:-1]), replay([*lines, "undo"])
    if not replay(lines).trouble:
        assert after.steps == before.steps
        assert after.table == before.table
        assert replay([*lines, "undo", "redo"]).steps == replay(lines).steps


@pytest.mark.parametrize(("game", "preset"), SHEETS, ids=lambda it: it.key)
def test_every_card_is_playable_somewhere(game: Game, preset: Preset) -> None:
    agreed = Agreed.on(preset, {})
    for side in game.sides:
        for card in side.deck:
            word = "pull" if game.levels else "play"
            colour = {"colour": side.colours[0]} if card.wild else {}
            scene = {"players": 3, "turn": 0, "side": side.key}
            top = f"{side.colours[0] if card.wild else card.colour}1"
            piles = 2 if "discard_piles" in preset.values else 1
            scene |= {"last": top} if game.levels else {"top": top if piles == 1 else [top] * 2}
            event = {"type": word, "seat": 0, "block" if game.levels else "card": str(card)}
            event |= {"tray": 1} if piles > 1 else {}
            said = {"ask": "ruling", "game": game.key, "preset": preset.key, "table": scene}
            found = answer(json.dumps(said | {"event": event | colour}))
            assert found.get("legal") is True, (card, found)
    assert agreed.chosen == preset.values


def test_tables_and_steps_cannot_be_changed() -> None:
    table = deal(GAMES["flip"], 3, 0)
    with pytest.raises(FrozenInstanceError):
        table.turn = 2  # type: ignore[misc]
    done = step(table, Drew(1), Agreed())
    with pytest.raises(AttributeError):
        done.after = table  # type: ignore[misc]
