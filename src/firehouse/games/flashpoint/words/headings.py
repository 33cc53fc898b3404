"""The rulebook's heading for each rule that a refusal cites, in the edition that is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from firehouse.games.flashpoint.data.board import STAIRS
from firehouse.games.flashpoint.rules import actions, steps
from firehouse.games.flashpoint.words import ladder_words
from firehouse.games.flashpoint.words.card_text import CARD_KIND_RULES, CARD_STEP_RULES
from firehouse.games.flashpoint.words.cases import STEP, Case

ACTIONS: Final = "Player Action Phase: Actions"
ENTER: Final = "Player Action Phase: Starting Location"
MOVE: Final = "Player Action Phase: MOVE"
DOOR: Final = "Player Action Phase: OPEN/CLOSE DOOR"
EXTINGUISH: Final = "Player Action Phase: EXTINGUISH"
CHOP: Final = "Player Action Phase: CHOP"
SEARCH: Final = "Search and Rescue: Searching for Victims"
CARRY: Final = "Search and Rescue: Rescuing Victims"
MATERIALS: Final = "Hazardous Materials"
DISPOSE: Final = "Hazardous Materials: Disposing of Hazmat"
VEHICLES: Final = "Vehicles: Vehicle Actions"
PARK: Final = "Vehicles: Vehicle Placement at Start"
DRIVE: Final = "Vehicles: DRIVE"
RIDE: Final = "Vehicles: RIDE"
GUN: Final = "Vehicles: FIRE THE DECK GUN"
EXPLOSIONS: Final = "Advanced Game Setup"
FIRST: Final = "Setup: Start Player and Turn Order"
DETECT: Final = "Detect POI Phase"
ADVANCE: Final = "Advance Fire Phase: Advance Fire Outcomes"
STARVED: Final = "Advance Fire Phase: Running Out of Fire Discs?"
SECONDARY: Final = "Advance Fire Phase: Secondary Effects"
END_OF_GAME: Final = "End of Game"

SPECIALISTS: Final = "Specialists"
PARAMEDIC: Final = "Specialists: Paramedic"
CAPTAIN: Final = "Specialists: Fire Captain"
RESCUER: Final = "Specialists: Rescue Specialist"
OPERATOR: Final = "Specialists: Driver/Operator"
IMAGING: Final = "Specialists: Imaging Technician"
TECHNICIAN: Final = "Specialists: Hazmat Technician"
VETERAN: Final = "Specialists: Veteran"
DOG: Final = "Specialists: Rescue Dog"
ENGINEER: Final = "Specialists: Structural Engineer"
PREVENTION: Final = "Specialists: Fire Prevention Specialist"

RESTRICTED: Final = "Restricted Area"
CREW_CHANGE: Final = "Take Actions: Crew Change"
SET_UP_HAZMATS: Final = "Setup: Hazmats"
SET_UP_HOT_SPOTS: Final = "Setup: Additional Hot Spots"
KNOCKED_DOWN: Final = "Advance Fire: Firefighter Knocked Down"

SECOND: Final[Mapping[str, str]] = {
    ACTIONS: "Take Actions",
    ENTER: "Setup: Firefighters",
    MOVE: "Take Actions: Move",
    DOOR: "Take Actions: Door",
    EXTINGUISH: "Take Actions: Extinguish",
    CHOP: "Take Actions: Chop",
    SEARCH: "Take Actions: Move",
    CARRY: "Take Actions: Move",
    MATERIALS: "Advance Fire",
    DISPOSE: "Take Actions: Move",
    VEHICLES: "Take Actions: Drive",
    PARK: "Setup: Vehicles",
    DRIVE: "Take Actions: Drive",
    RIDE: "Take Actions: Ride",
    GUN: "Fire the Deck Gun",
    EXPLOSIONS: "Setup: Explosions",
    FIRST: "Setup: Who Goes First",
    DETECT: "Replenish POI",
    ADVANCE: "Advance Fire",
    STARVED: "Advance Fire",
    SECONDARY: "Advance Fire: Flashover",
    END_OF_GAME: "End Game Conditions",
}
"""What the second edition and its boxes call the rules that both editions have."""

OF_STEP: Final[Mapping[int, str]] = {
    steps.DEAL_ROLE: SPECIALISTS,
    steps.ROLL_SET_UP: EXPLOSIONS,
    steps.ROLL_CENTRE: EXPLOSIONS,
    steps.ROLL_OPPOSITE: EXPLOSIONS,
    steps.ROLL_START_POINT: DETECT,
    steps.ROLL_HAZMAT: SET_UP_HAZMATS,
    steps.ROLL_HOT_SPOT: SET_UP_HOT_SPOTS,
    steps.ROLL_POINT: DETECT,
    steps.ROLL_ADVANCE: ADVANCE,
    steps.ROLL_STARVED: STARVED,
    steps.ROLL_GUN: GUN,
    steps.REROLL_RED: OPERATOR,
    steps.REROLL_BLACK: OPERATOR,
    steps.REVEAL_FOUND: SEARCH,
    steps.REVEAL_BURNT: SECONDARY,
    steps.REVEAL_HOSED: GUN,
    steps.PARK_ENGINE: PARK,
    steps.PARK_AMBULANCE: PARK,
    steps.ENTER_AT_START: ENTER,
    steps.ACT: ACTIONS,
    steps.AIM: OPERATOR,
    steps.RIDE_ENGINE: RIDE,
    steps.RIDE_AMBULANCE: RIDE,
    steps.DODGE: VETERAN,
    steps.FALL: KNOCKED_DOWN,
    steps.CHOOSE_FIRST: FIRST,
    steps.CHOOSE_SPECIALIST: SPECIALISTS,
    steps.CHOOSE_HAZMAT: MATERIALS,
    **CARD_STEP_RULES,
}
OF_LOAD: Final = (MOVE, CARRY, DISPOSE, ladder_words.CARRY, CARRY, CARRY)
OF_KIND: Final[Mapping[int, str]] = {
    actions.OPEN: DOOR,
    actions.CLOSE: DOOR,
    actions.EXTINGUISH: EXTINGUISH,
    actions.CHOP: CHOP,
    actions.TREAT: PARAMEDIC,
    actions.DRIVE_ENGINE: DRIVE,
    actions.DRIVE_AMBULANCE: DRIVE,
    actions.GUN: GUN,
    actions.PARK: PARK,
    actions.IDENTIFY: IMAGING,
    actions.DISPOSE: TECHNICIAN,
    actions.CLEAR: ENGINEER,
    actions.REPAIR: ENGINEER,
    actions.SCENT: DOG,
    actions.CHANGE: CREW_CHANGE,
    actions.ORDER_DOOR: CAPTAIN,
    actions.ORDER_ERECT: CAPTAIN,
    actions.ORDER_COLLAPSE: CAPTAIN,
    actions.BEGIN: FIRST,
    actions.TAKE: SPECIALISTS,
    **{actions.SHIFT_SMOKE + way: PREVENTION for way in range(STAIRS + 1)},
    **{actions.SHIFT_POINT + way: PREVENTION for way in range(STAIRS + 1)},
    actions.OPEN_FOR_POINT: PREVENTION,
    **ladder_words.RULES,
    **CARD_KIND_RULES,
}


def of_step(case: Case) -> str:
    """The rule that asks for what the game waits for."""
    return END_OF_GAME if case.s.ended else OF_STEP[case.step]


def of_action(case: Case) -> str:
    """The rule of the action itself."""
    if case.mover:
        return CAPTAIN
    return OF_LOAD[case.load] if case.kind == STEP else OF_KIND[case.kind]


def of_role(case: Case) -> str:
    """The rule of the specialist who cannot do it."""
    return f"{SPECIALISTS}: {case.role.title}"


def heading(case: Case, rule: str) -> str:
    """The heading in the edition that is played; the second places new points last."""
    return SECOND.get(rule, rule) if case.g.options.points_last else rule
