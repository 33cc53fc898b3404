"""Today's game in browsers: one try each, compared, shared, kept; and challenges by link."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta

import httpx
import pytest
from finished import SHORT, SHORT_SEED, hand_all_to_bots
from later import LaterTime
from looking import ANY_COLOURS, is_for_everybody
from people import People, make_table, sit_down
from playwright.sync_api import Locator, Page, expect
from serving import Server
from within import Within

from firehouse.core import daily

GAME = "Hotshots"


def _card(page: Page, server: Server | Within) -> None:
    """The card of today's game of Hotshots on the first page, pressed."""
    page.goto(server.url)
    games = page.get_by_role("region", name="Today’s games")
    games.get_by_role("listitem").filter(has_text=GAME).get_by_role(
        "button", name="Play it alone"
    ).click()
    page.wait_for_url("**/table/*")


def two_teams_play_today(people: People, server: Server) -> Page:
    """The page of the second one, open at the day's teams."""
    pages = people.come("Ada"), people.come("Ben", **ANY_COLOURS)
    for page in pages:
        _card(page, server)
        hand_all_to_bots(page)
        ranked = page.get_by_role("region", name="Today’s game")
        expect(ranked).to_contain_text("teams today" if page is pages[1] else "1 team today")
        result = page.get_by_role("region", name="Result")
        expect(result).not_to_contain_text("Seed")
        expect(result.get_by_role("link", name="Download the record")).to_have_count(0)
    line = ranked.get_by_role("textbox", name="A line to share").input_value()
    assert re.match(r"Firehouse \d{4}-\d\d-\d\d, .*: (Won|Lost) · Scorched \d+", line)
    with page.expect_download() as download:
        ranked.get_by_role("button", name="Picture").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    page.goto(f"{server.url}/today")
    part = page.get_by_role("region", name=GAME)
    rows = _teams(page).get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.filter(has_text="Ben (you)")).to_have_count(1)
    expect(rows.filter(has_text="Ada")).to_have_count(1)
    expect(part.get_by_role("link", name="Ada")).to_have_count(0)
    expect(part.get_by_role("link", name="Look back on your game")).to_be_visible()
    return page


def test_two_teams_play_today_and_are_compared(people: People, own_server: Server) -> None:
    """In any colours; on a phone their table is pushed to the side, and the page is not."""
    page = two_teams_play_today(people, own_server)
    is_for_everybody(page)
    assert _teams(page).evaluate("(box) => box.scrollWidth > box.clientWidth")


def _teams(page: Page) -> Locator:
    return page.get_by_role("group", name=f"Teams of {GAME} today")


def test_a_second_try_is_refused_with_a_sentence(page: Page, own_server: Server) -> None:
    _card(page, own_server)
    page.goto(own_server.url)
    page.evaluate("localStorage.removeItem('firehouse.days')")
    page.reload()
    card = page.get_by_role("region", name="Today’s games").get_by_role("listitem")
    card.filter(has_text=GAME).get_by_role("button", name="Play it alone").click()
    expect(page.locator(".problem")).to_contain_text("You have had your try")


def test_a_friend_reads_before_sitting_down_that_it_is_their_try(
    people: People, own_server: Server
) -> None:
    ada, ben = people.come("Ada"), people.come("Ben")
    _begin_with_friends(ada, own_server)
    ben.goto(ada.get_by_role("textbox", name="Link to this table").input_value())
    expect(ben.get_by_role("button", name="Sit down")).to_be_visible()
    expect(ben.get_by_role("main")).to_contain_text("who sits down has one try")


def test_another_teams_game_of_today_is_not_to_be_watched(
    people: People, server_within: Within, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither by its link nor looked back on, until the day is over."""
    ada, ben = people.come("Ada"), people.come("Ben")
    _card(ada, server_within)
    expect(ada.locator("[data-step]")).to_be_visible()
    table, code = ada.url, _code_of(server_within, ada.url)
    ada.goto(table.replace("/table/", "/review/"))
    expect(ada.get_by_role("slider", name="Step of the game")).to_be_visible()
    expect(ada.get_by_role("main")).to_contain_text("when its day is over, at midnight")
    expect(ada.get_by_role("button", name="With new luck")).to_have_count(0)
    ben.goto(f"{server_within.url}/join/{code}")
    expect(ben.get_by_role("main")).to_contain_text("only those who play this game see it")
    expect(ben.get_by_role("link", name="Only watch")).to_have_count(0)
    ben.goto(table.replace("/table/", "/review/"))
    expect(ben.locator(".problem")).to_contain_text("only those who play it see it")
    ben.goto(table)
    expect(ben.get_by_role("heading", level=1)).to_have_text("A game of the day")
    expect(ben.get_by_role("main")).to_contain_text("others may still play the same luck")
    is_for_everybody(ben)
    ben.get_by_role("link", name="Play your own try").click()
    expect(ben).to_have_url(f"{server_within.url}/today")
    monkeypatch.setattr(daily, "datetime", LaterTime)
    ben.goto(table)
    expect(ben.locator("[data-step]")).to_be_visible()


def _begin_with_friends(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/today")
    page.get_by_role("region", name=GAME).get_by_role("button", name="With friends").click()
    expect(page.locator(".lobby-head")).to_contain_text("one try")


def _code_of(server: Within, table: str) -> str:
    line = httpx.get(f"{server.url}/api/tables/{table.rpartition('/')[2]}").json()
    return str(line["code"])


def test_a_seat_is_taken_where_a_game_of_today_is_not_to_be_watched(
    people: People, own_server: Server
) -> None:
    """At the table's own address, which somebody copied for a friend."""
    ada, ben = people.come("Ada"), people.come("Ben")
    _begin_with_friends(ada, own_server)
    ben.goto(ada.url)
    expect(ben.get_by_role("main")).to_contain_text("who sits down has one try")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.locator(".lobby-head")).to_contain_text("one try")


def test_the_best_game_of_yesterday_is_there_to_watch(
    page: Page, server_within: Within, monkeypatch: pytest.MonkeyPatch
) -> None:
    _card(page, server_within)
    hand_all_to_bots(page)
    table = page.url.rpartition("/")[2]
    monkeypatch.setattr(daily, "datetime", LaterTime)
    page.goto(f"{server_within.url}/today")
    part = page.get_by_role("region", name=GAME)
    part.locator("summary", has_text="Yesterday").click()
    expect(part).to_contain_text("Ada: ")
    part.get_by_role("link", name="Watch the best game").click()
    expect(page).to_have_url(f"{server_within.url}/review/{table}?step=0")
    expect(page.get_by_role("slider", name="Step of the game")).to_have_value("0")
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_role("region", name="This step")).to_contain_text("1")


def test_days_in_a_row_are_kept_in_the_browser(page: Page, own_server: Server) -> None:
    today = httpx.get(f"{own_server.url}/api/today").json()["day"]
    page.goto(own_server.url)
    before = [date.fromisoformat(today) - timedelta(days=number) for number in (1, 2)]
    rows = [
        {"day": day.isoformat(), "game": "hotshots", "table": f"t{day}", "won": True}
        for day in before
    ]
    page.evaluate("(text) => localStorage.setItem('firehouse.days', text)", json.dumps(rows))
    page.reload()
    card = page.get_by_role("region", name="Today’s games").get_by_role("listitem")
    expect(card.filter(has_text=GAME)).to_contain_text("2 days in a row")


def test_another_team_takes_up_a_challenge(people: People, server: Server) -> None:
    ada, ben = people.come("Adele"), people.come("Benno")
    sit_down(ada, server, make_table(server, SHORT, "Adele", seed=SHORT_SEED))
    hand_all_to_bots(ada)
    ada.get_by_role("button", name="Challenge others").click()
    link = ada.get_by_role("textbox", name="Link of the challenge").input_value()
    ben.goto(link)
    expect(ben.get_by_role("heading", level=2)).to_contain_text("better than Adele")
    ben.get_by_role("button", name="Take it up").click()
    ben.wait_for_url("**/table/*")
    hand_all_to_bots(ben)
    ben.reload()
    teams = ben.locator("details", has_text="teams have won")
    teams.locator("summary").click()
    rows = teams.get_by_role("row")
    expect(rows.filter(has_text="Adele")).to_have_count(1)
    expect(rows.filter(has_text="Benno (you)")).to_have_count(1)


def test_a_stale_challenge_is_told(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/challenge/0123456789abcdef")
    expect(page.locator(".problem")).to_contain_text("There is no such challenge")
