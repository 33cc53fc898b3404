"""Makes tables as people do, with the forms of the first page."""

from __future__ import annotations

import re
from collections.abc import Mapping

from playwright.sync_api import Locator, Page, expect
from serving import Server

SMALL = {"ruleset": "flashpoint/family", "crew": 2}
"""A game in which little has to be said."""


def go_home(page: Page, server: Server) -> Locator:
    """The form of a new table."""
    page.goto(server.url)
    form = page.get_by_role("region", name="Make your own table")
    expect(form.get_by_role("button", name="Start the game")).to_be_visible()
    return form


def choose_preset(page: Page, title: str) -> None:
    """One of the ready-made games."""
    games = page.locator(".all-presets")
    games.locator("summary").click()
    game = games.get_by_role("button", name=title).first
    game.click()
    expect(game).to_have_attribute("aria-pressed", "true")


def open_part(form: Locator, summary: str) -> None:
    """Unfold a part of the form."""
    form.locator("summary", has_text=summary).click()


def set_crew(form: Locator, size: int) -> None:
    """How many play."""
    open_part(form, "Change game")
    form.get_by_role("group", name="Size of the crew").get_by_text(str(size), exact=True).click()


def set_seed(form: Locator, seed: int) -> None:
    """Luck that is known beforehand."""
    open_part(form, "Seed, advice")
    form.get_by_role("radio", name="A seed of your own").check()
    form.get_by_label("Seed", exact=True).fill(str(seed))


def set_mode(form: Locator, mode: str, seats: Mapping[int, str] | None = None) -> None:
    """How the game is played, and who plays some of the pawns."""
    form.get_by_role("radio", name=mode).check()
    for pawn, holder in (seats or {}).items():
        form.locator(".seats select").nth(pawn).select_option(label=holder)


def begin(page: Page, form: Locator) -> str:
    """Make the table; its id."""
    form.get_by_role("button", name=re.compile("Start the game|Open the table")).click()
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]
