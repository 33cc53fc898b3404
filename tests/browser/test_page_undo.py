"""Undo: own steps freely, never beyond dice, and always with a trace; redo."""

from __future__ import annotations

from making import SMALL
from people import People, make_table, sit_down, two_at_a_table
from playing import is_at, panel, play, table_beside
from playwright.sync_api import Page, expect
from serving import Server

SEED = 3


def test_own_steps_are_taken_back_freely(page: Page, server: Server) -> None:
    table = table_beside(SMALL, SEED)
    sit_down(page, server, make_table(server, SMALL, seed=SEED))
    for action in ("enter 3,0", "enter 4,9", "move 3,1", "move 3,2"):
        play(page, table, action)
    page.get_by_role("button", name="Undo").click()
    is_at(page, table.step - 1)
    page.keyboard.press("u")
    is_at(page, table.step - 2)
    log = panel(page, "Log")
    for place in ("the west side of the living room", "moved to the living room towards"):
        expect(log.locator(".undone", has_text=place).first).to_contain_text("taken back")
    expect(log.locator("li:not(.undone)", has_text="the east door")).to_be_visible()
    expect(log).to_contain_text("You took back “Go in by the west door”")
    page.get_by_role("button", name="Redo").click()
    is_at(page, table.step - 1)
    page.keyboard.press("U")
    is_at(page, table.step)
    expect(page.get_by_role("button", name="Redo")).to_have_count(0)


def test_beyond_dice_nobody_goes_back(people: People, server: Server) -> None:
    ada, ben = two_at_a_table(people, server, SMALL, seed=SEED)
    table = table_beside(SMALL, SEED)
    play(ada, table, "enter 3,0")
    play(ben, table, "enter 4,9")
    play(ada, table, "move 3,1")
    play(ada, table, "end")
    expect(ada.get_by_role("button", name="Undo")).to_be_disabled()
    ada.keyboard.press("u")
    expect(ada.locator(".refusal")).to_contain_text("what it showed cannot be unseen")
    for page in (ada, ben):
        is_at(page, table.step)


def test_nobody_takes_back_the_step_of_another_alone(people: People, server: Server) -> None:
    ada, ben = two_at_a_table(people, server, SMALL, seed=SEED)
    table = table_beside(SMALL, SEED)
    play(ada, table, "enter 3,0")
    ben.keyboard.press("u")
    expect(ada.get_by_role("region", name="Proposal")).to_contain_text("Ben")
    is_at(ada, table.step)
    ada.get_by_role("button", name="Decline").click()
    is_at(ben, table.step)
