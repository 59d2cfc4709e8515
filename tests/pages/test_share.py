"""In and out: nothing is written before somebody agrees, and every bad file is told why."""

from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

import db
from db.restore import read
from pages.parts import report
from pages.parts.printed import printed
from referee.events import Ended, Struck, Sum
from tests.db.test_foreign import KEEPSCORE_CSV
from tests.pages.conftest import OpenApp
from tests.pages.tables import NASTY, html, labels, play, then


@pytest.fixture
def elsewhere() -> db.Store:
    """The database of another device."""
    return db.open_store("sqlite://")


def content(store: db.Store) -> bytes:
    return store.backup().model_dump_json().encode()


def bring(share: AppTest, file: bytes, name: str = "backup.json") -> AppTest:
    share.file_uploader[0].set_value((name, file, "application/octet-stream"))
    return share.run()


def test_a_backup_of_another_device_is_shown_first_and_comes_in_when_agreed(
    app: OpenApp, store: db.Store, elsewhere: db.Store
) -> None:
    id = play(elsewhere, ["Ada", "Bo"], [0, 20])
    share = bring(app("share"), content(elsewhere))
    assert "One match that is not here" in html(share)
    assert "2 new players" in html(share)
    assert store.running() == []
    share.button(key="incoming-merge").click().run()
    assert store.load(id).match == elsewhere.load(id).match
    assert share.success[0].value == "Done. One match and 2 players came in."
    share = bring(share, content(elsewhere))
    assert "All of this is here already" in html(share)
    assert "Bring it in" not in labels(share)


def test_what_is_left_changes_nothing_and_the_field_is_free_again(
    app: OpenApp, store: db.Store, elsewhere: db.Store
) -> None:
    play(elsewhere, ["Ada", "Bo"], [0, 20])
    share = bring(app("share"), content(elsewhere))
    share.button(key="incoming-leave").click().run()
    assert store.players() == []
    assert "incoming-merge" not in [button.key for button in share.button]
    assert share.file_uploader[0].value is None


def test_a_file_is_looked_through_again_only_if_something_has_changed(
    app: OpenApp, store: db.Store, elsewhere: db.Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = []
    real = db.Store.preview
    monkeypatch.setattr(db.Store, "preview", lambda *it: looked.append(1) or real(*it))
    play(elsewhere, ["Ada", "Bo"], [0, 20])
    share = bring(app("share"), content(elsewhere))
    share.run()
    assert len(looked) == 1
    store.restore(read(content(elsewhere)))
    share.run()
    assert len(looked) == 2
    assert "All of this is here already" in html(share)


def test_another_apps_file_is_told_again_only_if_something_else_is_chosen(
    app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []
    real = report.tell
    monkeypatch.setattr(report, "tell", lambda *it: told.append(1) or real(*it))
    share = bring(app("share"), KEEPSCORE_CSV.encode(), "games.csv")
    share.run()
    assert len(told) == 1
    share.toggle(key="report-totals").set_value(True).run()
    assert len(told) == 2


def test_a_match_that_went_on_elsewhere_is_lengthened(
    app: OpenApp, store: db.Store, elsewhere: db.Store
) -> None:
    id = play(store, ["Ada", "Bo"], [0, 20])
    elsewhere.restore(read(content(store)))
    then(elsewhere, id, Ended(1, (Sum((9,)), ())))
    share = bring(app("share"), content(elsewhere))
    assert "One match that went on elsewhere" in html(share)
    share.button(key="incoming-merge").click().run()
    assert len(store.load(id).match.counted) == 2


def test_names_in_a_file_are_never_markup(app: OpenApp, elsewhere: db.Store) -> None:
    play(elsewhere, NASTY, [0, 1, 2, 3, 4, 5, 6])
    shown = html(bring(app("share"), content(elsewhere)))
    assert "&lt;b&gt;x&lt;/b&gt;" in shown
    assert "<b>x</b>" not in shown


@pytest.mark.parametrize(
    ("file", "why"),
    [
        (b"", "no backup of this app"),
        (b"\x89PNG\r\n", "no backup of this app"),
        (b'{"format": "uno-score-sheet", "version": 99}', "newer version"),
        (b'{"format": "uno-score-sheet", "version": 1, "pla', "no backup of this app"),
        (b'{"format": "uno-score-sheet", "version": 1}', "damaged"),
        (b"\x1f\x8b half", "damaged"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_why(
    app: OpenApp, store: db.Store, file: bytes, why: str
) -> None:
    share = bring(app("share"), file)
    assert why in share.warning[0].value
    assert "Nothing was changed" in share.warning[0].value
    assert "incoming-merge" not in [button.key for button in share.button]


def test_the_download_is_the_whole_store(app: OpenApp, store: db.Store) -> None:
    play(store, ["Ada", "Bo"], [0, 20])
    share = app("share")
    assert "Download backup" in [button.label for button in share.download_button]


def test_a_daily_backup_brings_back_what_a_new_database_lacks(
    app: OpenApp, url: str, tmp_path: Path
) -> None:
    old = db.open_store(url)
    id = play(old, ["Ada", "Bo"], [0, 20])
    old.daily.write(tmp_path / "backups")
    old.close()
    for file in tmp_path.glob("scores.db*"):
        file.unlink()
    share = app("share")
    share.button(key="backups-look").click().run()
    assert "One match that is not here" in html(share)
    share.button(key="incoming-merge").click().run()
    assert db.open_store(url).load(id).match.counted


def test_a_ruling_and_a_profile_are_counted(app: OpenApp, elsewhere: db.Store) -> None:
    ada = elsewhere.add_player("Ada").id
    elsewhere.save_profile("Home", "flip", {"stacking": "true"}, [ada])
    elsewhere.rule("flip", "flip|x", "illegal", "not here", [ada])
    shown = html(bring(app("share"), content(elsewhere)))
    assert "House rules under one name" in shown
    assert "One ruling" in shown


def test_the_end_of_a_match_leads_to_its_files(app: OpenApp, store: db.Store) -> None:
    id = play(store, ["=Ada", "Bo"], [0, 60], target=50)
    play(store, ["Carla", "Dan"], [0, 20])
    sheet = app("share")
    sheet.query_params["match"] = id
    sheet.switch_page("pages/score.py").run()
    sheet.button(key="share").click().run()
    assert sheet.selectbox(key="match-out").value == id
    assert f"tables-rounds-match-{id}-sheet.csv" in [it.key for it in sheet.download_button]


def test_without_a_match_there_is_none_to_hand_on(app: OpenApp) -> None:
    assert "There is no match yet." in [caption.value for caption in app("share").caption]


def test_a_match_is_handed_on_on_paper_and_for_another_app(app: OpenApp, store: db.Store) -> None:
    match = play(store, NASTY, [0, 1, 2, 3, 4, 5, 6], [9, 0, 2, 3, 4, 5, 6])
    share = app("share", "it")
    files = {it.key for it in share.download_button}
    for key in ("out-pdf", "out-html", "out-svg", "out-bgsplay"):
        assert any(it.startswith(f"{key}-match-{match}.") for it in files)
    assert share.link_button[0].url.startswith("https://app.bgstatsapp.com/createPlay.html?data=")


@pytest.mark.parametrize("target", [500, 50])
def test_what_is_printed_says_who_is_ahead_and_every_hand(store: db.Store, target: int) -> None:
    match = play(store, ["Ada", "Bo"], [0, 60], [5, 0], target=target)
    then(store, match, Struck(2, "misdeal"))
    sheet = printed(store.load(match))
    assert sheet.verdict == ("Ada wins" if target == 50 else "Ada leads")
    assert [(line.label, line.totals, line.ahead) for line in sheet.lines] == [
        ("1", ("60", "0"), (0,)),
        ("2", ("", ""), ()),
    ]
    assert sheet.notes == ("Hand 2 was struck out and does not count.",)


def test_another_apps_file_is_reported_and_comes_in_as_chosen(
    app: OpenApp, store: db.Store
) -> None:
    share = bring(app("share"), KEEPSCORE_CSV.encode(), "games.csv")
    assert "the title does not say which game it was" in html(share)
    assert "One match cannot come in: only the end is known" in html(share)
    assert "incoming-merge" not in [button.key for button in share.button]
    share.toggle(key="report-totals").set_value(True).run()
    assert "Of one match only the end is known" in html(share)
    assert "the title does not say which game it was" in html(share)
    assert store.players() == []
    share.button(key="incoming-merge").click().run()
    (match,) = store.finished()
    assert (match.totals, match.winners) == ((510, 90), (0,))
    assert [player.name for player in match.players] == ["Ada", "Bo"]


def test_a_title_is_a_game_of_ours_only_if_somebody_says_so(app: OpenApp, store: db.Store) -> None:
    share = bring(app("share"), KEEPSCORE_CSV.encode(), "games.csv")
    share.toggle(key="report-totals").set_value(True).run()
    share.multiselect(key="report-titles").select("Catan").run()
    share.selectbox(key="report-game").select("tippo").run()
    share.button(key="incoming-merge").click().run()
    assert sorted(match.game for match in store.finished()) == ["classic", "tippo"]
