"""What has to be done by hand: a typical turn, a pawn that is dragged, a plan seen closely."""

from __future__ import annotations

import re

from begun import sit_down_after
from making import SMALL
from people import People
from playing import click_spot, follow
from playwright.sync_api import Locator, Page, expect
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


def test_a_pawn_is_dragged_to_where_it_shall_go(page: Page, server: Server) -> None:
    table = sit_down_after(page, server, SMALL, 3, ("enter 3,0", "enter 4,9"))
    begun = _middle(page.locator('.sheet [data-spot="pawn:0"]').first)
    end = _middle(page.locator('.place[data-spot="square:3,1"]'))
    page.mouse.move(*begun)
    page.mouse.down()
    page.mouse.move(*end, steps=4)
    page.mouse.up()
    follow(page, table, ["move 3,1"])


def test_a_plan_is_looked_at_closely(people: People, server: Server) -> None:
    """Two taps bring it nearer, a finger moves it, and there is a way back."""
    page = people.come("Ada", **PHONE)
    sit_down_after(page, server, SMALL, 3, ("enter 3,0", "enter 4,9"))
    sheet = page.locator(".board-frame .sheet")
    whole = sheet.get_attribute("viewBox")
    x, y = _middle(sheet)
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
