"""Flash Point 2010: the actions OPEN/CLOSE DOOR, EXTINGUISH and CHOP."""

from __future__ import annotations

from rule import rule
from scene import acting, basic


@rule("2010.door.cost", "2010.door.both-ways", "2010.doors.two-sides")
def test_opening_and_closing_a_door_cost_one_each() -> None:
    """A door is turned to its other side for 1 AP. — OPEN/CLOSE DOOR"""
    scene = acting("""
        +---+---+
        | 1 o . |
        +---+---+
    """)

    assert scene.refuses("close e") == "door-closed"
    scene.play("open e")
    scene.shows("""
        +---+---+
        | 1 / . |
        +---+---+
        ap: 3
    """)
    assert scene.refuses("open e") == "door-open"
    scene.play("close e")

    scene.shows("""
        +---+---+
        | 1 o . |
        +---+---+
        ap: 2
    """)


@rule("2010.door.adjacent")
def test_only_a_door_of_the_own_square_can_be_turned() -> None:
    """Doors of other squares are out of reach, on whichever side. — OPEN/CLOSE DOOR"""
    scene = acting("""
        +---+---+---+---+---+
        | . o .   1   . o . |
        +---+---+-o-+---+---+
        | .   .   .   .   . |
        +---+---+---+---+---+
    """)

    assert scene.refuses("open e") == "no-door-there"
    assert scene.refuses("open w") == "no-door-there"
    assert scene.refuses("open n") == "no-door-there"
    scene.play("open s")

    scene.shows("""
        +---+---+---+---+---+
        | . o .   1   . o . |
        +---+---+-/-+---+---+
    """)


@rule("2010.door.passable")
def test_an_open_door_costs_no_more_than_an_open_way() -> None:
    """A step through an open door is a plain step. — OPEN/CLOSE DOOR"""
    scene = acting("""
        +---+---+
        | 1 / . |
        +---+---+
    """)

    scene.play("move 1,2")

    scene.shows("""
        +---+---+
        | . / 1 |
        +---+---+
        ap: 3
    """)


@rule("2010.door.open-to-fire", "2010.contiguous.openings")
def test_fire_spreads_through_an_open_door() -> None:
    """An open door is no obstacle to fire. — OPEN/CLOSE DOOR"""
    scene = acting("""
        +---+---+---+
        | F o .   1 |
        +---+---+---+
        | .   .   . |
        +---+---+---+
    """)

    scene.play("move 1,2", "open w", "move 1,3", "end", "roll 1,2")

    scene.shows("""
        +---+---+---+
        | F / F   1 |
        +---+---+---+
    """)


@rule("2010.extinguish.own-square", "2010.extinguish.fire-to-smoke", "2010.extinguish.fire-fully")
def test_a_fire_in_the_own_square_goes_out_in_two_steps() -> None:
    """Fire to smoke for 1 AP, and smoke away for another. — EXTINGUISH"""
    scene = acting("""
        +---+---+
        | F1  . |
        +---+---+
    """)

    scene.play("extinguish here")
    scene.shows("""
        +---+---+
        | S1  . |
        +---+---+
        ap: 3
    """)
    scene.play("extinguish here")

    scene.shows("""
        +---+---+
        | 1   . |
        +---+---+
        ap: 2
    """)


@rule("2010.extinguish.adjacent", "2010.extinguish.smoke-cost", "2010.extinguish.fire-to-smoke")
def test_all_four_neighbours_can_be_reached() -> None:
    """Fire becomes smoke and smoke goes, 1 AP each, on every side. — EXTINGUISH"""
    scene = acting("""
        +---+---+---+
        | .   F   . |
        +   +   +   +
        | F   1   S |
        +   +   +   +
        | .   S   . |
        +---+---+---+
    """)

    scene.play("extinguish n", "extinguish e", "extinguish s", "extinguish w")

    scene.shows("""
        +---+---+---+
        | .   S   . |
        +   +   +   +
        | S   1   . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
        ap: 0
    """)


@rule("2010.extinguish.adjacent", "2010.adjacent.no-diagonal")
def test_other_squares_cannot_be_reached() -> None:
    """Fire on diagonal squares and further off is out of reach. — EXTINGUISH"""
    scene = acting("""
        +---+---+---+---+
        | F   .   F   . |
        +   +   +   +   +
        | .   1   .   F |
        +   +   +   +   +
        | F   .   F   . |
        +---+---+---+---+
    """)

    assert not [text for text in scene.legal if text.startswith("extinguish")]
    assert scene.refuses("extinguish e") == "nothing-burns"


@rule("2010.extinguish.adjacent")
def test_fire_behind_walls_and_closed_doors_cannot_be_reached() -> None:
    """We read adjacent as for a step: the way must be open. — EXTINGUISH, our ruling"""
    scene = acting("""
        +---+---+---+
        | F | 1 o F |
        +---+---+---+
    """)

    assert scene.refuses("extinguish w") == "out-of-reach"
    assert scene.refuses("extinguish e") == "out-of-reach"


@rule("2010.extinguish.adjacent")
def test_an_option_lets_water_reach_through_walls() -> None:
    """To the letter adjacent ignores walls; an option plays it so. — EXTINGUISH"""
    scene = acting("""
        +---+---+---+
        | F | 1 o F |
        +---+---+---+
        option extinguish_through_walls: true
    """)

    scene.play("extinguish w", "extinguish e")

    scene.shows("""
        +---+---+---+
        | S | 1 o S |
        +---+---+---+
        ap: 2
    """)


@rule("2010.extinguish.adjacent")
def test_fire_can_be_fought_from_outside() -> None:
    """Through an entrance a firefighter reaches the first square. — EXTINGUISH"""
    scene = basic("""
      3    1 = F   . o .   .   .   . | .   . |
             +   +   +   +   +   +   +   +   +
      4      | F   . | .   .   .   . o .   . =
    """)

    scene.play("extinguish e", "extinguish e")

    scene.shows("""
      3    1 = .   . o .   .   .   . | .   . |
             +   +   +   +   +   +   +   +   +
      4      | F   . | .   .   .   . o .   . =
      ap: 2
    """)


@rule("2010.extinguish.smoke-stays", "2010.flashover.any-fire")
def test_smoke_beside_fire_stays_until_the_fire_advances() -> None:
    """What is dampened beside fire is smoke for now, and fire after the next roll. — EXTINGUISH"""
    scene = acting("""
        +---+---+---+---+
        | 1   F   F | . |
        +---+---+---+---+
        crew: firefighter firefighter
    """)

    scene.play("extinguish e", "chop n")
    scene.shows("""
        +-!-+---+---+---+
        | 1   S   F | . |
        +---+---+---+---+
        ap: 1
    """)
    scene.play("end", "roll 6,8")

    scene.shows("""
        +-!-+---+---+---+
        | 1   F   F | . |
        +---+---+---+---+
    """)


@rule("2010.extinguish.smoke-stays")
def test_smoke_behind_an_opened_door_ignites_with_the_next_roll() -> None:
    """Opening a door to fire lights the smoke behind it at the next check. — Flashovers, ruling"""
    scene = acting("""
        +---+---+---+
        | F o S   1 |
        +---+---+---+
        | .   .   . |
        +---+---+---+
        crew: firefighter firefighter
    """)

    scene.play("move 1,2", "open w")
    scene.shows("""
        +---+---+---+
        | F / S1  . |
        +---+---+---+
    """)
    scene.play("move 1,3", "end", "roll 6,8")

    scene.shows("""
        +---+---+---+
        | F / F   1 |
        +---+---+---+
    """)


@rule("2010.chop.everyone", "2010.chop.cost", "2010.chop.one-damage", "2010.chop.two-destroy")
def test_two_chops_bring_a_wall_down() -> None:
    """Each chop costs 2 AP and adds a token; with the second the wall is gone. — CHOP"""
    scene = acting("""
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
    assert scene.view["damage"] == 1
    scene.play("chop e")

    scene.shows("""
        +---+---+
        | 1   . |
        +---+---+
        ap: 0
    """)
    assert scene.view["damage"] == 2


@rule("2010.chop.passable")
def test_a_destroyed_wall_is_walked_through() -> None:
    """Where a wall was destroyed a step costs what it costs elsewhere. — CHOP"""
    scene = acting("""
        +---+---+
        | 1 ! . |
        +---+---+
    """)

    scene.play("chop e", "move 1,2")

    scene.shows("""
        +---+---+
        | .   1 |
        +---+---+
        ap: 1
    """)


@rule("2010.chop.adjacent")
def test_only_a_wall_of_the_own_square_can_be_chopped() -> None:
    """Not where there is no wall, nor a door, nor a wall further off. — CHOP"""
    scene = acting("""
        +---+---+---+---+
        | . | .   1 o . |
        +---+---+   +---+
        | .   .   .   . |
        +---+---+---+---+
    """)

    assert scene.refuses("chop w") == "no-wall-there"
    assert scene.refuses("chop s") == "no-wall-there"
    assert scene.refuses("chop e") == "no-wall-there"
    scene.play("chop n")

    scene.shows("""
        +---+---+-!-+---+
        | . | .   1 o . |
        +---+---+   +---+
    """)


@rule("2010.chop.adjacent", "2010.end.two-tokens")
def test_a_destroyed_wall_cannot_be_chopped_again() -> None:
    """There is nothing left to chop. — CHOP, Building Collapse"""
    scene = acting("""
        +---+---+
        | 1 ! . |
        +---+---+
    """)

    scene.play("chop e")

    assert scene.refuses("chop e") == "wall-gone"


@rule("2010.chop.adjacent", "2010.end.all-walls")
def test_outer_walls_can_be_chopped_from_outside() -> None:
    """A hole in an outer wall is a way in. — CHOP"""
    scene = basic("""
      1      | .   .   . o .   . | .   .   . |
             +   +   +   +   +   +   +   +   +
      2    1 | .   .   . | .   . o .   .   . |
      ap: 5
    """)

    scene.play("chop e", "chop e", "move 2,1")

    scene.shows("""
      1      | .   .   . o .   . | .   .   . |
             +   +   +   +   +   +   +   +   +
      2        1   .   . | .   . o .   .   . |
    """)
    assert scene.view["damage"] == 2
