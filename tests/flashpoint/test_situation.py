"""The situation in one line: at every chance, decision and ending."""

from __future__ import annotations

import pytest
from hand_made import ADVANCED, BASIC, COMMAND, FAMILY, MEDICAL, later, pile, square, state
from hand_made_cards import STANDING_CARDS

from firehouse.core.stack import step_of
from firehouse.games.flashpoint.rules import endings, steps, tokens
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.words.language import say
from firehouse.games.flashpoint.words.names import pawn_name
from firehouse.games.flashpoint.words.situation import ASKED, situation

PERFECT = later("flashpoint/family", "firefighter", perfect_game=True)
AIMED = 3 + (5 << 4)

STANDING: list[tuple[House, State, str]] = [
    (
        BASIC,
        state(BASIC, "3,4", ap=3, rescued=2, lost=1, damage=7),
        "Firefighter 1 is on the north side of the kitchen towards the west and has 3 AP. "
        "Rescued 2 of 8, lost 1 of 3, damage 7 of 30.",
    ),
    (
        ADVANCED,
        state(ADVANCED, "0,0", "0,0", "3,4", turn=2, ap=5),
        "Firefighter 3 (Paramedic) is on the north side of the kitchen towards the west and has "
        "5 AP (1 saved before). Rescued 0 of 8, lost 0 of 3, damage 0 of 30.",
    ),
    (
        BASIC,
        state(BASIC, "3,4", ap=0),
        "Firefighter 1 is on the north side of the kitchen towards the west and has no AP. "
        "Rescued 0 of 8, lost 0 of 3, damage 0 of 30.",
    ),
    (
        BASIC,
        state(BASIC),
        "Firefighter 1 enters on any square outside the house, with 4 AP. "
        "Rescued 0 of 8, lost 0 of 3, damage 0 of 30.",
    ),
    (BASIC, state(BASIC, todo=steps.DEAL_ROLE, argument=1), "Draw a specialist for Firefighter 2."),
    (
        ADVANCED,
        state(ADVANCED, todo=steps.CHOOSE_FIRST),
        "Choose who begins; the turns go round from there.",
    ),
    (
        MEDICAL,
        state(MEDICAL, todo=steps.CHOOSE_SPECIALIST, argument=1),
        "Firefighter 2 (Imaging Technician) takes a specialist, or one at random.",
    ),
    (
        BASIC,
        state(BASIC, todo=steps.CHOOSE_SPECIALIST, argument=1),
        "No specialist is left: Firefighter 2 stays a plain firefighter.",
    ),
    (
        ADVANCED,
        state(ADVANCED, todo=steps.ROLL_SET_UP, times=2),
        "Roll both dice for an explosion of the set-up (2 to go).",
    ),
    (
        MEDICAL,
        state(MEDICAL, todo=steps.ROLL_CENTRE, times=3),
        "Roll the black die for an explosion of the set-up (3 to go).",
    ),
    (
        MEDICAL,
        state(MEDICAL, todo=steps.ROLL_OPPOSITE, dice=AIMED),
        "Roll the red die, the black one turned over, for an explosion of the set-up (1 to go).",
    ),
    (MEDICAL, state(MEDICAL, todo=steps.ROLL_HAZMAT), "Roll both dice to place a hazmat."),
    (MEDICAL, state(MEDICAL, todo=steps.ROLL_HOT_SPOT), "Roll both dice to place a hot spot."),
    (
        MEDICAL,
        state(MEDICAL, todo=steps.ROLL_START_POINT),
        "Roll both dice to place a point of interest of the set-up.",
    ),
    (
        MEDICAL,
        state(MEDICAL, todo=steps.ENTER_AT_START, argument=1),
        "Firefighter 2 (Imaging Technician) starts on any square outside the house.",
    ),
    (
        COMMAND,
        state(COMMAND, "0,0", todo=steps.ACT, free=2, bonus=1, ap=5),
        "Firefighter 1 (Fire Captain) is in the north-west corner of the garden and has 5 AP (1 "
        "saved before), 2 free AP to command others, 1 AP from the Veteran. Rescued 0 of 7, "
        "lost 0 of 4, damage 0 of 24.",
    ),
    (
        COMMAND,
        state(COMMAND, *["0,0"] * 4, "1,2", todo=steps.DODGE, argument=4, saved=1 << 32),
        "Fire reaches Firefighter 5 (Veteran) on the north side of the living room: dodge for 1 "
        "saved AP, or take it.",
    ),
    (
        FAMILY,
        state(FAMILY, "0,0", "1,1", todo=steps.FALL, argument=1),
        "Firefighter 2 was knocked down and is carried to the west garden by the west door: "
        "choose.",
    ),
    (
        ADVANCED,
        state(
            ADVANCED,
            todo=steps.CHOOSE_HAZMAT,
            hazmats=pile(("1,1", tokens.MARKED), ("2,2", tokens.MARKED)),
        ),
        "Fire has reached hazmats at the north-west corner of the living room and the living "
        "room towards the north: Firefighter 1 (Fire Captain) chooses which explodes.",
    ),
    (
        BASIC,
        state(BASIC, todo=steps.ROLL_POINT),
        "Roll both dice to place a point of interest.",
    ),
    (BASIC, state(BASIC, todo=steps.ROLL_ADVANCE), "Roll both dice to advance the fire."),
    (
        BASIC,
        state(BASIC, todo=steps.ROLL_STARVED),
        "Roll both dice to see where the fire dies for lack of oxygen.",
    ),
    (ADVANCED, state(ADVANCED, todo=steps.ROLL_GUN), "Roll both dice to aim the deck gun."),
    (
        ADVANCED,
        state(ADVANCED, todo=steps.REROLL_RED, dice=AIMED),
        "Roll the red die of the deck gun again.",
    ),
    (
        ADVANCED,
        state(ADVANCED, todo=steps.REROLL_BLACK, dice=AIMED),
        "Roll the black die of the deck gun again.",
    ),
    (
        ADVANCED,
        state(
            ADVANCED,
            todo=steps.REVEAL_FOUND,
            argument=square("2,5"),
            bag_victims=1,
            bag_false_alarms=1,
            bag_hazmats=1,
        ),
        "Turn over the marker in the south-east corner of the bathroom: a victim, a false alarm "
        "or a hazmat?",
    ),
    (
        BASIC,
        state(BASIC, todo=steps.REVEAL_BURNT, argument=square("2,5"), bag_victims=1),
        "Turn over the marker in the south-east corner of the bathroom, which the fire reached: "
        "it can only be a victim.",
    ),
    (
        ADVANCED,
        state(
            ADVANCED,
            todo=steps.REVEAL_HOSED,
            argument=square("2,5"),
            bag_victims=2,
            bag_hazmats=1,
        ),
        "Turn over the marker in the south-east corner of the bathroom, which the deck gun hit: "
        "a victim or a hazmat?",
    ),
    (
        ADVANCED,
        state(ADVANCED, todo=steps.PARK_ENGINE),
        "Park the fire engine: the back garden, the east garden, the front garden or the west "
        "garden.",
    ),
    (
        ADVANCED,
        state(ADVANCED, todo=steps.PARK_AMBULANCE),
        "Park the ambulance: the back garden, the east garden, the front garden or the west "
        "garden.",
    ),
    (
        ADVANCED,
        state(ADVANCED, "0,7", "0,7", turn=1, todo=steps.AIM, dice=AIMED),
        "Firefighter 2 (Driver/Operator) may re-roll one or both dice or keep both: red 3, "
        "black 5 (aims on the north side of the kitchen towards the east).",
    ),
    (
        ADVANCED,
        state(ADVANCED, "0,7", "0,7", turn=1, todo=steps.AIM, dice=256 + 6 + (2 << 4)),
        "Firefighter 2 (Driver/Operator) may re-roll the black die or keep both: red 6, black 2 "
        "(aims on the north side of the main bedroom).",
    ),
    (
        ADVANCED,
        state(ADVANCED, "0,7", "0,7", turn=1, todo=steps.AIM, dice=512 + AIMED),
        "Firefighter 2 (Driver/Operator) may re-roll the red die or keep both: red 3, black 5 "
        "(aims on the north side of the kitchen towards the east).",
    ),
    (
        ADVANCED,
        state(ADVANCED, todo=steps.RIDE_ENGINE, argument=2),
        "Firefighter 3 (Paramedic) may ride along with the fire engine to the back garden by "
        "the middle of the main bedroom or the back garden by the east end of the main bedroom, "
        "or stay.",
    ),
    (
        ADVANCED,
        state(ADVANCED, todo=steps.RIDE_AMBULANCE, argument=3),
        "Firefighter 4 (Rescue Specialist) may ride along with the ambulance to the back garden "
        "by the east end of the bathroom or the back garden by the back door, or stay.",
    ),
    (
        BASIC,
        state(BASIC, ended=endings.ACCOUNTED_FOR, rescued=7, lost=1, damage=9),
        "Won: every victim is accounted for and the house stands. "
        "Rescued 7 of 8, lost 1 of 3, damage 9 of 30.",
    ),
    (
        MEDICAL,
        state(MEDICAL, ended=endings.RESCUED, rescued=7, lost=1, damage=9),
        "Won: enough victims are rescued. Rescued 7 of 7, lost 1 of 4, damage 9 of 24.",
    ),
    (
        PERFECT,
        state(PERFECT, ended=endings.PERFECT, rescued=10, damage=9),
        "Won: every victim is rescued, a perfect game. "
        "Rescued 10 of 10, lost 0 of 4, damage 9 of 24.",
    ),
    (
        BASIC,
        state(BASIC, ended=endings.VICTIMS_LOST, rescued=4, lost=3, damage=9),
        "Lost: too many victims died. Rescued 4 of 8, lost 3 of 3, damage 9 of 30.",
    ),
    (
        BASIC,
        state(BASIC, ended=endings.COLLAPSE, damage=30),
        "Lost: the house collapsed under its damage. Rescued 0 of 8, lost 0 of 3, damage 30 of 30.",
    ),
    *STANDING_CARDS,
]


@pytest.mark.parametrize(("g", "s", "told"), STANDING, ids=[told for _, _, told in STANDING])
def test_situation_in_one_line(g: House, s: State, told: str) -> None:
    assert say(situation(g, s)) == told


def test_every_chance_decision_and_ending_has_a_line() -> None:
    """A new entry of the stack needs a sentence and a line above."""
    asked = {kind for kind in steps.NAMES if kind >= steps.FIRST_CHANCE}
    shown = {step_of(s.todo[-1]) for _, s, _ in STANDING if not s.ended}
    ended = {s.ended for _, s, _ in STANDING if s.ended}

    assert set(ASKED) == asked == shown
    assert ended == set(range(1, len(endings.CODES)))


def test_pawn_name_tells_number_and_role() -> None:
    assert [say(pawn_name(ADVANCED, state(ADVANCED), who)) for who in range(4)] == [
        "1 Fire Captain",
        "2 Driver/Operator",
        "3 Paramedic",
        "4 Rescue Specialist",
    ]
    assert say(pawn_name(BASIC, state(BASIC), 1)) == "Firefighter 2"
