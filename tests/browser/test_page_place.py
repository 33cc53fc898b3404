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
HOTSHOTS = {"ruleset": "hotshots/standard", "crew": 3}
SMALL_SCREENS = {
    "family": FAMILY,
    "villa": {"ruleset": "flashpoint/second-story", "board": "villa", "crew": 3},
    "hotshots": HOTSHOTS,
}
FINGER, MOUSE = 44, 30
"""Pixels that each needs."""
WON = 2
SHIFT = 0.02
"""How much may move at once, as browsers measure it; the board itself never does."""

SHIFTED = """() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.shifted = Math.max(window.shifted, value);
    }).observe({ type: "layout-shift" });
}"""
LINES_SEEN = """() => {
    const panel = document.querySelector("#tab-panel").getBoundingClientRect();
    const line = document.querySelector(".log-lines li");
    const head = document.querySelector(".log-turn").getBoundingClientRect().height;
    return (panel.height - head) / parseFloat(getComputedStyle(line).lineHeight);
}"""
CUT = """({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight)"""
SMALLEST_SIDE = """({ x, y, width, height }) => {
    const under = document.elementsFromPoint(x + width / 2, y + height / 2);
    const square = under.find((one) => one.matches(".place")).getBoundingClientRect();
    return Math.min(square.width, square.height);
}"""
DRAWN_PEOPLE = ".sheet .pawn .pawn-figure, .sheet .piece.victim"
ALL_DRAWN = """(people) => [...document.querySelectorAll(people)].every((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width * height > 0;
})"""
OVERLAP = """(people) => {
    const box = (element) => element.getBoundingClientRect();
    const pawns = [...document.querySelectorAll(people)].map(box);
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
    expect(page.locator("#portraits, .tile").first).to_be_attached()
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


def test_words_grow_with_a_large_screen(people: People, server: Server) -> None:
    """A panel of a laptop's size would be lost beside a board of 2560 pixels."""
    page = _after(people, server, FAMILY, 6, viewport={"width": 2560, "height": 1440})
    sizes = page.evaluate(
        "() => ['html', '.offer-label'].map((one) => "
        "parseFloat(getComputedStyle(document.querySelector(one)).fontSize))"
    )
    assert round(sizes[0]) == 24
    assert sizes[1] > 20
    for small, pixels in {".mate .portrait": 70, ".verb-sign svg": 26, ".pips i": 17}.items():
        box = page.locator(small).first.bounding_box()
        assert box is not None
        assert box["width"] > pixels


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
@pytest.mark.parametrize("setup", SMALL_SCREENS.values(), ids=SMALL_SCREENS)
def test_small_screens_keep_half_for_the_board(
    people: People, server: Server, setup: dict[str, Any], size: dict[str, Any]
) -> None:
    """It opens near the pawn on turn, whose square a finger finds; all of it is one tap away."""
    page = _after(people, server, setup, 12, **size)
    board, own = (
        page.locator(".board-frame"),
        page.locator(".sheet .pawn:has(.pawn-halo, .pawn-glow)"),
    )
    frame, pawn = board.bounding_box(), own.bounding_box()
    assert frame is not None
    assert pawn is not None
    high = size["viewport"]["height"]
    assert frame["height"] >= high / 2
    assert frame["y"] + frame["height"] <= high
    assert frame["x"] <= pawn["x"] <= frame["x"] + frame["width"] - pawn["width"]
    assert frame["y"] <= pawn["y"] <= frame["y"] + frame["height"] - pawn["height"]
    least = FINGER if size is PHONE else MOUSE
    assert page.evaluate(SMALLEST_SIDE, pawn) >= least
    page.get_by_role("button", name="Whole board").click()
    expect(page.get_by_role("button", name="Closer")).to_be_visible()
    expect(page.locator(".sheet.zoomed")).to_have_count(0)


@pytest.mark.parametrize("setup", [FAMILY, HOTSHOTS], ids=["family", "hotshots"])
def test_a_phone_shows_board_and_actions_at_once(
    people: People, server: Server, setup: dict[str, Any]
) -> None:
    """The board has the whole width and no idle room, and stays while the actions scroll."""
    page = _after(people, server, setup, 6, **PHONE)
    frame, sheet = (page.locator(name).bounding_box() for name in (".board-frame", ".sheet"))
    assert frame == sheet
    expect(page.locator(".table-head .tally").last).to_be_in_viewport(ratio=1)
    expect(page.locator("button.offer").first).to_be_in_viewport(ratio=1)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(page.locator(".sheet")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("setup", [FAMILY, HOTSHOTS], ids=["family", "hotshots"])
def test_three_lines_of_the_log_are_seen_on_a_laptop(
    people: People, server: Server, setup: dict[str, Any]
) -> None:
    page = _after(people, server, setup, 12)
    assert page.evaluate(LINES_SEEN) >= 3


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_prices_cover_no_pawn(people: People, server: Server, setup: dict[str, Any]) -> None:
    page = _after(people, server, setup, 40)
    expect(page.locator(".price-tag").first).to_be_attached()
    page.wait_for_function(ALL_DRAWN, arg=DRAWN_PEOPLE)
    assert page.evaluate(OVERLAP, DRAWN_PEOPLE) < 0.1


def test_a_game_begins_at_a_door(people: People, server: Server) -> None:
    """The four doors are lit and listed; the rest of the garden softly, as one may go there."""
    page = people.come("Ada", viewport=LAPTOP)
    sit_down(page, server, make_table(server, FAMILY, seed=3))
    expect(page.locator("button[data-action]")).to_have_count(4)
    expect(page.locator(".targets .lit:not(.quiet)")).to_have_count(4)
    expect(page.locator(".targets .lit.quiet")).to_have_count(28)


def test_the_film_hides_no_part_of_the_board(people: People, server: Server) -> None:
    page = people.come("Ada", viewport=LAPTOP, speed=0.02)
    table = table_beside(FAMILY, 3)
    while table.step < 3:
        table.play(good_move(table))
    sit_down(page, server, bring(server, table))
    is_at(page, table.step)
    page.get_by_role("button", name="End turn").click()
    film = page.locator(".cascade.running")
    expect(film).to_be_visible()
    board, shown = page.locator(".sheet").bounding_box(), film.bounding_box()
    assert board is not None
    assert shown is not None
    assert shown["y"] >= board["y"] + board["height"] - 1


def test_everybody_has_a_face(people: People, server: Server) -> None:
    """Pawns on the board, above the actions and in the log; those who are safe on the track.

    A click on a face of the crew opens what is known of the crew.
    """
    page = _after(people, server, SETUPS["advanced"], 60)
    page.locator(".mate").first.click()
    expect(page.get_by_role("tab", name="Crew")).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="Log").click()
    for place in (".sheet .pawn use", ".mate use", ".log-turn use"):
        drawn = page.locator(place).evaluate_all(
            "(all) => all.map((one) => one.getAttribute('href'))"
        )
        assert drawn
        assert all(page.locator(f"symbol{symbol}").count() == 1 for symbol in drawn)
    safe = page.locator(".tally.good")
    count = int(safe.locator("b").inner_text())
    expect(safe.locator(".face-slot")).to_have_count(count)


def test_the_crew_says_once_who_leads_it_and_what_each_can_do(
    people: People, server: Server
) -> None:
    page = _after(people, server, SETUPS["advanced"], 20)
    expect(page.locator(".crew-strip")).not_to_contain_text("you")
    ability = page.locator(".ability")
    expect(ability).not_to_have_text("")
    paramedic = page.locator(".mate", has_text="Paramedic")
    paramedic.hover()
    expect(ability).to_contain_text("Paramedic")
    expect(ability).to_contain_text("victim")


def test_what_happened_has_a_sign_and_who_speaks_a_face(people: People, server: Server) -> None:
    page = _after(people, server, FAMILY, 20)
    lines = page.locator(".log-lines li")
    expect(lines.locator(".log-sign")).to_have_count(lines.count())
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say to the table").fill("The kitchen first")
    page.keyboard.press("Enter")
    expect(page.locator(".chat li", has_text="The kitchen first").locator("use")).to_have_count(1)


def test_titles_are_read_to_their_end(people: People, server: Server) -> None:
    page = _after(people, server, SETUPS["cards"], 40)
    expect(page.locator(".table-title")).to_be_visible()
    for part in (".table-title b", ".table-title span", ".turn h1"):
        assert page.locator(part).evaluate(CUT) <= 1


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_no_title_is_cut(people: People, server: Server, setup: dict[str, Any]) -> None:
    """Beside many tracks there may be none; where there is one, it can be read."""
    page = people.come("Ada", viewport=LAPTOP)
    sit_down(page, server, make_table(server, setup, seed=3))
    expect(page.locator(".tracks")).to_be_visible()
    for part in page.locator(".table-title b, .table-title span").all():
        assert not part.is_visible() or part.evaluate(CUT) <= 1


def test_a_chat_shows_what_was_said(people: People, server: Server) -> None:
    """Three lines with the faces of those who speak, above the line to write in."""
    page = _after(people, server, FAMILY, 6)
    page.get_by_role("tab", name="Chat").click()
    for words in ("The kitchen first", "I take the door", "Then you carry Leo out"):
        page.get_by_label("Say to the table").fill(words)
        page.keyboard.press("Enter")
        expect(page.locator(".chat li", has_text=words)).to_be_visible()
    box = page.locator("#tab-panel").bounding_box()
    first = page.locator(".chat li").first.bounding_box()
    assert box is not None
    assert first is not None
    assert first["y"] >= box["y"]


def test_a_game_ends_with_a_picture(people: People, server: Server) -> None:
    page = people.come("Ada", viewport=LAPTOP)
    table = finished_game(FAMILY, WON)
    sit_down(page, server, bring(server, table))
    result = is_over(page, "won")
    for button in ("Look back on the game", "Download the record"):
        expect(result.get_by_role("link", name=button)).to_be_in_viewport(ratio=1)
    ending = page.get_by_role("region", name="The end")
    safe = [one["name"] for one in table.known.told(table.game)["residents"]["safe"]]
    crew = f"The crew with {', '.join(safe)}"
    expect(ending.get_by_role("img", name=crew)).to_be_in_viewport()
    picture = ending.locator(".ending-scene").bounding_box()
    assert picture is not None
    assert picture["height"] > LAPTOP["height"] / 2
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
