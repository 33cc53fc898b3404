"""2nd Story: Staircase — steps, fire and walls."""

from __future__ import annotations

from rule import rule
from story import Story, new_game, villa

from firehouse.games.flashpoint.data.board import STAIRS, WAYS


def after_roll(picture: str, roll: str) -> Story:
    """The position after one advance of the fire."""
    scene = villa(f"{picture}\nnext: roll-advance\n")
    scene.play(roll)
    return scene


@rule("2s.board.staircase", "2s.stairs.five-neighbours", "2s.board.access")
def test_the_halves_of_a_staircase_are_adjacent() -> None:
    """Each half has the other as its fifth neighbour, and they lie over each other. — Staircase"""
    for board, lower, upper in (("villa", "3,2", "3,6"), ("hotel", "3,4", "3,8")):
        named = new_game(board).game.house.board.named
        ways = new_game(board).game.house.next
        assert ways[named[lower] * WAYS + STAIRS] == named[upper]
        assert ways[named[upper] * WAYS + STAIRS] == named[lower]


@rule("2s.stairs.move", "2s.board.access")
def test_a_step_on_the_stairs_costs_one() -> None:
    """Up and down cost 1 AP each. — Staircase"""
    scene = villa("""
    ground
      3    am| . | 1   . | . | am
    """)

    scene.play("move 3,6")
    assert (scene.at(1), scene.ap) == ("3,6", 3)
    scene.play("move 3,2")
    assert (scene.at(1), scene.ap) == ("3,2", 2)


@rule("2s.stairs.move")
def test_loads_cost_on_the_stairs_what_they_always_cost() -> None:
    """A victim 2 AP a step, a treated one nothing more, fire 2 AP. — Staircase"""
    scene = villa("""
    ground
      3    am| . |1VT  . | . | am
    crew: paramedic
    """)

    scene.play("move 3,6 leading 1")
    assert scene.ap == 3
    scene.play("move 3,2", "move 3,6 carrying victim")
    assert scene.ap == 0

    scene = villa("""
    ground
      3    am| . | 1   . | . | am
    second
      3      | . | F   . o . w
    """)
    scene.play("move 3,6")
    assert scene.ap == 2


@rule("2s.stairs.five-neighbours")
def test_fire_is_fought_along_the_stairs() -> None:
    """A firefighter on one half extinguishes on the other. — Staircase"""
    scene = villa("""
    ground
      3    am| . | 1   . | . | am
    second
      3      | . | F   . o . w
    """)

    scene.play("extinguish stairs")

    scene.shows("""
    second
      3      | . | S   . o . w
    ap: 3
    """)


@rule("2s.stairs.fire", "2s.stairs.five-neighbours")
def test_smoke_beside_fire_on_the_other_half_becomes_fire() -> None:
    """A roll on one half of the staircase finds the fire on the other. — Staircase"""
    scene = after_roll(
        """
    second
      3      | . | F   . o . w
    """,
        "roll 3,2",
    )

    scene.shows("""
    ground
      3    am| . | F   . | . | am
    second
      3      | . | F   . o . w
    """)


@rule("2s.stairs.fire")
def test_a_flashover_takes_the_stairs() -> None:
    """Smoke on the upper half and beyond it catches fire from below. — Staircase"""
    scene = after_roll(
        """
    ground
      3    am| . | .   S | . | am
    second
      3      | . | S   S o . w
    """,
        "roll 3,3",
    )
    scene.shows("""
    ground
      3    am| . | .   F | . | am
    second
      3      | . | S   S o . w
    """)

    scene = after_roll(
        """
    ground
      3    am| . | S   S | . | am
    second
      3      | . | S   S o . w
    """,
        "roll 3,3",
    )
    scene.shows("""
    ground
      3    am| . | F   F | . | am
    second
      3      | . | F   F o . w
    """)


@rule("2s.stairs.ordinary")
def test_a_staircase_holds_what_any_square_holds() -> None:
    """Points, hazmats, hot spots, fire and smoke lie there. — Staircase"""
    scene = villa("""
    ground
      3    am| . |F*H  . | . | am
    second
      3      | . |S*?  . o . w
    """)

    assert "3,2" in scene.view["fire"]
    assert scene.view["hot_spots"] == ["3,2", "3,6"]
    assert scene.view["points"] == ["3,6"]
    assert scene.view["smoke"] == ["3,6"]
    rolled = new_game(difficulty="recruit", crew=1)
    assert {"roll 3,2", "roll 3,6"} <= set(rolled.legal)


@rule("2s.stairs.walls")
def test_the_walls_of_a_staircase_can_be_chopped() -> None:
    """Two chops take a wall beside the stairs down. — Staircase"""
    scene = villa("""
    ground
      3    am| . | 1   . | . | am
    """)

    scene.play("chop w")
    scene.shows("""
    ground
      3    am| . ! 1   . | . | am
    """)
    scene.play("chop w")
    scene.shows("""
    ground
      3    am| .   1   . | . | am
    """)
