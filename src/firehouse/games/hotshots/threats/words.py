"""What a threat map means for the crew of Hotshots, in sentences."""

from __future__ import annotations

from typing import Any, Final

from firehouse.analysis.threat import Fact, ThreatMap
from firehouse.core.phrase import phrase
from firehouse.games.hotshots.data.tiles import FIRE_CAMP, IDS
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.words.language import say
from firehouse.games.hotshots.words.names import firefighter, the

ENDINGS: Final = {
    ending: say(phrase(f"threat.{ending}")) for ending in ("fire-camp", "scorched", "out-of-flames")
}


def facts(game: Hotshots, view: dict[str, Any], threat: ThreatMap) -> list[Fact]:
    """Which tiles scorch, and whether the Fire Camp gets flames."""
    found = [
        (chance, say(phrase("threat.scorches", tile=the(IDS.index(tile)))))
        for tile, chance in threat.worst("scorches", 2)
    ]
    found.append((threat.of("flames", IDS[FIRE_CAMP]), say(phrase("threat.camp"))))
    for who, _ in enumerate(view["pawns"]):
        hurt = say(phrase("threat.hurt", who=firefighter(who)))
        found.append((threat.of("hurt", str(who + 1)), hurt))
    return found
