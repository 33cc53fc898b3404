"""A page that is left open: what lives on it lives by a beat, and draws nothing in between."""

from __future__ import annotations

import pytest
from people import People, make_table, sit_down
from serving import Server

ENDLESS = """() => document.getAnimations().filter(
    (one) => one.effect.getComputedTiming().iterations === Infinity)"""
SETUPS = {
    "flashpoint": {"ruleset": "flashpoint/family", "crew": 2},
    "hotshots": {"ruleset": "hotshots/standard", "crew": 2},
}


@pytest.mark.parametrize("game", SETUPS)
def test_flames_move_and_nothing_is_drawn_between_their_poses(
    people: People, server: Server, game: str
) -> None:
    page = people.come("Ada", reduced_motion="no-preference")
    sit_down(page, server, make_table(server, SETUPS[game]))
    page.wait_for_function(f"() => ({ENDLESS})().length > 0")
    assert (
        page.evaluate(f"() => ({ENDLESS})().filter((one) => one.playState === 'running').length")
        == 0
    )
    pose = f"() => ({ENDLESS})()[0].currentTime"
    before = page.evaluate(pose)
    page.wait_for_function(f"(before) => ({pose})() !== before", arg=before)


def test_nothing_moves_for_whom_motion_is_reduced(people: People, server: Server) -> None:
    page = people.come("Ada")
    sit_down(page, server, make_table(server, SETUPS["flashpoint"]))
    page.locator(".piece.fire").first.wait_for()
    assert page.evaluate(f"() => ({ENDLESS})().length") == 0
