"""What a threat map means for the crew of Hotshots, in sentences."""

from __future__ import annotations

from typing import Any, Final

from firehouse.analysis.threat import Fact, Threat, ThreatMap, as_dangers
from firehouse.core.phrase import phrase
from firehouse.games.hotshots.data.tiles import FIRE_CAMP, IDS
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.words.language import part, say
from firehouse.games.hotshots.words.names import firefighter, the

ENDINGS: Final = {
    ending: say(phrase(f"threat.{ending}")) for ending in ("fire-camp", "scorched", "out-of-flames")
}

FIGHTING: Final = ("lock", "go-on")
"""What the game waits for in the middle of a fight."""


def facts(game: Hotshots, view: dict[str, Any], threat: ThreatMap) -> list[Fact]:
    """Which tiles scorch, and whether the Fire Camp gets flames."""
    return [(chance, say(said)) for chance, said in _found(view, threat, 2)]


def dangers(game: Hotshots, view: dict[str, Any], threat: ThreatMap) -> list[Fact]:
    """The same as the second half of a sentence, and what may end the game.

    In the middle of a fight the dice decide, and what another tile may do is no reason.
    """
    if view["awaits"]["what"] in FIGHTING:
        return []
    found = as_dangers(threat, ENDINGS, _found(view, threat, len(IDS)))
    return [(chance, part(said)) for chance, said in found]


def _found(view: dict[str, Any], threat: ThreatMap, tiles: int) -> list[Threat]:
    found = [
        (chance, phrase("threat.scorches", tile=the(IDS.index(tile))))
        for tile, chance in threat.worst("scorches", tiles)
    ]
    found.append((threat.of("flames", IDS[FIRE_CAMP]), phrase("threat.camp")))
    for who, _ in enumerate(view["pawns"]):
        hurt = phrase("threat.hurt", who=firefighter(who))
        found.append((threat.of("hurt", str(who + 1)), hurt))
    return found
