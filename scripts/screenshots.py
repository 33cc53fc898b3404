"""Take the pictures of the page that the README shows, from a server of its own.

    .venv/bin/python scripts/screenshots.py [NAME …]

Seeds and moves are fixed, so that a new picture shows what changed in the page and nothing else.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "browser"))

from begun import bring  # noqa: E402
from conftest import FLAGS, chromium  # noqa: E402
from finished import finished_game  # noqa: E402
from making import go_home  # noqa: E402
from people import People, sit_down  # noqa: E402
from playing import good_move, is_at, offers_of, play, table_beside  # noqa: E402
from serving import Server, running  # noqa: E402
from shrinking import shrunk  # noqa: E402

import firehouse as fh  # noqa: E402

IMAGES = ROOT / "docs" / "images"
SIZE = {"width": 1280, "height": 720}
DESK = {"width": 1440, "height": 900}
LARGE = {"width": 2560, "height": 1440}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
SLOW = 240_000
SLOWLY = 0.02

Take = Callable[[People, Server], Page]


def after(moves: int, setup: dict[str, Any], seed: int) -> fh.Table:
    """A game in which so many sensible actions have been played."""
    table = table_beside(setup, seed)
    while moves > 0 and table.result is None:
        table.play(good_move(table))
        moves -= 1
    return table


def table_of(setup: dict[str, Any], seed: int, moves: int, **more: Any) -> Take:
    """A picture of a table in mid-game."""

    def take(people: People, server: Server) -> Page:
        page = people.come("Ada", **{"viewport": SIZE, **more})
        table = after(moves, setup, seed)
        sit_down(page, server, bring(server, table))
        is_at(page, table.step)
        return page

    return take


def home_of(**more: Any) -> Take:
    """The first page, with its living board."""

    def take(people: People, server: Server) -> Page:
        page = people.come("Ada", **{"viewport": SIZE, **more})
        go_home(page, server)
        expect(page.locator(".living .pawn")).to_have_count(4)
        page.wait_for_load_state("networkidle")
        return page

    return take


def fight(people: People, server: Server) -> Page:
    """A fight in Hotshots: dice have fallen and wait to be locked."""
    page = people.come("Ada", viewport=SIZE)
    table = after(FIGHT_FROM, {"ruleset": "hotshots/standard", "crew": 4}, 6)
    while not any(offer.verb == "lock" for offer in offers_of(table)):
        table.play(good_move(table))
    sit_down(page, server, bring(server, table))
    is_at(page, table.step)
    return page


def cascade(people: People, server: Server) -> Page:
    """An explosion in the middle of the fire's advance."""
    setup = {"ruleset": "flashpoint/family", "board": "house_front", "crew": 1}
    page = people.come("Ada", viewport=SIZE, speed=SLOWLY, reduced_motion="no-preference")
    table = after(1, setup, 5)
    sit_down(page, server, bring(server, table))
    is_at(page, table.step)
    play(page, table, "end")
    film = page.get_by_role("region", name="The fire's advance")
    film.get_by_role("button", name="Pause").click()
    film.get_by_label("Speed of the fire").select_option(label="calm")
    caption = film.locator(".cascade-caption")
    while "an explosion" not in caption.inner_text():
        film.get_by_role("button", name="Step").click()
    page.evaluate(
        """() => document.getAnimations().forEach((one) => {
            one.pause();
            one.currentTime = Number(one.effect.getComputedTiming().duration) * 0.45;
        })"""
    )
    return page


def review(people: People, server: Server) -> Page:
    """A finished game with its curve."""
    page = people.come("Ada", viewport=SIZE)
    setup = {"ruleset": "flashpoint/family", "board": "house_front", "crew": 3}
    table = finished_game(setup, 68)
    address = bring(server, table)["table"]
    page.goto(f"{server.url}/review/{address}?step={table.step * 2 // 3}")
    expect(page.locator("figure.curve")).to_be_visible(timeout=SLOW)
    return page


def ending_of(crew: int, seed: int) -> Take:
    """The last picture of a game, with the moment that decided it."""

    def take(people: People, server: Server) -> Page:
        page = people.come("Ada", viewport=SIZE)
        setup = {"ruleset": "flashpoint/family", "board": "house_front", "crew": crew}
        table = finished_game(setup, seed)
        sit_down(page, server, bring(server, table))
        expect(page.locator(".ending-moment figure")).to_be_visible(timeout=SLOW)
        return page

    return take


def cards(people: People, server: Server) -> Page:
    """Fire cards and Events that lie open."""
    page = table_of({"ruleset": "flashpoint/tragic-events", "crew": 4}, 5, 90)(people, server)
    page.get_by_role("tab", name="Cards").click()
    return page


FIGHT_FROM = 28
EXPERTS = ["paramedic", "fire-captain", "rescue-specialist", "driver-operator"]

ADVANCED = {"ruleset": "flashpoint/advanced", "crew": EXPERTS}
VILLA = {"ruleset": "flashpoint/second-story", "board": "villa", "crew": 4}
HOTEL = {"ruleset": "flashpoint/second-story", "board": "hotel", "crew": 4}
HOTSHOTS = {"ruleset": "hotshots/standard", "crew": 4}

PICTURES: dict[str, Take] = {
    "home": home_of(),
    "home-dark": home_of(theme="dark"),
    "home-phone": home_of(**PHONE),
    "table-house": table_of(ADVANCED, 12, 40),
    "table-large": table_of(ADVANCED, 12, 40, viewport=LARGE),
    "table-brownstone": table_of({"ruleset": "flashpoint/brownstone", "crew": 4}, 3, 40),
    "table-villa": table_of(VILLA, 3, 40, viewport=DESK),
    "table-hotel": table_of(HOTEL, 3, 40),
    "table-hotshots": table_of(HOTSHOTS, 6, 28, viewport=DESK),
    "fight": fight,
    "cascade": cascade,
    "review": review,
    "ending": ending_of(4, 105),
    "ending-lost": ending_of(3, 68),
    "cards": cards,
    "phone": table_of({"ruleset": "flashpoint/family", "crew": 2}, 3, 12, **PHONE),
    "dark": table_of({"ruleset": "flashpoint/experienced", "crew": 4}, 8, 40, theme="dark"),
}


def main(wanted: list[str]) -> None:
    """Take the pictures that were named, or all of them."""
    unknown = set(wanted) - PICTURES.keys()
    if unknown:
        sys.exit(f"There is no picture {', '.join(unknown)}; there are {', '.join(PICTURES)}.")
    path = chromium()
    if path is None:
        sys.exit("There is no Chromium; scripts/chromium.sh tells how to get one.")
    IMAGES.mkdir(exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        running(Path(folder), FIREHOUSE_REVIEW_SECONDS="10") as server,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for name in wanted or PICTURES:
            people = People(browser, SLOW)
            page = PICTURES[name](people, server)
            page.wait_for_load_state("networkidle")
            picture = shrunk(page.screenshot(animations="allow"))
            (IMAGES / f"{name}.png").write_bytes(picture)
            print(f"{name}: {len(picture) // 1000} kB")
            people.leave()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
