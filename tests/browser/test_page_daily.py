"""The seed of the day: the same luck for everybody, and how each team did."""

from __future__ import annotations

from finished import SHORT, SHORT_SEED, hand_all_to_bots
from making import begin, choose_preset, go_home, open_part, set_mode
from people import People, make_table, sit_down
from playing import THINKING
from playwright.sync_api import Page, expect
from serving import Server


def test_teams_of_a_day_are_compared(people: People, server: Server) -> None:
    seeds = [_play_the_day(people.come(name), server) for name in ("Ada", "Ben")]
    assert seeds[0] == seeds[1]
    page = people.contexts[-1].pages[0]
    page.reload()
    standing = page.locator("details", has_text="teams have won")
    expect(standing).to_contain_text("of 2 teams have won")
    standing.locator("summary").click()
    rows = standing.get_by_role("row")
    expect(rows.filter(has_text="Ada")).to_have_count(1)
    expect(rows.filter(has_text="Ben")).to_have_count(1)


def _play_the_day(page: Page, server: Server) -> str:
    """A game on the seed of the day, played by bots; the seed that is told after its end."""
    form = go_home(page, server)
    choose_preset(page, "First smoke")
    open_part(form, "Seed, advice")
    form.get_by_role("radio", name="Seed of the day").check()
    set_mode(form, "Alone", {0: "A practical hand", 1: "A practical hand"})
    begin(page, form)
    seed = page.get_by_role("region", name="Result").locator("dd code")
    return seed.inner_text(timeout=THINKING)


def test_the_same_team_plays_again(page: Page, server: Server) -> None:
    first = make_table(server, SHORT, seed=SHORT_SEED)
    sit_down(page, server, first)
    hand_all_to_bots(page)
    page.get_by_role("button", name="Play again").click()
    page.get_by_role("link", name="To the next game").click()
    page.wait_for_url(lambda url: first["table"] not in url)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Your turn")
