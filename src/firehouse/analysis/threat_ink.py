"""How threats are drawn on any board: tints, labels with chances, a legend."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from firehouse.analysis.threat import ThreatMap
from firehouse.core.phrase import phrase
from firehouse.core.svg import group, rect, width_of, words
from firehouse.words.language import say

HEAT: Final = "#b3123b"
BURST: Final = "#5b1fa6"
CHAR: Final = "#1d1917"
WHITE: Final = "#ffffff"
FAINTEST: Final = 0.12
"""How strongly the least of chances is tinted; certainty is tinted with DEEPEST."""
DEEPEST: Final = 0.72


def figure(chance: Fraction) -> str:
    """A chance in two or three characters."""
    return "<1" if chance < Fraction(1, 100) else f"{float(chance) * 100:.0f}"


def tint(chance: Fraction) -> float:
    return FAINTEST + (DEEPEST - FAINTEST) * float(chance)


def badge(x: float, y: float, chance: Fraction, colour: str = HEAT, size: float = 11) -> str:
    """A small plate with a chance, around a point."""
    text = f"{figure(chance)}%"
    width = width_of(text, size) + size * 0.6
    high = size * 1.4
    return group(
        rect(x - width / 2, y - high / 2, width, high, colour, rx=3.5, fill_opacity=0.92),
        words(x, y, text, size, WHITE, "middle", font_weight=700),
    )


def legend(threat: ThreatMap, red: str, other: str) -> str:
    """What the colours mean; the games say what they are of."""
    return say(phrase("threat.legend", red=red, turns=threat.turns, other=other))
