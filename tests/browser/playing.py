"""Plays at the page what is played beside it: in the list, on the board, typed, by keys.

The table beside it has the same set-up and seed, so the page must always be where that one is.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

import firehouse as fh
from firehouse.bots import Budget, bot_of
from firehouse.core.luck import Rng
from firehouse.stage import Offer, stage_of

Way = Callable[[Page, fh.Table, Offer], list[str]]
"""Has the page play an offer; the actions that it plays then."""

THINKING = 180_000
"""Milliseconds for bots and advice: they think in processes that let all others go first."""


def table_beside(setup: dict[str, Any], seed: int) -> fh.Table:
    """The same game without a page."""
    return fh.Table(fh.Setup.from_json(setup), seed)


def good_move(table: fh.Table) -> str:
    """What a rule of thumb would play."""
    choice = bot_of("greedy").choose(table.game, table.state, Rng(1), Budget(playouts=1))
    return table.game.text(choice)


def offers_of(table: fh.Table) -> list[Offer]:
    """What may be done now."""
    return stage_of(table.game).offered(table)


def offer_of(table: fh.Table, action: str) -> Offer:
    """The offer of an action."""
    return next(offer for offer in offers_of(table) if offer.action == action)


def is_at(page: Page, step: int, patience: float | None = None) -> None:
    """The page shows the table after so many steps; `patience` is in milliseconds."""
    table = page.locator("[data-step]")
    expect(table).to_have_attribute("data-step", str(step), timeout=patience)


def until(page: Page, script: str, arg: object = None) -> None:
    """Wait until a script is true; the driver's own way evaluates texts, which pages forbid."""
    give_up = time.monotonic() + THINKING / 1000
    while not page.evaluate(script, arg):
        assert time.monotonic() < give_up, script
        page.wait_for_timeout(50)


def panel(page: Page, name: str) -> Locator:
    """A panel behind a tab, brought to the front."""
    page.get_by_role("tab", name=name).click()
    return page.get_by_role("region", name=name)


def play(page: Page, table: fh.Table, action: str, way: Way | None = None) -> None:
    """Play an action at the page and beside it."""
    follow(page, table, (way or from_list)(page, table, offer_of(table, action)))


def follow(page: Page, table: fh.Table, actions: list[str]) -> None:
    """Play beside the page what it plays."""
    for action in actions:
        table.play(action)
    is_at(page, table.step)


def meant_at(page: Page, table: fh.Table, offer: Offer) -> list[str]:
    """What a click on the offer's place plays: the way that is meant there first, else the offer.

    The page asks the service for such ways; this waits until the place tells of it.
    """
    routes = stage_of(table.game).routed(table)
    way = next((route for route in routes if route.main and route.to == offer.spots[0]), None)
    if way is None:
        return [offer.action]
    place = page.locator(f".place[data-spot={json.dumps(way.to)}]")
    label = re.escape(way.label[1:])
    expect(place).to_have_attribute("aria-label", re.compile(label))
    return list(way.actions)


def offer_button(page: Page, action: str) -> Locator:
    """The button of an action in the list."""
    return page.locator(f"button[data-action={json.dumps(action)}]")


def shown_button(page: Page, action: str) -> Locator:
    """The button of an action, in a long list after all of it was asked for."""
    button, rest = offer_button(page, action), page.get_by_role("button", name="Show all")
    expect(button.or_(rest).first).to_be_visible()
    if not button.is_visible():
        rest.click()
    return button


PERSON = r"([Ff]irefighter \d+|[Yy]ou|([Tt]he )?[A-Z][\w']+( [A-Z][\w']+)*)"
"""Whoever a firefighter is: a number, you, a name, or a specialist."""


def words_of(offer: Offer) -> re.Pattern[str]:
    """The label of an offer, in which the page calls firefighters by whoever they are."""
    parts = re.split(r"[Ff]irefighter \d+", offer.label)
    return re.compile(PERSON.join(re.escape(part) for part in parts))


def from_list(page: Page, table: fh.Table, offer: Offer) -> list[str]:
    """Press the button that says it."""
    button = shown_button(page, offer.action)
    expect(button).to_contain_text(words_of(offer))
    button.click()
    return [offer.action]


def on_board(page: Page, table: fh.Table, offer: Offer) -> list[str]:
    """Click the place it belongs to; where that has several meanings, choose."""
    best = offer.spots[0] if offer.spots else ""
    if not best.startswith(("square:", "tile:", "edge:")):
        return from_list(page, table, offer)
    meant = meant_at(page, table, offer)
    click_spot(page, best)
    choice = page.get_by_role("menuitem").filter(has_text=words_of(offer)).first
    moved = page.locator(f'[data-step]:not([data-step="{table.step}"])')
    expect(choice.or_(moved).first).to_be_visible()
    if choice.is_visible():
        choice.click()
    return meant


def click_spot(page: Page, spot: str) -> None:
    """Click in the middle of something that is drawn."""
    drawn = page.locator(f".sheet [data-spot={json.dumps(spot)}]").last
    expect(drawn).to_be_attached()
    box = drawn.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def typed(page: Page, table: fh.Table, offer: Offer) -> list[str]:
    """Type it into the command line."""
    type_command(page, offer.action)
    page.keyboard.press("Escape")
    return [offer.action]


def type_command(page: Page, text: str) -> None:
    """Open the command line and enter a text; it stays open."""
    page.keyboard.press("/")
    line = page.get_by_role("combobox", name="Command")
    line.fill(text)
    line.press("Enter")


def by_key(page: Page, table: fh.Table, offer: Offer) -> list[str]:
    """Press its number, or the key that ends a turn."""
    button = shown_button(page, offer.action)
    expect(button).to_contain_text(words_of(offer))
    number = button.get_attribute("data-number")
    if offer.verb == "end":
        page.keyboard.press("e")
    elif number:
        page.keyboard.press(number)
    else:
        button.click()
    return [offer.action]


def played_out(page: Page, table: fh.Table, ways: list[Way]) -> None:
    """Play a game to its end, each move in another way."""
    while table.result is None:
        action = good_move(table)
        play(page, table, action, ways[table.step % len(ways)])


def is_over(page: Page, result: str) -> Locator:
    """The page tells the result."""
    summary = page.get_by_role("region", name="Result")
    expect(page.locator(".turn h1")).to_have_text(f"The game is {result}")
    expect(summary).to_have_attribute("data-won", str(result == "won").lower())
    return summary
