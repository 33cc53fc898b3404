"""What all heat maps share: the warmth of a place, its figure, and the scale below the map."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from firehouse.core import svg

DARK_INK: Final = "#23272f"
LIGHT_INK: Final = "#ffffff"
FAINTEST: Final = 0.07
DEEPEST: Final = 0.88
LIGHT_FROM: Final = 0.7
"""Figures are white on places warmer than this."""
SCALE_HEIGHT: Final = 46.0
SWATCHES: Final = 6


@dataclass(frozen=True)
class Heat:
    """One map: what happened at each place, in a colour; `most` is the deepest of the scale."""

    name: str
    unit: str
    colour: str
    values: Mapping[str, float]
    most: float

    def warmth(self, spot: str) -> float:
        """From 0 for nothing to 1 for the most."""
        return min(1.0, self.values.get(spot, 0.0) / self.most) if self.most else 0.0

    def opacity(self, warmth: float) -> float:
        return FAINTEST + (DEEPEST - FAINTEST) * warmth

    def ink(self, warmth: float) -> str:
        """The colour of a figure on a place."""
        return LIGHT_INK if warmth > LIGHT_FROM else DARK_INK

    def title(self, place: str, spot: str) -> str:
        """A place in words."""
        return f"{place}: {figure(self.values.get(spot, 0.0))} {self.unit}"

    def told(self, most: int = 8) -> str:
        """The warmest places, for somebody who cannot see the map."""
        ranked = sorted(self.values.items(), key=lambda item: (-item[1], item[0]))[:most]
        parts = (f"{spot.partition(':')[2]} {figure(value)}" for spot, value in ranked if value)
        return f"{self.name}, {self.unit}. Most at " + ", ".join(parts) + "."


def figure(value: float) -> str:
    """A number in few characters."""
    if value == 0:
        return "0"
    if value < 0.095:
        return f"{value:.2f}"
    return f"{value:.1f}" if value < 9.95 else f"{value:,.0f}"


def scale(heat: Heat, x: float, y: float, width: float) -> str:
    """The colours from nothing to the most, with their figures."""
    wide = 30.0
    left = x + width - wide * SWATCHES - 44
    swatches = [
        svg.rect(
            *(left + wide * step, y - 8, wide, 16, heat.colour),
            fill_opacity=heat.opacity(step / (SWATCHES - 1)),
        )
        for step in range(SWATCHES)
    ]
    return svg.group(
        svg.words(x, y, f"{heat.name}: {heat.unit}", 17, DARK_INK),
        *swatches,
        svg.words(left - 8, y, "0", 15, DARK_INK, "end"),
        svg.words(left + wide * SWATCHES + 8, y, figure(heat.most), 15, DARK_INK),
    )
