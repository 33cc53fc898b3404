"""Brownstone: Take Actions, on foot and with tools."""

from __future__ import annotations

import pytest
from rule import rule
from scene import acting_later, brownstone, experienced, later


@rule("bs.ap", "bs.ap.save", "2011.saved.general")
@pytest.mark.parametrize(
    ("role", "ap"), [("cafs-firefighter", 3), ("paramedic", 4), ("generalist", 5)]
)
def test_ap_by_card_and_four_saved_at_most(role: str, ap: int) -> None:
    """3, 4 or 5 a turn; free points are never among the saved. — Take Actions"""
    scene = acting_later(f"""
        +---+---+---+
        | 1   .   ? |
        +   +   +   +
        | ?   ?   . |
        +---+---+---+
        crew: {role}
    """)
    assert scene.ap == ap

    scene.play("end", "roll 6,8")

    assert scene.ap == ap + min(ap, 4)


@rule("bs.move.cost", "bs.move.share", "bs.adjacent")
def test_steps_cost_one_and_squares_are_shared() -> None:
    """To an adjacent square, never diagonally. — Move"""
    scene = acting_later("""
        +---+---+---+
        | 1   2   S |
        +   +   +   +
        | .   .   . |
        +---+---+---+
    """)
    assert scene.refuses("move 2,2") == "no-diagonals"

    scene.play("move 1,2", "move 1,3")

    scene.shows("""
        +---+---+---+
        | .   2   S1|
        +   +   +   +
        | .   .   . |
        +---+---+---+
        ap: 2
    """)


@rule("bs.adjacent")
def test_walls_and_closed_doors_separate_until_destroyed() -> None:
    """Neither a step nor water goes through. — Game Play"""
    scene = acting_later("""
        +---+---+---+
        | S | 1 o S |
        +---+   +---+
        | .   S   . |
        +---+---+---+
    """)
    assert scene.refuses("move 1,1") == "wall-in-way"
    assert scene.refuses("move 1,3") == "door-in-way"
    assert scene.refuses("extinguish w") == "out-of-reach"
    assert scene.refuses("extinguish e") == "out-of-reach"

    scene.play("extinguish s", "open e", "extinguish e", "move 1,3")

    assert scene.view["smoke"] == ["1,1"]


@rule("bs.move.reveal")
def test_a_marker_is_turned_over_by_who_steps_on_it() -> None:
    """A false alarm goes, a victim stays. — Move"""
    picture = """
        +---+---+
        | 1   ? |
        +---+---+
    """
    scene = acting_later(picture)
    scene.play("move 1,2", "reveal false-alarm")
    scene.shows("""
        +---+---+
        | .   1 |
        +---+---+
        ap: 3
    """)

    scene = acting_later(picture)
    scene.play("move 1,2", "reveal victim")
    scene.shows("""
        +---+---+
        | .   V1|
        +---+---+
        ap: 3
    """)


@rule("bs.move.fire", "2011.turn.no-fire")
def test_fire_is_entered_for_two_but_not_to_stay() -> None:
    """The turn cannot end there, and nobody steps in who could not step out. — Move"""
    scene = acting_later("""
        +---+---+---+
        | 1   F   . |
        +---+---+---+
        ap: 3
    """)

    scene.play("move 1,2")
    assert (scene.ap, scene.refuses("end")) == (1, "end-in-fire")
    assert scene.refuses("chop n") == "too-expensive"
    scene.play("move 1,3", "end")

    scene = acting_later("""
        +---+---+---+
        | 1   F   . |
        +---+---+---+
        ap: 2
    """)
    assert scene.refuses("move 1,2") == "trapped-in-fire"


@rule("bs.move.fire")
def test_a_door_may_be_the_way_out_of_the_fire() -> None:
    """Into fire for 2, open for 1, out for 1. — Move"""
    scene = acting_later("""
        +---+---+---+
        | F1  F o . |
        +---+---+---+
        crew: structural-engineer
    """)

    assert scene.legal == ["move 1,2"]
    scene.play("move 1,2")
    assert scene.legal == ["open e"]
    scene.play("open e", "move 1,3", "end")


@rule("bs.move.carry")
@pytest.mark.parametrize(("sign", "load"), [("V", "victim"), ("H", "hazmat")])
def test_carrying_costs_two_and_never_leads_into_fire(sign: str, load: str) -> None:
    """Victim or hazmat, over smoke but not into fire. — Move"""
    scene = acting_later(f"""
        +---+---+---+
        | {sign}1  S   F |
        +---+---+---+
    """)

    scene.play(f"move 1,2 carrying {load}")

    assert scene.ap == 2
    assert scene.refuses(f"move 1,3 carrying {load}") == "carried-into-fire"
    with pytest.raises(ValueError, match="carrying"):
        scene.game.parse("move 1,1 carrying victim carrying hazmat")


@rule("bs.move.rescue", "bs.move.hazmat-out")
def test_victims_go_to_the_ambulance_and_hazmats_anywhere_outside() -> None:
    """A victim outside but not at the ambulance waits. — Move"""
    scene = brownstone("""
      2    En= &   . o .   . | . | .   .   . = en
             +   +   +---+-o-+-o-+   +   +   +
      3    Am| .   .   .   .   . o .   .   . | am
      at 2,1: VH12
      crew: generalist paramedic
    """)

    scene.play("move 2,0 carrying hazmat", "move 2,1")
    assert (scene.view["hazmats"], scene.view["rescued"]) == ([], 0)
    scene.play("move 2,0 carrying victim")
    assert scene.view["victims"] == [{"square": "2,0", "treated": False}]

    scene = brownstone("""
      2   V1 = .   . o .   . | . | .   .   . = en
             +   +   +---+-o-+-o-+   +   +   +
      3    Am| .   .   .   .   . o .   .   . | am
    """)
    scene.play("move 3,0 carrying victim")
    assert (scene.view["victims"], scene.view["rescued"], scene.ap) == ([], 1, 2)


@rule("bs.move.treated")
def test_a_treated_victim_walks_along() -> None:
    """For 1 AP, or beside a carried one for 2; one at a time. — Move"""
    scene = acting_later("""
        +---+---+---+
        | &   .   . |
        +---+---+---+
        at 1,1: VTT1
    """)

    assert scene.refuses("move 1,2 leading 2") == "leads-too-many"
    scene.play("move 1,2 carrying victim leading 1")
    assert scene.ap == 2
    scene.play("move 1,3 leading 1")

    scene.shows("""
        +---+---+---+
        | T   V   T1|
        +---+---+---+
        ap: 1
    """)


@rule("bs.door")
def test_a_door_is_turned_for_one() -> None:
    """Open, then closed again. — Door"""
    scene = acting_later("""
        +---+---+
        | 1 o . |
        +---+---+
    """)

    scene.play("open e")
    scene.shows("""
        +---+---+
        | 1 / . |
        +---+---+
        ap: 3
    """)
    scene.play("close e")
    scene.shows("""
        +---+---+
        | 1 o . |
        +---+---+
        ap: 2
    """)


@rule("bs.extinguish")
def test_water_turns_fire_to_smoke_and_smoke_to_nothing() -> None:
    """1 AP a step, in the own square or beside it. — Extinguish"""
    scene = acting_later("""
        +---+---+---+
        | S1  F   F |
        +---+---+---+
    """)
    scene.play("extinguish here", "extinguish e", "extinguish e")

    scene.shows("""
        +---+---+---+
        | 1   .   F |
        +---+---+---+
        ap: 1
    """)


@rule("bs.chop")
def test_two_chops_take_a_wall_down() -> None:
    """2 AP and a damage marker each. — Chop"""
    scene = acting_later("""
        +---+---+
        | 1 | . |
        +---+---+
    """)

    scene.play("chop e")
    scene.shows("""
        +---+---+
        | 1 ! . |
        +---+---+
        ap: 2
    """)
    scene.play("chop e")
    scene.shows("""
        +---+---+
        | 1   . |
        +---+---+
        ap: 0
    """)
    assert scene.view["damage"] == 2


@rule("bs.chop")
def test_doors_can_be_chopped_here() -> None:
    """Its markers stay used up; in the house of the first box it stands. — Chop"""
    scene = brownstone("""
      2    en= .   1 o .   . | . | .   .   . = en
    """)

    scene.play("chop e")
    assert (scene.view["damaged"], scene.view["damage"]) == (["2,2-2,3"], 1)
    scene.shows("""
      2    en= .   1 d .   . | . | .   .   . = en
    """)
    scene.play("chop e")
    assert (scene.view["destroyed"], scene.view["damage"]) == (["2,2-2,3"], 2)
    scene.shows("""
      2    en= .   1   .   . | . | .   .   . = en
      on destroyed doors: 2
    """)

    scene = experienced("""
      3    am= .   1 o .   .   .   . | .   . | am
    """)
    assert scene.refuses("chop e") == "no-wall-there"


@rule("bs.chop")
def test_a_chopped_door_can_be_the_last_straw() -> None:
    """Its second marker counts like any other. — Chop"""
    scene = brownstone("""
      2    en= .   1 d .   . | . | .   .   . = en
      option damage_limit: 2
    """)

    scene.play("chop e")

    assert scene.ending == ("lost", "collapse")


@rule("bs.chop")
def test_an_explosion_takes_a_chopped_door_without_its_marker() -> None:
    """The door goes, the marker spent on it stays used up. — Chop"""
    scene = brownstone("""
      2    en= .   F d .   . | . | .   .   . = en
      next: roll-advance
    """)

    scene.play("roll 2,2")

    assert "2,2-2,3" in scene.view["destroyed"]
    assert scene.notes()["on destroyed doors"] == "1"


@rule("bs.smoke-catches", "2011.opened-door")
def test_smoke_beside_fire_ignites_after_the_actions() -> None:
    """Not when the door opens, but when the turn ends, before the dice. — Take Actions"""
    scene = acting_later("""
        +---+---+---+
        | 1 o S | F |
        +   +---+   +
        | .   S / F |
        +---+---+---+
    """)
    scene.play("open e")
    assert scene.view["smoke"] == ["1,2", "2,2"]

    scene.play("end")

    assert scene.view["smoke"] == ["1,2"]
    assert "2,2" in scene.view["fire"]
    assert scene.waits_for == "roll-advance"


@rule("bs.restricted")
def test_nobody_goes_to_the_neighbours() -> None:
    """Their wall can be chopped down, but not walked through. — Restricted Area"""
    scene = brownstone("""
      0        x   x   x   x   x   x   x   x
             +-!-+---+---+---+---+---+---+---+
      1    en| 1   . | .   . | . | .   .   . | en
      ap: 3
    """)
    scene.play("chop n")
    assert scene.refuses("move 0,1") == "barred"

    scene = brownstone("""
      0    1   x   x   x   x   x   x   x   x
             +---+---+---+---+---+---+---+---+
      1    en| .   . | .   . | . | .   .   . | en
    """)
    assert scene.refuses("move 0,1") == "barred"


@rule("bs.restricted", "bs.fire-outside")
def test_a_wave_leaves_the_building_there() -> None:
    """Through a breach to the neighbours, and is gone at the end. — Restricted Area"""
    scene = brownstone("""
      0        x   x   x   x   x   x   x   x
             +   +---+---+---+---+---+---+---+
      1    en| F   . | .   . | . | .   .   . | en
      next: roll-advance
    """)

    log = scene.play("roll 1,1")

    assert [type(event).__name__ for event in log].count("IgnitedOutside") == 1
    assert scene.view["fire_outside"] == []


@rule("bs.advance.every-turn")
def test_the_fire_advances_after_every_turn() -> None:
    """Whoever's it was. — Advance Fire"""
    scene = later("""
        +---+---+---+
        | 1   2   ? |
        +   +   +   +
        | ?   ?   . |
        +---+---+---+
        next: act
    """)

    for roll in ("6,8", "5,1", "4,5"):
        scene.play("end")
        assert scene.waits_for == "roll-advance"
        scene.play(f"roll {roll}")
        assert scene.waits_for == "act"
