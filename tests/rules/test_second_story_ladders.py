"""2nd Story: Portable Ladder — taking, carrying, erecting and collapsing them."""

from __future__ import annotations

import pytest
from rule import rule
from story import new_game, villa

from firehouse import Game, Setup

AT_ENGINE = """
    ground
      0       En1  En  Am  Am
"""


@rule("2s.ladder.engine", "2s.markers.ladders")
def test_the_engine_carries_four_ladders() -> None:
    """Four can be taken, and then no more. — Portable Ladder"""
    scene = villa(AT_ENGINE + "ap: 20\n")
    assert scene.view["ladders_on_engine"] == 4

    for _ in range(4):
        scene.play("move g0,0 carrying ladder", "move g0,1")

    assert scene.view["ladders_on_engine"] == 0
    assert scene.ladders == [("g0,0", False)] * 4
    assert scene.refuses("move g0,0 carrying ladder") == "no-ladder-here"


@rule("2s.ladder.engine")
def test_without_an_engine_there_are_no_ladders() -> None:
    """The family game has none; with vehicles it has. — Portable Ladder"""
    drawn = """
    ground
      0        1
    """
    scene = villa(drawn, "family")
    assert scene.view["ladders_on_engine"] == 0
    for action in ("erect", "collapse", "move g0,0 carrying ladder"):
        assert scene.refuses(action) == "no-ladders"

    scene = villa(AT_ENGINE + "option vehicles: true\n", "family")
    scene.play("erect")
    assert scene.ladders == [("g0,1", True)]


@rule("2s.ladder.engine", "2s.board.access")
def test_a_house_of_one_floor_has_no_ladders() -> None:
    """There is nothing to climb to, and a sentence says so. — Portable Ladder"""
    game = Game.of(Setup("flashpoint/experienced", crew=("generalist",)))
    state = game.position(game.draw(game.start()).split("\nturn:")[0] + "\nnext: act\n")
    entered = next(action for action in game.actions(state) if game.text(action) == "enter 0,0")
    game.apply(state, entered)

    for text in ("erect", "collapse", "move 0,1 carrying ladder"):
        reason = game.refusal(state, game.parse(text))
        assert reason is not None
        assert reason.code == "no-ladders"
        assert "houses of two floors" in reason.sentence


@rule("2s.ladder.pick-up", "2s.ladder.carry", "2s.ladder.collapsed-first")
def test_a_ladder_is_taken_for_nothing_and_carried_at_the_usual_price() -> None:
    """A step with it costs 1 AP; it lies where it was carried to. — Carry a Portable Ladder"""
    scene = villa(AT_ENGINE)

    scene.play("move g0,0 carrying ladder", "move g1,0 carrying ladder")

    scene.shows("""
    ground
      0        En  En  Am  Am
             +---+---+= =+---+
      1    l1w .   . : . o . |
    second
      1      w .   . | .   . |
    ap: 2
    """)
    assert scene.refuses("move u1,4") == "no-ladder-stands"


@rule("2s.ladder.pick-up")
def test_far_from_ladders_there_is_none_to_take() -> None:
    """Neither to carry nor to erect. — Portable Ladder"""
    scene = villa("""
    ground
      1     1w .   . : . o . |
    """)

    assert scene.refuses("move g2,0 carrying ladder") == "no-ladder-here"
    assert scene.refuses("erect") == "no-ladder-here"


@rule("2s.ladder.engine", "2s.ladder.pick-up")
def test_the_engine_takes_its_ladders_along() -> None:
    """They are taken from where it stands now. — Portable Ladder"""
    scene = villa(AT_ENGINE)

    scene.play("drive engine g7,3")
    scene.play("move g7,2 carrying ladder")

    assert scene.ladders == [("g7,2", False)]


@rule("2s.ladder.rides")
def test_a_ladder_left_at_the_engine_rides_with_it() -> None:
    """Carried to either of its squares it is on the engine, without an action. — Ladder"""
    scene = villa("""
    ground
      0    l1  En  En  Am  Am
    ap: 9
    """)
    assert (scene.ladders, scene.view["ladders_on_engine"]) == ([("g0,0", False)], 3)

    log = scene.play("move g0,1 carrying ladder")
    assert (scene.ladders, scene.view["ladders_on_engine"]) == ([], 4)
    told = list(map(scene.game.tell, log))
    assert (
        "The ladder in the back garden by the west end of the kitchen is on the fire engine."
        in told
    )
    scene.play("drive engine g7,4")

    scene.play("move g7,5 carrying ladder")
    assert (scene.ladders, scene.view["ladders_on_engine"]) == ([("g7,5", False)], 3)


@rule("2s.ladder.rides")
def test_no_ladder_is_carried_from_one_square_of_the_engine_to_the_other() -> None:
    """It is on the engine at both, so the step is taken without. — Portable Ladder"""
    scene = villa(AT_ENGINE)

    assert scene.refuses("move g0,2 carrying ladder") == "ladder-rides"
    assert "move g0,2" in scene.legal


@rule("2s.ladder.rides")
def test_a_ladder_collapsed_at_the_engine_is_on_it() -> None:
    """By a firefighter and by fire; while it stands it stays where it is. — Portable Ladder"""
    scene = villa(AT_ENGINE)
    scene.play("erect")
    assert (scene.ladders, scene.view["ladders_on_engine"]) == ([("g0,1", True)], 3)
    scene.play("collapse")
    assert (scene.ladders, scene.view["ladders_on_engine"]) == ([], 4)

    scene = villa(AT_ENGINE)
    scene.play("erect", "drive engine g7,3")
    assert scene.ladders == [("g0,1", True)]

    scene = villa("""
    ground
      0        &   En  Am  Am
             +   +---+= =+---+
      1      w F   . : . o . |
    at g0,1: En L
    second
      1      w 1   . | .   . |
    next: roll-advance
    """)
    scene.play("roll 1,1")
    assert (scene.ladders, scene.view["ladders_on_engine"]) == ([], 4)


@rule("2s.ladder.rides")
def test_the_engine_picks_up_the_ladders_where_it_stops() -> None:
    """What lies at its new squares is on it, what lies elsewhere is not. — Portable Ladder"""
    scene = villa("""
    ground
      0    l   &   en  Am  Am
             +---+---+= =+---+
      1      w .   . : . o . |
             +   +   +   +   +
      2    am| .   . o . | . w am
             +-o-+---+   +~~~+
      3    am| . | .   . | . | am
             +---+---+   +   +
      4      | .   . o . o . |
             +   +   +-o-+---+
      5      = .   . : .   . |
             +   +   +   +   +
      6      | .   . o .   . =
             +---+-w-+-w-+---+
      7        am  am En1  En
    at g0,1: l
    """)
    scene.play("drive engine g0,2")

    assert (scene.ladders, scene.view["ladders_on_engine"]) == ([("g0,0", False)], 3)


@rule("2s.ladder.rides")
def test_a_ladder_drawn_at_the_engine_is_on_it() -> None:
    """However the position came about. — Portable Ladder"""
    scene = villa("""
    ground
      0        &   En  Am  Am
    at g0,1: En l1
    """)

    assert (scene.ladders, scene.view["ladders_on_engine"]) == ([], 4)


@rule("2s.ladder.carry")
def test_a_ladder_can_be_carried_through_the_house() -> None:
    """By the exit, for 1 AP a step, but never into fire. — Carry a Portable Ladder"""
    scene = villa("""
    ground
      0        En  En  &   Am
             +---+---+= =+---+
      1      w .   . : . o . |
             +   +   +   +   +
      2    am| .   . o F | . w am
    at g0,3: Am l1
    """)

    scene.play("move 1,3 carrying ladder")

    assert (scene.ladders, scene.ap) == ([("1,3", False)], 3)
    assert scene.refuses("move 2,3 carrying ladder") == "carried-into-fire"
    assert scene.refuses("erect") == "erect-outside"


@rule("2s.ladder.carry-alone")
def test_one_load_at_a_time() -> None:
    """With a victim or a hazmat in the square, one of them is carried. — Carry"""
    scene = villa("""
    ground
      0        &   En  Am  Am
    at g0,1: En V 1
    """)

    assert {"move g0,0 carrying ladder", "move g0,0 carrying victim"} <= set(scene.legal)
    assert not any(text.count("carrying") > 1 for text in scene.legal)
    with pytest.raises(ValueError, match="carrying"):
        scene.game.parse("move g0,0 carrying ladder carrying victim")


@rule("2s.ladder.carry-leading")
def test_a_treated_victim_follows_whoever_carries_a_ladder() -> None:
    """For the price of a step. — Carry a Portable Ladder"""
    scene = villa("""
    ground
      0        &   En  Am  Am
    at g0,1: En T 1
    crew: paramedic
    """)

    scene.play("move g0,0 carrying ladder leading 1")

    assert scene.ladders == [("g0,0", False)]
    assert scene.view["victims"] == [{"square": "g0,0", "treated": True}]
    assert scene.ap == 3


@rule("2s.ladder.erect", "2s.ladder.segments", "2s.markers.ladders")
def test_a_ladder_is_erected_for_two() -> None:
    """Its lower end is in the own square, its upper end above. — Erect a Portable Ladder"""
    scene = villa("""
    ground
      1    l1w .   . : . o . |
    """)

    scene.play("erect")

    scene.shows("""
    ground
      1    L1w .   . : . o . |
    second
      1    L w .   . | .   . |
    ap: 2
    """)
    assert scene.refuses("erect") == "ladder-stands"


@rule("2s.ladder.erect", "2s.ladder.collapse")
def test_ladders_are_worked_by_movement_points() -> None:
    """The Rescue Specialist's free points pay for erecting and collapsing. — Erect"""
    scene = villa("""
    ground
      1    l1w .   . : . o . |
    crew: rescue-specialist
    """)

    scene.play("erect", "collapse")

    assert (scene.ap, scene.view["free_ap"]) == (4, 0)


@rule("2s.ladder.erect")
def test_one_point_does_not_erect_a_ladder() -> None:
    """The refusal tells the price. — Erect a Portable Ladder"""
    scene = villa("""
    ground
      1    l1w .   . : . o . |
    ap: 1
    """)

    assert scene.refuses("erect") == "too-expensive"


@rule("2s.ladder.outside")
@pytest.mark.parametrize(
    "picture",
    [
        "ground\n      1      wl1   . : . o . |",
        "second\n      1      wl1   . | .   . |",
    ],
)
def test_ladders_are_erected_outside_only(picture: str) -> None:
    """Neither inside on the ground floor nor on the second. — Erect a Portable Ladder"""
    assert villa(picture).refuses("erect") == "erect-outside"


@rule("2s.ladder.erected-stays")
def test_an_erected_ladder_is_not_carried() -> None:
    """It must be collapsed first. — Erect a Portable Ladder"""
    scene = villa("""
    ground
      1    L1w .   . : . o . |
    """)
    assert scene.refuses("move g0,0 carrying ladder") == "no-ladder-here"

    scene.play("collapse", "move g0,0 carrying ladder")

    assert scene.ladders == [("g0,0", False)]


@rule("2s.ladder.collapse")
def test_a_ladder_is_collapsed_from_the_ground_for_one() -> None:
    """Both segments lie in the square then. — Collapse a Portable Ladder"""
    scene = villa("""
    ground
      1    L1w .   . : . o . |
    second
      1    L w .   . | .   . |
    """)

    scene.play("collapse")

    scene.shows("""
    ground
      1    l1w .   . : . o . |
    second
      1      w .   . | .   . |
    ap: 3
    """)
    assert scene.refuses("collapse") == "nothing-to-collapse"


@rule("2s.ladder.collapse")
def test_who_is_on_a_ladder_neither_collapses_it_nor_falls() -> None:
    """From above it is refused, and from below while somebody is up there. — Collapse"""
    scene = villa("""
    ground
      1    L2w .   . : . o . |
    second
      1    L1w .   . | .   . |
    crew: firefighter firefighter
    """)
    assert scene.refuses("collapse") == "collapse-from-ground"

    scene = villa("""
    ground
      1    L2w .   . : . o . |
    second
      1    L1w .   . | .   . |
    crew: firefighter firefighter
    turn: 2
    """)
    assert scene.refuses("collapse") == "ladder-manned"


@rule("2s.ladder.work")
def test_a_rescue_dog_uses_no_ladder() -> None:
    """It neither takes, erects, climbs nor collapses one. — Portable Ladder"""
    scene = villa("""
    ground
      0        &   En  Am  Am
             +---+---+= =+---+
      1    L w .   . : . o . |
    at g0,1: En 1
    crew: rescue-dog
    """)
    for action in ("move g0,0 carrying ladder", "erect", "collapse"):
        assert scene.refuses(action) == "not-for-dogs"

    scene.play("move g0,0", "move g1,0")

    assert scene.refuses("move u1,4") == "not-for-dogs"


@rule("2s.ladder.erect")
def test_the_captain_orders_steps_with_a_ladder() -> None:
    """Carrying and climbing are steps, and erecting is a move action too. — Erect"""
    scene = villa("""
    ground
      0        &   En  Am  Am
             +---+---+= =+---+
      1    L w .   . : . o . |
    at g0,1: En 2
    second
      1    L1W .   . | .   . |
    crew: fire-captain firefighter
    """)

    scene.play("order 2 g0,0 carrying ladder")

    assert scene.ladders == [("g0,0", False), ("g1,0", True)]
    assert "order 2 erect" in scene.legal


@rule("2s.ladder.collapsed-first")
def test_no_ladder_stands_at_the_start() -> None:
    """All four are on the engine. — Portable Ladder"""
    scene = new_game(difficulty="heroic", crew=3)

    assert (scene.ladders, scene.view["ladders_on_engine"]) == ([], 4)
