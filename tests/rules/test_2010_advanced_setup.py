"""Flash Point 2010: Intro to the Advanced Game, Advanced Game Setup."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from rule import rule
from scene import Scene, advanced, basic, started


def begun(difficulty: str = "one-alarm", **choices: object) -> Scene:
    """A new Advanced Game of one Paramedic."""
    return started("flashpoint/advanced", difficulty=difficulty, crew=("paramedic",), **choices)


@rule("2010.advanced.doors")
def test_before_the_first_explosion_the_board_is_that_of_the_basic_game() -> None:
    """Closed doors, open entrances, and no fire yet. — Advanced Game Setup"""
    begun().shows("""
      0                        am  am  en  en
             +---+---+---+---+---+= =+---+---+
      1    en| .   .   . o .   . | .   .   . |
             +   +   +   +   +   +   +   +   +
      2    en| .   .   . | .   . o .   .   . |
             +   +   +---+---+---+---+---+-o-+
      3    am= .   . o .   .   .   . | .   . | am
             +   +   +   +   +   +   +   +   +
      4    am| .   . | .   .   .   . o .   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | .   . | . | en
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   . o . | en
             +---+---+= =+---+---+---+---+---+
      7        en  en  am  am
    """)


def explosions(scene: Scene) -> int:
    """How many set-up rolls there are, all on one square."""
    number = 0
    while scene.waits_for == "roll-set-up":
        scene.play("roll 5,5")
        number += 1
    return number


@rule("2010.advanced.one-alarm", "2010.advanced.repeat")
def test_one_alarm() -> None:
    """2 explosions; 6 victims, 3 false alarms, 2 hazmats. — Advanced Game Setup"""
    scene = begun("one-alarm")

    assert scene.view["bag"] == {"victim": 6, "false-alarm": 3, "hazmat": 2}
    assert explosions(scene) == 2


@rule("2010.advanced.two-alarm", "2010.advanced.repeat")
def test_two_alarm() -> None:
    """3 explosions; 8 victims, 4 false alarms, 3 hazmats. — Advanced Game Setup"""
    scene = begun("two-alarm")

    assert scene.view["bag"] == {"victim": 8, "false-alarm": 4, "hazmat": 3}
    assert explosions(scene) == 3


@rule("2010.advanced.three-alarm", "2010.advanced.repeat")
def test_three_alarm() -> None:
    """4 explosions; 10 victims, 5 false alarms, 4 hazmats. — Advanced Game Setup"""
    scene = begun("three-alarm")

    assert scene.view["bag"] == {"victim": 10, "false-alarm": 5, "hazmat": 4}
    assert explosions(scene) == 4


@rule("2010.advanced.explosion", "2010.advanced.damage-counts")
def test_the_square_rolled_burns_and_explodes() -> None:
    """Its waves damage walls, destroy doors and spread fire. — Advanced Game Setup"""
    scene = begun()

    scene.play("roll 1,3")

    scene.shows("""
      0                        am  am  en  en
             +---+---+-!-+---+---+= =+---+---+
      1    en| .   F   F   .   . | .   .   . |
             +   +   +   +   +   +   +   +   +
      2    en| .   .   F | .   . o .   .   . |
             +   +   +---+---+---+---+---+-o-+
    """)
    assert scene.view["damage"] == 1


@rule("2010.advanced.once-only")
def test_a_square_that_burns_already_explodes_once() -> None:
    """Rolled twice, it has exploded twice in all, not three times. — Advanced Game Setup"""
    scene = begun()

    scene.play("roll 1,1")
    scene.shows("""
      0                        am  am  en  en
             +-!-+---+---+---+---+= =+---+---+
      1    en! F   F   . o .   . | .   .   . |
             +   +   +   +   +   +   +   +   +
      2    en| F   .   . | .   . o .   .   . |
             +   +   +---+---+---+---+---+-o-+
      3    am= .   . o .   .   .   . | .   . | am
    """)
    scene.play("roll 1,1")

    scene.shows("""
      0                        am  am  en  en
             +   +---+---+---+---+= =+---+---+
      1    en  F   F   F o .   . | .   .   . |
             +   +   +   +   +   +   +   +   +
      2    en| F   .   . | .   . o .   .   . |
             +   +   +---+---+---+---+---+-o-+
      3    am= F   . o .   .   .   . | .   . | am
             +   +   +   +   +   +   +   +   +
      4    am| .   . | .   .   .   . o .   . = am
    """)
    assert scene.view["damage"] == 4


@rule("2010.advanced.three-poi")
def test_three_rolls_place_the_first_points() -> None:
    """As in the Detect POI phase: from a burning square the arrows lead on. — Setup"""
    scene = begun()
    scene.play("roll 1,1", "roll 1,1")

    scene.play("roll 6,6", "roll 1,1", "roll 5,5")

    assert scene.view["points"] == ["1,4", "5,5", "6,6"]
    assert scene.waits_for == "park-engine"


@rule("2010.advanced.explosion", "2010.move.fire-cost")
def test_fire_of_the_set_up_knocks_nobody_down() -> None:
    """It was there before the firefighter stepped into it. — Advanced Game Setup"""
    scene = begun()
    scene.play("roll 3,1", "roll 3,1", "roll 6,6", "roll 6,7", "roll 6,8")
    scene.play("park engine 0,7", "park ambulance 0,5", "enter 3,0", "move 3,1", "end", "roll 5,5")

    assert scene.view["pawns"][0] | {"saved": 0} == {
        "role": "paramedic",
        "square": "3,1",
        "saved": 0,
        "down": False,
    }
    assert "3,1" in scene.view["fire"]
    assert scene.waits_for == "act"


@rule("2010.advanced.order", "2010.specialist.chosen-or-drawn")
def test_specialists_are_chosen() -> None:
    """The crew is named in turn order, each with their card. — Advanced Game Setup, Specialists"""
    scene = started("flashpoint/advanced", crew=("driver-operator", "rescue-specialist"))

    assert [pawn["role"] for pawn in scene.view["pawns"]] == [
        "driver-operator",
        "rescue-specialist",
    ]


@rule("2010.advanced.basic-rules-hold")
@pytest.mark.parametrize("on_board", [basic, advanced])
def test_the_same_turn_in_both_games(on_board: Callable[[str], Scene]) -> None:
    """Prices, saved AP, rolls and explosions are the same. — Intro to the Advanced Game"""
    scene = on_board("""
      5      | .   .   .   .   . | .   . | . |
             +   +   +   +   +   +   +   +   +
      6      | 1   F   F   .   . o .   . o . |
             +---+---+= =+---+---+---+---+---+
    """)

    scene.play("chop w", "extinguish e", "end")
    assert scene.notes()["saved"] == "1"
    scene.play("roll 6,3")

    assert scene.view["fire"] == ["5,3", "6,2", "6,3", "6,4"]
    assert scene.view["damaged"] == ["6,1-6,0"]
