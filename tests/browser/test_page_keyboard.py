"""The keyboard alone: from the first page to a table, and through a turn on the board."""

from __future__ import annotations

from making import SMALL, go_home
from people import make_table, sit_down
from playing import follow, is_at, offer_of
from playwright.sync_api import Locator, Page, expect
from serving import Server

import firehouse as fh

MOST = 120
"""Tabs from one end of the page to the other."""


def _tab_to(page: Page, wanted: Locator) -> None:
    for _ in range(MOST):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {wanted}")


def test_from_home_through_a_whole_turn(page: Page, server: Server) -> None:
    form = go_home(page, server)
    _tab_to(page, form.locator("summary", has_text="Seed, advice"))
    page.keyboard.press("Enter")
    _tab_to(page, form.get_by_role("radio", name="Fresh luck"))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    _tab_to(page, form.get_by_label("Seed", exact=True))
    page.keyboard.type("3")
    _tab_to(page, form.get_by_role("button", name="Start the game"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    setup = {"ruleset": "flashpoint/family", "crew": 2, "options": {"rescue_goal": 3}}
    table = fh.Table(fh.Setup.from_json(setup), seed=3)
    is_at(page, table.step)
    _tab_to(page, page.locator('.place[tabindex="0"]'))
    for action in ("enter 3,0", "enter 4,9", "move 3,1", "move 4,1"):
        _go_to(page, action.rpartition(" ")[2])
        page.keyboard.press("Enter")
        _choose(page, table, action)
        follow(page, table, [action])
    page.keyboard.press("u")
    is_at(page, table.step - 1)
    page.keyboard.press("e")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Firefighter 2")


def _go_to(page: Page, square: str) -> None:
    """Arrow keys to a square of the board."""
    row, col = map(int, square.split(","))
    for _ in range(MOST):
        at = page.evaluate("document.activeElement?.dataset.spot ?? ''")
        here = [int(part) for part in at.removeprefix("square:").split(",")]
        if here == [row, col]:
            return
        down, right = row - here[0], col - here[1]
        way = ("Down" if down > 0 else "Up") if down else ("Right" if right > 0 else "Left")
        if page.evaluate("document.activeElement?.dataset.spot") == at:
            page.keyboard.press(f"Arrow{way}")
    raise AssertionError(f"the arrow keys do not reach {square}")


def _choose(page: Page, table: fh.Table, action: str) -> None:
    """Where a square has several meanings, the arrows choose one."""
    choice = page.get_by_role("menuitem").filter(has_text=offer_of(table, action).label).first
    moved = page.locator(f'[data-step]:not([data-step="{table.step}"])')
    expect(choice.or_(moved).first).to_be_visible()
    while choice.is_visible() and not choice.evaluate("it => it === document.activeElement"):
        page.keyboard.press("ArrowDown")
    if choice.is_visible():
        page.keyboard.press("Enter")


def test_every_key_is_on_one_card(page: Page, server: Server) -> None:
    form = go_home(page, server)
    form.get_by_role("button", name="Start the game").click()
    is_at(page, 0)
    page.keyboard.press("?")
    card = page.get_by_role("dialog", name="Keys")
    for text in ("Undo", "End the turn", "Type a command", "Rules"):
        expect(card).to_contain_text(text)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_escape_closes_what_lies_in_front(page: Page, server: Server) -> None:
    sit_down(page, server, make_table(server, SMALL))
    is_at(page, 0)
    menu = page.get_by_role("button", name="Type a command")
    page.get_by_role("button", name="Menu").click()
    expect(menu).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    page.keyboard.type("/end")
    line = page.get_by_role("combobox", name="Command")
    expect(line).to_have_value("end")
    page.keyboard.press("Escape")
    expect(line).to_have_count(0)
    is_at(page, 0)


def test_a_link_takes_the_focus_to_the_new_page(page: Page, server: Server) -> None:
    go_home(page, server)
    for link in ("Watch", "Rules", "Play"):
        page.get_by_role("navigation", name="Pages").get_by_role("link", name=link).press("Enter")
        main = page.get_by_role("main").and_(page.locator(":not([aria-busy=true])"))
        expect(main).to_be_focused()
