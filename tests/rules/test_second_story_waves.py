"""2nd Story: Staircase — explosions and shock waves, with the book's examples."""

from __future__ import annotations

from rule import rule
from story import Story, villa

from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.data.board import STAIRS


def after_roll(picture: str, roll: str) -> Story:
    """The position after one advance of the fire."""
    scene = villa(f"{picture}\nnext: roll-advance\n")
    scene.play(roll)
    return scene


EXAMPLE = """
    ground
             +-o-+---+   +~~~+
      3    am| . | F   . | . | am
             +---+---+   +   +
    second
             +-o-+---+   +   +
      3      | . | F   . o . w
             +~~~+---+   +---+
"""


@rule(
    "2s.stairs.example-explosion", "2s.stairs.explosion", "2s.stairs.explosion-other-burns",
    "2s.markers.explosion",
)  # fmt: skip
def test_the_first_example() -> None:
    """Three walls take damage, the square beside burns, the wave leaves above. — Staircase"""
    scene = villa(f"{EXAMPLE}\nnext: roll-advance\n")

    log = scene.play("roll 3,2")

    scene.shows("""
    ground
             +-o-+-!-+   +~~~+
      3    am| . ! F   F | . | am
             +---+-!-+   +   +
    second
             +-o-+---+   +   +
      3      | . | F   F o . w
             +~~~+---+   +---+
    """)
    assert scene.view["damage"] == 3
    told = [event for event in log if isinstance(event, events.Exploded | events.WaveRolledOver)]
    names = scene.game.house.board.named
    assert told == [
        events.Exploded(names["3,2"], "fire"),
        events.WaveRolledOver(names["3,6"], STAIRS),
    ]


@rule("2s.stairs.example-destroyed")
def test_the_first_example_with_walls_of_the_upper_half_destroyed() -> None:
    """The wave still leaves by the side that never had a wall, and only there. — Staircase"""
    scene = after_roll(
        """
    ground
      3    am| . | F   . | . | am
    second
      2      | .   . o . | . |
             +-o-+   +   +   +
      3      | .   F   . o . w
             +~~~+   +   +---+
      4      | .   . o . | . |
    """,
        "roll 3,2",
    )

    scene.shows("""
    second
      2      | .   . o . | . |
             +-o-+   +   +   +
      3      | .   F   F o . w
             +~~~+   +   +---+
      4      | .   . o . | . |
    """)


@rule("2s.stairs.explosion")
def test_the_fifth_wave_sets_an_empty_other_half_on_fire() -> None:
    """It ends there, as any wave does in a square without fire. — Staircase"""
    scene = after_roll(
        """
    ground
      3    am| . | .   . | . | am
    second
      3      | . | F   . o . w
    """,
        "roll 3,6",
    )

    scene.shows("""
    ground
      3    am| . | F   . | . | am
    second
             +-o-+-!-+   +   +
      3      | . ! F   F o . w
             +~~~+-!-+   +---+
    """)


@rule("2s.stairs.explosion-other-burns")
def test_beyond_the_open_side_the_wave_goes_on_over_fire() -> None:
    """It rolls over the landing and breaks the door behind it. — Staircase"""
    scene = after_roll(
        """
    ground
      3    am| . | F   . | . | am
    second
      3      | . | F   F o . w
    """,
        "roll 3,2",
    )

    scene.shows("""
    second
      3      | . | F   F   . w
    """)


@rule("2s.stairs.example-wave", "2s.stairs.wave-behind-destroyed")
def test_the_second_example() -> None:
    """Over the burning staircase and through the destroyed wall: fire there. — Staircase"""
    scene = after_roll(
        """
    ground
             +-o-+---+   +~~~+
      3    am| .   F   F | . | am
             +---+---+   +   +
    second
      3      | . | .   . o . w
    """,
        "roll 3,3",
    )

    scene.shows("""
    ground
             +-o-+---+   +~~~+
      3    am| F   F   F ! . | am
             +---+---+   +   +
    second
      3      | . | .   . o . w
    """)


@rule("2s.stairs.wave-behind-stands", "2s.stairs.example-wave")
def test_a_standing_wall_behind_sends_the_wave_up() -> None:
    """The wall is spared, and the other half burns. — Staircase"""
    scene = after_roll(
        """
    ground
      3    am| . | F   F | . | am
    second
      3      | . | .   . o . w
    """,
        "roll 3,3",
    )

    scene.shows("""
    ground
             +-o-+---+   +~~~+
      3    am| . | F   F ! . | am
             +---+---+   +   +
    second
      3      | . | F   . o . w
    """)


@rule("2s.stairs.wave-behind-stands")
def test_a_wave_from_above_goes_down() -> None:
    """The rule holds on both floors. — Staircase"""
    scene = after_roll(
        """
    second
      3      | . | F   F o . w
    """,
        "roll 3,7",
    )

    scene.shows("""
    ground
      3    am| . | F   . | . | am
    second
      3      | . | F   F   . w
    """)


@rule("2s.stairs.wave-other-burns")
def test_two_burning_halves_let_the_wave_out_by_the_open_side() -> None:
    """Past both halves, fire is added where no wall is. — Staircase"""
    scene = after_roll(
        """
    ground
      3    am| . | F   F | . | am
    second
      3      | . | F   . o . w
    """,
        "roll 3,3",
    )

    scene.shows("""
    ground
      3    am| . | F   F ! . | am
    second
      3      | . | F   F o . w
    """)


@rule("2s.stairs.wave-behind-destroyed", "2s.stairs.wave-behind-stands")
def test_a_wave_that_comes_through_a_destroyed_wall_goes_straight_on_too() -> None:
    """From the west it leaves by the open side; from the north a wall sends it up. — Staircase"""
    scene = after_roll(
        """
    ground
      3    am| F   F   . | . | am
    """,
        "roll 3,1",
    )
    scene.shows("""
    ground
      3    am! F   F   F | . | am
    second
      3      | . | .   . o . w
    """)

    scene = after_roll(
        """
    ground
      2    am| .   F o . | . w am
             +-o-+   +   +~~~+
      3    am| . | F   . | . | am
             +---+---+   +   +
    """,
        "roll 2,2",
    )
    scene.shows("""
    ground
             +-o-+   +   +~~~+
      3    am| . | F   . | . | am
             +---+---+   +   +
    second
      3      | . | F   . o . w
    """)


@rule("2s.stairs.explosion")
def test_a_hazmat_on_the_stairs_explodes_in_five_directions() -> None:
    """Also when it is a hazmat that explodes. — Staircase"""
    scene = after_roll(
        """
    ground
      3    am| . |SH   . | . | am
    """,
        "roll 3,2",
    )

    scene.shows("""
    ground
             +-o-+-!-+   +~~~+
      3    am| . ! F   F | . | am
             +---+-!-+   +   +
    second
      3      | . | F   . o . w
    """)
