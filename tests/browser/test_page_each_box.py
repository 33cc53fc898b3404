"""A game of each box from the first click to the ending: by mouse alone, and by keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest
from people import People, make_table, sit_down
from playing import (
    Way,
    good_move,
    is_at,
    is_over,
    offer_button,
    on_board,
    play,
    table_beside,
    typed,
    words_of,
)
from playwright.sync_api import Page, expect
from serving import Server

import firehouse as fh
from firehouse.stage import Offer

BOXES: dict[str, tuple[dict[str, Any], int]] = {
    "family": ({"ruleset": "flashpoint/family", "board": "house_front", "crew": 1}, 421),
    "experienced": (
        {"ruleset": "flashpoint/experienced", "difficulty": "heroic", "crew": 1},
        101,
    ),
    "brownstone": ({"ruleset": "flashpoint/brownstone", "crew": 1}, 149),
    "second story": ({"ruleset": "flashpoint/second-story", "board": "villa", "crew": 1}, 6),
    "tragic events": ({"ruleset": "flashpoint/tragic-events", "crew": 1}, 59),
    "hotshots": ({"ruleset": "hotshots/standard", "crew": 1}, 25),
}
"""With seeds whose fire is quick."""
SENSIBLE = 12
"""After so many sensible decisions every turn is ended at once, so that a game is short."""
END = "end"
COUNTED = "addEventListener({!r}, () => (window.strange = (window.strange ?? 0) + 1), true)"


def _with_keys(page: Page, table: fh.Table, offer: Offer) -> list[str]:
    """Its number, or typed."""
    button = offer_button(page, offer.action)
    number = button.get_attribute("data-number") if button.count() else None
    if not number:
        return typed(page, table, offer)
    expect(button).to_contain_text(words_of(offer))
    page.keyboard.press(number)
    return [offer.action]


def _next(table: fh.Table, decisions: int) -> str:
    """What a quick game goes on with."""
    allowed = {table.game.text(action) for action in table.game.actions(table.state)}
    return END if decisions >= SENSIBLE and END in allowed else good_move(table)


@pytest.mark.parametrize(
    ("way", "other"), [(on_board, "keydown"), (_with_keys, "pointerdown")], ids=["mouse", "keys"]
)
@pytest.mark.parametrize("box", BOXES)
def test_a_game_of_each_box(people: People, server: Server, box: str, way: Way, other: str) -> None:
    setup, seed = BOXES[box]
    page = people.come("Ada")
    page.add_init_script(COUNTED.format(other))
    table = table_beside(setup, seed)
    sit_down(page, server, make_table(server, setup, seed=seed))
    is_at(page, table.step)
    decisions = 0
    while table.result is None:
        play(page, table, _next(table, decisions), way)
        decisions += 1
    is_over(page, table.result)
    expect(page.get_by_role("region", name="The end")).to_be_visible()
    assert not page.evaluate("window.strange"), other
