"""In and out in a real browser: files saved, a picture drawn there, a backup brought in."""

import json
import re
from base64 import b64decode
from pathlib import Path

from playwright.sync_api import Page, expect

from db import open_store
from referee.events import Ended, Opened, Sum
from stats.looks import LOOKS
from tests.browser.devices import OpenPage
from tests.browser.table import Table

NAMES = ("<b>x</b>", "محمد", "さくら")


def finished(table: Table) -> str:
    people = [table.store.add_player(f"{name} {len(table.store.players())}").id for name in NAMES]
    match = table.store.new_match(Opened("flip", 3, 0, "standard", 100), people)
    table.store.record(match, Ended(0, ((), Sum((60,)), Sum((50,)))), after=1)
    return match


def saved(page: Page, name: str) -> bytes:
    with page.expect_download() as download:
        page.get_by_role("button", name=name, exact=True).first.tap()
    return Path(download.value.path()).read_bytes()


def test_a_finished_match_is_saved_as_picture_and_on_paper(
    table: Table, open_page: OpenPage
) -> None:
    match = finished(table)
    page = open_page(table.address(match))
    page.get_by_role("button", name="Share").tap()
    picture = page.locator("figure img")
    expect(picture).to_have_attribute("src", re.compile("^data:image/png"))
    assert picture.evaluate("it => it.naturalWidth") == 1080
    with page.expect_download() as download:
        page.get_by_role("link", name="Save picture").tap()
    assert download.value.suggested_filename == f"match-{match}.png"
    source = str(picture.get_attribute("src")).partition(",")[2]
    assert Path(download.value.path()).read_bytes() == b64decode(source)
    assert saved(page, "PDF").startswith(b"%PDF-")
    assert b"&lt;b&gt;x" in saved(page, "Page to print")
    assert saved(page, "Excel").startswith(b"PK")
    assert saved(page, "Log as text").decode().endswith("hand 0 out light 1:=60 2:=50\n")


def test_a_backup_of_another_device_is_looked_at_and_merged(
    table: Table, open_page: OpenPage
) -> None:
    other = open_store("sqlite://")
    people = [other.add_player(name, *LOOKS[0]).id for name in ("Zoë", "Yves")]
    match = other.new_match(Opened("classic", 2, 0, "standard", 500), people)
    content = other.backup().model_dump_json().encode()
    page = open_page(f"{table.server.url}/share", "phone")
    field = page.locator("input[type=file]")
    field.set_input_files({"name": "b.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(page.get_by_text("Nothing was changed")).to_be_visible()
    field.set_input_files({"name": "b.json", "mimeType": "application/json", "buffer": content})
    expect(page.get_by_text("One match that is not here")).to_be_visible()
    assert match not in [it.id for it in table.store.running()]
    page.get_by_role("button", name="Bring it in").tap()
    expect(page.get_by_text("One match and 2 players came in")).to_be_visible()
    assert match in [it.id for it in table.store.running()]
    whole = json.loads(saved(page, "Download backup"))
    assert match in [it["id"] for it in whole["matches"]]
