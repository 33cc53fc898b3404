"""The toy on the full screen: the engine's drawing for a board, a whole game from the list."""

from __future__ import annotations

from pathlib import Path

from at_server import seat
from at_table import run, sitting
from in_house import in_house
from real_server import serving

from firehouse.tui.app import FirehouseApp
from firehouse.tui.home import HomeScreen
from firehouse.tui.remote.session import RemoteSession
from firehouse.tui.replay import ReplayScreen
from firehouse.tui.rules import NO_BOOK
from firehouse.tui.setting_up import SetUpScreen
from firehouse.tui.table import TableScreen

LANE = "bucket-brigade/lane"


def test_a_whole_game_is_played_from_the_list() -> None:
    async def story() -> None:
        async with sitting(LANE, crew=2, bots={1: "greedy"}, options={"wind": 5}) as sat:
            while sat.table.result is None:
                await sat.my_turn()
                if sat.table.result is None:
                    assert sat.screen.board.text() == sat.table.game.draw(sat.table.state)
                    await sat.type("1")
            await sat.my_turn()
            assert "well has burnt" in str(sat.screen.query_one("#head").visual)
            assert "Carrier 1: end." in "".join(str(o.prompt) for o in sat.screen.story.options)
            await sat.type("replay")
            await sat.until(lambda: isinstance(sat.pilot.app.screen, ReplayScreen))

    run(story)


def test_advice_help_and_arrows_do_without_places() -> None:
    async def story() -> None:
        async with sitting(LANE, crew=1, size=(60, 16)) as sat:
            board = sat.screen.board
            await sat.press("right", "down", "enter", "plus", "f")
            assert board.cursor == ""
            await sat.type("threats")
            assert "does without the threat map" in sat.screen.said.text
            await sat.type("chance")
            await sat.until(lambda: "%" in sat.screen.said.text)
            await sat.type("why throw")
            await sat.until(lambda: "cannot be played now" in sat.screen.said.text)
            await sat.type("rules")
            assert sat.pilot.app.screen.query_one("#sections").options[0].prompt == NO_BOOK
            await sat.press("escape")
            await sat.type("help")
            await sat.press("escape")
            await sat.type("fill")
            await sat.until(lambda: "1o" in board.text())
            assert sat.screen.status.text().startswith("►1")

    run(story)


def test_it_is_set_up_from_home() -> None:
    """It stands among tonight's games with every choice that it has."""

    async def story() -> None:
        async with in_house() as house:
            home = await house.on(HomeScreen)
            titles = [door.title for door in home._doors]
            assert "Bucket Brigade — Bucket Brigade" in titles
            place = len(titles) - 1 - titles[::-1].index("Bucket Brigade — Bucket Brigade")
            home._doors[place].open()
            screen = await house.on(SetUpScreen)
            assert screen.draft.ruleset == LANE
            await house.press("s")
            await house.on(TableScreen)

    run(story)


def test_it_is_played_at_a_server(tmp_path: Path) -> None:
    """The drawing comes with the view, so that the screen needs no rules of its own."""

    async def story() -> None:
        with serving(tmp_path) as server:
            ticket = server.make(setup={"ruleset": LANE, "crew": 1}, seats=["me"], seed=5)
            session = await RemoteSession.join(
                server.address, ticket["table"], seat(server, ticket)
            )
            screen = TableScreen(session, 0.0)
            app = FirehouseApp(lambda: screen)
            async with app.run_test(size=(80, 24)) as pilot:
                await pilot.pause()
                screen.prompt.focus()
                screen.prompt.write("fill")
                await pilot.press("enter")
                for _ in range(500):
                    await pilot.pause(0.01)
                    if "1o" in screen.board.text():
                        break
                assert "1o" in screen.board.text()

    run(story)
