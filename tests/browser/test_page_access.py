"""Everybody can use any kind of page: axe finds nothing, in any colours, and a phone shows it."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from begun import sit_down_after
from finished import SHORT, table_to_look_at
from looking import ANY_COLOURS, PHONE, is_clean, is_for_everybody
from making import SMALL, go_home, set_mode
from people import PATIENCE, People, make_table, sit_down, take_seat
from playing import THINKING, panel
from playwright.sync_api import Page, expect
from serving import Server

from firehouse.core.catalogue import games

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


def _yours(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/yours")
    page.get_by_role("button", name="Make my personal link").click()
    expect(page.get_by_label("Your personal link")).to_be_visible()


def _history(page: Page, server: Server) -> None:
    _yours(page, server)
    page.goto(f"{server.url}/history")
    expect(page.get_by_role("region", name="Badges")).to_be_visible()


def _puzzles(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/puzzles")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()


def _puzzle(page: Page, server: Server) -> None:
    _puzzles(page, server)
    page.locator(".puzzle-cards button").first.click()
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".puzzle-answer")).to_be_visible()


def _workshop(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/workshop/flashpoint/plan")
    expect(page.get_by_text("It can be played.")).to_be_visible()
    page.get_by_role("button", name="Link to it").click()
    page.get_by_role("application").focus()


def _tables(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/workshop/hotshots/tiles")
    expect(page.get_by_text("It can be played.")).to_be_visible()


def _open_seats(page: Page, server: Server) -> None:
    form = go_home(page, server)
    set_mode(form, "With anybody")
    expect(form.get_by_label("Level")).to_be_visible()


def _host_tools(page: Page, server: Server) -> None:
    """The maker's tools at a table where a stranger has sat down."""
    seats = ["me", "open:greedy", "open:greedy"]
    ticket = make_table(server, {**SMALL, "crew": 3}, seats=seats, seeks={"language": "sv"})
    take_seat(server, ticket["table"], "Ben")
    sit_down(page, server, ticket)
    tools = panel(page, "Settings").locator("details.host-tools")
    tools.locator("summary").click()
    expect(tools.get_by_role("button", name="Take Ben off")).to_be_visible()


def _gallery(page: Page, server: Server) -> None:
    text = next(row for row in games() if row.id == "flashpoint").files[0].text()
    setup = {**SMALL, "files": {"plan": text.replace("title: The house", "title: Of axe")}}
    wanted = {"setup": setup, "title": "Of axe", "name": "Ada"}
    shown = httpx.post(f"{server.url}/api/gallery", json=wanted, timeout=PATIENCE)
    assert shown.status_code == 201, shown.text
    page.goto(f"{server.url}/workshop")
    expect(page.locator(".gallery-works svg.sheet").first).to_be_visible()


def _paper(page: Page, server: Server) -> None:
    setup = {"ruleset": "flashpoint/tragic-events", "crew": 3}
    ticket = make_table(server, setup, seed=3)
    sit_down(page, server, ticket)
    page.goto(f"{server.url}/print/{ticket['table']}")
    expect(page.locator(".rules-sheet article").first).to_be_visible()


PAGES: list[Opening] = [
    *(_home, _lobby, _join, _flashpoint, _experts, _hotshots, _panels),
    *(_keys, _rules_beside, _result, _review, _rules, _lesson, _today, _yours, _history),
    *(_watch, _nowhere, _challenge, _puzzles, _puzzle, _workshop, _tables),
    *(_open_seats, _host_tools, _gallery, _paper),
]


@pytest.mark.parametrize("opening", PAGES, ids=lambda opening: opening.__name__.strip("_"))
def test_everybody_can_use_it(people: People, server: Server, opening: Opening) -> None:
    page = people.come("Ada", **ANY_COLOURS)
    opening(page, server)
    is_for_everybody(page)


def test_axe_finds_nothing_at_a_first_game(people: People, server: Server) -> None:
    """With advice, and the question about sound."""
    page = people.come("Ada", played=False)
    _flashpoint(page, server)
    expect(page.get_by_role("group", name="Sound")).to_be_visible()
    is_clean(page)


def test_axe_finds_nothing_on_a_phone(people: People, server: Server) -> None:
    page = people.come("Ada", **PHONE)
    _flashpoint(page, server)
    is_clean(page)


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
