"""Tragic Events: Take Actions, and the deck gun."""

from __future__ import annotations

import pytest
from rule import rule
from scene import Scene, tragic


def row(cells: str, *notes: str) -> Scene:
    """The top row of the first board, from its west side on; firefighter 1 is to act."""
    return tragic("\n".join([f"  1    en| {cells}|", *notes]))


@rule("te.actions.saving")
def test_ap_that_are_left_are_saved_up_to_four() -> None:
    """Five are left, four are saved. — Take Actions"""
    scene = row("1   .   . o .   . | .   .   . ", "ap: 6")
    scene.play("move 1,2", "end")
    assert scene.view["pawns"][0]["saved"] == 4


@rule("te.move.cost", "te.move.reveal", "te.move.sharing")
def test_steps_cost_one_and_find_points_of_interest() -> None:
    """A false alarm goes, a victim stays to be carried; squares can be shared. — Take Actions 1"""
    scene = row("1   ?   ?2o .   . | .   .   . ", "crew: firefighter firefighter")
    scene.play("move 1,2", "reveal false-alarm")
    assert (scene.ap, scene.view["points"]) == (3, ["1,3"])
    scene.play("move 1,3", "reveal victim")
    assert [pawn["square"] for pawn in scene.view["pawns"]] == ["1,3", "1,3"]
    assert scene.view["victims"][0]["square"] == "1,3"


@rule("te.move.fire")
def test_into_fire_costs_two_and_nobody_ends_there() -> None:
    """There must be AP left to get out. — Take Actions 1"""
    scene = row("1   F   . o .   . | .   .   . ", "ap: 3")
    scene.play("move 1,2")
    assert scene.ap == 1
    assert scene.refuses("end") == "end-in-fire"
    scene.play("move 1,3", "end")
    assert row("1   F   . o .   . | .   .   . ", "ap: 2").refuses("move 1,2") == "trapped-in-fire"


@rule("te.carry.cost")
def test_carrying_costs_two_and_never_goes_into_fire() -> None:
    """A victim or a hazmat, not both. — Take Actions 1"""
    for sign, load in (("V", "victim"), ("H", "hazmat")):
        scene = row(f"{sign}1  .   F o .   . | .   .   . ")
        scene.play(f"move 1,2 carrying {load}")
        assert scene.ap == 2
        assert scene.refuses(f"move 1,3 carrying {load}") == "carried-into-fire"
    with pytest.raises(ValueError, match="form"):
        scene.play("move 1,1 carrying victim carrying hazmat")


@rule("te.carry.rescue", "te.carry.hazmat-out")
def test_victims_go_to_the_ambulance_and_hazmats_out() -> None:
    """Rescued there; hazmats are gone outside. — Take Actions 1"""
    scene = tragic("  3    Am= V1  . o .   .   .   . | .   . | am")
    scene.play("move 3,0 carrying victim")
    assert (scene.view["rescued"], scene.view["victims"]) == (1, [])

    scene = tragic("  3    am= H1  . o .   .   .   . | .   . | am")
    scene.play("move 3,0 carrying hazmat")
    assert scene.view["hazmats"] == []


@rule("te.carry.treated")
def test_treated_victims_walk_along() -> None:
    """1 AP a square, or 2 with another victim carried. — Take Actions 1"""
    scene = row("T1  .   . o .   . | .   .   . ")
    scene.play("move 1,2 leading 1")
    assert scene.ap == 3
    scene = tragic("  1    en|TV1  .   . o .   . | .   .   . |")
    scene.play("move 1,2 carrying victim leading 1")
    assert scene.ap == 2


@rule("te.door.cost", "te.adjacent")
def test_doors_cost_one_and_bar_the_way() -> None:
    """Closed they also keep smoke out of reach. — Take Actions 2"""
    scene = row(".   .   1 o S   . | .   .   . ")
    assert scene.refuses("move 1,4") == "door-in-way"
    assert scene.refuses("extinguish e") == "out-of-reach"
    scene.play("open e", "extinguish e", "close e")
    assert scene.ap == 1


@rule("te.extinguish.smoke", "te.extinguish.fire")
def test_extinguishing() -> None:
    """Smoke goes for 1 AP; fire becomes smoke for 1 and goes for 2. — Take Actions 3"""
    scene = row("S1  F   . o .   . | .   .   . ")
    scene.play("extinguish here")
    assert (scene.ap, scene.view["smoke"]) == (3, [])
    scene.play("extinguish e")
    assert (scene.ap, scene.view["smoke"], scene.view["fire"]) == (2, ["1,2"], [])
    scene.play("extinguish e")
    assert (scene.ap, scene.view["smoke"]) == (1, [])


@rule("te.chop.cost", "te.adjacent")
def test_chopping_twice_opens_a_wall() -> None:
    """2 AP for each of two damage; then the squares are adjacent. — Take Actions 4"""
    scene = row(".   .   . o .   1 | S   .   . ", "ap: 5")
    scene.play("chop e", "chop e")
    assert (scene.view["damage"], scene.view["destroyed"]) == (2, ["1,5-1,6"])
    scene.play("extinguish e")


TOP = """
      0                        Am  Am {}  En
             +---+---+---+---+---+= =+---+---+
      1    en| .   .   . o .   . | .   .   .{}|
"""


@rule("te.drive.cost", "te.drive.ambulance", "te.drive.engine", "te.drive.ride")
def test_driving() -> None:
    """2 AP to the next spot; the engine from the engine, the ambulance from anywhere. — Drive"""
    scene = tragic(TOP.format(" En", " ").replace(".   .   . o", "1   .   . o", 1))
    assert scene.refuses("drive engine 5,9") == "not-in-vehicle"
    assert scene.refuses("drive ambulance 7,3") == "not-next-spot"
    scene.play("drive ambulance 3,9")
    assert (scene.ap, scene.view["ambulance"]) == (2, ["3,9", "4,9"])

    scene = tragic(
        TOP.format("En1", " ").replace(" En\n", "En2\n", 1) + "\ncrew: firefighter firefighter"
    )
    scene.play("drive engine 5,9")
    assert (scene.ap, scene.waits_for) == (2, "ride-engine")
    scene.play("ride 6,9")
    assert [pawn["square"] for pawn in scene.view["pawns"]] == ["5,9", "6,9"]


@rule("te.drive.rescue")
def test_the_ambulance_rescues_where_it_arrives() -> None:
    """For nothing. — Drive"""
    scene = tragic("""
      0                        Am  Am  en  en
             +---+---+---+---+---+= =+---+---+
      1    en| 1   .   . o .   . | .   .   . |
             +   +   +   +   +   +   +   +   +
      2    en| .   .   . | .   . o .   .   . |
             +   +   +---+---+---+---+---+-o-+
      3    am= .   . o .   .   .   . | .   . | V
    """)
    scene.play("drive ambulance 3,9")
    assert scene.view["rescued"] == 1


@rule("te.crew-change")
def test_crew_change() -> None:
    """2 AP at the engine, before anything else. — Take Actions 7"""
    picture = TOP.format("En1", " ") + "\ncrew: generalist\nap: 5"
    scene = tragic(picture)
    scene.play("change paramedic")
    assert (scene.ap, scene.view["pawns"][0]["role"]) == (2, "paramedic")
    scene = tragic(picture)
    scene.play("drive ambulance 3,9")
    assert scene.refuses("change paramedic") == "change-comes-first"


@rule("te.gun.cost", "te.gun.area", "te.gun.flip", "te.gun.clears", "te.gun.empty")
def test_deck_gun() -> None:
    """4 AP; dice that miss the quarter are turned over; the target and its neighbours. — Gun"""
    picture = """
      0                        am  am En1  En
             +---+---+---+---+---+= =+---+---+
      1    en| .   .   . o .   . | .   F   . |
             +   +   +   +   +   +   +   +   +
      2    en| .   .   . | .   . o S   F   F |
             +   +   +---+---+---+---+---+-o-+
      3    am= .   . o .   .   .   . | F   {}| am
    """
    scene = tragic(picture.format(". "))
    scene.play("gun")
    assert scene.ap == 0
    scene.play("roll 5,2")
    assert (scene.view["fire"], scene.view["smoke"]) == (["3,7"], [])

    scene = tragic(picture.format("2 ") + "\ncrew: firefighter firefighter")
    assert scene.refuses("gun") == "gun-area-manned"


@rule("te.smoke-catches")
def test_smoke_beside_fire_ignites_after_the_actions() -> None:
    """Before the Fire card is drawn. — Take Actions 9"""
    scene = row("F   S   . o .   . | .   .   1 ")
    scene.play("end")
    assert (scene.view["fire"], scene.waits_for) == (["1,1", "1,2"], "draw-fire")
