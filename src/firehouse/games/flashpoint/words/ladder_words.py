"""The sentences about portable ladders: why not, and what happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from firehouse.core.event import Event
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.rules import actions, reasons
from firehouse.games.flashpoint.words import features

LADDER: Final = "2nd Story: Portable Ladder"
CARRY: Final = "2nd Story: Carry a Portable Ladder"
ERECT: Final = "2nd Story: Erect a Portable Ladder"
CLIMB: Final = "2nd Story: Climb Portable Ladder"
COLLAPSE: Final = "2nd Story: Collapse a Portable Ladder"

RULES: Final[Mapping[int, str]] = {actions.ERECT: ERECT, actions.COLLAPSE: COLLAPSE}
"""The rule of each action with a ladder."""

DOING: Final[Mapping[int, str]] = {
    actions.ERECT: "Erecting a ladder",
    actions.COLLAPSE: "Collapsing a ladder",
}
ORDERED: Final[Mapping[int, str]] = {
    actions.ORDER_ERECT: "erect a ladder",
    actions.ORDER_COLLAPSE: "collapse a ladder",
}
"""What the Captain has somebody do."""

REASONS: Final[Mapping[int, tuple[str, str]]] = {
    reasons.NO_LADDER_HERE: (
        "No ladder lies at {here} to take; fetch one from the fire engine.",
        CARRY,
    ),
    reasons.NO_LADDERS: (features.LADDERS.missing, LADDER),
    reasons.NO_LADDER_STANDS: (
        "Between {here} and {square} is only air; erect a ladder outside first.",
        CLIMB,
    ),
    reasons.LADDER_TAKEN: (
        "Somebody is on the ladder at {square}, which has room for one.",
        CLIMB,
    ),
    reasons.LADDER_ON_LADDER: (
        "A ladder cannot be carried on a ladder; leave it where it is.",
        CARRY,
    ),
    reasons.LADDER_RIDES: (
        "The ladders are on the fire engine, at {square} as at {here}; step there without one.",
        CARRY,
    ),
    reasons.CARRY_ON_LADDER: (
        "On a ladder a treated victim is carried, not led, and nothing else with it.",
        CLIMB,
    ),
    reasons.LEFT_ON_LADDER: (
        "Nothing may be left on the ladder at {here}; take along what is there.",
        LADDER,
    ),
    reasons.ERECT_OUTSIDE: (
        "Ladders are erected on the ground outside the house, not at {here}.",
        ERECT,
    ),
    reasons.LADDER_STANDS: ("A ladder stands at {here} already; climb that one.", ERECT),
    reasons.COLLAPSE_FROM_GROUND: (
        "A ladder is collapsed from the ground; climb down from {here} first.",
        COLLAPSE,
    ),
    reasons.NOTHING_TO_COLLAPSE: ("No ladder stands at {here}.", COLLAPSE),
    reasons.LADDER_MANNED: (
        "Somebody is on the ladder that stands at {here}; it cannot be collapsed now.",
        COLLAPSE,
    ),
}

EVENTS: Final[Mapping[type[Event], str]] = {
    events.LadderErected: "{who} erected a ladder at {square}.",
    events.LadderCollapsed: "{collapser} the ladder at {square}.",
    events.LadderStowed: "The ladder at {square} is on the fire engine.",
    events.Fell: "{who} fell with the ladder to {square}.",
}


def collapser(who: int, name: str) -> str:
    """Who or what brought a ladder down."""
    return "Fire collapsed" if who < 0 else f"{name} collapsed"
