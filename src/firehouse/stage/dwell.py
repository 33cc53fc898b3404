"""How long each event is shown before the film continues, at the calm speed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from firehouse.core.event import Event

Times = Mapping[type[Event], int]
"""Milliseconds for each kind of event."""

FIRE: Final = 700
MOVE: Final = 90
"""Milliseconds for kinds that no table names: the fire is watched, moves are quick."""


@dataclass(frozen=True)
class Dwell:
    """The times of one game."""

    fire: Times = field(default_factory=dict)
    moves: Times = field(default_factory=dict)

    def of(self, event: Event, is_fire: bool) -> int:
        """Milliseconds for an event; as a part of the fire's advance it takes longer."""
        times, usual = (self.fire, FIRE) if is_fire else (self.moves, MOVE)
        return times.get(type(event), usual)
