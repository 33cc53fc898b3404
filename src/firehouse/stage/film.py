"""How fast a film of frames is shown; the page gets these numbers with the protocol's types."""

from __future__ import annotations

from typing import Final

from firehouse.stage.shapes import Frame

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 0.0)
"""How much quicker than calm the film may be; 0 shows only the end."""
FRAMES_KEPT: Final = 600
"""More frames are forgotten from the front; a replay has the whole game."""
MOVES_TO_DOUBLE: Final = 3
FIRE_TO_DOUBLE: Final = 8
"""So many frames that wait after the act that is shown double the speed."""
FASTEST_MOVES: Final = 8
FASTEST_FIRE: Final = 4
"""The film never gets quicker than this many times calm by catching up."""
TOO_MANY_WAIT: Final = 80
"""With more frames waiting, the film goes on with the last advance of the fire."""


def haste(frame: Frame, waiting: int) -> float:
    """How much quicker than calm a frame is shown, so that the film catches up with the table."""
    if frame.fire:
        return min(FASTEST_FIRE, 1 + waiting / FIRE_TO_DOUBLE)
    return min(FASTEST_MOVES, 1 + waiting / MOVES_TO_DOUBLE)


def dwell(frame: Frame, speed: float, waiting: int) -> float:
    """How many seconds a frame is looked at, where so many others wait after its act."""
    return frame.dwell / (1000 * speed * haste(frame, waiting))
