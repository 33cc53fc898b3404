"""Today's game on the full screen: ranked at a server, local without one."""

from __future__ import annotations

import secrets

import httpx
from in_house import in_house, run
from textual.widgets import Input

from firehouse.core.daily import today
from firehouse.stage.today import local_game
from firehouse.tui.join import JoinScreen
from firehouse.tui.questions import Asking
from firehouse.tui.remote.lobby import NAMELESS, LobbyScreen
from firehouse.tui.remote.player import player
from firehouse.tui.remote.tickets import forget, tickets
from firehouse.tui.table import TableScreen
from firehouse.tui.today import TodayScreen


def test_a_server_seats_the_player_once(server):
    """Who asks again goes back to their seat; without its key they have had their try."""

    async def story() -> None:
        async with in_house(lambda: TodayScreen("hotshots", server.address)) as house:
            await house.on(TodayScreen)
            house.screen.query_one("#name", Input).value = "Ada"
            house.screen.begin()
            table = await house.on(TableScreen)
            assert table.session.server == server.address
            assert tickets()[0].name == "Ada"
            seat = table.session.ticket
        async with in_house(lambda: TodayScreen("hotshots", server.address)) as house:
            await house.on(TodayScreen)
            house.screen.begin()
            table = await house.on(TableScreen)
            assert table.session.ticket.token == seat.token
            assert tickets()[0].name == "Ada"
        forget(seat.server, seat.table)
        async with in_house(lambda: TodayScreen("hotshots", server.address)) as house:
            await house.on(TodayScreen)
            house.screen.begin()
            await house.until(lambda: "had your try" in house.text("complaint"))

    run(story)


def a_ranked_table(server, *seats: str) -> dict:
    wanted = {"name": "Anna", "player": secrets.token_urlsafe(32), "seats": list(seats)}
    return httpx.post(f"{server.address}/api/today/flashpoint", json=wanted).json()


def test_a_friend_sits_down_before_anything_is_seen(server):
    """Nobody watches a game of today, so the link asks for a name, and takes the one try."""
    code = a_ranked_table(server, "me", "open")["code"]

    async def story() -> None:
        async with in_house(lambda: JoinScreen(f"{server.address}/join/{code}")) as house:
            await house.on(Asking)
            await house.press("enter")
            assert NAMELESS in house.text("complaint")
            await house.write("Ben")
            await house.press("enter")
            lobby = await house.on(LobbyScreen)
            assert "Ben (you)" in house.text("seats")
            assert tickets()[0].name == "Ben"
            assert lobby.session.ticket is not None

    run(story)


def test_a_full_game_of_today_is_not_to_be_watched(server):
    code = a_ranked_table(server)["code"]

    async def story() -> None:
        async with in_house(lambda: JoinScreen(f"{server.address}/join/{code}")) as house:
            await house.on(JoinScreen)
            await house.until(lambda: "its seats are taken" in house.text("complaint"))

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
