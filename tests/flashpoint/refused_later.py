"""Refusals of the second edition: its specialists, fire, vehicles and crew changes."""

from __future__ import annotations

from collections.abc import Iterator

from hand_made import (
    ADVANCED,
    COMMAND,
    FAMILY,
    FLATS,
    MEDICAL,
    Refused,
    bits,
    edge,
    pile,
    square,
    state,
)

from firehouse.flashpoint import reasons, steps, tokens
from firehouse.flashpoint.board import EAST, NORTH
from firehouse.flashpoint.state import State

CAPTAIN, DOG, ENGINEER, PREVENTION, VETERAN, CAFS = range(6)
PARAMEDIC, IMAGING, TECHNICIAN, RESCUER, OPERATOR, GENERALIST = range(6)
MOVE, DOOR = "Take Actions: Move", "Take Actions: Door"
Row = tuple[int, State, str, str, str]


def away(who: int, here: str) -> list[str]:
    """Squares for a crew of six: one is here, the rest are in a corner outside."""
    return [here if other == who else "0,0" for other in range(6)]


def later_on() -> Iterator[Refused]:
    """What only the second edition refuses, or cites otherwise."""
    for g, rows in (
        (COMMAND, [*orders(), *dog(), *engineer(), *prevention(), *veteran()]),
        (MEDICAL, [*medical(), *vehicles(), *crew_change()]),
    ):
        for code, s, action, told, rule in rows:
            yield Refused(code, g, s, action, told, rule)
    yield from elsewhere()


def elsewhere() -> Iterator[Refused]:
    """In the Family Game, in the brownstone, and in the first edition."""
    captain = "Specialists: Fire Captain"
    yield Refused(
        reasons.ORDER_TO_DOOR,
        ADVANCED,
        state(ADVANCED, "3,2", "3,2"),
        "order 2 door e",
        "The Fire Captain moves others but does not make them work doors.",
        captain,
    )
    yield Refused(
        reasons.END_IN_FIRE,
        FAMILY,
        state(FAMILY, "1,2", "0,0", fire=bits("1,2")),
        "end",
        "1,2 is on fire, and no turn may end there; move away or put it out.",
        MOVE,
    )
    yield Refused(
        reasons.TRAPPED_IN_FIRE,
        FAMILY,
        state(FAMILY, "1,2", "0,0", fire=bits("1,3"), ap=2),
        "move 1,3",
        "After that Firefighter 1 could not get out of the fire any more, and no turn may end "
        "there.",
        MOVE,
    )
    yield Refused(
        reasons.NOT_A_BED,
        FAMILY,
        state(FAMILY, "0,0", "1,1", todo=steps.FALL, argument=1),
        "fall 0,6",
        "Firefighter 2 is carried to the nearest square of an ambulance: 3,0.",
        "Advance Fire: Firefighter Knocked Down",
    )
    yield Refused(
        reasons.NO_DIAGONALS,
        FAMILY,
        state(FAMILY, "1,2", "0,0"),
        "move 2,3",
        "From 1,2 to 2,3 is a diagonal step, which nobody can take.",
        MOVE,
    )
    yield Refused(
        reasons.TOO_EXPENSIVE,
        FLATS,
        state(FLATS, "1,0", "0,0", ap=3, engine=square_spot("1,0")),
        "drive engine 1,9",
        "Driving the fire engine costs 4 AP; you have 3.",
        "Take Actions: Drive",
    )
    yield Refused(
        reasons.BARRED,
        FLATS,
        state(FLATS, "0,0", "0,0"),
        "move 0,1",
        "Nobody may enter 0,1; go round it.",
        "Restricted Area",
    )
    yield Refused(
        reasons.NO_CREW_CHANGE,
        FAMILY,
        state(FAMILY, "0,7", "0,0"),
        "change firefighter",
        "In this game nobody changes their specialist.",
        "Take Actions: Crew Change",
    )


def square_spot(name: str) -> int:
    """The engine's spot in the brownstone that a square belongs to."""
    return FLATS.board.engine_spot_at[square(name, FLATS)]


def orders() -> Iterator[Row]:
    rule = "Specialists: Fire Captain"
    yield (
        reasons.ORDER_INTO_FIRE,
        state(COMMAND, *away(CAFS, "1,2"), fire=bits("1,3")),
        "order 6 1,3",
        "1,3 is on fire, and nobody is sent into fire; they could not leave it in time.",
        rule,
    )
    yield (
        reasons.TOO_EXPENSIVE,
        state(COMMAND, *away(CAFS, "3,2"), ap=0, free=2, acted=2),
        "order 6 door e",
        "Having Firefighter 6 (CAFS Firefighter) work a door costs 1 AP; you have none.",
        rule,
    )
    yield (
        reasons.TOO_EXPENSIVE,
        state(COMMAND, *away(ENGINEER, "1,2"), ap=0, free=1, victims=pile(("1,2", 0))),
        "order 3 1,3 carrying victim",
        "Moving Firefighter 3 (Structural Engineer) to 1,3 with a victim costs 2 AP; you have 1.",
        rule,
    )
    yield (
        reasons.NO_DOOR_THERE,
        state(COMMAND, *away(CAFS, "1,1")),
        "order 6 door n",
        "There is no door north of 1,1, only a wall.",
        DOOR,
    )


def dog() -> Iterator[Row]:
    rule, way = "Specialists: Rescue Dog", "1,2"
    at = away(DOG, way)
    rows: list[tuple[State, str, str]] = [
        (state(COMMAND, *away(DOG, "3,2"), turn=DOG), "open e", "work doors"),
        (state(COMMAND, *away(DOG, "3,2")), "order 2 door e", "work doors"),
        (state(COMMAND, *at, turn=DOG), "chop n", "chop"),
        (state(COMMAND, *at, turn=DOG), "drive ambulance 3,9", "drive"),
        (state(COMMAND, *away(DOG, "0,7"), turn=DOG), "gun", "fire the deck gun"),
        (
            state(COMMAND, *at, turn=DOG, hazmats=pile((way, 0))),
            "move 1,3 carrying hazmat",
            "carry a hazmat",
        ),
        (
            state(COMMAND, *at, turn=DOG, victims=pile((way, tokens.MARKED))),
            "move 1,3 leading 1",
            "lead treated victims",
        ),
        (state(COMMAND, *at, turn=DOG, fire=bits("1,3")), "move 1,3", "go into fire"),
    ]
    for s, action, work in rows:
        yield reasons.NOT_FOR_DOGS, s, action, f"The Rescue Dog cannot {work}.", rule
    yield (
        reasons.CANNOT_EXTINGUISH,
        state(COMMAND, *at, turn=DOG, fire=bits("1,3")),
        "extinguish e",
        "The Rescue Dog cannot extinguish; leave fire and smoke to the others.",
        rule,
    )
    yield (
        reasons.WALL_IN_WAY,
        state(COMMAND, *away(DOG, "3,6"), turn=DOG),
        "move 3,7",
        "The wall between 3,6 and 3,7 is in the way; go round.",
        MOVE,
    )
    yield (
        reasons.DOOR_IN_WAY,
        state(COMMAND, *away(DOG, "3,2"), turn=DOG),
        "move 3,3",
        "The door between 3,2 and 3,3 is closed; somebody else must open it.",
        DOOR,
    )
    yield (
        reasons.TOO_EXPENSIVE,
        state(COMMAND, *away(DOG, "3,6"), turn=DOG, ap=1, damaged_v=1 << edge("3,6", EAST)),
        "move 3,7",
        "Squeezing through to 3,7 costs 2 AP; you have 1.",
        MOVE,
    )
    yield (
        reasons.NO_POINT_THERE,
        state(COMMAND, *at, turn=DOG),
        "scent e",
        "There is no point of interest east of 1,2.",
        rule,
    )
    yield (
        reasons.OUT_OF_REACH,
        state(COMMAND, *away(DOG, "3,6"), turn=DOG, poi=bits("3,7")),
        "scent e",
        "The wall between 3,6 and 3,7 keeps 3,7 out of reach; go round.",
        rule,
    )
    yield (
        reasons.NOT_A_DOG,
        state(COMMAND, *away(CAPTAIN, "1,2"), poi=bits("1,3")),
        "scent e",
        "Only the Rescue Dog can scent what lies on the next square.",
        rule,
    )


def engineer() -> Iterator[Row]:
    rule, at = "Specialists: Structural Engineer", away(ENGINEER, "1,2")
    north = 1 << edge("1,2", NORTH) - 64
    rows: list[tuple[int, State, str, str]] = [
        (
            reasons.NOT_ENGINEER,
            state(COMMAND, "1,2"),
            "clear",
            "Only the Structural Engineer can clear a hot spot.",
        ),
        (
            reasons.NOT_ENGINEER,
            state(COMMAND, "1,2"),
            "repair n",
            "Only the Structural Engineer can repair walls.",
        ),
        (
            reasons.NO_HOT_SPOT_HERE,
            state(COMMAND, *at, turn=ENGINEER),
            "clear",
            "There is no hot spot at 1,2 to clear.",
        ),
        (
            reasons.FIRE_NEAR,
            state(COMMAND, *at, turn=ENGINEER, hot_spots=bits("1,2"), fire=bits("1,3")),
            "clear",
            "There is fire at 1,2 or right beside it; the Structural Engineer needs it away.",
        ),
        (
            reasons.WALL_WHOLE,
            state(COMMAND, *at, turn=ENGINEER),
            "repair n",
            "The outer wall north of 1,2 has no damage to repair.",
        ),
        (
            reasons.WALL_GONE,
            state(COMMAND, *at, turn=ENGINEER, gone_h=north),
            "repair n",
            "The outer wall north of 1,2 is destroyed already; nothing is left of it.",
        ),
        (
            reasons.NO_WALL_THERE,
            state(COMMAND, *at, turn=ENGINEER),
            "repair e",
            "There is no wall east of 1,2 to repair, only an opening.",
        ),
        (
            reasons.TOO_EXPENSIVE,
            state(COMMAND, *at, turn=ENGINEER, ap=1, damaged_h=north),
            "repair n",
            "Repairing a wall costs 2 AP; you have 1.",
        ),
        (
            reasons.TOO_EXPENSIVE,
            state(COMMAND, *at, turn=ENGINEER, ap=0, hot_spots=bits("1,2")),
            "clear",
            "Clearing a hot spot costs 1 AP; you have none.",
        ),
        (
            reasons.CANNOT_EXTINGUISH,
            state(COMMAND, *at, turn=ENGINEER, fire=bits("1,3")),
            "extinguish e",
            "The Structural Engineer cannot extinguish; leave fire and smoke to the others.",
        ),
    ]
    for code, s, action, told in rows:
        yield code, s, action, told, rule


def prevention() -> Iterator[Row]:
    rule = "Specialists: Fire Prevention Specialist"
    on_turn = {"turn": PREVENTION}
    at = away(PREVENTION, "6,8")
    rows: list[tuple[int, State, str, str]] = [
        (
            reasons.NOT_PREVENTION,
            state(COMMAND, *at, smoke=bits("3,2")),
            "shift smoke 3,2 w",
            "Only the Fire Prevention Specialist can move smoke.",
        ),
        (
            reasons.NOT_PREVENTION,
            state(COMMAND, *at, poi=bits("3,2")),
            "shift point 3,2 w",
            "Only the Fire Prevention Specialist can move a point of interest.",
        ),
        (
            reasons.NO_SMOKE_THERE,
            state(COMMAND, *at, **on_turn),
            "shift smoke 3,2 w",
            "There is no smoke at 3,2.",
        ),
        (
            reasons.NO_POINT_THERE,
            state(COMMAND, *at, **on_turn),
            "shift point 3,2 w",
            "There is no point of interest at 3,2.",
        ),
        (
            reasons.NOT_THE_WAY_OUT,
            state(COMMAND, *at, **on_turn, smoke=bits("3,2")),
            "shift smoke 3,2 n",
            "That is not the shortest way from 3,2 through doors to the nearest exit.",
        ),
        (
            reasons.SHIFTED_INTO_FIRE,
            state(COMMAND, *at, **on_turn, smoke=bits("3,2"), fire=bits("3,1")),
            "shift smoke 3,2 w",
            "The next square on the way out of 3,2 is on fire; put it out first.",
        ),
        (
            reasons.POINT_IN_WAY,
            state(COMMAND, *at, **on_turn, poi=bits("3,2", "3,1")),
            "shift point 3,2 w",
            "Another marker lies on the next square on the way out of 3,2.",
        ),
        (
            reasons.NO_SQUARE_THERE,
            state(COMMAND, *at, **on_turn),
            "shift smoke 3,0 w",
            "3,0 is outside the house already.",
        ),
        (
            reasons.TOO_EXPENSIVE,
            state(COMMAND, *at, **on_turn, poi=bits("3,3"), ap=3),
            "shift point 3,3 w",
            "Moving a point of interest costs 4 AP; you have 3.",
        ),
    ]
    for code, s, action, told in rows:
        yield code, s, action, told, rule


def veteran() -> Iterator[Row]:
    yield (
        reasons.NOT_A_DODGE,
        state(
            COMMAND,
            *away(VETERAN, "1,2"),
            todo=steps.DODGE,
            argument=VETERAN,
            fire=bits("1,2", "1,3"),
        ),
        "dodge 1,3",
        "1,3 is no place to dodge to from 1,2: it must be one step of 1 AP, out of the fire's "
        "reach.",
        "Specialists: Veteran",
    )


def medical() -> Iterator[Row]:
    paramedic = "Specialists: Paramedic"
    two = pile(("1,2", tokens.MARKED), ("1,2", tokens.MARKED))
    yield (
        reasons.LEADS_TOO_MANY,
        state(MEDICAL, "1,2", victims=two),
        "move 1,3 leading 2",
        "Nobody leads more than 1 treated victim at a time; come back for the others.",
        paramedic,
    )
    yield (
        reasons.NO_LADDERS,
        state(MEDICAL, "1,2"),
        "move 1,3 carrying ladder",
        "There are no portable ladders in this game; a fire engine brings them to houses of two "
        "floors.",
        "2nd Story: Portable Ladder",
    )
    yield (
        reasons.NOT_IMAGING,
        state(MEDICAL, "1,2", poi=bits("5,5")),
        "identify 5,5",
        "Only the Imaging Technician can turn over a marker from afar.",
        "Specialists: Imaging Technician",
    )
    yield (
        reasons.NO_POINT_THERE,
        state(MEDICAL, *away(IMAGING, "1,2"), turn=IMAGING),
        "identify 5,5",
        "There is no point of interest at 5,5.",
        "Specialists: Imaging Technician",
    )
    yield (
        reasons.TOO_EXPENSIVE,
        state(MEDICAL, *away(IMAGING, "1,2"), turn=IMAGING, poi=bits("5,5"), ap=0),
        "identify 5,5",
        "Turning over a point of interest costs 1 AP; you have none.",
        "Specialists: Imaging Technician",
    )
    technician = "Specialists: Hazmat Technician"
    yield (
        reasons.NOT_HAZMAT_TECHNICIAN,
        state(MEDICAL, "1,2", hazmats=pile(("1,2", 0))),
        "dispose",
        "Only the Hazmat Technician can remove a hazmat on the spot; carry it out instead.",
        technician,
    )
    yield (
        reasons.NO_HAZMAT_HERE,
        state(MEDICAL, *away(TECHNICIAN, "1,2"), turn=TECHNICIAN),
        "dispose",
        "There is no hazmat at 1,2 to remove.",
        technician,
    )
    yield (
        reasons.TOO_EXPENSIVE,
        state(MEDICAL, *away(TECHNICIAN, "1,2"), turn=TECHNICIAN, hazmats=pile(("1,2", 0)), ap=1),
        "dispose",
        "Removing a hazmat costs 2 AP; you have 1.",
        technician,
    )
    yield (
        reasons.TOO_EXPENSIVE,
        state(MEDICAL, *away(RESCUER, "1,2"), turn=RESCUER, fire=bits("1,3"), ap=0, free=1),
        "move 1,3",
        "Moving into the fire at 1,3 costs 2 AP; you have 1.",
        MOVE,
    )
    yield (
        reasons.TOO_EXPENSIVE,
        state(MEDICAL, *away(RESCUER, "1,2"), turn=RESCUER, fire=bits("1,3"), ap=1, free=3),
        "extinguish e",
        "Extinguishing costs 2 AP; you have 1.",
        "Take Actions: Extinguish",
    )


def vehicles() -> Iterator[Row]:
    yield (
        reasons.GUN_AREA_MANNED,
        state(MEDICAL, "0,7", "1,7"),
        "gun",
        "Firefighter 2 (Imaging Technician) is in the quadrant that the deck gun covers; it must "
        "be empty.",
        "Fire the Deck Gun",
    )
    yield (
        reasons.NOT_NEXT_SPOT,
        state(MEDICAL, "1,2"),
        "drive ambulance 0,5",
        "The ambulance is there already; choose 3,9 or 3,0.",
        "Take Actions: Drive",
    )
    yield (
        reasons.NOT_A_SPOT,
        state(MEDICAL, "1,2"),
        "drive ambulance 4,9",
        "4,9 names no spot for the ambulance; choose 3,9 or 3,0.",
        "Take Actions: Drive",
    )


def crew_change() -> Iterator[Row]:
    rule = "Take Actions: Crew Change"
    rows: list[tuple[int, State, str, str]] = [
        (
            reasons.CHANGE_COMES_FIRST,
            state(MEDICAL, "0,7", acted=1),
            "change fire-captain",
            "Firefighter 1 (Paramedic) has acted already; a crew change is the first action of a "
            "turn.",
        ),
        (
            reasons.CHANGE_AT_ENGINE,
            state(MEDICAL, "0,5"),
            "change fire-captain",
            "Firefighter 1 (Paramedic) is at 0,5, but specialists change at the fire engine, "
            "0,7 or 0,8.",
        ),
        (
            reasons.ROLE_IN_PLAY,
            state(MEDICAL, "0,7"),
            "change generalist",
            "Firefighter 6 is the Generalist already.",
        ),
        (
            reasons.ROLE_IN_PLAY,
            state(MEDICAL, "0,7"),
            "change veteran",
            "The Veteran's card is not in the game; option promos brings it in.",
        ),
        (
            reasons.TOO_EXPENSIVE,
            state(MEDICAL, "0,7", ap=1),
            "change fire-captain",
            "A crew change costs 2 AP; you have 1.",
        ),
    ]
    for code, s, action, told in rows:
        yield code, s, action, told, rule
