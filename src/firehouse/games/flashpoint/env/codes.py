"""The features of Flash Point by number; `features` tells what they mean."""

from __future__ import annotations

from typing import Final

# Planes.
FIRE: Final = 0
SMOKE: Final = 1
POINT: Final = 2
VICTIM: Final = 3
TREATED: Final = 4
TRAPPED: Final = 5
HAZMAT: Final = 6
LIT_HAZMAT: Final = 7
HOT_SPOT: Final = 8
STRUCK: Final = 9
DECIDING: Final = 10
PAWN: Final = 11
WALL_WEST: Final = 12
WALL_NORTH: Final = 13
DAMAGED_WEST: Final = 14
DAMAGED_NORTH: Final = 15
DOOR_WEST: Final = 16
DOOR_NORTH: Final = 17
OPEN_WEST: Final = 18
OPEN_NORTH: Final = 19
WINDOW_WEST: Final = 20
WINDOW_NORTH: Final = 21
LIGHT_WEST: Final = 22
LIGHT_NORTH: Final = 23
ENGINE: Final = 24
AMBULANCE: Final = 25
LADDER: Final = 26
STANDING_LADDER: Final = 27
AIM: Final = 28

# Flags; the first three are of every game with a stack (`envs/stack_coder.py`).
AWAY: Final = 3
DOWN: Final = 4
ROLE: Final = 5
BONUS: Final = 6
ACTED: Final = 7
REROLLED: Final = 8
EFFECT: Final = 9
HELD: Final = 10
EVENTS: Final = 11
SPELL: Final = 12

# Numbers.
AP: Final = 0
FREE: Final = 1
SAVED: Final = 2
RESCUED: Final = 3
LOST: Final = 4
DAMAGE: Final = 5
BAG_VICTIMS: Final = 6
BAG_FALSE_ALARMS: Final = 7
BAG_HAZMATS: Final = 8
BAG_TRAPPED: Final = 9
JOINED: Final = 10
HOT_RESERVE: Final = 11
SILENCE: Final = 12
LEFT: Final = 13
FIRE_DECK: Final = 14
FIRE_BOTTOM: Final = 15
FIRE_DISCARDS: Final = 16
FLARE_HIDDEN: Final = 17
FLARE_RETURNED: Final = 18
FLARE_REMOVED: Final = 19


def is_edge(code: int) -> bool:
    """Is a plane one of what stands on edges?"""
    return WALL_WEST <= code <= LIGHT_NORTH


def is_north(code: int) -> bool:
    """Are the edges of such a plane north of their squares? It follows the one of those west."""
    return (code - WALL_WEST) % 2 == 1
