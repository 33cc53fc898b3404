"""Which engine runs, and what the other one needs."""

from __future__ import annotations

from firehouse.conformance import faults
from firehouse.core.catalogue import games, rulesets
from firehouse.doctor import Row, report


def examine() -> None:
    """Say how this installation does; what is wrong is marked with ! Needs nothing installed."""
    rows = [*report(), Row("rule sets", ", ".join(way.id for way in rulesets()), True)]
    rows += (Row(game.title, fault, False) for game in games() for fault in faults(game))
    width = max(len(row.name) for row in rows)
    for row in rows:
        print(f"{' ' if row.ok else '!'} {row.name:<{width}}  {row.text}")
