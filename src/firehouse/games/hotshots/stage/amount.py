"""How much an event counts among what somebody did."""

from __future__ import annotations

from firehouse.core.event import Event
from firehouse.games.hotshots.events import FlamesRemoved


def amount(event: Event) -> int:
    """Flames are counted one by one."""
    return event.number if isinstance(event, FlamesRemoved) else 1
