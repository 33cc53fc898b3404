"""Brownstone: Replenish POI and End Game Conditions."""

from __future__ import annotations

import pytest
from rule import rule
from scene import acting_later, later


@rule("bs.replenish.three", "2011.turn.order")
def test_points_are_placed_after_the_fire() -> None:
    """Until three are there, found victims among them. — Replenish POI"""
    scene = acting_later("""
        +---+---+---+
        | 1   .   V |
        +---+---+---+
    """)

    scene.play("end")
    assert scene.waits_for == "roll-advance"
    scene.play("roll 6,8")
    for square in ("5,5", "5,6"):
        assert scene.waits_for == "roll-point"
        scene.play(f"roll {square}")

    assert (scene.waits_for, scene.view["points"]) == ("act", ["5,5", "5,6"])


@rule("bs.replenish.invalid", "2011.arrows")
@pytest.mark.parametrize("taken", ["F", "S", "?", "V", "1"])
def test_taken_squares_pass_a_point_on(taken: str) -> None:
    """From 1,1 the arrow points inwards. — Replenish POI"""
    scene = later(f"""
        +---+---+---+
        | {taken} | . | {"." if taken == "1" else "1"} |
        +---+---+---+
        next: roll-point
    """)
    arrow = scene.game.house.board.names[scene.game.house.arrows[0]]

    scene.play("roll 1,1")

    assert arrow in scene.view["points"]


@rule("bs.replenish.invalid")
def test_a_hazmat_or_hot_spot_does_not_matter() -> None:
    """A point of interest lies beside it. — Replenish POI"""
    scene = later("""
        +---+---+---+
        | H*| . | 1 |
        +---+---+---+
        option hazmat_markers: 3
        next: roll-point
    """)

    scene.play("roll 1,1")

    assert scene.view["points"] == ["1,1"]


@rule("bs.replenish.reroll", "2011.arrows")
def test_a_full_loop_is_rolled_again() -> None:
    """When all eight squares of the centre are taken, only valid squares come up. — Replenish"""
    scene = later("""
        +---+---+---+---+---+---+---+---+
        | S   .   .   .   .   .   .   1 |
        +   +   +   +   +   +   +   +   +
        | S   .   .   .   .   .   .   . |
        +   +   +   +   +   +   +   +   +
        | S   S   S   S   S   S   .   . |
        +   +   +   +   +   +   +   +   +
        | .   .   S   S   S   S   .   . |
        +   +   +   +   +   +   +   +   +
        next: roll-point
    """)
    arrows = scene.game.house.arrows
    loop = {2 * 8 + col for col in (2, 3, 4, 5)} | {3 * 8 + col for col in (2, 3, 4, 5)}
    assert {arrows[square] for square in loop} == loop

    assert scene.waits_for == "roll-point"
    assert "roll 3,3" not in scene.odds
    assert "roll 6,8" in scene.odds


@rule("2011.points.none-left")
def test_without_markers_play_goes_on() -> None:
    """None is placed. — Rulings"""
    scene = acting_later("""
        +---+---+
        | 1   V |
        +---+---+
        bag: 0 0 0
        lost: 3
        rescued: 6
    """)
    scene.play("end", "roll 6,8")
    assert scene.waits_for == "act"


@rule("bs.end.collapse", "bs.goal")
def test_the_last_damage_marker_loses() -> None:
    """The building collapses at once. — End Game Conditions"""
    scene = acting_later("""
        +---+---+
        | 1 ! . |
        +---+---+
        option damage_limit: 2
    """)

    scene.play("chop e")

    assert scene.ending == ("lost", "collapse")


@rule("bs.end.discs")
def test_without_discs_play_goes_on() -> None:
    """What cannot be placed is not placed. — End Game Conditions"""
    scene = later("""
        +---+---+---+---+---+---+
        | F   F   F   F   F   F |
        +   +   +   +   +   +   +
        | F   F   F   F   F   F |
        +---+---+---+---+---+---+
        option fire_discs: 12
    """)

    scene.play("roll 6,8")

    assert scene.view["smoke"] == []
    assert scene.ending is None


@rule("bs.end.lost", "bs.goal")
def test_four_lost_victims_lose() -> None:
    """The fourth ends it. — End Game Conditions"""
    scene = later("""
        +---+---+
        | SV| 1 |
        +---+---+
        lost: 3
    """)

    scene.play("roll 1,1")

    assert scene.ending == ("lost", "victims-lost")


@rule("bs.end.won", "bs.goal")
def test_seven_rescued_win_at_once() -> None:
    """In the middle of a turn. — End Game Conditions"""
    scene = acting_later("""
        +---+---+
        = V1  . |
        +---+---+
        rescued: 6
    """)

    scene.play("move 1,0 carrying victim")

    assert scene.ending == ("won", "rescued")


@rule("bs.end.perfect")
def test_a_perfect_game_goes_on_to_the_tenth() -> None:
    """By option; once seven are rescued it cannot be lost any more. — End Game Conditions"""
    picture = """
        +---+---+
        = V1| SV|
        +---+---+
        rescued: {}
        option perfect_game: true
    """
    scene = acting_later(picture.format(6))
    scene.play("move 1,0 carrying victim")
    assert scene.ending is None

    scene = acting_later("""
        +---+---+
        = V1  . |
        +---+---+
        rescued: 9
        option perfect_game: true
    """)
    scene.play("move 1,0 carrying victim")
    assert scene.ending == ("won", "perfect")

    scene = later("""
        +---+---+
        = 1 | SV|
        +---+---+
        rescued: 7
        lost: 2
        option perfect_game: true
        option lost_limit: 3
    """)
    scene.play("roll 1,2")
    assert scene.ending == ("won", "rescued")
