"""How promising a position is: what the shaped reward pays for, and takes back at the end."""

from __future__ import annotations

from typing import Final

from firehouse.core.bits import size
from firehouse.flashpoint.board import SQUARES
from firehouse.flashpoint.house import House
from firehouse.flashpoint.state import State

FOUND: Final = 0.6
"""A victim that has been found and is outside counts so much of one that is rescued,"""
STEP: Final = 0.05
"""and so much less for each step of the way out, by open ways and doors."""
BURNING: Final = 0.01
SMOKING: Final = 0.005
"""What each burning or smoking square costs."""
_SQUARE: Final = 127
_SLOT: Final = 9


def potential(g: House, s: State) -> float:
    """Rescues towards the goal, less what has been lost on the way to losing."""
    options = g.options
    goal = options.rescue_goal or options.victims
    hope = float(s.rescued)
    pile = s.victims
    while pile:
        steps = g.board.way_out[(pile & _SQUARE) - 1]
        hope += FOUND - (STEP * float(steps) if steps < SQUARES else FOUND)
        pile >>= _SLOT
    hope /= float(goal)
    hope -= float(s.lost) / float(options.lost_limit)
    hope -= float(s.damage) / float(options.damage_limit)
    return hope - BURNING * float(size(s.fire)) - SMOKING * float(size(s.smoke))
