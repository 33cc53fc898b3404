"""Flash Point 2010: Rescue Specialist."""

from __future__ import annotations

import pytest
from rule import rule
from scene import acting, advanced

DIAGONALS = {"nw": "1,1", "ne": "1,3", "sw": "3,1", "se": "3,3"}


def diagonals(picture: str) -> set[str]:
    """In which directions the Rescue Specialist on 2,2 may step over a corner."""
    scene = acting(f"{picture}\n        crew: rescue-specialist")
    return {way for way, square in DIAGONALS.items() if f"move {square}" in scene.legal}


@rule("2010.rescuer.no-extinguish")
def test_the_rescue_specialist_does_not_extinguish() -> None:
    """Neither fire nor smoke, here or beside. — Rescue Specialist"""
    scene = acting("""
        +---+---+---+
        | F   S1  F |
        +---+---+---+
        crew: rescue-specialist
    """)

    for way in ("here", "e", "w"):
        assert scene.refuses(f"extinguish {way}") == "cannot-extinguish"


@rule("2010.rescuer.chop-cost")
def test_the_rescue_specialist_chops_for_one() -> None:
    """A wall falls for 2 AP. — Rescue Specialist"""
    scene = acting("""
        +---+---+
        | 1 | . |
        +---+---+
        crew: rescue-specialist
    """)

    scene.play("chop e", "chop e")

    scene.shows("""
        +---+---+
        | 1   . |
        +---+---+
        ap: 2
    """)


@rule("2010.rescuer.diagonal")
def test_diagonal_steps_cost_what_steps_cost() -> None:
    """1 AP over the corner, 2 into fire, 2 with a victim. — Rescue Specialist"""
    scene = acting("""
        +---+---+---+
        | V1  .   . |
        +   +   +   +
        | .   .   . |
        +   +   +   +
        | F   .   . |
        +---+---+---+
        crew: rescue-specialist
        ap: 5
    """)

    scene.play("move 2,2 carrying victim")
    assert scene.ap == 3
    assert scene.refuses("move 3,1 carrying victim") == "carried-into-fire"
    scene.play("move 3,1")
    assert scene.ap == 1
    scene.play("move 2,2")

    scene.shows("""
        +---+---+---+
        | .   .   . |
        +   +   +   +
        | .   V1  . |
        +   +   +   +
        | F   .   . |
        +---+---+---+
        ap: 0
    """)


@rule("2010.rescuer.diagonal")
def test_in_the_open_all_four_corners_are_free() -> None:
    """Without obstacles every diagonal step is possible. — Rescue Specialist"""
    assert diagonals("""
        +---+---+---+
        | .   .   . |
        +   +   +   +
        | .   1   . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
    """) == {"nw", "ne", "sw", "se"}


@rule("2010.rescuer.near-and-far")
def test_one_near_wall_closes_the_corners_at_both_its_ends() -> None:
    """A wall beside the own square is an obstacle, whatever stands elsewhere. — Rescue"""
    assert diagonals("""
        +---+---+---+
        | .   .   . |
        +   +---+   +
        | .   1   . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
    """) == {"sw", "se"}


@rule("2010.rescuer.near-and-far")
def test_one_far_wall_closes_the_corner() -> None:
    """So is a wall on a side of the other square. — Rescue Specialist"""
    assert diagonals("""
        +---+---+---+
        | .   . | . |
        +   +   +   +
        | .   1   . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
    """) == {"nw", "sw", "se"}


@rule("2010.rescuer.near-and-far")
def test_walls_that_end_elsewhere_are_not_in_the_way() -> None:
    """Only what meets at the corner counts. — Rescue Specialist"""
    assert diagonals("""
        +---+---+---+---+
        | . | .   .   . |
        +---+   +   +---+
        | .   1   . | . |
        +   +   +   +   +
        | .   .   .   . |
        +---+---+---+---+
    """) == {"ne", "sw", "se"}


@rule("2010.rescuer.near-and-far")
def test_closed_doors_and_damaged_walls_are_not_open() -> None:
    """Only an open door or a destroyed wall lets anybody through. — Rescue Specialist"""
    assert diagonals("""
        +---+---+---+
        | .   .   . |
        +-o-+   +-/-+
        | .   1   . |
        +   +   +   +
        | .   . ! . |
        +---+---+---+
    """) == {"ne", "sw"}


@rule("2010.rescuer.near-and-far")
def test_nobody_cuts_the_corner_of_the_house() -> None:
    """Outside, the outer walls are in the way. — Rescue Specialist"""
    scene = advanced("""
      0        1               am  am  en  en
             +---+---+---+---+---+= =+---+---+
      1    en| .   .   . o .   . | .   .   . |
      crew: rescue-specialist
    """)

    assert scene.refuses("move 1,0") == "corner-in-way"
    assert scene.refuses("move 1,2") == "corner-in-way"


@rule("2010.rescuer.example", "2010.rescuer.near-and-far")
@pytest.mark.parametrize(("wall", "free"), [(" ", {"4,6", "4,8"}), ("|", {"4,8"})])
def test_the_books_example(wall: str, free: set[str]) -> None:
    """Both doors are open; the lower left is free if the near wall is gone too. — Example"""
    scene = advanced(f"""
      2    en| .   .   . | .   . o .   .   . |
             +   +   +---+---+---+---+---+-/-+
      3    am= .   . o .   .   .   . {wall} 1   . | am
             +   +   +   +   +   +   +   +   +
      4    am| .   . | .   .   .   . / .   . = am
      crew: rescue-specialist
    """)

    around = ("2,6", "2,8", "4,6", "4,8")
    assert {square for square in around if f"move {square}" in scene.legal} == free
    assert scene.refuses("move 2,8") == "corner-in-way"


@rule("2010.rescuer.only")
def test_nobody_else_steps_diagonally() -> None:
    """The other specialists go round. — Rescue Specialist"""
    for role in ("paramedic", "fire-captain", "driver-operator", "firefighter"):
        scene = acting(f"""
            +---+---+
            | 1   . |
            +   +   +
            | .   . |
            +---+---+
            crew: {role}
        """)
        assert scene.refuses("move 2,2") == "no-diagonals"
