"""How long the film of a Flash Point game stays with what happened, in milliseconds."""

from __future__ import annotations

from typing import Final

from firehouse.games.flashpoint import card_events, events
from firehouse.stage.dwell import Dwell

DWELL: Final = Dwell(
    fire={
        events.Rolled: 1300,
        card_events.FireCardDrawn: 1500,
        card_events.EventDrawn: 1800,
        events.Smoked: 800,
        events.Ignited: 650,
        events.Exploded: 1000,
        events.WaveRolledOver: 380,
        events.WaveVented: 380,
        events.WallDamaged: 520,
        events.WallDestroyed: 650,
        events.DoorDestroyed: 600,
        events.VictimLost: 1600,
        events.KnockedDown: 1100,
        events.PoiRevealed: 1200,
        events.GameEnded: 1500,
    },
    moves={
        events.Moved: 230,
        events.Drove: 450,
        events.Rolled: 500,
        events.VictimRescued: 700,
        events.PoiRevealed: 800,
    },
)
