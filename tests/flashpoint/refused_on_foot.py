"""Refusals at the wrong moment, and of entering, stepping, carrying, leading and treating."""

from __future__ import annotations

from collections.abc import Iterator

from hand_made import ADVANCED, BASIC, BROWNSTONE, Refused, bits, house, pile, square, state

from firehouse.games.flashpoint.rules import endings, reasons, steps, tokens


def on_foot() -> Iterator[Refused]:
    """What is no matter of price or of tools: the moment, entering, stepping, carrying."""
    basic, advanced = BASIC, ADVANCED
    at_1_3 = state(basic, "1,3")
    roll = state(basic, "1,3", todo=steps.ROLL_ADVANCE)
    act_rule = "Player Action Phase: Actions"
    yield Refused(
        reasons.UNKNOWN_ACTION,
        basic,
        at_1_3,
        -1,
        "There is no such action. Firefighter 1 is in the north-east corner of the living room "
        "and has 4 AP. Act, or end the turn.",
        act_rule,
    )
    yield Refused(
        reasons.UNKNOWN_ACTION,
        basic,
        roll,
        10**9,
        "There is no such action. Roll both dice to advance the fire.",
        "Advance Fire Phase: Advance Fire Outcomes",
    )
    yield Refused(
        reasons.GAME_OVER,
        basic,
        state(basic, "1,3", ended=endings.COLLAPSE, damage=30),
        "move 1,2",
        "The game is over. Lost: the house collapsed under its damage.",
        "End of Game",
    )
    yield Refused(
        reasons.CHANCE_DECIDES,
        basic,
        roll,
        "move 1,2",
        "Luck decides now. Roll both dice to advance the fire.",
        "Advance Fire Phase: Advance Fire Outcomes",
    )
    yield Refused(
        reasons.NOT_NOW,
        basic,
        at_1_3,
        "roll 1,4",
        "That cannot be done now. Firefighter 1 is in the north-east corner of the living room "
        "and has 4 AP. Act, or end the turn.",
        act_rule,
    )
    yield Refused(
        reasons.NO_SUCH_OUTCOME,
        basic,
        roll,
        "red 3",
        "That cannot come out here. Roll both dice to advance the fire.",
        "Advance Fire Phase: Advance Fire Outcomes",
    )
    yield Refused(
        reasons.NO_SUCH_OUTCOME,
        basic,
        state(
            basic,
            "1,3",
            todo=steps.REVEAL_FOUND,
            argument=square("1,3"),
            bag_victims=2,
            bag_false_alarms=1,
        ),
        "reveal hazmat",
        "There are no hazmats in this game. Turn over the marker in the north-east corner of "
        "the living room: a victim or a false alarm?",
        "Search and Rescue: Searching for Victims",
    )
    yield Refused(
        reasons.NO_SUCH_OUTCOME,
        advanced,
        state(advanced, "1,3", todo=steps.REVEAL_FOUND, argument=square("1,3"), bag_victims=2),
        "reveal hazmat",
        "No hazmat is left among the markers that are face down. Turn over the marker in the "
        "north-east corner of the living room: it can only be a victim.",
        "Search and Rescue: Searching for Victims",
    )
    yield Refused(
        reasons.NO_SUCH_OUTCOME,
        advanced,
        state(advanced, todo=steps.DEAL_ROLE, argument=1),
        "role fire-captain",
        "That card is not among those that are left. "
        "Draw a specialist for Firefighter 2 (Driver/Operator).",
        "Specialists",
    )
    yield Refused(
        reasons.ENTER_FIRST,
        basic,
        state(basic),
        "move 1,2",
        "Firefighter 1 is not on the board yet; enter on a square outside the house first.",
        "Player Action Phase: Starting Location",
    )
    yield Refused(
        reasons.ALREADY_ON_BOARD,
        basic,
        at_1_3,
        "enter 0,1",
        "Firefighter 1 is on the board already, in the north-east corner of the living room; "
        "move instead.",
        "Player Action Phase: Starting Location",
    )
    yield Refused(
        reasons.NOT_OUTSIDE,
        basic,
        state(basic),
        "enter 1,3",
        "The north-east corner of the living room is no square outside the house to stand on; "
        "enter on one that is.",
        "Player Action Phase: Starting Location",
    )
    yield Refused(
        reasons.NOT_A_STEP,
        basic,
        at_1_3,
        "move 3,5",
        "The north side of the kitchen towards the east is too far for one step from "
        "the north-east corner of the living room.",
        "Player Action Phase: MOVE",
    )
    yield Refused(
        reasons.NOT_A_STEP,
        basic,
        at_1_3,
        "move 1,3",
        "Firefighter 1 stands in the north-east corner of the living room already.",
        "Player Action Phase: MOVE",
    )
    yield Refused(
        reasons.BARRED,
        BROWNSTONE,
        state(BROWNSTONE, "0,0"),
        "move 0,1",
        "Nobody may enter the back garden by the west end of the north living room; go round it.",
        "Restricted Area",
    )
    yield Refused(
        reasons.WALL_IN_WAY,
        basic,
        state(basic, "3,6"),
        "move 3,7",
        "The wall between the kitchen and the games room is in the way; chop it first or go round.",
        "Player Action Phase: MOVE",
    )
    yield Refused(
        reasons.WALL_IN_WAY,
        basic,
        at_1_3,
        "move 0,3",
        "The north outer wall in the north-east corner of the living room is in the way; chop "
        "it first or go round.",
        "Player Action Phase: MOVE",
    )
    yield Refused(
        reasons.DOOR_IN_WAY,
        basic,
        state(basic, "3,2"),
        "move 3,3",
        "The door between the living room and the kitchen is closed; open it for 1 AP.",
        "Player Action Phase: OPEN/CLOSE DOOR",
    )
    yield from specialist_steps()
    yield from carrying()


def specialist_steps() -> Iterator[Refused]:
    rule = "Specialists: Rescue Specialist"
    yield Refused(
        reasons.CORNER_IN_WAY,
        ADVANCED,
        state(ADVANCED, "0,0", "0,0", "0,0", "2,3", turn=3),
        "move 3,4",
        "The wall between the living room and the bathroom is in the way to the north side of "
        "the kitchen towards the west; everything that meets at the corner must be open.",
        rule,
    )
    yield Refused(
        reasons.NO_DIAGONALS,
        ADVANCED,
        state(ADVANCED, "1,2"),
        "move 2,3",
        "From the north side of the living room to the east side of the living room towards the "
        "north is a diagonal step, which only the Rescue Specialist can take.",
        rule,
    )
    yield Refused(
        reasons.NO_DIAGONALS,
        BASIC,
        state(BASIC, "1,2"),
        "move 2,3",
        "From the north side of the living room to the east side of the living room towards the "
        "north is a diagonal step, which nobody can take.",
        "Player Action Phase: MOVE",
    )
    yield Refused(
        reasons.CANNOT_EXTINGUISH,
        ADVANCED,
        state(ADVANCED, "0,0", "0,0", "0,0", "2,3", turn=3, smoke=bits("2,3")),
        "extinguish here",
        "The Rescue Specialist cannot extinguish; leave fire and smoke to the others.",
        rule,
    )


def carrying() -> Iterator[Refused]:
    g = ADVANCED
    rescue, paramedic = "Search and Rescue: Rescuing Victims", "Specialists: Paramedic"
    yield Refused(
        reasons.CARRIED_INTO_FIRE,
        g,
        state(g, "1,2", fire=bits("1,3"), victims=pile(("1,2", 0))),
        "move 1,3 carrying victim",
        "The north-east corner of the living room is on fire, and nothing may be carried or led "
        "into fire; put it out first.",
        rescue,
    )
    yield Refused(
        reasons.NO_VICTIM_HERE,
        g,
        state(g, "1,2"),
        "move 1,3 carrying victim",
        "There is no victim on the north side of the living room to carry.",
        rescue,
    )
    yield Refused(
        reasons.NO_VICTIM_HERE,
        g,
        state(g, "1,2", victims=pile(("1,2", tokens.MARKED))),
        "move 1,3 carrying victim",
        "There is no victim on the north side of the living room to carry but a treated one.",
        rescue,
    )
    yield Refused(
        reasons.NO_VICTIM_HERE,
        g,
        state(g, "1,2", "1,2", "1,2", turn=2),
        "treat",
        "There is no victim on the north side of the living room to treat.",
        paramedic,
    )
    yield Refused(
        reasons.NO_HAZMAT_HERE,
        g,
        state(g, "1,2"),
        "move 1,3 carrying hazmat",
        "There is no hazmat on the north side of the living room to carry.",
        "Hazardous Materials: Disposing of Hazmat",
    )
    for treated, told in (
        (0, "There is no treated victim on the north side of the living room; you cannot lead 3."),
        (1, "There is 1 treated victim on the north side of the living room; you cannot lead 3."),
        (2, "There are 2 treated victims on the north side of the living room; you cannot lead 3."),
    ):
        victims = pile(*[("1,2", tokens.MARKED)] * treated)
        s = state(g, "1,2", victims=victims)
        yield Refused(reasons.NOT_ENOUGH_TREATED, g, s, "move 1,3 leading 3", told, paramedic)
    for action, told in (
        (
            "carrying treated",
            "There is no treated victim on the north side of the living room; "
            "you cannot carry one.",
        ),
        (
            "carrying treated leading 2",
            "There is no treated victim on the north side of the living room; you cannot carry "
            "one and lead 2.",
        ),
    ):
        yield Refused(
            reasons.NOT_ENOUGH_TREATED, g, state(g, "1,2"), f"move 1,3 {action}", told, paramedic
        )
    with_events = house(0, 1, 2, decks=True)
    yield Refused(
        reasons.NO_VICTIM_HERE,
        with_events,
        state(with_events, "1,2", victims=pile(("1,2", 0))),
        "move 1,3 carrying trapped",
        "There is no trapped victim on the north side of the living room to carry.",
        rescue,
    )
    yield Refused(
        reasons.NOT_PARAMEDIC,
        g,
        state(g, "1,2", victims=pile(("1,2", 0))),
        "treat",
        "Only the Paramedic can treat a victim.",
        paramedic,
    )
    yield Refused(
        reasons.ALL_TREATED,
        g,
        state(g, "1,2", "1,2", "1,2", turn=2, victims=pile(("1,2", tokens.MARKED))),
        "treat",
        "Whoever is on the north side of the living room has been treated already; lead them out.",
        paramedic,
    )
    three = [("5,1", tokens.MARKED)] * 3
    yield Refused(
        reasons.NO_BLUE_DISCS,
        g,
        state(g, "1,2", "1,2", "1,2", turn=2, victims=pile(("1,2", 0), *three)),
        "treat",
        "Only 3 victims can be treated at a time; rescue one of them first.",
        paramedic,
    )
