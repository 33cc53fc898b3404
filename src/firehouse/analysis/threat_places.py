"""A threat map by the names that clients use for places, such as "square:3,4"."""

from __future__ import annotations

from firehouse.analysis.threat import ThreatMap, face_of


def chances_by_place(found: ThreatMap) -> dict[str, dict[str, float]]:
    """What may happen, then where, then how likely it is."""
    face = face_of(found.ruleset)
    kinds = {"ends": "ending", **(face.places if face else {})}
    return {
        what: {_spot(kinds.get(what), where): float(value) for where, value in sorted(at.items())}
        for what, at in sorted(found.chances.items())
    }


def _spot(kind: str | None, where: str) -> str:
    return f"{kind}:{where}" if kind else f"pawn:{int(where) - 1}"
