"""Bots at the table: a seat from the start, a seat handed over and taken back."""

from __future__ import annotations

from making import SMALL, begin, choose_preset, go_home, set_mode
from people import People, two_at_a_table
from playing import THINKING, is_at, offer_button, panel, play, table_beside
from playwright.sync_api import Page, expect
from serving import Server


def test_a_bot_plays_its_seat(page: Page, server: Server) -> None:
    form = go_home(page, server)
    choose_preset(page, "First rescue")
    set_mode(form, "Alone", {1: "A practical hand"})
    begin(page, form)
    offer_button(page, "enter 3,0").click()
    log = panel(page, "Log")
    expect(log).to_contain_text("Kim started", timeout=THINKING)
    expect(log).to_contain_text("You started")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Your turn", timeout=THINKING)
    page.get_by_role("button", name="End turn").click()
    expect(log.get_by_role("heading", name="Kim")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Your turn", timeout=THINKING)
    expect(page.locator(".bot-reason")).to_contain_text("Kim")


def test_a_seat_is_handed_over_and_taken_back(people: People, server: Server) -> None:
    ada, ben = two_at_a_table(people, server, SMALL, seed=3)
    table = table_beside(SMALL, 3)
    play(ada, table, "enter 3,0")
    crew = panel(ada, "Crew")
    crew.get_by_role("button", name="Hand over to a bot").click()
    crew.get_by_role("button", name="A practical hand").click()
    expect(panel(ben, "Crew")).to_contain_text("Robin")
    is_at(ben, table.step)
    offer_button(ben, "enter 4,9").click()
    log = panel(ben, "Log")
    for pawn in (1, 2):  # The bot has had its turn when the next one has begun.
        turn = log.get_by_role("heading", name=f"Firefighter {pawn}")
        expect(turn).to_be_visible(timeout=THINKING)
    expect(ben.get_by_role("heading", level=1)).to_have_text("Your turn")
    crew.get_by_role("button", name="Take back").click()
    expect(crew).to_contain_text("you")
    ben.get_by_role("button", name="End turn").click()
    expect(ada.get_by_role("heading", level=1)).to_have_text("Your turn")
    expect(ada.get_by_role("button", name="End turn")).to_be_enabled()


def test_an_absent_players_seat_goes_to_a_bot_after_a_countdown(
    people: People, server: Server
) -> None:
    ada, ben = two_at_a_table(people, server, SMALL, patience=2)
    expect(ben.get_by_role("heading", level=1)).to_have_text("Waiting for Ada")
    ada.context.close()
    crew = panel(ben, "Crew")
    expect(crew).to_contain_text("away")
    crew.get_by_role("button", name="Let a bot play for Ada").click()
    crew.get_by_role("button", name="A practical hand").click()
    expect(ben.get_by_role("heading", level=1)).to_have_text("Your turn", timeout=THINKING)
