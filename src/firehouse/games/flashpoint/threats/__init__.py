"""How the threats of this game are found, described and drawn."""

from __future__ import annotations

from typing import Final

from firehouse.analysis.threat import ThreatFace
from firehouse.games.flashpoint.threats import picture, words
from firehouse.games.flashpoint.threats.window import FlashPointWindow

THREATS: Final = ThreatFace(
    window=FlashPointWindow,
    facts=words.facts,
    roll=words.roll,
    endings=words.ENDINGS,
    lines=picture.lines,
    notes=picture.notes,
    layer=picture.layer,
    dangers=words.dangers,
    places={
        "burns": "square",
        "explodes": "square",
        "victim lost": "square",
        "hit": "edge",
        "falls": "edge",
    },
)
