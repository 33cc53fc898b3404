"""What can stand on the stack of things to do: steps, chances and decisions.

An entry is a kind plus 64 times an argument (a pawn or a square).
"""

from __future__ import annotations

from typing import Final

# Steps that the engine takes at once.
BEGIN_TURN: Final = 1
DETECT: Final = 2
RESOLVE: Final = 3
STARVE: Final = 4
END_TURN: Final = 5
SPLASH: Final = 6
SET_UP_POINTS: Final = 7
SET_UP_FIRE: Final = 8

# Chances.
FIRST_CHANCE: Final = 16
DEAL_ROLE: Final = 16
ROLL_SET_UP: Final = 17
ROLL_POINT: Final = 18
ROLL_ADVANCE: Final = 19
ROLL_STARVED: Final = 20
ROLL_GUN: Final = 21
REROLL_RED: Final = 22
REROLL_BLACK: Final = 23
REVEAL_FOUND: Final = 24
REVEAL_BURNT: Final = 25
REVEAL_HOSED: Final = 26

# Decisions.
FIRST_DECISION: Final = 32
PARK_ENGINE: Final = 32
PARK_AMBULANCE: Final = 33
ACT: Final = 34
AIM: Final = 35
RIDE_ENGINE: Final = 36
RIDE_AMBULANCE: Final = 37

KIND: Final = 63
ARGUMENT: Final = 6
"""How far an entry is shifted for its argument."""

NAMES: Final = {
    BEGIN_TURN: "begin-turn",
    DETECT: "detect",
    RESOLVE: "resolve",
    STARVE: "starve",
    END_TURN: "end-turn",
    SPLASH: "splash",
    SET_UP_POINTS: "set-up-points",
    SET_UP_FIRE: "set-up-fire",
    DEAL_ROLE: "deal-role",
    ROLL_SET_UP: "roll-set-up",
    ROLL_POINT: "roll-point",
    ROLL_ADVANCE: "roll-advance",
    ROLL_STARVED: "roll-starved",
    ROLL_GUN: "roll-gun",
    REROLL_RED: "reroll-red",
    REROLL_BLACK: "reroll-black",
    REVEAL_FOUND: "reveal-found",
    REVEAL_BURNT: "reveal-burnt",
    REVEAL_HOSED: "reveal-hosed",
    PARK_ENGINE: "park-engine",
    PARK_AMBULANCE: "park-ambulance",
    ACT: "act",
    AIM: "aim",
    RIDE_ENGINE: "ride-engine",
    RIDE_AMBULANCE: "ride-ambulance",
}
