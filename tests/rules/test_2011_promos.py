"""Flash Point 2011: Veteran, Rescue Dog, Structural Engineer and Fire Prevention Specialist."""

from __future__ import annotations

import pytest
from rule import rule
from scene import acting_later, experienced, later
from story import villa


@rule("2011.veteran.dodge", "2011.veteran.leaves")
def test_the_veteran_dodges() -> None:
    """1 saved AP, one step of 1 AP; the treated victim comes, the other stays. — Veteran"""
    scene = later("""
        +---+---+---+
        |ST1  .   F |
        +---+---+---+
        crew: veteran
        saved: 2
    """)

    scene.play("roll 1,1")
    assert scene.waits_for == "dodge"
    assert scene.legal == ["dodge 1,2", "dodge 1,2 leading 1", "take-it"]
    scene.play("dodge 1,2 leading 1")

    scene.shows("""
        +---+---+---+
        | F   T1  F |
        +---+---+---+
        saved: 1
        lost: 0
    """)


@rule("2011.veteran.leaves")
def test_what_the_veteran_carried_is_lost() -> None:
    """A victim is left to the fire. — Veteran"""
    scene = later("""
        +---+---+---+
        |SV1  .   . |
        +---+---+---+
        crew: veteran
        saved: 1
    """)

    scene.play("roll 1,1", "dodge 1,2")

    assert (scene.view["lost"], scene.view["pawns"][0]["square"]) == (1, "1,2")


@rule("2011.veteran.dodge")
def test_no_dodge_without_saved_points_or_a_way() -> None:
    """And the Veteran may take it instead. — Veteran"""
    scene = later("""
        +---+---+---+
        | S1| .   . |
        +---+---+---+
        crew: veteran
        saved: 4
    """)
    scene.play("roll 1,1")
    assert scene.waits_for == "fall"

    scene = later("""
        +---+---+---+
        | S1  .   . |
        +---+---+---+
        crew: veteran
    """)
    scene.play("roll 1,1")
    assert scene.waits_for == "fall"

    scene = later("""
        +---+---+---+
        | S1  .   . |
        +---+---+---+
        crew: veteran
        saved: 1
    """)
    scene.play("roll 1,1", "take-it", "fall 0,1")
    assert scene.view["pawns"][0]["square"] == "0,1"


@rule("2011.veteran.experience")
def test_others_near_the_veteran_have_a_point_more() -> None:
    """Once a turn, spent after their own, not saved. — Veteran"""
    scene = acting_later("""
        +---+---+---+---+---+
        | 1   .   .   .   2 |
        +   +   +   +   +   +
        | ?   ?   ?   .   . |
        +---+---+---+---+---+
        crew: generalist veteran
        ap: 2
    """)
    assert scene.view["bonus"] == 0

    scene.play("move 1,2")
    assert (scene.ap, scene.view["bonus"]) == (1, 1)
    scene.play("move 1,3", "move 1,2")
    assert (scene.ap, scene.view["bonus"]) == (0, 2)
    scene.play("end", "roll 6,8")

    assert scene.view["pawns"][0]["saved"] == 0
    assert scene.view["bonus"] == 0


@rule("2011.veteran.experience")
@pytest.mark.parametrize(("saved", "waits"), [(2, "dodge"), (1, "fall")])
def test_others_dodge_for_two(saved: int, waits: str) -> None:
    """When the Veteran is near at that moment. — Veteran"""
    scene = later(f"""
        +---+---+---+
        | S1  2   . |
        +---+---+---+
        crew: generalist veteran
        saved: {saved} 0
    """)

    scene.play("roll 1,1")

    assert scene.waits_for == waits


@rule("2011.veteran.experience")
def test_others_dodge_before_the_veteran_is_gone() -> None:
    """Both are struck; who is near him at that moment may still step aside. — Veteran"""
    scene = later("""
        +---+---+---+
        | S1  S2  . |
        +---+---+---+
        crew: veteran generalist
        saved: 0 2
    """)

    scene.play("roll 1,1")
    assert (scene.waits_for, scene.game.actor(scene.state)) == ("dodge", 1)
    scene.play("dodge 1,3", "fall 0,1")

    assert [pawn["square"] for pawn in scene.view["pawns"]] == ["0,1", "1,3"]


@rule("2011.veteran.each-roll", "2011.turn.effects")
def test_every_roll_is_dodged_by_itself() -> None:
    """One AP for the first fire, and one for the flare-up's. — Veteran"""
    scene = later("""
        +---+---+---+---+
        |S*1  .   .   . |
        +---+---+---+---+
        crew: veteran
        saved: 2
        hot spots left: 6
    """)

    scene.play("roll 1,1", "dodge 1,2")
    assert scene.waits_for == "roll-advance"
    scene.play("roll 1,2", "dodge 1,3")

    scene.shows("""
        +---+---+---+---+
        | F*  F*  1   . |
        +---+---+---+---+
    """)
    assert scene.view["pawns"][0]["saved"] == 0


@rule("2011.veteran.each-roll")
def test_who_is_no_longer_near_cannot_dodge_the_flare_up() -> None:
    """The first roll knocks the Veteran down, the second finds the other alone. — Veteran"""
    scene = later("""
        +---+---+---+---+
        |S*2  1   .   . |
        +---+---+---+---+
        crew: generalist veteran
        saved: 4 0
        hot spots left: 6
    """)
    scene.play("roll 1,1", "fall 0,1")
    assert scene.waits_for == "roll-advance"

    scene.play("roll 1,2")

    assert scene.waits_for != "dodge"
    assert [pawn["square"] for pawn in scene.view["pawns"]] == ["0,2", "0,1"]


@rule("2011.veteran.when-the-dice-fall")
def test_who_was_near_when_the_dice_fell_may_dodge() -> None:
    """The fire between them parts them only after the roll. — Veteran"""
    scene = later("""
        +---+---+---+---+
        | 1   .   S2  . |
        +   +   +---+---+
        | .   F   .   . |
        +---+---+---+---+
        crew: veteran generalist
        saved: 0 2
    """)

    scene.play("roll 1,2")
    assert (scene.waits_for, scene.game.actor(scene.state)) == ("dodge", 1)
    assert scene.notes()["near"] == "1 2"
    again = scene.game.position(scene.game.draw(scene.state))
    assert again == scene.state
    assert scene.legal == ["dodge 1,4", "take-it"]
    scene.play("dodge 1,4")

    assert scene.view["pawns"][1]["saved"] == 0
    assert "near" not in scene.notes()
    assert not scene.game.fault(scene.state)


@rule("2011.veteran.when-the-dice-fall")
def test_who_comes_near_only_by_the_roll_may_not_dodge() -> None:
    """The blast destroys the wall between them, after the dice have fallen. — Veteran"""
    scene = later("""
        +---+---+---+---+
        | 1 ! F2  .   . |
        +---+---+---+---+
        crew: veteran generalist
        saved: 0 2
        option no_end_in_fire: false
    """)

    scene.play("roll 1,2")

    assert scene.waits_for != "dodge"
    assert scene.view["pawns"][1]["saved"] == 2


@rule("2011.veteran.when-the-dice-fall")
def test_without_a_roll_the_moment_of_the_fire_counts() -> None:
    """Smoke beside fire burns after the actions: no dice fall then. — Veteran"""
    scene = acting_later("""
        +---+---+---+---+
        | 1   .   S2  F |
        +   +   +---+   +
        | .   .   .   . |
        +---+---+---+---+
        crew: veteran generalist
        saved: 0 2
    """)

    scene.play("end")

    assert (scene.waits_for, scene.game.actor(scene.state)) == ("dodge", 1)
    assert "near" not in scene.notes()


@rule("2011.veteran.vicinity")
@pytest.mark.parametrize(
    ("row", "near"),
    [
        ("| 1   2   .   .   . |", True),
        ("| 1   S   2   .   . |", False),
        ("| 1   S2  .   .   . |", True),
        ("| 1   .   .   2   . |", True),
        ("| 1   .   .   .   2 |", False),
        ("| 1 o 2   .   .   . |", False),
        ("| 1 | 2   .   .   . |", False),
        ("| 1 / 2   .   .   . |", True),
        ("| 1   F   2   .   . |", False),
    ],
)
def test_vicinity(row: str, near: bool) -> None:
    """Adjacent, or three steps over clear squares. — Veteran"""
    scene = acting_later(f"""
        +---+---+---+---+---+
        {row}
        +---+---+---+---+---+
        crew: generalist veteran
    """)

    scene.play("chop n")

    assert (scene.view["bonus"] != 0) == near


@rule("2011.dog.ap", "2011.dog.moves")
def test_the_dog_runs_and_drags() -> None:
    """12 AP; a step 1, a victim 4 a square; 6 may be saved. — Rescue Dog"""
    scene = acting_later("""
        +---+---+---+---+
        | V1  .   .   F |
        +   +   +   +   +
        | ?   ?   .   . |
        +---+---+---+---+
        crew: rescue-dog
    """)
    assert scene.ap == 12

    scene.play("move 1,2 carrying victim")
    assert scene.ap == 8
    scene.play("move 1,3")
    assert (scene.ap, scene.refuses("move 1,4")) == (7, "not-for-dogs")
    scene.play("end", "roll 6,8")

    assert scene.ap == 18


@rule("2011.turn.no-fire")
def test_a_dog_that_fire_has_shut_in_may_end_its_turn() -> None:
    """It neither enters fire nor puts it out, so nothing else is left. — The Turn"""
    scene = acting_later("""
        +---+---+
        | F1  F |
        +---+---+
        crew: rescue-dog
    """)

    assert scene.legal == ["end"]

    scene = acting_later("""
        +---+---+
        | F1  . |
        +---+---+
        crew: rescue-dog
    """)
    assert scene.refuses("end") == "end-in-fire"


@rule("2011.dog.squeeze")
def test_the_dog_squeezes_through_a_damaged_wall() -> None:
    """For 2 AP, but not with a victim, and not through a whole one. — Rescue Dog"""
    scene = acting_later("""
        +---+---+---+
        | V1! . | . |
        +---+---+---+
        crew: rescue-dog
    """)
    assert scene.refuses("move 1,2 carrying victim") == "wall-in-way"

    scene.play("move 1,2")

    assert (scene.ap, scene.refuses("move 1,3")) == (10, "wall-in-way")


@rule("2011.dog.scent")
def test_the_dog_scents_what_lies_beside_it() -> None:
    """For nothing; walls keep the scent away. — Rescue Dog"""
    scene = acting_later("""
        +---+---+---+
        | ?   1 | ? |
        +---+---+---+
        crew: rescue-dog
    """)
    assert scene.refuses("scent e") == "out-of-reach"

    scene.play("scent w", "reveal victim")

    scene.shows("""
        +---+---+---+
        | V   1 | ? |
        +---+---+---+
        ap: 12
    """)


@rule("2011.dog.cannot")
def test_what_dogs_cannot_do() -> None:
    """Doors, axes, water, hazmats, leading, vehicles, dodging. — Rescue Dog"""
    scene = acting_later("""
        +---+---+---+
        |TH1o S   . |
        +   +   +   +
        | S   .   . |
        +---+---+---+
        crew: rescue-dog
    """)
    refused = {
        "open e": "not-for-dogs",
        "chop n": "not-for-dogs",
        "extinguish s": "cannot-extinguish",
        "move 2,1 carrying hazmat": "not-for-dogs",
        "move 2,1 leading 1": "not-for-dogs",
    }
    assert {text: scene.refuses(text) for text in refused} == refused

    scene = experienced("""
      0                        Am  Am En1  En
             +---+---+---+---+---+= =+---+---+
      1    en| .   .   . o .   . | .   .   . |
      crew: rescue-dog
    """)
    assert scene.refuses("drive engine 5,9") == "not-for-dogs"
    assert scene.refuses("drive ambulance 3,9") == "not-for-dogs"
    assert scene.refuses("gun") == "not-for-dogs"

    scene = later("""
        +---+---+
        | S1  2 |
        +---+---+
        crew: rescue-dog veteran
        saved: 6 0
    """)
    scene.play("roll 1,1")
    assert scene.waits_for == "fall"


@rule("2011.engineer.clear", "2011.engineer.repair", "2011.engineer.cannot")
def test_the_engineer_clears_and_repairs() -> None:
    """1 AP and 2 AP; both markers go back to the supply. — Structural Engineer"""
    scene = acting_later("""
        +---+---+---+
        |S*1! .   . |
        +---+---+---+
        crew: structural-engineer
        hot spots left: 5
    """)

    scene.play("clear", "repair e")

    scene.shows("""
        +---+---+---+
        | S1| .   . |
        +---+---+---+
        ap: 1
        hot spots left: 6
    """)
    assert scene.view["damage"] == 0
    assert scene.refuses("extinguish here") == "cannot-extinguish"
    assert scene.refuses("repair e") == "wall-whole"


@rule("2011.engineer.repair", "2011.engineer.fire")
def test_no_repair_of_ruins_or_beside_fire() -> None:
    """Destroyed is destroyed; fire behind a wall does not matter. — Structural Engineer"""
    scene = acting_later("""
        +-!-+---+---+
        |*1   F   . |
        +---+---+---+
        crew: structural-engineer
        hot spots left: 5
    """)
    assert scene.refuses("repair n") == "fire-near"
    assert scene.refuses("clear") == "fire-near"

    scene = experienced("""
      0                        Am  Am  En  En
             +---+---+   +---+---+= =+---+---+
      1    en| .   .  *1 o F   . | .   .   . |
      crew: structural-engineer
    """)
    assert scene.refuses("repair n") == "wall-gone"
    scene.play("clear")
    assert scene.ap == 3


@rule("2011.prevention.smoke")
def test_smoke_is_led_out() -> None:
    """1 AP a square, through closed doors, the shortest way; gone outside. — Fire Prevention"""
    scene = experienced("""
      3    Am= .   . o S   .   .   . | .   . | am
             +   +   +   +   +   +   +   +   +
      4    Am| .   . | .   .   .   . o .  1  = am
      crew: fire-prevention-specialist
    """)
    assert scene.refuses("shift smoke 3,3 e") == "not-the-way-out"

    scene.play("shift smoke 3,3 w", "shift smoke 3,2 w")
    assert scene.view["smoke"] == ["3,1"]
    scene.play("shift smoke 3,1 w")

    assert (scene.view["smoke"], scene.ap) == ([], 1)
    assert scene.view["open"] == []


@rule("2011.prevention.ignites")
def test_moved_smoke_ignites_beside_fire_and_on_smoke() -> None:
    """At once, with all that follows. — Fire Prevention Specialist"""
    picture = """
      2    en| {}   .   . | .   . o .   .   . |
             +   +   +---+---+---+---+---+-o-+
      3    Am= {}   S o .   .   .   . | .   . | am
             +   +   +   +   +   +   +   +   +
      4    Am| .   . | .   .   .   . o .  1  = am
      crew: fire-prevention-specialist
    """
    scene = experienced(picture.format("F", "."))
    scene.play("shift smoke 3,2 w")
    assert scene.view["fire"] == ["2,1", "3,1"]

    scene = experienced(picture.format(".", "S"))
    scene.play("shift smoke 3,2 w")
    assert (scene.view["fire"], scene.view["smoke"]) == (["3,1"], [])

    scene = experienced(picture.format(".", "F"))
    assert scene.refuses("shift smoke 3,2 w") == "shifted-into-fire"


@rule("2011.prevention.point")
def test_a_point_of_interest_is_led_out() -> None:
    """2 AP a square; turned over outside, never into fire or onto another. — Fire Prevention"""
    scene = experienced("""
      3    Am= F   ? / ?   .   .   . | .   . | am
             +   +   +   +   +   +   +   +   +
      4    Am| .   . | .   .   .   . o .  1  = am
      crew: fire-prevention-specialist
    """)
    assert scene.refuses("shift point 3,2 w") == "shifted-into-fire"
    assert scene.refuses("shift point 3,3 w") == "point-in-way"

    scene = experienced("""
      3    Am= .   ? o .   .   .   . | .   . | am
             +   +   +   +   +   +   +   +   +
      4    Am| .   . | .   .   .   . o .  1  = am
      crew: fire-prevention-specialist
    """)
    scene.play("shift point 3,2 w")
    assert (scene.ap, scene.view["points"]) == (2, ["3,1"])
    scene.play("shift point 3,1 w", "reveal victim")

    assert (scene.ap, scene.view["rescued"]) == (0, 1)


DOOR_ON_THE_WAY = """
      3    Am= {}   . {} ?   .   .   . | .   . | am
             +   +   +   +   +   +   +   +   +
      4    Am| .   . | .   .   .   . o .  1  = am
      crew: fire-prevention-specialist
"""


@rule("2011.prevention.door")
def test_a_door_on_its_way_is_opened_by_an_action_of_its_own() -> None:
    """2 AP for the door, then 2 AP for the step. — Fire Prevention Specialist"""
    scene = experienced(DOOR_ON_THE_WAY.format(".", "o"))
    assert scene.refuses("shift point 3,3 w") == "door-on-the-way"

    scene.play("open 3,2-3,3")
    scene.shows("""
      3    Am= .   . / ?   .   .   . | .   . | am
      ap: 2
    """)
    scene.play("shift point 3,3 w")

    scene.shows("""
      3    Am= .   ? / .   .   .   . | .   . | am
      ap: 0
    """)


@rule("2011.prevention.door")
def test_a_door_can_be_opened_now_and_passed_in_a_later_turn() -> None:
    """With 2 AP the door is opened and the point stays where it is. — Fire Prevention"""
    scene = experienced(DOOR_ON_THE_WAY.format(".", "o") + "ap: 2\n")

    scene.play("open 3,3-3,2")

    assert (scene.ap, scene.view["points"], scene.view["open"]) == (0, ["3,3"], ["3,2-3,3"])


@rule("2011.prevention.door")
def test_only_a_closed_door_on_the_way_of_a_point_is_opened() -> None:
    """Not one that is open or destroyed, leads elsewhere, or that no point waits at."""
    scene = experienced(DOOR_ON_THE_WAY.format("?", "/"))
    assert scene.refuses("open 3,2-3,3") == "door-open"
    assert scene.refuses("open 4,2-4,3") == "no-door-there"
    assert scene.refuses("open 4,6-4,7") == "no-point-there"

    scene = experienced(DOOR_ON_THE_WAY.format("?", " "))
    assert scene.refuses("open 3,2-3,3") == "door-gone"

    scene = experienced(DOOR_ON_THE_WAY.format("?", "o") + "ap: 1\n")
    assert scene.refuses("open 3,2-3,3") == "too-expensive"

    scene = experienced("""
      3    Am= .   ? o .   .   .   . | .   1 | am
      crew: fire-prevention-specialist
    """)
    assert scene.refuses("open 3,2-3,3") == "no-point-there"


@rule("2011.prevention.door")
def test_others_open_no_doors_from_afar() -> None:
    """It is the specialist's skill. — Fire Prevention Specialist"""
    scene = experienced("""
      3    Am= .   . o ?   .   .   . | .   1 | am
    """)

    assert scene.refuses("open 3,2-3,3") == "not-prevention"


@rule("2011.prevention.breaches")
def test_no_point_goes_through_a_breach() -> None:
    """Neither in the outer wall nor inside. — Fire Prevention Specialist"""
    scene = experienced("""
      3    Am= .   . o .   .   .   . | .   . | am
             +   +   +   +   +   +   +   +   +
      4    Am  ?   .   ?   .   .   . o .  1  = am
      crew: fire-prevention-specialist
    """)

    assert scene.refuses("shift point 4,1 w") == "not-the-way-out"
    assert scene.refuses("shift point 4,3 w") == "not-the-way-out"
    scene.play("shift point 4,1 n")


@rule("2011.prevention.holes")
def test_smoke_leaves_by_a_hole_in_the_outer_wall() -> None:
    """A destroyed outer wall is a way out, nearer than the entrance. — Fire Prevention"""
    scene = experienced("""
      3    Am= .   . o .   .   .   . | .   . | am
             +   +   +   +   +   +   +   +   +
      4    Am  S   S | .   .   .   . o .  1  = am
      crew: fire-prevention-specialist
    """)
    assert scene.refuses("shift smoke 4,1 n") == "not-the-way-out"
    assert scene.refuses("shift smoke 4,2 n") == "not-the-way-out"

    scene.play("shift smoke 4,1 w", "shift smoke 4,2 w", "shift smoke 4,1 w")

    assert (scene.view["smoke"], scene.ap) == ([], 1)


@rule("2011.prevention.holes")
def test_smoke_drifts_through_destroyed_inner_walls() -> None:
    """The hole makes the way shorter; a damaged wall still stands. — Fire Prevention"""
    picture = """
      4    Am| .   . | S   .   .   . o .  1  = am
             +---+---+{}+-o-+---+---+---+---+
      5      | .   .   .   .   . | .   . | . | En
      crew: fire-prevention-specialist
    """
    assert experienced(picture.format("-!-")).refuses("shift smoke 4,3 s") == "not-the-way-out"

    scene = experienced(picture.format("   "))
    assert scene.refuses("shift smoke 4,3 n") == "not-the-way-out"
    scene.play("shift smoke 4,3 s", "shift smoke 5,3 s", "shift smoke 6,3 s")

    assert (scene.view["smoke"], scene.ap) == ([], 1)


@rule("2011.prevention.holes")
def test_smoke_leaves_the_second_floor_by_a_broken_window() -> None:
    """Also by an open one; a closed one keeps it in. — Fire Prevention Specialist"""
    picture = """
    second
      1      {} S   . | .   . |
    ground
      5      = .   . : .  1  |
    crew: fire-prevention-specialist
    """
    assert villa(picture.format("w")).refuses("shift smoke 1,5 w") == "not-the-way-out"
    for sign in ("W", " "):
        scene = villa(picture.format(sign))
        scene.play("shift smoke 1,5 w")
        assert (scene.view["smoke"], scene.ap) == ([], 3)
