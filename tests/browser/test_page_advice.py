"""Advice: off until all agree to switch it on, seen by everybody, told in the result."""

from __future__ import annotations

from begun import bring
from finished import hand_all_to_bots
from making import SMALL
from people import People, make_table, sit_down, two_at_a_table
from playing import THINKING, offers_of, panel, table_beside
from playwright.sync_api import Page, expect
from serving import Server

FIRST = {"ruleset": "hotshots/standard", "board": "circle", "crew": 2}
QUESTION = ("move barn", "move air-base", "helicopter supply-trailer", "end")
"""A Fire card then asks which of two tiles burns."""
SOLO = {"ruleset": "hotshots/standard", "board": "circle", "crew": 1}
AIDS = ("Hint", "Win chance", "Threat map")


def _switch(page: Page, aid: str) -> None:
    page.get_by_role("switch", name=aid).check()


def test_hint_chance_and_threats_are_asked_for_and_counted(page: Page, server: Server) -> None:
    sit_down(page, server, make_table(server, SOLO, seed=78))
    advice = panel(page, "Advice")
    expect(advice.get_by_role("button", name="Ask")).to_have_count(0)
    for number, aid in enumerate(AIDS):
        _switch(page, aid)
        advice.locator(".aid").nth(number).get_by_role("button", name="Ask").click()
        expect(advice.get_by_text("asked once")).to_have_count(number + 1, timeout=THINKING)
    expect(advice.locator(".plan li").first).to_be_visible(timeout=THINKING)
    expect(advice.locator(".chance-bar")).to_be_visible(timeout=THINKING)
    expect(page.get_by_role("group", name="Threat map")).to_be_visible(timeout=THINKING)
    hand_all_to_bots(page)
    result = page.get_by_role("region", name="Result")
    expect(result).to_contain_text("hints 1×, chances to win 1×, threat maps 1×")


def test_what_is_advised_is_said_once(people: People, server: Server) -> None:
    """Its row stands above the list and not in it; its reason does not say the deed again."""
    page = people.come("Ada", played=False)
    sit_down(page, server, make_table(server, FIRST, seed=6, aids={"hint": True}))
    advised = page.locator(".offer.advised")
    expect(advised).to_have_count(1, timeout=THINKING)
    expect(advised.locator(".offer-label")).to_contain_text("Go to House 2 and fight the fire")
    reason = advised.locator("small")
    expect(reason).to_contain_text("What I would do: Otherwise")
    expect(reason).not_to_contain_text("ight the fire")


def test_a_question_with_two_answers_has_two_rows(people: People, server: Server) -> None:
    page = people.come("Ada", played=False)
    table = table_beside(FIRST, 6)
    for action in QUESTION:
        table.play(action)
    sit_down(page, server, bring(server, table))
    switch = panel(page, "Advice").get_by_role("switch", name="Hint")
    switch.check()
    expect(page.locator(".offer.advised")).to_have_count(1, timeout=THINKING)
    rows = page.get_by_role("region", name="Actions").locator("button.offer")
    expect(rows).to_have_count(len(offers_of(table)))


def test_another_box_is_begun_with_advice(people: People, server: Server) -> None:
    """Whoever has played one game of Flash Point is taken by the hand again in Hotshots."""
    page = people.come("Ada", played=False)
    page.add_init_script("localStorage.setItem('firehouse.played', '[\"one\"]')")
    page.add_init_script("localStorage.setItem('firehouse.boxes', '[\"flashpoint\"]')")
    sit_down(page, server, make_table(server, FIRST, seed=6, aids={"hint": True}))
    expect(page.locator(".offer.advised")).to_have_count(1, timeout=THINKING)


def test_everybody_agrees_to_advice_and_sees_that_it_is_on(people: People, server: Server) -> None:
    ada, ben = two_at_a_table(people, server, SMALL)
    for page in (ada, ben):
        expect(panel(page, "Advice").get_by_role("switch", name="Hint")).not_to_be_checked()
    ada.get_by_role("switch", name="Hint").click()
    expect(panel(ada, "Advice")).to_contain_text("The others are asked.")
    expect(ada.get_by_role("switch", name="Hint")).not_to_be_checked()
    ben.get_by_role("button", name="Agree").click()
    for page in (ada, ben):
        expect(page.get_by_role("switch", name="Hint")).to_be_checked()
