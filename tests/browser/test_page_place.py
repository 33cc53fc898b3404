"""The table as a place: nothing jumps, everybody has a face, and a game ends with a picture."""

from __future__ import annotations

from typing import Any

import pytest
from begun import bring, sit_down_after
from finished import finished_game
from people import People, make_table, sit_down
from playing import good_move, is_at, is_over, offers_of, play, table_beside
from playwright.sync_api import Page, expect
from serving import Server

LAPTOP = {"width": 1280, "height": 720}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ZOOMED = {"viewport": {"width": 640, "height": 360}}
"""A laptop at 200 percent."""
FAMILY = {"ruleset": "flashpoint/family", "board": "house_front", "crew": 3}
EXPERTS = ["paramedic", "fire-captain", "rescue-specialist", "driver-operator"]
SETUPS = {
    "family": FAMILY,
    "advanced": {"ruleset": "flashpoint/advanced", "crew": EXPERTS},
    "brownstone": {"ruleset": "flashpoint/brownstone", "crew": 6},
    "cards": {"ruleset": "flashpoint/tragic-events", "crew": 4},
    "two floors": {"ruleset": "flashpoint/second-story", "board": "hotel", "crew": 4},
}
WON = 2
SHIFT = 0.02
"""How much may move at once, as browsers measure it; the board itself never does."""

SHIFTED = """() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.shifted = Math.max(window.shifted, value);
    }).observe({ type: "layout-shift" });
}"""
OVERLAP = """() => {
    const box = (element) => element.getBoundingClientRect();
    const pawns = [...document.querySelectorAll(".sheet .pawn .pawn-figure")].map(box);
    const tags = [...document.querySelectorAll(".sheet .price-tag")].map(box);
    return Math.max(0, ...pawns.flatMap((pawn) => tags.map((tag) => {
        const wide = Math.min(pawn.right, tag.right) - Math.max(pawn.left, tag.left);
        const high = Math.min(pawn.bottom, tag.bottom) - Math.max(pawn.top, tag.top);
        return (Math.max(0, wide) * Math.max(0, high)) / (pawn.width * pawn.height);
    })));
}"""


def _after(people: People, server: Server, setup: dict[str, Any], moves: int, **size: Any) -> Page:
    """A page at a game after so many sensible actions, and on until one has a price."""
    page = people.come("Ada", **(size or {"viewport": LAPTOP}))
    table = table_beside(setup, 3)
    played: list[str] = []
    while len(played) < moves or not any(offer.price for offer in offers_of(table)):
        played.append(good_move(table))
        table.play(played[-1])
    sit_down_after(page, server, setup, 3, played)
    expect(page.locator("#portraits")).to_be_attached()
    return page


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_a_laptop_shows_everything(people: People, server: Server, setup: dict[str, Any]) -> None:
    """Without scrolling: board, tracks, tools, crew, the first action, tabs and the buttons."""
    page = _after(people, server, setup, 20)
    shown = [
        page.locator(".sheet"),
        page.locator(".table-head .tally").last,
        page.get_by_role("button", name="Menu"),
        page.locator(".mate").last,
        page.get_by_role("heading", level=1),
        page.locator("button.offer").first,
        page.get_by_role("tab").last,
        page.get_by_role("button", name="Undo"),
        page.get_by_role("button", name="End turn"),
        page.get_by_role("button", name="Plan"),
    ]
    for part in shown:
        expect(part).to_be_in_viewport(ratio=1)
    tools, tracks = (page.locator(name).bounding_box() for name in (".table-tools", ".tracks"))
    assert tools is not None
    assert tracks is not None
    assert tracks["x"] + tracks["width"] <= tools["x"]
    assert tools["x"] + tools["width"] <= page.locator(".board-area").bounding_box()["width"]


def test_the_board_fills_the_height(people: People, server: Server) -> None:
    page = _after(people, server, FAMILY, 6)
    board = page.locator(".board-frame").bounding_box()
    assert board is not None
    assert board["height"] > 0.85 * LAPTOP["height"]


def test_nothing_jumps_during_a_turn(people: People, server: Server) -> None:
    page = people.come("Ada", viewport=LAPTOP)
    table = table_beside(FAMILY, 3)
    sit_down(page, server, make_table(server, FAMILY, seed=3))
    is_at(page, table.step)
    page.evaluate(SHIFTED)
    before = page.locator(".sheet").bounding_box()
    while table.step < 25:
        play(page, table, good_move(table))
        assert page.locator(".sheet").bounding_box() == before
    page.wait_for_timeout(300)
    assert page.evaluate("window.shifted") < SHIFT


@pytest.mark.parametrize("size", [PHONE, ZOOMED], ids=["phone", "200 percent"])
def test_small_screens_keep_half_for_the_board(
    people: People, server: Server, size: dict[str, Any]
) -> None:
    page = _after(people, server, FAMILY, 6, **size)
    board = page.locator(".board-frame").bounding_box()
    assert board is not None
    assert board["height"] >= size["viewport"]["height"] / 2
    assert board["y"] + board["height"] <= size["viewport"]["height"]


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_prices_cover_no_pawn(people: People, server: Server, setup: dict[str, Any]) -> None:
    page = _after(people, server, setup, 40)
    expect(page.locator(".price-tag").first).to_be_attached()
    assert page.evaluate(OVERLAP) < 0.1


def test_everybody_has_a_face(people: People, server: Server) -> None:
    """Pawns on the board, above the actions and in the log; those who are safe on the track."""
    page = _after(people, server, SETUPS["advanced"], 60)
    for place in (".sheet .pawn use", ".mate use", ".log-turn use"):
        drawn = page.locator(place).evaluate_all(
            "(all) => all.map((one) => one.getAttribute('href'))"
        )
        assert drawn
        assert all(page.locator(f"symbol{symbol}").count() == 1 for symbol in drawn)
    safe = page.locator(".tally.good")
    count = int(safe.locator("b").inner_text())
    expect(safe.locator(".face-slot")).to_have_count(count)


def test_a_game_ends_with_a_picture(people: People, server: Server) -> None:
    page = people.come("Ada", viewport=LAPTOP)
    table = finished_game(FAMILY, WON)
    sit_down(page, server, bring(server, table))
    result = is_over(page, "won")
    for button in ("Look back on the game", "Download the record"):
        expect(result.get_by_role("link", name=button)).to_be_in_viewport(ratio=1)
    ending = page.get_by_role("region", name="The end")
    expect(ending.get_by_role("img", name="The crew with Mr Alder, Pip")).to_be_in_viewport()
    expect(ending.locator(".ending-numbers")).to_contain_text("7/7")
    expect(ending.locator(".ending-deeds li")).to_have_count(3)
    with page.expect_download() as saved:
        ending.get_by_role("button", name="Save the picture").click()
    assert saved.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert saved.value.path().stat().st_size > 50_000
    ending.get_by_role("button", name="Show the board").click()
    expect(page.locator(".sheet")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Show the ending").click()
    expect(ending).to_be_visible()


def test_open_cards_have_faces(people: People, server: Server) -> None:
    page = _after(people, server, SETUPS["cards"], 60)
    page.get_by_role("tab", name="Cards").click()
    cards = page.get_by_role("region", name="Cards")
    expect(cards.locator(".play-card").first).to_be_visible()
    expect(cards).to_contain_text("left in the deck")


def test_games_without_decks_have_no_cards(people: People, server: Server) -> None:
    page = _after(people, server, FAMILY, 3)
    expect(page.get_by_role("tab", name="Cards")).to_have_count(0)
