"""Clicks and keys that could do more than was meant: they ask, or do nothing."""

from __future__ import annotations

import re

from begun import sit_down_after
from making import SMALL
from people import People, make_table, sit_down
from playing import click_spot, is_at, offer_button, offers_of, panel, table_beside
from playwright.sync_api import Page, expect
from serving import Server

VILLA = {
    "ruleset": "flashpoint/second-story",
    "board": "villa",
    "difficulty": "recruit",
    "crew": 3,
}


BELOW_THE_ENGINE = (
    *("park engine g0,1", "park ambulance g0,3", "enter g0,2", "enter g0,3"),
    *("enter g0,1", "order 3 g0,2"),
)
ENTERED = ("enter 3,0", "enter 4,9")


def test_a_square_below_a_vehicle_asks_what_is_meant(page: Page, server: Server) -> None:
    table = sit_down_after(page, server, VILLA, 9, BELOW_THE_ENGINE)
    click_spot(page, "square:g0,1")
    choices = page.get_by_role("menuitem")
    expect(choices.first).to_contain_text("Move to the back garden by the west end of the kitchen")
    expect(choices.last).to_contain_text("Fire the deck gun")
    choices.first.click()
    table.play("move g0,1")
    is_at(page, table.step)


def test_nothing_dangerous_comes_first_at_a_burning_square(page: Page, server: Server) -> None:
    """Two blows at a fire are one entry, and walking into it is the last."""
    sit_down_after(page, server, SMALL, 3, (*ENTERED, "move 3,1"))
    fire = page.locator('.place[data-spot="square:3,2"]')
    expect(fire).to_have_accessible_name(re.compile(r"put out the fire .* \(2 AP\)"))
    fire.focus()
    page.keyboard.press("p")
    choices = page.get_by_role("menuitem").filter(has_text="AP")
    told = ["Put out the fire", "Reduce the fire", "Walk into the fire"]
    expect(choices).to_contain_text(told)
    expect(choices.locator(".price")).to_have_text(["2 AP", "1 AP", "2 AP"])


def test_a_double_click_ends_one_turn(page: Page, server: Server) -> None:
    table = sit_down_after(page, server, SMALL, 3, ENTERED)
    page.get_by_role("button", name="End turn").dblclick()
    table.play("end")
    is_at(page, table.step)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    is_at(page, table.step)


def test_a_double_click_in_the_list_plays_one_action(page: Page, server: Server) -> None:
    table = table_beside(SMALL, 3)
    sit_down(page, server, make_table(server, SMALL, seed=3))
    page.get_by_role("region", name="Actions").locator("button").first.dblclick(delay=30)
    table.play(offers_of(table)[0].action)
    is_at(page, table.step)
    page.wait_for_timeout(400)
    is_at(page, table.step)


def test_space_pauses_the_film_whatever_was_clicked(people: People, server: Server) -> None:
    """The fire of this seed has so much to tell that the film is not over before it is paused."""
    page = people.come("Ada", speed=0.5)
    table = sit_down_after(page, server, SMALL, 321, ENTERED)
    page.get_by_role("button", name="End turn").click()
    table.play("end")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    is_at(page, table.step)
    page.get_by_role("button", name="Step").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_number_keys_tell_the_dice_that_are_shown(page: Page, server: Server) -> None:
    sit_down(page, server, make_table(server, SMALL, referee=True))
    for step, action in enumerate((*ENTERED, "end"), 1):
        offer_button(page, action).click()
        is_at(page, step)
    luck = page.get_by_role("region", name="What fell")
    expect(luck.get_by_role("button", name="Choose both dice")).to_be_disabled()
    page.keyboard.press("5")
    expect(luck.get_by_role("group", name="Red die").get_by_text("5")).to_have_attribute(
        "aria-pressed", "true"
    )
    page.keyboard.press("4")
    expect(luck.get_by_role("button", name="Red 5, black 4")).to_be_focused()
    is_at(page, 3)
    page.keyboard.press("Enter")
    expect(panel(page, "Log")).to_contain_text("Red 5, black 4")
