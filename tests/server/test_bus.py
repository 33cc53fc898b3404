"""The bus: in memory, and through a real Redis that comes and goes."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import pytest
from proxy import Line

from firehouse.server.bus import REREAD, MemoryBus, bus_of, shown
from firehouse.server.redis_bus import RedisBus

pytestmark = pytest.mark.anyio

# Other tests may speak through the same Redis at the same time.
T1, T2 = (f"{secrets.token_hex(4)}-{number}" for number in (1, 2))


class Ear:
    """Keeps what it hears, and waits for what it has not heard yet."""

    def __init__(self):
        self.heard = []
        self.news = asyncio.Event()

    def __call__(self, message):
        self.heard.append(message)
        self.news.set()

    async def hears(self, message):
        async with asyncio.timeout(20):
            while message not in self.heard:
                self.news.clear()
                await self.news.wait()


@asynccontextmanager
async def started(*buses):
    for bus in buses:
        await bus.start()
    try:
        yield buses
    finally:
        for bus in buses:
            await bus.stop()


def addressed(redis_url, line):
    """The same Redis at the end of a line that can be cut."""
    parts = urlsplit(redis_url)
    secret = parts.netloc.rpartition("@")[0]
    host = f"{secret}@127.0.0.1:{line.port}" if secret else f"127.0.0.1:{line.port}"
    return parts._replace(netloc=host).geturl()


def line_to(redis_url):
    parts = urlsplit(redis_url)
    return Line(parts.hostname or "127.0.0.1", parts.port or 6379)


async def test_in_memory_everybody_at_the_table_hears_a_message_and_nobody_else():
    ann, bob, eve = Ear(), Ear(), Ear()
    async with started(bus_of("memory")) as (bus,):
        await bus.subscribe("t1", ann)
        await bus.subscribe("t1", bob)
        await bus.subscribe("t2", eve)
        await bus.publish("t1", b"one")
        await bus.unsubscribe("t1", bob)
        await bus.unsubscribe("t1", eve)
        await bus.publish("t1", b"two")

        assert await bus.healthy()
    assert ann.heard == [b"one", b"two"]
    assert bob.heard == [b"one"]
    assert eve.heard == []


async def test_a_listener_that_fails_harms_no_other():
    def broken(message):
        raise RuntimeError("broken")

    ear, failed = Ear(), []
    async with started(MemoryBus(failed.append)) as (bus,):
        await bus.subscribe("t1", broken)
        await bus.subscribe("t1", ear)
        await bus.publish("t1", b"one")
    assert (ear.heard, failed) == ([b"one"], ["t1"])


async def test_two_processes_hear_each_other_through_redis_once_and_in_order(redis_url):
    ann, bob, eve = Ear(), Ear(), Ear()
    messages = [b'{"seq":%d}' % number for number in range(200)]
    async with started(RedisBus(redis_url), RedisBus(redis_url)) as (one, other):
        await one.subscribe(T1, ann)
        await other.subscribe(T1, bob)
        await other.subscribe(T2, eve)
        for ear in (ann, bob, eve):
            await ear.hears(REREAD)
        for message in messages:
            await one.publish(T1, message)
        await bob.hears(messages[-1])
        await other.publish(T1, b"back")
        await ann.hears(b"back")

        assert await one.healthy()
    assert [message for message in bob.heard if message != REREAD] == [*messages, b"back"]
    assert [message for message in ann.heard if message != REREAD] == [*messages, b"back"]
    assert set(eve.heard) == {REREAD}


async def test_a_table_that_nobody_listens_to_any_more_is_quiet(redis_url):
    ann, bob = Ear(), Ear()
    async with started(RedisBus(redis_url), RedisBus(redis_url)) as (one, other):
        await other.subscribe(T1, ann)
        await ann.hears(REREAD)
        await other.unsubscribe(T1, ann)
        await other.subscribe(T2, bob)
        await bob.hears(REREAD)
        await one.publish(T1, b"nobody")
        await one.publish(T2, b"somebody")
        await bob.hears(b"somebody")
        await other.subscribe(T1, ann)
        await one.publish(T1, b"again")
        await ann.hears(b"again")
    assert b"nobody" not in ann.heard


async def test_after_a_gap_listeners_are_told_to_read_again(redis_url):
    """Redis vanishes for the listener, a message is missed, and the return says REREAD."""
    ear, newcomer = Ear(), Ear()
    async with line_to(redis_url) as line:
        listening = RedisBus(addressed(redis_url, line))
        async with started(RedisBus(redis_url), listening) as (speaking, _):
            await listening.subscribe(T1, ear)
            await ear.hears(REREAD)
            ear.heard.clear()

            line.cut()
            await speaking.publish(T1, b"missed")
            await listening.subscribe(T2, newcomer)
            await asyncio.sleep(0.3)
            assert not await listening.healthy()
            assert ear.heard == []
            line.mend()
            await ear.hears(REREAD)
            await newcomer.hears(REREAD)
            await speaking.publish(T1, b"heard")
            await ear.hears(b"heard")
    assert b"missed" not in ear.heard


async def test_what_could_not_be_sent_is_made_up_for(redis_url):
    """Redis vanishes for the speaker: its own people hear at once, the others later re-read."""
    here, there = Ear(), Ear()
    async with line_to(redis_url) as line:
        speaking = RedisBus(addressed(redis_url, line))
        async with started(speaking, RedisBus(redis_url)) as (_, listening):
            await speaking.subscribe(T1, here)
            await listening.subscribe(T1, there)
            await here.hears(REREAD)
            await there.hears(REREAD)
            there.heard.clear()

            line.cut()
            for number in range(100):
                await speaking.publish(T1, b"%d" % number)
            assert here.heard[-1] == b"99"
            await asyncio.sleep(0.3)
            line.mend()
            await there.hears(REREAD)
            await speaking.publish(T1, b"later")
            await there.hears(b"later")
    assert set(there.heard) <= {REREAD, b"later", *(b"%d" % number for number in range(100))}


async def test_a_redis_that_falls_silent_is_noticed(redis_url, monkeypatch):
    """A connection that carries nothing is replaced; a quiet one that answers is left alone."""
    monkeypatch.setattr("firehouse.server.redis_bus.QUIET_SECONDS", 0.1)
    ear = Ear()
    async with line_to(redis_url) as line:
        listening = RedisBus(addressed(redis_url, line))
        async with started(RedisBus(redis_url), listening) as (speaking, _):
            await listening.subscribe(T1, ear)
            await ear.hears(REREAD)
            await asyncio.sleep(0.5)
            assert ear.heard == [REREAD]
            ear.heard.clear()

            line.hold()
            await speaking.publish(T1, b"missed")
            await ear.hears(REREAD)
            await speaking.publish(T1, b"heard")
            await ear.hears(b"heard")
    assert b"missed" not in ear.heard


async def test_stopping_sends_the_last_words(redis_url):
    ear = Ear()
    async with started(RedisBus(redis_url)) as (listening,):
        await listening.subscribe(T1, ear)
        await ear.hears(REREAD)
        async with started(RedisBus(redis_url)) as (speaking,):
            await speaking.publish(T1, b"goodbye")
        await ear.hears(b"goodbye")


async def test_a_redis_that_is_not_there_may_still_come(redis_url):
    """Whoever has subscribed meanwhile is told to re-read when it does."""
    ear = Ear()
    async with line_to(redis_url) as line:
        line.cut()
        bus = RedisBus(addressed(redis_url, line))
        assert await bus.start() is False
        await bus.subscribe(T1, ear)
        assert not bus.connected
        line.mend()
        await ear.hears(REREAD)
        assert await bus.healthy()
        await bus.stop()


@pytest.mark.parametrize("url", ["", "kafka://x", "redis", "redis://host:port/x"])
def test_a_bad_address_is_one_sentence(url):
    with pytest.raises(ValueError, match="bus"):
        bus_of(url)


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("memory", "memory"),
        ("redis://127.0.0.1:6379/0", "redis://127.0.0.1:6379/0"),
        ("rediss://me:hunter2@host:1/0?ssl_cert_reqs=none", "rediss://host:1/0"),
        ("redis://host:1/0?password=hunter2", "redis://host:1/0"),
        ("redis://host?password=hunt@er2", "redis://…"),
        ("redis://:1?hunter2@host", "redis://…"),
        ("unix:///run/redis.sock?password=hunter2&db=1", "unix:///run/redis.sock"),
    ],
)
async def test_an_address_is_shown_without_its_password(url, told):
    assert shown(url) == told
