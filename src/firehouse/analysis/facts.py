"""What a threat map means for the crew, in sentences."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor
from typing import Any, Final

from firehouse.analysis.chance import Chance
from firehouse.analysis.threat import ThreatMap
from firehouse.core.game import Game
from firehouse.flashpoint.game import FlashPoint
from firehouse.hotshots.names import the
from firehouse.hotshots.tiles import FIRE_CAMP, IDS

LEAST: Final = Fraction(1, 25)
"""Chances below this are left out."""
MOST: Final = 3
ENDINGS: Final = {
    "collapse": "The building collapses",
    "victims-lost": "One victim too many is lost",
    "fire-camp": "The Fire Camp is lost",
    "scorched": "Too much of the forest is scorched",
    "out-of-flames": "The flames run out",
}

Fact = tuple[Fraction, str]
"""A chance and its sentence, without when."""


def percent(chance: float | Fraction) -> str:
    """A chance for people; only what is certain is 0 % or 100 %."""
    share = float(chance) * 100
    if 0 < share < 1:
        return "less than 1 %"
    if 99 < share < 100:
        return "more than 99 %"
    return f"{share:.0f} %"


def likely(chance: Chance) -> str:
    """A chance to win for people; a bound where all playouts ended alike."""
    if chance.certain or 0 < chance.value < 1:
        return percent(chance.value)
    if chance.value:
        return f"more than {floor(chance.low * 100)} %"
    return f"less than {ceil(chance.high * 100)} %"


def with_this(chance: Chance) -> str:
    """What a plan makes of the chance to win, as a sentence."""
    text = likely(chance)
    about = "about " if text[0].isdigit() and not chance.certain else ""
    return f"With this the chance to win is {about}{text}."


def short(text: str) -> str:
    """A chance in few characters, for tables and pictures."""
    return text.replace("more than ", ">").replace("less than ", "<").replace(" %", "%")


def facts(game: Game[Any], state: Any, threat: ThreatMap, most: int = MOST) -> list[str]:
    """The sentences that matter most, the worst first; what is unlikely is left out."""
    view = game.view(state)
    found = _of_squares(view, threat) if isinstance(game, FlashPoint) else _of_tiles(view, threat)
    ends = threat.chances.get("ends", {}).items()
    found += [(chance, ENDINGS[ending]) for ending, chance in ends if ending in ENDINGS]
    worth = sorted((fact for fact in found if fact[0] >= LEAST), key=lambda fact: -fact[0])
    return [f"{text} {_how_often(game, threat, chance)}." for chance, text in worth[:most]]


def _how_often(game: Game[Any], threat: ThreatMap, chance: Fraction) -> str:
    about = "" if threat.exact else "about "
    if threat.turns > 1:
        return f"in {about}{percent(chance)} of all cases"
    cards = not isinstance(game, FlashPoint) or game.house.options.decks
    return f"in {about}{percent(chance)} of the next {'Fire cards' if cards else 'rolls'}"


def _of_squares(view: dict[str, Any], threat: ThreatMap) -> list[Fact]:
    """Flash Point: who lies or stands where it may burn, and which wall may fall."""
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


def _of_tiles(view: dict[str, Any], threat: ThreatMap) -> list[Fact]:
    """Hotshots: which tiles scorch, and whether the Fire Camp gets flames."""
    found = [
        (chance, _capital(f"{the(IDS.index(tile))} scorches"))
        for tile, chance in threat.worst("scorches", 2)
    ]
    found.append((threat.of("flames", IDS[FIRE_CAMP]), "The Fire Camp gets a flame"))
    for who, _ in enumerate(view["pawns"], 1):
        found.append((threat.of("hurt", str(who)), f"Firefighter {who} loses a die"))
    return found


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
