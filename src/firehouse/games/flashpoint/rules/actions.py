"""Actions as small ints: a block of moves for each mover, then blocks of 128 for the rest.

A move is mover × 4096 + load × 512 + led × 128 + square; mover 0 is the pawn on turn, 1–6 the
pawn that the Captain orders. Any other action is BASE + kind × 128 + argument.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOVERS: Final = 7
MOVER: Final = 4096
BASE: Final = 28672
BLOCK: Final = 128

NOTHING: Final = 0
VICTIM: Final = 1
HAZMAT: Final = 2
LADDER: Final = 3
TREATED: Final = 4
TRAPPED: Final = 5
LOADS: Final = 6
"""What a mover carries; VICTIM is one that is neither treated nor trapped."""

MOST_LED: Final = 3
BURDENS: Final = LOADS * (MOST_LED + 1)
"""Ways to take something along: a load, and those who are led."""

END: Final = 0
ENTER: Final = 1
OPEN: Final = 2
CLOSE: Final = 3
EXTINGUISH: Final = 4
CHOP: Final = 5
TREAT: Final = 6
DRIVE_ENGINE: Final = 7
DRIVE_AMBULANCE: Final = 8
GUN: Final = 9
KEEP: Final = 10
REROLL: Final = 11
PARK: Final = 12
RIDE: Final = 13
STAY: Final = 14
IDENTIFY: Final = 15
DISPOSE: Final = 16
CLEAR: Final = 17
REPAIR: Final = 18
SCENT: Final = 19
CHANGE: Final = 20
SHIFT_SMOKE: Final = 21
"""Moving smoke; the five ways are five kinds, the square is the argument."""
SHIFT_POINT: Final = 26
"""Moving a point of interest; the five ways are five kinds, the square is the argument."""
DODGE: Final = 31
DODGE_LEADING: Final = 32
TAKE_IT: Final = 33
FALL: Final = 34
ORDER_DOOR: Final = 35
"""The Captain makes a pawn work a door: a `door_order`."""
ROLL: Final = 36
RED: Final = 37
BLACK: Final = 38
REVEAL: Final = 39
ROLE: Final = 40

ERECT: Final = 41
COLLAPSE: Final = 42
OPEN_FOR_POINT: Final = 43
"""The Fire Prevention Specialist has a door opened from afar; the edge is the argument."""
ORDER_ERECT: Final = 44
EXPLODE: Final = 45
"""Which of the hazmats that fire has reached explodes next; the square is the argument."""
BEGIN: Final = 46
"""Who takes the first turn: the pawn is the argument."""
TAKE: Final = 47
"""Taking a specialist's card: its row, or AT_RANDOM."""
RETURN_CARD: Final = 48
"""The Structural Engineer puts a Flare Up back into the supply."""
CHOOSE_EVENT: Final = 49
GRENADE: Final = 50
CLEAR_AIR: Final = 51
TIP: Final = 52
SHORE: Final = 53
"""Taking damage off a wall; the edge is the argument."""
ENOUGH: Final = 54
FIRE_CARD: Final = 55
FLARE_UP: Final = 56
FLARE_UP_AGAIN: Final = 57
"""A Flare Up comes out of the supply that had been put back there."""
EVENT: Final = 58
PICK_SQUARE: Final = 59
PICK_EDGE: Final = 60
ORDER_COLLAPSE: Final = 61
"""The Captain makes a pawn erect (ORDER_ERECT) or collapse a ladder; the pawn is the argument."""

SPACE: Final = 40960
"""More than the largest action: room for 96 kinds."""

REVEALED_VICTIM: Final = 0
REVEALED_FALSE_ALARM: Final = 1
REVEALED_HAZMAT: Final = 2
REVEALED_TRAPPED: Final = 3

AT_RANDOM: Final = 127
"""The card that is taken is drawn."""

DIE_RED: Final = 0
DIE_BLACK: Final = 1


def burden(load: i64, led: i64) -> i64:
    """What is carried and led, as one number below BURDENS."""
    return load * (MOST_LED + 1) + led


def step(mover: i64, square: i64, burden: i64) -> i64:
    """The action of a step with a burden."""
    return mover * MOVER + burden * 128 + square


def move(mover: i64, square: i64, load: i64, led: i64) -> i64:
    """The action of a step."""
    return step(mover, square, burden(load, led))


def act(kind: i64, argument: i64) -> i64:
    """Any action that is not a step."""
    return BASE + kind * BLOCK + argument


def kind_of(action: i64) -> i64:
    """The kind of an action that is not a step."""
    return (action - BASE) >> 7


def argument_of(action: i64) -> i64:
    """The square, side, die or other argument of an action; for a step, its square."""
    return action & 127


def door_order(who: i64, side: i64) -> i64:
    """The argument of ORDER_DOOR."""
    return who * 4 + side


def ordered_to_door(argument: i64) -> i64:
    """The pawn that is to work a door."""
    return argument >> 2


def ordered_side(argument: i64) -> i64:
    """The side of that pawn's square on which the door is."""
    return argument & 3


def mover_of(action: i64) -> i64:
    """Who steps: 0 for the pawn on turn, else the ordered pawn plus one."""
    return action >> 12


def load_of(action: i64) -> i64:
    """What the mover carries."""
    return (action >> 9) & 7


def led_of(action: i64) -> i64:
    """How many treated victims walk along."""
    return (action >> 7) & 3
