"""Flash Point 2010: Secondary Effects, Flashovers, Running Out of Fire Discs?"""

from __future__ import annotations

import pytest
from rule import rule
from scene import corner

TWO = "crew: firefighter firefighter"


@rule("2010.secondary.order", "2010.flashover.harms")
def test_flashover_comes_before_knock_downs() -> None:
    """Fire that a firefighter will put out first lights the smoke beside it. — Secondary Effects"""
    scene = corner(f"""
        +---+---+---+---+
        | F   1   SV  . |
        +---+---+---+---+
        {TWO}
    """)

    scene.play("roll 1,2")

    scene.shows("""
        +---+---+---+---+
        | F   a   F   . |
        +---+---+---+---+
        lost: 1
    """)


@rule("2010.secondary.order", "2010.hazmat.after")
def test_deaths_come_before_hazmat_explosions() -> None:
    """The third death ends the game before the hazmat explodes. — Secondary Effects"""
    scene = corner("""
        +---+---+---+---+
        | F   VH  . | . |
        +---+---+---+---+
        lost: 2
    """)

    scene.play("roll 1,2")

    assert scene.ending == ("lost", "victims-lost")
    scene.shows("""
        +---+---+---+---+
        | F   FH  . | . |
        +---+---+---+---+
    """)


@rule("2010.secondary.order", "2010.hazmat.chain", "2010.hazmat.after")
def test_flashover_deaths_and_knock_downs_follow_a_hazmat_explosion_too() -> None:
    """The blast lights 1,4, which lights the smoke at 1,5 with a victim in it. — Secondary"""
    scene = corner(f"""
        +---+---+---+---+---+---+
        | F   H   F   1   SV  . |
        +---+---+---+---+---+---+
        {TWO}
    """)

    scene.play("roll 1,2")

    scene.shows("""
        +---+-!-+---+---+---+---+
        ! F   F   F   a   F   . |
        +---+-!-+---+---+---+---+
        lost: 1
    """)


@rule("2010.flashover.contiguous", "2010.flashover.any-fire")
@pytest.mark.parametrize("roll", ["1,4", "6,8"])
def test_smoke_beside_fire_ignites_after_any_roll(roll: str) -> None:
    """It does not matter where the dice fell. — Flashovers"""
    scene = corner("""
        +---+---+---+---+
        | F   S | .   . |
        +---+---+---+---+
    """)

    scene.play(f"roll {roll}")

    assert scene.view["fire"] == ["1,1", "1,2"]
    assert scene.view["smoke"] == [roll]


@rule("2010.flashover.mass", "2010.flashover.contiguous")
def test_one_fire_lights_a_whole_cloud() -> None:
    """From smoke to smoke, around corners and through openings. — Flashovers"""
    scene = corner("""
        +---+---+---+---+
        | F   .   S   S |
        +   +   +   +   +
        | S   S / S | S |
        +   +---+   +   +
        | .   .   .   S |
        +---+---+---+---+
    """)

    scene.play("roll 6,8")

    scene.shows("""
        +---+---+---+---+
        | F   .   F   F |
        +   +   +   +   +
        | F   F / F | F |
        +   +---+   +   +
        | .   .   .   F |
        +---+---+---+---+
    """)


@rule("2010.flashover.self-ignited", "2010.flashover.mass")
def test_smoke_that_is_rolled_lights_its_cloud() -> None:
    """Smoke that turns into fire by the roll takes the rest with it. — Flashovers"""
    scene = corner("""
        +---+---+---+---+
        | S   S   S   . |
        +---+---+---+---+
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +---+---+---+---+
        | F   F   F   . |
        +---+---+---+---+
    """)


@rule("2010.flashover.self-ignited")
def test_new_smoke_beside_smoke_is_only_smoke() -> None:
    """Without fire a growing cloud does not burn. — Flashovers"""
    scene = corner("""
        +---+---+---+
        | S   .   S |
        +---+---+---+
    """)

    scene.play("roll 1,2")

    scene.shows("""
        +---+---+---+
        | S   S   S |
        +---+---+---+
    """)


@rule("2010.flashover.insulated", "2010.contiguous.wall", "2010.contiguous.closed-door")
def test_walls_closed_doors_and_corners_insulate_smoke() -> None:
    """Smoke that is not contiguous with fire stays smoke. — Flashovers"""
    scene = corner("""
        +---+---+---+
        | S | .   S |
        +-o-+   +   +
        | F ! S | . |
        +---+---+---+
        | S   .   . |
        +---+---+---+
    """)

    scene.play("roll 6,8")

    scene.shows("""
        +---+---+---+
        | S | .   S |
        +-o-+   +   +
        | F ! S | . |
        +---+---+---+
        | S   .   . |
        +---+---+---+
    """)


@rule("2010.flashover.harms", "2010.down.fire-arrives", "2010.victim.fire-kills")
def test_flashover_hurts_like_any_fire() -> None:
    """A victim dies and a firefighter falls in the smoke that ignites. — Flashovers"""
    scene = corner(f"""
        +---+---+---+---+
        | F   SV  S1  . |
        +---+---+---+---+
        {TWO}
    """)

    scene.play("roll 6,8")

    scene.shows("""
        +---+---+---+---+
        | F   F   a   . |
        +---+---+---+---+
        lost: 1
    """)


@rule("2010.flashover.example")
def test_the_books_example() -> None:
    """Two clouds catch fire; the third, behind a wall, does not. — Flashovers, example"""
    scene = corner("""
        +---+---+---+
        | .   S   . |
        +   +   +   +
        | S   F | S |
        +   +   +   +
        | .   .   . |
        +---+---+---+
    """)

    scene.play("roll 6,8")

    scene.shows("""
        +---+---+---+
        | .   F   . |
        +   +   +   +
        | F   F | S |
        +   +   +   +
        | .   .   . |
        +---+---+---+
    """)


FOUR_LEFT = """
    +---+---+---+---+---+---+---+---+
    | S   S   S   S   S   S   S   S |
    +   +   +   +   +   +   +   +   +
    | S   S   S   S   S   S   S   S |
    +   +   +   +   +   +   +   +   +
    | S   S   S | S   S   S   S   S |
    +   +   +---+   +   +   +   +   +
    | S   S   S o S   S   S   S   . |
    +   +   +   +   +   +   +   +   +
    | .   .   .   .   .   .   .   . |
    +   +   +   +   +   +   +   +   +
    | 1   .   .   .   ?   ?   ?   . |
    +---+---+---+---+---+---+---+---+
"""


@rule("2010.starved.when", "2010.starved.clears", "2010.starved.go-on")
def test_with_four_discs_left_the_fire_is_starved() -> None:
    """A roll clears its square and the four beside it, walls or not; then play goes on. — Discs"""
    scene = corner(FOUR_LEFT)

    scene.play("roll 4,8")
    assert scene.waits_for == "roll-starved"
    scene.play("roll 3,3")

    scene.shows("""
        +---+---+---+---+---+---+---+---+
        | S   S   S   S   S   S   S   S |
        +   +   +   +   +   +   +   +   +
        | S   S   .   S   S   S   S   S |
        +   +   +   +   +   +   +   +   +
        | S   .   . | .   S   S   S   S |
        +   +   +---+   +   +   +   +   +
        | S   S   . o S   S   S   S   S |
        +   +   +   +   +   +   +   +   +
        | .   .   .   .   .   .   .   . |
        +   +   +   +   +   +   +   +   +
        | 1   .   .   .   ?   ?   ?   . |
        +---+---+---+---+---+---+---+---+
    """)
    assert scene.waits_for == "act"


@rule("2010.starved.clears")
def test_starved_fire_goes_out_as_well_as_smoke() -> None:
    """Fire in the squares rolled is removed, not turned into smoke. — Running Out of Fire Discs?"""
    scene = corner("""
        +---+---+---+---+
        | F   F   F   F |
        +   +   +   +   +
        | F   F   F | . |
        +---+---+---+---+
        option fire_discs: 12
    """)

    scene.play("roll 2,4", "roll 1,2")

    scene.shows("""
        +---+---+---+---+
        | .   .   .   F |
        +   +   +   +   +
        | F   .   F | F |
        +---+---+---+---+
    """)


@rule("2010.starved.not-yet")
def test_with_five_discs_left_it_is_not() -> None:
    """31 discs on the board are not yet too many. — Running Out of Fire Discs?"""
    scene = corner(FOUR_LEFT.replace("S", ".", 1))

    scene.play("roll 4,8")

    assert scene.waits_for == "act"


@rule("2010.starved.go-on")
def test_a_roll_that_clears_nothing_is_enough_with_four_discs_left() -> None:
    """Four left is not fewer than four: there is no second roll. — Running Out of Fire Discs?"""
    scene = corner(FOUR_LEFT)

    scene.play("roll 4,8", "roll 6,8")

    assert scene.waits_for == "act"


@rule("2010.starved.again")
def test_with_three_discs_left_the_roll_is_repeated() -> None:
    """The fire is rolled for until four discs are back. — Running Out of Fire Discs?"""
    scene = corner(FOUR_LEFT.replace("S   .", "S   S", 1))

    scene.play("roll 5,1")
    assert scene.waits_for == "roll-starved"
    scene.play("roll 6,8")
    assert scene.waits_for == "roll-starved"
    scene.play("roll 6,1")

    assert scene.view["smoke"].count("5,1") == 0
    assert scene.waits_for == "act"


@rule("2010.starved.when")
def test_the_fire_may_be_starved_in_any_turn() -> None:
    """Not in the first turn, but in the one after it. — Running Out of Fire Discs?"""
    scene = corner(FOUR_LEFT.replace("S", ".", 1))

    scene.play("roll 4,8", "end", "roll 6,8")

    assert scene.waits_for == "roll-starved"
