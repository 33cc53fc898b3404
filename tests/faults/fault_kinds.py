"""How each kind of fault is brought about, and how it ends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from fault_plan import Fault
from proxy import Line
from weather import ERRORS
from witness import Witness
from workplace import Place, Workplace

LONGEST_DELAY: Final = 0.4
LONGEST_DISK_DELAY: Final = 0.1
FARTHEST_JUMP: Final = 3 * 24 * 3600
Work = Callable[[Place, Fault, Witness], Awaitable[None]]


class Trouble:
    """Brings about the faults of a round; of one kind at one server one at a time."""

    def __init__(self, workplace: Workplace, witness: Witness) -> None:
        self._workplace = workplace
        self._witness = witness
        self._busy: set[tuple[int, str]] = set()

    async def bring(self, fault: Fault) -> None:
        """One fault from its beginning to its end, unless one like it goes on."""
        work, part = KINDS[fault.kind]
        key = (fault.server, part)
        if key in self._busy:
            self._witness.counts["faults that met another"] += 1
            return
        self._busy.add(key)
        self._witness.counts[f"fault: {fault.kind}"] += 1
        try:
            await work(self._workplace.places[fault.server], fault, self._witness)
        finally:
            self._busy.discard(key)


async def _kill(place: Place, fault: Fault, witness: Witness) -> None:
    await place.server.kill()
    await asyncio.sleep(fault.seconds)
    place.server.start()


async def _stop(place: Place, fault: Fault, witness: Witness) -> None:
    await place.server.stop()
    await asyncio.sleep(fault.seconds)
    place.server.start()


async def _pause(place: Place, fault: Fault, witness: Witness) -> None:
    place.server.freeze()
    try:
        await asyncio.sleep(fault.seconds)
    finally:
        place.server.thaw()


async def _clock(place: Place, fault: Fault, witness: Witness) -> None:
    place.weather.set(clock_seconds=int((2 * fault.size - 1) * FARTHEST_JUMP))


async def _disk_error(place: Place, fault: Fault, witness: Witness) -> None:
    place.weather.set(disk_error=ERRORS[fault.kind])
    await asyncio.sleep(fault.seconds)
    place.weather.set(disk_error=0)


async def _disk_slow(place: Place, fault: Fault, witness: Witness) -> None:
    place.weather.set(disk_delay=fault.size * LONGEST_DISK_DELAY)
    await asyncio.sleep(fault.seconds)
    place.weather.set(disk_delay=0.0)


def _on_line(name: str, begin: Callable[[Line, Fault], None]) -> Work:
    """Something that happens to one of the lines of a server."""

    async def work(place: Place, fault: Fault, witness: Witness) -> None:
        line: Line = getattr(place, name)
        begin(line, fault)
        await asyncio.sleep(fault.seconds)
        line.mend()

    return work


def _slow(line: Line, fault: Fault) -> None:
    line.delay = fault.size * LONGEST_DELAY


LINES: Final[dict[str, Callable[[Line, Fault], None]]] = {
    "cut": lambda line, _: line.cut(),
    "slow": _slow,
    "stall": lambda line, _: line.stall(),
    "hold": lambda line, _: line.hold(),
}
KINDS: Final[dict[str, tuple[Work, str]]] = {
    "kill": (_kill, "process"),
    "stop": (_stop, "process"),
    "pause": (_pause, "process"),
    "clock": (_clock, "clock"),
    "disk-full": (_disk_error, "disk"),
    "disk-failing": (_disk_error, "disk"),
    "disk-slow": (_disk_slow, "disk"),
    **{
        f"{name}-{what}": (_on_line(name, begin), name)
        for name in ("people", "database", "bus")
        for what, begin in LINES.items()
    },
}
"""For each kind what is done, and the part that it befalls."""
