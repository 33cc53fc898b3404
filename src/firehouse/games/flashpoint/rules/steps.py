"""What can stand on the stack of things to do: steps, chances and decisions.

An entry is a kind plus 64 times an argument (a pawn, a square, a card or an effect); that of KNOCK
is the square beside which the deck gun hits people outside, plus one.
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
SPREAD: Final = 9
FLARE: Final = 10
CONSEQUENCES: Final = 11
QUENCH: Final = 12
KNOCK: Final = 14
FIRE_CARD: Final = 20
EVENT_CARD: Final = 21
ADD_FLARE_UP: Final = 22
DISCARD: Final = 23
HARMLESS: Final = 13
"""Under a set-up roll: its explosion puts no damage on walls."""

# Chances; those from ROLL_SET_UP to ROLL_GUN roll both dice.
FIRST_CHANCE: Final = 24
DEAL_ROLE: Final = 24
ROLL_SET_UP: Final = 25
ROLL_START_POINT: Final = 26
ROLL_HAZMAT: Final = 27
ROLL_HOT_SPOT: Final = 28
ROLL_POINT: Final = 29
ROLL_ADVANCE: Final = 30
ROLL_STARVED: Final = 31
ROLL_GUN: Final = 32
ROLL_CENTRE: Final = 33
ROLL_OPPOSITE: Final = 34
REROLL_RED: Final = 35
REROLL_BLACK: Final = 36
REVEAL_FOUND: Final = 37
REVEAL_BURNT: Final = 38
REVEAL_HOSED: Final = 39
DRAW_FIRE: Final = 44
DRAW_FLARE_UP: Final = 45
DRAW_EVENT: Final = 46
PICK: Final = 47

# Decisions.
FIRST_DECISION: Final = 48
PARK_ENGINE: Final = 48
PARK_AMBULANCE: Final = 49
ENTER_AT_START: Final = 50
ACT: Final = 51
AIM: Final = 52
RIDE_ENGINE: Final = 53
RIDE_AMBULANCE: Final = 54
DODGE: Final = 55
FALL: Final = 56
CHOOSE_FIRST: Final = 57
CHOOSE_SPECIALIST: Final = 58
CHOOSE_HAZMAT: Final = 59
CHOOSE_EVENT: Final = 62
FOLLOW_EVENT: Final = 63

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
    SPREAD: "spread",
    FLARE: "flare",
    CONSEQUENCES: "consequences",
    QUENCH: "quench",
    HARMLESS: "harmless",
    KNOCK: "knock",
    DEAL_ROLE: "deal-role",
    ROLL_SET_UP: "roll-set-up",
    ROLL_START_POINT: "roll-start-point",
    ROLL_HAZMAT: "roll-hazmat",
    ROLL_HOT_SPOT: "roll-hot-spot",
    ROLL_POINT: "roll-point",
    ROLL_ADVANCE: "roll-advance",
    ROLL_STARVED: "roll-starved",
    ROLL_GUN: "roll-gun",
    ROLL_CENTRE: "roll-centre",
    ROLL_OPPOSITE: "roll-opposite",
    REROLL_RED: "reroll-red",
    REROLL_BLACK: "reroll-black",
    REVEAL_FOUND: "reveal-found",
    REVEAL_BURNT: "reveal-burnt",
    REVEAL_HOSED: "reveal-hosed",
    PARK_ENGINE: "park-engine",
    PARK_AMBULANCE: "park-ambulance",
    ENTER_AT_START: "enter-at-start",
    ACT: "act",
    AIM: "aim",
    RIDE_ENGINE: "ride-engine",
    RIDE_AMBULANCE: "ride-ambulance",
    DODGE: "dodge",
    FALL: "fall",
    CHOOSE_FIRST: "choose-first",
    CHOOSE_SPECIALIST: "choose-specialist",
    CHOOSE_HAZMAT: "choose-hazmat",
    FIRE_CARD: "fire-card",
    EVENT_CARD: "event-card",
    ADD_FLARE_UP: "add-flare-up",
    DISCARD: "discard",
    DRAW_FIRE: "draw-fire",
    DRAW_FLARE_UP: "draw-flare-up",
    DRAW_EVENT: "draw-event",
    PICK: "pick",
    CHOOSE_EVENT: "choose-event",
    FOLLOW_EVENT: "follow-event",
}

OF_A_PAWN: Final = (
    DEAL_ROLE,
    ENTER_AT_START,
    RIDE_ENGINE,
    RIDE_AMBULANCE,
    DODGE,
    FALL,
    CHOOSE_SPECIALIST,
)
"""Steps whose argument is a pawn, who decides if it is a decision."""
