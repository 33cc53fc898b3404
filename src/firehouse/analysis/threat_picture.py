"""A threat map to look at: the board as text with chances in it, or as a picture with heat."""

from __future__ import annotations

from typing import Any

from firehouse.analysis.threat import ThreatMap, face_of
from firehouse.core.game import Game


def threat_lines(game: Game[Any], state: Any, threat: ThreatMap) -> list[str]:
    """The drawing of the board with chances in per cent."""
    face = face_of(threat.ruleset)
    return game.draw(state).splitlines() if face is None else face.lines(game, state, threat)


def threat_notes(game: Game[Any], threat: ThreatMap) -> list[str]:
    """What the numbers of the drawing mean, and what it cannot show."""
    face = face_of(threat.ruleset)
    if face is None:
        return ["This game tells no threats."]
    when = "after this turn" if threat.turns == 1 else "before this pawn's next turn"
    what = f"The numbers are {'' if threat.exact else 'about '}the chance in % that"
    return face.notes(threat, what, when)


def threat_svg(game: Game[Any], state: Any, threat: ThreatMap) -> str:
    """The picture of the position, the hotter the likelier; what may fall stands out."""
    face = face_of(threat.ruleset)
    head, _, tail = game.svg(state).rpartition("</svg>")
    layer = "" if face is None else face.layer(game, state, threat)
    return f"{head}{layer}</svg>{tail}"
