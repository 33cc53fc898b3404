"""What a threat map means for the crew, in sentences."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor
from typing import Any, Final

from firehouse.analysis.chance import Chance
from firehouse.analysis.threat import ThreatMap, face_of
from firehouse.core.game import Game

LEAST: Final = Fraction(1, 25)
"""Chances below this are left out."""
MOST: Final = 3


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
    face = face_of(threat.ruleset)
    if face is None:
        return []
    ends = threat.chances.get("ends", {}).items()
    found = face.facts(game.view(state), threat)
    found += [(chance, face.endings[ending]) for ending, chance in ends if ending in face.endings]
    worth = sorted((fact for fact in found if fact[0] >= LEAST), key=lambda fact: -fact[0])
    roll = face.roll(game)
    return [f"{text} {_how_often(threat, chance, roll)}." for chance, text in worth[:most]]


def _how_often(threat: ThreatMap, chance: Fraction, roll: str) -> str:
    about = "" if threat.exact else "about "
    if threat.turns > 1:
        return f"in {about}{percent(chance)} of all cases"
    return f"in {about}{percent(chance)} of the next {roll}"
