"""House rules: what a match was agreed on, how that changes, and who sees it."""

import db
from referee.events import Amended
from tests.pages.conftest import OpenApp
from tests.pages.tables import html, play, then
from tests.pages.test_score import sheet

STACKING = Amended((("stacking", "true"),))


def test_a_change_of_rules_is_told_by_the_history_and_can_be_undone(
    app: OpenApp, store: db.Store
) -> None:
    match = play(store, ["Ada", "Bo"], [0, 60])
    then(store, match, STACKING)
    page = sheet(app, match)
    assert page.button(key="undo").label == "Undo change of house rules"
    page.session_state["history"] = True
    page.run()
    assert "House rules changed. Stacking draw cards: Who is hit may lay another" in html(page)
    page.button(key="undo").click().run()
    assert store.load(match).match.options == ()


def test_a_rematch_keeps_the_rules_agreed_on_last(app: OpenApp, store: db.Store) -> None:
    match = play(store, ["Ada", "Bo"], [0, 60], target=50)
    then(store, match, STACKING)
    sheet(app, match).button(key="rematch").click().run()
    assert store.load(store.running()[0].id).match.opened.options == STACKING.options
