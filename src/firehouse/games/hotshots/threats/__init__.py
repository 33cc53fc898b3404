"""How the threats of this game are found, described and drawn."""

from __future__ import annotations

from typing import Final

from firehouse.analysis.threat import ThreatFace
from firehouse.core.phrase import phrase
from firehouse.games.hotshots.threats import picture, words
from firehouse.games.hotshots.threats.window import HotshotsWindow
from firehouse.games.hotshots.words.language import part

THREATS: Final = ThreatFace(
    window=HotshotsWindow,
    facts=words.facts,
    roll=lambda game: part(phrase("threat.roll")),
    endings=words.ENDINGS,
    lines=picture.lines,
    notes=picture.notes,
    layer=picture.layer,
    places={
        "burns": "tile",
        "flames": "tile",
        "scorches": "tile",
    },
    dangers=words.dangers,
)
