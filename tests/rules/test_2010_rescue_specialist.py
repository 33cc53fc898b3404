"""Flash Point 2010: Rescue Specialist."""

from __future__ import annotations

from rule import rule
from scene import acting

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
def test_the_near_wall_must_be_open() -> None:
    """Walls on two sides of the own square close the corner between them. — Rescue Specialist"""
    assert diagonals("""
        +---+---+---+
        | .   .   . |
        +   +---+   +
        | .   1 | . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
    """) == {"nw", "sw", "se"}


@rule("2010.rescuer.near-and-far")
def test_the_far_wall_must_be_open() -> None:
    """Walls on two sides of the other square close it as well. — Rescue Specialist"""
    assert diagonals("""
        +---+---+---+
        | .   . | . |
        +   +   +---+
        | .   1   . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
    """) == {"nw", "sw", "se"}


@rule("2010.rescuer.near-and-far")
def test_a_straight_wall_across_closes_the_corner() -> None:
    """Near wall one way and far wall the other: neither way round is open. — Rescue Specialist"""
    assert diagonals("""
        +---+---+---+
        | .   .   . |
        +---+---+---+
        | .   1   . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
    """) == {"sw", "se"}


@rule("2010.rescuer.near-and-far")
def test_closed_doors_and_damaged_walls_are_not_open() -> None:
    """Only an open door or a destroyed wall lets anybody through. — Rescue Specialist"""
    assert diagonals("""
        +---+---+---+
        | .   .   . |
        +-o-+-!-+-/-+
        | .   1   . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
    """) == {"ne", "sw", "se"}


@rule("2010.rescuer.near-and-far")
def test_one_way_round_is_enough() -> None:
    """A lone wall at the corner leaves the other way open. — Rescue Specialist, our ruling"""
    assert diagonals("""
        +---+---+---+
        | .   .   . |
        +   +---+   +
        | .   1   . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
    """) == {"nw", "ne", "sw", "se"}


@rule("2010.rescuer.example", "2010.rescuer.near-and-far")
def test_the_books_example() -> None:
    """Both doors are open, but only on the lower left is the near wall gone too. — Example"""
    assert diagonals("""
        +---+---+---+
        | .   .   . |
        +   +---+   +
        | .   1 | . |
        +-/-+---+-/-+
        | .   .   . |
        +---+---+---+
    """) == {"nw", "sw"}


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
