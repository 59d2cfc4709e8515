"""Asked only whether, the referee says the same as with its reasons."""

from random import Random

from hypothesis import given

from referee.game import Game
from referee.judge import allowed, judge, senseless
from referee.options import Agreed, Preset
from tests.referee.test_contract import chances, sheets, some_hand


@given(sheets, chances)
def test_yes_or_no_is_the_verdict_without_its_reasons(
    sheet: tuple[Game, Preset], chance: Random
) -> None:
    agreed = Agreed.on(sheet[1], {})
    for it in some_hand(*sheet, chance, 40):
        verdict = judge(it.before, it.event, agreed)
        if not senseless(verdict):
            assert allowed(it.before, it.event, agreed) == verdict.legal
