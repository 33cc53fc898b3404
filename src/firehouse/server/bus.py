"""How the processes of a server tell each other that something happened at a table.

Messages are hints, not truth: whoever misses one reads the table's entries again. A subscriber
that may have missed some is handed REREAD.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

# Called at once and in the order of the messages, so it must not wait for anything.
Callback = Callable[[bytes], None]
Unheard = Callable[[str], None]
"""Told the table of a message at which a callback has just failed; its fault is being handled."""

REREAD: Final = b'{"reread":true}'
MEMORY: Final = "memory"
SCHEMES: Final = ("redis://", "rediss://", "unix://")


def raised(table: str) -> None:
    """With nobody else to tell, an error is raised for the sender."""
    raise


class BusError(Exception):
    """The bus cannot be used; the message is a sentence."""


class Bus(Protocol):
    """The interface of a bus; all subscribers of a table get all of its messages."""

    async def start(self) -> bool: ...
    async def stop(self) -> None: ...
    async def healthy(self) -> bool: ...
    @property
    def connected(self) -> bool: ...
    async def publish(self, table: str, message: bytes) -> None: ...
    async def subscribe(self, table: str, callback: Callback) -> None: ...
    async def unsubscribe(self, table: str, callback: Callback) -> None: ...


def bus_of(url: str, unheard: Unheard = raised) -> Bus:
    """The bus of an address; a ValueError says what is wrong with a bad one."""
    if url == MEMORY:
        return MemoryBus(unheard)
    if not url.startswith(SCHEMES):
        raise ValueError("A bus is 'memory' or redis://HOST:PORT/NUMBER.")
    from firehouse.server.redis_bus import RedisBus  # with a library that one process needs not

    try:
        return RedisBus(url, unheard)
    except ValueError:  # its words may hold a part of the password
        raise ValueError(
            "The address of the bus cannot be read; it is redis://:PASSWORD@HOST:PORT/NUMBER, "
            "and signs such as / in the password are written as %2F."
        ) from None


def shown(url: str) -> str:
    """The address without user and password, wherever they stand, for people and logs."""
    scheme, _, rest = url.partition("://")
    bare, _, query = rest.partition("?")
    if "@" in query:  # nobody can tell where a password ends
        return f"{scheme}://…"
    return f"{scheme}://{bare.rpartition('@')[2]}" if rest else scheme


class Subscribers:
    """Which subscribers listen to which table, in this process."""

    def __init__(self, unheard: Unheard) -> None:
        self._unheard = unheard
        self._callbacks: dict[str, list[Callback]] = {}

    def add(self, table: str, callback: Callback) -> bool:
        """True if this is the first one at the table."""
        callbacks = self._callbacks.setdefault(table, [])
        callbacks.append(callback)
        return len(callbacks) == 1

    def remove(self, table: str, callback: Callback) -> bool:
        """True if this was the last one at the table."""
        callbacks = self._callbacks.get(table, [])
        if callback not in callbacks:
            return False
        callbacks.remove(callback)
        if callbacks:
            return False
        del self._callbacks[table]
        return True

    def tables(self) -> list[str]:
        """The tables that somebody listens to."""
        return list(self._callbacks)

    def tell(self, table: str, message: bytes) -> None:
        """Hand a message to everybody at a table; one that fails harms no other."""
        for callback in list(self._callbacks.get(table, ())):
            try:
                callback(message)
            except Exception:
                self._unheard(table)


class MemoryBus:
    """For a server of one process."""

    def __init__(self, unheard: Unheard = raised) -> None:
        self._subscribers = Subscribers(unheard)

    async def start(self) -> bool:
        """Nothing has to be opened."""
        return True

    async def stop(self) -> None:
        """Nothing has to be closed."""

    async def healthy(self) -> bool:
        """It always is."""
        return True

    @property
    def connected(self) -> bool:
        """There is no other process, so the bus is always connected."""
        return True

    async def publish(self, table: str, message: bytes) -> None:
        """Tell everybody who listens to the table."""
        self._subscribers.tell(table, message)

    async def subscribe(self, table: str, callback: Callback) -> None:
        """Listen to a table."""
        self._subscribers.add(table, callback)

    async def unsubscribe(self, table: str, callback: Callback) -> None:
        """Listen no longer."""
        self._subscribers.remove(table, callback)
