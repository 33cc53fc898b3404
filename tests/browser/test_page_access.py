"""axe finds no violation of WCAG 2.2 A and AA on any kind of page, light and dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe
from begun import sit_down_after
from finished import SHORT, table_to_look_at
from making import SMALL, go_home
from people import People, make_table, sit_down
from playing import THINKING
from playwright.sync_api import Page, expect
from serving import Server

LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
OF_COLOURS = ["color-contrast", "link-in-text-block"]
"""What may differ between light and dark; all else about a page is the same."""

Opening = Callable[[Page, Server], None]


def _home(page: Page, server: Server) -> None:
    form = go_home(page, server)
    for summary in form.locator("summary").all():
        summary.click()


def _lobby(page: Page, server: Server) -> None:
    sit_down(page, server, make_table(server, SMALL, seats=["me", "open"]))
    expect(page.get_by_role("heading", name="Waiting for the crew")).to_be_visible()


def _join(page: Page, server: Server) -> None:
    ticket = make_table(server, SMALL, seats=["me", "open"])
    page.goto(f"{server.url}/join/{ticket['code']}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def _flashpoint(page: Page, server: Server) -> None:
    sit_down_after(page, server, SMALL, 3, ("enter 3,0", "enter 4,9", "move 3,1", "end"))


def _experts(page: Page, server: Server) -> None:
    setup = {"ruleset": "flashpoint/experienced", "difficulty": "heroic", "crew": 4}
    sit_down(page, server, make_table(server, setup, seed=4))
    expect(page.get_by_role("heading", level=1)).to_contain_text("Your turn")


def _hotshots(page: Page, server: Server) -> None:
    sit_down(page, server, make_table(server, SHORT, seed=75))
    page.locator('button[data-action="fight"]').click()
    expect(page.locator('button[data-action^="lock"]').first).to_be_visible()


def _panels(page: Page, server: Server) -> None:
    _flashpoint(page, server)
    page.get_by_role("tab", name="Settings").click()
    page.keyboard.press("/")


def _keys(page: Page, server: Server) -> None:
    _flashpoint(page, server)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


def _rules_beside(page: Page, server: Server) -> None:
    _flashpoint(page, server)
    page.keyboard.press("r")
    dialog = page.get_by_role("dialog", name="Rules")
    expect(dialog.get_by_role("link").first).to_be_visible()


def _result(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/table/{table_to_look_at(server)}")
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def _review(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/review/{table_to_look_at(server)}")
    expect(page.locator("figure.curve")).to_be_visible(timeout=THINKING)


def _rules(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/rules/flashpoint/explosions")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def _lesson(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/lesson/first-alarm")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()


def _today(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/today")
    expect(page.get_by_role("button", name="With friends").first).to_be_visible()


def _watch(page: Page, server: Server) -> None:
    make_table(server, SMALL, public=True)
    page.goto(f"{server.url}/watch")
    expect(page.get_by_role("listitem").first).to_be_visible()


def _nowhere(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/table/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def _challenge(page: Page, server: Server) -> None:
    ticket = make_table(server, SMALL)
    asked = {"token": ticket["token"]}
    address = f"{server.url}/api/tables/{ticket['table']}/challenge"
    made = httpx.post(address, json=asked).json()
    page.goto(f"{server.url}/challenge/{made['id']}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


PAGES: list[Opening] = [
    *(_home, _lobby, _join, _flashpoint, _experts, _hotshots, _panels),
    *(_keys, _rules_beside, _result, _review, _rules, _lesson, _today),
    *(_watch, _nowhere, _challenge),
]


@pytest.mark.parametrize("opening", PAGES, ids=lambda opening: opening.__name__.strip("_"))
def test_axe_finds_nothing(people: People, server: Server, opening: Opening) -> None:
    page = people.come("Ada", theme="system", color_scheme="light")
    opening(page, server)
    _is_clean(page, {"type": "tag", "values": LEVELS})
    page.emulate_media(color_scheme="dark")
    _is_clean(page, {"type": "rule", "values": OF_COLOURS})


def test_axe_finds_nothing_at_a_first_game(people: People, server: Server) -> None:
    """With advice, and the question about sound."""
    page = people.come("Ada", played=False)
    _flashpoint(page, server)
    expect(page.get_by_role("group", name="Sound")).to_be_visible()
    _is_clean(page, {"type": "tag", "values": LEVELS})


def test_axe_finds_nothing_on_a_phone(people: People, server: Server) -> None:
    page = people.come("Ada", viewport={"width": 390, "height": 844}, has_touch=True)
    _flashpoint(page, server)
    _is_clean(page, {"type": "tag", "values": LEVELS})


def _is_clean(page: Page, rules: dict[str, Any]) -> None:
    found = Axe().run(page, options={"runOnly": rules})
    assert found.violations_count == 0, found.generate_report()


def test_the_colours_are_those_that_were_chosen(people: People, server: Server) -> None:
    page = people.come("Ada", theme="system", color_scheme="dark")
    go_home(page, server)
    ground = page.locator("html")
    dark = ground.evaluate("html => getComputedStyle(html).backgroundColor")
    page.get_by_role("button", name="Colours: as the system has them").click()
    expect(ground).not_to_have_css("background-color", dark)
    page.get_by_role("button", name="Colours: light").click()
    expect(ground).to_have_css("background-color", dark)
    page.emulate_media(color_scheme="light")
    expect(ground).to_have_css("background-color", dark)
