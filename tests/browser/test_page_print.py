"""A set-up on paper: what is chosen is printed, and nothing of the page around it."""

from __future__ import annotations

import re

import pytest
from people import make_table, sit_down
from playwright.sync_api import Page, expect
from serving import Server

DECKS = {"ruleset": "flashpoint/tragic-events", "crew": 3}
FOREST = {"ruleset": "hotshots/standard", "crew": 2}


@pytest.mark.parametrize(("setup", "card"), [(DECKS, "Backdraft"), (FOREST, "Ember on the Lodge")])
def test_board_crew_cards_and_rules_are_on_paper(
    page: Page, server: Server, setup: dict[str, object], card: str
) -> None:
    ticket = make_table(server, setup, seed=3)
    sit_down(page, server, ticket)
    page.goto(f"{server.url}/print/{ticket['table']}")

    expect(page.locator(".board-sheet svg.sheet")).to_be_visible()
    expect(page.locator(".crew-sheet li")).to_have_count(int(str(setup["crew"])))
    expect(page.locator(".cards-sheet").get_by_role("heading", name=card)).to_be_visible()
    expect(page.locator(".rules-sheet article").first).to_be_visible()
    page.get_by_role("checkbox", name="The rules of this set-up").uncheck()
    page.emulate_media(media="print")

    expect(page.locator(".rules-sheet")).to_have_count(0)
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(page.get_by_role("link", name="Firehouse")).to_be_hidden()
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf())) >= 4
