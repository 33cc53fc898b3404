"""What can stand on the stack of things to do: steps, chances and decisions.

The argument of an entry is a pawn, a square, a card or an effect; that of KNOCK
is the square beside which the deck gun hits people outside, plus one. Each kind has a row below.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.stack import Step, argument_in, step_of, streams_of
from firehouse.games.flashpoint.data import headings
from firehouse.games.flashpoint.rules import actions

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

_DICE: Final = (actions.ROLL,)
_MARKER: Final = (actions.REVEAL,)

STEPS: Final = (
    Step(BEGIN_TURN, "begin-turn"),
    Step(DETECT, "detect"),
    Step(RESOLVE, "resolve"),
    Step(STARVE, "starve"),
    Step(END_TURN, "end-turn"),
    Step(SPLASH, "splash"),
    Step(SET_UP_POINTS, "set-up-points"),
    Step(SET_UP_FIRE, "set-up-fire"),
    Step(SPREAD, "spread"),
    Step(FLARE, "flare"),
    Step(CONSEQUENCES, "consequences"),
    Step(QUENCH, "quench"),
    Step(HARMLESS, "harmless"),
    Step(KNOCK, "knock"),
    Step(FIRE_CARD, "fire-card"),
    Step(EVENT_CARD, "event-card"),
    Step(ADD_FLARE_UP, "add-flare-up"),
    Step(DISCARD, "discard"),
    Step(DEAL_ROLE, "deal-role", headings.SPECIALISTS, (actions.ROLE,), of_a_pawn=True),
    Step(ROLL_SET_UP, "roll-set-up", headings.SET_UP, _DICE),
    Step(ROLL_START_POINT, "roll-start-point", headings.DETECT, _DICE),
    Step(ROLL_HAZMAT, "roll-hazmat", headings.SET_UP_HAZMATS, _DICE),
    Step(ROLL_HOT_SPOT, "roll-hot-spot", headings.SET_UP_HOT_SPOTS, _DICE),
    Step(ROLL_POINT, "roll-point", headings.DETECT, _DICE),
    Step(ROLL_ADVANCE, "roll-advance", headings.ADVANCE, _DICE),
    Step(ROLL_STARVED, "roll-starved", headings.STARVED, _DICE),
    Step(ROLL_GUN, "roll-gun", headings.GUN, _DICE),
    Step(ROLL_CENTRE, "roll-centre", headings.SET_UP, (actions.BLACK,)),
    Step(ROLL_OPPOSITE, "roll-opposite", headings.SET_UP, (actions.RED,)),
    Step(REROLL_RED, "reroll-red", headings.OPERATOR, (actions.RED,)),
    Step(REROLL_BLACK, "reroll-black", headings.OPERATOR, (actions.BLACK,)),
    Step(REVEAL_FOUND, "reveal-found", headings.SEARCH, _MARKER, "reveal"),
    Step(REVEAL_BURNT, "reveal-burnt", headings.SECONDARY, _MARKER, "reveal"),
    Step(REVEAL_HOSED, "reveal-hosed", headings.GUN, _MARKER, "reveal"),
    Step(DRAW_FIRE, "draw-fire", headings.FIRE_CARDS, (actions.FIRE_CARD,)),
    Step(
        DRAW_FLARE_UP,
        "draw-flare-up",
        headings.FLARE_UPS,
        (actions.FLARE_UP, actions.FLARE_UP_AGAIN),
    ),
    Step(DRAW_EVENT, "draw-event", headings.EVENTS, (actions.EVENT,)),
    Step(PICK, "pick", headings.EVENTS, (actions.PICK_SQUARE, actions.PICK_EDGE)),
    Step(PARK_ENGINE, "park-engine", headings.PARK),
    Step(PARK_AMBULANCE, "park-ambulance", headings.PARK),
    Step(ENTER_AT_START, "enter-at-start", headings.ENTER, of_a_pawn=True),
    Step(ACT, "act", headings.ACTIONS),
    Step(AIM, "aim", headings.OPERATOR),
    Step(RIDE_ENGINE, "ride-engine", headings.RIDE, of_a_pawn=True),
    Step(RIDE_AMBULANCE, "ride-ambulance", headings.RIDE, of_a_pawn=True),
    Step(DODGE, "dodge", headings.VETERAN, of_a_pawn=True),
    Step(FALL, "fall", headings.KNOCKED_DOWN, of_a_pawn=True),
    Step(CHOOSE_FIRST, "choose-first", headings.FIRST),
    Step(CHOOSE_SPECIALIST, "choose-specialist", headings.SPECIALISTS, of_a_pawn=True),
    Step(CHOOSE_HAZMAT, "choose-hazmat", headings.MATERIALS),
    Step(CHOOSE_EVENT, "choose-event", headings.EVENTS),
    Step(FOLLOW_EVENT, "follow-event", headings.EVENTS),
)
OF_NUMBER: Final = {step.number: step for step in STEPS}
NAMES: Final = {step.number: step.name for step in STEPS}
STREAMS: Final = streams_of(STEPS)
"""The streams of luck, by the number of the step."""
OF_A_PAWN: Final = tuple(step.number for step in STEPS if step.of_a_pawn)
"""Steps whose argument is a pawn, who decides if it is a decision."""


def decider(entry: i64, on_turn: i64) -> i64:
    """The pawn whose player an entry asks; -1 where luck decides."""
    step = step_of(entry)
    if step < FIRST_DECISION:
        return -1
    if step == ENTER_AT_START or step == CHOOSE_SPECIALIST:  # noqa: SIM109 - no tuple in hot code
        return argument_in(entry)
    return argument_in(entry) if RIDE_ENGINE <= step <= FALL else on_turn
