"""The page as an app: it can be installed, and opens without a network."""

from __future__ import annotations

import httpx
from making import go_home
from people import People
from playwright.sync_api import expect
from serving import Server

KEPT = "navigator.serviceWorker.ready.then(() => caches.match('/'))"


def test_without_a_network_the_rules_can_be_read_and_playing_says_what_it_needs(
    people: People, server: Server
) -> None:
    page = people.come("Ada", worker=True)
    go_home(page, server)
    assert page.evaluate(f"{KEPT}.then(Boolean)")
    page.goto(f"{server.url}/rules")
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    page.context.set_offline(True)

    page.goto(f"{server.url}/rules")
    expect(page.get_by_role("status").filter(has_text="There is no network")).to_be_visible()
    expect(page.get_by_role("link", name="How a game ends").first).to_be_visible()
    table = go_home(page, server)
    table.get_by_role("button", name="Start the game").click()
    expect(table.get_by_role("alert")).to_contain_text("The server does not answer")

    page.context.set_offline(False)
    expect(page.get_by_role("status").filter(has_text="There is no network")).to_have_count(0)


def test_everything_that_an_app_is_installed_with_is_there(server: Server) -> None:
    manifest = httpx.get(f"{server.url}/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        found = httpx.get(server.url + icon["src"])
        assert (found.status_code, found.headers["content-type"]) == (200, icon["type"])
    worker = httpx.get(f"{server.url}/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "javascript" in worker.headers["content-type"]
