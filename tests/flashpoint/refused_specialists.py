"""Refusals of the Fire Captain's orders, and of the four promotional specialists."""

from __future__ import annotations

from collections.abc import Iterator

from hand_made import COMMAND, Row, away, bits, edge, pile, state

from firehouse.games.flashpoint.data.board import EAST, NORTH
from firehouse.games.flashpoint.rules import reasons, steps, tokens
from firehouse.games.flashpoint.rules.state import State

CAPTAIN, DOG, ENGINEER, PREVENTION, VETERAN, CAFS = range(6)
MOVE, DOOR = "Take Actions: Move", "Take Actions: Door"


def at_command() -> Iterator[Row]:
    """What the crew of the house COMMAND is refused."""
    yield from orders()
    yield from dog()
    yield from engineer()
    yield from prevention()
    yield from veteran()


def orders() -> Iterator[Row]:
    rule = "Specialists: Fire Captain"
    yield (
        reasons.ORDER_INTO_FIRE,
        state(COMMAND, *away(CAFS, "1,2"), fire=bits("1,3"), ap=1, free=2, bonus=2),
        "order 6 1,3",
        "The north-east corner of the living room is on fire, and Firefighter 1 (Fire Captain) "
        "could not pay the way out of it any more.",
        rule,
    )
    yield (
        reasons.ORDER_OUT_FIRST,
        state(COMMAND, *away(CAFS, "1,3"), fire=bits("1,3"), ap=1),
        "end",
        "Firefighter 6 (CAFS Firefighter) stands in fire on your orders, and no turn may end "
        "there; order them out.",
        rule,
    )
    yield (
        reasons.TRAPPED_IN_FIRE,
        state(COMMAND, *away(CAFS, "1,3"), fire=bits("1,3"), ap=1, bonus=2),
        "move 0,1",
        "After that Firefighter 6 (CAFS Firefighter) could not get out of the fire any more, and "
        "no turn may end there.",
        MOVE,
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
        "Moving Firefighter 3 (Structural Engineer) to the north-east corner of the living room "
        "with a victim costs 2 AP; you have 1.",
        rule,
    )
    yield (
        reasons.NO_DOOR_THERE,
        state(COMMAND, *away(CAFS, "1,1")),
        "order 6 door n",
        "There is no door north of the north-west corner of the living room, only a wall.",
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
        "The wall between the kitchen and the games room is in the way; go round.",
        MOVE,
    )
    yield (
        reasons.DOOR_IN_WAY,
        state(COMMAND, *away(DOG, "3,2"), turn=DOG),
        "move 3,3",
        "The door between the living room and the kitchen is closed; somebody else must open it.",
        DOOR,
    )
    yield (
        reasons.TOO_EXPENSIVE,
        state(COMMAND, *away(DOG, "3,6"), turn=DOG, ap=1, damaged_v=1 << edge("3,6", EAST)),
        "move 3,7",
        "Squeezing through to the north-west corner of the games room costs 2 AP; you have 1.",
        MOVE,
    )
    yield (
        reasons.NO_POINT_THERE,
        state(COMMAND, *at, turn=DOG),
        "scent e",
        "There is no point of interest east of the north side of the living room.",
        rule,
    )
    yield (
        reasons.OUT_OF_REACH,
        state(COMMAND, *away(DOG, "3,6"), turn=DOG, poi=bits("3,7")),
        "scent e",
        "The wall between the kitchen and the games room keeps the north-west corner of the "
        "games room out of reach; go round.",
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
            "There is no hot spot on the north side of the living room to clear.",
        ),
        (
            reasons.FIRE_NEAR,
            state(COMMAND, *at, turn=ENGINEER, hot_spots=bits("1,2"), fire=bits("1,3")),
            "clear",
            "There is fire on the north side of the living room or right beside it; the "
            "Structural Engineer needs it away.",
        ),
        (
            reasons.WALL_WHOLE,
            state(COMMAND, *at, turn=ENGINEER),
            "repair n",
            "The north outer wall on the north side of the living room has no damage to repair.",
        ),
        (
            reasons.WALL_GONE,
            state(COMMAND, *at, turn=ENGINEER, gone_h=north),
            "repair n",
            "The north outer wall on the north side of the living room is destroyed already; "
            "nothing is left of it.",
        ),
        (
            reasons.NO_WALL_THERE,
            state(COMMAND, *at, turn=ENGINEER),
            "repair e",
            "There is no wall east of the north side of the living room to repair, only an "
            "opening.",
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
            "There is no smoke in the living room towards the south.",
        ),
        (
            reasons.NO_POINT_THERE,
            state(COMMAND, *at, **on_turn),
            "shift point 3,2 w",
            "There is no point of interest in the living room towards the south.",
        ),
        (
            reasons.NOT_THE_WAY_OUT,
            state(COMMAND, *at, **on_turn, smoke=bits("3,2")),
            "shift smoke 3,2 n",
            "That is not the shortest way from the living room towards the south through doors "
            "and holes in walls to the nearest exit.",
        ),
        (
            reasons.NOT_THE_WAY_OUT,
            state(COMMAND, *at, **on_turn, poi=bits("3,2")),
            "shift point 3,2 n",
            "That is not the shortest way from the living room towards the south through doors "
            "to the nearest exit.",
        ),
        (
            reasons.SHIFTED_INTO_FIRE,
            state(COMMAND, *at, **on_turn, smoke=bits("3,2"), fire=bits("3,1")),
            "shift smoke 3,2 w",
            "The next square on the way out of the living room towards the south is on fire; "
            "put it out first.",
        ),
        (
            reasons.POINT_IN_WAY,
            state(COMMAND, *at, **on_turn, poi=bits("3,2", "3,1")),
            "shift point 3,2 w",
            "Another marker lies on the next square on the way out of the living room towards "
            "the south.",
        ),
        (
            reasons.NO_SQUARE_THERE,
            state(COMMAND, *at, **on_turn),
            "shift smoke 3,0 w",
            "The west garden by the west door is outside the house already.",
        ),
        (
            reasons.TOO_EXPENSIVE,
            state(COMMAND, *at, **on_turn, poi=bits("3,2"), ap=1),
            "shift point 3,2 w",
            "Moving a point of interest costs 2 AP; you have 1.",
        ),
        (
            reasons.TOO_EXPENSIVE,
            state(COMMAND, *at, **on_turn, poi=bits("3,3"), ap=1),
            "open 3,2-3,3",
            "Opening a door for a point of interest costs 2 AP; you have 1.",
        ),
        (
            reasons.DOOR_ON_THE_WAY,
            state(COMMAND, *at, **on_turn, poi=bits("3,3")),
            "shift point 3,3 w",
            "A closed door is on the way out of the north-west corner of the kitchen; have it "
            "opened first.",
        ),
        (
            reasons.NOT_PREVENTION,
            state(COMMAND, *at, poi=bits("3,3")),
            "open 3,2-3,3",
            "Only the Fire Prevention Specialist can have a door opened from afar.",
        ),
        (
            reasons.NO_POINT_THERE,
            state(COMMAND, *at, **on_turn),
            "open 3,2-3,3",
            "There is no point of interest whose way out leads through the door between the "
            "living room and the kitchen.",
        ),
    ]
    for code, s, action, told in rows:
        yield code, s, action, told, rule
    yield (
        reasons.NO_DOOR_THERE,
        state(COMMAND, *at, **on_turn),
        "open 4,2-4,3",
        "There is no door between the south side of the living room and the south-west corner "
        "of the kitchen, only a wall.",
        DOOR,
    )


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
        "The north-east corner of the living room is no place to dodge to from the north side "
        "of the living room: it must be one step of 1 AP, out of the fire's reach.",
        "Specialists: Veteran",
    )
