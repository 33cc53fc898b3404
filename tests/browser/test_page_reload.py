"""What a reload must not take away."""

from __future__ import annotations

from begun import sit_down_after
from making import SMALL
from playing import is_at, play
from playwright.sync_api import Page, expect
from serving import Server


def test_the_fire_can_be_watched_again(page: Page, server: Server) -> None:
    table = sit_down_after(page, server, SMALL, 3, ("enter 3,0", "enter 4,9"))
    again = page.get_by_role("button", name="Watch the fire again")
    expect(again).to_have_count(0)
    play(page, table, "end")
    page.reload()
    again.click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Escape")
    expect(again).to_be_visible()
    is_at(page, table.step)
