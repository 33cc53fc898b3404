"""Brownstone: hazmats, hot spots and flare-ups."""

from __future__ import annotations

import pytest
from rule import rule
from scene import later, started


@rule("bs.hazmat.explodes", "2011.turn.hazmat-chain")
def test_a_hazmat_on_fire_explodes_and_leaves_a_hot_spot() -> None:
    """And the next, when the fire of the first reaches it. — Hazmat"""
    scene = later("""
        +---+---+---+---+
        | SH  .  SH   . |
        +---+---+---+---+
        hot spots left: 6
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +-!-+---+-!-+---+
          F*  F   F*  F |
        +-!-+---+-!-+---+
        hot spots left: 4
    """)
    assert scene.view["hazmats"] == []


@rule("2011.turn.hazmat-chain")
def test_two_hazmats_in_one_square_explode_both() -> None:
    """But the square gets one hot spot. — Rulings"""
    scene = later("""
        +---+---+
        |SHH| 1 |
        +---+---+
        hot spots left: 6
    """)

    scene.play("roll 1,1")

    assert scene.view["damage"] == 8
    assert (scene.view["hot_spots"], scene.view["hot_spot_reserve"]) == (["1,1"], 5)


@rule("2011.turn.hazmat-order")
@pytest.mark.parametrize(("first", "hot"), [("1,1", "1,1"), ("1,3", "1,3")])
def test_the_player_on_turn_chooses_among_hazmats_reached_together(first: str, hot: str) -> None:
    """Here the first gets the last hot spot of the reserve. — Rulings"""
    scene = later("""
        +---+---+---+---+---+
        | SH  S   SH| 2 | 1 |
        +---+---+---+---+---+
        turn: 2
        hot spots left: 1
    """)

    scene.play("roll 1,2")
    assert (scene.waits_for, scene.game.actor(scene.state)) == ("choose-hazmat", 1)
    assert scene.legal == ["explode 1,1", "explode 1,3"]
    scene.play(f"explode {first}")

    assert (scene.view["hot_spots"], scene.view["hazmats"]) == ([hot], [])
    assert scene.waits_for != "choose-hazmat"


@rule("bs.hot-spots.pool")
def test_no_hot_spot_without_a_reserve() -> None:
    """Neither from a hazmat nor from a flare-up. — Game Play"""
    scene = later("""
        +---+---+---+
        | SH| 1 | * |
        +---+---+---+
        hot spots left: 0
    """)
    scene.play("roll 1,1")
    assert scene.view["hot_spots"] == ["1,3"]

    scene = later("""
        +---+---+---+
        | . | 1 | * |
        +---+---+---+
        hot spots left: 0
    """)
    scene.play("roll 1,3", "roll 6,8")
    assert scene.view["hot_spots"] == ["1,3"]


@rule("2011.knocked-down.carrying", "2011.turn.effects")
def test_what_they_had_with_them_is_lost() -> None:
    """Victims in the square die, a hazmat there explodes before anybody falls. — Rulings"""
    scene = later("""
        +---+---+---+
        | S |&    . |
        +---+---+---+
        at 1,2: SVTH1
        hot spots left: 6
    """)

    log = scene.play("roll 1,2")

    names = [type(event).__name__ for event in log]
    assert names.index("Exploded") < names.index("KnockedDown") < names.index("VictimLost")
    assert (scene.view["lost"], scene.view["hazmats"]) == (2, [])


@rule("bs.hot-spot.no-effect", "bs.hot-spot.flare-up", "bs.hot-spot.chain", "bs.hot-spots.pool")
def test_hot_spots_flare_up_in_a_chain() -> None:
    """Smoke on both hot targets, and the last, cold one gets a hot spot. — HotSpot Note"""
    scene = later("""
        +---+---+---+---+
        | * | * | . | . |
        +---+---+---+---+
        hot spots left: 6
    """)

    scene.play("roll 1,1", "roll 1,2")
    assert scene.waits_for == "roll-advance"
    scene.play("roll 1,3")

    scene.shows("""
        +---+---+---+---+
        | S*| S*| S*| . |
        +---+---+---+---+
        hot spots left: 5
    """)
    assert scene.waits_for != "roll-advance"


@rule("bs.hot-spot.flare-up")
def test_a_cold_target_gets_no_hot_spot() -> None:
    """Without a flare-up nothing is added. — HotSpot Note"""
    scene = later("""
        +---+---+
        | * | . |
        +---+---+
        hot spots left: 6
    """)

    scene.play("roll 1,2")

    assert scene.view["hot_spots"] == ["1,1"]


@rule("2011.turn.effects", "bs.hot-spot.flare-up")
def test_people_suffer_before_the_fire_flares_up() -> None:
    """Who stands in the fire of the first roll falls before the second is rolled. — Rulings"""
    scene = later("""
        +---+---+---+
        |S*1| . | . |
        +---+---+---+
        hot spots left: 6
    """)

    scene.play("roll 1,1")
    assert scene.waits_for == "fall"
    scene.play("fall 0,1")
    assert scene.waits_for == "roll-advance"
    scene.play("roll 1,2")

    scene.shows("""
        +---+---+---+
        | F*| S*| . |
        +---+---+---+
        hot spots left: 5
    """)


@rule("2011.turn.effects")
def test_markers_burn_before_the_fire_flares_up() -> None:
    """The last victim that may be lost ends the game before another roll. — Rulings"""
    scene = later("""
        +---+---+---+
        |S*?| 1 | . |
        +---+---+---+
        hot spots left: 6
        lost: 3
    """)

    scene.play("roll 1,1")
    assert scene.waits_for == "reveal-burnt"
    scene.play("reveal victim")

    assert scene.ending == ("lost", "victims-lost")


@rule("2011.turn.effects", "bs.fire-outside")
def test_fire_outside_goes_out_before_the_fire_flares_up() -> None:
    """It belongs to the roll that brought it. — Advance Fire"""
    scene = later("""
        +   +---+---+
        | F*| 1 | . |
        +---+---+---+
        hot spots left: 6
    """)

    log = scene.play("roll 1,1")

    names = [type(event).__name__ for event in log]
    assert names.index("IgnitedOutside") < names.index("OutsideQuenched") < names.index("FlaredUp")
    assert (scene.waits_for, scene.view["fire_outside"]) == ("roll-advance", [])


@rule("bs.hot-spots.a-turn")
def test_one_hot_spot_a_turn_from_hazmats() -> None:
    """The second hazmat explodes too, but leaves none. — Game Play"""
    scene = later("""
        +---+---+---+---+
        | SH  .  SH   . |
        +---+---+---+---+
        hot spots left: 6
        option hot_spots_a_turn: 1
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +-!-+---+-!-+---+
          F*  F   F   F |
        +-!-+---+-!-+---+
        hot spots left: 5
    """)
    assert scene.view["hazmats"] == []


@rule("bs.hot-spots.a-turn")
def test_a_flare_up_after_a_hazmat_brings_no_hot_spot() -> None:
    """One a turn in all; the next turn may bring one again. — Game Play"""
    scene = later("""
        +---+---+---+---+
        | * | . | SH| 1 |
        +---+---+---+---+
        hot spots left: 6
        option hot_spots_a_turn: 1
    """)
    scene.play("roll 1,1", "roll 1,3")
    assert (scene.view["hot_spots"], scene.view["hot_spot_reserve"]) == (["1,1", "1,3"], 5)

    scene = later("""
        +---+---+---+---+
        | * | . | SH| 1 |
        +---+---+---+---+
        hot spots left: 6
        hot spots added: 1
        option hot_spots_a_turn: 1
        bag: 0 victims, 0 false alarms, 0 hazmats
    """)
    scene.play("roll 1,1", "roll 1,2")
    assert (scene.view["hot_spots"], scene.view["hot_spot_reserve"]) == (["1,1"], 6)
    assert scene.waits_for == "act"
    scene.play("end", "roll 1,1", "roll 1,2")
    assert (scene.view["hot_spots"], scene.view["hot_spot_reserve"]) == (["1,1", "1,2"], 5)


@rule("bs.hot-spots.a-turn")
def test_where_a_hot_spot_lies_none_is_added_nor_counted() -> None:
    """A hazmat on a hot spot leaves nothing new, so the flare-up may. — Game Play"""
    scene = later("""
        +---+---+---+---+
        |&  | . | . | 1 |
        +---+---+---+---+
        at 1,1: SH*
        hot spots left: 6
        option hot_spots_a_turn: 1
    """)

    scene.play("roll 1,1", "roll 1,3")

    assert (scene.view["hot_spots"], scene.view["hot_spot_reserve"]) == (["1,1", "1,3"], 5)


@rule("bs.hot-spots.a-turn")
def test_only_brownstone_counts_hot_spots_by_the_turn() -> None:
    """In the Experienced Game each hazmat leaves one. — Game Play"""
    options = {
        way: started(way).game.house.options.hot_spots_a_turn
        for way in ("flashpoint/brownstone", "flashpoint/experienced", "flashpoint/second-story")
    }
    assert list(options.values()) == [1, 0, 0]
