"""What is wrong with a server just now: told in the log when it begins and ends, and counted."""

from __future__ import annotations

from time import monotonic
from typing import Final

import structlog

from firehouse.server.metrics import Metrics

STORAGE: Final = "storage"
BUS: Final = "bus"
PARTS: Final = (STORAGE, BUS)
DAMAGED: Final = "damaged"
AWAY: Final = "away"
WELL: Final = "well"
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

    def look(self, part: str, kind: str = "", reason: str = "") -> None:
        """Somebody has looked at a part, and found this fault or none."""
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
