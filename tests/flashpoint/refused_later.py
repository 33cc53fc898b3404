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
    Row,
    away,
    bits,
    pile,
    square,
    state,
)
from refused_specialists import at_command

from firehouse.games.flashpoint.rules import reasons, steps, tokens
from firehouse.games.flashpoint.rules.state import State

PARAMEDIC, IMAGING, TECHNICIAN, RESCUER, OPERATOR, GENERALIST = range(6)
MOVE = "Take Actions: Move"


def later_on() -> Iterator[Refused]:
    """What only the second edition refuses, or cites otherwise."""
    for g, rows in (
        (COMMAND, [*at_command()]),
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
        "The north side of the living room is on fire, and no turn may end there; move away or "
        "put it out.",
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
        "Firefighter 2 is carried to the nearest square of an ambulance: the west garden by the "
        "west door.",
        "Advance Fire: Firefighter Knocked Down",
    )
    lit = pile(("1,1", tokens.MARKED), ("2,2", tokens.MARKED), ("3,3", 0))
    for g, rule in ((ADVANCED, "Hazardous Materials"), (MEDICAL, "Advance Fire")):
        yield Refused(
            reasons.HAZMAT_NOT_REACHED,
            g,
            state(g, todo=steps.CHOOSE_HAZMAT, hazmats=lit),
            "explode 3,3",
            "Fire has reached no hazmat in the north-west corner of the kitchen; choose the one "
            "at the north-west corner of the living room or the living room towards the north.",
            rule,
        )
    yield Refused(
        reasons.NO_DIAGONALS,
        FAMILY,
        state(FAMILY, "1,2", "0,0"),
        "move 2,3",
        "From the north side of the living room to the east side of the living room towards the "
        "north is a diagonal step, which nobody can take.",
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
        "Nobody may enter the back garden by the west end of the north living room; go round it.",
        "Restricted Area",
    )
    yield Refused(
        reasons.NO_CREW_CHANGE,
        FAMILY,
        state(FAMILY, "0,7", "0,0"),
        "change firefighter",
        "There is no crew change in this game.",
        "Take Actions",
    )


def square_spot(name: str) -> int:
    """The engine's spot in the brownstone that a square belongs to."""
    return FLATS.board.engine_spot_at[square(name, FLATS)]


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
        "There are no portable ladders in this game; only houses of two floors can have them.",
        "Take Actions",
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
        "There is no point of interest in the north-east corner of the dining room.",
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
        "There is no hazmat on the north side of the living room to remove.",
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
        "Moving into the fire in the north-east corner of the living room costs 2 AP; you have 1.",
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
        "The ambulance is there already; choose the east garden by the north end of the games "
        "room or the west garden by the west door.",
        "Take Actions: Drive",
    )
    yield (
        reasons.NOT_A_SPOT,
        state(MEDICAL, "1,2"),
        "drive ambulance 4,9",
        "The east garden by the east door names no spot for the ambulance; choose the east "
        "garden by the north end of the games room or the west garden by the west door.",
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
            "Firefighter 1 (Paramedic) is in the back garden by the east end of the bathroom, "
            "but specialists change at the fire engine, in the back garden.",
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
            "That card is not in the game; option promos brings in more of them.",
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
