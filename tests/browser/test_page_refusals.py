"""What is not allowed is answered with the reason and its rule; so is what happened."""

from __future__ import annotations

from begun import sit_down_after
from making import SMALL
from people import make_table, sit_down
from playing import click_spot, is_at, panel, play, table_beside, type_command
from playwright.sync_api import Page, expect
from serving import Server

SEED = 3
ENTERED = ("enter 3,0", "enter 4,9")


def test_a_typed_action_is_refused_with_its_rule(page: Page, server: Server) -> None:
    table = sit_down_after(page, server, SMALL, SEED, ENTERED)
    reason = table.refusal("move 5,5")
    assert reason is not None
    type_command(page, "move 5,5")
    reply = page.locator(".reply")
    expect(reply).to_contain_text(
        "The north-east corner of the dining room is 11 AP away; you have 4, so 7 AP are missing."
    )
    is_at(page, table.step)
    reply.get_by_role("link", name=reason.rule).click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.get_by_role("heading", level=3)).to_be_focused()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def test_a_click_in_vain_is_answered(page: Page, server: Server) -> None:
    table = sit_down_after(page, server, SMALL, SEED, ENTERED)
    assert table.refusal("move 1,8") is not None
    click_spot(page, "square:1,8")
    expect(page.locator(".board-line")).to_contain_text(
        "Not now: The north-east corner of the main bedroom is 12 AP away; you have 4, so 8 AP are "
        "missing."
    )
    expect(page.locator(".refusal")).to_have_count(0)
    page.get_by_role("heading", level=1).hover()
    expect(page.locator(".board-line").get_by_role("link")).to_have_text("Why?")
    is_at(page, table.step)


def test_what_is_no_action_is_answered_in_words(page: Page, server: Server) -> None:
    sit_down(page, server, make_table(server, SMALL, seed=SEED))
    is_at(page, 0)
    type_command(page, "fly to the moon")
    reason = table_beside(SMALL, SEED).refusal("fly to the moon")
    assert reason is not None
    expect(page.locator(".reply")).to_contain_text(reason.sentence)


def test_the_log_says_why(page: Page, server: Server) -> None:
    table = sit_down_after(page, server, SMALL, SEED, ENTERED)
    play(page, table, "move 3,1")
    line = panel(page, "Log").get_by_role("listitem").last
    line.hover()
    expect(page.locator(".highlights, .highlight").first).to_be_attached()
    line.get_by_role("link", name="Why?").click()
    expect(page.get_by_role("dialog", name="Rules")).to_contain_text("In our own words")
