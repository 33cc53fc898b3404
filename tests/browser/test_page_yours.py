"""A personal link: the tables of one device on another, and a history with badges."""

from __future__ import annotations

import json

from finished import SHORT, SHORT_SEED, hand_all_to_bots
from making import SMALL
from people import People, make_table, sit_down, take_seat
from playing import THINKING
from playwright.sync_api import Page, expect
from serving import Server


def _make_link(page: Page, server: Server) -> str:
    """The personal link of whoever has this page."""
    page.goto(f"{server.url}/yours")
    page.get_by_role("button", name="Make my personal link").click()
    return page.get_by_label("Your personal link").input_value()


def test_tables_are_on_every_device_with_what_waits(people: People, server: Server) -> None:
    desk, phone = people.come("Ada", theme="dark"), people.come("")
    ticket = make_table(server, SMALL, seats=["me", "open"])
    take_seat(server, ticket["table"], "Ben")
    sit_down(desk, server, ticket)
    expect(desk.get_by_role("heading", name="Everybody is here")).to_be_visible()
    link = _make_link(desk, server)
    phone.goto(link)
    expect(phone).to_have_url(f"{server.url}/yours")
    expect(phone).to_have_title("(1) Yours · Firehouse")
    expect(phone.locator("html")).to_have_attribute("data-theme", "dark")
    tables = phone.get_by_role("region", name="Your tables")
    expect(tables).to_contain_text("1 table waits for you.")
    tables.get_by_role("link", name="Waits for you").click()
    phone.get_by_role("button", name="I am ready").click()
    expect(desk.get_by_role("region", name="Your tables")).to_be_visible()
    phone.goto(server.url)
    expect(phone.get_by_role("region", name="Your tables").get_by_role("listitem")).to_have_count(1)


def test_a_link_that_is_not_whole_is_told_and_changes_nothing(
    people: People, server: Server
) -> None:
    """In a browser without a link, and in one that has it already, opened anew and in a tab."""
    ada, ben = people.come("Ada"), people.come("Ben")
    link = _make_link(ada, server)
    ben.goto(link[:-1])
    expect(ben.locator(".problem")).to_contain_text("This personal link is not whole")
    expect(ben.locator(".problem")).to_contain_text("42 came")
    expect(ben.get_by_role("button", name="Make my personal link")).to_be_visible()
    expect(ben).to_have_url(f"{server.url}/yours")
    ada.reload()
    ada.evaluate("(text) => (location.hash = text)", link.partition("#")[2][:-1])
    expect(ada.locator(".problem")).to_contain_text("is not whole")
    expect(ada).to_have_url(f"{server.url}/yours")
    expect(ada.get_by_label("Your personal link")).to_have_value(link)
    ben.evaluate("(text) => (location.hash = text)", link.partition("#")[2])
    expect(ben.get_by_label("Your personal link")).to_have_value(link)
    expect(ben.locator(".problem")).to_have_count(0)
    ben.get_by_role("link", name="Skip to the content").press("Enter")
    expect(ben.get_by_role("main")).to_be_focused()
    expect(ben.locator(".problem")).to_have_count(0)


def test_a_finished_game_is_in_the_history(page: Page, server: Server) -> None:
    _make_link(page, server)
    sit_down(page, server, make_table(server, SHORT, seed=SHORT_SEED))
    hand_all_to_bots(page)
    table = page.url.rpartition("/")[2]
    page.goto(f"{server.url}/review/{table}")
    expect(page.locator("figure.curve")).to_be_visible(timeout=THINKING)
    page.goto(f"{server.url}/history")
    expect(page.get_by_role("table", name="By box").get_by_role("row")).to_have_count(2)
    expect(page.get_by_role("img", name="Luck and decisions in one game")).to_be_visible()
    badges = page.get_by_role("region", name="Badges")
    expect(badges.get_by_role("listitem").filter(has_text="A hundred tiles")).to_be_visible()
    empty = badges.get_by_role("progressbar").and_(page.locator("[value='0']")).first
    expect(empty).to_have_css("appearance", "none")
    games = page.get_by_role("region", name="Games", exact=True)
    expect(games.get_by_role("link")).to_have_attribute("href", f"/review/{table}")


def test_all_of_it_is_saved_and_deleted(page: Page, server: Server) -> None:
    link = _make_link(page, server)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all of it").click()
    assert json.loads(download.value.path().read_text())["locker_seats"] == []
    page.get_by_role("button", name="Delete all of it").click()
    dialog = page.get_by_role("dialog", name="Delete all of it?")
    dialog.get_by_role("button", name="Delete all of it").click()
    expect(page.get_by_role("button", name="Make my personal link")).to_be_visible()
    page.get_by_label("Open it in this browser").fill(link)
    page.get_by_role("button", name="Use it here").click()
    expect(page.locator(".problem")).to_contain_text("This personal link is not known here")
