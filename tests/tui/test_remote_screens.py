"""Joining and hosting through the screens, with a real server behind them."""

from __future__ import annotations

from in_house import House, in_house, run
from real_server import Browser
from textual.widgets import Input, OptionList

from firehouse.tui.home import HomeScreen
from firehouse.tui.join import JoinScreen
from firehouse.tui.questions import Asking, Choosing
from firehouse.tui.remote.host import HostScreen
from firehouse.tui.remote.lobby import NAMELESS, LobbyScreen
from firehouse.tui.remote.tickets import Kept, keep, ticket_of, tickets
from firehouse.tui.setting_up import SetUpScreen
from firehouse.tui.setup.drafts import begun
from firehouse.tui.setup.values import with_value
from firehouse.tui.table import TableScreen

TWO = {"setup": {"ruleset": "flashpoint/family", "crew": 2}, "seats": ["me", "open"]}


def doing(lobby: LobbyScreen) -> list[str]:
    return [str(option.prompt) for option in lobby.query_one("#doing", OptionList).options]


async def choose(house: House, row: str) -> None:
    """Choose a row of the lobby by what it says."""
    rows = house.screen.query_one("#doing", OptionList)
    await house.until(lambda: any(row in words for words in doing(house.screen)))
    rows.focus()
    rows.highlighted = next(n for n, words in enumerate(doing(house.screen)) if row in words)
    await house.press("enter")


def test_a_friend_joins_by_the_link_and_the_game_is_played(server):
    async def story() -> None:
        made = server.make(**TWO)
        anna = await Browser.at(server, made)
        link = f"{server.address}/join/{made['code']}"
        async with in_house(lambda: JoinScreen(link)) as house:
            lobby = await house.on(LobbyScreen)
            assert link in house.text("invite")
            assert "Anna" in house.text("seats")
            await choose(house, "Sit down as Firefighter 2")
            await house.on(Asking)
            await house.press("enter")
            assert NAMELESS in house.text("complaint")
            await house.write("Ben [red]")
            await house.press("enter")
            await house.until(lambda: "Ben [red] (you)" in house.text("seats"))
            await anna.ask("chat", text="Welcome!")
            await house.until(lambda: any("Welcome" in line for line in _told(lobby)))
            await house.press("slash")
            await house.write("Thanks.")
            await house.press("enter")
            while (await anna.until("chat"))["line"]["text"] != "Thanks.":
                pass
            await choose(house, "I am ready")
            await anna.ask("ready", ready=True)
            table = await house.on(TableScreen)
            assert "Anna" in table.session.moment.waiting
            await anna.play()
            await house.until(lambda: table.session.moment.mine and table.film.settled)
            await house.press("1")
            await house.until(lambda: not table.session.moment.mine)
            await anna.ask("undo", at=table.session.moment.position)
            await house.until(lambda: house.screen.query_one("#question").display)
            await house.press("y")
            await house.until(lambda: table.session.question is None)
            assert ticket_of(server.address, made["table"]).name == "Ben [red]"
        await anna.close()

    run(story)


def _told(lobby: LobbyScreen) -> list[str]:
    return lobby.query_one("#story").texts()


WRONG = (
    ("{server}/join/AAAAAA", "no table with this code"),
    ("{server}/table/0000", "no such table"),
    ("http://127.0.0.1:9/join/AAAAAA", "does not answer"),
    ("AAAAA", "short code has 6"),
)


def test_a_wrong_link_is_told_and_can_be_put_right(server):
    async def story() -> None:
        async with in_house(JoinScreen) as house:
            for link, sentence in WRONG:
                house.screen.query_one("#link", Input).focus()
                await house.write(link.format(server=server.address))
                await house.press("enter")
                await house.until(lambda sentence=sentence: sentence in house.text("complaint"))
            made = server.make(seats=["me", "bot:random"])
            await house.write(f"{server.address}/table/{made['table']}")
            await house.press("enter")
            table = await house.on(TableScreen)
            assert not table.session.moment.mine
            assert table.session.moment.waiting.startswith("You are watching.")

    run(story)


def test_a_seat_is_found_again_from_home(server):
    async def story() -> None:
        made = server.make(**TWO)
        keep(Kept(server.address, made["table"], made["token"], title="Our game"))
        async with in_house() as house:
            home = await house.on(HomeScreen)
            doors = home.query_one(OptionList)
            assert "Our game" in str(doors.options[1].prompt)
            await house.press("enter")
            await house.on(Choosing)
            await house.press("1")
            lobby = await house.on(LobbyScreen)
            assert "Anna (you)" in house.text("seats")
            await choose(house, "bots take the open seat")
            table = await house.on(TableScreen)
            assert [seat.kind for seat in table.session.moment.seats] == ["me", "bot"]
            assert lobby is not table
            await house.press("escape", "q")
            await house.on(HomeScreen)
            await house.until(lambda: table.session._connection is None)

    run(story)


def test_a_key_that_is_not_known_any_more_is_thrown_away(server):
    async def story() -> None:
        made = server.make(**TWO)
        keep(Kept(server.address, made["table"], "forged"))
        link = f"{server.address}/table/{made['table']}"
        async with in_house(lambda: JoinScreen(link)) as house:
            await house.on(Choosing)
            await house.press("1")
            await house.until(lambda: "not known here" in house.text("complaint"))
            assert tickets() == []
            await house.press("enter")
            await house.on(LobbyScreen)

    run(story)


def test_a_server_without_a_table_lists_its_public_ones(server):
    async def story() -> None:
        async with in_house(lambda: JoinScreen(server.address)) as house:
            await house.until(lambda: "open to everybody" in house.text("complaint"))
            server.make(public=True, name="Zoe")
            await house.press("enter")
            choosing = await house.on(Choosing)
            assert "Zoe" in choosing.rows[0][1]
            await house.press("1")
            table = await house.on(TableScreen)
            assert table.session.moment.seats[0].holder == "Zoe (away)"

    run(story)


def test_a_table_is_opened_at_a_server_and_played_again(server):
    setup = {"ruleset": "flashpoint/family", "crew": 2, "options": {"damage_limit": 1}}
    draft = with_value(begun(setup), "seat:1", "open")

    async def story() -> None:
        async with in_house(lambda: SetUpScreen(draft)) as house:
            await house.press("m")
            await house.on(HostScreen)
            await house.write("http://127.0.0.1:9")
            await house.press("enter")
            await house.until(lambda: "does not answer" in house.text("complaint"))
            await house.write(server.address)
            await house.press("tab")
            await house.write("Dora")
            await house.press("enter")
            lobby = await house.on(LobbyScreen)
            assert lobby.session.invitation.code in house.text("invite")
            await choose(house, "I take the open seat")
            table = await house.on(TableScreen)
            session = table.session
            while session.moment.result is None:
                await session.play([session.moment.offers[-1].action])
            await house.until(lambda: table.film.settled and session.record() is not None)
            await house.until(lambda: "play-again" in [line.text for line in table.offers.lines])
            table.obey("play-again")
            await house.until(lambda: "next" in [line.text for line in table.offers.lines])
            table.obey("next")
            await house.until(lambda: house.screen is not table)
            again = await house.on(TableScreen)
            assert again.session.table == session.next_table
            assert again.session.moment.mine
            assert session._connection is None

    run(story)
