"""How long the film of a Hotshots game stays with what happened, in milliseconds."""

from __future__ import annotations

from typing import Final

from firehouse.games.hotshots import events
from firehouse.stage.dwell import Dwell

DWELL: Final = Dwell(
    fire={
        events.CardDrawn: 1300,
        events.CardPlayed: 1800,
        events.Scorched: 1200,
        events.BlewUp: 1200,
        events.WindTurned: 900,
        events.GameEnded: 1500,
    },
    moves={events.Moved: 230, events.Rolled: 500},
)
