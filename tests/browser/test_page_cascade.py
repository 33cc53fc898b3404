"""The fire's advance as a film: paused, stepped, skipped and watched again."""

from __future__ import annotations

import re

import pytest
from begun import sit_down_after
from people import People, make_table, sit_down
from playing import is_over, play, table_beside, until
from playwright.sync_api import Locator, Page, expect
from serving import Server

import firehouse as fh
from firehouse.stage import stage_of

SETUP = {"ruleset": "flashpoint/family", "board": "house_front", "crew": 1}
SEED = 5
"""The first fire is an explosion that spreads to 6,7."""
SPREAD = "The shock wave spread fire to the south-east corner of the small bedroom."
SLOWLY = 0.05
_FIRE = re.compile(r"\bfire\b")


def _an_advance(page: Page, server: Server) -> list[str]:
    """Play a turn; the sentences of what followed."""
    table = table_beside(SETUP, SEED)
    sit_down(page, server, make_table(server, SETUP, seed=SEED))
    play(page, table, "enter 3,0")
    first = table.step + 1
    play(page, table, "end")
    return _sentences(table, first)


def _sentences(table: fh.Table, first: int) -> list[str]:
    """What the steps from this one on are told as."""
    frames = stage_of(table.game).frames_of(table, first, table.step)
    return [frame.text for frame in frames if frame.text]


def _turns_until_the_end() -> int:
    """How often somebody who does nothing can end the turn."""
    table = table_beside(SETUP, SEED)
    table.play("enter 3,0")
    turns = 0
    while table.result is None:
        table.play("end")
        turns += 1
    return turns


def _film(page: Page) -> Locator:
    return page.get_by_role("region", name="The fire's advance")


def _pause_at_the_roll(page: Page) -> Locator:
    """Wait for the dice and stop there; the caption of the film."""
    film = _film(page)
    caption = film.locator(".cascade-caption")
    expect(caption).to_contain_text(
        "the fire advances in the south-west corner of the small bedroom"
    )
    film.get_by_role("button", name="Pause").click()
    expect(film.get_by_role("button", name="Go on")).to_be_visible()
    return caption


def test_forward_back_skip_and_again(people: People, server: Server) -> None:
    page = people.come("Ada", speed=SLOWLY)
    told = _an_advance(page, server)
    film, burnt = _film(page), page.locator('.place[data-spot="square:6,7"]')
    caption = _pause_at_the_roll(page)
    expect(film.get_by_label("Speed of the fire")).to_have_value(str(SLOWLY))
    for text in told[2 : told.index(SPREAD)]:
        film.get_by_role("button", name="Step").click()
        expect(caption).to_contain_text(text)
    expect(burnt).not_to_have_attribute("aria-label", _FIRE)
    page.keyboard.press("]")
    expect(caption).to_contain_text(SPREAD)
    expect(burnt).to_have_attribute("aria-label", _FIRE)
    page.keyboard.press("[")
    expect(burnt).not_to_have_attribute("aria-label", _FIRE)
    film.get_by_role("button", name="Skip").click()
    expect(burnt).to_have_attribute("aria-label", _FIRE)
    film.get_by_role("button", name="Watch the fire again").click()
    expect(caption).to_contain_text(
        "the fire advances in the south-west corner of the small bedroom"
    )
    expect(burnt).not_to_have_attribute("aria-label", _FIRE)
    page.keyboard.press("Escape")
    expect(burnt).to_have_attribute("aria-label", _FIRE)


@pytest.mark.parametrize(("wish", "still"), [("reduce", True), ("no-preference", False)])
def test_reduced_motion_is_honoured(people: People, server: Server, wish: str, still: bool) -> None:
    page = people.come("Ada", speed=SLOWLY, reduced_motion=wish)
    told = _an_advance(page, server)
    caption = _pause_at_the_roll(page)
    for text in told[2 : told.index(SPREAD) + 1]:
        _film(page).get_by_role("button", name="Step").click()
        expect(caption).to_contain_text(text)
    expect(page.locator(".effect.ignited")).to_be_attached()
    expect(page.locator(".effect.still")).to_have_count(1 if still else 0)


def test_nothing_is_told_before_it_is_shown(people: People, server: Server) -> None:
    """The game ends with this advance: headline, panel and log wait for the film."""
    page = people.come("Ada", speed=SLOWLY)
    turns = _turns_until_the_end()
    table = sit_down_after(page, server, SETUP, SEED, ["enter 3,0", *["end"] * (turns - 1)])
    first = table.step + 1
    play(page, table, "end")
    told = _sentences(table, first)
    head, log = page.get_by_role("heading", level=1), page.get_by_role("region", name="Log")
    expect(head).to_have_text("The fire advances")
    _film(page).get_by_role("button", name="Pause").click()
    expect(log).not_to_contain_text(told[-1])
    expect(page.get_by_role("region", name="Result")).to_have_count(0)
    _film(page).get_by_role("button", name="Skip").click()
    expect(head).to_have_text("The game is lost")
    expect(log).to_contain_text(told[-1])
    is_over(page, "lost")
    until(
        page,
        "panel => panel.scrollHeight - panel.scrollTop - panel.clientHeight < 4",
        page.locator("#tab-panel").element_handle(),
    )


def test_everything_can_be_shown_at_once(page: Page, server: Server) -> None:
    _an_advance(page, server)
    expect(page.locator('.place[data-spot="square:6,7"]')).to_have_attribute("aria-label", _FIRE)
    expect(_film(page).get_by_role("button", name="Watch the fire again")).to_be_visible()
    expect(_film(page).get_by_role("button", name="Pause")).to_have_count(0)
