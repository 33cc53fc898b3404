"""What a threat map means for the crew of Flash Point, in sentences."""

from __future__ import annotations

from typing import Any, Final

from firehouse.analysis.threat import Fact, ThreatMap
from firehouse.games.flashpoint.game import FlashPoint

ENDINGS: Final = {
    "collapse": "The building collapses",
    "victims-lost": "One victim too many is lost",
}


def roll(game: FlashPoint) -> str:
    """What a chance of one turn is counted in."""
    return "Fire cards" if game.house.options.decks else "rolls"


def facts(view: dict[str, Any], threat: ThreatMap) -> list[Fact]:
    """Who lies or stands where it may burn, and which wall may fall."""
    people: dict[str, str] = {}
    for square in view["points"]:
        people[square] = f"The point of interest in {square} burns"
    for victim in view["victims"]:
        people[victim["square"]] = f"The victim in {victim['square']} burns"
    found = [(threat.of("burns", square), text) for square, text in people.items()]
    for who, pawn in enumerate(view["pawns"], 1):
        knocked = threat.of("knocked down", str(who))
        found.append((knocked, f"Firefighter {who} in {pawn['square']} is knocked down"))
    for edge, chance in threat.worst("falls", 1):
        one, other = edge.split("-")
        found.append((chance, f"The wall or door between {one} and {other} falls"))
    return found
