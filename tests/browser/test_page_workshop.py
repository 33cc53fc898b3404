"""A house of one's own: drawn by mouse and by keyboard, judged, played, shared, tried out."""

from __future__ import annotations

import re

import pytest
from looking import PHONE, fits
from people import People
from playing import THINKING
from playwright.sync_api import Locator, Page, expect
from serving import Server
from within import Within

from firehouse.server.workshop import trials

HUNG = f"Ada's house {'x' * 40}"
PLAYABLE = "It can be played."


def open_editor(page: Page, server: Server | Within) -> None:
    page.goto(f"{server.url}/workshop")
    page.get_by_role("link", name="A house of your own").click()
    expect(page.get_by_role("status").filter(has_text=PLAYABLE)).to_be_visible()


def edge(page: Page, row: int, col: int) -> str:
    """Where the line right of a square of the ground floor is drawn."""
    return f'[data-place="0/{row}/{col}-0/{row}/{col + 1}"]'


def plan_of(page: Page) -> str:
    return page.get_by_label("The file as text").input_value()


def test_a_house_is_drawn_with_the_mouse_and_played(page: Page, server: Server) -> None:
    """A hole between two rooms is told where it is; the finished house becomes a table."""
    open_editor(page, server)
    page.locator("summary", has_text="As text").click()
    before = plan_of(page)

    page.get_by_role("button", name="Nothing o").click()
    page.locator(edge(page, 1, 3)).click()
    fault = page.get_by_role("status").filter(has_text="between the rooms A and B")
    expect(fault).to_contain_text("line ")
    expect(page.locator(".draw-wrong")).to_be_visible()
    page.get_by_role("button", name="Window i").click()
    page.locator(edge(page, 1, 3)).click()
    expect(page.get_by_role("status").filter(has_text=PLAYABLE)).to_be_visible()
    page.get_by_label("Title of the house").fill("The glass house")
    drawn = plan_of(page)
    assert "| A   A   A w B" in drawn

    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    assert plan_of(page) == before
    for _ in range(3):
        page.get_by_role("button", name="Redo").click()
    assert plan_of(page) == drawn

    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert download.value.suggested_filename == "the-glass-house.plan"
    assert download.value.path().read_text() == drawn
    page.emulate_media(media="print")
    expect(page.get_by_text("The glass house", exact=True)).to_be_visible()
    expect(page.locator(".board svg.sheet")).to_be_visible()
    for gone in (".draw-tools", ".workshop-side", ".site-header"):
        expect(page.locator(gone)).to_be_hidden()
    page.emulate_media(media="screen")

    page.get_by_role("button", name="Link to it").click()
    link = page.get_by_label("Link to this file").input_value()
    page.evaluate("localStorage.clear()")
    page.goto(f"{server.url}/rules")
    page.goto(link)
    expect(page.get_by_label("Title of the house")).to_have_value("The glass house")
    page.get_by_role("button", name="Play a test game").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Your turn")
    page.go_back()
    expect(page.get_by_label("Title of the house")).to_have_value("The glass house")


def test_a_text_that_is_too_long_is_told_in_our_words(page: Page, server: Server) -> None:
    """It is not sent, and what was there comes back with an undo."""
    page.goto(f"{server.url}/workshop/flashpoint/plan")
    page.get_by_text("As text").click()
    judgement = page.locator(".workshop-judgement")
    expect(judgement).to_have_text("It can be played.")
    page.get_by_role("textbox", name="The file as text").fill("x" * 20_001)
    expect(judgement).to_have_text("A file has at most 20,000 characters.")
    expect(page.get_by_role("button", name="Play a test game")).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    expect(judgement).to_have_text("It can be played.")


def test_a_house_is_drawn_with_keys_alone(page: Page, server: Server) -> None:
    """From the title to a door: every place is told in words, and a stroke is taken back."""
    open_editor(page, server)
    board = page.get_by_role("application")
    board.focus()
    active = "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))"

    def told() -> str:
        return str(page.evaluate(f"{active}.getAttribute('aria-label')"))

    assert told() == "3,1, living room"
    page.keyboard.press("d")
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "w", "Enter"):
        page.keyboard.press(key)
    assert told() == "Between 3,2 and 3,3: wall"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Control+z")
    page.keyboard.press("ArrowDown")
    assert told() == "Between 3,2 and 3,3: door"

    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+Z")
    page.keyboard.press("Enter")
    assert told() == "3,3, room Z, fire"
    expect(page.get_by_label("Name of room Z")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.get_by_role("status").filter(has_text=PLAYABLE)).to_be_visible()


def test_a_house_of_two_floors_has_parking_arrows_and_closed_squares(
    page: Page, server: Server
) -> None:
    """Each by its tool; what a tool is not for is said, and nothing is drawn."""
    open_editor(page, server)
    page.get_by_label("Start from").select_option(label="An empty house of two floors")
    here = page.locator(".draw-here")

    def draw(tool: str, square: str) -> None:
        page.get_by_role("button", name=tool).click()
        page.locator(f'[data-place="{square}"]').click()

    for tool, square, what in (
        ("Engine g", "0/0/2", "0,2 downstairs, outside: parking of the engine"),
        ("Ambulance a", "0/7/2", "7,2 downstairs, outside: parking of the ambulance"),
        ("No entry n", "0/7/4", "7,4 downstairs, outside: no entry"),
        ("Door d", "1/2/5-1/2/6", "Between 2,5 upstairs and 2,6 upstairs: door"),
    ):
        draw(tool, square)
        expect(here).to_have_text(what)
    draw("Arrow v", "1/2/6")
    first = here.inner_text()
    assert "2,6 upstairs" in first
    assert "arrow" in first
    page.locator('[data-place="1/2/6"]').click()
    expect(here).to_contain_text("arrow")
    expect(here).not_to_have_text(first)
    drawn = plan_of(page)
    draw("Engine g", "1/2/6")
    expect(page.get_by_text("Vehicles park beside the house on the ground").first).to_be_visible()
    draw("No entry n", "1/2/6")
    expect(page.get_by_text("Squares that nobody may enter are outside.").first).to_be_visible()
    assert plan_of(page) == drawn
    page.get_by_role("button", name="No arrows of its own").click()
    expect(here).not_to_contain_text("arrow")


def test_bots_say_how_hard_a_house_is(
    page: Page, server_within: Within, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How far they are is told from the first games on, and in the end what it comes to."""
    monkeypatch.setattr(trials, "GREEDY_GAMES", 20)
    monkeypatch.setattr(trials, "SEARCH_GAMES", 2)
    open_editor(page, server_within)
    page.get_by_label("Crew").select_option("1")
    expect(page.get_by_role("status").filter(has_text=PLAYABLE)).to_be_visible()
    page.get_by_role("button", name="How hard is it?").click()

    bots = page.locator(".how-hard")
    expect(bots.locator("tbody tr").first).to_contain_text("games")
    expect(bots.locator("caption")).to_have_text("Games that bots won", timeout=THINKING)
    rows = bots.locator("tbody tr").all_inner_texts()
    assert ["20 games" in rows[0], "2 games" in rows[1], len(rows)] == [True, True, 2]
    expect(bots.locator("p")).to_have_text(re.compile("^(Easy|Fair|Hard|Very hard|Hardly)"))


def test_what_is_shown_hangs_in_the_gallery_until_it_is_taken_back(
    people: People, server: Server
) -> None:
    """With its maker's name; whoever opens it goes on with it, and only its maker removes it."""
    page, other = people.come("Ada"), people.come("Ben", **PHONE)
    open_editor(page, server)
    page.get_by_label("Title of the house").fill(HUNG)
    expect(page.get_by_role("status").filter(has_text=PLAYABLE)).to_be_visible()
    page.get_by_role("button", name="Show it in the gallery").click()
    expect(page.get_by_text("It hangs in the gallery now.")).to_be_visible()
    page.get_by_role("link", name="Look around").click()
    own = _hung(page)
    expect(own.get_by_role("button", name="Remove")).to_be_visible()

    other.goto(f"{server.url}/workshop")
    hung = _hung(other)
    expect(hung).to_contain_text("by Ada")
    expect(hung.locator("svg.sheet")).to_be_visible()
    expect(hung.get_by_role("button", name="Remove")).to_have_count(0)
    fits(other)
    hung.get_by_role("link", name="Open").click()
    expect(other.get_by_label("Title of the house")).to_have_value(HUNG)
    own.get_by_role("button", name="Remove").click()
    expect(own).to_have_count(0)
    other.goto(f"{server.url}/workshop")
    expect(other.locator(".gallery-works li").first).to_be_visible()
    expect(hung).to_have_count(0)


def _hung(page: Page) -> Locator:
    return page.locator(".gallery-works .card", has_text="Ada's house")


def test_a_deck_is_a_table_with_the_same_judge(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/workshop/flashpoint/deck")
    judgement = page.get_by_role("status").first
    expect(judgement).to_have_text(PLAYABLE)
    page.get_by_label("copies of Respite (3)").fill("many")
    page.get_by_label("copies of Respite (3)").press("Tab")
    expect(judgement).to_contain_text("needs a whole number")
    page.get_by_role("button", name="Undo").click()
    expect(judgement).to_have_text(PLAYABLE)


def test_tiles_are_edited_and_played(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/workshop/hotshots/tiles")
    judgement = page.get_by_role("status").first
    expect(judgement).to_have_text(PLAYABLE)
    limit = page.get_by_label("limit of barn")
    for value in ("none", "4"):
        expect(judgement).to_have_text(PLAYABLE)
        limit.fill(value)
        limit.press("Tab")
        if value == "none":
            expect(judgement).to_contain_text("barn")
            page.get_by_role("button", name="Undo").click()
    expect(judgement).to_have_text(PLAYABLE)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert "[barn]\nlimit = 4\n" in download.value.path().read_text()
    page.get_by_role("button", name="Play a test game").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Your turn")
