"""Flash Point 2010: Driver/Operator: the deck gun's re-rolls."""

from __future__ import annotations

from rule import rule
from scene import Scene, advanced


@rule("2010.gun.operator-cost", "2010.operator.reroll")
def test_the_operator_fires_for_two_and_may_keep_the_roll() -> None:
    """2 AP, and the dice as they fell. — FIRE THE DECK GUN, Driver/Operator"""
    scene = advanced("""
      4    Am| .   . | .   .   .   . o .   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | .   . | F |En1
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   . o . | En
      crew: driver-operator
    """)

    scene.play("gun", "roll 5,8")
    assert sorted(scene.legal) == ["keep", "reroll black", "reroll red"]
    scene.play("keep")

    assert scene.view["fire"] == []
    assert (scene.ap, scene.waits_for) == (2, "act")


def aiming(roll: str) -> Scene:
    """The Driver/Operator has fired the gun in the south-east and sees the dice."""
    scene = advanced("""
      4    Am| .   . | .   .   .   . o .   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   F | .   . | F |En1
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   . o . | En
      crew: driver-operator
    """)
    scene.play("gun", f"roll {roll}")
    return scene


@rule("2010.operator.reroll", "2010.operator.stands", "2010.operator.other-die")
def test_one_die_is_rolled_again() -> None:
    """The other die stays; each face is as likely as the next. — Driver/Operator"""
    scene = aiming("4,8")

    scene.play("reroll red")
    assert scene.odds == {f"red {face}": 1 for face in range(1, 7)}
    scene.play("red 5")
    assert sorted(scene.legal) == ["keep", "reroll black"]
    scene.play("keep")

    assert scene.view["fire"] == ["5,5"]


@rule("2010.operator.other-die", "2010.operator.once-each", "2010.operator.stands")
def test_the_other_die_may_follow_once_the_first_is_seen() -> None:
    """Then the gun fires: a third roll is not possible, better or worse. — Driver/Operator"""
    scene = aiming("5,8")

    scene.play("reroll black")
    assert scene.odds == {f"black {face}": 1 for face in range(1, 9)}
    scene.play("black 5")
    assert scene.refuses("reroll black") == "die-already-rerolled"
    scene.play("reroll red", "red 3")

    assert scene.waits_for == "act"
    assert scene.view["fire"] == ["5,8"]


@rule("2010.operator.stands")
def test_the_second_roll_counts_even_if_the_first_was_better() -> None:
    """Rolled away, the hit on 5,8 is lost. — Driver/Operator"""
    scene = aiming("5,8")

    scene.play("reroll black", "black 6", "keep")

    assert scene.view["fire"] == ["5,8"]


@rule("2010.operator.only", "2010.gun.roll")
def test_nobody_else_rolls_again() -> None:
    """A plain firefighter's roll counts at once. — Driver/Operator"""
    scene = advanced("""
      4    Am| .   . | .   .   .   . o .   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | .   . | . |En1
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   . o . | En
    """)

    scene.play("gun", "roll 5,8")

    assert scene.waits_for == "act"
