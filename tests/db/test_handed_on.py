"""A match on paper and for other apps: complete, harmless, in any script."""

import json
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from db import Loaded, Store
from db.exchange import bgstats, fonts, foreign
from db.exchange.pdf import as_pdf
from db.exchange.printed import Line, Printed, as_html
from db.exchange.text import as_text
from referee.events import Abandoned, Ended, Opened, Sum, Toppled, Undone
from referee.replay import replay
from referee.report import report
from tests.db.tables import record

NAMES = ("<b>x</b>", "محمد\u200d", "さく\u3000ら", "=Dan", "Zoë", "สมชาย")
SHEET = Printed(
    language="en",
    title="UNO Flip · to 500",
    about="1 Jan 2026 – 2 Jan 2026",
    verdict="Ada & Bo win",
    hand="Hand",
    total="Total",
    players=NAMES,
    lines=tuple(
        Line(str(number), ("+5", "–", "", "", "", ""), ("5", "0", "0", "0", "0", "0"), (0,))
        for number in range(1, 90)
    ),
    totals=("445", "0", "0", "0", "0", "0"),
    notes=("Hand 3 was corrected.",),
)


@pytest.fixture
def fresh() -> Iterator[None]:
    """What was found out about the fonts of this computer is forgotten before and after."""
    for cached in (fonts._choose, fonts._installed):
        cached.cache_clear()
    yield
    for cached in (fonts._choose, fonts._installed):
        cached.cache_clear()


def test_the_page_holds_every_hand_and_no_markup_of_a_name() -> None:
    page = as_html(SHEET).decode()
    assert page.count("<tr>") == 1 + 89 + 1
    assert "&lt;b&gt;x&lt;/b&gt;" in page
    assert "<b>x</b>" not in page
    assert "Ada &amp; Bo win" in page
    assert "@media print" in page


def test_the_page_asks_nothing_of_the_network() -> None:
    page = as_html(SHEET).decode()
    assert not [word for word in ("http", "src=", "url(", "@import", "<script") if word in page]


def test_a_pdf_goes_on_over_as_many_pages_as_it_needs() -> None:
    content = as_pdf(SHEET)
    assert content.startswith(b"%PDF-")
    assert content.count(b"/Type /Page\n") > 1


@pytest.mark.usefixtures("fresh")
def test_without_any_font_a_pdf_is_made_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(fonts, "FOLDERS", (tmp_path / "none",))
    choice = fonts.choose("".join(NAMES))
    assert choice.fonts == ()
    assert {"さ", "م"} <= choice.missing
    assert not {"Z", "ë", "="} & choice.missing
    assert as_pdf(SHEET).startswith(b"%PDF-")


@pytest.mark.usefixtures("fresh")
def test_a_file_that_is_no_font_is_passed_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "broken.ttf").write_bytes(b"not a font")
    monkeypatch.setattr(fonts, "FOLDERS", (tmp_path,))
    assert fonts.choose("Ada さ") == fonts.Choice((), frozenset("さ"))


@pytest.fixture
def loaded(store: Store) -> Loaded:
    people = [store.add_player(name).id for name in ("Ada & Bo", "卡拉", "#?%")]
    id = store.new_match(Opened("classic", 3, 1, "standard", 100), people)
    record(store, id, Ended(0, ((), Sum((60,)), Sum((3,)))), Ended(2, (Sum((40,)), None, ())))
    record(store, id, Ended(0, ((), Sum((60,)), Sum((3,)))))
    return store.load(id)


def pushed(loaded: Loaded, game: str = "UNO", comments: str = "to 100") -> dict[str, Any]:
    """What the app finds in the link."""
    link = bgstats.push_link(loaded, game, comments)
    assert re.fullmatch(r"[!-~]+", link)
    address = urlsplit(link)
    assert address.scheme == "https"
    assert (address.netloc, address.path) == ("app.bgstatsapp.com", "/createPlay.html")
    assert not address.fragment
    ((key, value),) = parse_qsl(address.query, strict_parsing=True)
    assert key == "data"
    return dict(json.loads(value))


PUSHED = {
    "sourceName": str,
    "sourcePlayId": str,
    "playDate": str,
    "durationMin": int,
    "comments": str,
    "game": dict,
    "players": list,
}
PUSHED_GAME = {"name": str, "sourceGameId": str, "highestWins": bool, "noPoints": bool}
PUSHED_PLAYER = {
    "name": str,
    "sourcePlayerId": str,
    "startPlayer": bool,
    "winner": bool,
    "rank": int,
    "role": str,
    "score": str,
}


def kinds(told: dict[str, Any]) -> dict[str, type]:
    return {key: type(value) for key, value in told.items()}


def test_a_pushed_play_says_every_yes_and_no(loaded: Loaded) -> None:
    play = pushed(loaded)
    assert kinds(play) == PUSHED
    assert kinds(play["game"]) == PUSHED_GAME | {"bggId": int}
    assert all(kinds(player) == PUSHED_PLAYER for player in play["players"])
    assert play["sourcePlayId"] == loaded.id
    assert play["playDate"] == f"{loaded.started_at.astimezone(UTC):%Y-%m-%d %H:%M:%S}"
    assert play["game"]["bggId"] == 2223
    assert (play["game"]["highestWins"], play["game"]["noPoints"]) == (True, False)
    told = [(it["name"], it["score"], it["winner"], it["rank"]) for it in play["players"]]
    assert told == [("Ada & Bo", "126", True, 1), ("卡拉", "0", False, 3), ("#?%", "40", False, 2)]
    assert [it["startPlayer"] for it in play["players"]] == [False, False, True]


ODD = (
    "Ada & Bo=1;c",
    "#?%41+",
    "🎲👩‍👧 Zoë",
    """O'Neill "Co" \\n""",
    "</script>{}",
    "محمد",
    "さくら",
)


def test_names_survive_the_link_and_the_file_whatever_they_hold(store: Store) -> None:
    people = [store.add_player(name).id for name in ODD]
    loaded = store.load(store.new_match(Opened("flip", len(ODD), 0, "lowest", 500), people))
    about = "a & b #1 100 % +"
    play = pushed(loaded, "UNO Flip!", about)
    assert [player["name"] for player in play["players"]] == list(ODD)
    assert (play["game"]["name"], play["comments"]) == ("UNO Flip!", about)
    file = json.loads(bgstats.as_bgsplay(loaded, "UNO Flip!", about))
    assert [player["name"] for player in file["players"]] == list(ODD)
    assert file["plays"][0]["comments"] == about


def test_a_play_file_holds_the_hands_and_is_the_same_play_each_time(loaded: Loaded) -> None:
    first, again = (json.loads(bgstats.as_bgsplay(loaded, "UNO", "")) for _ in range(2))
    assert first == again
    (play,) = first["plays"]
    (group,) = json.loads(play["scoresheet"])["groups"]
    assert [list(row["scores"].values()) for row in group["rows"]] == [
        ["63", "0", "0"],
        ["0", "0", "40"],
        ["63", "0", "0"],
    ]
    ids = [json.loads(it["metaData"])["scoreUuid"] for it in play["playerScores"]]
    assert list(group["rows"][0]["scores"]) == ids
    assert {row["type"] for row in group["rows"]} == {"number"}


MOMENT = r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"
UUID = r"[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}"


def test_a_play_file_refers_to_what_is_in_it(loaded: Loaded) -> None:
    told = json.loads(bgstats.as_bgsplay(loaded, "UNO", "to 100"))
    assert {*told} == {"about", "games", "locations", "players", "plays", "userInfo"}
    (play,), (game,) = told["plays"], told["games"]
    assert play["gameRefId"] == game["id"]
    assert game["bggId"] == 2223
    assert [it["playerRefId"] for it in play["playerScores"]] == [
        it["id"] for it in told["players"]
    ]
    for it in (play, game, *told["players"]):
        assert re.fullmatch(UUID, it["uuid"])
        assert re.fullmatch(MOMENT, it["modificationDate"])
    for key in ("playDate", "entryDate"):
        assert re.fullmatch(MOMENT, play[key])
    assert play["playDateYmd"] == int(play["playDate"][:10].replace("-", ""))
    assert type(play["bggId"]) is type(play["rounds"]) is type(play["durationMin"]) is int
    yes_or_no = ("usesTeams", "ignored", "manualWinner")
    assert all(type(play[key]) is bool for key in yes_or_no)
    for it in play["playerScores"]:
        assert type(it["score"]) is str
        assert [type(it[key]) for key in ("winner", "newPlayer", "startPlayer")] == [bool] * 3
        assert [type(it[key]) for key in ("rank", "seatOrder")] == [int] * 2
    assert [it["rank"] for it in play["playerScores"]] == [1, 3, 2]


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone of a process cannot be set")
def test_a_play_file_is_of_the_day_on_the_clock_of_those_who_played(
    loaded: Loaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    late = replace(loaded, started_at=datetime(2026, 1, 31, 23, 30, tzinfo=UTC))
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "Europe/Rome")
        time.tzset()
        content = bgstats.as_bgsplay(late, "UNO", "")
        (back,) = foreign.read(content).plays
    time.tzset()
    (play,) = json.loads(content)["plays"]
    assert (play["playDate"], play["playDateYmd"]) == ("2026-02-01 00:30:00", 20260201)
    assert back.begun == late.started_at
    assert pushed(late)["playDate"] == "2026-01-31 23:30:00"


def test_the_log_as_text_is_replayed_as_it_is(store: Store, loaded: Loaded) -> None:
    record(store, loaded.id, Undone())
    after = store.load(loaded.id)
    lines = as_text(after).decode().splitlines()
    assert lines[:3] == ["# 0 is Ada & Bo", "# 1 is 卡拉", "# 2 is #?%"]
    assert replay(line for line in lines if not line.startswith("#")) == after.match
    assert "    totals 63 0 40" in report(lines)


def test_lowest_wins_is_said_and_an_abandoned_match_has_no_winner(store: Store) -> None:
    people = [store.add_player(name).id for name in ("Ada", "Bo")]
    id = store.new_match(Opened("flip", 2, 0, "lowest", 500), people)
    record(store, id, Ended(0, ((), Sum((60,)))), Abandoned())
    play = pushed(store.load(id), "UNO Flip")
    assert play["game"]["highestWins"] is False
    assert "bggId" not in play["game"]
    assert [(it["winner"], it["rank"]) for it in play["players"]] == [(False, 1), (False, 2)]


def test_a_tower_is_handed_on_in_rounds(store: Store) -> None:
    people = [store.add_player(name).id for name in ("Ada", "Bo")]
    id = store.new_match(Opened("stacko", 2, 0, "rounds", 1), people)
    record(store, id, Toppled(0, 1))
    (play,) = json.loads(bgstats.as_bgsplay(store.load(id), "UNO Stacko", ""))["plays"]
    assert [it["winner"] for it in play["playerScores"]] == [False, True]
