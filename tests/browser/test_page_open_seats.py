"""Open seats: found on the first page, taken by strangers, kept in peace by the maker."""

from __future__ import annotations

from making import begin, choose_preset, go_home, set_crew, set_mode
from people import People
from playing import panel
from playwright.sync_api import Locator, Page, expect
from serving import Server


def _open_table(page: Page, server: Server) -> None:
    """A table for two where anybody may sit down."""
    form = go_home(page, server)
    choose_preset(page, "First rescue")
    set_crew(form, 2)
    set_mode(form, "With anybody")
    form.get_by_label("Language").select_option(label="Korean")
    form.get_by_label("Level").select_option(label="newcomers")
    begin(page, form)
    expect(page.locator("[data-step]")).to_be_visible()


def _listed(page: Page) -> Locator:
    seats = page.get_by_role("region", name="Open seats").get_by_role("listitem")
    return seats.filter(has_text="Korean")


def test_a_stranger_sits_down_and_is_taken_off(people: People, server: Server) -> None:
    ada, ben = people.come("Ada"), people.come("Ben")
    _open_table(ada, server)
    ben.goto(server.url)
    line = _listed(ben)
    expect(line).to_contain_text("Korean · for newcomers · an hour")
    line.get_by_role("link").click()
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.locator("[data-step]")).to_be_visible()
    tools = panel(ada, "Settings").locator("details.host-tools")
    tools.locator("summary").click()
    tools.get_by_role("button", name="Mute", exact=True).click()
    chat = panel(ben, "Chat")
    chat.get_by_label("Say to the table").fill("Hello")
    chat.get_by_role("button", name="Say", exact=True).click()
    expect(ben.get_by_text("You are muted at this table.").first).to_be_visible()
    tools.get_by_role("button", name="Take Ben off").click()
    ada.get_by_role("dialog").get_by_role("button", name="Take Ben off").click()
    expect(ben.locator("main")).to_contain_text("you can still watch")
    expect(tools.get_by_role("button", name="Open the seat to anybody")).to_be_visible()
    tools.get_by_role("button", name="Close it").click()
    expect(tools.get_by_role("button", name="Open it")).to_be_visible()
    ben.goto(server.url)
    expect(ben.get_by_role("region", name="Open seats")).to_be_visible()
    expect(_listed(ben)).to_have_count(0)


def test_quick_match_is_one_click(people: People, server: Server) -> None:
    pages = [people.come(name, locale="sv-SE") for name in ("Ada", "Ben")]
    for page in pages:
        page.goto(server.url)
        page.get_by_role("button", name="Quick match").click()
        page.wait_for_url("**/table/*")
        expect(page.locator("[data-step]")).to_be_visible()
    assert pages[0].url == pages[1].url
    expect(panel(pages[0], "Crew")).to_contain_text("Ben")
