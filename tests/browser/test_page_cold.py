"""A picture of a board has its colours wherever it is the first that somebody sees."""

from __future__ import annotations

import pytest
from people import make_table, sit_down
from playwright.sync_api import Page, expect
from serving import Server

BLACK = "rgb(0, 0, 0)"


@pytest.mark.parametrize("address", ["/", "/workshop/flashpoint/plan"])
def test_the_first_board_of_a_visit_has_its_colours(
    page: Page, server: Server, address: str
) -> None:
    page.goto(f"{server.url}{address}")
    board = page.locator(".board svg.sheet").first
    expect(board).to_be_visible()
    lawn = board.evaluate("(one) => getComputedStyle(one).getPropertyValue('--lawn')")
    assert lawn.strip()
    anchor = board.locator("text").first.evaluate("(one) => getComputedStyle(one).textAnchor")
    assert anchor == "middle"


@pytest.mark.parametrize("ruleset", ["flashpoint/advanced", "hotshots/standard"])
def test_paper_that_is_opened_by_its_address_has_its_colours(
    page: Page, server: Server, ruleset: str
) -> None:
    """Names of tiles are centred, and who plays has a colour."""
    ticket = make_table(server, {"ruleset": ruleset, "crew": 2}, seed=3)
    sit_down(page, server, ticket)
    page.goto(f"{server.url}/print/{ticket['table']}")
    board = page.locator(".board-sheet svg.sheet")
    expect(board).to_be_visible()
    anchors = board.locator("text").evaluate_all(
        "(all) => all.map((one) => getComputedStyle(one).textAnchor)"
    )
    assert "middle" in anchors
    badges = page.locator(".pawn-badge.number circle")
    fills = badges.evaluate_all("(all) => all.map((one) => getComputedStyle(one).fill)")
    assert BLACK not in fills
