"""Several people at one screen: it says to whom it is handed on."""

from __future__ import annotations

from making import begin, choose_preset, go_home, set_mode, set_seed
from playing import is_at, play, table_beside
from playwright.sync_api import Page, expect
from serving import Server

SETUP = {"ruleset": "flashpoint/family", "crew": 2, "options": {"rescue_goal": 3}}


def test_the_screen_is_handed_on(page: Page, server: Server) -> None:
    form = go_home(page, server)
    choose_preset(page, "First rescue")
    set_mode(form, "Around this screen")
    set_seed(form, 3)
    begin(page, form)
    table = table_beside(SETUP, 3)
    is_at(page, table.step)
    play(page, table, "enter 3,0")
    banner = page.locator(".banner", has_text="Hand the screen to")
    expect(banner).to_contain_text("the magenta firefighter, number 2")
    banner.get_by_role("button", name="I have it").click()
    expect(banner).to_have_count(0)
    play(page, table, "enter 4,9")
    expect(banner).to_contain_text("the blue firefighter, number 1")
    play(page, table, "move 3,1")
    play(page, table, "end")
    expect(banner).to_contain_text("the magenta firefighter, number 2")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text(table.game.pawns(table.state)[1])
