"""Pointing and drawing: what one shows on the board, all at the table see."""

from __future__ import annotations

import json

from making import SMALL
from people import People, two_at_a_table
from playwright.sync_api import Page, expect
from serving import Server

WATCH = """() => {
    new MutationObserver(() => {
        const name = document.querySelector(".ping text");
        const face = document.querySelector(".ping use.who");
        if (name && face) document.body.dataset.pinged = name.textContent;
    }).observe(document.body, { childList: true, subtree: true });
}"""
"""A ping fades by itself, so that it is noted when it comes."""


def test_a_ping_is_seen_by_the_others(people: People, server: Server) -> None:
    ada, ben = two_at_a_table(people, server, SMALL)
    ben.evaluate(WATCH)
    ada.locator('.place[data-spot="square:3,4"]').focus()
    ada.keyboard.press("p")
    ada.get_by_role("menuitem", name="Danger").click()
    expect(ben.locator("body")).to_have_attribute("data-pinged", "Ada")


def test_a_drawn_plan_is_seen_by_the_others(people: People, server: Server) -> None:
    ada, ben = two_at_a_table(people, server, SMALL)
    expect(ada.locator(".targets:not(.faint)")).to_have_count(1)
    ada.get_by_role("button", name="Plan").click()
    expect(ada.locator(".targets.faint")).to_have_count(1)
    expect(ada.locator(".board-line")).to_contain_text("You are drawing a plan.")
    for spot, press in (("square:2,2", ada.mouse.down), ("square:2,5", ada.mouse.up)):
        ada.mouse.move(*_middle(ada, spot), steps=8)
        press()
    expect(ben.locator(".stroke.pawn-0")).to_have_count(1)
    expect(ben.locator(".stroke-name")).to_have_text("Ada")
    expect(ben.locator(".strokes use.who")).to_have_count(1)
    ada.get_by_role("button", name="Clear").click()
    expect(ben.locator(".stroke")).to_have_count(0)


def _middle(page: Page, spot: str) -> tuple[float, float]:
    box = page.locator(f".place[data-spot={json.dumps(spot)}]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
