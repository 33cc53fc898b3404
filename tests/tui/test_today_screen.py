"""Today's game on the full screen: ranked at a server, local without one."""

from __future__ import annotations

from in_house import in_house, run
from textual.widgets import Input

from firehouse.core.daily import today
from firehouse.stage.today import local_game
from firehouse.tui.remote.player import player
from firehouse.tui.remote.tickets import tickets
from firehouse.tui.table import TableScreen
from firehouse.tui.today import TodayScreen


def test_a_server_seats_the_player_once(server):
    async def story() -> None:
        async with in_house(lambda: TodayScreen("hotshots", server.address)) as house:
            await house.on(TodayScreen)
            house.screen.query_one("#name", Input).value = "Ada"
            house.screen.begin()
            table = await house.on(TableScreen)
            assert table.session.server == server.address
            assert tickets()[0].name == "Ada"
        async with in_house(lambda: TodayScreen("hotshots", server.address)) as house:
            await house.on(TodayScreen)
            house.screen.begin()
            await house.until(lambda: "had your try" in house.text("complaint"))

    run(story)


def test_without_a_server_it_is_local():
    async def story() -> None:
        async with in_house(lambda: TodayScreen("hotshots", "")) as house:
            await house.on(TodayScreen)
            house.screen.begin()
            table = await house.on(TableScreen)
            setup, seed = local_game("hotshots", today())
            record = table.session.record()
            assert (record.setup, record.seed) == (setup, seed)
            assert any("not ranked" in str(note.message) for note in house.app._notifications)

    run(story)


def test_what_no_server_is_told():
    async def story() -> None:
        async with in_house(lambda: TodayScreen("hotshots", "http://127.0.0.1:9")) as house:
            await house.on(TodayScreen)
            house.screen.begin()
            await house.until(lambda: "does not answer" in house.text("complaint"))

    run(story)


def test_the_player_is_kept():
    assert player() == player()
    assert len(player()) >= 22
