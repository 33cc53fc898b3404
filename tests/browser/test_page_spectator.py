"""A spectator sees every move and can do nothing."""

from __future__ import annotations

from making import SMALL
from people import People, make_table, sit_down
from playing import is_at, panel, play, table_beside, type_command
from playwright.sync_api import expect
from serving import Server


def test_a_spectator_sees_the_moves_and_cannot_act(people: People, server: Server) -> None:
    ada, watcher = people.come("Ada"), people.come("Wanda")
    table = table_beside(SMALL, 3)
    ticket = make_table(server, SMALL, name="Ada of the open table", seed=3, public=True)
    sit_down(ada, server, ticket)
    watcher.goto(f"{server.url}/watch")
    watcher.get_by_role("link", name="Ada of the open table").click()
    watcher.wait_for_url(f"**/table/{ticket['table']}")
    expect(panel(ada, "Crew")).to_contain_text("1 spectator")
    for action in ("enter 3,0", "enter 4,9", "move 3,1"):
        play(ada, table, action)
        is_at(watcher, table.step)
    expect(panel(watcher, "Log")).to_contain_text("moved to the west side of the living room")
    expect(watcher.locator("button.offer")).to_have_count(0)
    expect(watcher.get_by_role("button", name="End turn")).to_have_count(0)
    expect(watcher.get_by_role("button", name="Undo")).to_have_count(0)
    watcher.keyboard.press("e")
    watcher.keyboard.press("1")
    type_command(watcher, "end")
    expect(watcher.locator(".reply")).to_have_attribute("data-good", "false")
    play(ada, table, "move 3,2")
    is_at(watcher, table.step)
