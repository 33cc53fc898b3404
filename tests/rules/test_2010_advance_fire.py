"""Flash Point 2010: Advance Fire Phase and its outcomes."""

from __future__ import annotations

import pytest
from rule import rule
from scene import corner


@rule("2010.advance.smoke")
def test_a_clear_square_away_from_fire_gets_smoke() -> None:
    """Nothing burns next to it, so there is only smoke. — Advance Fire Outcomes"""
    scene = corner("""
        +---+---+---+
        | F   .   . |
        +---+---+---+
        | .   .   . |
        +---+---+---+
    """)

    scene.play("roll 1,3")

    scene.shows("""
        +---+---+---+
        | F   .   S |
        +---+---+---+
    """)


@rule("2010.advance.spread")
@pytest.mark.parametrize("fire", ["1,2", "2,1", "2,3", "3,2"])
def test_a_clear_square_beside_fire_catches_fire(fire: str) -> None:
    """From whichever side, fire spreads at once. — Advance Fire Outcomes"""
    picture = """
        +---+---+---+
        | .  1,2  . |
        +   +   +   +
        |2,1  ?  2,3|
        +   +   +   +
        | .  3,2  . |
        +---+---+---+
    """
    for square in ("1,2", "2,1", "2,3", "3,2"):
        picture = picture.replace(square, " F " if square == fire else " . ")
    scene = corner(picture.replace("?", "."))

    scene.play("roll 2,2")

    scene.shows(picture.replace("?", "F"))


@rule("2010.advance.ignite")
def test_smoke_that_is_rolled_ignites() -> None:
    """Smoke in the square rolled turns into fire, with no fire near. — Advance Fire Outcomes"""
    scene = corner("""
        +---+---+---+
        | .   S   . |
        +---+---+---+
    """)

    scene.play("roll 1,2")

    scene.shows("""
        +---+---+---+
        | .   F   . |
        +---+---+---+
    """)


@rule("2010.advance.explode", "2010.explosion.when", "2010.explosion.four-ways")
def test_a_burning_square_that_is_rolled_explodes() -> None:
    """Fire spreads to all four neighbours, and the square burns on. — Outcomes, Explosions"""
    scene = corner("""
        +---+---+---+
        | .   .   . |
        +   +   +   +
        | .   F   . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
    """)

    scene.play("roll 2,2")

    scene.shows("""
        +---+---+---+
        | .   F   . |
        +   +   +   +
        | F   F   F |
        +   +   +   +
        | .   F   . |
        +---+---+---+
    """)


@rule("2010.contiguous.wall")
@pytest.mark.parametrize("wall", ["|", "!"])
def test_a_wall_keeps_fire_out(wall: str) -> None:
    """Behind a wall, damaged or not, there is smoke where fire would have spread. — Contiguous"""
    picture = f"""
        +---+---+
        | F {wall} . |
        +---+---+
    """
    scene = corner(picture)

    scene.play("roll 1,2")

    scene.shows(picture.replace(" . ", " S "))


@rule("2010.contiguous.closed-door")
def test_a_closed_door_keeps_fire_out() -> None:
    """Behind a closed door there is smoke where fire would have spread. — Contiguous"""
    scene = corner("""
        +---+---+
        | F o . |
        +---+---+
    """)

    scene.play("roll 1,2")

    scene.shows("""
        +---+---+
        | F o S |
        +---+---+
    """)


@rule("2010.contiguous.openings")
def test_fire_spreads_where_an_explosion_has_made_an_opening() -> None:
    """Through a destroyed door or wall squares are contiguous. — Contiguous"""
    scene = corner("""
        +---+---+---+
        | . o F ! . |
        +---+---+---+
        | .   .   . |
        +---+---+---+
        next: roll-advance, resolve, roll-advance, resolve, roll-advance, resolve, end-turn
    """)

    scene.play("roll 1,2")
    scene.shows("""
        +---+-!-+---+
        | .   F   . |
        +---+-!-+---+
    """)
    scene.play("roll 1,1", "roll 1,3")

    scene.shows("""
        +---+-!-+---+
        | F   F   F |
        +---+-!-+---+
    """)


@rule("2010.contiguous.diagonal", "2010.adjacent.no-diagonal")
def test_fire_does_not_spread_over_corners() -> None:
    """Fire in a diagonal square is not contiguous. — Advance Fire Outcomes"""
    scene = corner("""
        +---+---+---+
        | F   .   F |
        +   +   +   +
        | .   .   . |
        +   +   +   +
        | F   .   F |
        +---+---+---+
    """)

    scene.play("roll 2,2")

    scene.shows("""
        +---+---+---+
        | F   .   F |
        +   +   +   +
        | .   S   . |
        +   +   +   +
        | F   .   F |
        +---+---+---+
    """)


@rule("2010.advance.then-secondary")
def test_secondary_effects_wait_for_the_whole_explosion() -> None:
    """Waves see the board as it was: smoke beside the blast ignites afterwards. — Outcomes

    It shows where the option has smoke stop a wave: were the smoke at 2,2 lit while the waves
    still ran, the wave going down would roll over it and set 3,2 on fire.
    """
    scene = corner("""
        +---+---+---+
        | .   F   . |
        +   +   +   +
        | .   S   . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
        option wave_rolls_over_smoke: false
    """)

    scene.play("roll 1,2")

    scene.shows("""
        +---+-!-+---+
        | F   F   F |
        +   +   +   +
        | .   F   . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
    """)


@rule("2010.advance.every-turn")
def test_every_turn_ends_with_a_roll() -> None:
    """Two turns, two rolls. — Advance Fire Phase"""
    scene = corner("""
        +---+---+---+---+---+
        | 1 | 2 | ?   ?   ? |
        +---+---+---+---+---+
    """)
    rolls = 0

    for text in ("roll 4,4", "end", "roll 4,6", "end"):
        rolls += scene.waits_for == "roll-advance"
        scene.play(text)

    assert (rolls, scene.waits_for) == (2, "roll-advance")
