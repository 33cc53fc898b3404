"""Flash Point 2011: the Family Game."""

from __future__ import annotations

import pytest
from rule import rule
from scene import family, started

from firehouse.core.bits import size


@rule("2011.boards", "2011.arrows", "2011.components")
@pytest.mark.parametrize(("board", "exits", "doors"), [("house_front", 4, 8), ("house_back", 2, 7)])
def test_two_plans(board: str, exits: int, doors: int) -> None:
    """Exits, doors, and arrows that end in a loop of eight squares. — Components"""
    house = started("flashpoint/family", board=board).game.house

    assert size(house.board.exits.v) + size(house.board.exits.h) == exits
    assert size(house.board.doors.v) + size(house.board.doors.h) == doors
    ends = set(range(48))
    for _ in range(48):
        ends = {house.arrows[square] for square in ends}
    assert {house.board.names[square] for square in ends} == {
        f"{row},{col}" for row in (3, 4) for col in (3, 4, 5, 6)
    }


@rule("2011.family.start-fire", "2011.family.start-points", "2011.family.plain")
def test_the_family_game_starts_on_fixed_squares() -> None:
    """Ten fires and three markers; then the firefighters are placed. — Family Game"""
    scene = started("flashpoint/family", crew=2)

    assert scene.view["fire"] == sorted(
        ("2,2", "2,3", "3,2", "3,3", "3,4", "3,5", "4,4", "5,6", "5,7", "6,6")
    )
    assert scene.view["points"] == ["2,4", "5,1", "5,8"]
    assert scene.waits_for == "enter-at-start"
    assert (scene.view["hazmats"], scene.view["hot_spots"]) == ([], [])
    assert {pawn["role"] for pawn in scene.view["pawns"]} == {"firefighter"}
    scene.play("enter 3,0", "enter 3,0")
    assert not [text for text in scene.legal if text.startswith(("drive", "gun", "change"))]


@rule("2011.family.rescued-outside")
def test_outside_is_rescued() -> None:
    """There is no ambulance to go to. — Family Game"""
    scene = family("""
      3      = V1  . o .   .   .   . | .   . |
    """)

    scene.play("move 3,0 carrying victim")

    assert scene.view["rescued"] == 1


@rule("2011.family.placement")
@pytest.mark.parametrize("sign", ["F", "S", "."])
def test_a_new_point_puts_out_fire_and_smoke(sign: str) -> None:
    """Wherever no marker lies. — Family Game"""
    scene = family(f"""
      3      = {sign}   1 o .   .   .   . | ?   V |
      next: roll-point
    """)
    assert not {"roll 3,7", "roll 3,8"} & set(scene.odds)
    assert len(scene.odds) == 46

    scene.play("roll 3,1")

    scene.shows("""
      3      = ?   1 o .   .   .   . | ?   V |
    """)


@rule("2011.family.revealed")
def test_a_point_on_a_firefighter_is_turned_over() -> None:
    """A false alarm is made up for by another roll. — Family Game"""
    scene = family("""
      3      = F1  . o .   .   .   . | ?   ? |
      next: roll-point, detect, end-turn
    """)

    scene.play("roll 3,1", "reveal false-alarm")
    assert (scene.waits_for, scene.view["fire"]) == ("roll-point", [])
    scene.play("roll 3,1", "reveal victim")

    assert scene.waits_for == "act"
    assert scene.view["victims"] == [{"square": "3,1", "treated": False}]


@rule("2011.family.knocked-down", "2011.knocked-down.stands")
def test_the_knocked_down_come_to_the_nearest_ambulance_spot() -> None:
    """From 3,1 it is 3,0; saved AP are kept and no turn is lost. — Family Game"""
    scene = family("""
      3      = S1  . o .   .   .   . | ?   ? |
             +   +   +   +   +   +   +   +   +
      4      | ?   . | .   .   .   . o .   . =
      saved: 2
      next: roll-advance
    """)

    scene.play("roll 3,1")

    assert scene.view["pawns"][0]["square"] == "3,0"
    assert (scene.waits_for, scene.ap) == ("act", 6)


@rule("2011.family.knocked-down")
def test_equally_near_spots_are_the_players_choice() -> None:
    """From 3,4 three spots are four rows and columns away, walls or not. — Family Game"""
    scene = family("""
      3      = .   . o .   S1  .   . | .   . |
      next: roll-advance
    """)

    scene.play("roll 3,4")

    assert sorted(scene.legal) == ["fall 0,5", "fall 3,0", "fall 7,4"]
    scene.play("fall 7,4")
    assert scene.view["pawns"][0]["square"] == "7,4"
