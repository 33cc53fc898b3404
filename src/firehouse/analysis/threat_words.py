"""What a threat map means for the crew, in sentences."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor
from typing import Any, Final

from firehouse.analysis.chance import Chance
from firehouse.analysis.threat import ThreatMap, face_of
from firehouse.core.game import Game
from firehouse.core.phrase import Phrase, phrase
from firehouse.words.language import part, say

LEAST: Final = Fraction(1, 25)
"""Chances below this are left out."""
MOST: Final = 3


def percent(chance: float | Fraction) -> str:
    """A chance for people; only what is certain is 0 % or 100 %."""
    return part(phrase("chance.percent", **_share(chance)))


def likely(chance: Chance) -> str:
    """A chance to win for people; a bound where all playouts ended alike."""
    return part(_likely(chance))


def short(chance: Chance) -> str:
    """The same in few characters, for tables and pictures."""
    return part(phrase("chance.short", **_likely(chance).arguments))


def with_this(chance: Chance) -> str:
    """What a plan makes of the chance to win, as a sentence."""
    told = _likely(chance)
    about = told.arguments["bound"] == "none" and not chance.certain
    return say(phrase("chance.with-this", about=about, chance=told))


def _likely(chance: Chance) -> Phrase:
    if chance.certain or 0 < chance.value < 1:
        return phrase("chance.percent", **_share(chance.value))
    if chance.value:
        return phrase("chance.percent", bound="more", number=floor(chance.low * 100))
    return phrase("chance.percent", bound="less", number=ceil(chance.high * 100))


def _share(chance: float | Fraction) -> dict[str, Any]:
    share = float(chance) * 100
    if 0 < share < 1:
        return {"bound": "less", "number": 1}
    if 99 < share < 100:
        return {"bound": "more", "number": 99}
    return {"bound": "none", "number": f"{share:.0f}"}


def facts(game: Game[Any], state: Any, threat: ThreatMap, most: int = MOST) -> list[str]:
    """The sentences that matter most, the worst first; what is unlikely is left out."""
    face = face_of(threat.ruleset)
    if face is None:
        return []
    ends = threat.chances.get("ends", {}).items()
    found = face.facts(game, game.view(state), threat)
    found += [(chance, face.endings[ending]) for ending, chance in ends if ending in face.endings]
    worth = sorted((fact for fact in found if fact[0] >= LEAST), key=lambda fact: -fact[0])
    roll = face.roll(game)
    return [say(_fact(threat, chance, text, roll)) for chance, text in worth[:most]]


def _fact(threat: ThreatMap, chance: Fraction, text: str, roll: str) -> Phrase:
    told = phrase("chance.percent", **_share(chance))
    return phrase(
        "threat.fact", fact=text, exact=threat.exact, chance=told, turns=threat.turns, roll=roll
    )
