"""Refusals in a house of two floors: ladders, and the air around the second floor."""

from __future__ import annotations

from collections.abc import Iterator

from hand_made import Refused, later, square, state

from firehouse.games.flashpoint.data.board import EAST, LEVEL
from firehouse.games.flashpoint.rules import reasons, tokens
from firehouse.games.flashpoint.rules.state import State

VILLA = later(
    "flashpoint/second-story",
    *("paramedic", "rescue-dog", "generalist", "fire-captain"),
    **{"set_up": "staged", "vehicles": True, "specialists": True, "lead_limit": 3},
)
CARRY, ERECT = "2nd Story: Carry a Portable Ladder", "2nd Story: Erect a Portable Ladder"
CLIMB, COLLAPSE = "2nd Story: Climb Portable Ladder", "2nd Story: Collapse a Portable Ladder"


def spot(name: str) -> int:
    return square(name, VILLA)


def pile(*markers: tuple[str, int]) -> int:
    whole = 0
    for name, flags in markers:
        whole = tokens.add(whole, tokens.slot(spot(name), flags))
    return whole


STANDS = pile(("g1,0", tokens.MARKED))
LIES = pile(("g1,0", 0))
WINDOW = VILLA.edge[square("u1,4", VILLA) * 4 + EAST]


def by_window(*at: str, ladders: int = STANDS, **changes: int) -> State:
    """The window of 1,5 stands open."""
    assert WINDOW < LEVEL
    return state(VILLA, *at, open_v=1 << WINDOW, ladders=ladders, **changes)


def on_ladders() -> Iterator[Refused]:
    """Every refusal that has to do with a ladder."""
    for code, s, action, told, rule in [*_taking(), *_climbing(), *_working()]:
        yield Refused(code, VILLA, s, action, told, rule)


def _taking() -> Iterator[tuple[int, State, str, str, str]]:
    yield (
        reasons.NO_LADDER_HERE,
        state(VILLA, "g1,0"),
        "move g0,0 carrying ladder",
        "No ladder lies in the west garden by the north end of the kitchen to take; fetch one "
        "from the fire engine.",
        CARRY,
    )
    yield (
        reasons.NOT_FOR_DOGS,
        state(VILLA, "g0,0", "g1,0", turn=1, ladders=LIES),
        "move g0,0 carrying ladder",
        "The Rescue Dog cannot use ladders.",
        "Specialists: Rescue Dog",
    )
    yield (
        reasons.TOO_EXPENSIVE,
        state(VILLA, "g1,0", ladders=LIES, ap=0),
        "move g0,0 carrying ladder",
        "Moving to the north-west corner of the garden with a ladder costs 1 AP; you have none.",
        CARRY,
    )


def _climbing() -> Iterator[tuple[int, State, str, str, str]]:
    yield (
        reasons.NO_LADDER_STANDS,
        by_window("1,5", ladders=0),
        "move u1,4",
        "Between the north-west corner of the main bedroom and the air west of the house by the "
        "north end of the main bedroom is only air; erect a ladder outside first.",
        CLIMB,
    )
    yield (
        reasons.LADDER_TAKEN,
        by_window("g1,0", "g0,0", "u1,4"),
        "move u1,4",
        "Somebody is on the ladder in the air west of the house by the north end of the main "
        "bedroom, which has room for one.",
        CLIMB,
    )
    yield (
        reasons.LADDER_ON_LADDER,
        by_window("g1,0", ladders=pile(("g1,0", tokens.MARKED), ("g1,0", 0))),
        "move u1,4 carrying ladder",
        "A ladder cannot be carried on a ladder; leave it where it is.",
        CARRY,
    )
    yield (
        reasons.LADDER_RIDES,
        by_window("g0,1"),
        "move g0,2 carrying ladder",
        "The ladders are on the fire engine, in the back garden by the east end of the kitchen "
        "as in the back garden by the west end of the kitchen; step there without one.",
        CARRY,
    )
    yield (
        reasons.CARRY_ON_LADDER,
        by_window("1,5", victims=pile(("1,5", tokens.MARKED), ("1,5", tokens.MARKED))),
        "move u1,4 leading 2",
        "On a ladder a treated victim is carried, not led, and nothing else with it.",
        CLIMB,
    )
    yield (
        reasons.LEFT_ON_LADDER,
        by_window("u1,4", victims=pile(("u1,4", 0))),
        "move g1,0",
        "Nothing may be left on the ladder in the air west of the house by the north end of the "
        "main bedroom; take along what is there.",
        "2nd Story: Portable Ladder",
    )
    yield (
        reasons.NOT_FOR_DOGS,
        by_window("g0,0", "g1,0", turn=1),
        "move u1,4",
        "The Rescue Dog cannot use ladders.",
        "Specialists: Rescue Dog",
    )
    yield (
        reasons.DOOR_IN_WAY,
        state(VILLA, "u1,4", ladders=STANDS),
        "move 1,5",
        "The west window in the main bedroom is closed; open it for 1 AP.",
        "Take Actions: Door",
    )


def _working() -> Iterator[tuple[int, State, str, str, str]]:
    yield (
        reasons.TOO_EXPENSIVE,
        state(VILLA, "g1,0", ladders=LIES, ap=1),
        "erect",
        "Erecting a ladder costs 2 AP; you have 1.",
        ERECT,
    )
    yield (
        reasons.TOO_EXPENSIVE,
        state(VILLA, "g1,0", ladders=STANDS, ap=0),
        "collapse",
        "Collapsing a ladder costs 1 AP; you have none.",
        COLLAPSE,
    )
    yield (
        reasons.TOO_EXPENSIVE,
        state(VILLA, "g1,0", "g0,0", "g0,0", "g0,0", turn=3, ladders=LIES, ap=1),
        "order 1 erect",
        "Having Firefighter 1 (Paramedic) erect a ladder costs 2 AP; you have 1.",
        "Specialists: Fire Captain",
    )
    yield (
        reasons.NOTHING_TO_COLLAPSE,
        state(VILLA, "g1,0", "g0,0", "g0,0", "g0,0", turn=3, ladders=LIES),
        "order 1 collapse",
        "No ladder stands in the west garden by the north end of the kitchen.",
        COLLAPSE,
    )
    yield (
        reasons.NOT_FOR_DOGS,
        state(VILLA, "g0,0", "g1,0", "g0,0", "g0,0", turn=3, ladders=LIES),
        "order 2 erect",
        "The Rescue Dog cannot use ladders.",
        "Specialists: Rescue Dog",
    )
    yield (
        reasons.ERECT_OUTSIDE,
        state(VILLA, "1,1"),
        "erect",
        "Ladders are erected on the ground outside the house, not in the north-west corner of "
        "the kitchen.",
        ERECT,
    )
    yield (
        reasons.LADDER_STANDS,
        state(VILLA, "g1,0", ladders=STANDS),
        "erect",
        "A ladder stands in the west garden by the north end of the kitchen already; climb that "
        "one.",
        ERECT,
    )
    yield (
        reasons.COLLAPSE_FROM_GROUND,
        state(VILLA, "u1,4", ladders=STANDS),
        "collapse",
        "A ladder is collapsed from the ground; climb down from the air west of the house by "
        "the north end of the main bedroom first.",
        COLLAPSE,
    )
    yield (
        reasons.NOTHING_TO_COLLAPSE,
        state(VILLA, "g1,0", ladders=LIES),
        "collapse",
        "No ladder stands in the west garden by the north end of the kitchen.",
        COLLAPSE,
    )
    yield (
        reasons.LADDER_MANNED,
        state(VILLA, "g1,0", "g0,0", "u1,4", ladders=STANDS),
        "collapse",
        "Somebody is on the ladder that stands in the west garden by the north end of the "
        "kitchen; it cannot be collapsed now.",
        COLLAPSE,
    )
    yield (
        reasons.NOT_FOR_DOGS,
        state(VILLA, "g0,0", "g1,0", turn=1, ladders=LIES),
        "erect",
        "The Rescue Dog cannot use ladders.",
        "Specialists: Rescue Dog",
    )
    yield (
        reasons.NOT_FOR_DOGS,
        state(VILLA, "g0,0", "g1,0", turn=1, ladders=STANDS),
        "collapse",
        "The Rescue Dog cannot use ladders.",
        "Specialists: Rescue Dog",
    )
