"""A house of one's own: drawn by mouse and by keyboard, judged, played, shared, tried out."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from serving import Server

PLAYABLE = "It can be played."


def open_editor(page: Page, server: Server) -> None:
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


def test_bots_say_how_hard_a_house_is(page: Page, server: Server) -> None:
    """How far they are is told from the first games on."""
    open_editor(page, server)
    page.get_by_label("Crew").select_option("1")
    expect(page.get_by_role("status").filter(has_text=PLAYABLE)).to_be_visible()
    page.get_by_role("button", name="How hard is it?").click()

    expect(page.locator(".how-hard tbody tr").first).to_contain_text("games")


def test_what_is_shown_hangs_in_the_gallery_until_it_is_taken_back(
    page: Page, server: Server
) -> None:
    """With its maker's name; whoever opens it goes on with it."""
    open_editor(page, server)
    page.get_by_label("Title of the house").fill("Ada's house")
    expect(page.get_by_role("status").filter(has_text=PLAYABLE)).to_be_visible()
    page.get_by_role("button", name="Show it in the gallery").click()
    expect(page.get_by_text("It hangs in the gallery now.")).to_be_visible()
    page.get_by_role("link", name="Look around").click()

    hung = page.locator(".gallery-works .card", has_text="Ada's house")
    expect(hung).to_contain_text("by Ada")
    expect(hung.locator("svg.sheet")).to_be_visible()
    hung.get_by_role("link", name="Open").click()
    expect(page.get_by_label("Title of the house")).to_have_value("Ada's house")
    page.goto(f"{server.url}/workshop")
    hung.get_by_role("button", name="Remove").click()
    expect(hung).to_have_count(0)


def test_a_deck_is_a_table_with_the_same_judge(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/workshop/flashpoint/deck")
    judgement = page.get_by_role("status").first
    expect(judgement).to_have_text(PLAYABLE)
    page.get_by_label("copies of Respite (3)").fill("many")
    page.get_by_label("copies of Respite (3)").press("Tab")
    expect(judgement).to_contain_text("needs a whole number")
    page.get_by_role("button", name="Undo").click()
    expect(judgement).to_have_text(PLAYABLE)
