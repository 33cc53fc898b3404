"""Friends at one table: invited by link and by code, each with an own pawn, and a chat of texts."""

from __future__ import annotations

from making import SMALL, begin, choose_preset, go_home, set_crew, set_mode, set_seed
from people import People, make_table, take_seat, two_at_a_table
from playing import is_at, offers_of, panel, play, table_beside, type_command
from playwright.sync_api import Page, expect
from serving import Server

MARKUP = "<img src=x onerror=\"document.title='broken'\"><b>north</b> & <i>south</i>"
SEED = 11
LONG_NAME = "W" * 32
OUTSIDE = """() => [...document.querySelectorAll(".table-head *, #panels *")]
    .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
    .map((part) => part.className)"""


def test_friends_come_by_link_and_by_code_and_play(people: People, server: Server) -> None:
    ada, ben, cleo = people.come("Ada"), people.come("Ben"), people.come("<b>Cleo</b>")
    form = go_home(ada, server)
    choose_preset(ada, "First rescue")
    set_crew(form, 3)
    set_mode(form, "With friends")
    set_seed(form, SEED)
    begin(ada, form)
    invitation = ada.get_by_role("region", name="Invite")
    _sit_by_link(ben, invitation.get_by_label("Link to this table").input_value())
    _sit_by_code(cleo, server, invitation.locator(".code").inner_text())
    seats = ada.get_by_role("region", name="Seats")
    expect(seats).to_contain_text("Ben")
    expect(seats).to_contain_text("<b>Cleo</b>")
    for page in (ben, cleo, ada):
        page.get_by_role("button", name="I am ready").click()
    _play_a_turn_each(ada, ben, cleo)


def test_whoever_invites_can_say_who_they_are(people: People, server: Server) -> None:
    """A table opened by one click asked for no name; friends read it in the invitation."""
    ada, ben = people.come(""), people.come("Ben")
    ada.goto(server.url)
    ada.get_by_role("button", name="With friends").last.click()
    seats = ada.get_by_role("region", name="Seats")
    seats.get_by_label("Your name").fill("Ada")
    seats.get_by_role("button", name="Change").click()
    expect(seats).to_contain_text("Ada (you)")
    _sit_by_link(ben, ada.get_by_label("Link to this table").input_value())


def _sit_by_link(page: Page, link: str) -> None:
    page.goto(link)
    expect(page.get_by_role("heading", name="Ada invited you")).to_be_visible()
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/table/*")


def _sit_by_code(page: Page, server: Server, code: str) -> None:
    page.goto(server.url)
    page.get_by_label("Code of the table").fill(code.lower())
    page.get_by_role("button", name="Join").click()
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/table/*")


def _play_a_turn_each(ada: Page, ben: Page, cleo: Page) -> None:
    pages = [ada, ben, cleo]
    table = table_beside(
        {"ruleset": "flashpoint/family", "crew": 3, "options": {"rescue_goal": 3}}, SEED
    )
    for page in pages:
        is_at(page, table.step)
    for mine in (*pages, ada):
        expect(mine.get_by_role("heading", level=1)).to_have_text("Your turn")
        for other in pages:
            if other is not mine:
                expect(other.locator("button.offer")).to_have_count(0)
                expect(other.get_by_role("button", name="End turn")).to_be_disabled()
        play(mine, table, offers_of(table)[0].action)
        for page in pages:
            is_at(page, table.step)


def test_only_the_owner_of_a_pawn_acts_for_it(people: People, server: Server) -> None:
    ada, ben = two_at_a_table(people, server, SMALL)
    type_command(ben, "enter 3,0")
    expect(ben.locator(".reply")).to_contain_text("is played by Ada")
    is_at(ada, 0)


def test_a_long_name_breaks_nobodys_table(people: People, server: Server) -> None:
    ada, ben = two_at_a_table(people, server, SMALL, LONG_NAME)
    play(ada, table_beside(SMALL, SEED), "enter 3,0")
    expect(ada.get_by_role("heading", level=1)).to_contain_text(LONG_NAME)
    for tab in ("Log", "Crew"):
        panel(ada, tab)
        assert ada.evaluate(OUTSIDE) == []
    panel(ben, "Chat")
    ben.get_by_label("Say to the table").fill(LONG_NAME)
    ben.get_by_role("button", name="Say", exact=True).click()
    expect(panel(ada, "Chat").locator("li")).to_have_count(1)
    assert ada.evaluate(OUTSIDE) == []


def test_who_comes_too_late_is_told_so(page: Page, server: Server) -> None:
    ticket = make_table(server, SMALL, seats=["me", "open"])
    page.goto(f"{server.url}/join/{ticket['code']}")
    sit = page.get_by_role("button", name="Sit down")
    expect(sit).to_be_visible()
    take_seat(server, ticket["table"], "Ben")
    sit.click()
    expect(page.locator("main")).to_contain_text("Every seat is taken.")
    expect(page.get_by_role("heading", name="Ada invited you.")).to_be_visible()
    expect(page.locator("main")).to_contain_text("Also at the table: Ben.")
    expect(sit).to_have_count(0)


def test_chat_and_names_are_text_and_never_markup(people: People, server: Server) -> None:
    ada, ben = two_at_a_table(people, server, SMALL)
    panel(ben, "Chat")
    ben.get_by_label("Say to the table").fill(MARKUP)
    ben.get_by_role("button", name="Say", exact=True).click()
    for page in (ada, ben):
        chat = panel(page, "Chat")
        expect(chat.locator("li p")).to_have_text(MARKUP)
        expect(chat.locator("li img, li p b")).to_have_count(0)
        expect(page).not_to_have_title("broken")
