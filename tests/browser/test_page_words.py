"""The place in words and clicks: what one means is one click, and what is said names rooms."""

from __future__ import annotations

import re

from begun import sit_down_after
from making import SMALL
from people import People, make_table, sit_down
from playing import THINKING, click_spot, is_at, offer_button, panel, play, table_beside
from playwright.sync_api import Page, expect
from serving import Server

from firehouse.stage import stage_of

SEED = 3
ENTERED = ("enter 3,0", "enter 4,9")


def test_one_click_puts_out_the_fire_beside_you_and_undo_takes_it_back_as_one(
    page: Page, server: Server
) -> None:
    table = sit_down_after(page, server, SMALL, SEED, (*ENTERED, "move 3,1"))
    before = table.step
    burning = next(name for name in table.game.view(table.state)["fire"] if name in ("3,2", "2,1"))
    click_spot(page, f"square:{burning}")
    way = "e" if burning == "3,2" else "n"
    for _ in range(2):
        table.play(f"extinguish {way}")
    is_at(page, table.step)
    page.keyboard.press("u")
    is_at(page, before)


def test_the_first_list_is_short_and_names_doors(page: Page, server: Server) -> None:
    sit_down(page, server, make_table(server, SMALL, seed=SEED))
    actions = page.get_by_role("region", name="Actions")
    expect(actions.locator("button.offer")).to_have_count(4)
    expect(offer_button(page, "enter 7,3")).to_contain_text("by the front door")
    actions.get_by_role("button", name="Show all 32").click()
    expect(actions.locator("button.offer")).to_have_count(32)


def test_squares_are_a_quiet_second_word_that_can_be_left_out(
    people: People, server: Server
) -> None:
    ada = people.come("Ada")
    sit_down(ada, server, make_table(server, SMALL, seed=SEED))
    door = offer_button(ada, "enter 7,3")
    expect(door.locator(".where")).to_have_text("7,3")
    ada.evaluate("localStorage.setItem('firehouse.settings', JSON.stringify({coordinates: false}))")
    ada.evaluate("sessionStorage.clear()")
    ada.reload()
    expect(door).to_be_visible()
    expect(door.locator(".where")).to_have_count(0)


def test_why_of_a_refusal_can_be_reached_by_the_mouse(page: Page, server: Server) -> None:
    sit_down_after(page, server, SMALL, SEED, ENTERED)
    click_spot(page, "square:1,8")
    note = page.locator(".board-line")
    expect(note).to_contain_text("the main bedroom is")
    expect(note).not_to_contain_text("square by square")
    rule = note.get_by_role("link")
    box = rule.bounding_box()
    assert box
    page.mouse.move(box["x"] + 4, box["y"] + 4, steps=12)
    expect(rule).to_be_visible()
    rule.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_in_a_first_game_unspent_points_are_asked_about(people: People, server: Server) -> None:
    new = people.come("Ada", played=False)
    table = sit_down_after(new, server, SMALL, SEED, ENTERED)
    end = new.get_by_role("button", name="End turn")
    end.click()
    expect(end).to_have_text("End turn with 4 AP left?")
    is_at(new, table.step)
    end.click()
    table.play("end")
    is_at(new, table.step)


def test_the_log_and_the_accessible_names_speak_of_rooms(page: Page, server: Server) -> None:
    table = table_beside(SMALL, SEED)
    sit_down(page, server, make_table(server, SMALL, seed=SEED))
    for action in ENTERED:
        offer_button(page, action).click()
        table.play(action)
        is_at(page, table.step)
    expect(panel(page, "Log")).to_contain_text("started in the west garden by the west door")
    expect(page.get_by_role("button", name="Go in by the west door").first).to_be_visible()


def test_every_place_of_the_board_is_read_out_by_its_room(people: People, server: Server) -> None:
    """Rooms, doors, walls and people; numbers only as a second word, and only if wished."""
    ada = people.come("Ada")
    table = sit_down_after(ada, server, SMALL, SEED, (*ENTERED, "move 3,1"))
    scene = stage_of(table.game).scene(table.game)["words"]
    view = stage_of(table.game).view(table.game, table.state)["words"]
    square = ada.locator('.place[data-spot="square:3,3"]')
    there = view.get("square:3,3", scene["square:3,3"]["there"])
    told = f"The north-west corner of the kitchen{{}}: {there}."
    expect(square).to_have_attribute("aria-label", told.format(" (3,3)"))
    here = ada.locator('.place[data-spot="square:3,1"]')
    expect(here).to_have_attribute("aria-label", re.compile(r"firefighter 1; the west door"))
    expect(ada.locator(".pawns title").first).to_have_text(
        "Firefighter 1: on the west side of the living room towards the south"
    )
    board = ada.get_by_role("table", name="The board in words")
    expect(board).to_contain_text(
        "The back garden by the back door (0,6): the back door in the south"
    )
    ada.evaluate("localStorage.setItem('firehouse.settings', JSON.stringify({coordinates: false}))")
    ada.evaluate("sessionStorage.clear()")
    ada.reload()
    expect(square).to_have_attribute("aria-label", told.format(""))


def test_what_people_come_for_is_in_the_list_and_draws_its_way(page: Page, server: Server) -> None:
    table = sit_down_after(page, server, SMALL, SEED, ENTERED)
    far = next(route for route in stage_of(table.game).routed(table) if route.apt)
    errand = page.get_by_role("group", name="A walk away").get_by_role("button").first
    expect(errand).to_contain_text(f"{far.price} AP")
    errand.hover()
    expect(page.locator(".price-tag", has_text="left")).to_be_visible()
    errand.click()
    expect(page.locator(f'[data-step="{table.step}"]')).to_have_count(0)


def test_names_of_narrow_rooms_end_before_the_wall(page: Page, server: Server) -> None:
    villa = {"ruleset": "flashpoint/second-story", "board": "villa", "crew": 2}
    sit_down(page, server, make_table(server, villa, seed=SEED))
    for name in ("guest room", "bedroom"):
        label = page.locator(".room-names tspan", has_text=name).last
        expect(label).to_be_attached()
        assert label.evaluate("text => text.getComputedTextLength()") <= WITHIN_WALLS


WITHIN_WALLS = 84
"""Units of the drawing in which a square has 100, from the room's name to the wall."""


def test_in_a_first_game_the_crew_says_what_it_would_do(people: People, server: Server) -> None:
    new = people.come("Ada", played=False)
    ticket = make_table(server, SMALL, seed=SEED, aids={"hint": True})
    sit_down(new, server, ticket)
    table = table_beside(SMALL, SEED)
    for square in ("3,0", "4,9"):
        play(new, table, f"enter {square}")
    actions = new.get_by_role("region", name="Actions")
    expect(actions).to_contain_text("Bring 7 people out before 4 are lost")
    advised = actions.locator("button").first
    for _ in range(2):
        expect(advised).to_contain_text("What I would do", timeout=THINKING)
        before = new.locator("[data-step]").get_attribute("data-step")
        advised.click()
        expect(new.locator(f'[data-step="{before}"]')).to_have_count(0)
    expect(panel(new, "Log")).not_to_contain_text("asked for hints")
