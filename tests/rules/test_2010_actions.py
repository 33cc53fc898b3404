"""Flash Point 2010: Starting Location, MOVE, and action points."""

from __future__ import annotations

from rule import rule
from scene import acting, basic, started

OUTSIDE = {
    f"{row},{col}" for row in range(8) for col in range(10) if row in (0, 7) or col in (0, 9)
}


@rule("2010.start.any-outside")
def test_a_firefighter_enters_on_any_outside_square() -> None:
    """The first turn begins on an outside square of one's choice, and nowhere else. — Start"""
    scene = started("flashpoint/basic")

    assert set(scene.legal) == {f"enter {square}" for square in OUTSIDE}
    assert scene.refuses("enter 3,1") == "not-outside"
    assert scene.refuses("move 3,1") == "enter-first"
    assert scene.refuses("end") == "enter-first"

    scene.play("enter 7,9")

    assert scene.ap == 4
    assert scene.view["pawns"][0]["square"] == "7,9"
    assert scene.refuses("enter 0,0") == "already-on-board"


@rule("2010.start.any-outside")
def test_each_firefighter_enters_in_their_own_first_turn() -> None:
    """The second firefighter is not on the board before their turn. — Starting Location"""
    scene = started("flashpoint/basic", crew=2)

    scene.play("enter 0,0", "end", "roll 1,1")

    assert scene.view["pawns"][1]["square"] is None
    assert set(scene.legal) == {f"enter {square}" for square in OUTSIDE}


@rule(
    "2010.adjacent.four",
    "2010.adjacent.no-diagonal",
    "2010.move.adjacent",
    "2010.rescuer.only",
)
def test_a_step_goes_up_down_left_or_right() -> None:
    """The four squares that share a side are adjacent, diagonal and further ones not. — Actions"""
    scene = acting("""
        +---+---+---+---+
        | .   .   .   . |
        +   +   +   +   +
        | .   1   .   . |
        +   +   +   +   +
        | .   .   .   . |
        +---+---+---+---+
    """)

    assert {text for text in scene.legal if text.startswith("move")} == {
        "move 1,2",
        "move 2,1",
        "move 2,3",
        "move 3,2",
    }
    for diagonal in ("1,1", "1,3", "3,1", "3,3"):
        assert scene.refuses(f"move {diagonal}") == "no-diagonals"
    assert scene.refuses("move 2,4") == "not-a-step"


@rule("2010.move.adjacent", "2010.move.open-cost", "2010.move.smoke-cost", "2010.move.fire-cost")
def test_what_steps_cost() -> None:
    """1 AP into an empty square, 1 into smoke, 2 into fire, 1 out of it. — MOVE"""
    scene = acting("""
        +---+---+---+---+
        | 1   .   S   F |
        +---+---+---+---+
    """)

    left = [scene.ap]
    for step in ("move 1,2", "move 1,3", "move 1,4"):
        scene.play(step)
        left.append(scene.ap)

    assert left == [4, 3, 2, 0]
    scene.shows("""
        +---+---+---+---+
        | .   .   S   F1|
        +---+---+---+---+
        ap: 0
    """)


@rule("2010.move.fire-cost")
def test_a_turn_may_end_in_fire() -> None:
    """Fire that was there before does not knock anybody down. — MOVE, Getting Knocked Down"""
    scene = acting("""
        +---+---+---+---+
        | 1   F | .   . |
        +---+---+---+---+
        crew: firefighter firefighter
    """)

    scene.play("move 1,2", "end", "roll 1,4")

    scene.shows("""
        +---+---+---+---+
        | .   F1| .   S |
        +---+---+---+---+
    """)


@rule("2010.move.carry-cost", "2010.rescue.carry", "2010.rescue.carry-cost")
def test_carrying_a_victim_costs_two() -> None:
    """Each step with a victim costs 2 AP, through smoke as well. — MOVE, Rescuing Victims"""
    scene = acting("""
        +---+---+---+
        | V1  .   S |
        +---+---+---+
    """)

    scene.play("move 1,2 carrying victim")
    assert scene.ap == 2
    scene.play("move 1,3 carrying victim")

    scene.shows("""
        +---+---+---+
        | .   .  SV1|
        +---+---+---+
        ap: 0
    """)


@rule("2010.rescue.carry", "2010.search.victim-stays")
def test_a_victim_may_be_left_behind() -> None:
    """Who steps without carrying pays 1 AP, and the victim stays. — Rescuing Victims"""
    scene = acting("""
        +---+---+
        | V1  . |
        +---+---+
    """)

    scene.play("move 1,2")

    scene.shows("""
        +---+---+
        | V   1 |
        +---+---+
        ap: 3
    """)


@rule("2010.move.walls", "2010.chop.passable")
def test_walls_and_closed_doors_stop_a_step() -> None:
    """Neither a wall, nor one damaged once, nor a closed door lets anybody through. — MOVE"""
    scene = acting("""
        +---+---+---+
        | .   .   . |
        +   +---+   +
        | . | 1 ! . |
        +   +-o-+   +
        | .   .   . |
        +---+---+---+
    """)

    assert scene.refuses("move 1,2") == "wall-in-way"
    assert scene.refuses("move 2,1") == "wall-in-way"
    assert scene.refuses("move 2,3") == "wall-in-way"
    assert scene.refuses("move 3,2") == "door-in-way"


@rule("2010.move.outside")
def test_firefighters_walk_around_the_house_and_in_at_entrances() -> None:
    """Outside squares are walked like others; the house is entered where it is open. — MOVE"""
    scene = basic("""
      2    1 | .   .   . | .   . o .   .   . |
             +   +   +---+---+---+---+---+-o-+
      3      = .   . o .   .   .   . | .   . |
             +   +   +   +   +   +   +   +   +
      4      | .   . | .   .   .   . o .   . =
    """)

    assert scene.refuses("move 2,1") == "wall-in-way"
    scene.play("move 3,0", "move 3,1", "move 3,0", "move 4,0")

    scene.shows("""
      2      | .   .   . | .   . o .   .   . |
             +   +   +---+---+---+---+---+-o-+
      3      = .   . o .   .   .   . | .   . |
             +   +   +   +   +   +   +   +   +
      4    1 | .   . | .   .   .   . o .   . =
      ap: 0
    """)


@rule("2010.move.share-square")
def test_firefighters_may_share_a_square() -> None:
    """A square takes any number of firefighters. — Detect POI Phase"""
    scene = acting("""
        +---+---+
        | 1   23|
        +---+---+
    """)

    scene.play("move 1,2")

    scene.shows("""
        +---+---+
        | .  123|
        +---+---+
    """)


@rule("2010.ap.any-order")
def test_actions_mix_freely() -> None:
    """A step, a door, a step and some water, in whatever order. — Actions"""
    scene = acting("""
        +---+---+---+---+
        | 1   . o .   S |
        +---+---+---+---+
    """)

    scene.play("move 1,2", "open e", "move 1,3", "extinguish e")

    scene.shows("""
        +---+---+---+---+
        | .   . / 1   . |
        +---+---+---+---+
        ap: 0
    """)


@rule("2010.ap.limit")
def test_nobody_spends_more_than_they_have() -> None:
    """With 1 AP left what costs 2 is refused, and with none everything but ending. — Actions"""
    scene = acting("""
        +---+---+---+
        | V1o F   . |
        +---+   +---+
        | F   .   . |
        +---+---+---+
        ap: 1
    """)

    assert scene.refuses("chop n") == "too-expensive"
    scene.play("open e")
    assert scene.refuses("close e") == "too-expensive"
    assert scene.refuses("extinguish e") == "too-expensive"
    assert scene.refuses("move 1,2") == "too-expensive"
    assert scene.legal == ["end"]


@rule("2010.ap.limit")
def test_one_point_does_not_buy_a_step_for_two() -> None:
    """Into fire, or with a victim, 1 AP is not enough. — Actions"""
    scene = acting("""
        +---+---+---+
        | F   V1  . |
        +---+---+---+
        ap: 1
    """)

    assert scene.refuses("move 1,1") == "too-expensive"
    assert scene.refuses("move 1,3 carrying victim") == "too-expensive"
    assert scene.legal == ["move 1,3", "extinguish w", "end"]


@rule("2010.ap.saved", "2010.ap.own")
def test_unspent_points_are_kept_for_the_own_next_turn() -> None:
    """Three AP left now are seven next time, for nobody else. — Actions"""
    scene = acting("""
        +---+---+---+---+---+
        | 1   . | 2   ?   ? |
        +---+---+---+---+---+
        | ?   .   .   .   . |
        +---+---+---+---+---+
    """)

    scene.play("move 1,2", "end", "roll 6,7")
    assert scene.notes()["saved"] == "3 0"
    assert (scene.view["turn"] + 1, scene.ap) == (2, 4)
    scene.play("end", "roll 6,8")

    assert (scene.view["turn"] + 1, scene.ap) == (1, 7)
    assert scene.notes()["saved"] == "0 4"


@rule("2010.ap.save-limit")
def test_no_more_than_four_points_are_kept() -> None:
    """Of eight unspent AP four are kept. — Actions"""
    scene = acting("""
        +---+---+---+---+
        | 1   ?   ?   ? |
        +---+---+---+---+
        ap: 8
    """)

    scene.play("end")
    assert scene.notes()["saved"] == "4"
    scene.play("roll 6,8")

    assert scene.ap == 8


@rule("2010.ap.saved")
def test_spent_points_are_not_kept() -> None:
    """Who spends all starts the next turn with 4 AP. — Actions"""
    scene = acting("""
        +---+---+---+---+---+
        | 1   .   ?   ?   ? |
        +---+---+---+---+---+
        ap: 1
    """)

    scene.play("move 1,2", "end", "roll 6,8")

    assert scene.ap == 4
