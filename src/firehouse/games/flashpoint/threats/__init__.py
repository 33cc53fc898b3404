"""How the threats of this game are found, told and drawn."""

from __future__ import annotations

from typing import Final

from firehouse.analysis.threat import ThreatFace
from firehouse.games.flashpoint.threats import facts, picture
from firehouse.games.flashpoint.threats.window import FlashPointWindow

THREATS: Final = ThreatFace(
    window=FlashPointWindow,
    facts=facts.facts,
    roll=facts.roll,
    endings=facts.ENDINGS,
    lines=picture.lines,
    notes=picture.notes,
    layer=picture.layer,
    places={
        "burns": "square",
        "explodes": "square",
        "victim lost": "square",
        "hit": "edge",
        "falls": "edge",
    },
)
