"""A trial in the lab, from the first tap to what came of it, and nothing left of it afterwards."""

import psutil
import pytest
from playwright.sync_api import expect

from tests.browser.devices import OpenPage
from tests.browser.serving import Serve

BUSY = 180_000
"""The players give way to whatever else the machine does."""


@pytest.mark.timeout(600)  # more than BUSY, twice
def test_a_trial_goes_on_while_people_look_elsewhere_and_ends_with_the_app(
    serve: Serve, open_page: OpenPage
) -> None:
    server = serve()
    page = open_page(f"{server.url}/lab", "phone")
    start = page.locator(".st-key-lab-start button")
    stop = page.locator(".st-key-lab-cancel button")

    page.get_by_role("radio", name="10,000").click()
    start.click()
    expect(page.get_by_text("of 10,000 hands, on")).to_be_visible(timeout=BUSY)
    page.reload()
    expect(page.get_by_text("of 10,000 hands, on")).to_be_visible(timeout=BUSY)
    other = open_page(page.url, "tablet")
    other.locator(".st-key-lab-cancel button").click()
    for device in (other, page):
        expect(device.get_by_text("Stopped after")).to_be_visible()

    page.get_by_text("What is compared").click()
    page.get_by_role("radio", name="500").click()
    start.click()
    expect(stop).to_be_visible()
    page.get_by_test_id("stExpandSidebarButton").click()
    page.get_by_role("link", name="Players").click()
    expect(page.get_by_role("heading", name="Players")).to_be_visible()
    page.go_back()
    findings = page.locator(".lab-findings")
    expect(findings).to_be_visible(timeout=BUSY)
    expect(page.locator(".lab-table")).to_contain_text("Hands to 500")
    expect(page.locator(".js-plotly-plot").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    expect(findings).to_be_visible()

    app = psutil.Process(server.process.pid)
    players = app.children(recursive=True)
    assert players
    listening = [
        it.laddr.ip
        for process in (app, *players)
        for it in process.net_connections("inet")
        if it.status == psutil.CONN_LISTEN
    ]
    assert set(listening) == {"127.0.0.1"}
    server.kill()
    assert psutil.wait_procs(players, timeout=30)[1] == []
