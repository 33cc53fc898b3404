"""The headings of the rulebooks, and the section of our reference that tells the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PHASES: Final = "Turn Order and Phases"
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
SET_UP: Final = "Advanced Game Setup"
FIRST: Final = "Setup: Start Player and Turn Order"
DETECT: Final = "Detect POI Phase"
ADVANCE: Final = "Advance Fire Phase: Advance Fire Outcomes"
EXPLOSIONS: Final = "Advance Fire Phase: Explosions"
FLASHOVERS: Final = "Advance Fire Phase: Flashovers"
GETTING_DOWN: Final = "Advance Fire Phase: Getting Knocked Down"
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
HOT_SPOTS: Final = "HotSpot Note"

LADDERS: Final = "2nd Story: Portable Ladder"
CARRY_LADDER: Final = "2nd Story: Carry a Portable Ladder"
ERECT: Final = "2nd Story: Erect a Portable Ladder"
CLIMB: Final = "2nd Story: Climb Portable Ladder"
COLLAPSE: Final = "2nd Story: Collapse a Portable Ladder"

FIRE_CARDS: Final = "Tragic Events: Draw A Fire Deck Card"
FLARE_UPS: Final = "Tragic Events: Create Flare Up Deck"
EVENTS: Final = "Tragic Events: Event Deck"
CARD_ENGINEER: Final = "Tragic Events: Structural Engineer"
TWEAKS: Final = "Tragic Events: Too Difficult?"

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
    SET_UP: "Setup: Explosions",
    FIRST: "Setup: Who Goes First",
    DETECT: "Replenish POI",
    ADVANCE: "Advance Fire",
    STARVED: "Advance Fire",
    SECONDARY: "Advance Fire: Flashover",
    END_OF_GAME: "End Game Conditions",
    EXPLOSIONS: "Advance Fire",
    FLASHOVERS: "Advance Fire: Flashover",
    GETTING_DOWN: KNOCKED_DOWN,
    PHASES: "Game Play",
}
"""What the second edition and its boxes call the rules that both editions have."""

SECTIONS: Final[Mapping[str, str]] = {
    PHASES: "turn",
    ACTIONS: "action-points",
    ENTER: "starting-squares",
    MOVE: "move",
    DOOR: "doors",
    EXTINGUISH: "extinguish",
    CHOP: "chop",
    SEARCH: "search",
    CARRY: "rescue",
    MATERIALS: "hazmats",
    DISPOSE: "hazmats",
    PARK: "vehicles",
    DRIVE: "vehicles",
    RIDE: "vehicles",
    GUN: "deck-gun",
    SET_UP: "set-up-advanced",
    FIRST: "choosing",
    DETECT: "new-points",
    ADVANCE: "advance-fire",
    EXPLOSIONS: "explosions",
    FLASHOVERS: "flashover",
    GETTING_DOWN: "knocked-down",
    STARVED: "discs",
    SECONDARY: "advance-fire",
    END_OF_GAME: "end",
    SPECIALISTS: "specialists",
    PARAMEDIC: "paramedic",
    CAPTAIN: "fire-captain",
    OPERATOR: "driver-operator",
    IMAGING: "technicians",
    TECHNICIAN: "technicians",
    VETERAN: "veteran",
    DOG: "rescue-dog",
    ENGINEER: "structural-engineer",
    PREVENTION: "fire-prevention",
    CREW_CHANGE: "crew-change",
    SET_UP_HAZMATS: "hazmats",
    SET_UP_HOT_SPOTS: "hot-spots",
    HOT_SPOTS: "hot-spots",
    LADDERS: "ladders",
    ERECT: "ladders",
    COLLAPSE: "ladders",
    FIRE_CARDS: "fire-cards",
    FLARE_UPS: "fire-cards",
    EVENTS: "event-cards",
    CARD_ENGINEER: "structural-engineer",
    TWEAKS: "tweaks",
}
"""Where our reference tells what happened."""


def section(heading: str) -> str:
    """The section of our reference for a heading; a specialist of one's own is with the others."""
    return SECTIONS.get(heading) or SECTIONS[heading.partition(":")[0]]
