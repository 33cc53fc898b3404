"""2nd Story: Portable Ladder — climbing, working up there, and fire."""

from __future__ import annotations

import pytest
from rule import rule
from story import Story, villa


def at_window(upper: str, notes: str = "", low: str = " L ") -> Story:
    """The ladder west of 1,1 and 1,5, with the upper end and the room behind it as drawn."""
    return villa(f"""
    ground
      1   {low}w .   . : . o . |
    second
      1   {upper}   . | .   . |
    {notes}
    """)


@rule("2s.ladder.climb", "2s.ladder.example-in")
def test_the_first_example() -> None:
    """Up for 1 AP, the window for 1, and in for 1. — Climb Portable Ladder"""
    scene = at_window(" L w .", low=" L1")

    scene.play("move u1,4")
    assert (scene.at(1), scene.ap) == ("u1,4", 3)
    scene.play("open e", "move 1,5")
    assert (scene.at(1), scene.ap) == ("1,5", 1)

    scene = at_window(" L   .", low=" L1")
    scene.play("move u1,4", "move 1,5")
    assert (scene.at(1), scene.ap) == ("1,5", 2)


@rule("2s.ladder.climb")
def test_down_again_for_one() -> None:
    """From the room to the ladder 1 AP, and down 1 AP. — Climb Portable Ladder"""
    scene = at_window(" L W 1")

    scene.play("move u1,4", "move g1,0")

    assert (scene.at(1), scene.ap) == ("g1,0", 2)


@rule("2s.ladder.into-fire")
def test_a_step_from_a_ladder_into_fire_costs_two() -> None:
    """As anywhere else, and as anywhere else a way out must be left to pay. — Climb"""
    scene = at_window(" L1W F", "ap: 3")
    scene.play("move 1,5")
    assert (scene.at(1), scene.ap) == ("1,5", 1)
    assert scene.refuses("end") == "end-in-fire"
    scene.play("move u1,4", "end")

    assert at_window(" L1W F", "ap: 1").refuses("move 1,5") == "too-expensive"
    assert at_window(" L1W F", "ap: 2").refuses("move 1,5") == "trapped-in-fire"
    scene = at_window(" L1W F", "ap: 2\noption no_end_in_fire: false")
    scene.play("move 1,5")
    assert (scene.at(1), scene.ap) == ("1,5", 0)


@rule("2s.ladder.into-fire")
def test_nothing_is_taken_from_a_ladder_into_fire() -> None:
    """Whatever is carried; nobody is led on a ladder. — Climb Portable Ladder"""
    for sign, load in (("V", "victim"), ("H", "hazmat"), ("T", "treated")):
        scene = villa(f"""
        ground
          1    L w .   . : . o . |
        second
          1   &  W F   . | .   . |
        at u1,4: {sign} L 1
        """)
        assert scene.refuses(f"move 1,5 carrying {load}") == "carried-into-fire"


@rule("2s.ladder.climb-loaded")
@pytest.mark.parametrize(("sign", "load"), [("V", "victim"), ("H", "hazmat")])
def test_a_load_costs_two(sign: str, load: str) -> None:
    """Onto the ladder 2 AP, down 2 AP. — Climb Portable Ladder"""
    scene = at_window(f" L W{sign}1")

    scene.play(f"move u1,4 carrying {load}")
    assert scene.ap == 2
    scene.play(f"move g1,0 carrying {load}")
    assert scene.ap == 0

    assert scene.at(1) == "g1,0"
    assert [row["square"] for row in scene.view["victims"]] == (["g1,0"] if sign == "V" else [])
    assert scene.view["hazmats"] == []


@rule("2s.ladder.nothing-left")
def test_a_hazmat_is_not_gone_before_it_is_down() -> None:
    """On the ladder it is still carried. — Portable Ladder"""
    scene = at_window(" L WH1")

    scene.play("move u1,4 carrying hazmat")

    assert scene.view["hazmats"] == [{"square": "u1,4", "lit": False}]


@rule("2s.ladder.climb-loaded")
def test_loads_can_be_carried_up() -> None:
    """A victim on the ground costs 2 AP to the upper segment. — Climb Portable Ladder"""
    scene = at_window(" L W .", low="VL1")

    scene.play("move u1,4 carrying victim")

    assert (scene.at(1), scene.ap) == ("u1,4", 2)


@rule("2s.ladder.climb-treated", "2s.ladder.example-out")
def test_the_second_example() -> None:
    """A treated victim: 2 AP onto the ladder, 2 AP down. — Climb Portable Ladder"""
    scene = at_window(" L WT1", "crew: paramedic")

    scene.play("move u1,4 carrying treated")
    assert scene.ap == 2
    scene.play("move g1,0 carrying treated")

    assert scene.ap == 0
    assert scene.view["victims"] == [{"square": "g1,0", "treated": True}]


@rule("2s.ladder.climb-treated")
def test_a_treated_victim_is_carried_alone() -> None:
    """Not led, not with another victim, nor two at once. — Climb Portable Ladder"""
    scene = villa("""
    ground
      1    L w .   . : . o . |
    second
      1    L W &   . | .   . |
    at 1,5: VT1
    """)
    assert scene.refuses("move u1,4 carrying victim leading 1") == "carry-on-ladder"
    assert {"move u1,4 carrying victim", "move u1,4 carrying treated"} <= set(scene.legal)

    scene = villa("""
    ground
      1    L w .   . : . o . |
    second
      1    L W &   . | .   . |
    at 1,5: TT1
    option lead_limit: 3
    """)
    for along in ("leading 1", "leading 2", "carrying treated leading 1"):
        assert scene.refuses(f"move u1,4 {along}") == "carry-on-ladder"
    assert "move 2,5 leading 2" in scene.legal


@rule("2s.ladder.climb-treated")
def test_one_point_does_not_take_a_treated_victim_along() -> None:
    """With 1 AP left it stays inside. — Climb Portable Ladder"""
    scene = at_window(" L WT1", "ap: 1")

    assert scene.refuses("move u1,4 carrying treated") == "too-expensive"
    scene.play("move u1,4")
    assert scene.view["victims"] == [{"square": "1,5", "treated": True}]


@rule("2s.ladder.room-for-one")
def test_the_upper_segment_has_room_for_one() -> None:
    """Neither from below nor from inside can another enter it. — Climb Portable Ladder"""
    scene = villa("""
    ground
      1    L1w .   . : . o . |
    second
      1    L2W 3   . | .   . |
    crew: firefighter firefighter firefighter
    """)
    assert scene.refuses("move u1,4") == "ladder-taken"

    scene.play("end", "roll 6,1")
    while scene.waits_for != "act":
        scene.play(scene.legal[0])
    scene.play("end", "roll 6,2")
    assert scene.refuses("move u1,4") == "ladder-taken"


@rule("2s.ladder.only-ladders-hold", "2s.board.nothing-thrown")
def test_nobody_steps_into_the_air() -> None:
    """Without a ladder outside, the open window leads nowhere, with a victim or without. — Climb"""
    scene = villa("""
    second
      1      WV1   . | .   . |
    """)

    assert scene.refuses("move u1,4") == "no-ladder-stands"
    assert scene.refuses("move u1,4 carrying victim") == "no-ladder-stands"
    assert not any(" u" in text for text in scene.legal)


@rule("2s.board.nothing-thrown")
def test_nothing_is_dropped_from_the_second_floor() -> None:
    """Victims and hazmats go where somebody takes them, step by step. — Game Board"""
    scene = villa("""
    second
      1      WVH1  . | .   . |
    """)

    moved = {text for text in scene.legal if "carrying" in text}

    assert moved == {
        "move 1,6 carrying victim",
        "move 1,6 carrying hazmat",
        "move 2,5 carrying victim",
        "move 2,5 carrying hazmat",
    }


@rule("2s.ladder.nothing-left")
@pytest.mark.parametrize(
    ("sign", "load"), [("V", "victim"), ("H", "hazmat"), ("T", "treated"), ("v", "trapped")]
)
def test_what_is_on_the_ladder_is_taken_along(sign: str, load: str) -> None:
    """Stepping off without it is refused, in and down. — Portable Ladder"""
    scene = villa(f"""
    ground
      1    L w .   . : . o . |
    second
      1   &  W .   . | .   . |
    at u1,4: {sign} L 1
    """)

    for square in ("1,5", "g1,0"):
        assert scene.refuses(f"move {square}") == "left-on-ladder"
        assert f"move {square} carrying {load}" in scene.legal


@rule("2s.ladder.work")
def test_a_firefighter_on_a_ladder_fights_fire_and_chops() -> None:
    """Through the opening before the ladder, at the usual prices. — Portable Ladder"""
    scene = at_window(" L1W F")
    scene.play("extinguish e", "extinguish e")
    scene.shows("""
    second
      1    L1W .   . | .   . |
    ap: 2
    """)

    scene = villa("""
    ground
      4    L | .   . o . o . |
    second
      4    L1| .   . o . | . |
    """)
    scene.play("chop e", "chop e")
    scene.shows("""
    second
      4    L1  .   . o . | . |
    ap: 0
    """)


@rule("2s.ladder.carry")
def test_no_ladder_is_carried_up_a_ladder() -> None:
    """It stays on the ground. — Carry a Portable Ladder"""
    scene = at_window(" L w .", low="lL1")

    assert scene.refuses("move u1,4 carrying ladder") == "ladder-on-ladder"


@rule("2s.ladder.fire")
def test_fire_at_the_upper_segment_collapses_the_ladder() -> None:
    """A wave that leaves by the window: the ladder lies on the ground, whoever was up falls."""
    scene = villa("""
    ground
      1    L w .   . : . o . |
    second
      1    L1W F   . | .   . |
    next: roll-advance
    """)

    scene.play("roll 1,5")

    scene.shows("""
    ground
      1    l w .   . : . o . |
    """)
    assert scene.view["pawns"][0]["square"] in ("g0,3", "g0,4")
    assert scene.waits_for != "roll-advance"


@rule("2s.ladder.fire")
def test_fire_at_the_lower_segment_collapses_it_as_well() -> None:
    """Who is on top is knocked down, and a victim there is lost. — Collapse"""
    scene = villa("""
    ground
      1    L W F   . : . o . |
    second
      1   &  w .   . | .   . |
    at u1,4: V L 1
    next: roll-advance
    """)

    log = scene.play("roll 1,1")

    assert scene.ladders == [("g1,0", False)]
    assert scene.view["lost"] == 1
    assert scene.at(1) in ("g0,3", "g0,4")
    told = [scene.game.tell(event) for event in log if "adder" in type(event).__name__]
    assert told == ["Fire collapsed the ladder in the west garden by the north end of the kitchen."]


@rule("2s.ladder.fire")
def test_a_hazmat_on_a_ladder_that_burns_is_out_of_the_game() -> None:
    """It neither explodes in the air nor stays there. — Collapse a Portable Ladder"""
    scene = villa("""
    ground
      1    L W F   . : . o . |
    second
      1   &  w .   . | .   . |
    at u1,4: H L 1
    next: roll-advance
    """)

    scene.play("roll 1,1")

    assert scene.view["hazmats"] == []
    assert scene.game.fault(scene.state) == ""


@rule("2s.ladder.fire")
def test_somebody_who_lies_where_he_fell_lies_on_the_ground() -> None:
    """With knock-downs that lie, nobody lies in the air. — Collapse a Portable Ladder"""
    scene = villa("""
    ground
      1    L W F   . : . o . |
    second
      1    L1w .   . | .   . |
    option knock_down: lie
    next: roll-advance
    """)

    scene.play("roll 1,1")

    scene.shows("""
    ground
      1    la  F   F : . o . |
    """)


@rule("2s.ladder.fire")
def test_a_firefighter_below_is_spared_by_fire_above() -> None:
    """Only the ladder comes down. — Collapse a Portable Ladder"""
    scene = villa("""
    ground
      1    L1w .   . : . o . |
    second
      1    L W F   . | .   . |
    next: roll-advance
    """)

    scene.play("roll 1,5")

    assert scene.at(1) == "g1,0"
    assert scene.ladders == [("g1,0", False)]


@rule("2s.ladder.fire")
def test_a_collapsed_ladder_can_be_erected_again() -> None:
    """Fire does not use it up. — Collapse a Portable Ladder"""
    scene = villa("""
    ground
      1    l1w .   . : . o . |
    """)

    scene.play("erect")

    assert scene.ladders == [("g1,0", True)]


@rule("2s.ladder.only-ladders-hold", "2s.ladder.room-for-one")
def test_nobody_dodges_into_the_air() -> None:
    """Out of the fire by the window only where a free ladder stands. — Climb Portable Ladder"""
    drawn = """
    ground
      1  {low} w .   . : . o . |
    second
      1  {top} W1S   . | .   . |
             +   +   +-o-+~~~+
    crew: veteran
    saved: 2
    next: roll-advance
    """
    scene = villa(drawn.format(low="   ", top="   "))
    scene.play("roll 1,5")
    assert scene.waits_for == "dodge"
    assert "dodge u1,4" not in scene.legal

    scene = villa(drawn.format(low="  L", top="  L"))
    scene.play("roll 1,5")
    assert "dodge u1,4" in scene.legal
    scene.play("dodge u1,4")
    assert scene.at(1) == "u1,4"
