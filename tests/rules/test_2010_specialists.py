"""Flash Point 2010: Specialists: the cards, the Paramedic and the Fire Captain."""

from __future__ import annotations

import pytest
from rule import rule
from scene import acting, advanced, corner, started

from firehouse import Game, Setup

FOUR = {"paramedic", "fire-captain", "rescue-specialist", "driver-operator"}


@rule("2010.specialist.unique")
def test_no_specialist_is_there_twice() -> None:
    """There is one card of each. — Specialists"""
    with pytest.raises(ValueError, match="only one Paramedic"):
        Game.of(Setup("flashpoint/advanced", crew=("paramedic", "firefighter", "paramedic")))


@rule("2010.specialist.chosen-or-drawn", "2010.advanced.order", "2010.specialist.unique")
def test_a_crew_without_names_draws_its_cards() -> None:
    """Each remaining card is as likely. — Specialists"""
    scene = started("flashpoint/advanced", crew=4)
    scene.play("roll 5,5", "roll 5,5", "roll 1,1", "roll 1,2", "roll 1,3")
    cards = set(FOUR)

    while scene.waits_for == "deal-role":
        assert scene.odds == {f"role {card}": 1 for card in cards}
        drawn = max(cards)
        scene.play(f"role {drawn}")
        cards.remove(drawn)

    roles = [pawn["role"] for pawn in scene.view["pawns"]]
    assert set(roles) == FOUR


@rule("2010.specialist.chosen-or-drawn")
def test_some_may_choose_and_others_draw() -> None:
    """A chosen card is not drawn by anybody else. — Specialists"""
    crew = ("random", "paramedic", "random", "random", "random")
    scene = started("flashpoint/advanced", crew=crew)
    scene.play("roll 5,5", "roll 5,5", "roll 1,1", "roll 1,2", "roll 1,3")

    assert set(scene.odds) == {f"role {card}" for card in FOUR - {"paramedic"} | {"firefighter"}}
    scene.play("role fire-captain", "role driver-operator", "role rescue-specialist")
    scene.play("role firefighter")

    assert [pawn["role"] for pawn in scene.view["pawns"]] == [
        "fire-captain",
        "paramedic",
        "driver-operator",
        "rescue-specialist",
        "firefighter",
    ]


@rule("2010.specialist.whole-game")
def test_a_specialist_stays_what_they_are() -> None:
    """Turn after turn, with no action that changes it. — Specialists"""
    scene = advanced("""
      0        1   2           Am  Am  En  En
             +---+---+---+---+---+= =+---+---+
      1    en| ?   ?   ? o .   . | .   .   . |
      crew: paramedic fire-captain
    """)

    for roll in ("6,1", "6,3", "6,5", "6,7"):
        assert not [text for text in scene.legal if text.startswith("role")]
        scene.play("end", f"roll {roll}")

    assert [pawn["role"] for pawn in scene.view["pawns"]] == ["paramedic", "fire-captain"]


@rule("2010.paramedic.treat", "2010.paramedic.cost")
def test_the_paramedic_treats_a_victim() -> None:
    """In the own square, for 2 AP; the victim is marked. — Paramedic"""
    scene = acting("""
        +---+---+
        | V   V1|
        +---+---+
        crew: paramedic
        ap: 4
    """)

    scene.play("treat")

    scene.shows("""
        +---+---+
        | V   T1|
        +---+---+
        ap: 2
    """)
    assert scene.refuses("treat") == "all-treated"


@rule("2010.paramedic.cost")
def test_two_points_are_enough_to_treat_and_one_is_not() -> None:
    """Treating costs 2 AP. — Paramedic"""
    picture = """
        +---+---+
        | .   V1|
        +---+---+
        crew: paramedic
        ap: {}
    """
    assert acting(picture.format(1)).refuses("treat") == "too-expensive"

    scene = acting(picture.format(2))
    scene.play("treat")

    assert scene.ap == 0


@rule("2010.paramedic.treat")
def test_a_victim_next_door_cannot_be_treated() -> None:
    """Only one in the Paramedic's own square. — Paramedic"""
    scene = acting("""
        +---+---+
        | 1   V |
        +---+---+
        crew: paramedic
    """)

    assert scene.refuses("treat") == "no-victim-here"


@rule("2010.paramedic.only")
@pytest.mark.parametrize("role", sorted(FOUR - {"paramedic"} | {"firefighter"}))
def test_nobody_else_treats(role: str) -> None:
    """The other specialists cannot. — Paramedic"""
    scene = acting(f"""
        +---+---+
        | V1  . |
        +---+---+
        crew: {role}
    """)

    assert scene.refuses("treat") == "not-paramedic"


@rule("2010.paramedic.three-discs", "2010.components.treated-discs")
def test_there_are_three_blue_discs() -> None:
    """With three treated victims on the board a fourth cannot be treated. — Paramedic"""
    scene = acting("""
        +---+---+---+---+
        | V1  T   T   T |
        +---+---+---+---+
        crew: paramedic
    """)
    assert scene.refuses("treat") == "no-blue-discs"

    scene = acting("""
        +---+---+---+---+
        | V1  T   .   T |
        +---+---+---+---+
        crew: paramedic
    """)
    scene.play("treat")


@rule("2010.treated.follow-free", "2010.treated.anyone")
@pytest.mark.parametrize("role", sorted(FOUR | {"firefighter"}))
def test_a_treated_victim_walks_along_with_anybody(role: str) -> None:
    """The step costs 1 AP, as without the victim. — Paramedic"""
    scene = acting(f"""
        +---+---+---+
        | T1  .   . |
        +---+---+---+
        crew: {role}
    """)

    scene.play("move 1,2 leading 1")

    scene.shows("""
        +---+---+---+
        | .   T1  . |
        +---+---+---+
        ap: 3
    """)


@rule("2010.treated.any-number", "2010.treated.one-carried")
def test_all_treated_victims_follow_and_one_more_is_carried() -> None:
    """Three walk along, one is carried for 2 AP, the fifth has to wait. — Paramedic"""
    scene = acting("""
        +---+---+---+
        | &   .   . |
        +---+---+---+
        at 1,1: VVTTT1
    """)

    scene.play("move 1,2 carrying victim leading 3")

    scene.shows("""
        +---+---+---+
        | V   &   . |
        +---+---+---+
        at 1,2: VTTT1
        ap: 2
    """)


@rule("2010.treated.one-carried")
def test_two_victims_cannot_be_carried() -> None:
    """There is no such action. — Paramedic, Disposing of Hazmat"""
    scene = acting("""
        +---+---+
        |VV1  . |
        +---+---+
    """)

    with pytest.raises(ValueError, match="carrying"):
        scene.game.parse("move 1,2 carrying victim carrying victim")


@rule("2010.treated.no-fire")
def test_a_treated_victim_does_not_walk_into_fire() -> None:
    """The leader may go alone. — Paramedic, our ruling"""
    scene = acting("""
        +---+---+
        | T1  F |
        +---+---+
    """)

    assert scene.refuses("move 1,2 leading 1") == "carried-into-fire"
    scene.play("move 1,2")


@rule("2010.treated.no-fire")
def test_fire_kills_a_treated_victim() -> None:
    """And the blue disc is free again. — Paramedic, our ruling"""
    scene = corner("""
        +---+---+
        | F   T |
        +---+---+
        crew: paramedic
    """)

    scene.play("roll 1,2")

    assert scene.view["lost"] == 1
    assert scene.view["victims"] == []


@rule("2010.captain.moves-others", "2010.captain.pays")
def test_the_captain_moves_others() -> None:
    """Step by step on the own turn, each at the price the mover would pay. — Fire Captain"""
    scene = acting("""
        +---+---+---+---+
        | 1   .   2   F |
        +---+---+---+---+
        crew: fire-captain firefighter
        saved: 0 3
    """)

    scene.play("order 2 1,2", "order 2 1,3")
    assert scene.ap == 2
    scene.play("order 2 1,4")

    scene.shows("""
        +---+---+---+---+
        | 1   .   .   F2|
        +---+---+---+---+
        ap: 0
        saved: 0 3
    """)


@rule("2010.captain.carry", "2010.captain.pays")
@pytest.mark.parametrize(("marker", "load"), [("V", "victim"), ("H", "hazmat")])
def test_the_captain_helps_to_carry(marker: str, load: str) -> None:
    """An encumbered step of another costs the Captain 2 AP. — Fire Captain"""
    scene = acting(f"""
        +---+---+---+
        | 1   {marker}2  . |
        +---+---+---+
        crew: fire-captain firefighter
    """)

    scene.play(f"order 2 1,3 carrying {load}")

    scene.shows(f"""
        +---+---+---+
        | 1   .   {marker}2|
        +---+---+---+
        ap: 2
    """)


@rule("2010.captain.moves-others", "2010.search.reveal")
def test_who_is_moved_to_a_poi_identifies_it() -> None:
    """It is a step like any other. — Fire Captain, Searching for Victims"""
    scene = acting("""
        +---+---+---+
        | 1   2   ? |
        +---+---+---+
        crew: fire-captain firefighter
    """)

    scene.play("order 2 1,3")

    assert scene.waits_for == "reveal-found"


@rule("2010.captain.pays", "2010.ap.limit")
def test_the_captain_cannot_overspend() -> None:
    """With 1 AP nobody is moved into fire or with a load. — Fire Captain"""
    scene = acting("""
        +---+---+---+---+
        | 1 | F   V2  . |
        +---+---+---+---+
        crew: fire-captain firefighter
        ap: 1
    """)

    assert scene.refuses("order 2 1,2") == "too-expensive"
    assert scene.refuses("order 2 1,4 carrying victim") == "too-expensive"
    scene.play("order 2 1,4")


@rule("2010.captain.pays")
def test_the_rescue_specialist_may_be_moved_diagonally() -> None:
    """Who is moved steps in their own fashion. — Fire Captain, our ruling"""
    scene = acting("""
        +---+---+---+
        | 2   .   1 |
        +   +   +   +
        | .   .   . |
        +---+---+---+
        crew: fire-captain rescue-specialist
    """)

    scene.play("order 2 2,2")

    assert scene.ap == 3
    assert scene.refuses("move 2,2") == "no-diagonals"


@rule("2010.captain.moves-others")
def test_the_captain_does_not_move_who_lies_or_is_not_there() -> None:
    """Nor themselves by an order. — Fire Captain, our ruling"""
    scene = acting("""
        +---+---+---+
        | 1   b   . |
        +---+---+---+
        crew: fire-captain firefighter firefighter
    """)

    assert scene.refuses("order 2 1,3") == "order-to-lying"
    assert scene.refuses("order 3 1,3") == "order-to-absent"
    assert scene.refuses("order 1 1,2") == "order-to-self"


@rule("2010.captain.only-moves")
def test_the_captain_makes_others_do_nothing_but_move() -> None:
    """What others could do to doors, walls or fire is not among the orders. — Fire Captain"""
    scene = acting("""
        +---+---+---+---+
        | 1 | V2o F   . |
        +---+---+---+---+
        crew: fire-captain paramedic
    """)

    assert not [text for text in scene.legal if text.startswith("order")]
    with pytest.raises(ValueError, match="order PAWN SQUARE"):
        scene.game.parse("order 2 open e")


@rule("2010.captain.only-captain")
@pytest.mark.parametrize("role", sorted(FOUR - {"fire-captain"} | {"firefighter"}))
def test_nobody_else_moves_others(role: str) -> None:
    """The other specialists cannot. — Fire Captain"""
    scene = acting(f"""
        +---+---+---+
        | 1   2   . |
        +---+---+---+
        crew: {role} {"firefighter" if role != "firefighter" else "paramedic"}
    """)

    assert scene.refuses("order 2 1,3") == "not-captain"
