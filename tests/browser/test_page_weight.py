"""What the first page costs to load, and that nobody else hears of it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from making import go_home
from people import make_table, sit_down
from playing import is_at
from playwright.sync_api import Page
from serving import Server

FIRST_LOAD = 150_000
"""Bytes of the whole first page, compressed: its living board and covers too."""


def test_the_first_page_is_small(page: Page, server: Server) -> None:
    sizes: list[float] = []
    session = page.context.new_cdp_session(page)
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    session.send("Network.enable")
    go_home(page, server)
    page.wait_for_load_state("networkidle")
    assert len(sizes) >= 4
    assert sum(sizes) < FIRST_LOAD


def test_no_other_host_is_asked(page: Page, server: Server) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    go_home(page, server)
    setup: dict[str, Any] = {"ruleset": "flashpoint/family", "crew": 1}
    sit_down(page, server, make_table(server, setup))
    is_at(page, 0)
    page.keyboard.press("r")
    page.get_by_role("dialog", name="Rules").get_by_role("link").first.wait_for()
    page.goto(f"{server.url}/rules")
    page.wait_for_load_state("networkidle")
    assert len(asked) > 10
    assert {urlsplit(url).netloc for url in asked} == {urlsplit(server.url).netloc}
