"""Which threats are drawn on the board: what will burn, and what will fall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

DRAWN: Final = ("burns", "falls", "flames")
LEAST: Final = 0.005
"""Below this a number would only be noise."""


def heat_of(chances: Mapping[str, Mapping[str, float]]) -> dict[str, float]:
    """One chance for each place, from chances by what may happen and where."""
    found: dict[str, float] = {}
    for what in DRAWN:
        for spot, chance in chances.get(what, {}).items():
            if chance >= LEAST:
                found[spot] = max(chance, found.get(spot, 0.0))
    return found
