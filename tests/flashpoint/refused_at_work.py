"""Refusals for want of AP, and of tools, orders and vehicles."""

from __future__ import annotations

from collections.abc import Iterator

from hand_made import ADVANCED, BASIC, Refused, bits, edge, pile, square, state

from firehouse.games.flashpoint.data.board import EAST
from firehouse.games.flashpoint.rules import actions, reasons, steps
from firehouse.games.flashpoint.rules.actions import act
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State


def at_work() -> Iterator[Refused]:
    """What costs too much, and the misuse of tools, orders and vehicles."""
    yield from too_expensive()
    yield from tools()
    yield from orders()
    yield from vehicles()


def too_expensive() -> Iterator[Refused]:
    g, at = ADVANCED, ("3,4", "0,7", "3,4", "3,4")
    fire = bits("3,5")
    chop, carry = "Player Action Phase: CHOP", "Search and Rescue: Rescuing Victims"
    door, driver = "Player Action Phase: OPEN/CLOSE DOOR", "Vehicles: DRIVE"
    victim, hazmat = pile(("3,4", 0)), pile(("3,4", 0))
    rows: list[tuple[State, int | str, str, str]] = [
        (state(g, *at, ap=1), "chop n", "Chopping costs 2 AP; you have 1.", chop),
        (
            state(g, *at, turn=3, ap=0),
            "chop n",
            "Chopping costs 1 AP; you have none.",
            chop,
        ),
        (
            state(g, *at, ap=1, fire=fire),
            "move 3,5",
            "Moving into the fire on the north side of the kitchen towards the east costs 2 AP; "
            "you have 1.",
            "Player Action Phase: MOVE",
        ),
        (
            state(g, *at, ap=0),
            "order 3 3,5",
            "Moving Firefighter 3 (Paramedic) to the north side of the kitchen towards the east "
            "costs 1 AP; you have none.",
            "Specialists: Fire Captain",
        ),
        (
            state(g, *at, ap=1, victims=victim),
            "move 3,5 carrying victim",
            "Moving to the north side of the kitchen towards the east with a victim costs 2 AP; "
            "you have 1.",
            carry,
        ),
        (
            state(g, *at, ap=1, hazmats=hazmat),
            "move 3,5 carrying hazmat",
            "Moving to the north side of the kitchen towards the east with a hazmat costs 2 AP; "
            "you have 1.",
            "Hazardous Materials: Disposing of Hazmat",
        ),
        (
            state(g, "3,2", ap=0),
            "open e",
            "Opening a door costs 1 AP; you have none.",
            door,
        ),
        (
            state(g, "3,2", ap=0, open_v=1 << edge("3,2", EAST)),
            "close e",
            "Closing a door costs 1 AP; you have none.",
            door,
        ),
        (
            state(g, *at, ap=0, fire=fire),
            "extinguish e",
            "Extinguishing costs 1 AP; you have none.",
            "Player Action Phase: EXTINGUISH",
        ),
        (
            state(g, *at, turn=2, ap=1, victims=victim),
            "treat",
            "Treating a victim costs 2 AP; you have 1.",
            "Specialists: Paramedic",
        ),
        (
            state(g, "0,7", ap=3),
            "drive engine 5,9",
            "Driving the fire engine costs 4 AP; you have 3.",
            driver,
        ),
        (
            state(g, "0,5", "0,5", turn=1, ap=1),
            "drive ambulance 3,9",
            "Driving the ambulance costs 2 AP; you have 1.",
            driver,
        ),
        (
            state(g, "0,7", ap=3),
            "gun",
            "Firing the deck gun costs 4 AP; you have 3.",
            "Vehicles: FIRE THE DECK GUN",
        ),
    ]
    for s, action, told, rule in rows:
        yield Refused(reasons.TOO_EXPENSIVE, g, s, action, told, rule)


def tools() -> Iterator[Refused]:
    g = BASIC
    door = "Player Action Phase: OPEN/CLOSE DOOR"
    chop = "Player Action Phase: CHOP"
    water = "Player Action Phase: EXTINGUISH"
    opening, closing = "open e", "close e"
    leaf = 1 << edge("3,2", EAST)
    rows: list[tuple[int, State, int | str, str, str]] = [
        (
            reasons.NO_DOOR_THERE,
            state(g, "1,2"),
            "open n",
            "There is no door north of the north side of the living room, only a wall.",
            door,
        ),
        (
            reasons.NO_DOOR_THERE,
            state(g, "1,6"),
            "close n",
            "There is no door north of the north-west corner of the main bedroom, only an "
            "entrance.",
            door,
        ),
        (
            reasons.NO_DOOR_THERE,
            state(g, "0,1"),
            "open e",
            "There is no door east of the back garden by the west end of the living room.",
            door,
        ),
        (
            reasons.DOOR_OPEN,
            state(g, "3,2", open_v=leaf),
            opening,
            "The door between the living room and the kitchen is open already.",
            door,
        ),
        (
            reasons.DOOR_CLOSED,
            state(g, "3,2"),
            closing,
            "The door between the living room and the kitchen is closed already.",
            door,
        ),
        (
            reasons.DOOR_GONE,
            state(g, "3,2", gone_v=leaf),
            opening,
            "The door between the living room and the kitchen is destroyed, and the way is free.",
            door,
        ),
        (
            reasons.NO_WALL_THERE,
            state(g, "1,2"),
            "chop s",
            "There is no wall south of the north side of the living room to chop, only an opening.",
            chop,
        ),
        (
            reasons.NO_WALL_THERE,
            state(g, "3,2"),
            "chop e",
            "There is no wall east of the living room towards the south to chop, only a door.",
            chop,
        ),
        (
            reasons.WALL_GONE,
            state(g, "3,6", gone_v=1 << edge("3,6", EAST)),
            "chop e",
            "The wall between the kitchen and the games room is destroyed already; walk through.",
            chop,
        ),
        (
            reasons.NOTHING_BURNS,
            state(g, "1,2"),
            "extinguish e",
            "There is neither fire nor smoke in the north-east corner of the living room.",
            water,
        ),
        (
            reasons.NO_SQUARE_THERE,
            state(g, "0,1"),
            "extinguish e",
            "No square of the house lies east of the back garden by the west end of the living "
            "room.",
            water,
        ),
        (
            reasons.NO_SQUARE_THERE,
            state(g, "0,1"),
            "extinguish here",
            "The back garden by the west end of the living room is outside the house, where "
            "nothing burns.",
            water,
        ),
        (
            reasons.NO_SQUARE_THERE,
            state(g, "1,2"),
            act(actions.EXTINGUISH, 6),
            "What lies south-east of the north side of the living room is out of reach, as fire "
            "is never fought diagonally.",
            water,
        ),
        (
            reasons.NO_SQUARE_THERE,
            state(g, "1,2"),
            act(actions.EXTINGUISH, 99),
            "No square of the house lies that way from the north side of the living room.",
            water,
        ),
        (
            reasons.OUT_OF_REACH,
            state(g, "3,6", fire=bits("3,7")),
            "extinguish e",
            "The wall between the kitchen and the games room keeps the north-west corner of the "
            "games room out of reach; make an opening.",
            water,
        ),
    ]
    for code, s, action, told, rule in rows:
        yield Refused(code, g, s, action, told, rule)


def orders() -> Iterator[Refused]:
    g, rule = ADVANCED, "Specialists: Fire Captain"
    rows: list[tuple[int, State, int | str, str]] = [
        (
            reasons.NOT_CAPTAIN,
            state(g, "1,2", "1,2", turn=1),
            "order 1 1,3",
            "Only the Fire Captain can move other firefighters.",
        ),
        (
            reasons.NO_SUCH_PAWN,
            state(g, "1,2"),
            "order 6 1,3",
            "There is no Firefighter 6; the crew has 4.",
        ),
        (
            reasons.ORDER_TO_SELF,
            state(g, "1,2"),
            "order 1 1,3",
            "Firefighter 1 (Fire Captain) gives orders to others only; use a move of your own.",
        ),
        (
            reasons.ORDER_TO_LYING,
            state(g, "1,2", "1,2", down=2),
            "order 2 1,3",
            "Firefighter 2 (Driver/Operator) is knocked down and cannot move before getting up.",
        ),
        (
            reasons.ORDER_TO_ABSENT,
            state(g, "1,2"),
            "order 3 1,3",
            "Firefighter 3 (Paramedic) has not entered the board yet.",
        ),
    ]
    for code, s, action, told in rows:
        yield Refused(code, g, s, action, told, rule)


def vehicles() -> Iterator[Refused]:
    g = ADVANCED
    drive, gun = "Vehicles: DRIVE", "Vehicles: FIRE THE DECK GUN"
    rows: list[tuple[int, House, State, int | str, str, str]] = [
        (
            reasons.NO_VEHICLES,
            BASIC,
            state(BASIC, "0,7"),
            "gun",
            "There are no vehicles in this game.",
            "Player Action Phase: Actions",
        ),
        (
            reasons.NOT_IN_VEHICLE,
            g,
            state(g, "1,2"),
            "drive ambulance 3,0",
            "Firefighter 1 (Fire Captain) is on the north side of the living room, but the "
            "ambulance can only be driven from the back garden.",
            drive,
        ),
        (
            reasons.NOT_NEXT_SPOT,
            g,
            state(g, "0,5"),
            "drive ambulance 7,3",
            "The ambulance drives one parking spot at a time; get out at the east garden by the "
            "north end of the games room or the east garden by the east door or the west garden "
            "by the west door or the west garden by the south end of the living room.",
            drive,
        ),
        (
            reasons.NOT_A_SPOT,
            g,
            state(g, "0,5"),
            "drive ambulance 5,9",
            "The east garden by the north end of the toilet names no spot for the ambulance; "
            "choose the east garden by the north end of the games room or the east garden by "
            "the east door or the west garden by the west door or the west garden by the south "
            "end of the living room.",
            drive,
        ),
        (
            reasons.NOT_A_SPOT,
            g,
            state(g, todo=steps.PARK_ENGINE, engine=-1, ambulance=-1),
            act(actions.PARK, square("0,8")),
            "The back garden by the east end of the main bedroom names no spot for the fire "
            "engine; choose the back garden by the middle of the main bedroom or the east "
            "garden by the north end of the toilet or the front garden by the west end of the "
            "dining room or the west garden by the north end of the living room.",
            "Vehicles: Vehicle Placement at Start",
        ),
        (
            reasons.NOT_A_SPOT,
            g,
            state(g, todo=steps.PARK_AMBULANCE, ambulance=-1),
            act(actions.PARK, square("0,8")),
            "The back garden by the east end of the main bedroom names no spot for the "
            "ambulance; choose the back garden by the east end of the bathroom or the east "
            "garden by the north end of the games room or the front garden by the front door or "
            "the west garden by the west door.",
            "Vehicles: Vehicle Placement at Start",
        ),
        (
            reasons.NOT_IN_ENGINE,
            g,
            state(g, "1,2"),
            "gun",
            "Firefighter 1 (Fire Captain) is on the north side of the living room, but the deck "
            "gun can only be fired from the back garden.",
            gun,
        ),
        (
            reasons.NOT_THE_SPOT,
            g,
            state(g, "0,5", "3,9", todo=steps.RIDE_AMBULANCE, argument=1),
            "ride 3,0",
            "The ambulance has stopped elsewhere; get out in the back garden.",
            "Vehicles: RIDE",
        ),
        (
            reasons.DIE_ALREADY_REROLLED,
            g,
            state(g, "0,7", "0,7", turn=1, todo=steps.AIM, dice=256 + 3 + (5 << 4)),
            "reroll red",
            "The red die has been rolled again already, and the second roll stands.",
            "Specialists: Driver/Operator",
        ),
    ]
    for code, game, s, action, told, rule in rows:
        yield Refused(code, game, s, action, told, rule)
