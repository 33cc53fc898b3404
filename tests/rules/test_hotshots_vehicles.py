"""Hotshots: Vehicles."""

from __future__ import annotations

from typing import Any

from forest import Forest, forest
from rule import rule


def at_base(fires: str = "house-1 2, barn 2, campground 2, lodge 1", **choices: Any) -> Forest:
    """Firefighter 1 at the Air Attack Base."""
    given = {"at": "air-base barn", "crew": "lookout crew-boss", **choices}
    return forest(fires, **given)


@rule("hotshots.vehicle.instead", "hotshots.vehicle.counts-as-fight")
def test_a_vehicle_is_used_instead_of_rolling() -> None:
    """Either a vehicle or the dice, once a turn. — Vehicles"""
    play = at_base()
    play.play("helicopter barn")
    assert play.refuses("fight") == "fought-already"
    assert play.refuses("tanker lodge") == "fought-already"
    rolled = at_base()
    rolled.play("fight", "dice HSSSPP", "lock H", "stop")
    assert rolled.refuses("helicopter barn") == "fought-already"


@rule("hotshots.vehicle.where")
def test_vehicles_wait_at_the_air_base() -> None:
    """Elsewhere none can be used. — Vehicles"""
    assert forest().refuses("helicopter house-2") == "not-at-base"


@rule("hotshots.vehicle.base-burning")
def test_a_burning_base_still_serves() -> None:
    """Until it scorches. — Vehicles"""
    at_base("air-base 3, barn 1").play("helicopter air-base")
    gone = at_base(scorched="air-base")
    assert gone.refuses("dozer") == "base-gone"


@rule("hotshots.vehicle.single-use")
def test_a_used_vehicle_leaves_the_game() -> None:
    """The others stay. — Vehicles"""
    play = at_base()
    play.play("helicopter barn")
    assert play.view["vehicles"] == ["air tanker", "dozer"]
    play.state.at, play.state.flags = 0x0100, 0
    assert play.refuses("helicopter lodge") == "vehicle-gone"


@rule("hotshots.helicopter", "hotshots.vehicle.moves-along")
def test_the_helicopter_takes_three_flames_off_one_tile() -> None:
    """Anywhere on the board; the firefighter ends there. — Helicopter"""
    play = at_base("repair-shop 4, barn 1")
    play.play("helicopter repair-shop")
    assert play.fires == {"repair-shop": 1, "barn": 1}
    assert play.places[0] == "repair-shop"


@rule("hotshots.helicopter.burning")
def test_water_is_dropped_on_burning_tiles_only() -> None:
    """The affected tile is one with flames. — Helicopter"""
    assert at_base().refuses("helicopter fire-camp") == "not-burning"


@rule("hotshots.power-lines")
def test_no_aircraft_over_the_power_lines() -> None:
    """Neither Helicopter nor Air Tanker. — Vehicles; Power Lines"""
    play = at_base("power-lines 2, repair-shop 1, barn 1")
    assert play.refuses("helicopter power-lines") == "power-lines"
    assert play.refuses("tanker power-lines") == "power-lines"
    play.play("tanker repair-shop")
    assert play.waits_for == "act"


@rule("hotshots.tanker", "hotshots.tanker.up-to-three", "hotshots.tanker.lands")
def test_the_air_tanker_takes_one_flame_off_up_to_three_tiles() -> None:
    """A line of adjacent tiles; the firefighter lands at an end of it. — Air Tanker"""
    play = at_base("house-1 2, barn 2, campground 2, lodge 1")
    play.play("tanker house-1", "drop barn", "drop campground")
    assert play.fires == {"house-1": 1, "barn": 1, "campground": 1, "lodge": 1}
    assert play.places[0] == "campground"
    short = at_base()
    short.play("tanker house-1", "done")
    assert (short.fires["house-1"], short.places[0]) == (1, "house-1")


@rule("hotshots.tanker.no-triangle")
def test_the_line_may_curve_but_not_form_a_triangle() -> None:
    """The third tile is not adjacent to the first. — Air Tanker"""
    play = at_base("house-1 2, barn 2, rocky-terrain 2, campground 2")
    play.play("tanker house-1", "drop barn")
    assert play.refuses("drop rocky-terrain") == "triangle"
    assert play.refuses("drop house-1") == "used-already"
    play.play("drop campground")
    assert play.waits_for == "act"


@rule("hotshots.tanker.token")
def test_one_more_flame_after_a_vehicle() -> None:
    """The token reaches any of the tanker's tiles. — Token List"""
    play = at_base(hands="extra-flame")
    play.play("tanker house-1", "drop barn", "done")
    assert play.offers("play") == ["play extra-flame barn", "play extra-flame house-1"]


@rule("hotshots.dozer.line", "hotshots.dozer.lands")
def test_the_dozer_lays_an_unbroken_line() -> None:
    """Three edges joined end to end; the firefighter gets off beside one. — Dozer"""
    play = at_base()
    play.play("dozer", "doze lodge house-1")
    assert play.refuses("doze fire-camp radio-tower") == "no-dozer-shape"
    play.play("doze lodge rocky-terrain", "doze fire-camp rocky-terrain")
    assert play.view["firebreaks"] == [
        *("fire-camp/rocky-terrain", "house-1/lodge", "lodge/rocky-terrain")
    ]
    assert play.offers("land") == [
        *("land fire-camp", "land house-1", "land lodge", "land rocky-terrain")
    ]
    play.play("land lodge")
    assert play.places[0] == "lodge"


@rule("hotshots.dozer.y")
def test_the_dozer_lays_a_y() -> None:
    """The three edges where three tiles meet. — Dozer"""
    play = at_base()
    play.play("dozer", "doze lodge house-1", "doze lodge rocky-terrain")
    assert "doze house-1 rocky-terrain" in play.legal
    play.play("doze house-1 rocky-terrain")
    assert len(play.view["firebreaks"]) == 3


@rule("hotshots.dozer.supply")
def test_the_dozer_moves_firebreaks_when_none_is_left() -> None:
    """It picks up others, not those just laid. — Dozer; Success"""
    play = at_base(breaks="barn/house-1 barn/campground barn/rocky-terrain", firebreaks=3)
    play.play("dozer", "pickup barn house-1", "doze lodge fire-camp")
    assert play.refuses("pickup lodge fire-camp") == "just-laid"
    play.play("pickup barn campground", "doze lodge fire-cache")
    play.play("pickup barn rocky-terrain", "doze fire-camp fire-cache", "land lodge")
    assert len(play.view["firebreaks"]) == 3


@rule("hotshots.dozer.lake")
def test_nobody_gets_off_in_the_lake() -> None:
    """A line may border the Lake, but it cannot be entered. — Dozer; Lake"""
    play = at_base()
    play.play("dozer", "doze lake fire-cache", "doze lake air-base", "doze air-base fire-cache")
    assert play.refuses("land lake") == "lake-barred"
