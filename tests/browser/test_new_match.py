"""Starting a match on a real screen: the things a page test cannot see."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

import db
from tests.browser.devices import OpenPage, drawn
from tests.browser.serving import Serve

MATCH = re.compile(r"/match\?match=(\w+)")


def start_button(page: Page, *names: str) -> tuple[float, float]:
    """Seats these, and gives the place of the button that starts the match."""
    for name in names:
        page.get_by_label("New player").fill(name)
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name=f"Take {name} out")).to_be_visible()
    box = page.get_by_role("button", name=re.compile("^Start · ")).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_double_tap_starts_one_match_and_opens_it(
    serve: Serve, open_page: OpenPage, tmp_path: Path
) -> None:
    url = serve().url
    opened = []
    for apart in (0, 20, 100):
        page = open_page(f"{url}/new", "tablet")
        place = start_button(page, "Ada", "Bo")
        page.touchscreen.tap(*place)
        page.wait_for_timeout(apart)
        page.touchscreen.tap(*place)
        page.wait_for_url(MATCH)
        drawn(page)
        opened += MATCH.findall(page.url)
    running = db.open_store(f"sqlite:///{tmp_path / 'uno.db'}").running()
    assert sorted(match.id for match in running) == sorted(opened)
