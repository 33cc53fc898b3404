"""Tables that wake, sleep and follow others while storage or the bus fails."""

from __future__ import annotations

import asyncio
import gc
import weakref
from datetime import UTC, datetime
from queue import Queue
from typing import Any

import pytest
from tables import GENEROUS, served, wait_for

from firehouse.server.bus import MemoryBus
from firehouse.server.resources import Resources
from firehouse.server.settings import Settings
from firehouse.server.storage import EntryRow, StorageError
from firehouse.server.tables import registry as registry_module

QUICK = {"ruleset": "flashpoint/family", "crew": 1}


async def failing(*_: Any) -> Any:
    failing_at_once()


def failing_at_once(*_: Any) -> None:
    raise StorageError("The database is away.")


@pytest.fixture
def shared(tmp_path):
    """A server that thinks that others share its tables."""
    with served(Settings(data=tmp_path, **GENEROUS)) as server:
        server.service.resources.shared = True
        yield server


def test_a_fault_after_a_move_is_stored_is_no_refusal(shared, monkeypatch):
    """The mover hears "done", others hear of it, and the list and the bus may fail."""
    table = shared.make(public=True)
    anna, watcher = table.sit(), table.watch()
    monkeypatch.setattr(shared.service.resources.store, "note", failing_at_once)
    monkeypatch.setattr(shared.service.resources, "publish", failing)

    done = anna.play_any()

    assert done["type"] == "done"
    assert watcher.until("moved")["seq"] == done["seq"]


def test_a_list_that_fails_keeps_nothing_from_other_processes(shared, monkeypatch):
    """They are told of the entry all the same."""
    told = []

    async def publish(table: str, message: dict[str, Any]) -> None:
        told.append(message)

    anna = shared.make(public=True).sit()
    monkeypatch.setattr(shared.service.resources.store, "note", failing_at_once)
    monkeypatch.setattr(shared.service.resources, "publish", publish)

    done = anna.play_any()

    assert {"seq": done["seq"]} in told


def test_a_result_that_could_not_be_stored_is_stored_later(shared, monkeypatch):
    """The last move counts; the standing gets it when the table wakes again."""
    table = shared.make(setup=QUICK, seed=1)
    anna = table.sit()
    store = shared.service.resources.store
    with monkeypatch.context() as away:
        away.setattr(store, "finish", failing)
        while anna.shot["table"]["status"] != "over":
            ends = [o["action"] for o in anna.shot["offers"] if o["action"] == "end"]
            assert anna.play(ends[0] if ends else anna.first_offer())["type"] == "done"
    finished: Queue[str] = Queue()

    async def finish(result: Any) -> None:
        finished.put(result.table)

    monkeypatch.setattr(store, "finish", finish)
    anna.close()
    shared.forget(table.id)
    table.watch().ask("why", action="end")

    assert finished.get(timeout=60) == table.id


def test_a_table_that_cannot_wake_leaves_nobody_listening(shared, monkeypatch):
    """Its next awakening begins again."""
    table = shared.make()
    bus, store = shared.service.resources.bus, shared.service.resources.store
    assert isinstance(bus, MemoryBus)
    read = store.entries
    calls = []

    async def second_fails(name: str, after: int = 0) -> Any:
        calls.append(after)
        if len(calls) == 2:
            raise StorageError("The database is away.")
        return await read(name, after)

    monkeypatch.setattr(store, "entries", second_fails)

    async def wake() -> tuple[int, int]:
        with pytest.raises(StorageError):
            await shared.service.registry.get(table.id)
        before = len(bus._subscribers.tables())
        await shared.service.registry.get(table.id)
        return before, len(bus._subscribers.tables())

    assert shared.do(wake()) == (0, 1)


def test_what_others_stored_is_read_when_storage_is_back(shared, monkeypatch):
    """However long it was away."""
    monkeypatch.setattr(registry_module, "LONGEST_PAUSE", 0.01)
    monkeypatch.setattr(registry_module, "FIRST_PAUSE", 0.01)
    table = shared.make()
    watcher = table.watch()
    registry = shared.service.registry
    live = registry.tables[table.id]
    store = shared.service.resources.store
    read, tries = store.entries, []

    async def away_for_long(name: str, after: int = 0) -> Any:
        tries.append(after)
        if len(tries) < 12:
            raise StorageError("The database is away.")
        return await read(name, after)

    async def elsewhere() -> None:
        said = {"text": "from elsewhere"}
        now = datetime.now(UTC)
        await store.append(EntryRow(table.id, live.fold.seq + 1, "chat", said, 0, now))
        registry._ears[table.id](b'{"reread":true}')

    monkeypatch.setattr(store, "entries", away_for_long)
    shared.do(elsewhere())

    assert watcher.until("chat")["line"]["text"] == "from elsewhere"
    assert len(tries) == 12
    assert not registry._behind


def test_a_table_that_nobody_uses_goes_to_sleep(tmp_path, monkeypatch):
    """One that is watched does not; one that cannot be looked after keeps no other awake."""
    monkeypatch.setattr(registry_module, "ROUND", 0.01)
    with served(Settings(data=tmp_path, idle_seconds=1.0, **GENEROUS)) as server:
        bad, watched, left = (server.make() for _ in range(3))
        watched.watch()
        bad.watch()
        server.http.get(f"/api/tables/{left.id}")

        def fail() -> bool:
            raise RuntimeError("out of order")

        monkeypatch.setattr(server.live(bad).presence, "forget_silent", fail)
        assert wait_for(lambda: left.id not in server.service.registry.tables)
        assert watched.id in server.service.registry.tables


def test_a_timer_keeps_no_table(tmp_path):
    """What is called in a while is forgotten with its owner."""

    class Owner:
        def method(self) -> None:
            raise AssertionError("nobody is there")

    async def forgotten() -> bool:
        resources = Resources(Settings(data=tmp_path))
        owner = Owner()
        known = weakref.ref(owner)
        resources.later(0.01, owner.method)
        del owner
        gc.collect()
        await asyncio.sleep(0.05)
        return known() is None

    assert asyncio.run(forgotten())
