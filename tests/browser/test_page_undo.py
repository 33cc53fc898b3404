"""Undo: own steps freely, beyond dice only when the table agrees, and always with a trace."""

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
    for square in ("3,1", "3,2"):
        expect(log.locator(".undone", has_text=square).first).to_contain_text("taken back")
    expect(log.locator("li:not(.undone)", has_text="4,9")).to_be_visible()


def test_beyond_dice_everybody_must_agree(people: People, server: Server) -> None:
    ada, ben = two_at_a_table(people, server, SMALL, seed=SEED)
    table = table_beside(SMALL, SEED)
    play(ada, table, "enter 3,0")
    play(ben, table, "enter 4,9")
    play(ada, table, "move 3,1")
    before = table.step
    play(ada, table, "end")
    ask = ada.get_by_role("button", name="Ask to undo")
    question = ben.get_by_role("region", name="Proposal")
    ask.click()
    expect(question).to_contain_text("Ada")
    question.get_by_role("button", name="Decline").click()
    expect(question).to_have_count(0)
    for page in (ada, ben):
        is_at(page, table.step)
    ask.click()
    question.get_by_role("button", name="Agree").click()
    for page in (ada, ben):
        is_at(page, before)
    log = panel(ada, "Log")
    expect(log.locator(".undone").first).to_be_visible()
    expect(log.locator(".log-turn").last).to_have_text("Firefighter 1")


def test_nobody_takes_back_the_step_of_another_alone(people: People, server: Server) -> None:
    ada, ben = two_at_a_table(people, server, SMALL, seed=SEED)
    table = table_beside(SMALL, SEED)
    play(ada, table, "enter 3,0")
    ben.keyboard.press("u")
    expect(ada.get_by_role("region", name="Proposal")).to_contain_text("Ben")
    is_at(ada, table.step)
    ada.get_by_role("button", name="Decline").click()
    is_at(ben, table.step)
