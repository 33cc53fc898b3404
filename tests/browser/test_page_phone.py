"""A phone: narrow, upright, touched."""

from __future__ import annotations

from typing import Any

import pytest
from begun import bring
from finished import SHORT, SHORT_SEED
from looking import PHONE, fits
from making import SMALL
from people import People, make_table, sit_down
from playing import (
    follow,
    good_move,
    is_at,
    meant_at,
    offer_button,
    offer_of,
    shown_button,
    table_beside,
)
from playwright.sync_api import Page, expect
from serving import Server

import firehouse as fh


@pytest.mark.parametrize(
    ("setup", "seed"), [(SMALL, 3), (SHORT, SHORT_SEED)], ids=["flashpoint", "hotshots"]
)
def test_a_turn_is_played_with_a_finger(
    people: People, server: Server, setup: dict[str, Any], seed: int
) -> None:
    page = people.come("Ada", **PHONE)
    table = table_beside(setup, seed)
    sit_down(page, server, make_table(server, setup, seed=seed))
    is_at(page, table.step)
    fits(page)
    turns = 0
    while turns < 2:
        action = good_move(table)
        turns += action == "end"
        follow(page, table, _tap(page, table, action))
    fits(page)


def _tap(page: Page, table: fh.Table, action: str) -> list[str]:
    """On the board where it has a place, at its button elsewhere; the actions that are played."""
    offer = offer_of(table, action)
    meant = [action]
    if action == "end":
        page.get_by_role("button", name="End turn").tap()
    elif offer.spots and offer.spots[0].startswith(("square:", "tile:")):
        meant = meant_at(page, table, offer)
        _see_all(page)
        page.locator(f'.place[data-spot="{offer.spots[0]}"]').tap(force=True)
        choice = page.get_by_role("menuitem").filter(has_text=offer.label).first
        moved = page.locator(f'[data-step]:not([data-step="{table.step}"])')
        expect(choice.or_(moved).first).to_be_visible()
        if choice.is_visible():
            choice.tap()
    else:
        shown_button(page, action).tap()
    return meant


def _see_all(page: Page) -> None:
    """The board opens near the pawn; a finger that goes farther asks for all of it."""
    whole = page.get_by_role("button", name="Whole board")
    if whole.is_visible():
        whole.tap()
    expect(page.locator(".sheet:not(.zoomed)")).to_be_visible()


def test_a_phone_comes_back_to_the_dice(people: People, server: Server) -> None:
    """Whoever read on before a roll sees after it, below the board, what is asked of the dice."""
    page = people.come("Ada", **PHONE)
    setup = {"ruleset": "hotshots/standard", "crew": 4}
    table = table_beside(setup, 6)
    while table.game.view(table.state)["awaits"]["what"] != "lock":
        table.play(good_move(table))
    sit_down(page, server, bring(server, table))
    is_at(page, table.step)
    while table.game.view(table.state)["awaits"]["what"] in ("lock", "go-on"):
        _dice_are_seen(page)
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        action = good_move(table)
        offer_button(page, action).evaluate("button => button.click()")
        follow(page, table, [action])
    assert page.evaluate("scrollY") == 0


def _dice_are_seen(page: Page) -> None:
    """All of the dice, with what is done with them, between the board and the buttons."""
    dice = page.get_by_role("group", name="Dice")
    expect(dice).to_be_visible()
    parts = (page.locator(".board-frame"), dice, page.locator(".turn-buttons"))
    board, tray, buttons = (part.bounding_box() for part in parts)
    assert board is not None
    assert tray is not None
    assert buttons is not None
    assert board["y"] + board["height"] <= tray["y"]
    assert tray["y"] + tray["height"] <= buttons["y"]


def test_home_fits_a_phone(people: People, server: Server) -> None:
    page = people.come("Ada", **PHONE)
    page.goto(server.url)
    expect(page.get_by_role("button", name="Start the game")).to_be_attached()
    fits(page)
    page.get_by_role("button", name="Start the game").tap()
    page.wait_for_url("**/table/*")
    fits(page)
