"""Lines that are cut, doors that are closed, a server that is killed: nothing is lost."""

from __future__ import annotations

import asyncio

import pytest
from at_server import TWO, Ear, cut, extra, joined, keys, level, pair
from real_server import SECONDS

from firehouse.client.addresses import Invitation
from firehouse.client.api import Api, ServerError
from firehouse.core.table import Refused
from firehouse.tui.remote.session import RemoteSession
from firehouse.tui.remote.tickets import Kept, ticket_of


def test_a_cut_line_is_mended_and_nothing_is_lost_or_repeated(server):
    async def play() -> None:
        session, ear = await joined(server, server.make())
        first = session.moment.offers[0].action
        cut(session)
        playing = asyncio.create_task(session.play([first]))
        async with asyncio.timeout(SECONDS):
            await playing
        await ear.until(lambda: session.moment.mine)
        steps = session.told.now["step"]
        assert steps > 0
        for _ in range(3):
            position = session.moment.position
            sending = asyncio.create_task(session.play([session.moment.offers[0].action]))
            await asyncio.sleep(0)
            cut(session)
            async with asyncio.timeout(SECONDS):
                await sending
            await ear.until(
                lambda position=position: session.moment.mine and session.moment.position > position
            )
        assert session.told.now["step"] >= steps + 3
        assert any("lost" in update.moment.waiting for update in ear.heard)
        await session.close()

    asyncio.run(play())


def test_what_was_missed_is_told_after_coming_back(server):
    async def play() -> None:
        session, ear, ben = await pair(server)
        await session.play([session.moment.offers[0].action])
        await level(ben, session)
        session._connection._pause = 0.3
        cut(session)
        await ear.until(lambda: session.trouble)
        await ben.play()
        await ben.ask("chat", text="Are you there?")
        await ear.until(lambda: session.moment.mine)
        again = [update.story for update in ear.heard if update.story is not None][-1]
        texts = [frame.text for frame in again]
        assert "Firefighter 2 started" in " ".join(texts)
        assert texts[-1] == "» Ben: Are you there?"
        await ben.close()
        await session.close()

    asyncio.run(play())


def test_a_stale_move_is_refused_and_the_table_is_shown_anew(server):
    async def play() -> None:
        ticket = server.make()
        first, ear = await joined(server, ticket)
        second, other = await joined(server, ticket)
        held = first.told.now["position"]
        await second.play([second.moment.offers[0].action])
        await ear.until(lambda: first.moment.position != held)
        first.told.now = {**first.told.now, "position": held}
        with pytest.raises(Refused, match="moved on"):
            await first.play([first.moment.offers[0].action])
        await ear.until(lambda: first.moment.position == second.moment.position)
        await other.until(lambda: second.moment.mine)
        await first.close()
        await second.close()

    asyncio.run(play())


def test_whoever_has_no_token_watches(server):
    async def play() -> None:
        ticket = server.make()
        anna, _ = await joined(server, ticket)
        watcher = await RemoteSession.join(server.address, ticket["table"])
        ear = Ear(watcher)
        assert not watcher.moment.mine
        assert watcher.extras() == []
        with pytest.raises(Refused, match="watching"):
            await watcher.play([watcher.moment.offers[0].action])
        await anna.play([anna.moment.offers[0].action])
        await ear.until(lambda: watcher.moment.position == anna.moment.position)
        assert ear.heard[-1].frames
        others = [await RemoteSession.join(server.address, ticket["table"]) for _ in range(2)]
        with pytest.raises(ServerError, match="no more room"):
            await RemoteSession.join(server.address, ticket["table"])
        for session in (anna, watcher, *others):
            await session.close()

    asyncio.run(play())


def test_sitting_down_at_a_full_table_is_refused_and_one_may_watch(server):
    async def play() -> None:
        ticket = server.make(**TWO)
        ben = await RemoteSession.join(server.address, ticket["table"])
        await ben.sit("Ben", [1])
        assert ben.moment.seats[1].kind == "me"
        assert ticket_of(server.address, ticket["table"]).token == ben.ticket.token
        cem = await RemoteSession.join(server.address, ticket["table"])
        with pytest.raises(ServerError, match="taken"):
            await cem.sit("Cem", [1])
        assert cem.status == "lobby"
        await ben.close()
        await cem.close()

    asyncio.run(play())


def test_a_wrong_link_or_key_is_refused_with_a_sentence(server):
    async def play() -> None:
        with pytest.raises(ServerError, match="no such table"):
            await RemoteSession.join(server.address, "0" * 16)
        async with Api(server.address) as api:
            with pytest.raises(ServerError, match="no table with this code"):
                await api.find(Invitation(server.address, code="AAAAAA"))
        ticket = server.make()
        with pytest.raises(ServerError) as wrong:
            await RemoteSession.join(
                server.address, ticket["table"], Kept(server.address, ticket["table"], "x")
            )
        assert wrong.value.code == "bad-token"
        with pytest.raises(ServerError, match="does not answer"):
            await RemoteSession.join("http://127.0.0.1:9", ticket["table"])
        async with Api("http://127.0.0.1:9") as api:
            with pytest.raises(ServerError, match="does not answer"):
                await api.tables()

    asyncio.run(play())


def test_another_game_at_the_same_table(server):
    async def play() -> None:
        setup = {"ruleset": "flashpoint/family", "crew": 1, "options": {"damage_limit": 1}}
        session, ear = await joined(server, server.make(setup=setup))
        while session.moment.result is None:
            await ear.until(lambda: session.moment.mine or session.moment.result)
            if session.moment.result is None:
                await session.play([session.moment.offers[-1].action])
        await extra(session, "play-again")
        await ear.until(lambda: session.next_table)
        assert "next" not in keys(session)

        async def onward(left: RemoteSession) -> None:
            assert left is session

        session.onward = onward
        await extra(session, "next")
        await session.close()
        with pytest.raises(Refused, match="left"):
            await session.say("Hello?")

    asyncio.run(play())


def test_a_killed_server_comes_back_and_the_game_goes_on(server):
    async def play() -> None:
        session, ear, ben = await pair(server)
        await session.play([session.moment.offers[0].action])
        position = session.moment.position
        server.kill()
        await ear.until(lambda: session.trouble)
        assert keys(session) <= {"try-now"}
        await ben.close()
        talking = asyncio.create_task(session.say("Still here."))
        server.start()
        if "try-now" in keys(session):
            await extra(session, "try-now")
        async with asyncio.timeout(SECONDS):
            await talking
        assert session.moment.position == position
        assert session.told.now["chat"][-1]["text"] == "Still here."
        assert [line["text"] for line in session.told.now["chat"]].count("Still here.") == 1
        await session.close()

    asyncio.run(play())
