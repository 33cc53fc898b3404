"""A threat map as text with chances on the board, or as a picture with heat."""

from __future__ import annotations

from typing import Any

from firehouse.analysis.threat import ThreatMap, face_of
from firehouse.core.game import Game
from firehouse.core.phrase import phrase
from firehouse.words.language import part, say


def threat_lines(game: Game[Any], state: Any, threat: ThreatMap) -> list[str]:
    """The drawing of the board with chances in per cent."""
    face = face_of(threat.ruleset)
    return game.draw(state).splitlines() if face is None else face.lines(game, state, threat)


def threat_notes(game: Game[Any], threat: ThreatMap) -> list[str]:
    """What the numbers of the drawing mean, and what it cannot show."""
    face = face_of(threat.ruleset)
    if face is None:
        return [say(phrase("threat.none"))]
    when = part(phrase("threat.when", turns=threat.turns))
    return face.notes(threat, say(phrase("threat.numbers", exact=threat.exact)), when)


def threat_svg(game: Game[Any], state: Any, threat: ThreatMap) -> str:
    """The picture of the position, the hotter the likelier; what may fall stands out."""
    face = face_of(threat.ruleset)
    head, _, tail = game.svg(state).rpartition("</svg>")
    layer = "" if face is None else face.layer(game, state, threat)
    return f"{head}{layer}</svg>{tail}"
