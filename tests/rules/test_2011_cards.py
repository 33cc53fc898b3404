"""Flash Point 2011: what the printed cards say of carrying, orders, AP and crew changes."""

from __future__ import annotations

import pytest
from rule import rule
from scene import Scene, acting_later, brownstone, tragic
from story import Story, villa

from firehouse import Setup, Table


@rule("2011.treated.carried")
def test_a_treated_victim_may_be_carried_beside_one_that_is_led() -> None:
    """2 AP a square, as any victim. — Paramedic"""
    scene = acting_later("""
        +---+---+---+
        | &   .   . |
        +---+---+---+
        at 1,1: TTT1
    """)

    scene.play("move 1,2 carrying treated leading 1")
    assert scene.ap == 2
    scene.play("move 1,3 carrying treated")

    scene.shows("""
        +---+---+---+
        | T   T   T1|
        +---+---+---+
        ap: 0
    """)


@rule("2011.treated.carried")
def test_who_is_carried_is_not_led_as_well() -> None:
    """One treated victim does not count twice. — Paramedic"""
    scene = acting_later("""
        +---+---+
        | T1  F |
        +   +   +
        | .   . |
        +---+---+
    """)

    assert scene.refuses("move 2,1 carrying treated leading 1") == "not-enough-treated"
    assert scene.refuses("move 1,2 carrying treated") == "carried-into-fire"
    assert {"move 2,1 carrying treated", "move 2,1 leading 1"} <= set(scene.legal)


@rule("2011.treated.carried")
def test_no_treated_victim_to_carry() -> None:
    """One that is not treated is another matter. — Paramedic"""
    scene = acting_later("""
        +---+---+
        | V1  . |
        +---+---+
    """)

    assert scene.refuses("move 1,2 carrying treated") == "not-enough-treated"


@rule("2011.treated.carried", "2011.dog.moves")
def test_the_dog_drags_a_treated_victim() -> None:
    """4 AP, treated or not; it leads nobody. — Rescue Dog"""
    scene = acting_later("""
        +---+---+---+
        | T1  .   . |
        +---+---+---+
        crew: rescue-dog
    """)
    assert scene.refuses("move 1,2 leading 1") == "not-for-dogs"

    scene.play("move 1,2 carrying treated")

    scene.shows("""
        +---+---+---+
        | .   T1  . |
        +---+---+---+
        ap: 8
    """)


@rule("2011.treated.carried", "2011.captain.carry")
def test_the_captain_has_a_treated_victim_carried() -> None:
    """At the carrier's price. — Fire Captain"""
    scene = acting_later("""
        +---+---+---+
        | 1   T2  . |
        +---+---+---+
        crew: fire-captain generalist
    """)

    scene.play("order 2 1,3 carrying treated")

    assert (scene.ap, scene.view["free_ap"]) == (4, 0)
    assert scene.view["victims"] == [{"square": "1,3", "treated": True}]


@rule("te.event.trapped-victim")
@pytest.mark.parametrize(("load", "left"), [("victim", 2), ("trapped", 1), ("treated", 2)])
def test_of_three_victims_the_player_says_which_is_carried(load: str, left: int) -> None:
    """The free one and the treated one cost 2 AP, the trapped one 3. — The Events"""
    scene = tragic("""
      1    en| &   .   . o .   . | .   .   . |
        at 1,1: VvT1
    """)

    scene.play(f"move 1,2 carrying {load}")

    assert scene.ap == left
    (moved,) = [row for row in scene.view["victims"] if row["square"] == "1,2"]
    kind = "treated" if moved["treated"] else "trapped" if moved.get("trapped") else "victim"
    assert kind == load


@rule("te.event.trapped-victim")
def test_no_trapped_victim_to_carry() -> None:
    """One that is free is carried as a victim. — The Events"""
    scene = tragic("      1    en| V1  .   . o .   . | .   .   . |")

    assert scene.refuses("move 1,2 carrying trapped") == "no-victim-here"


@rule("te.event.trapped-victim", "2011.treated.carried")
@pytest.mark.parametrize(
    ("sign", "kind"), [("V", "victim"), ("v", "trapped"), ("T", "treated"), ("vT", "trapped")]
)
def test_at_a_table_the_only_victim_is_meant(sign: str, kind: str) -> None:
    """Records of old write victim for whichever there is. — The Events"""
    scene = tragic(f"      1    en|{sign:>2}1  .   . o .   . | .   .   . |")
    table = Table(Setup("flashpoint/tragic-events", crew=("firefighter",)))
    table.state = scene.state

    assert table.game.text(table.parse("move 1,2 carrying victim")) == f"move 1,2 carrying {kind}"


@rule("2s.ladder.climb-treated")
def test_at_a_table_who_is_led_onto_a_ladder_is_carried() -> None:
    """Records of old write leading. — Climb Portable Ladder"""
    scene = villa("""
    ground
      1    L w .   . : . o . |
    second
      1    L WT1   . | .   . |
    """)
    table = Table(Setup("flashpoint/second-story", "villa", "recruit", ("firefighter",)))
    table.state = scene.state

    assert table.game.text(table.parse("move u1,4 leading 1")) == "move u1,4 carrying treated"
    assert table.game.text(table.parse("move 1,6 leading 1")) == "move 1,6 leading 1"


@rule("2011.veteran.last")
def test_the_veterans_point_is_spent_last() -> None:
    """The sheet's example: a Generalist has 6 AP, uses 4 and saves 1. — Veteran"""
    scene = acting_later("""
        +---+---+---+---+---+
        | 1   .   .   2   . |
        +   +   +   +   +   +
        | ?   ?   ?   .   . |
        +---+---+---+---+---+
        crew: generalist veteran
    """)

    scene.play("move 1,2", "move 1,3", "move 1,2", "move 1,3")
    assert (scene.ap, scene.view["bonus"]) == (1, 1)
    scene.play("end", "roll 6,8")

    assert scene.view["pawns"][0]["saved"] == 1


@rule("2011.veteran.last")
def test_the_veterans_point_pays_what_the_own_cannot() -> None:
    """Free points go first, own AP next, the Veteran's last. — Veteran"""
    scene = acting_later("""
        +---+---+---+
        | V1  2   . |
        +---+---+---+
        crew: rescue-specialist veteran
        ap: 1
        free: 1
    """)
    scene.play("chop n")
    assert (scene.ap, scene.view["free_ap"], scene.view["bonus"]) == (0, 1, 1)

    scene.play("move 1,2 carrying victim")

    assert (scene.ap, scene.view["free_ap"], scene.view["bonus"]) == (0, 0, 2)


@rule("2011.veteran.way-out")
def test_the_veterans_point_is_part_of_a_way_out_of_the_fire() -> None:
    """Stepping into fire beside the Veteran brings the AP to step out. — Veteran, Move"""
    scene = acting_later("""
        +---+---+---+
        | 1   F   2 |
        +---+---+---+
        crew: firefighter veteran
        ap: 2
    """)

    scene.play("move 1,2")
    assert (scene.ap, scene.view["bonus"]) == (0, 1)
    scene.play("move 1,3", "end")


@rule("2011.veteran.way-out")
def test_a_veteran_behind_a_wall_brings_no_way_out() -> None:
    """Not near, no AP, no step. — Veteran, Move"""
    scene = acting_later("""
        +---+---+---+
        | 1   F | 2 |
        +---+---+---+
        crew: firefighter veteran
        ap: 2
    """)

    assert scene.refuses("move 1,2") == "trapped-in-fire"


@rule("2011.captain.fire")
def test_the_captain_orders_somebody_through_fire() -> None:
    """2 AP into it and 1 out; the turn does not end before. — Fire Captain"""
    scene = acting_later("""
        +---+---+---+---+
        | 1   2   F   . |
        +---+---+---+---+
        crew: fire-captain generalist
    """)

    scene.play("order 2 1,3")
    assert (scene.ap, scene.view["free_ap"]) == (4, 0)
    assert scene.refuses("end") == "order-out-first"
    scene.play("order 2 1,4", "end")

    assert scene.view["pawns"][1]["square"] == "1,4"


@rule("2011.captain.fire")
def test_the_captain_must_be_able_to_pay_the_way_out() -> None:
    """And to pay it still after whatever else is done. — Fire Captain"""
    picture = """
        +---+---+---+---+
        | 1   2   F   . |
        +---+---+---+---+
        crew: fire-captain generalist
        ap: {}
    """
    assert acting_later(picture.format(0)).refuses("order 2 1,3") == "order-into-fire"

    scene = acting_later(picture.format(1))
    scene.play("order 2 1,3")
    assert scene.refuses("move 1,2") == "trapped-in-fire"
    assert scene.legal == ["order 2 1,4", "order 2 1,2"]


@rule("2011.captain.fire", "2011.captain.cafs")
def test_one_command_point_of_the_way_through_fire_for_the_cafs_firefighter() -> None:
    """3 AP through the fire: 1 by command, 2 of the Captain's own. — Fire Captain"""
    picture = """
        +---+---+---+---+
        | 1   2   F   . |
        +---+---+---+---+
        crew: fire-captain cafs-firefighter
        ap: {}
    """
    assert acting_later(picture.format(1)).refuses("order 2 1,3") == "order-into-fire"

    scene = acting_later(picture.format(2))
    scene.play("order 2 1,3", "order 2 1,4")

    assert (scene.ap, scene.view["free_ap"]) == (0, 1)


@rule("2011.captain.fire")
def test_the_captain_may_put_out_the_fire_around_somebody() -> None:
    """Then the turn may end as well. — Fire Captain"""
    scene = acting_later("""
        +---+---+---+---+
        | 2   F   .   . |
        +---+   +   +   +
        | .   1   .   . |
        +---+---+---+---+
        crew: fire-captain generalist
        ap: 1
    """)

    scene.play("order 2 1,2", "extinguish n", "end")

    assert scene.view["pawns"][1]["square"] == "1,2"


@rule("2011.captain.fire")
def test_two_of_the_crew_in_fire_both_need_a_way_out() -> None:
    """The Captain's AP do not pay twice. — Fire Captain"""
    scene = acting_later("""
        +---+---+---+
        | 2   F   . |
        +---+---+---+
        | 3   F   . |
        +---+---+---+
        | 1   .   . |
        +---+---+---+
        crew: fire-captain generalist paramedic
        ap: 3
    """)

    scene.play("order 2 1,2")
    assert scene.refuses("order 3 2,2") == "order-into-fire"
    scene.play("order 2 1,3")
    assert (scene.ap, scene.refuses("order 3 2,2")) == (2, "order-into-fire")


@rule("2011.captain.fire")
def test_nobody_is_ordered_into_fire_with_a_load_and_no_dog_at_all() -> None:
    """What they may not do themselves they cannot be ordered to. — Fire Captain"""
    scene = acting_later("""
        +---+---+---+
        | 1   V2  F |
        +   +   +   +
        | .   .   3 |
        +---+---+---+
        crew: fire-captain generalist rescue-dog
    """)

    assert scene.refuses("order 2 1,3 carrying victim") == "carried-into-fire"
    assert scene.refuses("order 3 1,3") == "not-for-dogs"


@rule("2011.turn.no-fire")
def test_who_gets_up_in_fire_without_a_way_out_may_end_the_turn_there() -> None:
    """A dog between fires neither puts them out nor runs through. — our ruling"""
    scene = acting_later("""
        +---+---+---+
        |F1   F   . |
        +   +---+---+
        | F   F   . |
        +---+---+---+
        crew: rescue-dog
    """)

    assert scene.legal == ["end"]


def ladder(notes: str, mark: str = "l") -> Story:
    """The second pawn beside a ladder west of the villa, the Captain inside."""
    return villa(f"""
    ground
      1    {mark}2w 1   . : . o . |
    crew: fire-captain generalist
    {notes}
    """)


@rule("2011.captain.ladders", "2s.ladder.erect", "2s.ladder.collapse")
def test_the_captain_orders_ladders_erected_and_collapsed() -> None:
    """They are move actions: 2 AP and 1 AP. — Fire Captain, Erect, Collapse"""
    scene = ladder("")

    scene.play("order 2 erect")
    assert (scene.ladders, scene.ap, scene.view["free_ap"]) == ([("g1,0", True)], 4, 0)
    scene.play("order 2 collapse")

    assert (scene.ladders, scene.ap, scene.view["free_ap"]) == ([("g1,0", False)], 3, 0)


@rule("2011.captain.ladders")
def test_what_is_ordered_with_ladders_is_judged_as_ever() -> None:
    """Price, place and who gives orders. — Fire Captain"""
    assert ladder("ap: 0\nfree: 1").refuses("order 2 erect") == "too-expensive"
    assert ladder("").refuses("order 2 collapse") == "nothing-to-collapse"
    assert ladder("", "L").refuses("order 2 erect") == "ladder-stands"
    assert ladder("").refuses("order 1 erect") == "order-to-self"
    assert ladder("turn: 2").refuses("order 1 erect") == "not-captain"
    assert ladder("").refuses("order 3 collapse") == "no-such-pawn"


def changing(notes: str) -> Scene:
    """A pawn in the engine, at the start of its turn."""
    return brownstone(f"""
      1   En1| .   . | .   . | . | .   .   . | en
      {notes}
    """)


@rule("2011.crew-change.ap")
@pytest.mark.parametrize(
    ("old", "new", "ap", "free"),
    [
        ("generalist", "cafs-firefighter", 1, 3),
        ("cafs-firefighter", "generalist", 3, 0),
        ("paramedic", "fire-captain", 2, 2),
    ],
)
def test_a_crew_change_brings_the_new_cards_points(old: str, new: str, ap: int, free: int) -> None:
    """Less the 2 that it costs. — Crew Change"""
    scene = changing(f"crew: {old}")

    scene.play(f"change {new}")

    assert (scene.ap, scene.view["free_ap"]) == (ap, free)


@rule("2011.crew-change.ap")
def test_saved_points_stay_in_a_crew_change() -> None:
    """5 and 2 saved become 3 and 2 saved, less 2. — Crew Change"""
    scene = changing("crew: generalist\n      ap: 7")

    scene.play("change cafs-firefighter")

    assert scene.ap == 3


@rule("2011.crew-change.ap")
def test_by_option_the_old_cards_points_are_kept() -> None:
    """Option crew_change_ap. — Crew Change"""
    scene = changing("crew: generalist\n      option crew_change_ap: old_card")

    scene.play("change cafs-firefighter")

    assert (scene.ap, scene.view["free_ap"]) == (3, 3)
