"""A threat map by places as clients name them, such as "square:3,4"."""

from __future__ import annotations

from typing import Final

from firehouse.analysis.threat import ThreatMap

KINDS: Final = {
    "burns": "square",
    "explodes": "square",
    "victim lost": "square",
    "hit": "edge",
    "falls": "edge",
    "flames": "tile",
    "scorches": "tile",
    "ends": "ending",
}
"""What kind of place a threat is about; the rest is about pawns."""


def chances_by_place(found: ThreatMap) -> dict[str, dict[str, float]]:
    """What may happen, then where, then how likely it is."""
    return {
        what: {_spot(what, where): float(value) for where, value in sorted(places.items())}
        for what, places in sorted(found.chances.items())
    }


def _spot(what: str, where: str) -> str:
    kind = KINDS.get(what)
    return f"{kind}:{where}" if kind else f"pawn:{int(where) - 1}"
