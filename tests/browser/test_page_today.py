"""Today's game in browsers: one try each, compared, shared, kept; and challenges by link."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta

import httpx
from finished import SHORT, SHORT_SEED, hand_all_to_bots
from people import People, make_table, sit_down
from playwright.sync_api import Page, expect
from serving import Server

GAME = "Hotshots"


def _card(page: Page, server: Server) -> None:
    """The card of today's game of Hotshots on the first page, pressed."""
    page.goto(server.url)
    games = page.get_by_role("region", name="Today’s games")
    games.get_by_role("listitem").filter(has_text=GAME).get_by_role(
        "button", name="Play it alone"
    ).click()
    page.wait_for_url("**/table/*")


def test_two_teams_play_today_and_are_compared(people: People, own_server: Server) -> None:
    pages = [people.come(name) for name in ("Ada", "Ben")]
    for page in pages:
        _card(page, own_server)
        hand_all_to_bots(page)
        ranked = page.get_by_role("region", name="Today’s game")
        expect(ranked).to_contain_text("teams today" if page is pages[1] else "1 team today")
        expect(page.get_by_role("region", name="Result")).not_to_contain_text("Seed")
    line = ranked.get_by_role("textbox", name="A line to share").input_value()
    assert re.match(r"Firehouse \d{4}-\d\d-\d\d, .*: (Won|Lost) · Scorched \d+", line)
    with page.expect_download() as download:
        ranked.get_by_role("button", name="Picture").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    page.goto(f"{own_server.url}/today")
    part = page.get_by_role("region", name=GAME)
    rows = part.get_by_role("group", name=f"Teams of {GAME} today").get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.filter(has_text="Ben (you)")).to_have_count(1)
    expect(rows.filter(has_text="Ada")).to_have_count(1)
    expect(part.get_by_role("link", name="Ada")).to_have_count(0)
    expect(part.get_by_role("link", name="Look back on your game")).to_be_visible()


def test_a_second_try_is_refused_with_a_sentence(page: Page, own_server: Server) -> None:
    _card(page, own_server)
    page.goto(own_server.url)
    page.evaluate("localStorage.removeItem('firehouse.days')")
    page.reload()
    card = page.get_by_role("region", name="Today’s games").get_by_role("listitem")
    card.filter(has_text=GAME).get_by_role("button", name="Play it alone").click()
    expect(page.locator(".problem")).to_contain_text("You have had your try")


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
