"""A session at a real server: played beside a browser, cut off, refused, watched, killed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from real_server import SECONDS, Browser, RealServer

from firehouse.core.record import replay
from firehouse.core.table import Refused
from firehouse.tui.remote.addresses import Invitation
from firehouse.tui.remote.api import Api, ServerError
from firehouse.tui.remote.session import RemoteSession
from firehouse.tui.remote.tickets import Kept, ticket_of
from firehouse.tui.session import Update

TWO = {"setup": {"ruleset": "flashpoint/family", "crew": 2}, "seats": ["me", "open"]}
CAPTAIN = {"ruleset": "flashpoint/experienced", "crew": ["fire-captain", "generalist"]}


class Ear:
    """Keeps what a session tells."""

    def __init__(self, session: RemoteSession) -> None:
        self.session = session
        self.heard: list[Update] = []
        self._more = asyncio.Event()
        session.listener = self._hear

    def _hear(self, update: Update) -> None:
        self.heard.append(update)
        self._more.set()

    async def until(self, true: Callable[[], object]) -> None:
        async with asyncio.timeout(SECONDS):
            while not true():
                self._more.clear()
                await self._more.wait()

    def notes(self) -> str:
        return "\n".join(update.note for update in self.heard)


def seat(server: RealServer, ticket: dict) -> Kept:
    return Kept(server.address, ticket["table"], ticket["token"])


async def joined(server: RealServer, ticket: dict) -> tuple[RemoteSession, Ear]:
    session = await RemoteSession.join(server.address, ticket["table"], seat(server, ticket))
    return session, Ear(session)


async def pair(server: RealServer, **wanted) -> tuple[RemoteSession, Ear, Browser]:
    """Anna at a terminal and Ben at a browser, with the game begun."""
    anna = server.make(**{**TWO, **wanted})
    ben = await Browser.at(server, server.join(anna["table"], "Ben"))
    session, ear = await joined(server, anna)
    await extra(session, "ready")
    await ben.ask("ready", ready=True)
    await ear.until(lambda: session.status == "playing")
    return session, ear, ben


async def extra(session: RemoteSession, key: str) -> None:
    await next(found for found in session.extras() if found.key == key).run()


async def level(ben: Browser, session: RemoteSession) -> None:
    """Let the browser hear what the terminal has heard."""
    while ben.now["position"] < session.moment.position:
        await ben.hear()


def keys(session: RemoteSession) -> set[str]:
    return {found.key for found in session.extras()}


def cut(session: RemoteSession) -> None:
    """Break the connection as a bad line does, without a word."""
    session._connection._socket.transport.abort()


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
            view |= frame.patch
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
        await ear.until(lambda: "Ben points at square 3,3: danger." in ear.notes())
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
        anew = [update.story for update in ear.heard if update.story is not None][-1]
        texts = [frame.text for frame in anew]
        assert "Firefighter 2 entered" in " ".join(texts)
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
