"""Nothing jumps while the film runs as calmly as it is watched, and no click is lost to it."""

from __future__ import annotations

from typing import Any

import pytest
from looking import PHONE
from people import People, make_table, sit_down
from playing import THINKING, good_move, is_at, play, table_beside
from playwright.sync_api import Page, expect
from serving import Server
from shifts import watch_shifts, worst_jump

DESK = {"viewport": {"width": 1280, "height": 720}}
SCREENS: dict[str, dict[str, Any]] = {"desk": DESK, "phone": PHONE}
FLASHPOINT = {"ruleset": "flashpoint/family", "board": "house_front"}
HOTSHOTS = {"ruleset": "hotshots/standard"}
GAMES: dict[str, dict[str, Any]] = {"flashpoint": FLASHPOINT, "hotshots": HOTSHOTS}
CALM = 1
LITTLE = 0.02
TURNS = 2
REST = 700
"""Milliseconds after a film in which its end is still seen."""

on_each_screen = pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
of_each_game = pytest.mark.parametrize("setup", GAMES.values(), ids=GAMES)


@on_each_screen
@of_each_game
def test_nothing_jumps_while_the_fire_advances(
    people: People, server: Server, setup: dict[str, Any], screen: dict[str, Any]
) -> None:
    page = people.come("Ada", speed=CALM, reduced_motion="no-preference", **screen)
    setup = {**setup, "crew": 2}
    table = table_beside(setup, 3)
    sit_down(page, server, make_table(server, setup, seed=3))
    is_at(page, table.step)
    watch_shifts(page)
    turns = films = 0
    while turns < TURNS:
        action = good_move(table)
        play(page, table, action)
        turns += action == "end"
        films += _watched(page)
    assert films >= TURNS
    _nothing_jumped(page)


@on_each_screen
@of_each_game
def test_nothing_jumps_while_bots_play(
    people: People, server: Server, setup: dict[str, Any], screen: dict[str, Any]
) -> None:
    page = people.come("Ada", speed=CALM, reduced_motion="no-preference", **screen)
    seats = ["me", "bot:greedy", "bot:greedy"]
    sit_down(page, server, make_table(server, {**setup, "crew": 3}, seed=4, seats=seats))
    expect(page.locator("button[data-action]").first).to_be_visible()
    watch_shifts(page)
    if setup is FLASHPOINT:
        page.locator("button[data-action]").first.click()
    page.get_by_role("button", name="End turn").click()
    assert _watched(page)
    expect(page.locator("button[data-action]").first).to_be_visible(timeout=THINKING)
    _nothing_jumped(page)


def _watched(page: Page) -> bool:
    """Was there a film? It is watched to its end, and what follows it for a moment."""
    page.wait_for_timeout(REST / 2)
    film = page.locator(".cascade.running")
    if not film.is_visible():
        return False
    expect(film).to_have_count(0, timeout=THINKING)
    page.wait_for_timeout(REST)
    return True


def _nothing_jumped(page: Page) -> None:
    jump, shifts = worst_jump(page)
    assert jump < LITTLE, "\n".join(f"{one['value']:.4f} {one['who']}" for one in shifts)


@of_each_game
def test_a_film_that_ran_takes_no_click_from_the_board(
    people: People, server: Server, setup: dict[str, Any]
) -> None:
    """Every place of the board and every tool below it is under the pointer that points at it."""
    page = people.come("Ada", speed=CALM, **DESK)
    setup = {**setup, "crew": 2}
    table = table_beside(setup, 3)
    sit_down(page, server, make_table(server, setup, seed=3))
    is_at(page, table.step)
    while (action := good_move(table)) != "end":
        play(page, table, action)
        _watched(page)
    play(page, table, action)
    assert _watched(page)
    again = page.get_by_role("button", name="Watch the fire again")
    expect(again).to_be_visible()
    assert page.evaluate(COVERED) == []
    page.get_by_role("button", name="Plan").click()
    expect(page.get_by_role("button", name="Plan")).to_have_attribute("aria-pressed", "true")
    again.click()
    expect(page.locator(".cascade.running")).to_be_visible()


COVERED = """() => {
    const board = document.querySelector(".board-frame");
    const { left, right, top, bottom } = board.getBoundingClientRect();
    const over = [];
    for (let x = left + 2; x < right; x += 12)
        for (let y = top + 2; y < bottom; y += 12) {
            const hit = document.elementFromPoint(x, y);
            if (!board.contains(hit)) over.push(`${x} ${y} ${hit.outerHTML.slice(0, 80)}`);
        }
    return over;
}"""
