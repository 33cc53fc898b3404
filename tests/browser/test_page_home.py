"""The first page: a living board, a game in one click, and every box with its picture."""

from __future__ import annotations

from making import go_home
from people import People
from playwright.sync_api import Page, expect
from serving import Server

LAPTOP = {"width": 1280, "height": 720}
SHIFT = 0.02
SHIFTS = """() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.shifted += value;
    }).observe({ type: "layout-shift", buffered: true });
}"""
DRAWN = "(all) => all.every((one) => one.complete && one.naturalWidth > 0)"


def test_a_game_with_bots_is_one_click_away(people: People, server: Server) -> None:
    """And nothing jumped under the pointer before."""
    page = people.come("Ada", viewport=LAPTOP)
    page.add_init_script(f"({SHIFTS})()")
    page.goto(server.url)
    play = page.get_by_role("button", name="Play now")
    expect(play).to_be_enabled()
    expect(play).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("heading", name="Today’s games")).to_be_in_viewport()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.shifted") < SHIFT
    play.click()
    page.wait_for_url("**/table/*")
    mates = page.get_by_role("list", name="Who plays").get_by_role("listitem")
    expect(mates.filter(has_text="You")).to_have_count(1)
    expect(mates.filter(has_text="Kim")).to_have_count(1)


def test_lessons_are_a_click_from_the_first_button(people: People, server: Server) -> None:
    """They stand far below; a link beside the button leads there."""
    page = people.come("Ada", viewport=LAPTOP)
    page.goto(server.url)
    lessons = page.get_by_role("link", name="First alarm")
    expect(lessons).not_to_be_in_viewport()
    page.get_by_role("link", name="Or learn with a guide").click()
    expect(lessons).to_be_in_viewport()


def test_every_box_has_a_picture_and_a_game(page: Page, server: Server) -> None:
    page.goto(server.url)
    shelf = page.get_by_role("region", name="On the shelf")
    boxes = shelf.get_by_role("button")
    expect(boxes).to_have_count(6)
    shelf.scroll_into_view_if_needed()
    covers = shelf.locator("img")
    expect(covers).to_have_count(6)
    page.wait_for_load_state("networkidle")
    assert covers.evaluate_all(DRAWN)
    assert len(set(covers.evaluate_all("(all) => all.map((one) => one.src)"))) == 6
    boxes.filter(has_text="Brownstone").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".table-head")).to_contain_text("Brownstone")


def test_the_board_lives_until_it_is_held(people: People, server: Server) -> None:
    page = people.come("Ada", reduced_motion="no-preference")
    page.goto(server.url)
    told = page.locator(".living-text")
    expect(told).to_have_text("Bots play this game just now.")
    expect(told).not_to_have_text("Bots play this game just now.")
    page.get_by_role("button", name="Hold the picture").click()
    held = told.inner_text()
    page.wait_for_timeout(1500)
    expect(told).to_have_text(held)
    assert (
        page.locator(".living .sheet").evaluate(
            "(sheet) => sheet.getAnimations({ subtree: true }).length"
        )
        == 0
    )


def test_a_still_board_can_be_taken_over(page: Page, server: Server) -> None:
    """Without motion nothing moves and nothing is to be held."""
    page.goto(server.url)
    expect(page.locator(".living .pawn")).to_have_count(4)
    expect(page.get_by_role("button", name="Hold the picture")).to_have_count(0)
    page.get_by_role("button", name="Take over").click()
    page.wait_for_url("**/table/*")
    mates = page.get_by_role("list", name="Who plays").get_by_role("listitem")
    expect(mates.filter(has_text="You")).to_have_count(1)


def test_a_table_of_ones_own_is_below(page: Page, server: Server) -> None:
    form = go_home(page, server)
    page.get_by_role("link", name="and your own table").click()
    expect(form.get_by_role("heading", name="Make your own table")).to_be_in_viewport()
