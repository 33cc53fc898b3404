"""What a threat map means for the crew of Hotshots, in sentences."""

from __future__ import annotations

from typing import Any, Final

from firehouse.analysis.threat import Fact, ThreatMap
from firehouse.games.hotshots.data.tiles import FIRE_CAMP, IDS
from firehouse.games.hotshots.words.names import capital, the

ENDINGS: Final = {
    "fire-camp": "The Fire Camp is lost",
    "scorched": "Too much of the forest is scorched",
    "out-of-flames": "The flames run out",
}


def facts(view: dict[str, Any], threat: ThreatMap) -> list[Fact]:
    """Which tiles scorch, and whether the Fire Camp gets flames."""
    found = [
        (chance, capital(f"{the(IDS.index(tile))} scorches"))
        for tile, chance in threat.worst("scorches", 2)
    ]
    found.append((threat.of("flames", IDS[FIRE_CAMP]), "The Fire Camp gets a flame"))
    for who, _ in enumerate(view["pawns"], 1):
        found.append((threat.of("hurt", str(who)), f"Firefighter {who} loses a die"))
    return found
