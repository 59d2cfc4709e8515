"""A match on paper and for other apps: complete, harmless, in any script."""

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from db import Loaded, Store
from db.exchange import bgstats, fonts
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


def test_a_pushed_play_says_every_yes_and_no(loaded: Loaded) -> None:
    link = bgstats.push_link(loaded, "UNO", "to 100")
    address = urlsplit(link)
    assert (address.netloc, address.path) == ("app.bgstatsapp.com", "/createPlay.html")
    play = json.loads(unquote(address.query.removeprefix("data=")))
    assert play["game"]["bggId"] == 2223
    assert (play["game"]["highestWins"], play["game"]["noPoints"]) == (True, False)
    told = [(it["name"], it["score"], it["winner"], it["rank"]) for it in play["players"]]
    assert told == [("Ada & Bo", "126", True, 1), ("卡拉", "0", False, 3), ("#?%", "40", False, 2)]
    assert [it["startPlayer"] for it in play["players"]] == [False, False, True]


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
    link = bgstats.push_link(store.load(id), "UNO Flip", "")
    play = json.loads(unquote(urlsplit(link).query.removeprefix("data=")))
    assert play["game"]["highestWins"] is False
    assert "bggId" not in play["game"]
    assert [(it["winner"], it["rank"]) for it in play["players"]] == [(False, 1), (False, 2)]


def test_a_tower_is_handed_on_in_rounds(store: Store) -> None:
    people = [store.add_player(name).id for name in ("Ada", "Bo")]
    id = store.new_match(Opened("stacko", 2, 0, "rounds", 1), people)
    record(store, id, Toppled(0, 1))
    (play,) = json.loads(bgstats.as_bgsplay(store.load(id), "UNO Stacko", ""))["plays"]
    assert [it["winner"] for it in play["playerScores"]] == [False, True]
