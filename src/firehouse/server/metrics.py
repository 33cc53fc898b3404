"""What a server counts and times, for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class Metrics:
    """The numbers of one server, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.tables = Gauge(
            "firehouse_tables_live", "Tables awake in memory.", registry=self.registry
        )
        self.connections = Gauge("firehouse_connections", "Open sockets.", registry=self.registry)
        self.well = Gauge(
            "firehouse_part_well",
            "1 while the storage or the bus works, 0 while it does not.",
            ("part",),
            registry=self.registry,
        )
        self.faults = Counter(
            "firehouse_faults",
            "Faults, by the part of the service that has them and by kind.",
            ("part", "kind"),
            registry=self.registry,
        )
        self.waiting = Gauge(
            "firehouse_thoughts_waiting",
            "Thoughts that wait for a process, by who thinks.",
            ("who",),
            registry=self.registry,
        )
        self.commands = Counter(
            "firehouse_commands",
            "Commands on the sockets, by kind and answer.",
            ("kind", "answer"),
            registry=self.registry,
        )
        self.refused = Counter(
            "firehouse_refusals",
            "What addresses asked for beyond a limit, by limit.",
            ("limit",),
            registry=self.registry,
        )
        self.moves = self._histogram(
            "firehouse_move_seconds",
            "From a move's arrival to its broadcast, if it was played.",
            QUICK,
        )
        self.storage = self._histogram(
            "firehouse_storage_seconds", "Reads and grouped commits.", QUICK, "what"
        )
        self.thinking = self._histogram(
            "firehouse_thinking_seconds", "How long bots thought about a decision.", SLOW, "bot"
        )
        self.advice = self._histogram(
            "firehouse_advice_seconds", "How long hints, chances and threats took.", SLOW, "kind"
        )

    def count_refusal(self, limit: str) -> None:
        """What limits report to."""
        self.refused.labels(limit).inc()

    def observe_storage(self, what: str, seconds: float) -> None:
        """What a store reports to."""
        self.storage.labels(what).observe(seconds)

    def exposition(self) -> bytes:
        """All of it as Prometheus reads it."""
        return generate_latest(self.registry)

    def _histogram(
        self, name: str, text: str, buckets: tuple[float, ...], *labels: str
    ) -> Histogram:
        return Histogram(name, text, labels, buckets=buckets, registry=self.registry)
