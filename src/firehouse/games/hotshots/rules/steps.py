"""What can stand on the stack of things to do: steps, chances and decisions.

An entry is a kind plus 64 times an argument: a pawn, a tile, or several packed into one.
"""

from __future__ import annotations

from typing import Final

# Steps that the engine takes at once.
BEGIN_TURN: Final = 1
END_TURN: Final = 2
DRAW: Final = 3
PICK: Final = 4
CARD_PART: Final = 5
DISCARD_CARD: Final = 6
SCORCHING: Final = 7
SPREADING: Final = 8
HURT: Final = 9
GIVE_UP_TOKEN: Final = 10
LOSE_DIE: Final = 11
LAY_OUT: Final = 12
SET_UP: Final = 13
GAIN_TOKEN: Final = 14
SETTLE_TOKEN: Final = 15
BULLDOZE: Final = 16
EARN_BREAK: Final = 17

# Chances.
FIRST_CHANCE: Final = 24
PLACE_TILE: Final = 24
LEAVE_GAP: Final = 25
DEAL_ROLE: Final = 26
LIGHT_SMALL: Final = 27
LIGHT_EXTRA: Final = 28
ROLL_DICE: Final = 29
DRAW_CARD: Final = 30
DRAW_TOKEN: Final = 31
LOSE_TOKEN: Final = 32

# Decisions.
FIRST_DECISION: Final = 40
CHOOSE_CHARACTER: Final = 40
ACT: Final = 41
LOCK: Final = 42
GO_ON: Final = 43
FEED: Final = 44
NEW_FIRE: Final = 45
SCORCH_FIRST: Final = 46
SPREAD: Final = 47
SAVE: Final = 48
DISCARD: Final = 49
PLACE_BREAK: Final = 50
TAKE_BREAK: Final = 51
DOZE: Final = 52
LAND: Final = 53
DROP: Final = 54
KEEP: Final = 55
PLAY_CARD: Final = 56
PERMIT: Final = 57
CHOOSE_ROLE: Final = 58
CHOOSE_FIRST: Final = 59
CHOOSE_GAP: Final = 61
CHOOSE_SMALL: Final = 62
CHOOSE_EXTRA: Final = 63

KIND: Final = 63
ARGUMENT: Final = 6
"""How far an entry is shifted for its argument."""

NAMES: Final = {
    BEGIN_TURN: "begin-turn",
    END_TURN: "end-turn",
    DRAW: "draw",
    PICK: "pick",
    CARD_PART: "card-part",
    DISCARD_CARD: "discard-card",
    SCORCHING: "scorching",
    SPREADING: "spreading",
    HURT: "hurt",
    GIVE_UP_TOKEN: "give-up-token",
    LOSE_DIE: "lose-die",
    LAY_OUT: "lay-out",
    SET_UP: "set-up",
    GAIN_TOKEN: "gain-token",
    SETTLE_TOKEN: "settle-token",
    BULLDOZE: "bulldoze",
    EARN_BREAK: "earn-break",
    PLACE_TILE: "place-tile",
    LEAVE_GAP: "leave-gap",
    DEAL_ROLE: "deal-role",
    LIGHT_SMALL: "light-small",
    LIGHT_EXTRA: "light-extra",
    ROLL_DICE: "roll-dice",
    DRAW_CARD: "draw-card",
    DRAW_TOKEN: "draw-token",
    LOSE_TOKEN: "lose-token",
    CHOOSE_CHARACTER: "choose-character",
    ACT: "act",
    LOCK: "lock",
    GO_ON: "go-on",
    FEED: "feed",
    NEW_FIRE: "new-fire",
    SCORCH_FIRST: "scorch-first",
    SPREAD: "spread",
    SAVE: "save",
    DISCARD: "discard",
    PLACE_BREAK: "place-break",
    TAKE_BREAK: "take-break",
    DOZE: "doze",
    LAND: "land",
    DROP: "drop",
    KEEP: "keep",
    PLAY_CARD: "play-card",
    PERMIT: "permit",
    CHOOSE_ROLE: "choose-role",
    CHOOSE_FIRST: "choose-first",
    CHOOSE_GAP: "choose-gap",
    CHOOSE_SMALL: "choose-small",
    CHOOSE_EXTRA: "choose-extra",
}

ORDER: Final = 0
GIVE: Final = 1
TAKE: Final = 2
"""What a PERMIT asks for; its argument is this, 4 × the pawn asked and 16 × tile or token."""

AT_START: Final = 0
WON: Final = 1
EXCHANGED: Final = 2
EXCHANGED_FRESH: Final = 3
"""Why a token is gained; an argument is the pawn and 4 × this."""
