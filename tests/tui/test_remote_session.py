"""A session at a real server: played beside a browser, questions, seats, advice."""

from __future__ import annotations

import asyncio

import pytest
from at_server import CAPTAIN, extra, joined, keys, level, pair

from firehouse.core.record import replay
from firehouse.core.table import Refused
from firehouse.stage.folder import patched
from firehouse.tui.remote.tickets import ticket_of


def test_a_whole_game_is_played_and_its_record_replays(server):
    async def play() -> None:
        ticket = server.make(seats=["me", "bot:greedy"])
        session, ear = await joined(server, ticket)
        assert session.kept
        assert session.record() is None
        view = dict(session.moment.view)
        while session.moment.result is None:
            await ear.until(lambda: session.moment.mine or session.moment.result)
            if session.moment.result is None:
                await session.play([session.moment.offers[-1].action])
        await ear.until(lambda: session.record() is not None)

        assert session.moment.ending
        assert not session.moment.mine
        assert replay(session.record()).result == session.moment.result
        for frame in (frame for update in ear.heard for frame in update.frames):
            view = patched(view, frame.patch)
        assert view == session.moment.view
        assert ticket_of(server.address, session.table).status == "over"
        await session.close()

    asyncio.run(play())


def test_a_terminal_and_a_browser_play_together(server):
    async def play() -> None:
        session, ear, ben = await pair(server)
        assert session.moment.mine
        await session.play([session.moment.offers[0].action])
        await level(ben, session)
        assert not session.moment.mine
        assert session.moment.waiting == "Waiting for Ben."
        assert [(s.holder, s.kind) for s in session.moment.seats] == [
            ("Anna", "me"),
            ("Ben", "other"),
        ]
        with pytest.raises(Refused, match="Ben"):
            await session.play(["enter 0,0"])
        await ben.play()
        await ear.until(lambda: session.moment.mine)
        assert any(frame.text for update in ear.heard for frame in update.frames)

        await session.say("Go left!")
        while (await ben.until("chat"))["line"]["text"] != "Go left!":
            pass
        await ben.ask("chat", text="[bold]Why?[/]")
        await ear.until(lambda: "Ben: [bold]Why?[/]" in ear.notes())
        await ben.ask("ping", spot="square:3,3", mark="danger")
        await ear.until(
            lambda: "Ben points at the north-west corner of the kitchen: danger." in ear.notes()
        )
        await session.point("square:2,2")
        assert (await ben.until("ping"))["spot"] == "square:2,2"
        await session.rename("Annika")
        assert (await ben.until("changed"))["text"] == "Anna is now called Annika."
        await ben.close()
        await session.close()

    asyncio.run(play())


def test_questions_are_asked_answered_and_withdrawn(server):
    async def play() -> None:
        session, ear, ben = await pair(server)
        await session.play([session.moment.offers[0].action])
        await ben.ask("chat", text="one moment")
        await ben.ask("undo", at=ben.now["position"])
        await ear.until(lambda: session.question)
        assert "take back" in session.question.text
        position = session.moment.position
        await session.question.disagree()
        await ear.until(lambda: session.question is None)
        assert session.moment.position == position

        await ben.ask("undo", at=ben.now["position"])
        await ear.until(lambda: session.question)
        await session.question.agree()
        await ear.until(lambda: session.moment.position != position)
        assert any(update.story is not None for update in ear.heard)
        assert session.moment.mine

        await session.play([session.moment.offers[0].action])
        await ear.until(lambda: not session.moment.mine)
        await level(ben, session)
        await ben.play()
        await ear.until(lambda: session.moment.mine)
        await session.undo()
        await ear.until(lambda: "Waiting for Ben" in session.moment.waiting)
        await extra(session, "withdraw")
        await ear.until(lambda: session.told.now["proposal"] is None)
        await ben.close()
        await session.close()

    asyncio.run(play())


def test_an_order_to_anothers_pawn_waits_for_its_owner(server):
    async def play() -> None:
        session, ear, ben = await pair(server, setup=CAPTAIN)
        while not (session.moment.mine and any(o.asks for o in session.moment.offers)):
            if session.moment.mine:
                await session.play([session.moment.offers[0].action])
            else:
                await level(ben, session)
                await ben.play()
                await ear.until(lambda: session.told.now["seq"] >= ben.now["seq"])
        order = next(offer for offer in session.moment.offers if offer.asks)
        position = session.moment.position
        await session.play([order.action])
        assert session.moment.position == position
        assert "Waiting for Ben" in session.moment.waiting
        while ben.now["proposal"] is None:
            await ben.hear()
        await ben.ask("answer", proposal=ben.now["proposal"]["seq"], agree=True)
        await ear.until(lambda: session.moment.position != position)
        assert "Ben agrees." in ear.notes()
        await ben.close()
        await session.close()

    asyncio.run(play())


def test_seats_pauses_and_advice_are_extras(server):
    async def play() -> None:
        session, ear, ben = await pair(server)
        await extra(session, "pause")
        await ear.until(lambda: session.moment.waiting == "The game is paused.")
        assert not session.moment.mine
        await extra(session, "go-on")
        await ear.until(lambda: session.moment.mine)

        with pytest.raises(Refused, match="switched on"):
            await session.hint()
        await extra(session, "threats-on")
        assert session.aids == frozenset()
        while ben.now["proposal"] is None:
            await ben.hear()
        await ben.ask("answer", proposal=ben.now["proposal"]["seq"], agree=True)
        await ear.until(lambda: session.aids == {"threats"})
        heat = await session.threats(1)
        assert heat
        assert all(0 < chance <= 1 for chance in heat.values())
        assert not any(spot.startswith("ending") for spot in heat)

        await extra(session, "greedy-1")
        await ear.until(lambda: session.moment.seats[0].kind == "bot")
        assert "take-1" in keys(session)
        await extra(session, "take-1")
        await ear.until(lambda: session.moment.seats[0].kind == "me")
        await ben.close()
        await session.close()

    asyncio.run(play())


def test_the_seat_of_an_absent_player_goes_to_a_bot(server):
    async def play() -> None:
        session, ear, ben = await pair(server, patience=0)
        assert "greedy-2" not in keys(session)
        await ben.close()
        await ear.until(lambda: session.moment.seats[1].holder == "Ben (away)")
        await session.play([session.moment.offers[0].action])
        await ear.until(lambda: "a bot may play" in session.moment.waiting)
        await extra(session, "greedy-2")
        await ear.until(lambda: session.moment.seats[1].kind == "bot" and session.moment.mine)
        await session.close()

    asyncio.run(play())


def test_why_and_routes_and_hints_are_asked_of_the_server(server):
    async def play() -> None:
        aids = {"hint": True, "chance": True}
        session, _ear = await joined(server, server.make(aids=aids, seed=7))
        first = session.moment.offers[0].action
        assert await session.why(first) is None
        assert (await session.why("open 3,3-3,4")).sentence
        while "starts on" in session.moment.situation:
            await session.play([session.moment.offers[0].action])
        reason = await session.why("move 6,6")
        assert reason.sentence
        assert reason.rule
        routes = await session.routes()
        assert routes
        assert len(routes[0].actions) > 1
        position = session.moment.position
        await session.play(routes[0].actions)
        assert session.moment.position > position
        with pytest.raises(Refused):
            await session.play(["move 6,6"])
        hint = await session.hint()
        assert hint.startswith("Hint for ")
        assert "•" in hint
        assert (await session.chance()).startswith("The chance to win is ")
        await session.close()

    asyncio.run(play())
