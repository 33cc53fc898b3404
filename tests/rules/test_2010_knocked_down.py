"""Flash Point 2010: Getting Knocked Down, and victims reached by fire."""

from __future__ import annotations

import pytest
from rule import rule
from scene import corner

TWO = "crew: firefighter firefighter"


@rule("2010.down.fire-arrives", "2010.down.lies", "2010.down.fire-removed")
def test_fire_that_spreads_to_a_firefighter_knocks_them_down() -> None:
    """The pawn lies where it stood, and the new fire is taken away. — Getting Knocked Down"""
    scene = corner(f"""
        +---+---+---+
        | F   1   . |
        +---+---+---+
        {TWO}
    """)

    scene.play("roll 1,2")

    scene.shows("""
        +---+---+---+
        | F   a   . |
        +---+---+---+
    """)


@rule("2010.down.fire-arrives")
def test_smoke_that_ignites_under_a_firefighter_knocks_them_down() -> None:
    """However the fire gets there, by the roll itself or by flashover. — Getting Knocked Down"""
    scene = corner("""
        +---+---+---+---+
        | S1  S2| 3   . |
        +---+---+---+---+
        turn: 2
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +---+---+---+---+
        | a   b | 3   . |
        +---+---+---+---+
        turn: 3
    """)


@rule("2010.down.fire-arrives")
def test_all_firefighters_of_a_square_are_knocked_down() -> None:
    """The fire does not choose. — Getting Knocked Down"""
    scene = corner("""
        +---+---+---+---+
        | F   23| 1   . |
        +---+---+---+---+
        turn: 3
    """)

    scene.play("roll 1,2")

    scene.shows("""
        +---+---+---+---+
        | F   bc| 1   . |
        +---+---+---+---+
    """)


@rule("2010.down.get-up", "2010.down.turn-after")
def test_the_next_turn_goes_into_getting_up() -> None:
    """No action is possible, the fire still advances, the turn after it is whole. — Knocked Down"""
    scene = corner("""
        +---+---+---+---+---+---+
        | a   . | 2   ?   ?   ? |
        +---+---+---+---+---+---+
        turn: 2
    """)

    scene.play("roll 6,8")
    scene.shows("""
        +---+---+---+---+---+---+
        | 1   . | 2   ?   ?   ? |
        +---+---+---+---+---+---+
        turn: 1
        ap: 0
    """)
    assert scene.waits_for == "roll-advance"
    scene.play("roll 6,6")
    assert (scene.view["turn"] + 1, scene.waits_for) == (2, "act")
    scene.play("end", "roll 6,4")

    assert (scene.view["turn"] + 1, scene.waits_for, scene.ap) == (1, "act", 4)


RISING = """
    +---+---+---+---+---+---+
    | a   . | 2   ?   ?   . |
    +---+---+---+---+---+---+
    turn: 2
"""
"""Firefighter 1 gets up in the next turn, with one POI to be detected."""


@rule("2010.down.get-up")
def test_usually_only_the_actions_are_forfeited() -> None:
    """A POI is detected first, and the fire advances. — Getting Knocked Down"""
    scene = corner(RISING)

    scene.play("roll 6,8")
    assert (scene.view["turn"] + 1, scene.waits_for) == (1, "roll-point")
    scene.play("roll 6,6")
    assert (scene.view["turn"] + 1, scene.waits_for) == (1, "roll-advance")
    assert scene.view["pawns"][0]["down"] is False
    scene.play("roll 6,4")

    assert (scene.view["turn"] + 1, scene.waits_for) == (2, "act")


@rule("2010.down.get-up")
def test_an_option_leaves_out_the_fire_of_the_turn_of_getting_up() -> None:
    """What comes after getting up is forfeited: actions and fire. — Getting Knocked Down"""
    scene = corner(f"{RISING}    option getting_up: and_fire\n")

    scene.play("roll 6,8")
    assert (scene.view["turn"] + 1, scene.waits_for) == (1, "roll-point")
    scene.play("roll 6,6")

    assert (scene.view["turn"] + 1, scene.waits_for) == (2, "act")
    assert scene.view["pawns"][0]["down"] is False


@rule("2010.down.get-up")
def test_an_option_makes_getting_up_the_whole_turn() -> None:
    """No POI, no action, no fire: the next firefighter detects the POI. — Getting Knocked Down"""
    scene = corner(f"{RISING}    option getting_up: whole_turn\n")

    scene.play("roll 6,8")

    assert (scene.view["turn"] + 1, scene.waits_for) == (2, "roll-point")
    assert scene.view["pawns"][0]["down"] is False


@rule("2010.down.saved-ap")
def test_saved_points_outlive_a_knock_down() -> None:
    """Three AP stay saved; the four of the forfeited turn are not added. — Getting Knocked Down"""
    scene = corner("""
        +---+---+---+---+---+---+
        | a   . | 2   ?   ?   ? |
        +---+---+---+---+---+---+
        turn: 2
        saved: 3 0
    """)

    scene.play("roll 6,8", "roll 6,6")
    assert scene.notes()["saved"] == "3 0"
    scene.play("end", "roll 6,4")

    assert (scene.view["turn"] + 1, scene.ap) == (1, 7)


@rule("2010.down.again")
def test_who_has_got_up_can_be_knocked_down_again() -> None:
    """The fire of the same turn is enough. — Getting Knocked Down"""
    scene = corner("""
        +---+---+---+---+---+---+
        | a   F | 2   ?   ?   ? |
        +---+---+---+---+---+---+
        turn: 2
    """)

    scene.play("roll 6,8", "roll 1,1")

    scene.shows("""
        +---+---+---+---+---+---+
        | a   F | 2   ?   ?   ? |
        +---+---+---+---+---+---+
        turn: 2
    """)


@rule("2010.down.no-further-effect", "2010.down.never-die")
def test_fire_does_nothing_to_a_firefighter_who_lies() -> None:
    """The fire stays, and the firefighter gets up in it as planned. — Getting Knocked Down"""
    scene = corner("""
        +---+---+---+---+---+---+
        | a   F | 2   ?   ?   ? |
        +---+---+---+---+---+---+
        turn: 2
        crew: firefighter firefighter firefighter
    """)

    scene.play("roll 1,1")
    scene.shows("""
        +---+---+---+---+---+---+
        | Fa  F | 2   ?   ?   ? |
        +---+---+---+---+---+---+
    """)
    scene.play("enter 0,0", "end", "roll 6,8")
    scene.shows("""
        +---+---+---+---+---+---+
        | F1  F | 2   ?   ?   ? |
        +---+---+---+---+---+---+
        turn: 1
    """)
    scene.play("roll 6,6")

    scene.shows("""
        +---+---+---+---+---+---+
        | F1  F | 2   ?   ?   ? |
        +---+---+---+---+---+---+
        turn: 2
    """)


@rule("2010.down.never-die")
def test_firefighters_never_die() -> None:
    """An explosion that hits all of them ends nothing. — Getting Knocked Down"""
    scene = corner("""
        +---+---+---+---+
        | F1  2 | ?   ? |
        +---+---+---+---+
        lost: 2
    """)

    scene.play("roll 1,1")

    assert scene.ending is None
    assert scene.view["lost"] == 2
    assert len(scene.view["pawns"]) == 2


@rule("2010.down.carried", "2010.down.fire-removed", "2010.victim.fire-kills")
def test_the_victim_beside_a_knocked_down_firefighter_dies() -> None:
    """The fire has reached the square before the firefighter puts it out. — Getting Knocked Down"""
    scene = corner(f"""
        +---+---+---+
        | F   V1  . |
        +---+---+---+
        {TWO}
    """)

    scene.play("roll 1,2")

    scene.shows("""
        +---+---+---+
        | F   a   . |
        +---+---+---+
        lost: 1
    """)


@rule("2010.down.carried", "2010.hazmat.under-firefighter")
def test_the_hazmat_beside_a_knocked_down_firefighter_explodes() -> None:
    """Its waves start where the firefighter lies. — Getting Knocked Down, Hazardous Materials"""
    scene = corner(f"""
        +---+---+---+
        | F   H1| . |
        +---+---+---+
        {TWO}
    """)

    scene.play("roll 1,2")

    scene.shows("""
        +---+-!-+---+
        ! F   a ! . |
        +---+-!-+---+
    """)


@rule("2010.victim.fire-kills", "2010.victim.dead-removed")
@pytest.mark.parametrize("victim", ["V", "T"])
def test_a_victim_whom_fire_reaches_dies(victim: str) -> None:
    """The dead leave the board; they are not the rescued. — Getting Knocked Down"""
    scene = corner(f"""
        +---+---+---+
        | F   {victim}   . |
        +---+---+---+
    """)

    scene.play("roll 1,2")

    scene.shows("""
        +---+---+---+
        | F   F   . |
        +---+---+---+
        lost: 1
        rescued: 0
    """)


@rule("2010.victim.unidentified", "2010.poi.unknown")
def test_an_unidentified_poi_in_fire_is_turned_over() -> None:
    """A victim dies, a false alarm only goes. — Getting Knocked Down, Black Discs"""
    picture = """
        +---+---+---+
        | F   ?   . |
        +---+---+---+
    """
    for kind, lost in (("victim", "1"), ("false-alarm", "0")):
        scene = corner(picture)
        scene.play("roll 1,2")
        assert scene.waits_for == "reveal-burnt"
        assert scene.odds == {"reveal victim": 8, "reveal false-alarm": 4}
        scene.play(f"reveal {kind}")

        scene.shows(f"""
            +---+---+---+
            | F   F   . |
            +---+---+---+
            lost: {lost}
            rescued: 0
        """)


@rule("2010.victim.smoke-harmless")
def test_smoke_hurts_nobody() -> None:
    """Victims, POIs and firefighters stay as they are when smoke comes. — Getting Knocked Down"""
    scene = corner("""
        +---+---+---+
        |?V1  ?   ? |
        +---+---+---+
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +---+---+---+
        | &   ?   ? |
        +---+---+---+
        at 1,1: S?V1
        lost: 0
    """)
