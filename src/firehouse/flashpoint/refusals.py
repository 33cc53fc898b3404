"""Why an action is refused: a sentence with the names and numbers of the case, and the rule.

The sentences are a table of templates, so that they can be translated.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from firehouse.core.game import Reason
from firehouse.flashpoint import actions, reasons, steps
from firehouse.flashpoint.card_text import CARD_KIND_RULES, CARD_REASONS, CARD_STEP_RULES
from firehouse.flashpoint.cases import STEP, Case, Facts
from firehouse.flashpoint.house import House
from firehouse.flashpoint.names import capital
from firehouse.flashpoint.state import State

_ACTIONS: Final = "Player Action Phase: Actions"
_ENTER: Final = "Player Action Phase: Starting Location"
_MOVE: Final = "Player Action Phase: MOVE"
_DOOR: Final = "Player Action Phase: OPEN/CLOSE DOOR"
_EXTINGUISH: Final = "Player Action Phase: EXTINGUISH"
_CHOP: Final = "Player Action Phase: CHOP"
_SEARCH: Final = "Search and Rescue: Searching for Victims"
_CARRY: Final = "Search and Rescue: Rescuing Victims"
_DISPOSE: Final = "Hazardous Materials: Disposing of Hazmat"
_SPECIALISTS: Final = "Specialists"
_PARAMEDIC: Final = "Specialists: Paramedic"
_CAPTAIN: Final = "Specialists: Fire Captain"
_RESCUER: Final = "Specialists: Rescue Specialist"
_OPERATOR: Final = "Specialists: Driver/Operator"
_VEHICLES: Final = "Vehicles: Vehicle Actions"
_PARK: Final = "Vehicles: Vehicle Placement at Start"
_DRIVE: Final = "Vehicles: DRIVE"
_RIDE: Final = "Vehicles: RIDE"
_GUN: Final = "Vehicles: FIRE THE DECK GUN"

_STEP_RULES: Final[Mapping[int, str]] = {
    steps.DEAL_ROLE: _SPECIALISTS,
    steps.ROLL_SET_UP: "Advanced Game Setup",
    steps.ROLL_POINT: "Detect POI Phase",
    steps.ROLL_ADVANCE: "Advance Fire Phase: Advance Fire Outcomes",
    steps.ROLL_STARVED: "Advance Fire Phase: Running Out of Fire Discs?",
    steps.ROLL_GUN: _GUN,
    steps.REROLL_RED: _OPERATOR,
    steps.REROLL_BLACK: _OPERATOR,
    steps.REVEAL_FOUND: _SEARCH,
    steps.REVEAL_BURNT: "Advance Fire Phase: Secondary Effects",
    steps.REVEAL_HOSED: _GUN,
    steps.PARK_ENGINE: _PARK,
    steps.PARK_AMBULANCE: _PARK,
    steps.ACT: _ACTIONS,
    steps.AIM: _OPERATOR,
    steps.RIDE_ENGINE: _RIDE,
    steps.RIDE_AMBULANCE: _RIDE,
    **CARD_STEP_RULES,
}
_LOAD_RULES: Final = (_MOVE, _CARRY, _DISPOSE)
_KIND_RULES: Final[Mapping[int, str]] = {
    actions.OPEN: _DOOR,
    actions.CLOSE: _DOOR,
    actions.EXTINGUISH: _EXTINGUISH,
    actions.CHOP: _CHOP,
    actions.TREAT: _PARAMEDIC,
    actions.DRIVE_ENGINE: _DRIVE,
    actions.DRIVE_AMBULANCE: _DRIVE,
    actions.GUN: _GUN,
    actions.PARK: _PARK,
    **CARD_KIND_RULES,
}


def _of_step(case: Case) -> str:
    """The rule that asks for what the game waits for."""
    return "End of Game" if case.s.ended else _STEP_RULES[case.step]


def _of_action(case: Case) -> str:
    """The rule of the action itself."""
    if case.mover:
        return _CAPTAIN
    return _LOAD_RULES[case.load] if case.kind == STEP else _KIND_RULES[case.kind]


REASONS: Final[Mapping[int, tuple[str, str | Callable[[Case], str]]]] = {
    reasons.ALLOWED: ("Nothing stands against it.", _of_step),
    reasons.UNKNOWN_ACTION: ("There is no such action. {asked}", _of_step),
    reasons.GAME_OVER: ("The game is over. {asked}", _of_step),
    reasons.CHANCE_DECIDES: ("Luck decides now. {asked}", _of_step),
    reasons.NOT_NOW: ("That cannot be done now. {asked}", _of_step),
    reasons.NO_SUCH_OUTCOME: ("{impossible} {asked}", _of_step),
    reasons.ENTER_FIRST: (
        "{on_turn} is not on the board yet; enter on a square outside the house first.",
        _ENTER,
    ),
    reasons.ALREADY_ON_BOARD: ("{who} is on the board already, at {here}; move instead.", _ENTER),
    reasons.NOT_OUTSIDE: (
        "{square} is no square outside the house to stand on; enter on one that is.",
        _ENTER,
    ),
    reasons.TOO_EXPENSIVE: ("{doing} costs {cost} AP; you have {ap}.", _of_action),
    reasons.NOT_A_STEP: (
        "{square} is not one step away from {here}; go there square by square.",
        _MOVE,
    ),
    reasons.BARRED: ("Nobody may enter {square}; go round it.", _MOVE),
    reasons.WALL_IN_WAY: ("{edge} is in the way; {way_round}.", _MOVE),
    reasons.DOOR_IN_WAY: ("{edge} is closed; open it for {door_cost} AP.", _DOOR),
    reasons.CORNER_IN_WAY: (
        "The corner between {here} and {square} is blocked; one way round it must be open.",
        _RESCUER,
    ),
    reasons.NO_DIAGONALS: (
        "From {here} to {square} is a diagonal step, which only the Rescue Specialist can take.",
        _RESCUER,
    ),
    reasons.CARRIED_INTO_FIRE: (
        "{square} is on fire, and nothing may be carried or led into fire; put it out first.",
        _CARRY,
    ),
    reasons.NO_VICTIM_HERE: ("There is no victim at {here} to {wanted}.", _of_action),
    reasons.NO_HAZMAT_HERE: ("There is no hazmat at {here} to carry.", _DISPOSE),
    reasons.NOT_ENOUGH_TREATED: ("{treated} at {here}; you cannot lead {led}.", _PARAMEDIC),
    reasons.NO_DOOR_THERE: ("There is no door {toward}{instead}.", _DOOR),
    reasons.DOOR_OPEN: ("{edge} is open already.", _DOOR),
    reasons.DOOR_CLOSED: ("{edge} is closed already.", _DOOR),
    reasons.DOOR_GONE: ("{edge} is destroyed, and the way is free.", _DOOR),
    reasons.NO_WALL_THERE: ("There is no wall {toward} to chop{instead}.", _CHOP),
    reasons.WALL_GONE: ("{edge} is destroyed already; walk through.", _CHOP),
    reasons.NOTHING_BURNS: ("There is neither fire nor smoke at {target}.", _EXTINGUISH),
    reasons.NO_SQUARE_THERE: ("{no_target}.", _EXTINGUISH),
    reasons.CANNOT_EXTINGUISH: (
        "The {role} cannot extinguish; leave fire and smoke to the others.",
        _RESCUER,
    ),
    reasons.OUT_OF_REACH: ("{edge} keeps {target} out of reach; make an opening.", _EXTINGUISH),
    reasons.NOT_PARAMEDIC: ("Only the Paramedic can treat a victim.", _PARAMEDIC),
    reasons.ALL_TREATED: (
        "Whoever is at {here} has been treated already; lead them out.",
        _PARAMEDIC,
    ),
    reasons.NO_BLUE_DISCS: (
        "Only {treated_limit} victims can be treated at a time; rescue one of them first.",
        _PARAMEDIC,
    ),
    reasons.NOT_CAPTAIN: ("Only the Fire Captain can move other firefighters.", _CAPTAIN),
    reasons.NO_SUCH_PAWN: ("There is no Firefighter {mover}; the crew has {crew}.", _CAPTAIN),
    reasons.ORDER_TO_SELF: (
        "{who} gives orders to others only; use a move of your own.",
        _CAPTAIN,
    ),
    reasons.ORDER_TO_LYING: (
        "{who} is knocked down and cannot move before getting up.",
        _CAPTAIN,
    ),
    reasons.ORDER_TO_ABSENT: ("{who} has not entered the board yet.", _CAPTAIN),
    reasons.NO_VEHICLES: ("There are no vehicles in this game.", _VEHICLES),
    reasons.NOT_IN_VEHICLE: (
        "{who} is at {here}, but {vehicle} can only be driven from {parked}.",
        _DRIVE,
    ),
    reasons.NOT_NEXT_SPOT: (
        "{vehicle} drives one parking spot at a time; get out at {choices}.",
        _DRIVE,
    ),
    reasons.NOT_A_SPOT: ("{square} names no spot for {vehicle}; choose {choices}.", _of_action),
    reasons.NOT_IN_ENGINE: (
        "{who} is at {here}, but the deck gun can only be fired from {parked}.",
        _GUN,
    ),
    reasons.NOT_THE_SPOT: ("{vehicle} has stopped elsewhere; get out at {parked}.", _RIDE),
    reasons.DIE_ALREADY_REROLLED: (
        "The {die} die has been rolled again already, and the second roll stands.",
        _OPERATOR,
    ),
    **CARD_REASONS,
}
"""Sentence and rule for each code; names in braces are facts of the case."""

CODES: Final = {
    value: name.lower().replace("_", "-") for name, value in vars(reasons).items() if name.isupper()
}
"""The code of each reason, for programs."""


def explain(g: House, s: State, action: int, code: int) -> Reason:
    """The judge's code for an action as a reason that people understand."""
    case = Case(g, s, action)
    template, rule = REASONS[code]
    sentence = capital(template.format_map(Facts(case)))
    return Reason(CODES[code], sentence, rule if isinstance(rule, str) else rule(case))
