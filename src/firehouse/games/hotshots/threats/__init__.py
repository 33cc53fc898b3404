"""How the threats of this game are found, told and drawn."""

from __future__ import annotations

from typing import Final

from firehouse.analysis.threat import ThreatFace
from firehouse.games.hotshots.threats import facts, picture
from firehouse.games.hotshots.threats.window import HotshotsWindow

THREATS: Final = ThreatFace(
    window=HotshotsWindow,
    facts=facts.facts,
    roll=lambda game: "Fire cards",
    endings=facts.ENDINGS,
    lines=picture.lines,
    notes=picture.notes,
    layer=picture.layer,
    places={
        "burns": "tile",
        "flames": "tile",
        "scorches": "tile",
    },
)
