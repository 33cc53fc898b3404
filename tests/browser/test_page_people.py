"""Who is who at a table: names wherever somebody shows, draws or speaks, and who is thinking."""

from __future__ import annotations

from making import SMALL
from people import make_table, sit_down
from playing import THINKING, is_at, panel
from playwright.sync_api import Page, expect
from serving import Server

WATCH = """() => {
    window.headlines = [];
    const note = () => window.headlines.push(document.querySelector("h1")?.textContent);
    new MutationObserver(note).observe(document.body, {
        childList: true, characterData: true, subtree: true,
    });
}"""
"""Bots think for a moment, so that the headline is noted when it comes."""


def test_who_thinks_is_told_and_beyond_luck_nobody_goes_back_alone(
    page: Page, server: Server
) -> None:
    """Alone with a bot: its name stands above while it thinks, and undo stops at dice."""
    sit_down(page, server, make_table(server, SMALL, seats=["me", "bot:search"], seed=3))
    expect(page.locator("[data-step]")).to_be_visible()
    page.evaluate(WATCH)
    page.locator('button[data-action="enter 3,0"]').click()
    head = page.get_by_role("heading", level=1)
    expect(head).to_have_text("Your turn", timeout=THINKING)
    page.get_by_role("button", name="End turn").click()
    expect(panel(page, "Log").get_by_role("heading", name="You")).to_have_count(2, timeout=THINKING)
    expect(head).to_have_text("Your turn", timeout=THINKING)
    told = page.evaluate("window.headlines")
    assert any(text and text.endswith(" is thinking") for text in told), set(told)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    step = page.locator("[data-step]").get_attribute("data-step")
    page.keyboard.press("u")
    expect(page.locator(".refusal")).to_contain_text("cannot be unseen")
    is_at(page, int(step or 0))
