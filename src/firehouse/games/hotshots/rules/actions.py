"""Actions as small ints: blocks of 32 for most kinds, larger ranges for the few that need more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.games.hotshots.data.faces import FACES
from firehouse.games.hotshots.data.tiles import TILES

# Kinds with an argument below 32: a tile, a pawn, a token, a face, a cell.
END: Final = 0
MOVE: Final = 1
FIGHT: Final = 2
HELICOPTER: Final = 3
TANKER: Final = 4
DOZER: Final = 5
PLAY: Final = 6
PLAY_FACE: Final = 7
PLAY_DOUBLE: Final = 8
PLAY_SUMMON: Final = 9
PLAY_ANYWHERE: Final = 10
PLAY_FLAME: Final = 11
EXCHANGE: Final = 12
ROLL_AGAIN: Final = 13
STOP: Final = 14
FAIL: Final = 15
USE: Final = 16
CHOOSE: Final = 17
BREAK: Final = 18
LAND: Final = 19
DROP: Final = 20
DONE: Final = 21
KEEP: Final = 22
DISCARD: Final = 23
SAVE: Final = 24
LET: Final = 25
YES: Final = 26
NO: Final = 27
PLACE: Final = 28
GAP: Final = 29
ROLE: Final = 30
LIGHT: Final = 31
TOKEN: Final = 32
LOSE: Final = 33

# Kinds with a range of their own.
ORDER: Final = 34
GIVE: Final = 35
TAKE: Final = 36
CARD: Final = 37
DRAW: Final = 38
PICK_UP: Final = 39
DOZE: Final = 40
LOCK: Final = 41
ROLL: Final = 42
TAKE_ROLE: Final = 43
BEGIN: Final = 44

STARTS: Final = [1088, 1216, 1280, 1344, 1408, 1472, 1856, 2240, 3168, 4096, 4128]
"""Where the ranges of ORDER to BEGIN begin."""
SPACE: Final = 4160
"""One more than the largest action."""

AT_RANDOM: Final = 31
"""The character that is taken is drawn."""

# How a fight that was stopped is rewarded: the matches it needs, and what it brings.
NOTHING: Final = 0
FIREBREAK: Final = 1
ONE_FLAME: Final = 2
TWO_AND_FIREBREAK: Final = 3
TWO_AND_TOKEN: Final = 4
THREE_AND_BOTH: Final = 5
REWARDS: Final = 6
MATCHES: Final = [0, 3, 4, 5, 5, 6]
FLAMES: Final = [0, 0, 1, 2, 2, 3]
FIREBREAKS: Final = [0, 1, 0, 1, 0, 1]
REWARD_TOKENS: Final = [0, 0, 0, 0, 1, 1]

_SMALL: Final = 1088


def act(kind: i64, argument: i64) -> i64:
    """The action of a kind with its argument."""
    if kind < ORDER:
        return kind * 32 + argument
    start: i64 = STARTS[kind - ORDER]
    return start + argument


def kind_of(action: i64) -> i64:
    """The kind of an action."""
    if action < _SMALL:
        return action >> 5
    if action >= 3168:
        return ROLL if action < 4096 else TAKE_ROLE if action < 4128 else BEGIN
    if action >= 2240:
        return LOCK
    if action >= 1856:
        return DOZE
    if action >= 1472:
        return PICK_UP
    if action >= 1408:
        return DRAW
    if action >= 1344:
        return CARD
    if action >= 1280:
        return TAKE
    return GIVE if action >= 1216 else ORDER


def argument_of(action: i64) -> i64:
    """The argument of an action."""
    if action < _SMALL:
        return action & 31
    start: i64 = STARTS[kind_of(action) - ORDER]
    return action - start


def pair(tile: i64, other: i64) -> i64:
    """The argument of PICK_UP and DOZE: two tiles, whichever comes first."""
    if tile < other:
        return tile * TILES + other
    return other * TILES + tile


def lower_in(argument: i64) -> i64:
    """The tile of a `pair` with the lower number."""
    return argument // TILES


def higher_in(argument: i64) -> i64:
    """The other tile of a `pair`."""
    return argument % TILES


def errand(who: i64, tile: i64) -> i64:
    """The argument of ORDER: a pawn and where it is to go."""
    return (who << 5) + tile


def sent_in(argument: i64) -> i64:
    """The pawn of an `errand`."""
    return argument >> 5


def goal_in(argument: i64) -> i64:
    """The tile of an `errand`."""
    return argument & 31


def sharing(who: i64, token: i64) -> i64:
    """The argument of GIVE and TAKE: the other pawn and the token."""
    return (who << 4) + token


def mate_in(argument: i64) -> i64:
    """The pawn of a `sharing`."""
    return argument >> 4


def shared_in(argument: i64) -> i64:
    """The token of a `sharing`."""
    return argument & 15


def standing_in(token: i64, face: i64) -> i64:
    """The argument of PLAY_FACE: a dice token and the face it counts as."""
    return token * FACES + face


def token_in(argument: i64) -> i64:
    """The token of a `standing_in`."""
    return argument // FACES


def face_in(argument: i64) -> i64:
    """The face of a `standing_in`."""
    return argument % FACES
