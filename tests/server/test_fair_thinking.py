"""Thinking is shared out: nobody waits behind the fifty questions of somebody else."""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tables import GENEROUS, Server, served

from firehouse.server.denial import Denied
from firehouse.server.pool.fair_queue import FairQueue, Party
from firehouse.server.pool.thinkers import Asked, Busy, FairThinkers, Unwanted
from firehouse.server.settings import Settings

pytestmark = pytest.mark.anyio


def order_of(queue: FairQueue[str], seconds: float = 1.0) -> list[str]:
    """In which order all that waits is served, if each takes so long."""
    found = []
    while len(queue):
        party, item = queue.next()
        queue.charge(party.address, seconds)
        found.append(item)
    return found


def test_addresses_take_turns():
    """Fifty questions of one do not come before the one of another."""
    queue: FairQueue[str] = FairQueue()
    for number in range(50):
        queue.put(Party("greedy", f"t{number}"), f"g{number}")
    queue.put(Party("modest", "m"), "m0")
    queue.put(Party("modest", "m"), "m1")

    assert order_of(queue)[:5] == ["g0", "m0", "g1", "m1", "g2"]


def test_tables_of_an_address_take_turns():
    queue: FairQueue[str] = FairQueue()
    for item in ("a0", "a1", "a2", "b0"):
        queue.put(Party("x", item[0]), item)

    assert order_of(queue) == ["a0", "b0", "a1", "a2"]


def test_who_was_thought_for_long_waits_longer():
    """It is time that is shared, not turns."""
    queue: FairQueue[str] = FairQueue()
    for number in range(4):
        queue.put(Party("long", "l"), f"l{number}")
        queue.put(Party("short", "s"), f"s{number}")
    found = []
    while len(queue):
        party, item = queue.next()
        queue.charge(party.address, 10.0 if party.address == "long" else 1.0)
        found.append(item)

    assert found == ["l0", "s0", "s1", "s2", "s3", "l1", "l2", "l3"]


def test_nobody_saves_up():
    """Who had nothing to ask for an hour is not ahead for an hour."""
    queue: FairQueue[str] = FairQueue()
    queue.put(Party("a", "a"), "a")
    queue.next()
    queue.charge("a", 3600.0)
    for number in range(3):
        queue.put(Party("a", "a"), f"a{number}")
        queue.put(Party("b", "b"), f"b{number}")
    queue.next()
    queue.charge("b", 3600.0)

    assert order_of(queue)[:2] == ["a0", "b1"]


@asynccontextmanager
async def thinkers():
    """One process, which has begun to live."""
    thinking = FairThinkers(1)
    await thinking.think(Asked(Party("nobody", "none")), abs, -1)
    yield thinking
    thinking.stop()


def note(file: Path, word: str, seconds: float = 0.05) -> None:
    """A thought that leaves a trace."""
    time.sleep(seconds)
    with open(file, "a") as notes:
        notes.write(f"{word}\n")


async def test_one_address_does_not_starve_another(tmp_path):
    async with thinkers() as thinking:
        greedy = [
            asyncio.ensure_future(
                thinking.think(Asked(Party("greedy", f"t{n}")), note, tmp_path / "n", f"g{n}")
            )
            for n in range(20)
        ]
        await asyncio.sleep(0)
        await thinking.think(Asked(Party("modest", "m")), note, tmp_path / "n", "modest")
        before = (tmp_path / "n").read_text().split()
        await asyncio.gather(*greedy)

    assert before.index("modest") <= 2
    assert len((tmp_path / "n").read_text().split()) == 21


async def test_what_nobody_waits_for_is_not_thought_out(tmp_path):
    """Whether they left, or their place in the queue was given up."""
    async with thinkers() as thinking:
        first = asyncio.ensure_future(
            thinking.think(Asked(Party("a", "a")), note, tmp_path / "n", "first", 0.3)
        )
        left = asyncio.ensure_future(
            thinking.think(Asked(Party("a", "a"), lambda: False), note, tmp_path / "n", "left")
        )
        cancelled = asyncio.ensure_future(
            thinking.think(Asked(Party("a", "a")), note, tmp_path / "n", "cancelled")
        )
        await asyncio.sleep(0.05)
        cancelled.cancel()
        await first
        with pytest.raises(Unwanted):
            await left
        await thinking.think(Asked(Party("a", "a")), note, tmp_path / "n", "last")

    assert (tmp_path / "n").read_text().split() == ["first", "last"]


async def test_a_full_queue_says_when(tmp_path):
    """And it is full for who filled it, not for others."""
    async with thinkers() as thinking:
        asked = [
            asyncio.ensure_future(
                thinking.think(Asked(Party("greedy", f"t{n}")), note, tmp_path / "n", "g", 0.01)
            )
            for n in range(40)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Busy) as refusal:
            await thinking.think(Asked(Party("greedy", "more")), os.getpid)
        assert await thinking.think(Asked(Party("modest", "m")), os.getpid)
        done = await asyncio.gather(*asked, return_exceptions=True)

    assert refusal.value.seconds >= 1
    assert f"ask again in about {refusal.value.seconds} second" in refusal.value.text
    assert sum(isinstance(answer, Denied) for answer in done) <= 8


def over(server: Server) -> str:
    """A table whose game is over."""
    table = server.make(setup={"ruleset": "flashpoint/family", "crew": 1}, seed=1)
    anna = table.sit()
    while anna.shot["table"]["status"] != "over":
        ends = [o["action"] for o in anna.shot["offers"] if o["action"] == "end"]
        anna.play(ends[0] if ends else anna.first_offer())
    return table.id


async def test_the_progress_of_a_review_that_waits_is_honest(tmp_path):
    """It is nothing until it is begun, and says in how many seconds that will be, about."""
    settings = {**GENEROUS, "review_seconds": 3.0}
    with served(Settings(data=tmp_path, **settings)) as server:
        one, other = over(server), over(server)
        server.http.get(f"/api/tables/{one}/review")
        time.sleep(1.0)

        first = server.http.get(f"/api/tables/{one}/review").json()
        second = server.http.get(f"/api/tables/{other}/review").json()
        time.sleep(0.5)
        later = server.http.get(f"/api/tables/{other}/review").json()

        assert first["progress"] > 0
        assert first["waits"] is None
        assert second["progress"] == later["progress"] == 0
        assert second["waits"] >= 1


async def test_advice_of_who_has_left_is_not_thought_out(tmp_path):
    """The process is kept busy; meanwhile somebody asks and goes away."""
    with served(Settings(data=tmp_path, **GENEROUS)) as server:
        table = server.make()
        anna, ben = table.sit(), table.sit()
        anna.ask("aids", aids={"chance": True})
        thinking = server.service.resources.thinkers
        asked = Asked(Party("greedy", "t"))
        for _ in range(2):
            asyncio.run_coroutine_threadsafe(thinking.think(asked, time.sleep, 0.5), server.loop)
        anna.send("chance", at=anna.position)
        while thinking.waiting < 2:
            time.sleep(0.01)
        anna.close()
        while thinking.waiting:
            time.sleep(0.05)
        server.do(thinking.think(asked, abs, -1))

        assert ben.ask("why", action="end")["type"] == "why"
        assert ben.shot["table"]["aids_used"] == {}
