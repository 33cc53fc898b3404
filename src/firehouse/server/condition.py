"""The current problems of a server: logged when they begin and end, and counted."""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

import structlog

from firehouse.server.metrics import Metrics

STORAGE: Final = "storage"
BUS: Final = "bus"
PARTS: Final = (STORAGE, BUS)
DAMAGED: Final = "damaged"
AWAY: Final = "away"
WELL: Final = "well"
FAULT: Final = "fault"
"""A fault of the program."""
FAILED: Final = "failed"
"""What did not do its work, though the program went on as it should."""
LOST: Final = "lost"
"""A process that thinks ended in the middle of a thought."""
TIDYING: Final = "tidying"
BOOKMARKS: Final = "bookmarks"
BOTS: Final = "bots"
CLOCKS: Final = "clocks"
COMMANDS: Final = "commands"
REQUESTS: Final = "requests"
TABLES: Final = "tables"
TASKS: Final = "tasks"
THINKERS: Final = "thinkers"
REVIEWERS: Final = "reviewers"
BESIDE: Final = {
    BUS: (FAULT,),
    STORAGE: (DAMAGED,),
    TIDYING: (FAULT, FAILED),
    BOOKMARKS: (DAMAGED,),
    BOTS: (FAULT, FAILED),
    CLOCKS: (FAULT,),
    COMMANDS: (FAULT, FAILED),
    REQUESTS: (FAULT,),
    TABLES: (FAULT, DAMAGED),
    TASKS: (FAULT,),
    THINKERS: (LOST,),
    REVIEWERS: (LOST,),
}
"""What can go wrong while all else works."""
FRESH_SECONDS: Final = 5.0
"""How long a fault that a player met counts, whatever is found when somebody looks."""
LOG: Final = structlog.get_logger("firehouse.server")


class Condition:
    """How storage and bus are: `well`, or in one word what they are instead.

    Without storage no moves can be taken. Without the bus they can: each process serves its own
    sockets and reads from storage what others wrote.
    """

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._faults: dict[str, tuple[str, float]] = {}
        for part in PARTS:
            metrics.well.labels(part).set(1)
        for part, kinds in BESIDE.items():
            for kind in kinds:
                self.expect(part, kind)

    def of(self, part: str) -> str:
        """How a part is."""
        return self._faults.get(part, (WELL, 0.0))[0]

    @property
    def ready(self) -> bool:
        """Can moves be taken?"""
        return self.of(STORAGE) == WELL

    @property
    def degraded(self) -> bool:
        """Is anything wrong at all?"""
        return bool(self._faults)

    def fail(self, part: str, kind: str, reason: str) -> None:
        """Something failed."""
        self._metrics.faults.labels(part, kind).inc()
        before = self.of(part)
        if before == DAMAGED:
            return
        self._faults[part] = (kind, monotonic())
        self._metrics.well.labels(part).set(0)
        if before != kind:
            LOG.error(f"the {part} is {kind}", part=part, kind=kind, reason=reason)

    def expect(self, part: str, kind: str) -> None:
        """Begin to count at 0: monitoring sees no growth in a count that begins at 1."""
        self._metrics.faults.labels(part, kind)

    def count(self, part: str, kind: str) -> None:
        """Something is wrong that keeps nothing else from working."""
        self._metrics.faults.labels(part, kind).inc()

    def report(self, part: str, kind: str, told: str, **about: Any) -> None:
        """The same, with a line in the log."""
        self.count(part, kind)
        LOG.error(told, **about)

    def fault(self, part: str, told: str, **about: Any) -> None:
        """The program has a fault, which is being handled; its traceback is logged."""
        self.report(part, FAULT, told, exc_info=True, **about)

    def look(self, part: str, kind: str = "", reason: str = "") -> None:
        """Note that a part was checked, with the fault that was found, or none."""
        if kind:
            self.fail(part, kind, reason)
        elif monotonic() - self._faults.get(part, ("", 0.0))[1] > FRESH_SECONDS:
            self.mend(part)

    def mend(self, part: str) -> None:
        """A part works; but damage stays until the server is started again."""
        if part in self._faults and self.of(part) != DAMAGED:
            del self._faults[part]
            self._metrics.well.labels(part).set(1)
            LOG.warning(f"the {part} is well again", part=part)
