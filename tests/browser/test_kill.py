"""The server is killed again and again while hands are saved, and no hand is lost or doubled."""

import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random
from threading import Timer

import pytest
from playwright.sync_api import TimeoutError as NotThere
from playwright.sync_api import expect

from tests.browser.devices import OpenPage
from tests.browser.serving import ROOT
from tests.browser.table import Sheet, Table
from tests.pages.tables import play

HANDS = 50
KILLS = 10


def save(sheet: Sheet, hand: int) -> None:
    """Tap until the sheet has gone on to the next hand, as somebody at the table would."""
    done = sheet.title.filter(has_text=re.compile(f"^Hand {hand + 1}$"))
    kept = sheet.primary.filter(has_text=f"Save · Ada +{hand}")
    while not done.is_visible():
        expect(done.or_(kept).first).to_be_visible(timeout=30_000)
        try:
            kept.tap(timeout=500)
        except NotThere:
            continue  # it has been saved since
    sheet.shows_totals(hand * (hand + 1) // 2, 0)


@pytest.mark.timeout(600)  # on a busy machine, too
def test_fifty_hands_survive_a_server_that_is_killed_at_random(
    tmp_path: Path, open_page: OpenPage
) -> None:
    random = Random(2026)
    killed = set(random.sample(range(1, HANDS + 1), KILLS))
    with Table(tmp_path) as table:
        match = play(table.store, ["Ada", "Bo"], target=5000)
        sheet = Sheet(open_page(table.address(match)))
        for hand in range(1, HANDS + 1):
            # From the first tap on the players to well after the tap on save.
            cut = Timer(random.uniform(0, 0.7), table.server.kill)
            if hand in killed:
                cut.start()
            sheet.fill_in("Ada", {"Bo": str(hand)})
            sheet.primary.tap()
            if hand in killed:
                cut.join()
                table.server.start()
                if random.random() < 0.8:
                    sheet.page.reload()
            save(sheet, hand)
        assert table.lines(match) == [f"hand 0 out light 1:={hand}" for hand in range(1, HANDS + 1)]
    with sqlite3.connect(table.file) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    database.close()
    check = subprocess.run(
        [sys.executable, "-m", "db", "check"],
        cwd=ROOT,
        env={**os.environ, "DATABASE_URL": f"sqlite:///{table.file}"},
        capture_output=True,
        text=True,
    )
    assert (check.returncode, check.stdout.split(":")[0]) == (0, "Sound"), check.stdout
