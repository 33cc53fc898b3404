"""Flash Point 2011: the eight specialists of the box."""

from __future__ import annotations

import pytest
from rule import rule
from scene import acting_later, experienced

EIGHT = (
    "paramedic",
    "fire-captain",
    "imaging-technician",
    "cafs-firefighter",
    "hazmat-technician",
    "generalist",
    "rescue-specialist",
    "driver-operator",
)


@rule("2011.paramedic")
def test_the_paramedic_treats_for_one_and_extinguishes_for_two() -> None:
    """Only in the own square. — Paramedic"""
    scene = acting_later("""
        +---+---+---+
        | V1  S   V |
        +---+---+---+
        crew: paramedic
    """)

    scene.play("treat")
    assert (scene.ap, scene.refuses("treat")) == (3, "all-treated")
    scene.play("extinguish e")

    scene.shows("""
        +---+---+---+
        | T1  .   V |
        +---+---+---+
        ap: 1
    """)


@rule("2011.captain", "2011.captain.carry")
def test_the_captain_commands_with_two_free_points() -> None:
    """Others move, carry and work doors, at their price. — Fire Captain"""
    scene = acting_later("""
        +---+---+---+---+
        | V2  .   . o 1 |
        +---+---+---+---+
        crew: fire-captain generalist
    """)

    scene.play("order 2 1,2 carrying victim")
    assert (scene.ap, scene.view["free_ap"]) == (4, 0)
    scene.play("order 2 1,3", "order 2 door e")

    scene.shows("""
        +---+---+---+---+
        | .   V   2 / 1 |
        +---+---+---+---+
        ap: 2
        free: 0
    """)


@rule("2011.captain")
def test_command_points_are_for_commands_only() -> None:
    """The Captain's own steps cost own AP. — Fire Captain"""
    scene = acting_later("""
        +---+---+
        | 1   2 |
        +---+---+
        crew: fire-captain generalist
    """)

    scene.play("move 1,2")

    assert (scene.ap, scene.view["free_ap"]) == (3, 2)


@rule("2011.captain.cafs")
def test_one_command_point_for_the_cafs_firefighter() -> None:
    """The second step takes the Captain's own AP. — Fire Captain"""
    scene = acting_later("""
        +---+---+---+
        | 1   2   . |
        +---+---+---+
        crew: fire-captain cafs-firefighter
    """)

    scene.play("order 2 1,3")
    assert (scene.ap, scene.view["free_ap"]) == (4, 1)
    scene.play("order 2 1,2")

    assert (scene.ap, scene.view["free_ap"]) == (3, 1)


@rule("2011.imaging")
def test_the_imaging_technician_sees_through_walls() -> None:
    """Any marker on the board, for 1 AP. — Imaging Technician"""
    scene = acting_later("""
        +---+---+---+
        | 1 | . | ? |
        +---+---+---+
        crew: imaging-technician
    """)

    scene.play("identify 1,3", "reveal victim")

    scene.shows("""
        +---+---+---+
        | 1 | . | V |
        +---+---+---+
        ap: 3
    """)


@rule("2011.cafs")
def test_the_cafs_firefighter_has_three_points_more_for_water() -> None:
    """3 AP, and 3 to extinguish, which go first. — CAFS Firefighter"""
    scene = acting_later("""
        +---+---+---+
        | 1   F   F |
        +---+---+---+
        crew: cafs-firefighter
    """)
    assert (scene.ap, scene.view["free_ap"]) == (3, 3)

    scene.play("extinguish e", "extinguish e")
    assert (scene.ap, scene.view["free_ap"]) == (3, 1)
    scene.play("move 1,2", "extinguish e", "extinguish e")

    assert (scene.ap, scene.view["free_ap"]) == (1, 0)


@rule("2011.technician")
def test_the_hazmat_technician_disposes_on_the_spot() -> None:
    """For 2 AP, in the own square. — Hazmat Technician"""
    scene = acting_later("""
        +---+---+
        | H1  H |
        +---+---+
        crew: hazmat-technician
    """)

    scene.play("dispose")

    assert (scene.ap, scene.view["hazmats"]) == (2, [{"square": "1,2", "lit": False}])
    assert scene.refuses("dispose") == "no-hazmat-here"


@rule("2011.generalist", "2011.saved.general")
def test_the_generalist_has_five_points() -> None:
    """And saves four like the others. — Generalist"""
    scene = acting_later("""
        +---+---+---+
        | 1   ?   ? |
        +   +   +   +
        | .   ?   . |
        +---+---+---+
        crew: generalist
    """)
    assert scene.ap == 5

    scene.play("end", "roll 6,8")

    assert scene.ap == 9


@rule("2011.rescuer", "2011.rescuer.free")
def test_the_rescue_specialist_moves_for_nothing() -> None:
    """3 AP more for steps and doors; chops for 1, water for 2. — Rescue Specialist"""
    scene = acting_later("""
        +---+---+---+---+
        | V1  . o F | . |
        +---+---+---+---+
        crew: rescue-specialist
    """)

    scene.play("move 1,2 carrying victim", "open e")
    assert (scene.ap, scene.view["free_ap"]) == (4, 0)
    scene.play("extinguish e")
    assert scene.ap == 2
    scene.play("chop n", "chop n")

    assert (scene.ap, scene.view["damage"]) == (0, 2)


@rule("2011.rescuer.free")
def test_free_points_pay_into_fire_but_not_for_chopping() -> None:
    """And they are not saved. — Rescue Specialist"""
    scene = acting_later("""
        +---+---+---+
        | 1   F   . |
        +   +   +   +
        | ?   ?   ? |
        +---+---+---+
        crew: rescue-specialist
        ap: 0
        free: 3
    """)
    assert scene.refuses("chop n") == "too-expensive"
    assert scene.refuses("extinguish e") == "too-expensive"

    scene.play("move 1,2", "move 1,3", "end", "roll 6,8")

    assert (scene.ap, scene.view["free_ap"]) == (4, 3)


@rule("2011.operator")
def test_the_operator_fires_for_two_and_rolls_again() -> None:
    """Each die once; the new number stands. — Driver/Operator"""
    scene = experienced("""
      0                        Am  Am En1  En
             +---+---+---+---+---+= =+---+---+
      1    en| .   .   . o .   . | F   .   . |
      crew: driver-operator
    """)

    scene.play("gun", "roll 2,8", "reroll red", "red 1")
    assert scene.refuses("reroll red") == "die-already-rerolled"
    scene.play("reroll black", "black 6")

    assert (scene.ap, scene.view["fire"]) == (2, [])


@rule("2011.imaging", "2011.technician", "2011.paramedic", "2011.captain", "2011.operator")
@pytest.mark.parametrize("role", EIGHT)
def test_abilities_belong_to_their_specialist(role: str) -> None:
    """Nobody else can. — Specialists"""
    scene = acting_later(f"""
        +---+---+---+
        |VH1| ?   2 |
        +---+---+---+
        crew: {role} firefighter
    """)
    words = {
        "paramedic": "treat",
        "imaging-technician": "identify 1,2",
        "hazmat-technician": "dispose",
        "fire-captain": "order 2 1,2",
    }

    for owner, text in words.items():
        if owner == role:
            assert text in scene.legal
        else:
            assert scene.refuses(text).startswith("not-")
