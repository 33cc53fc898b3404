"""Brownstone: Setup."""

from __future__ import annotations

import pytest
from rule import rule
from scene import Scene, started

from firehouse.core.bits import size
from firehouse.games.flashpoint.rulesets import RULESETS

PAIR = ("generalist", "paramedic")


def brownstone(difficulty: str = "recruit", crew: object = PAIR) -> Scene:
    """A new game on the brownstone."""
    return started("flashpoint/brownstone", difficulty=difficulty, crew=crew)


def past_explosions(scene: Scene) -> Scene:
    """The set-up after its explosions, in opposite corners."""
    scene.play("black 1", "roll 1,8", "red 6")
    if scene.waits_for == "roll-set-up":
        scene.play("roll 6,8")
    return scene


@rule("bs.setup.board", "bs.setup.doors", "bs.restricted")
def test_the_board_has_one_floor_between_two_neighbours() -> None:
    """48 squares, doors shut, no way in but front and back. — Setup"""
    scene = brownstone()
    board = scene.game.house.board

    assert board.floors == 1
    assert any("bedroom" in room for room in board.plan.rooms.values())
    assert scene.view["open"] == []
    assert size(board.doors.v) + size(board.doors.h) <= 8
    barred = {board.names[square] for square, no in enumerate(board.barred) if no}
    assert barred == {f"{row},{col}" for row in (0, 7) for col in range(1, 9)}
    assert "reconstruction" in next(r for r in RULESETS if r.id.endswith("brownstone")).notes


@rule("bs.setup.levels", "bs.setup.fourth", "bs.setup.hazmats", "2011.levels")
@pytest.mark.parametrize(
    ("level", "explosions", "hazmats", "hot", "reserve"),
    [("recruit", 3, 3, 0, 6), ("veteran", 3, 4, 3, 6), ("heroic", 4, 5, 3, 12)],
)
@pytest.mark.parametrize("ruleset", ["flashpoint/brownstone", "flashpoint/experienced"])
def test_levels(
    ruleset: str, level: str, explosions: int, hazmats: int, hot: int, reserve: int
) -> None:
    """Explosions, hazmats, hot spots more and the reserve of each level. — Setup"""
    scene = started(ruleset, difficulty=level, crew=PAIR)
    asked: list[str] = []
    while not asked or asked[-1] != "park-engine":
        asked.append(scene.waits_for)
        if asked[-1] != "park-engine":
            scene.play(max(scene.odds))

    exploding = [what for what in asked if what in ("roll-centre", "roll-set-up", "roll-opposite")]
    assert len(exploding) == explosions
    assert exploding[:3] == ["roll-centre", "roll-set-up", "roll-opposite"]
    assert (asked.count("roll-hazmat"), asked.count("roll-hot-spot")) == (hazmats, hot)
    assert len(scene.view["hazmats"]) == hazmats
    assert scene.view["hot_spot_reserve"] == reserve
    assert len(scene.view["hot_spots"]) == explosions + hot


@rule("bs.setup.first", "bs.setup.explodes")
@pytest.mark.parametrize(
    ("black", "square"),
    list(enumerate(("3,3", "3,4", "3,5", "3,6", "4,6", "4,5", "4,4", "4,3"), start=1)),
)
def test_the_black_die_places_the_first_explosion(black: int, square: str) -> None:
    """A square of the centre, with fire and a hot spot. — First explosion"""
    scene = brownstone()
    assert scene.odds == {f"black {face}": 1 for face in range(1, 9)}

    scene.play(f"black {black}")

    assert square in scene.view["fire"]
    assert scene.view["hot_spots"] == [square]


@rule("bs.setup.explodes")
def test_an_explosion_of_the_set_up_damages_and_spreads() -> None:
    """Fire beside it, a cube on its walls, its door gone. — First explosion"""
    scene = brownstone()

    scene.play("black 8")

    assert scene.view["fire"] == ["4,2", "4,3", "5,3"]
    assert scene.view["damaged"] == ["3,3-4,3"]
    assert scene.view["destroyed"] == ["4,3-4,4"]
    assert (scene.view["damage"], scene.view["hot_spot_reserve"]) == (1, 6)


@rule("bs.setup.second", "bs.setup.fourth")
def test_squares_that_burn_are_rolled_again() -> None:
    """With both dice, for the second explosion and the fourth. — Second explosion"""
    scene = brownstone("heroic")
    scene.play("black 8")

    burning = {f"roll {square}" for square in scene.view["fire"]}
    assert len(scene.odds) == 48 - len(burning)
    assert not burning & set(scene.odds)
    scene.play("roll 1,1", "red 1")

    burning = {f"roll {square}" for square in scene.view["fire"]}
    assert scene.waits_for == "roll-set-up"
    assert not burning & set(scene.odds)


@rule("bs.setup.third")
def test_the_third_lies_in_the_opposite_column() -> None:
    """Black 2 is turned to 7; the red die alone is rolled, again where it burns. — Third"""
    scene = brownstone()
    scene.play("black 1", "roll 1,2")

    assert scene.odds == {f"red {face}": 1 for face in range(1, 7)}
    scene.play("red 6")
    assert "6,7" in scene.view["fire"]
    assert "6,7" in scene.view["hot_spots"]

    scene = brownstone()
    scene.play("black 4", "roll 3,3")
    assert "3,6" in scene.view["fire"]
    assert "red 3" not in scene.odds


@rule("bs.setup.hazmats", "2011.hazmats-open")
def test_hazmats_lie_open_where_neither_fire_nor_a_hazmat_is() -> None:
    """Their squares are rolled again. — Hazmat tokens"""
    scene = past_explosions(brownstone())
    assert scene.waits_for == "roll-hazmat"
    taken = set(scene.view["fire"])
    assert set(scene.odds) == {
        f"roll {row},{col}"
        for row in range(1, 7)
        for col in range(1, 9)
        if f"{row},{col}" not in taken
    }

    scene.play("roll 5,5")

    assert scene.view["hazmats"] == [{"square": "5,5", "lit": False}]
    assert "roll 5,5" not in scene.odds


@rule("bs.setup.hot-spots")
@pytest.mark.parametrize(
    ("level", "crew", "number"),
    [
        ("recruit", 2, 0),
        ("recruit", 3, 2),
        ("recruit", 4, 3),
        ("recruit", 6, 3),
        ("veteran", 2, 3),
        ("veteran", 3, 5),
        ("heroic", 1, 3),
        ("heroic", 5, 6),
    ],
)
def test_hot_spots_by_level_and_crew(level: str, crew: int, number: int) -> None:
    """Rolled for where none is yet. — Additional HotSpot tokens"""
    scene = past_explosions(brownstone(level, crew))
    while scene.waits_for == "roll-hazmat":
        scene.play(max(scene.odds))

    rolled = 0
    while scene.waits_for == "roll-hot-spot":
        assert not {f"roll {square}" for square in scene.view["hot_spots"]} & set(scene.odds)
        scene.play(max(scene.odds))
        rolled += 1

    assert rolled == number


@rule("bs.setup.points", "bs.setup.box", "2011.components")
def test_three_points_of_interest_are_rolled_for() -> None:
    """Not on fire or on each other; a hazmat does not matter. — Place 3 POI"""
    scene = past_explosions(brownstone())
    scene.play("roll 2,2", "roll 5,5", "roll 5,6")
    assert scene.view["bag"] == {"victim": 10, "false-alarm": 5, "hazmat": 0}

    for square in ("5,5", "2,1", "6,4"):
        assert scene.waits_for == "roll-start-point"
        assert not {f"roll {burning}" for burning in scene.view["fire"]} & set(scene.odds)
        scene.play(f"roll {square}")
        assert f"roll {square}" not in scene.odds

    assert scene.view["points"] == ["2,1", "5,5", "6,4"]
    assert scene.waits_for == "park-engine"


@rule("bs.setup.supplies", "bs.setup.reserve", "2011.components")
def test_supplies() -> None:
    """24 damage markers, 33 discs, 6 hot spots, 3 treatments, 12 at the hardest. — Setup"""
    options = brownstone().game.house.options
    heroic = brownstone("heroic").game.house.options

    assert (options.damage_limit, options.fire_discs, options.treated_limit) == (24, 33, 3)
    assert (options.hot_spot_reserve, heroic.hot_spot_reserve) == (6, 12)


@rule("bs.setup.specialists", "bs.setup.two-each")
def test_every_firefighter_draws_another_card() -> None:
    """Up to six of the eight, each once; one person may run several. — Setup"""
    scene = past_explosions(brownstone(crew=6))
    while scene.waits_for != "deal-role":
        scene.play(max(scene.odds))

    cards = len(scene.odds)
    assert cards == 8
    while scene.waits_for == "deal-role":
        assert len(scene.odds) == cards
        scene.play(min(scene.odds))
        cards -= 1

    assert len({pawn["role"] for pawn in scene.view["pawns"]}) == 6


@rule("bs.setup.start-squares", "bs.setup.vehicles", "bs.setup.order", "bs.setup.two-each")
def test_vehicles_and_crew_are_placed_before_the_first_turn() -> None:
    """Anywhere outside but on the neighbours' ground, together if they like. — Setup"""
    scene = past_explosions(brownstone())
    while scene.waits_for != "park-engine":
        scene.play(max(scene.odds))
    assert len(scene.legal) == 4
    scene.play("park engine 1,0")
    assert len(scene.legal) == 2
    scene.play("park ambulance 3,9")

    assert len(scene.legal) == 16
    assert scene.refuses("enter 0,1") == "not-outside"
    scene.play("enter 1,0", "enter 1,0")

    assert (scene.waits_for, scene.view["turn"], scene.ap) == ("act", 0, 5)
    scene.play("end", "roll 5,5")
    assert (scene.waits_for, scene.view["turn"]) == ("act", 1)
