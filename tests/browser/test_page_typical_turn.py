"""What has to be done by hand: a typical turn, a pawn that is dragged, a plan seen closely."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial

from begun import sit_down_after
from making import SMALL
from people import People
from playing import click_spot, follow, is_at
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from serving import Server

ALONE = {"ruleset": "flashpoint/family", "board": "house_front", "crew": 1}
TURN = {
    "square:5,4": ["move 6,3", "move 5,3", "move 5,4"],
    "edge:4,4-5,4": ["open n"],
    "square:4,4": ["extinguish n", "extinguish n"],
    "square:3,4": ["move 4,4", "extinguish n"],
}
"""In by the front door, three squares on, a door, a fire behind it and one behind that."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_typical_turn_takes_a_click_for_each_thing(page: Page, server: Server) -> None:
    """Eight actions with all AP of two turns, in four clicks."""
    table = sit_down_after(page, server, ALONE, 1, ("enter 7,3", "end"))
    for spot, actions in TURN.items():
        if spot.startswith("square:"):
            place = page.locator(f'.place[data-spot="{spot}"]')
            expect(place).to_have_attribute("aria-label", re.compile(r"You can .*AP\)"))
        click_spot(page, spot)
        follow(page, table, actions)
    assert table.game.view(table.state)["ap"] == 0


def test_a_click_before_the_ways_are_known_means_the_same(page: Page, server: Server) -> None:
    """What a click means first comes a moment after the position; who is quicker waits for it."""
    ways = HeldWays()
    page.route_web_socket(re.compile("/api/tables/.*/socket"), ways.between)
    table = sit_down_after(page, server, ALONE, 1, ("enter 7,3", "end", *TURN["square:5,4"]))
    while not ways.told:
        page.wait_for_timeout(50)
    ways.hold = True
    click_spot(page, "edge:4,4-5,4")
    follow(page, table, ["open n"])
    click_spot(page, "square:4,4")
    page.wait_for_timeout(300)
    is_at(page, table.step)
    expect(page.get_by_role("menuitem")).to_have_count(0)
    ways.let_go()
    follow(page, table, TURN["square:4,4"])


class HeldWays:
    """Stands between page and server, and keeps the answers that tell ways."""

    def __init__(self) -> None:
        self.hold = False
        self.told = 0
        self._kept: list[Callable[[], None]] = []

    def between(self, socket: WebSocketRoute) -> None:
        there = socket.connect_to_server()
        socket.on_message(there.send)
        there.on_message(lambda text: self._pass(text, partial(socket.send, text)))

    def _pass(self, text: str | bytes, send: Callable[[], None]) -> None:
        tells = json.loads(text)["type"] == "routes"
        if self.hold and tells:
            self._kept.append(send)
            return
        self.told += tells
        send()

    def let_go(self) -> None:
        self.hold = False
        for send in self._kept:
            send()


def test_a_pawn_is_dragged_to_where_it_shall_go(page: Page, server: Server) -> None:
    table = sit_down_after(page, server, SMALL, 3, ("enter 3,0", "enter 4,9"))
    begun = _middle(page.locator('.sheet [data-spot="pawn:0"]').first)
    end = _middle(page.locator('.place[data-spot="square:3,1"]'))
    page.mouse.move(*begun)
    page.mouse.down()
    page.mouse.move(*end, steps=4)
    expect(page.locator(".hover.target")).to_be_visible()
    page.mouse.up()
    follow(page, table, ["move 3,1"])


def test_a_pawn_that_is_dragged_too_far_is_told_why_not(page: Page, server: Server) -> None:
    table = sit_down_after(page, server, SMALL, 3, ("enter 3,0", "enter 4,9"))
    page.mouse.move(*_middle(page.locator('.sheet [data-spot="pawn:0"]').first))
    page.mouse.down()
    page.mouse.move(*_middle(page.locator('.place[data-spot="square:1,8"]')), steps=4)
    page.mouse.up()
    expect(page.locator(".board-line")).to_contain_text("8 AP are missing")
    follow(page, table, [])


def test_a_plan_is_looked_at_closely(people: People, server: Server) -> None:
    """Two taps show all of it or bring it nearer, a finger moves it, and there is a way back."""
    page = people.come("Ada", **PHONE)
    sit_down_after(page, server, SMALL, 3, ("enter 3,0", "enter 4,9"))
    sheet = page.locator(".board-frame .sheet")
    opened = sheet.get_attribute("viewBox")
    x, y = _middle(sheet)
    page.mouse.dblclick(x, y)
    expect(sheet).not_to_have_attribute("viewBox", opened or "")
    whole = sheet.get_attribute("viewBox")
    page.mouse.dblclick(x, y)
    expect(sheet).not_to_have_attribute("viewBox", whole or "")
    near = sheet.get_attribute("viewBox")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y, steps=4)
    page.mouse.up()
    expect(sheet).not_to_have_attribute("viewBox", near or "")
    page.get_by_role("button", name="Whole board").click()
    expect(sheet).to_have_attribute("viewBox", whole or "")


def _middle(part: Locator) -> tuple[float, float]:
    box = part.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
